/** Which boards cannot have one answer, whatever stands where. */
import type { Rules } from "./puzzle.js";

/**
 * A board of one stone has one answer; one of fewer than so many has none or several, whatever the size: stones that can be cleared occupy at
 * most one line more than there are stones, and empty lines do not matter, so a census of small grids shows it.
 */
export const FLOOR: Readonly<Record<Rules["allowReverse"], number>> = { off: 7, on: 5 };

/** As far as a census has looked at grids of two rows. Whether wider ones hold a board with one answer is not known here. */
export const TWO_ROWS_TO = 12;

/**
 * Has no layout of two or more stones on this grid one answer?
 *
 * Claim.   k ≥ 2 stones in one line have 2 answers, or 2^(k − 1) where going straight back is allowed.
 * Proof.   Never straight back in one line is always onward, so the first stone is one of the two outer ones. Where it is allowed, the stones
 *          taken stand side by side at any time, and read backwards each move but the last chooses the left or the right one of them.  ∎
 *          Two rows, and 3 × 3 where going straight back is not allowed, are known from the census (test/floor.test.ts).
 */
export function isBarren(rows: number, cols: number, allowReverse: Rules["allowReverse"]): boolean {
  const [narrow, wide] = rows < cols ? [rows, cols] : [cols, rows];
  return narrow === 1 || (narrow === 2 && wide <= TWO_ROWS_TO) || (wide === 3 && allowReverse === "off");
}
