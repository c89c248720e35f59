/**
 * Independent engines for Stostone: for an own verdict beside the package's solver, with which they share no code. Written from the
 * printed rules, and readable before fast.
 *
 * - `subsets`, which the functions of this module ask, lets region after region take its stone out of the connected sets of its
 *   cells (`subsets.ts`). Any board is legal; up to 4 × 5 it is quick even without numbers, a larger one needs numbers or many regions.
 * - `integer` takes all grids there could be, one after the other (`integer.ts`). It judges boards of up to 12 cells, and where the
 *   fall has a rule up to 4 × 7, 6 × 4 or 8 × 3; any other is left open with the limit `nodes` and no node used.
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
import { Grids } from "./integer.js";
import { Subsets } from "./subsets.js";

export type { OracleOptions };
export type OracleEngine = Engine<Puzzle, Progress>;

export const subsets: OracleEngine = oracleEngine(
  "subsets",
  (puzzle: Puzzle) => new Subsets(puzzle),
  (run) => run.shading(),
);
export const integer: OracleEngine = oracleEngine(
  "integer",
  (puzzle: Puzzle) => new Grids(puzzle),
  (run) => run.shading(),
);

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
