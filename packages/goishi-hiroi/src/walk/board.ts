/**
 * The forward search's board: the stones left as dancing links, how many of them are ends, and the set as words with its hash.
 *
 * Taking a stone makes ends only of its neighbours: under the published rules of the next one on a side when there is nobody on the opposite
 * side, since that one then has a side less; with allowReverse of those in a line that is down to one or two stones. What a taking changes is
 * computed from the links just after it, so it is the same number when the stone goes back, and nothing has to be remembered.
 */
import { isEnd } from "../ends.js";
import { Left } from "../left.js";
import type { Stones } from "../stones.js";
import { marksOf } from "./memo.js";

export class Board {
  readonly left: Left;
  /** How many of the stones left are ends. */
  ends = 0;
  /** Bit s & 31 of word s >>> 5: stone s is left. */
  readonly words: Int32Array;
  hash = 0;
  private readonly marks: Int32Array;

  constructor(
    readonly stones: Stones,
    readonly allowReverse: boolean,
  ) {
    this.left = new Left(stones);
    this.words = new Int32Array((stones.count + 31) >>> 5);
    this.marks = marksOf(stones.count);
    for (let s = 0; s < stones.count; s++) {
      this.words[s >>> 5]! |= 1 << (s & 31);
      if (isEnd(this.left, s, allowReverse)) this.ends++;
    }
  }

  take(s: number): void {
    this.left.take(s);
    this.ends += this.allowReverse ? this.changeWithReverse(s) : this.change(s);
    this.words[s >>> 5]! ^= 1 << (s & 31);
    this.hash ^= this.marks[s]!;
  }

  putBack(s: number): void {
    this.ends -= this.allowReverse ? this.changeWithReverse(s) : this.change(s);
    this.left.putBack(s);
    this.words[s >>> 5]! ^= 1 << (s & 31);
    this.hash ^= this.marks[s]!;
  }

  /** Was the stone taken last alone in its row or in its column? Then its going cuts nothing. */
  wasAlone(s: number): boolean {
    const { inLine, stones } = this.left;
    return inLine[stones.rowOf[s]!] === 0 || inLine[stones.puzzle.rows + stones.colOf[s]!] === 0;
  }

  private change(s: number): number {
    const { next } = this.left;
    const right = next[4 * s]!;
    const down = next[4 * s + 1]!;
    const left = next[4 * s + 2]!;
    const up = next[4 * s + 3]!;
    let change = 0;
    if (right < 0 !== left < 0 && this.sides(right < 0 ? left : right) === 1) change++;
    if (down < 0 !== up < 0 && this.sides(down < 0 ? up : down) === 1) change++;
    // Its own links are as they were: was it an end itself?
    return this.sides(s) < 2 ? change - 1 : change;
  }

  private sides(s: number): number {
    const { next } = this.left;
    const at = 4 * s;
    return 4 - (next[at]! >>> 31) - (next[at + 1]! >>> 31) - (next[at + 2]! >>> 31) - (next[at + 3]! >>> 31);
  }

  private changeWithReverse(s: number): number {
    const { inLine, stones } = this.left;
    const row = inLine[stones.rowOf[s]!]!;
    const col = inLine[stones.puzzle.rows + stones.colOf[s]!]!;
    const own = row + col < 2 ? -1 : 0;
    return own + this.newEnds(s, 0, row) + this.newEnds(s, 1, col);
  }

  /** Stones of a line, now down to `left`, that had two others in their lines while `s` stood. */
  private newEnds(s: number, axis: 0 | 1, left: number): number {
    if (left > 2) return 0;
    const { head, inLine, next, stones } = this.left;
    const { rows } = stones.puzzle;
    let ends = 0;
    for (let t = head[axis === 0 ? stones.rowOf[s]! : rows + stones.colOf[s]!]!; t >= 0; t = next[4 * t + axis]!) {
      const across = inLine[axis === 0 ? rows + stones.colOf[t]! : stones.rowOf[t]!]!;
      if (left - 1 + across - 1 === 1) ends++;
    }
    return ends;
  }
}
