/**
 * Two independent verdicts on any Haisu board, under every rule setting. Neither knows anything of the first engine, nor of the
 * other: they are meant for checking it, or anything else.
 *
 * - `walk` (also exported as `solutions`, `count`, `solve`) goes from S step by step (`walk.ts`). Boards up to 5 × 5 are quick even
 *   when blank; a larger one needs numbers, or few ways to go.
 * - `frontier` passes over the board cell by cell and keeps what the pieces of line so far have to do with what is to come
 *   (`frontier.ts`). It counts blank boards up to 7 × 7 and beyond, and most numbered ones of that size; its price is memory.
 */
import {
  type CountOutcome,
  type OracleEngine as Engine,
  type Enumeration,
  type OracleOptions,
  oracleEngine,
  oracleVerdict,
  type SolveOutcome,
} from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import * as table from "./frontier.js";
import { Walker } from "./walk.js";

export type { OracleOptions };
export type OracleEngine = Engine<Puzzle, Progress>;

export const walk: OracleEngine = oracleEngine(
  "walk",
  (puzzle: Puzzle) => new Walker(puzzle),
  (walker) => walker.line(),
);

/** The solutions as the walker meets them. `exact`: there are no others. */
export function solutions(puzzle: Puzzle, options: OracleOptions = {}): Enumeration<Progress> {
  return walk.solutions(puzzle, options);
}

/** As {@link solutions}, without keeping them. */
export function count(puzzle: Puzzle, options: OracleOptions = {}): CountOutcome {
  return walk.count(puzzle, options);
}

/** Exactly one solution, two witnesses, none, or unknown when `maxNodes` was hit first. */
export function solve(puzzle: Puzzle, options: Pick<OracleOptions, "maxNodes"> = {}): SolveOutcome<Progress> {
  return walk.solve(puzzle, options);
}

export const frontier: OracleEngine = {
  name: "frontier",
  solutions: (puzzle, options = {}) => table.list(puzzle, options),
  count: (puzzle, options = {}) => table.total(puzzle, options),
  solve: (puzzle, options = {}) => oracleVerdict(table.list(puzzle, { ...options, maxSolutions: 2 })),
};

export const engines: readonly OracleEngine[] = [walk, frontier];
