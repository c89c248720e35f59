/**
 * The backward search's board: which stones already stand, because they are taken later, and how many of the others are *starts*.
 *
 * Claim.   Let U be the stones not yet put, all taken before those that stand. Side d of a stone of U is *usable* if the first stone
 *          of the full board on that side is in U. A stone of U is a start if
 *            - published rules: at most one of its sides is usable;
 *            - allowReverse: at most one stone of U is in its row or column with no standing stone between.
 *          Every start is put next, or is the very first stone. So at most two, and with two the next is one of them.
 * Proof.   A stone of U that is neither is taken between two others of U. The moves to and from it pass no standing stone, for these stand
 *          until all of U is gone. So the stone at the other end of such a move is in U and not behind a standing one, and the
 *          first stone of the full board on that side is then in U too. The published rules want two sides, allowReverse two stones.  ∎
 *          This mirrors `ends`, but sharper, since standing stones block; the price is a wider choice, as a stone may be
 *          reached from any stone of U on a side, over those already gone.
 *          No links are needed: usable sides ask only who stands next on the full board.
 */
import { NOBODY, type Stones } from "../stones.js";
import { marksOf } from "./memo.js";

export class Suffix {
  readonly standing: Uint8Array;
  /** Stones not yet put. */
  count: number;
  starts = 0;
  /** Bit s & 31 of word s >>> 5: stone s is not yet put. */
  readonly words: Int32Array;
  hash = 0;
  private readonly marks: Int32Array;
  /** Usable sides of a stone, or stones of U that it sees (at most two a side are counted). Stays as it was while the stone stands. */
  private readonly ways: Int8Array;

  constructor(
    private readonly stones: Stones,
    private readonly allowReverse: boolean,
  ) {
    const { count } = stones;
    this.count = count;
    this.standing = new Uint8Array(count);
    this.words = new Int32Array((count + 31) >>> 5);
    this.marks = marksOf(count);
    this.ways = new Int8Array(count);
    for (let s = 0; s < count; s++) {
      this.words[s >>> 5]! |= 1 << (s & 31);
      this.ways[s] = this.waysOf(s);
      if (this.isStart(s)) this.starts++;
    }
  }

  isStart(stone: number): boolean {
    return this.ways[stone]! < 2;
  }

  /** Is there a usable side besides this one? */
  hasWay(stone: number, but: number): boolean {
    const { near } = this.stones;
    for (let d = 0; d < 4; d++) {
      const t = near[4 * stone + d]!;
      if (d !== but && t >= 0 && this.standing[t] === 0) return true;
    }
    return false;
  }

  put(s: number): void {
    if (this.isStart(s)) this.starts--;
    this.flip(s, 1);
    this.count--;
  }

  /** The stone put last. */
  lift(s: number): void {
    this.flip(s, 0);
    if (this.isStart(s)) this.starts++;
    this.count++;
  }

  private flip(s: number, stands: 0 | 1): void {
    const { near } = this.stones;
    this.standing[s] = stands;
    this.words[s >>> 5]! ^= 1 << (s & 31);
    this.hash ^= this.marks[s]!;
    for (let d = 0; d < 4; d++) {
      const t = near[4 * s + d]!;
      if (t < 0 || this.standing[t] === 1) continue;
      if (!this.allowReverse) {
        this.set(t, this.ways[t]! + 1 - 2 * stands);
        continue;
      }
      this.set(t, this.waysOf(t));
      const beyond = near[4 * t + d]!;
      if (beyond >= 0 && this.standing[beyond] === 0) this.set(beyond, this.waysOf(beyond));
    }
  }

  private set(t: number, ways: number): void {
    const before = this.ways[t]!;
    this.ways[t] = ways;
    this.starts += (ways < 2 ? 1 : 0) - (before < 2 ? 1 : 0);
  }

  private waysOf(s: number): number {
    const { near } = this.stones;
    let ways = 0;
    for (let d = 0; d < 4; d++) {
      const t = near[4 * s + d]!;
      if (t === NOBODY || this.standing[t] === 1) continue;
      ways++;
      if (!this.allowReverse) continue;
      const beyond = near[4 * t + d]!;
      if (beyond !== NOBODY && this.standing[beyond] === 0) ways++;
    }
    return ways;
  }
}
