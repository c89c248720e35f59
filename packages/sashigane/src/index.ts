export { backbone, backboneAsync, count, countAsync, solutions, solutionsAsync, solve, solveAsync } from "./api.js";
export { answerFacts, draw, factsOf } from "./facts.js";
export * from "./puzzle.js";
