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
import type { CountOutcome, Enumeration, SolveOutcome } from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { type End, type Visit, Walk } from "./search.js";
import { Table } from "./subsets.js";

export { bytesCensus, type CappedCensus, type ExactCensus, exactCensus, type GridRules } from "./bytes.js";
export { cleanClearances, countClean } from "./clean.js";

export interface OracleOptions {
  /** Stop after so many answers. */
  readonly maxSolutions?: number | undefined;
  /** Stop before one more stone would be picked up, or before a table of more entries would be made, than this. */
  readonly maxNodes?: number | undefined;
}

export interface OracleEngine {
  readonly name: string;
  /** Answers in the order in which the engine meets them. `exact`: there are no others. */
  solutions(puzzle: Puzzle, options?: OracleOptions): Enumeration<Progress>;
  /** As `solutions`, without keeping them. */
  count(puzzle: Puzzle, options?: OracleOptions): CountOutcome;
  /** Exactly one answer, two witnesses, none, or unknown when `maxNodes` was hit first or the board is out of range. */
  solve(puzzle: Puzzle, options?: Pick<OracleOptions, "maxNodes">): SolveOutcome<Progress>;
}

interface Run {
  readonly nodes: number;
  run(visit: () => Visit, maxNodes: number): End;
  order(): Progress;
}

export const search: OracleEngine = engine("search", (puzzle) => new Walk(puzzle));
export const subsets: OracleEngine = {
  ...engine("subsets", (puzzle) => new Table(puzzle)),
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

function engine(name: string, start: (puzzle: Puzzle) => Run): OracleEngine {
  const list = (puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> => {
    const found: Progress[] = [];
    const { exact, limit, nodes } = runAll(start(puzzle), options, (run) => found.push(run.order()));
    return { solutions: found, exact, limit, nodes };
  };
  return {
    name,
    solutions: list,
    count: (puzzle, options = {}) => {
      const { found, exact, limit, nodes } = runAll(start(puzzle), options, () => {});
      return { count: BigInt(found), exact, limit, nodes };
    },
    solve: (puzzle, options = {}) => verdict(list(puzzle, { ...options, maxSolutions: 2 })),
  };
}

interface Found {
  readonly found: number;
  readonly exact: boolean;
  readonly limit: "nodes" | null;
  readonly nodes: number;
}

/** Stops on the answer after the last one asked for: only then is it known whether there are more. */
function runAll(run: Run, options: OracleOptions, keep: (run: Run) => void): Found {
  const most = options.maxSolutions ?? Number.POSITIVE_INFINITY;
  let found = 0;
  const end = run.run(() => {
    if (found >= most) return "stop";
    found++;
    keep(run);
    return "go on";
  }, options.maxNodes ?? Number.POSITIVE_INFINITY);
  return { found, exact: end === "all", limit: end === "nodes" ? "nodes" : null, nodes: run.nodes };
}

function verdict({ solutions: found, limit, nodes }: Enumeration<Progress>): SolveOutcome<Progress> {
  const [first, second] = found;
  if (first !== undefined && second !== undefined) return { status: "multiple", first, second, nodes };
  if (limit !== null) return { status: "unknown", limit, nodes };
  return first === undefined ? { status: "none", nodes } : { status: "unique", solution: first, nodes };
}
