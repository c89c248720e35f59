/**
 * The candidates of a board: for each cell the falls with which it could be shaded, for each region the falls its stone could have.
 *
 * Slots, for N cells and M regions: cells `0 … N−1`; falls of a region `N … N+M−1`; whether its number has been laid `N+M …`; fewest and
 * most shaded cells that the other regions leave it `N+2M …` and `N+3M …`.
 * A cell's slot is 0 when it is blank, negative when it is shaded, positive while it is open; its other bits are the falls left to it
 * (bit f: f blanks below it in its column). Where falls are not asked for, or the board is taller than a word, bit 0 alone says "can be
 * shaded".
 *
 * Invariant at a fixpoint of all kernels: the falls of a cell are among those of its region, those of a region among those of each of its
 * shaded cells. A region that may be without a stone keeps the falls that a stone could have.
 *
 * What a missing number means: a region without a printed number, or with `?`, has a stone from the start; one whose number is printed but not
 * laid may have any number of shaded cells, none among them.
 *
 * Two readers. Search runs `border`, `hole` and the two strong kernels of `fall`; what `number`, `column`, `reach` and `below` say follows from these
 * at the fixpoint, so search leaves them out, and keeps no queues for them.
 */
import { type Cell, Due, type Engine, type Fact, Trail } from "@hashigo/core";
import { fallIn, openCell, openFall, regionIn } from "./atoms.js";
import { Choice } from "./choice.js";
import { Layout } from "./layout.js";
import { BLANK, type Progress, type Puzzle, SHADED } from "./puzzle.js";
import { climb, strong } from "./rungs/kernels.js";
import { type Scratch, scratchFor } from "./scratch.js";
import { Weak } from "./weak.js";

/** The sign of a cell's slot: shaded. */
export const SIGN: number = -0x8000_0000;
/** All the rest of it. */
export const FALLS = 0x7fff_ffff;
/** How many rungs of the default ladder are kernels. */
export const KERNELS = 7;
export type Trials = readonly ("fall" | "cell")[];

export class Falls implements Engine {
  readonly layout: Layout;
  readonly store: Int32Array;
  readonly trail: Trail;
  readonly scratch: Scratch;
  readonly borders: Due;
  readonly holes: Due;
  readonly columns: Due;
  readonly areas: Due;
  readonly totals: Due;
  /** `below` counts upwards too: a column has rows / 2 blanks. */
  readonly countsAbove: boolean = true;
  /** null for search. */
  readonly weak: Weak | null;
  /** The site that a strong kernel is working on, which it leaves at rest: no need to make it due. */
  inColumn = -1;
  inRegion = -1;
  /** Where the last contradiction stood: a cell. */
  failedAt = 0;
  private readonly N: number;
  private readonly M: number;
  private readonly choice: Choice;

  constructor(
    readonly puzzle: Puzzle,
    readonly trials: Trials | null = null,
  ) {
    const layout = new Layout(puzzle);
    const { size, count, cols } = layout;
    this.layout = layout;
    this.N = size;
    this.M = count;
    this.store = new Int32Array(size + 4 * count);
    this.trail = new Trail(this.store);
    this.scratch = scratchFor(Math.max(size, layout.rows));
    this.borders = new Due(size);
    this.holes = new Due(cols);
    this.columns = new Due(cols);
    this.areas = new Due(count);
    this.totals = new Due(1);
    this.weak = trials === null ? null : new Weak(count, cols);
    this.choice = new Choice(count, cols);
    const all = layout.falling ? layout.upTo(layout.half) : 1;
    for (let r = 0, cell = 0; r < layout.rows; r++) {
      const falls = layout.fallsOf(cell);
      for (let c = 0; c < cols; c++) this.store[cell++] = falls;
    }
    this.store.fill(all, size, size + count);
    for (let g = 0; g < count; g++) this.store[size + 3 * count + g] = layout.head[g + 1]! - layout.head[g]!;
  }

  // ---- what is known ----

  /** Falls left to the stone of a region. */
  fallsOf(region: number): number {
    return this.store[this.N + region]!;
  }

  isLaid(region: number): boolean {
    return this.store[this.N + this.M + region] !== 0;
  }

  /** Fewest and most shaded cells of a region: by its number, as far as it is laid, and by what the others leave. */
  leastOf(region: number): number {
    const n = this.layout.printed(region);
    const own = n < 0 ? 1 : this.isLaid(region) ? n : 0;
    return Math.max(own, this.store[this.N + 2 * this.M + region]!);
  }

  mostOf(region: number): number {
    const n = this.layout.printed(region);
    const left = this.store[this.N + 3 * this.M + region]!;
    return n >= 0 && n < left && this.isLaid(region) ? n : left;
  }

  // ---- writing ----

  /** An open value as a shaded one. */
  shadedAs(value: number): number {
    return value | SIGN;
  }

  fail(cell: Cell): false {
    this.failedAt = cell;
    return false;
  }

  /** Kernel: `value` differs from what stands there, and says no less. */
  set(cell: Cell, value: number): void {
    const { layout, weak } = this;
    const before = this.store[cell]!;
    this.trail.write(cell, value);
    const c = layout.column[cell]!;
    const g = layout.region[cell]!;
    const shaded = value < 0 && before > 0;
    if (layout.counted && c !== this.inColumn) this.columns.add(c);
    if (shaded || g !== this.inRegion) this.areas.add(g);
    if (shaded) this.borders.add(cell);
    const settled = shaded || value === 0;
    if (settled) this.totals.add(0);
    if (settled && layout.unbroken) this.holes.add(c);
    if (weak !== null) this.tell(weak, c, g, settled);
  }

  private tell(weak: Weak, c: number, g: number, settled: boolean): void {
    weak.belows.add(c);
    weak.belows.add(this.layout.cols + g);
    if (!settled) return;
    weak.numbers.add(g);
    weak.counts.add(c);
    weak.reaches.add(g);
    if (this.layout.tall) this.tallTouched(weak, c);
  }

  /** On a tall board the falls of a region are read off its columns each time. */
  private tallTouched(weak: Weak, c: number): void {
    const { cols, region } = this.layout;
    for (let i = c; i < this.N; i += cols) weak.belows.add(cols + region[i]!);
  }

  /** Kernel: a non-empty or, for a region that may be without a stone, empty proper subset of its falls. */
  setFalls(region: number, falls: number): void {
    this.trail.write(this.N + region, falls);
    if (region !== this.inRegion) this.areas.add(region);
    this.weak?.belows.add(this.layout.cols + region);
  }

  /** What the other regions leave to one: only what says more than is known is noted. */
  bound(region: number, least: number, most: number): void {
    const slot = this.N + 2 * this.M + region;
    const more = least > this.leastOf(region);
    const fewer = most < this.mostOf(region);
    if (more) this.trail.write(slot, least);
    if (fewer) this.trail.write(slot + this.M, most);
    if (more || fewer) this.counted(region);
  }

  /** The bounds of a region have changed. */
  private counted(region: number): void {
    this.areas.add(region);
    this.totals.add(0);
    this.weak?.numbers.add(region);
    this.weak?.reaches.add(region);
    this.weak?.belows.add(this.layout.cols + region);
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
    const g = this.layout.region[cell]!;
    this.trail.write(this.N + this.M + g, 1);
    this.counted(g);
    return true;
  }

  private cellIn(fact: Fact): Cell {
    if (fact.kind !== "cell" || !(fact.cell >= 0 && fact.cell < this.N))
      throw new RangeError(`no cell of this board: ${JSON.stringify(fact)}`);
    return fact.cell;
  }

  assert(fact: Fact): boolean {
    const cell = this.cellIn(fact);
    if (!Number.isInteger(cell)) throw new RangeError(`no cell of this board: ${JSON.stringify(fact)}`);
    return this.put(cell, fact.kind === "cell" && fact.value === "shaded");
  }

  private put(cell: Cell, shaded: boolean): boolean {
    const value = this.store[cell]!;
    if (shaded ? value < 0 : value === 0) return true;
    if (value <= 0) return this.fail(cell);
    this.set(cell, shaded ? value | SIGN : 0);
    return true;
  }

  holds(fact: Fact): boolean {
    const value = this.store[this.cellIn(fact)]!;
    return fact.kind === "cell" && (fact.value === "shaded" ? value < 0 : value === 0);
  }

  settled(from: number, out: Fact[]): void {
    const seen = new Set<number>();
    for (let i = from; i < this.trail.length; i++) {
      const cell = this.trail.slot(i);
      if (cell >= this.N || seen.has(cell)) continue;
      seen.add(cell);
      const value = this.store[cell]!;
      if (this.trail.old(i) > 0 && value <= 0) out.push({ kind: "cell", cell, value: value < 0 ? "shaded" : "blank" });
    }
  }

  open(from: number, trial: number): number {
    return (this.trials?.[trial] ?? "cell") === "fall" ? openFall(this, from) : openCell(this, from);
  }

  assume(atom: number): boolean {
    if (atom < 2 * this.N) return this.put(atom >> 1, (atom & 1) === 0);
    return this.keepFalls(regionIn(this.layout, atom), 1 << fallIn(this.layout, atom));
  }

  refute(atom: number): boolean {
    if (atom < 2 * this.N) return this.put(atom >> 1, (atom & 1) === 1);
    return this.keepFalls(regionIn(this.layout, atom), FALLS & ~(1 << fallIn(this.layout, atom)));
  }

  private keepFalls(region: number, falls: number): boolean {
    const before = this.fallsOf(region);
    const after = before & falls;
    if (after !== before) this.setFalls(region, after);
    return after !== 0 || this.leastOf(region) === 0 || this.fail(this.layout.cells[this.layout.head[region]!]!);
  }

  idle(): void {
    this.borders.clear();
    this.holes.clear();
    this.columns.clear();
    this.areas.clear();
    this.totals.clear();
    this.weak?.clear();
    this.inColumn = -1;
    this.inRegion = -1;
  }

  wake(): void {
    const { layout, weak } = this;
    this.totals.add(0);
    for (let cell = 0; cell < this.N; cell++) if (this.store[cell]! < 0) this.borders.add(cell);
    for (let c = layout.cols - 1; c >= 0; c--) {
      if (layout.counted) this.columns.add(c);
      if (layout.unbroken) this.holes.add(c);
      weak?.counts.add(c);
      weak?.belows.add(c);
    }
    for (let g = this.M - 1; g >= 0; g--) {
      this.areas.add(g);
      weak?.numbers.add(g);
      weak?.reaches.add(g);
      weak?.belows.add(layout.cols + g);
    }
  }

  // ---- Engine ----

  propagate(upTo: number): boolean {
    const quiet = upTo >= KERNELS && !this.layout.tall ? strong(this) : climb(this, upTo);
    if (!quiet) this.idle();
    else if (upTo >= KERNELS) this.weak?.clear();
    return quiet;
  }

  choose(): number {
    return this.choice.choose(this);
  }

  failed(atom: number): void {
    this.choice.failed(this, atom);
  }

  /** The answer, once every cell is settled. */
  answer(): Progress {
    const cells = new Uint8Array(this.N);
    for (let i = 0; i < this.N; i++) cells[i] = this.store[i]! < 0 ? SHADED : BLANK;
    return { cells };
  }
}
