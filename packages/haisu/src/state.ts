/**
 * The candidates of a board for both ladders: each edge open, on or off, and for each cell the visits of its region on which the line may
 * stand there, as an interval.
 *
 * Slots: edges `0 … E−1`; whether a cell's number has been laid `E …`; least visit `E + n …`; greatest visit `E + 2n …`. Nothing is summed up
 * ahead: kernels walk the lines as they are drawn, so no summary can be stale. Boards are settled by clauses (`model`); this
 * state is for people's steps.
 */
import { type Cell, Due, type Edge, type Fact, type State, Trail } from "@hashigo/core";
import { Layout, SIDES } from "./layout.js";
import type { Puzzle } from "./puzzle.js";

export const OPEN = 0;
export const ON = 1;
export const OFF = 2;

/** A line through the edges that are on: its cells from one end to the other. `closed`: a ring, whose cells are then all of it. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly closed: boolean;
}

export class Lines implements State {
  readonly layout: Layout;
  readonly store: Int32Array;
  readonly trail: Trail;
  readonly degrees: Due;
  readonly rings: Due;
  readonly segments: Due;
  readonly regions: Due;
  readonly reaches: Due;
  readonly ranges: Due;
  readonly heads: Due;
  readonly budgets: Due;
  readonly entrances: Due;
  readonly doors: Due;
  readonly boards: Due;
  readonly locals: Due;
  /** Where the last contradiction stood. */
  failedAt = 0;
  private readonly laidBase: number;
  private readonly leastBase: number;
  private readonly mostBase: number;

  constructor(readonly puzzle: Puzzle) {
    const layout = new Layout(puzzle);
    this.layout = layout;
    const { edges, size } = layout;
    const { count, cells } = puzzle.regions;
    this.laidBase = edges;
    this.leastBase = edges + size;
    this.mostBase = edges + 2 * size;
    this.store = new Int32Array(edges + 3 * size);
    for (let cell = 0; cell < size; cell++) {
      this.store[this.leastBase + cell] = 1;
      this.store[this.mostBase + cell] = cell === puzzle.start ? 1 : cells[layout.region[cell]!]!.length;
    }
    this.trail = new Trail(this.store);
    this.degrees = new Due(size);
    this.rings = new Due(size);
    this.segments = new Due(size);
    this.ranges = new Due(size);
    this.regions = new Due(count);
    this.budgets = new Due(count);
    this.entrances = new Due(count);
    this.boards = new Due(count);
    this.locals = new Due(count);
    this.reaches = new Due(1);
    this.heads = new Due(2);
    this.doors = new Due(1);
  }

  // ---- what is known ----

  edge(edge: Edge): number {
    return this.store[edge]!;
  }

  isLaid(cell: Cell): boolean {
    return this.store[this.laidBase + cell] === 1;
  }

  /** The number laid on a cell that demands something; 0 when there is none. */
  numberAt(cell: Cell): number {
    return this.isLaid(cell) ? this.puzzle.numbers[cell]! : 0;
  }

  least(cell: Cell): number {
    return this.store[this.leastBase + cell]!;
  }

  most(cell: Cell): number {
    return this.store[this.mostBase + cell]!;
  }

  /** How many edges around a cell have this mark. */
  countAt(cell: Cell, mark: number): number {
    const { around } = this.layout;
    let n = 0;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++)
      if (around[k]! >= 0 && this.store[around[k]!] === mark) n++;
    return n;
  }

  /** The line through a cell over edges that are on and that `along` lets pass; a cell without such an edge is a line of itself. */
  lineAt(cell: Cell, along: (edge: Edge) => boolean = () => true): Line {
    const back = this.walk(cell, -1, along);
    if (back.closed) return back;
    const ahead = this.walk(cell, back.cells.length > 1 ? this.edgeOf(cell, back.cells[1]!) : -1, along);
    return { cells: [...back.cells.slice(1).reverse(), ...ahead.cells], closed: false };
  }

  private edgeOf(a: Cell, b: Cell): Edge {
    return this.puzzle.grid.edgeBetween(a, b);
  }

  /** Along the line from a cell, not over edge `from`, until it ends or comes back. */
  walk(cell: Cell, from: Edge, along: (edge: Edge) => boolean = () => true): Line {
    const cells = [cell];
    let at = cell;
    let came = from;
    for (;;) {
      const next = this.onward(at, came, along);
      if (next < 0) return { cells, closed: false };
      at = this.layout.other(next, at);
      came = next;
      if (at === cell) return { cells, closed: true };
      cells.push(at);
      // A cell with three line ends has no onward walk of its own; the degree rung speaks of it.
      if (cells.length > this.layout.size) return { cells, closed: true };
    }
  }

  private onward(cell: Cell, came: Edge, along: (edge: Edge) => boolean): Edge {
    const { around } = this.layout;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const edge = around[k]!;
      if (edge >= 0 && edge !== came && this.store[edge] === ON && along(edge)) return edge;
    }
    return -1;
  }

  // ---- writing ----

  /** False: the edge is already the other way. */
  put(edge: Edge, mark: number): boolean {
    const before = this.store[edge]!;
    if (before === mark) return true;
    if (before !== OPEN) {
      this.failedAt = this.layout.first[edge]!;
      return false;
    }
    this.trail.write(edge, mark);
    this.touched(edge);
    return true;
  }

  private touched(edge: Edge): void {
    const { first, second } = this.layout;
    const a = first[edge]!;
    const b = second[edge]!;
    for (const cell of [a, b]) {
      this.degrees.add(cell);
      this.segments.add(cell);
      this.ranges.add(cell);
      this.regionTouched(this.layout.region[cell]!);
    }
    if (this.store[edge] === ON) for (const cell of this.lineAt(a).cells) this.rings.add(cell);
    this.reaches.add(0);
    this.doors.add(0);
    this.heads.add(0);
    this.heads.add(1);
  }

  private regionTouched(region: number): void {
    this.regions.add(region);
    this.budgets.add(region);
    this.entrances.add(region);
    this.boards.add(region);
    this.locals.add(region);
  }

  /** Narrows the visits on which the line may stand on a cell. False: none is left. */
  within(cell: Cell, least: number, most: number): boolean {
    const low = Math.max(least, this.least(cell));
    const high = Math.min(most, this.most(cell));
    if (low > high) {
      this.failedAt = cell;
      return false;
    }
    if (low === this.least(cell) && high === this.most(cell)) return true;
    if (low !== this.least(cell)) this.trail.write(this.leastBase + cell, low);
    if (high !== this.most(cell)) this.trail.write(this.mostBase + cell, high);
    const { around, beyond, region } = this.layout;
    this.ranges.add(cell);
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (around[k]! >= 0) this.ranges.add(beyond[k]!);
    this.budgets.add(region[cell]!);
    this.entrances.add(region[cell]!);
    this.heads.add(0);
    this.heads.add(1);
    return true;
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
    this.segments.add(cell);
    this.ranges.add(cell);
    this.regionTouched(this.layout.region[cell]!);
    return true;
  }

  private edgeIn(fact: Fact): Edge {
    const edge = fact.kind === "edge" ? this.edgeOf(fact.cells[0], fact.cells[1]) : -1;
    if (edge < 0) throw new RangeError(`no edge of this board: ${JSON.stringify(fact)}`);
    return edge;
  }

  assert(fact: Fact): boolean {
    return this.put(this.edgeIn(fact), fact.kind === "edge" && fact.value === "on" ? ON : OFF);
  }

  holds(fact: Fact): boolean {
    return this.store[this.edgeIn(fact)] === (fact.kind === "edge" && fact.value === "on" ? ON : OFF);
  }

  settled(from: number, out: Fact[]): void {
    for (let i = from; i < this.trail.length; i++) {
      const edge = this.trail.slot(i);
      if (edge >= this.layout.edges) continue;
      out.push({ kind: "edge", cells: this.puzzle.grid.sides(edge), value: this.store[edge] === ON ? "on" : "off" });
    }
  }

  /** Atoms are `2 · edge` (off) and `2 · edge + 1` (on). */
  open(from: number): number {
    for (let atom = from; atom < 2 * this.layout.edges; atom++) if (this.store[atom >> 1] === OPEN) return atom;
    return -1;
  }

  assume(atom: number): boolean {
    return this.put(atom >> 1, (atom & 1) === 1 ? ON : OFF);
  }

  refute(atom: number): boolean {
    return this.put(atom >> 1, (atom & 1) === 1 ? OFF : ON);
  }

  private get queues(): readonly Due[] {
    return [
      this.degrees,
      this.rings,
      this.segments,
      this.regions,
      this.reaches,
      this.ranges,
      this.heads,
      this.budgets,
      this.entrances,
      this.doors,
      this.boards,
      this.locals,
    ];
  }

  idle(): void {
    for (const queue of this.queues) queue.clear();
  }

  wake(): void {
    for (let cell = 0; cell < this.layout.size; cell++) {
      this.degrees.add(cell);
      this.rings.add(cell);
      this.segments.add(cell);
      this.ranges.add(cell);
    }
    for (let region = 0; region < this.puzzle.regions.count; region++) this.regionTouched(region);
    this.reaches.add(0);
    this.doors.add(0);
    this.heads.add(0);
    this.heads.add(1);
  }
}
