/** A Haisu board as clauses, for any clause solver. */
import { type Fact, type Job, LEARNER_WORDS, Learner, LearnFinder, type Lit, type Meter, Pace } from "@hashigo/core";
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

/** Instead of a model: the numbers contradict each other, or a limit was hit. */
export type NoModel = "none" | "limit";

/** Cells or clauses between two looks at the clock, some milliseconds. */
const CELLS_PER_LOOK = 512;
const CLAUSES_PER_LOOK = 8192;

/** For boards of at least two rows and columns, S and G apart. A board beyond a learner's memory is refused with that limit. */
export function modelOf(puzzle: Puzzle, meter: Meter): Job<Model | NoModel> {
  return build(puzzle, () => null, meter);
}

export interface GuardedModel extends Model {
  /** A literal a cell under which its number counts; for ordinals. */
  readonly guards: readonly Lit[];
}

/** As {@link modelOf}, with every number under a guard: one model then serves all boards with fewer numbers. */
export function* guardedModelOf(puzzle: Puzzle, meter: Meter): Job<GuardedModel | NoModel> {
  let guards: readonly Lit[] = [];
  const guardsIn = (clauses: Clauses): readonly Lit[] => {
    guards = Array.from(puzzle.numbers, () => clauses.newVar());
    return guards;
  };
  const model = yield* build(puzzle, guardsIn, meter);
  return typeof model === "string" ? model : { ...model, guards };
}

function* build(
  puzzle: Puzzle,
  guardsIn: (clauses: Clauses) => readonly Lit[] | null,
  meter: Meter,
): Job<Model | NoModel> {
  const clauses = new Clauses();
  const layout = new Layout(puzzle);
  const line = new LineModel(clauses, layout);
  if (!(yield* line.build(new Pace(meter, CELLS_PER_LOOK)))) return "limit";
  const counted = yield* addCounters(clauses, layout, line, guardsIn(clauses), meter);
  if (counted !== "built") return counted;
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
 * proof, and 21 to 29 s with patient spells in between (four seeds each). Null: a limit was hit.
 */
export function* learnerOf({ clauses }: Model, meter: Meter): Job<Learner | null> {
  if (clauses.words > LEARNER_WORDS) {
    meter.limit ??= "memory";
    return null;
  }
  const learner = new Learner(clauses.vars, { tuning: { firstQuick: Number.POSITIVE_INFINITY } });
  const pace = new Pace(meter, CLAUSES_PER_LOOK);
  for (const clause of clauses) {
    learner.add(clause);
    if (pace.due(1) && !(yield* pace.pause())) return null;
  }
  return learner;
}

/** The answers of a board by clause learning. Null: a limit was hit. */
export function* learnFinder(
  puzzle: Puzzle,
  model: Model,
  known: readonly Fact[],
  meter: Meter,
): Job<LearnFinder<Progress> | null> {
  const learner = yield* learnerOf(model, meter);
  if (learner === null) return null;
  const lit = litOf(puzzle, model);
  for (const fact of known) learner.add([lit(fact)]);
  return new LearnFinder({
    learner,
    capture: (l) => ({ edges: Int8Array.from(model.on, (on) => (l.value(on >> 1) ? 1 : 0)) }),
    litOf: lit,
    variables: model.on.map((on) => on >> 1),
  });
}
