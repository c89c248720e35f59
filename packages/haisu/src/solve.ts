/**
 * The first engine: the board as clauses (`model`), settled by clause learning.
 *
 * Growing the line from S with articulation checks, which a report on these boards put in front, was left out: with sides, tree and time
 * order the clauses settle small boards mostly at the root, in about a millisecond with everything built.
 */
import { type Fact, type Finder, meter, NOTHING, runSync } from "@hashigo/core";
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
  const model = modelOf(puzzle);
  return model === null ? NOTHING : learnFinder(puzzle, model, known);
}

/** Edges that the clauses decide without a guess. */
export function rootFacts(puzzle: Puzzle): Fact[] {
  if (screenPuzzle(puzzle) !== null || isThin(puzzle)) return [];
  const model = modelOf(puzzle);
  if (model === null) return [];
  const learner = learnerOf(model);
  runSync(learner.solve([], meter({ maxNodes: 0 })));
  const known = new Set(learner.facts());
  return model.on.flatMap((on, edge): Fact[] => {
    const cells = puzzle.grid.sides(edge);
    if (known.has(on)) return [{ kind: "edge", cells, value: "on" }];
    return known.has(on ^ 1) ? [{ kind: "edge", cells, value: "off" }] : [];
  });
}
