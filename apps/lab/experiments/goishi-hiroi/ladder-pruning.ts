/**
 * What is each rung worth in a search that prunes with it, cumulatively from the bottom?
 *
 * Source. The article: nodes on its shipped boards, medians, and the worst of 10×10. How it counts a node is not said.
 * Method. AnyLadder.nodes: a plain search to prove the board has one answer; a node is a stone supposed to be next. `line`, `reach` and
 *         `dead` are the same kernels in both ladders; a trial prunes nothing there, since a search supposes by itself, so the article's last row
 *         has no counterpart. A board that needs more than the cap counts as more than any number.
 * Cost.   Seconds a row, a minute where 10×10 boards are searched by the rules alone.
 */
import { meter, runSync } from "@hashigo/core";
import { ladders, type Puzzle } from "@hashigo/goishi-hiroi";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { LADDER_PRUNING } from "../../src/goishi-hiroi/reference.js";
import { bankSets, MADE_SEED, madeSets, published } from "../../src/goishi-hiroi/sets.js";
import { median, row, type Value } from "../../src/value.js";

const CAP = 1_000_000;
/** For boards of more than SMALL squares. */
const LARGE_CAP = 100_000;
const SMALL = 100;

const ladder = ladders.default;
const KERNELS = ladder.rungs.filter((_, k) => ladder.info(k).kind === "kernel");

function nodes(puzzle: Puzzle, upTo: number, cap: number): number {
  return runSync(ladder.nodes(puzzle, upTo, meter({ maxNodes: cap }))) ?? Number.POSITIVE_INFINITY;
}

function setRow(set: BoardSet<Puzzle>): Task {
  const size = set.id.startsWith("made-") ? set.id.slice("made-".length) : "";
  return {
    id: set.id,
    quick: set.id === "made-6x6",
    run: () => {
      const boards = set.boards();
      const large = boards.some(({ rows, cols }) => rows * cols > SMALL) && set.id !== published.id;
      const cap = large ? LARGE_CAP : CAP;
      const shown = (count: number | null): Value => (count === Number.POSITIVE_INFINITY ? `over ${cap}` : count);
      const findings = KERNELS.flatMap((rung, k) => {
        const all = boards.map((puzzle) => nodes(puzzle, k + 1, cap));
        const beside = LADDER_PRUNING.find((line) => line["rung"] === rung);
        return [
          [rung, set.find(shown(median(all)), beside?.[`${size}Median`])],
          [`${rung}Worst`, set.find(shown(Math.max(...all)), beside?.[`${size}Worst`])],
        ] as const;
      });
      return row(set.id, { boards: set.title, count: boards.length }, Object.fromEntries(findings));
    },
  };
}

export const ladderPruning: Experiment = {
  name: "ladder-pruning",
  parameters: { cap: CAP, largeCap: LARGE_CAP, small: SMALL, seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    ...KERNELS.flatMap((rung) => [
      { field: rung, heading: `\`${rung}\`, median` },
      { field: `${rung}Worst`, heading: "worst" },
    ]),
  ],
  note: "Nodes of a search for two answers. A node here is one stone supposed; how the article counts is not said.",
  tasks: () => [...madeSets(), ...bankSets(), published].map(setRow),
};
