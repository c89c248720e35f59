/** Hint, explain and grade of Goishi Hiroi: the part that loads the ladders and their words. */
import { type AnyLadder, type LadderId, type ReasonFunctions, type Reasons, reasonFunctions } from "@hashigo/core";
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

export const reasons: Reasons<Puzzle, Progress> = {
  ...answers,
  ladders,
  ordered: true,
  factsOf,
  draw,
  emptyProgress,
  check,
};

type Functions = ReasonFunctions<Puzzle, Progress>;
export const functions: Functions = /* @__PURE__ */ reasonFunctions(reasons);
export const hint: Functions["hint"] = functions.hint;
export const explain: Functions["explain"] = functions.explain;
export const grade: Functions["grade"] = functions.grade;
export const hintAsync: Functions["hintAsync"] = functions.hintAsync;
export const explainAsync: Functions["explainAsync"] = functions.explainAsync;
export const gradeAsync: Functions["gradeAsync"] = functions.gradeAsync;
