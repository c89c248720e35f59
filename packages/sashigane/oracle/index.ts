/**
 * The second engine: an independent verdict on any Sashigane board, under every rule setting.
 *
 * It lays Ls in reading order and judges each against the printed clues (`scan.ts`, `piece.ts`); it knows nothing of the
 * first engine and is meant for checking it, or anything else. Boards up to 6 × 6 are quick even when blank.
 */
import {
  type CountOutcome,
  type Enumeration,
  type OracleOptions,
  oracleEngine,
  type SolveOutcome,
} from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { Scanner } from "./scan.js";

export type { OracleOptions };

const scan = oracleEngine(
  "scan",
  (puzzle: Puzzle) => new Scanner(puzzle),
  (scanner) => scanner.cutting(),
);

/** The solutions in the order in which the scanner meets them. `exact`: there are no others. */
export function solutions(puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> {
  return scan.solutions(puzzle, options);
}

/** As {@link solutions}, without keeping them. */
export function count(puzzle: Puzzle, options: OracleOptions = {}): CountOutcome {
  return scan.count(puzzle, options);
}

/** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first. */
export function solve(puzzle: Puzzle, options: Pick<OracleOptions, "maxNodes"> = {}): SolveOutcome<Progress> {
  return scan.solve(puzzle, options);
}
