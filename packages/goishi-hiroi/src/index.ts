export { answerFacts, draw, factsOf } from "./facts.js";
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
