/** Solve, count and backbone of Stostone. */
import { type AnswerFunctions, type Answers, answerFunctions } from "@hashigo/core";
import { answerFacts } from "./facts.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { finder, rootFacts } from "./solve.js";

export const answers: Answers<Puzzle, Progress> = { finder, answerFacts };

type Functions = AnswerFunctions<Puzzle, Progress>;
export const functions: Functions = /* @__PURE__ */ answerFunctions(answers, rootFacts);
export const solve: Functions["solve"] = functions.solve;
export const count: Functions["count"] = functions.count;
export const solutions: Functions["solutions"] = functions.solutions;
export const backbone: Functions["backbone"] = functions.backbone;
export const solveAsync: Functions["solveAsync"] = functions.solveAsync;
export const countAsync: Functions["countAsync"] = functions.countAsync;
export const solutionsAsync: Functions["solutionsAsync"] = functions.solutionsAsync;
export const backboneAsync: Functions["backboneAsync"] = functions.backboneAsync;
