export type { Constraint, Lit } from "./constraint.js";
export { LearnFinder, type LearnFinderParts } from "./finder.js";
export { LEARNER_WORDS, Learner, type LearnerCounts, type LearnerOptions } from "./learner.js";
export { TUNING, type Tuning } from "./tuning.js";
