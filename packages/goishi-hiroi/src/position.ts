/**
 * Where a clearance stands, for the ladders: what was taken, and which of the stones that could be next have been ruled out. The search engine
 * (walk/) is another state; the two share {@link Left} and the arguments on it, and know each other by facts alone.
 *
 * The only thing to be decided is the next stone: before the first move any one, then the first that is left in each direction but straight
 * back. A board says all of this from the start: there are no clues to lay. Atoms and sites tell the position too, as `taken · (N + 1) + stone`,
 * so that a step says nothing where it was not taken: else an old step would explain a new move, with old words. Stone N is the position itself.
 *
 * Slots: standing.ts. {@link Left} is no slot, but follows the sequence: `undoTo` puts stones back in the order opposite to that of their taking.
 *
 * What holds: the stones taken; and the next one, once all others have been ruled out and not before one has, so that what the board alone says
 * is still said by a rung (`line`).
 */
import type { Cell, Fact, State } from "@hashigo/core";
import { Chain } from "./chain.js";
import type { Puzzle } from "./puzzle.js";
import { Cursors } from "./rungs/cursors.js";
import { lastAfter } from "./rungs/ends.js";
import { climb } from "./rungs/kernels.js";
import { SEVERAL, Standing } from "./standing.js";
import { NOBODY, START } from "./stones.js";

export class Position extends Standing implements State {
  readonly chain: Chain;
  /** Where a kernel looks from, and by which move it came there: set by {@link enter}. */
  at: number = NOBODY;
  by: number = START;
  /** For kernels: lines or stones, as many as there are. */
  readonly scratch: Int32Array;
  readonly seen: Uint8Array;
  private readonly cursors = new Cursors();

  /** @param minding whether moves are asked what they say of the last stone: `ends` wants to know */
  constructor(
    puzzle: Puzzle,
    private readonly minding: boolean,
  ) {
    super(puzzle);
    this.chain = new Chain(this.stones);
    const lines = puzzle.rows + puzzle.cols;
    this.scratch = new Int32Array(Math.max(this.N, lines));
    this.seen = new Uint8Array(lines);
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
