/**
 * In how many ways can a board with a stone on every square be cleared?
 *
 * Source. The article's two lists: two rows to 2×9, one row, and five larger boards.
 * Method. countFull, a sweep over rows of stones left; exact. Everything past the lists is new.
 * Cost.   Milliseconds a board; 5×6 and 6×6 some ten seconds.
 */
import { countFull } from "@hashigo/goishi-hiroi";
import type { Experiment, Task } from "../../src/experiment.js";
import { FULL_BOARDS } from "../../src/goishi-hiroi/reference.js";
import { against, row } from "../../src/value.js";

const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16] as const;
/** Longest board of so many rows. */
const LAST: Readonly<Record<number, number>> = { 1: 16, 2: 16, 3: 10, 4: 7, 5: 6, 6: 6 };
const QUICK = 2;

function heightRow(k: number, last: number): Task {
  return {
    id: `${k}xn`,
    quick: k <= QUICK,
    run: () => {
      const counted = LENGTHS.filter((n) => n >= Math.max(k, 2) && n <= last).map((n) => {
        const { count, exact, limit } = countFull(k, n);
        if (!exact) throw new Error(`${k}×${n}: limit ${limit}`);
        const published = FULL_BOARDS[`${k}x${n}`];
        return [`n${n}`, against(String(count), published === undefined ? undefined : String(published))] as const;
      });
      return row(`${k}xn`, { rows: `${k}×n` }, Object.fromEntries(counted));
    },
  };
}

export const fullBoards: Experiment = {
  name: "full-boards",
  parameters: { lengths: LENGTHS, last: Object.values(LAST) },
  columns: [
    { field: "rows", heading: "board", text: true },
    ...LENGTHS.filter((n) => n > 1).map((n) => ({ field: `n${n}`, heading: `n = ${n}` })),
  ],
  tasks: () => Object.entries(LAST).map(([k, last]) => heightRow(Number(k), last)),
};
