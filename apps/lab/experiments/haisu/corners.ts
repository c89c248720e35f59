/**
 * How many walks lead from one corner of an odd square to the opposite one, through every cell?
 *
 * Source. The article: 3×3, 5×5 and 7×7, checked against A001184. Larger squares are new here (and known to that sequence).
 * Method. countWalks, a frontier sweep; exact.
 * Cost.   Seconds for 11×11.
 */
import { countWalks } from "@hashigo/haisu";
import type { Experiment } from "../../src/experiment.js";
import { CORNERS } from "../../src/haisu/reference.js";
import { against, row } from "../../src/value.js";

const SIDES = [3, 5, 7, 9, 11] as const;

export const corners: Experiment = {
  name: "corners",
  parameters: { sides: SIDES },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "walks", heading: "walks from corner to corner" },
    { field: "states", heading: "frontier states" },
  ],
  tasks: () =>
    SIDES.map((side) => ({
      id: `${side}x${side}`,
      quick: side <= 9,
      run: () => {
        const { count, exact, states, limit } = countWalks(side, side, 0, side * side - 1);
        if (!exact) throw new Error(`limit ${limit}`);
        const published = CORNERS[`${side}x${side}`];
        return row(
          `${side}x${side}`,
          { board: `${side}×${side}` },
          {
            walks: against(String(count), published === undefined ? undefined : String(published)),
            states: against(states),
          },
        );
      },
    })),
};
