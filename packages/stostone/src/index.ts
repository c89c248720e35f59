export {
  backbone,
  backboneAsync,
  count,
  countAsync,
  solutions,
  solutionsAsync,
  solve,
  solveAsync,
} from "./api.js";
export { check, RULES as rules, type RuleId } from "./check.js";
export { parse } from "./codec.js";
export {
  COUNTED,
  type CountedFall,
  countShadings,
  countShadingsJob,
  recurrence,
  type ShadingCount,
  type ShadingRecurrence,
  ShadingSampler,
  type ShadingSamplerOutcome,
  shadingSampler,
  shadingSamplerJob,
} from "./count/index.js";
export { answerFacts, draw, factsOf } from "./facts.js";
export {
  cellFalls,
  columnCounts,
  fallen,
  fillsLowerHalf,
  ranks,
  restOf,
  type Stones,
  stoneFalls,
  stonesOf,
} from "./fall.js";
export { format } from "./format.js";
export { generate, generateAsync, OPTIONS as options } from "./generate.js";
export { genre } from "./genre.js";
export {
  BLANK,
  clueCells,
  emptyProgress,
  type Givens,
  MAX_SIDE,
  NONE,
  type Progress,
  Puzzle,
  type Rules,
  SETTINGS as settings,
  SHADED,
  transform,
  UNKNOWN,
  UNTOUCHED,
  withRules,
} from "./puzzle.js";
export { explain, explainAsync, grade, gradeAsync, hint, hintAsync, ladders } from "./reasons.js";
export { type PictureOptions, toSvg } from "./svg.js";
