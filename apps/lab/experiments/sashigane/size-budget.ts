/**
 * Do the sizes of pieces really span 3 … rows + cols − 1, so that the size budget is as tight as it can be? (Not on every board.)
 *
 * Source. The article's budget: a piece without a number has at least 3 cells and at most h + w − 1.
 * Method. All pieces of all cuttings. `dealt` is a second question: of all ways to leave numbers out of a cutting's circles, does
 *         sizeBudget call each possible, as it must?
 * Cost.   Under a second.
 */
import { CIRCLE, Puzzle, sizeBudget } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { cuttings } from "../../src/sashigane/pieces.js";
import { against, row } from "../../src/value.js";

const BOARDS = ["2x3", "2x6", "3x4", "3x5", "3x6", "4x4", "4x5"] as const;

function boardRow(board: (typeof BOARDS)[number]): Task {
  const [rows, cols] = board.split("x").map(Number) as [number, number];
  return {
    id: board,
    quick: true,
    run: () => {
      let least = Number.POSITIVE_INFINITY;
      let greatest = 0;
      let boards = 0;
      let possible = 0;
      for (const pieces of cuttings(rows, cols)) {
        for (const { size } of pieces) {
          least = Math.min(least, size);
          greatest = Math.max(greatest, size);
        }
        for (let bare = 0; bare < 1 << pieces.length; bare++) {
          const clues = new Int32Array(rows * cols);
          pieces.forEach(({ bend, size }, k) => {
            clues[bend] = ((bare >>> k) & 1) === 1 ? CIRCLE : CIRCLE + size;
          });
          boards++;
          if (sizeBudget(Puzzle.of(rows, cols, clues, { form: "strict" })).possible) possible++;
        }
      }
      return row(
        board,
        { board: `${rows}×${cols}`, bound: rows + cols - 1 },
        {
          least: against(least, 3),
          within: against(greatest <= rows + cols - 1, true),
          greatest: against(greatest),
          boards: against(boards),
          possible: against(possible),
        },
      );
    },
  };
}

export const sizes: Experiment = {
  name: "size-budget",
  parameters: { boards: BOARDS },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "least", heading: "smallest piece" },
    { field: "greatest", heading: "largest piece" },
    { field: "bound", heading: "rows + cols − 1" },
    { field: "within", heading: "within" },
    { field: "boards", heading: "boards with some numbers left out" },
    { field: "possible", heading: "of these within the budget" },
  ],
  tasks: () => BOARDS.map(boardRow),
};
