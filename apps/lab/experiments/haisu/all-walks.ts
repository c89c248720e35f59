/**
 * How many walks through every cell has a square, over all pairs of ends?
 *
 * Source. The article: 2×2 to 6×6, ends without order, checked against A120443.
 * Method. countAllWalks: one sweep with both ends free.
 * Cost.   A second or two for 9×9.
 */
import { countAllWalks } from "@hashigo/haisu";
import type { Experiment } from "../../src/experiment.js";
import { ALL_WALKS } from "../../src/haisu/reference.js";
import { against, row } from "../../src/value.js";

const SIDES = [2, 3, 4, 5, 6, 7, 8, 9] as const;

export const allWalks: Experiment = {
  name: "all-walks",
  parameters: { sides: SIDES },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "walks", heading: "walks, over all pairs of ends" },
  ],
  tasks: () =>
    SIDES.map((side) => ({
      id: `${side}x${side}`,
      quick: side <= 8,
      run: () => {
        const { count, exact, limit } = countAllWalks(side, side);
        if (!exact) throw new Error(`limit ${limit}`);
        const published = ALL_WALKS[`${side}x${side}`];
        const walks = against(String(count), published === undefined ? undefined : String(published));
        return row(`${side}x${side}`, { board: `${side}×${side}` }, { walks });
      },
    })),
};
