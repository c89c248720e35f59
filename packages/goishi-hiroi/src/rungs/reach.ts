/**
 * The stones left hang together by rows and columns.
 *
 * Claim.   Let R be the stones left, without the one stood on. If R can be cleared, then R is connected, where two stones are joined when they
 *          share a row or a column with whatever between them; and some stone of R shares a line with the stone stood on.
 * Proof.   Each move joins two stones of one line, so the order in which R is taken is a path through all of R, and its first stone is in line
 *          with the place. What stands between two stones now may be gone when they are joined, which is why it is ignored.  ∎
 *          The place itself is not part of R: it is never come back to, so it cannot hold two parts together.
 *          Directions are not used, so this holds under both rule settings.
 * Source.  The Goishi Hiroi article's `reach` (ARCHITECTURE.md).
 */
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";

export function reachHolds(s: Position): boolean {
  const { left, at, stones } = s;
  if (left.count === 0) return true;
  const { rows } = stones.puzzle;
  if (at !== NOBODY && left.inLine[stones.rowOf[at]!]! + left.inLine[rows + stones.colOf[at]!]! === 0) return false;
  let row = 0;
  while (left.head[row] === NOBODY) row++;
  return flood(s, row) === left.count;
}

/** How many stones are joined with those of a line; `seen` says which lines are. */
export function flood(s: Position, from: number): number {
  const { left, stones, scratch: stack, seen } = s;
  const { rows } = stones.puzzle;
  const { head, next } = left;
  seen.fill(0);
  seen[from] = 1;
  stack[0] = from;
  let reached = 0;
  for (let depth = 1; depth > 0; ) {
    const line = stack[--depth]!;
    const along = line < rows ? 0 : 1;
    for (let t = head[line]!; t >= 0; t = next[4 * t + along]!) {
      // Each stone is in one row: counted there.
      if (along === 0) reached++;
      const across = along === 0 ? rows + stones.colOf[t]! : stones.rowOf[t]!;
      if (seen[across] !== 0) continue;
      seen[across] = 1;
      stack[depth++] = across;
    }
  }
  return reached;
}
