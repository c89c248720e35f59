/**
 * Which pairs of ends pass the screen of colours, and which have a walk?
 *
 * Source. The article, on five grids of four cells and more a side; as many pass as have a walk. It says that exceptions exist only on grids
 *         one to three cells thin: two of those are new rows.
 * Method. Every pair: the colours as the article states them, and countWalks, which answers 0 by theorems where its screens know a reason and
 *         sweeps otherwise. All counts together must be what one sweep with both ends free gives; a difference is an error, not a result.
 * Cost.   A second or two for 6×6.
 */
import { countAllWalks, countWalks } from "@hashigo/haisu";
import type { Experiment, Task } from "../../src/experiment.js";
import { ENDPOINTS } from "../../src/haisu/reference.js";
import { shown } from "../../src/published.js";
import { against, percent, row } from "../../src/value.js";

const GRIDS = ["2x6", "3x6", "4x4", "5x4", "5x5", "6x5", "6x6"] as const;

function coloursFit(rows: number, cols: number, a: number, b: number): boolean {
  const colour = (cell: number): number => (Math.floor(cell / cols) + (cell % cols)) % 2;
  return (rows * cols) % 2 === 0 ? colour(a) !== colour(b) : colour(a) === 0 && colour(b) === 0;
}

function gridRow(grid: (typeof GRIDS)[number]): Task {
  const published = ENDPOINTS.find((line) => line.grid === grid);
  const [rows = 0, cols = 0] = grid.split("x").map(Number);
  return {
    id: grid,
    quick: rows * cols <= 20,
    run: () => {
      let pairs = 0;
      let pass = 0;
      let walk = 0;
      let walks = 0n;
      for (let a = 0; a < rows * cols; a++)
        for (let b = a + 1; b < rows * cols; b++) {
          pairs++;
          if (coloursFit(rows, cols, a, b)) pass++;
          const { count } = countWalks(rows, cols, a, b);
          if (count > 0n) walk++;
          walks += count;
        }
      const together = countAllWalks(rows, cols).count;
      if (walks !== together) throw new Error(`${grid}: ${walks} pair by pair, ${together} in one sweep`);
      return row(
        grid,
        { grid: shown(grid) },
        {
          pairs: against(pairs, published?.pairs),
          pass: against(pass, published?.pass_colour),
          percent: against(percent(pass, pairs), published?.pass_percent),
          walk: against(walk, published?.carry_walk),
        },
      );
    },
  };
}

export const endpoints: Experiment = {
  name: "endpoints",
  parameters: { grids: GRIDS },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "pairs", heading: "pairs of ends" },
    { field: "pass", heading: "pass the colours" },
    { field: "percent", heading: "%" },
    { field: "walk", heading: "have a walk" },
  ],
  tasks: () => GRIDS.map(gridRow),
};
