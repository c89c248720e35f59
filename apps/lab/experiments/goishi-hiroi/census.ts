/**
 * Of all layouts of a grid, how many can be cleared, and how many have exactly one answer?
 *
 * Source. The article's census of six grids. Its column "exactly one answer" counts one-stone layouts, "genuine" leaves them out.
 * Method. The census of the package, complete: every layout of the grid, by whichever kernel works here (all give the same numbers).
 *         Grids that the article does not have are new.
 * Cost.   Milliseconds to 22 squares, a second for 5×5, some ten seconds for 4×7.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { censusOf, isQuick } from "../../src/goishi-hiroi/grids.js";
import { CENSUS } from "../../src/goishi-hiroi/reference.js";
import { shown } from "../../src/published.js";
import { against, percent, row } from "../../src/value.js";

const GRIDS = [
  "2x10",
  "2x12",
  "3x3",
  "3x4",
  "3x5",
  "3x6",
  "3x7",
  "3x8",
  "4x4",
  "4x5",
  "4x6",
  "5x5",
  "3x9",
  "4x7",
] as const;

function gridRow(grid: (typeof GRIDS)[number]): Task {
  const published = CENSUS.find((line) => line.grid === grid);
  return {
    id: grid,
    quick: isQuick(grid),
    run: () => {
      const { layouts, clearable, unique, genuine } = censusOf(grid);
      return row(
        grid,
        { grid: shown(grid) },
        {
          layouts: against(layouts, published?.layouts),
          clearable: against(clearable, published?.clearable),
          clearablePercent: against(percent(clearable, layouts), published?.clearablePercent),
          one: against(unique, published?.one),
          genuine: against(genuine, published?.genuine),
          genuinePercent: against(percent(genuine, layouts, 2)),
        },
      );
    },
  };
}

export const census: Experiment = {
  name: "census",
  parameters: { grids: GRIDS },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "layouts", heading: "layouts" },
    { field: "clearable", heading: "can be cleared" },
    { field: "clearablePercent", heading: "%" },
    { field: "one", heading: "one answer" },
    { field: "genuine", heading: "of these two stones or more" },
    { field: "genuinePercent", heading: "% of layouts" },
  ],
  tasks: () => GRIDS.map(gridRow),
};
