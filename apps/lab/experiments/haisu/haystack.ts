/**
 * How many walks has a board without numbers, S in the upper left corner and G as far as the colours allow?
 *
 * Source. The article, for 8×8, 10×10 and 12×12; the last is printed with three digits. Its states are distinct frontiers over all positions,
 *         first and last counted, whether or not they can be completed.
 * Method. countWalks, exact. A count whose published form is rounded is compared rounded alike.
 * Cost.   Half a second for 12×12; 14×14, which is new, some seconds.
 */
import { countWalks } from "@hashigo/haisu";
import type { Experiment, Task } from "../../src/experiment.js";
import { farGoal } from "../../src/haisu/boards.js";
import { HAYSTACK } from "../../src/haisu/reference.js";
import { against, row } from "../../src/value.js";

const SIDES = [6, 8, 10, 12, 14] as const;

/** "4.05e17" of a whole number: three digits, halves upwards. */
function rounded(count: bigint): string {
  const digits = String(count);
  const three = (BigInt(digits.slice(0, 4)) + 5n) / 10n;
  const up = three === 1000n ? 1 : 0;
  const lead = String(up === 1 ? 100n : three);
  return `${lead[0]}.${lead.slice(1)}e${digits.length - 1 + up}`;
}

function sideRow(side: number): Task {
  const id = `${side}x${side}`;
  const published = HAYSTACK.find(({ grid }) => grid === id);
  return {
    id,
    quick: side <= 12,
    run: () => {
      const { count, exact, states, limit } = countWalks(side, side, 0, farGoal(side));
      if (!exact) throw new Error(`limit ${limit}`);
      const isRounded = typeof published?.walks === "string";
      return row(
        id,
        { board: `${side}×${side}` },
        {
          walks: against(String(count), published === undefined || isRounded ? undefined : String(published.walks)),
          ...(isRounded ? { rounded: against(rounded(count), published.walks) } : {}),
          states: against(states, published?.frontier_states),
        },
      );
    },
  };
}

export const haystack: Experiment = {
  name: "haystack",
  parameters: { sides: SIDES },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "walks", heading: "walks without numbers" },
    { field: "rounded", heading: "rounded" },
    { field: "states", heading: "frontier states" },
  ],
  tasks: () => SIDES.map(sideRow),
};
