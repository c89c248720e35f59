import type { Fact } from "@hashigo/core";
import { MAX_ORDER, ordersOf, type Progress, type Puzzle, prefixOf } from "./puzzle.js";

/** What a drawing says: the stones taken, first to last. Numbers behind a gap or a repeat say nothing. */
export function factsOf(puzzle: Puzzle, progress: Progress): Fact[] {
  ordersOf(puzzle, progress);
  return prefixOf(progress).map((cell, k) => ({ kind: "take", cell, order: k + 1 }));
}

/** As {@link factsOf}: an answer is an order of all stones. */
export function answerFacts(puzzle: Puzzle, solution: Progress): Fact[] {
  return factsOf(puzzle, solution);
}

/** The drawing with these stones numbered. RangeError for a fact that is no stone of the board. */
export function draw(puzzle: Puzzle, progress: Progress, facts: readonly Fact[]): Progress {
  const order = Int32Array.from(ordersOf(puzzle, progress));
  for (const fact of facts) {
    if (fact.kind !== "take" || puzzle.stones[fact.cell] !== 1 || !isOrder(fact.order))
      throw new RangeError(`no stone of this board: ${JSON.stringify(fact)}`);
    order[fact.cell] = fact.order;
  }
  return { order };
}

function isOrder(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= MAX_ORDER;
}
