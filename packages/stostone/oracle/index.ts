/**
 * Independent engines for Stostone: for an own verdict beside the package's solver, with which they share no code. Written from the
 * printed rules, and readable before fast.
 *
 * - `subsets`, which the functions of this module ask, lets region after region take its stone out of the connected sets of its
 *   cells (`subsets.ts`). Any board is legal; up to 4 × 5 it is quick even without numbers, a larger one needs numbers or many regions.
 * - `integer` takes all grids there could be, one after the other (`integer.ts`). It judges boards of up to 12 cells, and where the
 *   fall has a rule up to 4 × 7, 6 × 4 or 8 × 3; any other is left open with the limit `nodes` and no node used.
 */
import type { CountOutcome, Enumeration, SolveOutcome } from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { type End, Grids, type Visit } from "./integer.js";
import { Subsets } from "./subsets.js";

export interface OracleOptions {
  /** Stop after so many solutions. */
  readonly maxSolutions?: number | undefined;
  /** Stop before one more cell would be tried, or one more grid be judged, than this. */
  readonly maxNodes?: number | undefined;
}

export interface OracleEngine {
  readonly name: string;
  /** Solutions in the order in which the engine meets them. `exact`: there are no others. */
  solutions(puzzle: Puzzle, options?: OracleOptions): Enumeration<Progress>;
  /** As `solutions`, without keeping them. */
  count(puzzle: Puzzle, options?: OracleOptions): CountOutcome;
  /** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first or the board is out of range. */
  solve(puzzle: Puzzle, options?: Pick<OracleOptions, "maxNodes">): SolveOutcome<Progress>;
}

interface Run {
  readonly nodes: number;
  run(visit: () => Visit, maxNodes: number): End;
  shading(): Progress;
}

export const subsets: OracleEngine = engine("subsets", (puzzle) => new Subsets(puzzle));
export const integer: OracleEngine = engine("integer", (puzzle) => new Grids(puzzle));

export const engines: readonly OracleEngine[] = [integer, subsets];

/** The solutions as `subsets` meets them. `exact`: there are no others. */
export function solutions(puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> {
  return subsets.solutions(puzzle, options);
}

/** As {@link solutions}, without keeping them. */
export function count(puzzle: Puzzle, options: OracleOptions = {}): CountOutcome {
  return subsets.count(puzzle, options);
}

/** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first. */
export function solve(puzzle: Puzzle, options: Pick<OracleOptions, "maxNodes"> = {}): SolveOutcome<Progress> {
  return subsets.solve(puzzle, options);
}

function engine(name: string, start: (puzzle: Puzzle) => Run): OracleEngine {
  const list = (puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> => {
    const found: Progress[] = [];
    const { exact, limit, nodes } = runAll(start(puzzle), options, (run) => found.push(run.shading()));
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

/** Stops on the solution after the last one asked for: only then is it known whether there are more. */
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
