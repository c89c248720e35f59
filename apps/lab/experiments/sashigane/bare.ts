/**
 * The same with the circles bare: how many choices of arrow ends pin the cutting, and is there a cutting that none pins?
 *
 * Source. The article's table for seven boards, read strictly: every piece has exactly one circle and one arrow.
 * Method. Each pair is printed and counted up to two answers, under the strict reading and, as new columns, under the general one of
 *         the published game, where a piece may also carry no circle, and none to two arrows.
 * Cost.   Seconds to 4×5; 4×6 (284,000 pairs) and 5×5 some minutes each.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { exhaust } from "../../src/sashigane/exhaust.js";
import { BARE } from "../../src/sashigane/reference.js";
import { against, percent, row } from "../../src/value.js";

const BOARDS = ["2x6", "3x4", "3x5", "3x6", "4x4", "4x5", "4x6", "5x5"] as const;
const QUICK = new Set<string>(["2x6", "3x4", "3x5", "4x4"]);

function boardRow(board: (typeof BOARDS)[number]): Task {
  const [rows, cols] = board.split("x").map(Number) as [number, number];
  const published = BARE.find((line) => line.board === board);
  return {
    id: board,
    quick: QUICK.has(board),
    run: () => {
      const found = exhaust(rows, cols, false);
      return row(
        board,
        { board: `${rows}×${cols}` },
        {
          answers: against(found.answers, published?.answers),
          pairs: against(found.pairs, published?.pairs),
          unique: against(found.strict),
          uniquePercent: against(percent(found.strict, found.pairs), published?.unique_percent),
          neverPinned: against(found.neverStrict, published?.never_pinned),
          uniqueGeneral: against(found.general),
          generalPercent: against(percent(found.general, found.pairs)),
          neverPinnedGeneral: against(found.neverGeneral),
        },
      );
    },
  };
}

export const bare: Experiment = {
  name: "bare",
  parameters: { boards: BOARDS },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "answers", heading: "cuttings" },
    { field: "pairs", heading: "pairs" },
    { field: "unique", heading: "unique (strict)" },
    { field: "uniquePercent", heading: "% (strict)" },
    { field: "neverPinned", heading: "never pinned (strict)" },
    { field: "uniqueGeneral", heading: "unique (general)" },
    { field: "generalPercent", heading: "% (general)" },
    { field: "neverPinnedGeneral", heading: "never pinned (general)" },
  ],
  tasks: () => BOARDS.map(boardRow),
};
