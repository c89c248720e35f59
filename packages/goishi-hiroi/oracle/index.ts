/**
 * Independent engines for Goishi Hiroi: for an own verdict beside the package's solver, with which they share no code. Written from the
 * printed rules, and readable before fast. They know the game only by its `Puzzle`.
 *
 * - `search` (also exported as `solutions`, `count`, `solve`) walks the grid and goes back where it is stuck (`search.ts`). Any board is
 *   legal; past some 15 stones give it `maxNodes`.
 * - `subsets` fills a table over all sets of stones (`subsets.ts`): to 16 stones, however many answers there are. A larger board is left open
 *   with the limit `nodes` and no node used.
 *
 * And for whole grids, and for theorems:
 *
 * - `bytesCensus` prices every layout of a grid at once, cut at 2; `exactCensus` does in full (`bytes.ts`).
 * - `cleanClearances`, `countClean`: the clearances that never fly over an emptied square (`clean.ts`).
 */
import {
  type CountOutcome,
  type OracleEngine as Engine,
  type Enumeration,
  type OracleOptions,
  oracleEngine,
  type SolveOutcome,
} from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { Walk } from "./search.js";
import { Table } from "./subsets.js";

export { bytesCensus, type CappedCensus, type ExactCensus, exactCensus, type GridRules } from "./bytes.js";
export { cleanClearances, countClean } from "./clean.js";

export type { OracleOptions };
export type OracleEngine = Engine<Puzzle, Progress>;

export const search: OracleEngine = oracleEngine(
  "search",
  (puzzle: Puzzle) => new Walk(puzzle),
  (run) => run.order(),
);
export const subsets: OracleEngine = {
  ...oracleEngine(
    "subsets",
    (puzzle: Puzzle) => new Table(puzzle),
    (run) => run.order(),
  ),
  /** Read off the table: as dear for one answer as for all. */
  count: (puzzle, options = {}) => {
    const table = new Table(puzzle);
    const all = table.total(options.maxNodes ?? Number.POSITIVE_INFINITY);
    const { nodes } = table;
    if (all === null) return { count: 0n, exact: false, limit: "nodes", nodes };
    const most = options.maxSolutions ?? Number.POSITIVE_INFINITY;
    return { count: BigInt(Math.min(all, most)), exact: all <= most, limit: null, nodes };
  },
};

export const engines: readonly OracleEngine[] = [search, subsets];

/** The answers as `search` meets them. `exact`: there are no others. */
export function solutions(puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> {
  return search.solutions(puzzle, options);
}

/** As {@link solutions}, without keeping them. */
export function count(puzzle: Puzzle, options: OracleOptions = {}): CountOutcome {
  return search.count(puzzle, options);
}

/** Exactly one answer, two witnesses, none, or unknown when `maxNodes` was hit first. */
export function solve(puzzle: Puzzle, options: Pick<OracleOptions, "maxNodes"> = {}): SolveOutcome<Progress> {
  return search.solve(puzzle, options);
}
