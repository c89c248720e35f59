/**
 * Do the article's sentences on arrow ends follow from its own table?
 *
 * Source. The article says that either convention is better than a coin on all three boards; that the long arm leads by eight points on 6×6
 *         and the short arm by nine on 12×12; and that the best convention is worth 2.6 coins on 12×12.
 * Method. Arithmetic on the published percentages, in tenths.
 * Cost.   None.
 */

import type { Experiment } from "../../src/experiment.js";
import { shown } from "../../src/published.js";
import { ARROW_END } from "../../src/sashigane/reference.js";
import { against, row } from "../../src/value.js";

const LEAD: Readonly<Record<string, number>> = { "6x6": 8, "12x12": -9 };

const tenths = (percentage: number): number => Math.round(10 * percentage);

export const arrowClaims: Experiment = {
  name: "arrow-claims",
  parameters: { boards: ARROW_END.map(({ board }) => board) },
  columns: [
    { field: "board", heading: "published row", text: true },
    { field: "beats", heading: "both conventions beat the coin" },
    { field: "lead", heading: "long arm ahead by (points, rounded)" },
    { field: "ratio", heading: "best convention / coin" },
  ],
  tasks: () =>
    ARROW_END.map(({ board, long, short, coin }) => ({
      id: board,
      quick: true,
      run: () => {
        const ratio = Math.round((10 * Math.max(tenths(long), tenths(short))) / tenths(coin)) / 10;
        return row(
          board,
          { board: shown(board) },
          {
            beats: against(Math.min(tenths(long), tenths(short)) > tenths(coin), true),
            lead: against(Math.round((tenths(long) - tenths(short)) / 10), LEAD[board]),
            ratio: against(ratio, board === "12x12" ? 2.6 : undefined),
          },
        );
      },
    })),
};
