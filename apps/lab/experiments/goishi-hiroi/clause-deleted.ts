/**
 * What becomes of the census when "never straight back" is deleted?
 *
 * Source. The article, on five grids. Its last three columns count one-stone layouts; on 3×4, 3×5 and 3×6 "unique under both" is nothing else.
 * Method. compareReverse: both censuses, layout by layout.
 * Cost.   A few seconds for 5×5.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { comparisonOf, isQuick } from "../../src/goishi-hiroi/grids.js";
import { CLAUSE } from "../../src/goishi-hiroi/reference.js";
import { shown, sidesOf } from "../../src/published.js";
import { against, percent, row } from "../../src/value.js";

const GRIDS = ["3x4", "3x5", "3x6", "3x7", "3x8", "4x4", "4x5", "4x6", "5x5"] as const;

function gridRow(grid: (typeof GRIDS)[number]): Task {
  const published = CLAUSE.find((line) => line.grid === grid);
  const [rows, cols] = sidesOf(grid);
  return {
    id: grid,
    quick: isQuick(grid),
    run: () => {
      const { published: kept, reverse: deleted, both } = comparisonOf(grid);
      return row(
        grid,
        { grid: shown(grid) },
        {
          clearable: against(kept.clearable, published?.clearable),
          clearableDeleted: against(deleted.clearable, published?.clearableDeleted),
          rise: against(percent(deleted.clearable - kept.clearable, kept.clearable), published?.risePercent),
          one: against(kept.unique, published?.one),
          oneDeleted: against(deleted.unique, published?.oneDeleted),
          both: against(both, published?.both),
          bothGenuine: against(both - rows * cols),
          smallest: against(deleted.byStones.find(({ genuine }) => genuine > 0)?.stones ?? null),
        },
      );
    },
  };
}

export const clauseDeleted: Experiment = {
  name: "clause-deleted",
  parameters: { grids: GRIDS },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "clearable", heading: "can be cleared" },
    { field: "clearableDeleted", heading: "without the clause" },
    { field: "rise", heading: "rise, %" },
    { field: "one", heading: "one answer" },
    { field: "oneDeleted", heading: "without the clause" },
    { field: "both", heading: "one answer under both" },
    { field: "bothGenuine", heading: "of these two stones or more" },
    { field: "smallest", heading: "stones of the smallest puzzle without the clause" },
  ],
  tasks: () => GRIDS.map(gridRow),
};
