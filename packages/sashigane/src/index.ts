export { backbone, backboneAsync, count, countAsync, solutions, solutionsAsync, solve, solveAsync } from "./api.js";
export { type SizeBudget, sizeBudget } from "./budget.js";
export { check, RULES as rules, type RuleId, satisfiesStrict } from "./check.js";
export { parse } from "./codec.js";
export { countByPieces, countPartitions, type PieceTally, type PartitionCount } from "./count/count.js";
export { drawPartition, hasPartition, type PartitionDraw, PartitionSource } from "./count/draw.js";
export { recurrence, type Recurrence } from "./count/recurrence.js";
export { PartitionSampler, partitionSampler, type PartitionSamplerOutcome } from "./count/sampler.js";
export { answerFacts, draw, factsOf } from "./facts.js";
export { format } from "./format.js";
export { generate, generateAsync, OPTIONS as options } from "./generate.js";
export { genre } from "./genre.js";
export { explain, explainAsync, grade, gradeAsync, hint, hintAsync, ladders } from "./reasons.js";
export { toSvg } from "./svg.js";
export {
  type Clue,
  CIRCLE,
  clueCells,
  directionOf,
  DOWN,
  emptyProgress,
  isArrow,
  isCircle,
  LEFT,
  MAX_SIDE,
  NONE,
  numberOf,
  type Progress,
  Puzzle,
  RIGHT,
  type Rules,
  SETTINGS as settings,
  transform,
  UNKNOWN,
  UP,
  withRules,
} from "./puzzle.js";
