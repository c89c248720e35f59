/**
 * Which layouts have a clearance that is legal backwards too, and is it ever the only one?
 *
 * Source. The article, on five grids, layouts of two stones and more. Its column "all answers clean" is not what it says: it equals the number
 *         of layouts whose two counts agree after both were cut at 5 (or 6). Both are here: in full, which disagrees, and cut.
 * Method. cleanSweep: every layout, clean clearances and answers counted in full.
 * Cost.   A second; 4×4 and 3×6, which the article drew samples of or does not have, some seconds.
 */
import { type CleanTable, cleanSweep } from "@hashigo/goishi-hiroi";
import type { Experiment, Task } from "../../src/experiment.js";
import { ALL_CLEAN, REVERSAL } from "../../src/goishi-hiroi/reference.js";
import { shown, sidesOf } from "../../src/published.js";
import { against, row } from "../../src/value.js";

const GRIDS = ["2x4", "2x5", "2x6", "2x7", "2x8", "3x3", "3x4", "3x5", "3x6", "4x4"] as const;
const DEAR = new Set<string>(["2x8", "3x6", "4x4"]);
/** Where the article's counts seem to have been cut. */
export const CUT = 5;

export function swept(grid: string, cap?: number): CleanTable {
  const outcome = cleanSweep(...sidesOf(grid), cap === undefined ? {} : { cap });
  if (outcome.status === "unknown") throw new Error(`${grid}: limit ${outcome.limit}`);
  return outcome.table;
}

function gridRow(grid: (typeof GRIDS)[number]): Task {
  const published = REVERSAL.find((line) => line.grid === grid);
  const clean = ALL_CLEAN.find((line) => line.grid === grid)?.allClean;
  return {
    id: grid,
    quick: !DEAR.has(grid),
    run: () => {
      const { examined, clearable, one, hasClean, allClean, oneAndClean } = swept(grid);
      return row(
        grid,
        { grid: shown(grid) },
        {
          examined: against(examined, published?.examined),
          clearable: against(clearable, published?.clearable),
          one: against(one, published?.one),
          hasClean: against(hasClean, published?.hasClean),
          allClean: against(allClean, clean),
          allCleanCut: against(swept(grid, CUT).allClean, clean),
          oneAndClean: against(oneAndClean, published?.oneAndClean),
        },
      );
    },
  };
}

export const reversal: Experiment = {
  name: "reversal",
  parameters: { grids: GRIDS, cut: CUT },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "examined", heading: "layouts" },
    { field: "clearable", heading: "can be cleared" },
    { field: "one", heading: "one answer" },
    { field: "hasClean", heading: "has a clean answer" },
    { field: "allClean", heading: "all answers clean" },
    { field: "allCleanCut", heading: `the same, counts cut at ${CUT}` },
    { field: "oneAndClean", heading: "one answer, and clean" },
  ],
  note: `Layouts of two stones and more. The published column "all answers clean" compares counts that were cut, at ${CUT} or one more.`,
  tasks: () => GRIDS.map(gridRow),
};
