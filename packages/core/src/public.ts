/**
 * The contract's functions, from a genre's finder and ladders: each synchronous and asynchronous, two readings of the same job.
 * Synchronous ones see a signal only when it is aborted inside `onProgress`.
 */
import type { AnyPuzzle, CountOptions, HintOptions, ReasonOptions, SolveOptions } from "./genre.js";
import { type Limits, runAsync, runSync } from "./meter.js";
import type { Backbone, CountOutcome, Enumeration, Explanation, Grade, Hint, SolveOutcome } from "./outcome.js";
import {
  type Answers,
  boning,
  counting,
  enumerating,
  explaining,
  grading,
  hinting,
  type Reasons,
  type RootFacts,
  solving,
} from "./work.js";

export interface AnswerFunctions<P, G> {
  /** Unique with its solution, multiple with two, none, or unknown with the limit that was hit. */
  solve(puzzle: P, options?: SolveOptions): SolveOutcome<G>;
  /** Answers counted up to `maxSolutions`; `exact` when there are no more. */
  count(puzzle: P, options?: CountOptions): CountOutcome;
  /** The answers themselves, up to `maxSolutions`. */
  solutions(puzzle: P, options?: CountOptions): Enumeration<G>;
  /** Facts that hold in every answer. */
  backbone(puzzle: P, options?: Limits): Backbone;
  solveAsync(puzzle: P, options?: SolveOptions): Promise<SolveOutcome<G>>;
  countAsync(puzzle: P, options?: CountOptions): Promise<CountOutcome>;
  solutionsAsync(puzzle: P, options?: CountOptions): Promise<Enumeration<G>>;
  backboneAsync(puzzle: P, options?: Limits): Promise<Backbone>;
}

/** @param rootFacts what is proved at once, for a backbone that hits a limit */
export function answerFunctions<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  rootFacts: RootFacts<P>,
): AnswerFunctions<P, G> {
  return {
    solve: (puzzle, options) => runSync(solving(genre, puzzle, options)),
    count: (puzzle, options) => runSync(counting(genre, puzzle, options)),
    solutions: (puzzle, options) => runSync(enumerating(genre, puzzle, options)),
    backbone: (puzzle, options) => runSync(boning(genre, rootFacts, puzzle, options)),
    solveAsync: (puzzle, options) => runAsync(solving(genre, puzzle, options)),
    countAsync: (puzzle, options) => runAsync(counting(genre, puzzle, options)),
    solutionsAsync: (puzzle, options) => runAsync(enumerating(genre, puzzle, options)),
    backboneAsync: (puzzle, options) => runAsync(boning(genre, rootFacts, puzzle, options)),
  };
}

export interface ReasonFunctions<P, G> {
  /** The next step from a drawing, or what is wrong with it. */
  hint(puzzle: P, progress: G, options?: HintOptions): Hint<G>;
  /** The way from the empty board as far as the ladder leads. */
  explain(puzzle: P, options?: ReasonOptions): Explanation<G>;
  /** The highest rung a unique board needs when the cheapest that says something is always taken. */
  grade(puzzle: P, options?: ReasonOptions): Grade;
  hintAsync(puzzle: P, progress: G, options?: HintOptions): Promise<Hint<G>>;
  explainAsync(puzzle: P, options?: ReasonOptions): Promise<Explanation<G>>;
  gradeAsync(puzzle: P, options?: ReasonOptions): Promise<Grade>;
}

export function reasonFunctions<P extends AnyPuzzle, G>(genre: Reasons<P, G>): ReasonFunctions<P, G> {
  return {
    hint: (puzzle, progress, options) => runSync(hinting(genre, puzzle, progress, options)),
    explain: (puzzle, options) => runSync(explaining(genre, puzzle, options)),
    grade: (puzzle, options) => runSync(grading(genre, puzzle, options)),
    hintAsync: (puzzle, progress, options) => runAsync(hinting(genre, puzzle, progress, options)),
    explainAsync: (puzzle, options) => runAsync(explaining(genre, puzzle, options)),
    gradeAsync: (puzzle, options) => runAsync(grading(genre, puzzle, options)),
  };
}
