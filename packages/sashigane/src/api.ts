/** The contract's functions, synchronous and asynchronous: two readings of the same jobs. */
import {
  type Answers,
  type Backbone,
  boning,
  type CountOptions,
  type CountOutcome,
  counting,
  type Enumeration,
  enumerating,
  type Limits,
  runAsync,
  runSync,
  type SolveOptions,
  type SolveOutcome,
  solving,
} from "@hashigo/core";
import { answerFacts } from "./facts.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { finder, rootFacts } from "./solve.js";

export const answers: Answers<Puzzle, Progress> = { finder, answerFacts };

/** Unique with its solution, multiple with two, none, or unknown with the limit that was hit. */
export function solve(puzzle: Puzzle, options?: SolveOptions): SolveOutcome<Progress> {
  return runSync(solving(answers, puzzle, options));
}

export function solveAsync(puzzle: Puzzle, options?: SolveOptions): Promise<SolveOutcome<Progress>> {
  return runAsync(solving(answers, puzzle, options));
}

/** Answers counted up to `maxSolutions`; `exact` when there are no more. */
export function count(puzzle: Puzzle, options?: CountOptions): CountOutcome {
  return runSync(counting(answers, puzzle, options));
}

export function countAsync(puzzle: Puzzle, options?: CountOptions): Promise<CountOutcome> {
  return runAsync(counting(answers, puzzle, options));
}

/** The answers themselves, up to `maxSolutions`. */
export function solutions(puzzle: Puzzle, options?: CountOptions): Enumeration<Progress> {
  return runSync(enumerating(answers, puzzle, options));
}

export function solutionsAsync(puzzle: Puzzle, options?: CountOptions): Promise<Enumeration<Progress>> {
  return runAsync(enumerating(answers, puzzle, options));
}

/** Edges that are a border, or none, in every answer. */
export function backbone(puzzle: Puzzle, options?: Limits): Backbone {
  return runSync(boning(answers, rootFacts, puzzle, options));
}

export function backboneAsync(puzzle: Puzzle, options?: Limits): Promise<Backbone> {
  return runAsync(boning(answers, rootFacts, puzzle, options));
}
