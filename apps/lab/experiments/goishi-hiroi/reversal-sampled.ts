/**
 * The same on two grids of which the article drew 120,000 layouts each; here they are complete.
 *
 * Source. The article's sample, as shares: of the layouts drawn, and, from the clean ones on, of those that can be cleared.
 * Method. cleanSweep over every layout of two stones and more.
 * Cost.   A second for 4×4; 4×5, a million layouts, a minute or two.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { REVERSAL_SAMPLED } from "../../src/goishi-hiroi/reference.js";
import { shown } from "../../src/published.js";
import { percent, row, sampled } from "../../src/value.js";
import { CUT, swept } from "./reversal.js";

function gridRow(drawn: (typeof REVERSAL_SAMPLED)[number]): Task {
  const { grid } = drawn;
  return {
    id: grid,
    quick: false,
    run: () => {
      const all = swept(grid);
      const cut = swept(grid, CUT).allClean;
      return row(
        grid,
        { grid: shown(grid), layouts: all.examined, drawn: drawn.examined },
        {
          clearable: sampled(percent(all.clearable, all.examined), percent(drawn.clearable, drawn.examined)),
          one: sampled(percent(all.one, all.examined, 2), percent(drawn.one, drawn.examined, 2)),
          hasClean: sampled(percent(all.hasClean, all.clearable), percent(drawn.hasClean, drawn.clearable)),
          allClean: sampled(percent(all.allClean, all.clearable), percent(drawn.allClean, drawn.clearable)),
          allCleanCut: sampled(percent(cut, all.clearable), percent(drawn.allClean, drawn.clearable)),
          oneAndClean: sampled(all.oneAndClean, drawn.oneAndClean),
        },
      );
    },
  };
}

export const reversalSampled: Experiment = {
  name: "reversal-sampled",
  parameters: { grids: REVERSAL_SAMPLED.map(({ grid }) => grid), cut: CUT },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "layouts", heading: "layouts, all of them" },
    { field: "drawn", heading: "drawn by the article" },
    { field: "clearable", heading: "can be cleared, %" },
    { field: "one", heading: "one answer, %" },
    { field: "hasClean", heading: "of the clearable, has a clean answer, %" },
    { field: "allClean", heading: "all answers clean, %" },
    { field: "allCleanCut", heading: `the same, counts cut at ${CUT}, %` },
    { field: "oneAndClean", heading: "one answer, and clean" },
  ],
  note: "What is published is from a draw; what stands here is complete.",
  tasks: () => REVERSAL_SAMPLED.map(gridRow),
};
