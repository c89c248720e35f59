export { answerFacts, draw, factsOf } from "./facts.js";
export * from "./puzzle.js";
