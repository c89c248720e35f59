/**
 * The size budget: the sizes of all pieces add up to the board. What is printed takes its share; can the rest be dealt out?
 *
 * Claim.   Let M = rows + cols − 1. Sizes lie in 3 … M. When no two circles can share a piece, the pieces of the numbered circles
 *          have the printed sizes, and the remainder belongs to m pieces, m = the unnumbered circles' u and any number of
 *          pieces without a circle (none in the strict form). Such a dealing exists exactly if 3m ≤ remainder ≤ M·m for an allowed
 *          m: m = u in the strict form, any m ≥ u in the general one. For the latter the least m with remainder ≤ M·m, and
 *          not below u, is best, since 3m only grows.
 * Proof.   An L has two arms of at least 1 and at most rows − 1 and cols − 1 cells beyond its bend. m whole numbers in 3 … M can have
 *          exactly the sums 3m … M·m.  ∎
 * Note.    So a remainder of 1 or 2 is impossible without unnumbered circles, and on 2×3 boards (M = 4) a remainder of 5 always; the
 *          text-book bound "at least 3 for each unnumbered circle" is weaker.
 * Clauses. Circles are in different pieces if each is on its bend (`circleBend`) or the form is strict (one circle a piece).
 *          Otherwise equal numbers may share a piece and unnumbered circles may join any: then only the different numbers are
 *          sure, each once, and u is 0. Without `numberSize` every circle counts as unnumbered.
 * Scope.   Sizes only: `possible` says nothing about shapes, and arrows are not looked at.
 */
import { isCircle, numberOf, type Puzzle } from "./puzzle.js";

export interface SizeBudget {
  /** Cells of the board. */
  readonly total: number;
  /** Cells that numbers are sure to take. */
  readonly printed: number;
  /** Circles that are sure to have a piece of their own, of a size not printed. */
  readonly unnumbered: number;
  /** Cells left for pieces without a printed size; below 0 when the numbers ask for too much. */
  readonly remainder: number;
  /** The remainder must be at least this, and at most `high`; null: no bound. */
  readonly low: number;
  readonly high: number | null;
  /** Fewest and most pieces that the remainder can make; both 0 when it cannot be dealt out. */
  readonly fewest: number;
  readonly most: number;
  /** Can the sizes add up at all? */
  readonly possible: boolean;
}

export function sizeBudget(puzzle: Puzzle): SizeBudget {
  const { rows, cols, rules } = puzzle;
  const strict = rules.form === "strict";
  const circles = [...puzzle.clues].filter(isCircle).map((clue) => (rules.numberSize === "on" ? numberOf(clue) : 0));
  const apart = rules.circleBend === "on" || strict;
  const numbers = circles.filter((n) => n > 0);
  const sure = apart ? numbers : [...new Set(numbers)];
  const largest = rows > 1 && cols > 1 ? rows + cols - 1 : 0;
  const total = rows * cols;
  const printed = sure.reduce((sum, n) => sum + n, 0);
  const unnumbered = apart ? circles.length - numbers.length : 0;
  const remainder = total - printed;
  const needed = Math.max(unnumbered, remainder === 0 ? 0 : Math.ceil(remainder / largest));
  const most = strict ? unnumbered : Math.floor(remainder / 3);
  const possible =
    largest > 0 &&
    numbers.every((n) => n >= 3 && n <= largest) &&
    remainder >= 0 &&
    needed <= most &&
    3 * needed <= remainder;
  return {
    total,
    printed,
    unnumbered,
    remainder,
    low: 3 * unnumbered,
    high: strict ? largest * unnumbered : null,
    fewest: possible ? needed : 0,
    most: possible ? most : 0,
    possible,
  };
}
