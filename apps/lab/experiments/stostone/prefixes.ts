/**
 * Does the ladder ever finish a board with several answers, and how often does it leave one with a single answer open?
 *
 * Source. The article: over 876 clue prefixes never the first, three times the second. 876 is the number of all boards with the first 0, 1, … of their
 *         numbers: its 799 stones and 77 boards.
 * Method. The same prefixes, in the order of regions, of boards made here in the article's way; both ladders to the top, TRIALS suppositions at most,
 *         against the number of answers by the solver.
 * Cost.   A minute or so.
 */
import { meter, runSync } from "@hashigo/core";
import { ladders, type Puzzle, solve } from "@hashigo/stostone";
import type { Experiment, Task } from "../../src/experiment.js";
import { withNumbers } from "../../src/stostone/made.js";
import { CROSS_CHECKS } from "../../src/stostone/reference.js";
import { MADE, MADE_SEED, madeBoards } from "../../src/stostone/sets.js";
import { against, row, sampled } from "../../src/value.js";

const TRIALS = 5000;

function prefixesOf(full: Puzzle): Puzzle[] {
  const regions = [...full.numbers.keys()];
  return [0, ...regions.map((region) => region + 1)].map((k) => withNumbers(full, regions.slice(0, k)));
}

function ladderRow(ladder: keyof typeof ladders): Task {
  const published = ladder === "article" ? CROSS_CHECKS.find((line) => line["what"] === "clue prefixes") : undefined;
  return {
    id: ladder,
    quick: false,
    run: () => {
      const boards = MADE.flatMap(madeBoards).flatMap(({ full }) => prefixesOf(full));
      const tally = { unique: 0, finished: 0, wrong: 0 };
      for (const puzzle of boards) {
        const { status } = solve(puzzle);
        const { solved } = runSync(ladders[ladder].climb(puzzle, {}, meter({ maxNodes: TRIALS })));
        if (status === "unique") tally.unique++;
        if (solved && status === "unique") tally.finished++;
        if (solved && status !== "unique") tally.wrong++;
      }
      return row(
        ladder,
        { ladder },
        {
          prefixes: sampled(boards.length, published?.["n"]),
          unique: sampled(tally.unique),
          wrong: against(tally.wrong, published === undefined ? undefined : 0),
          open: sampled(tally.unique - tally.finished, published?.["m"]),
        },
      );
    },
  };
}

export const prefixes: Experiment = {
  name: "prefixes",
  parameters: { seed: MADE_SEED, trials: TRIALS },
  columns: [
    { field: "ladder", heading: "ladder", text: true },
    { field: "prefixes", heading: "boards with the first numbers only" },
    { field: "unique", heading: "with one answer" },
    { field: "wrong", heading: "finished in spite of several answers" },
    { field: "open", heading: "one answer, not finished" },
  ],
  tasks: () => (["article", "default"] as const).map(ladderRow),
};
