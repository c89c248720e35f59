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
  countAllWalks,
  countAllWalksJob,
  countWalks,
  countWalksJob,
  drawWalk,
  type WalkCount,
  type WalkDraw,
  WalkSampler,
  WalkSource,
  walkSampler,
} from "./count/index.js";
export { answerFacts, draw, factsOf } from "./facts.js";
export { format } from "./format.js";
export { generate, generateAsync, OPTIONS as options } from "./generate.js";
export { genre } from "./genre.js";
export {
  clueCells,
  emptyProgress,
  type Givens,
  isLine,
  MAX_SIDE,
  NONE,
  type Progress,
  Puzzle,
  type Rules,
  SETTINGS as settings,
  transform,
  UNKNOWN,
  withRules,
} from "./puzzle.js";
export { explain, explainAsync, grade, gradeAsync, hint, hintAsync, ladders } from "./reasons.js";
export { screenPuzzle } from "./screens.js";
export { toSvg } from "./svg.js";
