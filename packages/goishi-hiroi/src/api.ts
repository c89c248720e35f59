/** Solve, count and backbone of Goishi Hiroi. */
import {
  type AnswerFunctions,
  type Answers,
  answerFunctions,
  type CountOptions,
  runAsync,
  runSync,
} from "@hashigo/core";
import { answerFacts } from "./facts.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { countingWalks, finder, rootFacts } from "./solve.js";

export const answers: Answers<Puzzle, Progress> = { finder, answerFacts };

type Functions = AnswerFunctions<Puzzle, Progress>;
const answering: Functions = /* @__PURE__ */ answerFunctions(answers, rootFacts);
export const solve: Functions["solve"] = answering.solve;
export const count: Functions["count"] = (puzzle: Puzzle, options?: CountOptions) =>
  runSync(countingWalks(puzzle, options));
export const solutions: Functions["solutions"] = answering.solutions;
export const backbone: Functions["backbone"] = answering.backbone;
export const solveAsync: Functions["solveAsync"] = answering.solveAsync;
export const countAsync: Functions["countAsync"] = (puzzle: Puzzle, options?: CountOptions) =>
  runAsync(countingWalks(puzzle, options));
export const solutionsAsync: Functions["solutionsAsync"] = answering.solutionsAsync;
export const backboneAsync: Functions["backboneAsync"] = answering.backboneAsync;
/** All of them, for the record. */
export const functions: Functions = {
  solve,
  count,
  solutions,
  backbone,
  solveAsync,
  countAsync,
  solutionsAsync,
  backboneAsync,
};
