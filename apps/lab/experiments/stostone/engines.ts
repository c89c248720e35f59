/**
 * Do independent engines find the same answers, under every reading of the fall?
 *
 * Source. The article: three engines agree on all 503 answers of 60 random 4×4 region maps, and under each of its four rules. Its maps are random, so the
 *         number of answers is not to be expected.
 * Method. MAPS maps of LEAST to MOST regions grown from random cells, no numbers; this package's solver and the two engines of its oracle,
 *         answer by answer.
 * Cost.   Seconds.
 */
import { bordersOf, Grid, growRegions, Random } from "@hashigo/core";
import { NONE, type Progress, Puzzle, SHADED, solutions, withRules } from "@hashigo/stostone";
import { engines as oracle } from "@hashigo/stostone/oracle";
import type { Experiment, Task } from "../../src/experiment.js";
import { CROSS_CHECKS } from "../../src/stostone/reference.js";
import { against, row, sampled } from "../../src/value.js";

const SEED = 60;
const MAPS = 60;
const SIDE = 4;
const LEAST = 3;
const MOST = 6;
const FALLS = ["exact", "convex", "count", "none"] as const;

function maps(): Puzzle[] {
  const random = new Random(SEED);
  const grid = new Grid(SIDE, SIDE);
  return Array.from({ length: MAPS }, () => {
    const regions = LEAST + random.int(MOST - LEAST + 1);
    const borders = bordersOf(grid, growRegions(grid, regions, random));
    return Puzzle.of({ rows: SIDE, cols: SIDE, borders, numbers: new Int32Array(regions).fill(NONE) });
  });
}

function names(found: readonly Progress[]): string {
  return found
    .map(({ cells }) => cells.map((mark) => (mark === SHADED ? 1 : 0)).join(""))
    .sort()
    .join(" ");
}

function fallRow(fall: (typeof FALLS)[number]): Task {
  const published = CROSS_CHECKS.find((line) => line["what2"] === "answers");
  return {
    id: fall,
    quick: fall !== "none",
    run: () => {
      let answers = 0;
      let judged = 0;
      let unlike = 0;
      for (const map of maps().map((puzzle) => withRules(puzzle, { fall }))) {
        const ours = solutions(map);
        if (!ours.exact) throw new Error(`limit ${ours.limit}`);
        answers += ours.solutions.length;
        for (const engine of oracle) {
          const theirs = engine.solutions(map);
          if (!theirs.exact) continue;
          judged++;
          if (names(theirs.solutions) !== names(ours.solutions)) unlike++;
        }
      }
      return row(
        fall,
        { fall },
        {
          maps: sampled(MAPS, published?.["n"]),
          answers: sampled(answers, fall === "exact" ? published?.["m"] : undefined),
          judged: sampled(judged),
          agree: against(unlike === 0, true),
        },
      );
    },
  };
}

export const enginesAgree: Experiment = {
  name: "engines",
  parameters: { seed: SEED, maps: MAPS, side: SIDE, least: LEAST, most: MOST },
  columns: [
    { field: "fall", heading: "fall", text: true },
    { field: "maps", heading: "4×4 maps without numbers" },
    { field: "answers", heading: "answers" },
    { field: "judged", heading: "verdicts of the oracle's engines" },
    { field: "agree", heading: "all engines agree" },
  ],
  note: "One of the oracle's engines does not judge so large a board where the fall has no rule.",
  tasks: () => FALLS.map(fallRow),
};
