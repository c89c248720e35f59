import type { Position as Asked } from "@hashigo/core";
import { answerFacts } from "./facts.js";
import type { Progress, Puzzle } from "./puzzle.js";

/** What pricing asks: behind each prefix of the answer the next stone. So "share settled" is the share of moves left forced. */
export function exam(puzzle: Puzzle, solution: Progress): Asked[] {
  const facts = answerFacts(puzzle, solution);
  return facts.map((fact, k) => ({ known: facts.slice(0, k), asked: [fact] }));
}
