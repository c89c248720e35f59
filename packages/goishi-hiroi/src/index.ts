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
export { exam } from "./exam.js";
export { answerFacts, draw, factsOf } from "./facts.js";
export { format } from "./format.js";
export { generate, generateAsync, OPTIONS as options } from "./generate.js";
export { genre } from "./genre.js";
export { measure, type RouteMeasures } from "./measures.js";
export { type NextStone, nextStones, nextStonesAsync } from "./next.js";
export {
  emptyProgress,
  type Givens,
  MAX_SIDE,
  type Progress,
  Puzzle,
  prefixOf,
  progressOf,
  type Rules,
  SETTINGS as settings,
  transform,
  withRules,
} from "./puzzle.js";
export { explain, explainAsync, grade, gradeAsync, hint, hintAsync, ladders } from "./reasons.js";
export { toSvg } from "./svg.js";
