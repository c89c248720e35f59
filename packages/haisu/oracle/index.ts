/**
 * Two independent verdicts on any Haisu board, under every rule setting. Neither knows anything of the first engine, nor of the
 * other: they are meant for checking it, or anything else.
 *
 * - `walk` (also exported as `solutions`, `count`, `solve`) goes from S step by step (`walk.ts`). Boards up to 5 × 5 are quick even
 *   when blank; a larger one needs numbers, or few ways to go.
 * - `frontier` passes over the board cell by cell and keeps what the pieces of line so far have to do with what is to come
 *   (`frontier.ts`). It counts blank boards up to 7 × 7 and beyond, and most numbered ones of that size; its price is memory.
 */
import type { CountOutcome, Enumeration, SolveOutcome } from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import * as table from "./frontier.js";
import { Walker } from "./walk.js";

export interface OracleOptions {
  /** Stop after so many solutions. */
  readonly maxSolutions?: number | undefined;
  /** Stop before one more step would be made, or one more state be kept, than this. */
  readonly maxNodes?: number | undefined;
}

export interface OracleEngine {
  readonly name: string;
  /** Solutions in the order in which the engine meets them. `exact`: there are no others. */
  solutions(puzzle: Puzzle, options?: OracleOptions): Enumeration<Progress>;
  /** As `solutions`, without keeping them. */
  count(puzzle: Puzzle, options?: OracleOptions): CountOutcome;
  /** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first. */
  solve(puzzle: Puzzle, options?: Pick<OracleOptions, "maxNodes">): SolveOutcome<Progress>;
}

/** The solutions as the walker meets them. `exact`: there are no others. */
export function solutions(puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> {
  const found: Progress[] = [];
  const { exact, limit, nodes } = walkAll(puzzle, options, (walker) => found.push(walker.line()));
  return { solutions: found, exact, limit, nodes };
}

/** As {@link solutions}, without keeping them. */
export function count(puzzle: Puzzle, options: OracleOptions = {}): CountOutcome {
  const { found, exact, limit, nodes } = walkAll(puzzle, options, () => {});
  return { count: BigInt(found), exact, limit, nodes };
}

/** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first. */
export function solve(puzzle: Puzzle, options: Pick<OracleOptions, "maxNodes"> = {}): SolveOutcome<Progress> {
  return verdict(solutions(puzzle, { ...options, maxSolutions: 2 }));
}

export const walk: OracleEngine = { name: "walk", solutions, count, solve };

export const frontier: OracleEngine = {
  name: "frontier",
  solutions: (puzzle, options = {}) => table.list(puzzle, options),
  count: (puzzle, options = {}) => table.total(puzzle, options),
  solve: (puzzle, options = {}) => verdict(table.list(puzzle, { ...options, maxSolutions: 2 })),
};

export const engines: readonly OracleEngine[] = [walk, frontier];

function verdict({ solutions: found, limit, nodes }: Enumeration<Progress>): SolveOutcome<Progress> {
  const [first, second] = found;
  if (first !== undefined && second !== undefined) return { status: "multiple", first, second, nodes };
  if (limit !== null) return { status: "unknown", limit, nodes };
  return first === undefined ? { status: "none", nodes } : { status: "unique", solution: first, nodes };
}

interface Walks {
  readonly found: number;
  readonly exact: boolean;
  readonly limit: "nodes" | null;
  readonly nodes: number;
}

/** Stops on the solution after the last one asked for: only then is it known whether there are more. */
function walkAll(puzzle: Puzzle, options: OracleOptions, keep: (walker: Walker) => void): Walks {
  const most = options.maxSolutions ?? Number.POSITIVE_INFINITY;
  const walker = new Walker(puzzle);
  let found = 0;
  const end = walker.run(() => {
    if (found >= most) return "stop";
    found++;
    keep(walker);
    return "go on";
  }, options.maxNodes ?? Number.POSITIVE_INFINITY);
  return { found, exact: end === "all", limit: end === "nodes" ? "nodes" : null, nodes: walker.nodes };
}
