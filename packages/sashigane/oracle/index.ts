/**
 * The second engine: an independent verdict on any Sashigane board, under every rule setting.
 *
 * It lays Ls in reading order and judges each against the printed clues (`scan.ts`, `piece.ts`); it knows nothing of the
 * first engine and is meant for checking it, or anything else. Boards up to 6 × 6 are quick even when blank.
 */
import type { CountOutcome, Enumeration, SolveOutcome } from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { Scanner } from "./scan.js";

export interface OracleOptions {
  /** Stop after so many solutions. */
  readonly maxSolutions?: number | undefined;
  /** Stop before one more piece than this would be laid. */
  readonly maxNodes?: number | undefined;
}

/** The solutions in the order in which the scanner meets them. `exact`: there are no others. */
export function solutions(puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> {
  const found: Progress[] = [];
  const { exact, limit, nodes } = scan(puzzle, options, (scanner) => found.push(scanner.cutting()));
  return { solutions: found, exact, limit, nodes };
}

/** As {@link solutions}, without keeping them. */
export function count(puzzle: Puzzle, options: OracleOptions = {}): CountOutcome {
  const { found, exact, limit, nodes } = scan(puzzle, options, () => {});
  return { count: BigInt(found), exact, limit, nodes };
}

/** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first. */
export function solve(puzzle: Puzzle, options: Pick<OracleOptions, "maxNodes"> = {}): SolveOutcome<Progress> {
  const { solutions: found, limit, nodes } = solutions(puzzle, { ...options, maxSolutions: 2 });
  const [first, second] = found;
  if (first !== undefined && second !== undefined) return { status: "multiple", first, second, nodes };
  if (limit !== null) return { status: "unknown", limit, nodes };
  return first === undefined ? { status: "none", nodes } : { status: "unique", solution: first, nodes };
}

interface Scan {
  readonly found: number;
  readonly exact: boolean;
  readonly limit: "nodes" | null;
  readonly nodes: number;
}

/** Stops on the solution after the last one asked for: only then is it known whether there are more. */
function scan(puzzle: Puzzle, options: OracleOptions, keep: (scanner: Scanner) => void): Scan {
  const most = options.maxSolutions ?? Number.POSITIVE_INFINITY;
  const scanner = new Scanner(puzzle);
  let found = 0;
  const end = scanner.run(() => {
    if (found >= most) return "stop";
    found++;
    keep(scanner);
    return "go on";
  }, options.maxNodes ?? Number.POSITIVE_INFINITY);
  return { found, exact: end === "all", limit: end === "nodes" ? "nodes" : null, nodes: scanner.nodes };
}
