/**
 * Which numbers can go? One learner for a whole board, with every number under a guard and its answer forbidden: under the guards of the
 * numbers that stay, "no model" means that the answer is the only one. What is learned in one question serves all later ones.
 */
import { type Cell, type Job, type Learner, type Lit, type Meter, within } from "@hashigo/core";
import type { Progress, Puzzle } from "../puzzle.js";
import { guardedModelOf, learnerOf } from "./index.js";

export class Eraser {
  private learner: Learner | null = null;
  private guards: readonly Lit[] = [];

  /** `answer` is an answer of the fully numbered board. */
  constructor(
    private readonly puzzle: Puzzle,
    private readonly answer: Progress,
  ) {}

  /** Is the answer the only one with just these numbers? null: a limit was hit. RangeError when the numbers contradict each other. */
  *unique(cells: readonly Cell[], meter: Meter, budget: number): Job<boolean | null> {
    this.learner ??= yield* this.build(meter);
    if (this.learner === null) return null;
    const other = yield* this.learner.solve(
      cells.map((cell) => this.guards[cell]!),
      within(meter, budget),
    );
    return other === null ? null : !other;
  }

  private *build(meter: Meter): Job<Learner | null> {
    const model = yield* guardedModelOf(this.puzzle, meter);
    if (model === "none") throw new RangeError("the numbers contradict each other");
    const learner = model === "limit" ? null : yield* learnerOf(model, meter);
    if (model === "limit" || learner === null) return null;
    this.guards = model.guards;
    learner.add(model.on.map((on, edge) => (this.answer.edges[edge] === 1 ? on ^ 1 : on)));
    return learner;
  }
}
