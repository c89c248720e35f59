/**
 * Where are there no puzzles at all?
 *
 * Source. The article: none in one row to width 12, none in two rows to width 10, none on 3×3, twelve on 3×4, and no grid measured has one with
 *         fewer than seven stones.
 * Method. The census of each width; `further` goes on where the article stops. That seven is the floor on every grid is a theorem
 *         (packages/goishi-hiroi/src/census/census.ts), and so is that one row has two answers.
 * Cost.   A second or two.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { censusOf } from "../../src/goishi-hiroi/grids.js";
import { FLOORS } from "../../src/goishi-hiroi/reference.js";
import { against, row, type Value } from "../../src/value.js";

const FURTHER = { 1: 20, 2: 12 } as const;
/** Grids whose fewest stones are asked for. */
const MEASURED = ["3x4", "3x5", "3x6", "3x7", "4x4", "4x5"] as const;

function genuine(rows: number, from: number, to: number): number {
  let sum = 0;
  for (let cols = from; cols <= to; cols++) sum += censusOf(`${rows}x${cols}`).genuine;
  return sum;
}

function line(
  id: string,
  title: string,
  quick: boolean,
  found: () => Value,
  published: Value,
  more?: () => Value,
): Task {
  return {
    id,
    quick,
    run: () =>
      row(
        id,
        { what: title },
        { found: against(found(), published), ...(more === undefined ? {} : { further: against(more()) }) },
      ),
  };
}

function strip(rows: 1 | 2, width: number): Task {
  const title = `puzzles in ${rows === 1 ? "one row" : "two rows"} to width ${width} (further: to ${FURTHER[rows]})`;
  return line(
    `${rows}xn`,
    title,
    rows === 1,
    () => genuine(rows, 1, width),
    0,
    () => genuine(rows, width + 1, FURTHER[rows]),
  );
}

function smallest(grids: readonly string[]): number {
  return Math.min(
    ...grids.flatMap((grid) => censusOf(grid).byStones.flatMap((at) => (at.genuine > 0 ? [at.stones] : []))),
  );
}

export const floors: Experiment = {
  name: "floors",
  parameters: { further: Object.values(FURTHER), measured: MEASURED },
  columns: [
    { field: "what", heading: "what", text: true },
    { field: "found", heading: "found" },
    { field: "further", heading: "further" },
  ],
  tasks: () => [
    strip(1, FLOORS.oneRowPuzzleFreeToWidth),
    strip(2, FLOORS.twoRowPuzzleFreeToWidth),
    line("3x3", "puzzles on 3×3", true, () => censusOf("3x3").genuine, FLOORS.puzzles3x3),
    line("3x4", "puzzles on 3×4", true, () => censusOf("3x4").genuine, FLOORS.puzzles3x4),
    line(
      "smallest",
      "fewest stones of a puzzle (further: 3×8, 4×6 and 5×5)",
      false,
      () => smallest(MEASURED),
      FLOORS.smallestPuzzleStones,
      () => smallest(["3x8", "4x6", "5x5"]),
    ),
  ],
};
