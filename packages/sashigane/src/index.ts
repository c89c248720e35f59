export { backbone, backboneAsync, count, countAsync, solutions, solutionsAsync, solve, solveAsync } from "./api.js";
export { type SizeBudget, sizeBudget } from "./budget.js";
export { check, RULES as rules, type RuleId, remarks, satisfiesStrict } from "./check.js";
export { parse } from "./codec.js";
export {
  countByPieces,
  countByPiecesJob,
  countPartitions,
  countPartitionsJob,
  type PartitionCount,
  type PieceTally,
} from "./count/count.js";
export { drawPartition, hasPartition, type PartitionDraw, PartitionSource } from "./count/draw.js";
export { type Recurrence, recurrence } from "./count/recurrence.js";
export { PartitionSampler, type PartitionSamplerOutcome, partitionSampler } from "./count/sampler.js";
export { answerFacts, draw, factsOf } from "./facts.js";
export { format } from "./format.js";
export { generate, generateAsync, OPTIONS as options } from "./generate.js";
export { genre } from "./genre.js";
export {
  CIRCLE,
  type Clue,
  clueCells,
  DOWN,
  directionOf,
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
export { explain, explainAsync, grade, gradeAsync, hint, hintAsync, ladders } from "./reasons.js";
export { toSvg } from "./svg.js";
