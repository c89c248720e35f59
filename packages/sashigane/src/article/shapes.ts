/**
 * The state of the article's ladder: candidate shapes. Every L on the board is a candidate of the cell it bends in.
 *
 * Shapes are numbers, not objects: `bend · V·H + v · H + h` with V = rows − 1, H = cols − 1. `v` below the bend's row number means an arm
 * of v + 1 cells upwards, else one of v − row + 1 downwards; `h` likewise for left and right. So the shapes through a cell are found by
 * arithmetic, and a 40 × 40 board with its 2.4 million shapes is one typed array.
 *
 * Slots: alive `0 … K−1`; what is drawn on each edge (puzz.link order) `K …`; whether a cell's clue has been laid `K + edges …`.
 * Nothing is counted ahead: a count of survivors that outlives the next kill is how the article's solver once lost answers. Each
 * kernel looks at the shapes as they are.
 */
import { type Cell, Due, type Fact, type State, Trail } from "@hashigo/core";
import { NONE, type Puzzle, UNKNOWN } from "../puzzle.js";

export const OPEN = 0;
export const JOINED = 1;
export const CUT = 2;

export class Shapes implements State {
  readonly rows: number;
  readonly cols: number;
  readonly size: number;
  readonly V: number;
  readonly H: number;
  /** Number of shapes. */
  readonly K: number;
  readonly store: Int32Array;
  readonly trail: Trail;
  readonly fits: Due;
  readonly covers: Due;
  readonly areas: Due = new Due(1);
  readonly strict: boolean;
  failedAt = 0;
  private readonly edgeBase: number;
  private readonly laidBase: number;

  constructor(readonly puzzle: Puzzle) {
    const { rows, cols, grid } = puzzle;
    this.rows = rows;
    this.cols = cols;
    this.size = rows * cols;
    this.V = rows - 1;
    this.H = cols - 1;
    this.K = this.size * this.V * this.H;
    this.edgeBase = this.K;
    this.laidBase = this.K + grid.edges;
    this.store = new Int32Array(this.laidBase + this.size);
    this.store.fill(1, 0, this.K);
    this.trail = new Trail(this.store);
    this.fits = new Due(this.size);
    this.covers = new Due(this.size);
    this.strict = puzzle.rules.form === "strict";
  }

  // ---- geometry of shape i ----

  bendOf(i: number): Cell {
    return Math.floor(i / (this.V * this.H));
  }

  /** Rows from the bend to the tip of the vertical arm: negative upwards. */
  rise(i: number): number {
    const v = Math.floor(i / this.H) % this.V;
    const r = Math.floor(this.bendOf(i) / this.cols);
    return v < r ? -(v + 1) : v - r + 1;
  }

  /** Columns from the bend to the tip of the horizontal arm: negative to the left. */
  run(i: number): number {
    const h = i % this.H;
    const c = this.bendOf(i) % this.cols;
    return h < c ? -(h + 1) : h - c + 1;
  }

  sizeOf(i: number): number {
    return 1 + Math.abs(this.rise(i)) + Math.abs(this.run(i));
  }

  /** The cells of a shape: bend, vertical arm outwards, horizontal arm outwards. */
  cellsOf(i: number): Cell[] {
    const bend = this.bendOf(i);
    const rise = this.rise(i);
    const run = this.run(i);
    const out = [bend];
    for (let k = 1; k <= Math.abs(rise); k++) out.push(bend + Math.sign(rise) * k * this.cols);
    for (let k = 1; k <= Math.abs(run); k++) out.push(bend + Math.sign(run) * k);
    return out;
  }

  spans(i: number, cell: Cell): boolean {
    const bend = this.bendOf(i);
    const down = Math.floor(cell / this.cols) - Math.floor(bend / this.cols);
    const right = (cell % this.cols) - (bend % this.cols);
    if (right === 0) return between(down, this.rise(i));
    return down === 0 && between(right, this.run(i));
  }

  /** Calls `visit` with the living shapes through a cell until it returns false; false then. */
  each(cell: Cell, visit: (i: number) => boolean): boolean {
    const { cols, rows, V, H, store } = this;
    const r = Math.floor(cell / cols);
    const c = cell % cols;
    const block = V * H;
    for (let i = cell * block, end = i + block; i < end; i++) if (store[i] === 1 && !visit(i)) return false;
    for (let r0 = 0; r0 < rows; r0++) {
      if (r0 === r) continue;
      // From a bend above, arms of at least r − r0 cells downwards; from one below, upwards.
      const [from, to] = r0 < r ? [r - 1, V] : [r0 - r - 1, r0];
      for (let i = (r0 * cols + c) * block + from * H, end = (r0 * cols + c) * block + to * H; i < end; i++)
        if (store[i] === 1 && !visit(i)) return false;
    }
    for (let c0 = 0; c0 < cols; c0++) {
      if (c0 === c) continue;
      const [from, to] = c0 < c ? [c - 1, H] : [c0 - c - 1, c0];
      for (let v = 0, base = (r * cols + c0) * block; v < V; v++, base += H)
        for (let i = base + from; i < base + to; i++) if (store[i] === 1 && !visit(i)) return false;
    }
    return true;
  }

  isAlive(i: number): boolean {
    return this.store[i] === 1;
  }

  kill(i: number): void {
    this.trail.write(i, 0);
    for (const cell of this.cellsOf(i)) this.covers.add(cell);
    this.areas.add(0);
  }

  // ---- what is known of a cell ----

  isLaid(cell: Cell): boolean {
    return this.store[this.laidBase + cell] === 1;
  }

  /** The clue that has been laid, or nothing. */
  clueAt(cell: Cell): number {
    return this.isLaid(cell) ? this.puzzle.clues[cell]! : NONE;
  }

  /** A clue is printed here that has not been laid: it may be anything. */
  isVeiled(cell: Cell): boolean {
    const clue = this.puzzle.clues[cell]!;
    return clue !== NONE && clue !== UNKNOWN && !this.isLaid(cell);
  }

  drawn(edge: number): number {
    return edge < 0 ? OPEN : this.store[this.edgeBase + edge]!;
  }

  // ---- State ----

  mark(): number {
    return this.trail.length;
  }

  undoTo(mark: number): void {
    this.trail.undoTo(mark);
  }

  slotAt(i: number): number {
    return this.trail.slot(i);
  }

  oldAt(i: number): number {
    return this.trail.old(i);
  }

  value(slot: number): number {
    return this.store[slot]!;
  }

  give(cell: Cell): boolean {
    this.trail.write(this.laidBase + cell, 1);
    if (!this.strict) this.fits.add(cell);
    else for (let x = 0; x < this.size; x++) this.fits.add(x);
    this.areas.add(0);
    return true;
  }

  private edgeOf(fact: Fact): number {
    const edge = fact.kind === "edge" ? this.puzzle.grid.edgeBetween(fact.cells[0], fact.cells[1]) : -1;
    if (edge < 0) throw new RangeError(`no edge of this board: ${JSON.stringify(fact)}`);
    return edge;
  }

  assert(fact: Fact): boolean {
    const edge = this.edgeOf(fact);
    const drawn = fact.kind === "edge" && fact.value === "on" ? CUT : JOINED;
    const before = this.drawn(edge);
    if (before === drawn) return true;
    if (before !== OPEN) return false;
    this.trail.write(this.edgeBase + edge, drawn);
    for (const cell of this.puzzle.grid.sides(edge)) this.fits.add(cell);
    return true;
  }

  holds(fact: Fact): boolean {
    const edge = this.edgeOf(fact);
    const on = fact.kind === "edge" && fact.value === "on";
    const drawn = this.drawn(edge);
    if (drawn !== OPEN) return on ? drawn === CUT : drawn === JOINED;
    const [a, b] = this.puzzle.grid.sides(edge);
    if (on) return this.each(a, (i) => !this.spans(i, b));
    return this.each(a, (i) => this.spans(i, b)) || this.each(b, (i) => this.spans(i, a));
  }

  settled(from: number, out: Fact[]): void {
    const { grid } = this.puzzle;
    const cells = new Set<Cell>();
    for (let t = from; t < this.trail.length; t++)
      if (this.trail.slot(t) < this.K) for (const cell of this.cellsOf(this.trail.slot(t))) cells.add(cell);
    const edges = new Set<number>();
    for (const cell of cells) for (const next of grid.neighbours(cell)) edges.add(grid.edgeBetween(cell, next));
    for (const edge of edges) {
      if (this.drawn(edge) !== OPEN) continue;
      const on: Fact = { kind: "edge", cells: grid.sides(edge), value: "on" };
      const off: Fact = { ...on, value: "off" };
      if (this.holds(on)) out.push(on);
      else if (this.holds(off)) out.push(off);
    }
  }

  /** Atoms are shapes: living ones that are not alone on all of their cells. */
  open(from: number): number {
    for (let i = from; i < this.K; i++) if (this.store[i] === 1 && !this.each(this.bendOf(i), (j) => j === i)) return i;
    return -1;
  }

  assume(shape: number): boolean {
    for (const cell of this.cellsOf(shape)) this.killWhere(cell, (i) => i !== shape);
    return true;
  }

  refute(shape: number): boolean {
    if (this.isAlive(shape)) this.kill(shape);
    return true;
  }

  /** Kills the living shapes through a cell that `dies` names. */
  killWhere(cell: Cell, dies: (i: number) => boolean): void {
    this.each(cell, (i) => {
      if (dies(i)) this.kill(i);
      return true;
    });
  }

  idle(): void {
    this.fits.clear();
    this.covers.clear();
    this.areas.clear();
  }

  wake(): void {
    for (let cell = 0; cell < this.size; cell++) {
      this.fits.add(cell);
      this.covers.add(cell);
    }
    this.areas.add(0);
  }

  /** Fewest living shapes through it: the cell an exact cover would branch on. Its first shape, or −1 when all are decided. */
  choose(): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < this.size; cell++) {
      let n = 0;
      let first = -1;
      this.each(cell, (i) => {
        if (n++ === 0) first = i;
        return n < least;
      });
      if (n > 1 && n < least) {
        least = n;
        best = first;
      }
    }
    return best;
  }
}

function between(x: number, tip: number): boolean {
  return tip < 0 ? x <= 0 && x >= tip : x >= 0 && x <= tip;
}
