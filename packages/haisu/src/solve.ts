/**
 * The first engine: the board as clauses (`model`), settled by clause learning.
 *
 * Growing the line from S with articulation checks, which a report on these boards put in front, was left out: with sides, tree and time
 * order the clauses settle small boards mostly at the root, in about a millisecond with everything built.
 */
import { type Fact, type Finder, type Job, Later, type Meter, NOTHING, runSync, within } from "@hashigo/core";
import { learnerOf, learnFinder, modelOf } from "./model/index.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { screenPuzzle } from "./screens.js";
import { Single, thinAnswer } from "./thin.js";

function isThin(puzzle: Puzzle): boolean {
  return Math.min(puzzle.rows, puzzle.cols) === 1;
}

export function finder(puzzle: Puzzle, known: readonly Fact[]): Finder<Progress> {
  if (screenPuzzle(puzzle) !== null) return NOTHING;
  if (isThin(puzzle)) return new Single(puzzle, thinAnswer(puzzle), known);
  return new Later((meter) => learning(puzzle, known, meter));
}

function* learning(puzzle: Puzzle, known: readonly Fact[], meter: Meter): Job<Finder<Progress> | null> {
  const model = yield* modelOf(puzzle, meter);
  if (model === "none") return NOTHING;
  return model === "limit" ? null : yield* learnFinder(puzzle, model, known, meter);
}

/** Edges that the clauses decide without a guess; none when a limit comes first. */
export function rootFacts(puzzle: Puzzle, meter: Meter): readonly Fact[] {
  return screenPuzzle(puzzle) !== null || isThin(puzzle) ? [] : runSync(proving(puzzle, meter));
}

function* proving(puzzle: Puzzle, meter: Meter): Job<readonly Fact[]> {
  const model = yield* modelOf(puzzle, meter);
  if (typeof model === "string") return [];
  const learner = yield* learnerOf(model, meter);
  if (learner === null) return [];
  yield* learner.solve([], within(meter, 0));
  const known = new Set(learner.facts());
  return model.on.flatMap((on, edge): Fact[] => {
    const cells = puzzle.grid.sides(edge);
    if (known.has(on)) return [{ kind: "edge", cells, value: "on" }];
    return known.has(on ^ 1) ? [{ kind: "edge", cells, value: "off" }] : [];
  });
}
