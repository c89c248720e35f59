/** Hint, explain and grade: the part of the contract that loads the ladders and their words. */
import {
  type AnyLadder,
  type Explanation,
  explaining,
  type Grade,
  grading,
  type Hint,
  type HintOptions,
  hinting,
  type LadderId,
  type ReasonOptions,
  type Reasons,
  runAsync,
  runSync,
} from "@hashigo/core";
import { answers } from "./api.js";
import { articleLadder } from "./article/index.js";
import { check } from "./check.js";
import { draw, factsOf } from "./facts.js";
import { emptyProgress, type Progress, type Puzzle } from "./puzzle.js";
import { defaultLadder } from "./rungs/index.js";

export const ladders: Readonly<Record<LadderId, AnyLadder<Puzzle>>> = {
  default: defaultLadder,
  article: articleLadder,
};

export const reasons: Reasons<Puzzle, Progress> = { ...answers, ladders, factsOf, draw, emptyProgress, check };

/** The next step from a drawing, or what is wrong with it. */
export function hint(puzzle: Puzzle, progress: Progress, options?: HintOptions): Hint<Progress> {
  return runSync(hinting(reasons, puzzle, progress, options));
}

export function hintAsync(puzzle: Puzzle, progress: Progress, options?: HintOptions): Promise<Hint<Progress>> {
  return runAsync(hinting(reasons, puzzle, progress, options));
}

/** The way from the empty board as far as the ladder leads. */
export function explain(puzzle: Puzzle, options?: ReasonOptions): Explanation<Progress> {
  return runSync(explaining(reasons, puzzle, options));
}

export function explainAsync(puzzle: Puzzle, options?: ReasonOptions): Promise<Explanation<Progress>> {
  return runAsync(explaining(reasons, puzzle, options));
}

/** The highest rung a unique board needs when the cheapest that says something is always taken. */
export function grade(puzzle: Puzzle, options?: ReasonOptions): Grade {
  return runSync(grading(reasons, puzzle, options));
}

export function gradeAsync(puzzle: Puzzle, options?: ReasonOptions): Promise<Grade> {
  return runAsync(grading(reasons, puzzle, options));
}
