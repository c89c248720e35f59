/** A Haisu board as clauses, for any clause solver. */
import { type Fact, Learner, LearnFinder, type Lit } from "@hashigo/core";
import { Layout } from "../layout.js";
import type { Progress, Puzzle } from "../puzzle.js";
import { Clauses } from "./clauses.js";
import { addCounters } from "./counters.js";
import { LineModel } from "./line.js";

export interface Model {
  readonly clauses: Clauses;
  /** The literal of each edge: the line runs over it. */
  readonly on: readonly Lit[];
  readonly before: readonly Lit[];
}

/** null: the numbers contradict each other. For boards of at least two rows and columns, S and G apart. */
export function modelOf(puzzle: Puzzle): Model | null {
  return build(puzzle, () => null);
}

export interface GuardedModel extends Model {
  /** A literal a cell under which its number counts; for ordinals. */
  readonly guards: readonly Lit[];
}

/** As {@link modelOf}, with every number under a guard: one model then serves all boards with fewer numbers. */
export function guardedModelOf(puzzle: Puzzle): GuardedModel | null {
  let guards: readonly Lit[] = [];
  const model = build(puzzle, (clauses) => {
    guards = Array.from(puzzle.numbers, () => clauses.newVar());
    return guards;
  });
  return model === null ? null : { ...model, guards };
}

function build(puzzle: Puzzle, guardsIn: (clauses: Clauses) => readonly Lit[] | null): Model | null {
  const clauses = new Clauses();
  const layout = new Layout(puzzle);
  const line = new LineModel(clauses, layout);
  if (!addCounters(clauses, layout, line, guardsIn(clauses))) return null;
  return { clauses, on: line.on, before: line.before };
}

export function litOf(puzzle: Puzzle, model: Model): (fact: Fact) => Lit {
  return (fact) => {
    const edge = fact.kind === "edge" ? puzzle.grid.edgeBetween(fact.cells[0], fact.cells[1]) : -1;
    if (fact.kind !== "edge" || edge < 0) throw new RangeError(`no edge of this board: ${JSON.stringify(fact)}`);
    return fact.value === "on" ? model.on[edge]! : model.on[edge]! ^ 1;
  };
}

/**
 * A learner with the clauses of a model. It stays with quick restarts for good: the published 18 × 18 then takes 10 to 12 s of CPU, answer and
 * proof, and 21 to 29 s with patient spells in between (four seeds each).
 */
export function learnerOf(model: Model): Learner {
  const learner = new Learner(model.clauses.vars, { tuning: { firstQuick: Number.POSITIVE_INFINITY } });
  for (const clause of model.clauses) learner.add(clause);
  return learner;
}

/** The answers of a board by clause learning. */
export function learnFinder(puzzle: Puzzle, model: Model, known: readonly Fact[]): LearnFinder<Progress> {
  const learner = learnerOf(model);
  const lit = litOf(puzzle, model);
  for (const fact of known) learner.add([lit(fact)]);
  return new LearnFinder({
    learner,
    capture: (l) => ({ edges: Int8Array.from(model.on, (on) => (l.value(on >> 1) ? 1 : 0)) }),
    litOf: lit,
    variables: model.on.map((on) => on >> 1),
  });
}
