/**
 * What share of all layouts of so many stones has exactly one answer? The chance of a uniform scatter, without drawing one.
 *
 * Source. None for these grids. The article says of 6×6 that the share only falls with the number of stones (table `rejection`).
 * Method. The census by number of stones.
 * Cost.   A second.
 */
import type { Experiment } from "../../src/experiment.js";
import { censusOf, isQuick } from "../../src/goishi-hiroi/grids.js";
import { shown } from "../../src/published.js";
import { against, percent, row } from "../../src/value.js";

const GRIDS = ["4x5", "5x5"] as const;
const STONES = [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18] as const;

export const stones: Experiment = {
  name: "stones",
  parameters: { grids: GRIDS, stones: STONES },
  columns: [
    { field: "grid", heading: "grid", text: true },
    ...STONES.map((n) => ({ field: `n${n}`, heading: `${n} stones` })),
  ],
  note: "Per cent of all layouts with so many stones that have exactly one answer.",
  tasks: () =>
    GRIDS.map((grid) => ({
      id: grid,
      quick: isQuick(grid),
      run: () => {
        const { byStones } = censusOf(grid);
        const share = (n: number): number | null => {
          const line = byStones.find(({ stones: k }) => k === n);
          return line === undefined ? null : percent(line.genuine, line.layouts, 2);
        };
        return row(grid, { grid: shown(grid) }, Object.fromEntries(STONES.map((n) => [`n${n}`, against(share(n))])));
      },
    })),
};
