/**
 * How many stones has the smallest layout with one answer, and with how many stones are there the most of them?
 *
 * Source. The article, on five grids: seven stones at the least everywhere, and the most "about half the squares".
 * Method. The census by number of stones. The share is of the layouts with so many stones that can be cleared.
 * Cost.   As the census.
 */
import type { StoneRow } from "@hashigo/goishi-hiroi";
import type { Experiment, Task } from "../../src/experiment.js";
import { censusOf, isQuick } from "../../src/goishi-hiroi/grids.js";
import { SWEET_SPOT } from "../../src/goishi-hiroi/reference.js";
import { shown, sidesOf } from "../../src/published.js";
import { against, percent, row } from "../../src/value.js";

const GRIDS = ["3x4", "3x5", "3x6", "3x7", "3x8", "4x4", "4x5", "4x6", "5x5", "3x9", "4x7"] as const;

function gridRow(grid: (typeof GRIDS)[number]): Task {
  const published = SWEET_SPOT.find((line) => line.grid === grid);
  const [rows, cols] = sidesOf(grid);
  return {
    id: grid,
    quick: isQuick(grid),
    run: () => {
      const { byStones } = censusOf(grid);
      const some = byStones.filter(({ genuine }) => genuine > 0);
      const most = some.reduce((best, line) => (line.genuine > best.genuine ? line : best), some[0] as StoneRow);
      return row(
        grid,
        { grid: shown(grid), squares: rows * cols },
        {
          smallest: against(some[0]?.stones ?? null, published?.smallest),
          peakStones: against(most.stones, published?.peakStones),
          peakPercent: against(percent(most.stones, rows * cols)),
          puzzles: against(most.genuine, published?.puzzles),
          share: against(percent(most.genuine, most.clearable, 2), published?.share),
        },
      );
    },
  };
}

export const sweetSpot: Experiment = {
  name: "sweet-spot",
  parameters: { grids: GRIDS },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "squares", heading: "squares" },
    { field: "smallest", heading: "stones, fewest" },
    { field: "peakStones", heading: "stones with the most puzzles" },
    { field: "peakPercent", heading: "% of squares" },
    { field: "puzzles", heading: "puzzles there" },
    { field: "share", heading: "% of clearable layouts there" },
  ],
  tasks: () => GRIDS.map(gridRow),
};
