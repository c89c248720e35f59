/**
 * The `cover` rung of the source article as it first was, for a regression test: it counts for every cell how many candidates of
 * each circle reach it, then sweeps the cells and strikes candidates, and goes on sweeping on that table after it has struck some.
 * The table is old then and the number of candidates left is new, and where the two meet by chance, a circle seems to need a cell
 * that it does not need.
 *
 * Strict form under the published clauses: every piece belongs to one circle.
 */
import { isArrow, isCircle, numberOf, type Puzzle } from "../src/puzzle.js";
import { type Shape, shapesAt } from "./cuttings.js";

/** Candidates of each circle after sweeping to the end; `stale` keeps the old table for a whole sweep. */
export function coverCandidates(puzzle: Puzzle, stale: boolean): readonly (readonly Shape[])[] {
  const circles = [...puzzle.clues.keys()].filter((cell) => isCircle(puzzle.clues[cell] ?? 0));
  let left: (readonly Shape[])[] = circles.map((circle) =>
    shapesAt(puzzle.rows, puzzle.cols, circle).filter((shape) => fits(puzzle, shape)),
  );
  for (;;) {
    const before = left.map((shapes) => shapes.length).join();
    left = sweep(puzzle, left, stale);
    if (left.map((shapes) => shapes.length).join() === before) return left;
  }
}

function fits(puzzle: Puzzle, shape: Shape): boolean {
  const clue = (cell: number): number => puzzle.clues[cell] ?? 0;
  const number = numberOf(clue(shape.bend));
  const arrows = shape.cells.filter((cell) => isArrow(clue(cell)));
  return (
    shape.cells.every((cell) => cell === shape.bend || !isCircle(clue(cell))) &&
    (number === 0 || number === shape.cells.length) &&
    arrows.length === 1 &&
    shape.arms.some((arm) => arm.cells.at(-1) === arrows[0] && clue(arrows[0] ?? -1) === arm.home)
  );
}

function sweep(puzzle: Puzzle, given: readonly (readonly Shape[])[], stale: boolean): (readonly Shape[])[] {
  const left = [...given];
  const covering = (cell: number, shape: Shape): boolean => shape.cells.includes(cell);
  for (let cell = 0; cell < puzzle.clues.length; cell++) {
    const table = (stale ? given : left).map((shapes) => shapes.filter((shape) => covering(cell, shape)).length);
    const reaching = [...table.keys()].filter((i) => (table[i] ?? 0) > 0);
    const owner = reaching.find((i) => table[i] === left[i]?.length);
    left.forEach((shapes, i) => {
      if (reaching.length === 1 && reaching[0] === i) left[i] = shapes.filter((shape) => covering(cell, shape));
      else if (owner !== undefined && owner !== i) left[i] = shapes.filter((shape) => !covering(cell, shape));
    });
  }
  return left;
}
