/** Censuses that several tables read, each taken once a run. */
import { type CensusTable, census, compareReverse, type ReverseComparison } from "@hashigo/goishi-hiroi";
import { sidesOf } from "../published.js";

/** Squares of the largest grid whose census takes well under a second. */
const QUICK = 22;

export function isQuick(grid: string): boolean {
  const [rows, cols] = sidesOf(grid);
  return rows * cols <= QUICK;
}

const censuses = new Map<string, CensusTable>();
const comparisons = new Map<string, ReverseComparison>();

export function censusOf(grid: string): CensusTable {
  const before = censuses.get(grid);
  if (before !== undefined) return before;
  const [rows, cols] = sidesOf(grid);
  const outcome = census({ rows, cols });
  if (outcome.status === "unknown") throw new Error(`${grid}: limit ${outcome.limit}`);
  censuses.set(grid, outcome.census);
  return outcome.census;
}

/** With the clause against going straight back, and without. Planes of large grids are not kept. */
export function comparisonOf(grid: string): ReverseComparison {
  const before = comparisons.get(grid);
  if (before !== undefined) return before;
  const [rows, cols] = sidesOf(grid);
  const outcome = compareReverse({ rows, cols });
  if (outcome.status === "unknown") throw new Error(`${grid}: limit ${outcome.limit}`);
  const { comparison } = outcome;
  const bare = (table: CensusTable): CensusTable => ({ ...table, planes: null });
  const kept = { ...comparison, published: bare(comparison.published), reverse: bare(comparison.reverse) };
  comparisons.set(grid, kept);
  return kept;
}
