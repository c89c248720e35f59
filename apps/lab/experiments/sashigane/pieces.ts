/**
 * How many pieces can a cutting have, and is the ceiling of one piece for every three cells reached?
 *
 * Source. The article: at most ⌊h·w/3⌋, reached on 4×6 with eight.
 * Method. countByPieces: the sweep with a tally a state. Exact.
 * Cost.   About 2 s, nearly all of it 8×8.
 */
import { countByPieces } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { MOST_PIECES, publishedCount } from "../../src/sashigane/reference.js";
import { against, row } from "../../src/value.js";

const BOARDS = ["2x3", "2x6", "3x4", "3x5", "3x6", "4x4", "4x5", "4x6", "5x5", "5x6", "6x6", "7x7", "8x8"] as const;

function boardRow(board: (typeof BOARDS)[number]): Task {
  const [rows, cols] = board.split("x").map(Number) as [number, number];
  return {
    id: board,
    quick: rows * cols <= 36,
    run: () => {
      const tally = countByPieces(rows, cols);
      const fewest = tally.findIndex((n) => n > 0n);
      const most = tally.length - 1;
      const ceiling = Math.floor((rows * cols) / 3);
      return row(
        board,
        { board: `${rows}×${cols}`, ceiling },
        {
          cuttings: against(String(tally.reduce((sum, n) => sum + n, 0n)), publishedCount(rows, cols)),
          fewest: against(fewest),
          most: against(most, MOST_PIECES[board]),
          reached: against(most === ceiling),
          byPieces: against(tally.slice(fewest).map(String)),
        },
      );
    },
  };
}

export const pieces: Experiment = {
  name: "pieces",
  parameters: { boards: BOARDS },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "cuttings", heading: "cuttings" },
    { field: "fewest", heading: "fewest pieces" },
    { field: "most", heading: "most pieces" },
    { field: "ceiling", heading: "⌊cells / 3⌋" },
    { field: "reached", heading: "reached" },
    { field: "byPieces", heading: "cuttings by pieces, fewest first", text: true },
  ],
  tasks: () => BOARDS.map(boardRow),
};
