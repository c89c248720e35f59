/**
 * The article's `dead`: stones with too few others in line.
 *
 * Claim.   Let R be the stones left, without the one stood on, and call a stone of R *low* when at most one other stone of R shares its row or
 *          column. If R can be cleared, at most two stones of R are low, and of those not in line with the place at most one.
 * Proof.   R is taken in some order, neighbours in it sharing a line. A stone taken neither first nor last of R has two neighbours there, so
 *          it is not low: low stones are first or last. The first stone shares a line with the place, so a low stone that does not is the
 *          last one, and there is one last stone.  ∎
 *          The degree is that of the relaxed graph of `reach`, blockers and directions ignored, so deleting the clause against going straight
 *          back changes nothing: the claim holds under both rule settings. Before the first move there is no place, and the first half holds
 *          with R all stones.
 *          R without low stones in excess may still be dead; nothing is claimed then.
 * Used by. The article's ladder, and as a cheap rung below `ends`, which covers it: a low stone is an end under either setting.
 * Source.  The Goishi Hiroi article (ARCHITECTURE.md).
 */
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";

/** Is at most one other of the stones left in line with this one? */
export function isLow({ left, stones }: Position, stone: number): boolean {
  return left.inLine[stones.rowOf[stone]!]! + left.inLine[stones.puzzle.rows + stones.colOf[stone]!]! <= 3;
}

/** Is it in line with the stone looked from? */
export function inLine({ at, stones }: Position, stone: number): boolean {
  return stones.rowOf[at] === stones.rowOf[stone] || stones.colOf[at] === stones.colOf[stone];
}

export function deadHolds(s: Position): boolean {
  const { left, at, stones } = s;
  const { rows } = stones.puzzle;
  let low = 0;
  let far = 0;
  for (let row = 0; row < rows; row++) {
    const many = left.inLine[row]!;
    if (many > 2) continue;
    for (let t = left.head[row]!; t >= 0; t = left.next[4 * t]!) {
      if (many + left.inLine[rows + stones.colOf[t]!]! > 3) continue;
      low++;
      if (at !== NOBODY && !inLine(s, t)) far++;
    }
  }
  return low <= 2 && far <= 1;
}
