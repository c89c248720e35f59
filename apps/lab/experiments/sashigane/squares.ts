/**
 * The square diagonal: in how many ways can a blank n × n board be cut into Ls?
 *
 * Source. The article has 0, 0, 0, 110, 7720, 1557970 for n = 1 … 6 and finds no such sequence on record.
 * Method. Frontier sweep, exact. Further squares are new.
 * Cost.   About 5 s, nearly all of it 9×9 and 10×10.
 */
import { countPartitions } from "@hashigo/sashigane";
import type { Experiment } from "../../src/experiment.js";
import { publishedCount } from "../../src/sashigane/reference.js";
import { against, row } from "../../src/value.js";

const SIDES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const squares: Experiment = {
  name: "squares",
  parameters: { sides: SIDES },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "cuttings", heading: "cuttings" },
    { field: "states", heading: "frontier states in the largest layer" },
  ],
  tasks: () =>
    SIDES.map((n) => ({
      id: `${n}x${n}`,
      quick: n <= 7,
      run: () => {
        const { count, layers } = countPartitions(n, n);
        return row(
          `${n}x${n}`,
          { board: `${n}×${n}` },
          { cuttings: against(String(count), publishedCount(n, n)), states: against(Math.max(...layers)) },
        );
      },
    })),
};
