/**
 * Where a clearance stands, for the ladders: what was taken, and which of the stones that could be next have been ruled out. The search engine
 * (walk/) is another state; the two share {@link Left} and the arguments on it, and know each other by facts alone.
 *
 * The only thing to be decided is the next stone: before the first move any one, then the first that is left in each direction but straight
 * back. A board says all of this from the start: there are no clues to lay. Atoms and sites tell the position too, as `taken · (N + 1) + stone`,
 * so that a step says nothing where it was not taken: else an old step would explain a new move, with old words. Stone N is the position itself.
 *
 * Slots, for N stones: which was taken as which `0 … N−1` (0: left) · the stones in the order taken `N …` · where each was ruled out as next
 * `2N …` · how many are taken `3N` · direction of the last move `3N + 1` · the stone that is last, where the moves so far say so, `3N + 2`.
 * A stone is ruled out at a *position*, known by 1 + the number of stones taken; so whoever takes a stone has forgotten what was ruled out, without
 * a write. {@link Left} is no slot, but follows the sequence: `undoTo` puts stones back in the order opposite to that of their taking.
 *
 * What holds: the stones taken; and the next one, once all others have been ruled out and not before one has, so that what the board alone says
 * is still said by a rung (`line`).
 */
import { type Cell, type Fact, type State, Trail } from "@hashigo/core";
import { Chain } from "./chain.js";
import { Left } from "./left.js";
import type { Puzzle } from "./puzzle.js";
import { Cursors } from "./rungs/cursors.js";
import { lastAfter } from "./rungs/ends.js";
import { climb } from "./rungs/kernels.js";
import { NOBODY, START, Stones } from "./stones.js";

/** More than one stone can be next. */
export const SEVERAL = -2;

export class Position implements State {
  readonly stones: Stones;
  readonly left: Left;
  readonly chain: Chain;
  readonly allowReverse: boolean;
  /** As a site, the position itself; below it are the stones. */
  readonly here: number;
  /** Where a kernel looks from, and by which move it came there: set by {@link enter}. */
  at: number = NOBODY;
  by: number = START;
  /** For kernels: lines or stones, as many as there are. */
  readonly scratch: Int32Array;
  readonly seen: Uint8Array;
  private readonly N: number;
  private readonly store: Int32Array;
  private readonly trail: Trail;
  private readonly cursors = new Cursors();

  /** @param minding whether moves are asked what they say of the last stone: `ends` wants to know */
  constructor(
    readonly puzzle: Puzzle,
    private readonly minding: boolean,
  ) {
    this.stones = new Stones(puzzle);
    this.left = new Left(this.stones);
    this.chain = new Chain(this.stones);
    this.allowReverse = puzzle.allowsReverse;
    const n = this.stones.count;
    this.N = n;
    this.here = n;
    this.store = new Int32Array(3 * n + 3);
    this.store[3 * n + 1] = START;
    this.store[3 * n + 2] = NOBODY;
    this.trail = new Trail(this.store);
    const lines = puzzle.rows + puzzle.cols;
    this.scratch = new Int32Array(Math.max(n, lines));
    this.seen = new Uint8Array(lines);
  }

  // ---- what is known ----

  get taken(): number {
    return this.store[3 * this.N]!;
  }

  /** Of a site or an atom, the stone, if it is of this position; else NOBODY. */
  stoneOf(site: number): number {
    const stone = site - this.base;
    return stone >= 0 && stone <= this.N ? stone : NOBODY;
  }

  /** Atoms and sites of this position begin here. */
  private get base(): number {
    return this.taken * (this.N + 1);
  }

  /** The stone stood on, or {@link NOBODY} before the first move. */
  get place(): number {
    const { taken } = this;
    return taken === 0 ? NOBODY : this.store[this.N + taken - 1]!;
  }

  /** The stone that can only be last, NOBODY where that is not known, MISSED when the moves have made it impossible. */
  get last(): number {
    return this.store[3 * this.N + 2]!;
  }

  /** The direction in which one may not go: straight back. −1: none. */
  get back(): number {
    const arrival = this.store[3 * this.N + 1]!;
    return arrival === START ? -1 : (arrival + 2) & 3;
  }

  /** The stones taken, first to last. */
  order(): number[] {
    return [...this.store.subarray(this.N, this.N + this.taken)];
  }

  isStruck(stone: number): boolean {
    return this.store[2 * this.N + stone] === this.taken + 1;
  }

  /** Where candidates are looked for: all stones, or the four directions. */
  get width(): number {
    return this.taken === 0 ? this.N : 4;
  }

  /** The stone that could be next by the rules alone, in the i-th of these places, or NOBODY. */
  candidate(i: number): number {
    const { place } = this;
    if (place === NOBODY) return i;
    return i === this.back ? NOBODY : this.left.next[4 * place + i]!;
  }

  isOpen(stone: number): boolean {
    if (this.isStruck(stone)) return false;
    if (this.taken === 0) return true;
    for (let d = 0; d < 4; d++) if (this.candidate(d) === stone) return true;
    return false;
  }

  /** The only stone that can be next; NOBODY when there is none, SEVERAL when there are more. */
  get sole(): number {
    let found = NOBODY;
    for (let i = 0, { width } = this; i < width; i++) {
      const s = this.candidate(i);
      if (s < 0 || this.isStruck(s)) continue;
      if (found !== NOBODY) return SEVERAL;
      found = s;
    }
    return found;
  }

  /** Candidates that have been ruled out. */
  struck(): number[] {
    return Array.from({ length: this.width }, (_, i) => this.candidate(i)).filter((s) => s >= 0 && this.isStruck(s));
  }

  // ---- kernels ----

  /** Looks from the position as it is (`here`), or as it would be with a candidate taken. To be closed by {@link leave}. */
  enter(stone: number): void {
    if (stone === this.here) {
      this.at = this.place;
      this.by = this.store[3 * this.N + 1]!;
    } else {
      this.by = this.directionTo(stone);
      this.at = stone;
      this.left.take(stone);
    }
  }

  leave(stone: number): void {
    if (stone !== this.here) this.left.putBack(stone);
  }

  /** Rules out a candidate. False: nothing is left to be next. */
  strike(stone: number): boolean {
    this.trail.write(2 * this.N + stone, this.taken + 1);
    this.cursors.struck();
    return this.sole !== NOBODY;
  }

  /** Kernel: the stone is a candidate. */
  take(stone: number): void {
    const { N, trail, taken } = this;
    const arrival = this.directionTo(stone);
    const last = this.minding ? lastAfter(this, stone) : NOBODY;
    if (last !== this.last) trail.write(3 * N + 2, last);
    trail.write(stone, taken + 1);
    trail.write(N + taken, stone);
    trail.write(3 * N + 1, arrival);
    trail.write(3 * N, taken + 1);
    this.left.take(stone);
    this.cursors.wake();
  }

  /** Stones are numbered in reading order, so a larger number lies right or down. */
  private directionTo(stone: number): number {
    const { place, stones, allowReverse } = this;
    if (place === NOBODY || allowReverse) return START;
    const down = stones.rowOf[place] !== stones.rowOf[stone] ? 1 : 0;
    return stone > place ? down : down + 2;
  }

  /** The next site that is due for a rung, off its queue. −1: none. */
  due(rung: number): number {
    const stone = this.cursors.next(this, rung);
    return stone === NOBODY ? -1 : this.base + stone;
  }

  // ---- State ----

  mark(): number {
    return this.trail.length;
  }

  undoTo(mark: number): void {
    const { trail, left, store, N } = this;
    for (let i = trail.length - 1; i >= mark; i--) if (trail.slot(i) === 3 * N) left.putBack(store[N + trail.old(i)]!);
    trail.undoTo(mark);
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
    throw new RangeError(`Goishi Hiroi has no clues, so none at ${cell}`);
  }

  private stoneIn(fact: Fact): number {
    const stone = fact.kind === "take" ? (this.stones.at[fact.cell] ?? NOBODY) : NOBODY;
    if (fact.kind !== "take" || stone === NOBODY || !(fact.order >= 1))
      throw new RangeError(`no stone of this board: ${JSON.stringify(fact)}`);
    return stone;
  }

  /** Takes the next stone. False: it cannot be next, or another number is. */
  assert(fact: Fact): boolean {
    const stone = this.stoneIn(fact);
    const order = fact.kind === "take" ? fact.order : 0;
    if (order <= this.taken) return this.store[stone] === order;
    if (order > this.taken + 1 || !this.isOpen(stone)) return false;
    this.take(stone);
    return true;
  }

  holds(fact: Fact): boolean {
    const stone = this.stoneIn(fact);
    const order = fact.kind === "take" ? fact.order : 0;
    return order <= this.taken
      ? this.store[stone] === order
      : order === this.taken + 1 && this.sole === stone && this.struck().length > 0;
  }

  settled(from: number, out: Fact[]): void {
    const { N, trail, store, stones } = this;
    let struck = false;
    for (let i = from; i < trail.length; i++) {
      const slot = trail.slot(i);
      if (slot < N) out.push({ kind: "take", cell: stones.cellOf(slot), order: store[slot]! });
      else if (slot >= 2 * N && slot < 3 * N && this.isStruck(slot - 2 * N)) struck = true;
    }
    const next = struck ? this.sole : NOBODY;
    if (next >= 0) out.push({ kind: "take", cell: stones.cellOf(next), order: this.taken + 1 });
  }

  open(from: number, _trial: number): number {
    return this.sole === SEVERAL ? this.firstOpen(from) : -1;
  }

  private firstOpen(from: number): number {
    const { base } = this;
    let first = -1;
    for (let i = 0, { width } = this; i < width; i++) {
      const s = this.candidate(i);
      if (s >= 0 && base + s >= from && (first < 0 || s < first) && !this.isStruck(s)) first = s;
    }
    return first < 0 ? -1 : base + first;
  }

  assume(atom: number): boolean {
    const stone = this.stoneOf(atom);
    if (stone === NOBODY || !this.isOpen(stone)) return false;
    this.take(stone);
    return true;
  }

  refute(atom: number): boolean {
    const stone = this.stoneOf(atom);
    return stone === NOBODY || !this.isOpen(stone) || this.strike(stone);
  }

  idle(): void {
    this.cursors.idle();
  }

  wake(): void {
    this.cursors.wake();
  }

  // ---- for pricing ----

  /** Kernels of the rungs below `upTo` to their fixpoint. False has forgotten what is due. */
  propagate(upTo: number): boolean {
    if (climb(this, upTo)) return true;
    this.idle();
    return false;
  }

  choose(): number {
    return this.left.count === 0 ? -1 : this.firstOpen(0);
  }
}
