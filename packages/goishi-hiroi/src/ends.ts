/**
 * Ends: stones that can be reached but not left, or left but not reached.
 *
 * Claim.   Let R be the stones left, without the one stood on. An *end* is a stone t of R such that
 *            - published rules: at most one of its four sides holds a stone of R, at any distance;
 *            - allowReverse: at most one other stone of R shares its row or column.
 *          Whoever clears R takes every end first or last of R. So three ends: R cannot be cleared. Two, with more than these left or
 *          not: the next stone is one of them and the last is the other. One: it is next, or it is last.
 * Proof.   A stone t taken neither first nor last of R comes between two other stones of R: it is entered by a straight move from the
 *          one, on side a of t, and left by a straight move to the other, on side b. Both stand in t's row or column, and they are
 *          two stones, which is all that allowReverse needs. Under the published rules a = b would be going straight back, so two
 *          sides hold a stone of R. Neither holds for an end.  ∎
 *          Before the first move R is all stones, and the argument is the same: two ends are the first stone and the last.
 *          Blockers are ignored, so this is necessary and never more. R only shrinks, so an end stays one.
 * Used by. walk/board.ts, which keeps the number of ends; the rung `ends`.
 * Source.  own. Stronger than counting stones of degree one: an outermost stone alone in its column is an end however many stones stand
 *          in its row.
 */
import type { Left } from "./left.js";

/** Is this stone of those left an end? */
export function isEnd(left: Left, stone: number, allowReverse: boolean): boolean {
  if (allowReverse) return othersInLine(left, stone) < 2;
  const { next } = left;
  const at = 4 * stone;
  // The sign bit of a link says that there is nobody.
  return (next[at]! >>> 31) + (next[at + 1]! >>> 31) + (next[at + 2]! >>> 31) + (next[at + 3]! >>> 31) >= 3;
}

/** The ends among the stones left, in order of their numbers. */
export function endsOf(left: Left, allowReverse: boolean): number[] {
  const ends: number[] = [];
  for (let row = 0; row < left.stones.puzzle.rows; row++)
    for (let s = left.head[row]!; s >= 0; s = left.next[4 * s]!) if (isEnd(left, s, allowReverse)) ends.push(s);
  return ends;
}

function othersInLine(left: Left, stone: number): number {
  const { inLine, stones } = left;
  return inLine[stones.rowOf[stone]!]! + inLine[stones.puzzle.rows + stones.colOf[stone]!]! - 2;
}
