/**
 * Which numbers can go? One learner for a whole board, with every number under a guard and its answer forbidden: under the guards of the
 * numbers that stay, "no model" means that the answer is the only one. What is learned in one question serves all later ones.
 */
import { type Cell, type Job, type Learner, type Lit, type Meter, within } from "@hashigo/core";
import type { Progress, Puzzle } from "../puzzle.js";
import { guardedModelOf, learnerOf } from "./index.js";

export class Eraser {
  private readonly learner: Learner;
  private readonly guards: readonly Lit[];

  /** `answer` is an answer of the fully numbered board. RangeError when its numbers contradict each other. */
  constructor(puzzle: Puzzle, answer: Progress) {
    const model = guardedModelOf(puzzle);
    if (model === null) throw new RangeError("the numbers contradict each other");
    this.guards = model.guards;
    this.learner = learnerOf(model);
    this.learner.add(model.on.map((on, edge) => (answer.edges[edge] === 1 ? on ^ 1 : on)));
  }

  /** Is the answer the only one with just these numbers? null: the budget of nodes was spent. */
  *unique(cells: readonly Cell[], meter: Meter, budget: number): Job<boolean | null> {
    const other = yield* this.learner.solve(
      cells.map((cell) => this.guards[cell]!),
      within(meter, budget),
    );
    return other === null ? null : !other;
  }
}
