/**
 * With every number printed, is every choice of arrow ends unique?
 *
 * Source. The article: all 33,896 pairs of cutting and arrow mask on six boards are, and so were random boards from 5×5 to 10×10; it
 *         calls that a measurement. Its reading is strict: every piece exactly one circle and one arrow.
 * Method. Each pair is printed and counted up to two answers. Under the general reading, where a piece may carry no circle, the numbers
 *         still leave no room for further pieces, since the printed sizes fill the board. 4×6 and 5×5 are new, and 5×5 settles the
 *         question: `exception` is the first board with two answers, as a link.
 * Cost.   A second a board to 3×6; 4×5 some seconds, 4×6 and 5×5 a few minutes.
 */
import { format, Puzzle } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { exhaust } from "../../src/sashigane/exhaust.js";
import { NUMBERED } from "../../src/sashigane/reference.js";
import { against, percent, row } from "../../src/value.js";

const BOARDS = ["2x6", "3x4", "3x5", "3x6", "4x4", "4x5", "4x6", "5x5"] as const;
const QUICK = new Set<string>(["2x6", "3x4", "3x5", "4x4"]);

function boardRow(board: (typeof BOARDS)[number]): Task {
  const [rows, cols] = board.split("x").map(Number) as [number, number];
  const published = NUMBERED.find((line) => line.board === board);
  return {
    id: board,
    quick: QUICK.has(board),
    run: () => {
      const { pairs, strict, general, exception } = exhaust(rows, cols, true);
      const link = exception === null ? null : format(Puzzle.of(rows, cols, exception), "url");
      return row(
        board,
        { board: `${rows}×${cols}` },
        {
          pairs: against(pairs, published?.pairs),
          uniquePercent: against(percent(strict, pairs), published?.unique_percent),
          ambiguous: against(pairs - strict),
          ambiguousGeneral: against(pairs - general),
          exception: against(link),
        },
      );
    },
  };
}

export const numbered: Experiment = {
  name: "numbered",
  parameters: { boards: BOARDS },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "pairs", heading: "pairs of cutting and arrow ends" },
    { field: "uniquePercent", heading: "unique, % (strict)" },
    { field: "ambiguous", heading: "not unique (strict)" },
    { field: "ambiguousGeneral", heading: "not unique (general)" },
    { field: "exception", heading: "first exception", text: true },
  ],
  tasks: () => BOARDS.map(boardRow),
};
