/**
 * What is each rung of the article's ladder worth, by what the others do without it?
 *
 * Source. The article's 77 boards: cells settled without each rung, boards finished, and assumptions for the rest; and, without its trial,
 *         593,084 assumptions where `col` is missing, 14,306 where `drop` is.
 * Method. A full climb less one rung, ended after TRIALS suppositions; a search by assumptions on the same ladder (src/stostone/assume.ts), to CAP a board;
 *         the same on the kernels alone, to BARE_CAP. A board that needs more counts as its cap, so such sums are lower bounds.
 *         How the article chooses the cell to assume is not said.
 * Rungs.  They are not cut as the article's, which are described in a line each. `fit` here refuses ways by their columns itself, so hardly
 *         anything is lost without `col`; the article's must leave that to `col`.
 * Cost.   A minute or so a row.
 */
import { meter, runSync } from "@hashigo/core";
import { format, ladders, type Puzzle } from "@hashigo/stostone";
import { type BoardSet, fingerprint } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { assumptions } from "../../src/stostone/assume.js";
import { ABLATION } from "../../src/stostone/reference.js";
import { bankSets, MADE_SEED, madeSets } from "../../src/stostone/sets.js";
import { against, percent, row, sampled } from "../../src/value.js";

const TRIALS = 5000;
const CAP = 100;
const BARE_CAP = 1000;
/** Cells of the largest boards that assumptions are made on. */
const LARGEST = 100;
/** Of the text. */
const BARE: Readonly<Record<string, number>> = { col: 593_084, drop: 14_306 };

const ladder = ladders.article;
const TRIAL = ladder.rungs.indexOf("trial");

/** The sets of all sizes together. */
function together(): BoardSet<Puzzle>[] {
  const bank = bankSets()
    .flatMap((set) => set.boards())
    .filter(({ grid }) => grid.size <= LARGEST);
  const id = fingerprint(bank.map((puzzle) => ({ url: format(puzzle, "url"), rules: puzzle.rules })));
  return [
    { id: "made", title: "made here", find: sampled, boards: () => madeSets().flatMap((set) => set.boards()) },
    { id: `bank-${id}`, title: "bank, to 10×10", find: against, boards: () => bank },
  ];
}

interface Sum {
  made: number;
  capped: number;
}

function assumed(boards: readonly Puzzle[], upTo: number, without: number, cap: number): Sum {
  const sum: Sum = { made: 0, capped: 0 };
  for (const puzzle of boards) {
    const found = assumptions(puzzle, { ladder, upTo, without, trials: TRIALS, cap });
    sum.made += found ?? cap;
    if (found === null) sum.capped++;
  }
  return sum;
}

function variantRow(set: BoardSet<Puzzle>, without: number): Task {
  const rung = ladder.rungs[without];
  const variant = rung === undefined ? "all" : `-${rung}`;
  const beside = set.id === "made" ? ABLATION.find((line) => line["variant"] === variant) : undefined;
  return {
    id: `${set.id}-${variant}`,
    quick: false,
    run: () => {
      const boards = set.boards();
      const sum = { cells: 0, settled: 0, finished: 0 };
      for (const puzzle of boards) {
        const options = without < 0 ? {} : { without };
        const { settled, solved } = runSync(ladder.climb(puzzle, options, meter({ maxNodes: TRIALS })));
        sum.cells += puzzle.grid.size;
        sum.settled += settled.length;
        if (solved) sum.finished++;
      }
      const whole = assumed(boards, ladder.rungs.length, without, CAP);
      const bare = assumed(boards, TRIAL, without, BARE_CAP);
      return row(
        `${set.id}-${variant}`,
        { boards: set.title, variant },
        {
          settled: set.find(percent(sum.settled, sum.cells), beside?.["settledPercent"]),
          finished: set.find(`${sum.finished}/${boards.length}`, beside?.["finished"]),
          assumptions: set.find(whole.made, beside?.["assumptions"]),
          capped: set.find(whole.capped),
          bare: set.find(bare.made, beside === undefined || rung === undefined ? undefined : BARE[rung]),
          bareCapped: set.find(bare.capped),
        },
      );
    },
  };
}

export const ablation: Experiment = {
  name: "ablation",
  parameters: { trials: TRIALS, cap: CAP, bareCap: BARE_CAP, largest: LARGEST, seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "variant", heading: "rungs", text: true },
    { field: "settled", heading: "cells settled, %" },
    { field: "finished", heading: "boards finished" },
    { field: "assumptions", heading: "assumptions" },
    { field: "capped", heading: `boards that need more than ${CAP}` },
    { field: "bare", heading: "assumptions without `trial`" },
    { field: "bareCapped", heading: `boards that need more than ${BARE_CAP}` },
  ],
  note: `A board counts at most ${CAP} assumptions, without \`trial\` ${BARE_CAP}. Our \`fit\` refuses ways by their columns too, so \`col\` weighs less than in the article.`,
  tasks: () =>
    together().flatMap((set) => [-1, ...ladder.rungs.keys()].filter((k) => k !== TRIAL).map((k) => variantRow(set, k))),
};
