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
export {
  type CensusOutcome,
  type CensusRequest,
  type CensusTable,
  census,
  censusAsync,
  censusJob,
  DEFAULT_CENSUS_BYTES,
  type StoneRow,
} from "./census/census.js";
export { type KernelId, MAX_CELLS, type Planes } from "./census/kernel.js";
export {
  ANSWERS,
  type Answers,
  answersOf,
  cellsOf,
  compareReverse,
  compareReverseAsync,
  compareReverseJob,
  genuineLayouts,
  type ReverseComparison,
  type ReverseOutcome,
} from "./census/layouts.js";
export {
  type Layout,
  MAX_PRICED,
  type PriceOptions,
  type PriceOutcome,
  type PriceTable,
  priceTable,
  priceTableAsync,
  priceTableJob,
} from "./census/price.js";
export { check, RULES as rules, type RuleId } from "./check.js";
export { parse } from "./codec.js";
export { type CleanCountOptions, countClean, countCleanAsync, countCleanJob } from "./count/clean.js";
export {
  type CleanOptions,
  type CleanOutcome,
  type CleanTable,
  cleanSweep,
  cleanSweepAsync,
  cleanSweepJob,
} from "./count/clean-sweep.js";
export { countFull, countFullAsync, countFullJob, type FullCount, type FullCountOptions } from "./count/full.js";
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
