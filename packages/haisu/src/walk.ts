import type { Cell } from "@hashigo/core";
import type { Puzzle } from "./puzzle.js";

/** Visits along a walk: which visit of its region each cell is on (0 where the walk does not come), and each region's total. */
export interface Visits {
  readonly at: Int32Array;
  readonly totals: Int32Array;
  /** Do the numbers on the walk agree, and if it is whole, all of them? */
  readonly fits: boolean;
}

/** Counts borders crossed along a walk that begins at S; loose borders begin a new visit of the same region. */
export function visitsAlong(puzzle: Puzzle, cells: readonly Cell[]): Visits {
  const { regions, grid, borders, numbers } = puzzle;
  const at = new Int32Array(grid.size);
  const totals = new Int32Array(regions.count);
  let before = -1;
  for (const cell of cells) {
    const region = regions.of[cell]!;
    if (before < 0 || borders[grid.edgeBetween(before, cell)] === 1) totals[region]!++;
    at[cell] = totals[region]!;
    before = cell;
  }
  const ordinal = puzzle.rules.reading === "ordinal";
  const whole = cells.length === grid.size;
  const fits = numbers.every((n, cell) => {
    if (n <= 0 || at[cell] === 0) return true;
    if (ordinal) return at[cell] === n;
    const total = totals[regions.of[cell]!]!;
    return whole ? total === n : total <= n;
  });
  return { at, totals, fits };
}
