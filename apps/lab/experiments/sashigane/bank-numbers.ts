/**
 * How many numbers are left when every number the answer can do without is erased?
 *
 * Source. The article's two banks: 40 boards of 8×8, 32 of 12×12.
 * Method. As many boards made in the article's way (src/sashigane/boards.ts) from uniform and from greedy cuttings, and the shipped bank, whose boards
 *         were also chosen by grade. The article's cuttings are of an unknown draw; its figures stand beside the greedy rows.
 * Cost.   Seconds a row.
 */

import { count } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { type BoardSet, bankSets, MADE_SEED, madeSets, tally, withoutNumbers } from "../../src/sashigane/boards.js";
import { BANK_NUMBERS } from "../../src/sashigane/reference.js";
import { median, row } from "../../src/value.js";

function setRow(set: BoardSet): Task {
  const published = BANK_NUMBERS.find(({ bank }) => set.id === `made-greedy-${bank}`);
  return {
    id: set.id,
    quick: false,
    run: () => {
      const boards = set.boards();
      const tallies = boards.map(tally);
      const numbers = tallies.map((t) => t.numbers);
      const none = boards.filter((puzzle) => count(withoutNumbers(puzzle), { maxSolutions: 2 }).count === 1n);
      return row(
        set.id,
        { boards: set.title, count: boards.length },
        {
          circles: set.find(median(tallies.map((t) => t.circles)), published?.pieces_median),
          least: set.find(Math.min(...numbers), published?.numbers_left_min),
          most: set.find(Math.max(...numbers), published?.numbers_left_max),
          median: set.find(median(numbers), published?.numbers_left_median),
          none: set.find(none.length, published?.unique_with_none),
        },
      );
    },
  };
}

export const bankNumbers: Experiment = {
  name: "bank-numbers",
  parameters: { seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "circles", heading: "circles, median" },
    { field: "least", heading: "numbers left, least" },
    { field: "most", heading: "most" },
    { field: "median", heading: "median" },
    { field: "none", heading: "unique without any" },
  ],
  tasks: () => [...madeSets("greedy"), ...madeSets("uniform"), ...bankSets()].map(setRow),
};
