/**
 * Are the shipped walks like walks drawn at random, by their visits a region?
 *
 * Source. The article: a raw draw of 3,000, its bank, and one sigma of the mean of as many boards.
 * Method. As many raw boards, with 14, 22 and 32 regions, S and G in the far corners. The shipped bank has other ends and numbers of regions, so
 *         it is held against draws of its own: for each board MATCHED walks between its ends, under as many regions grown anew. Sigma is
 *         of the mean of so many boards. (The bank was chosen by grade, by numbers left, by being minimal.)
 * Cost.   Seconds a row, preparing a table for each pair of ends.
 */
import { Random } from "@hashigo/core";
import { walkSampler } from "@hashigo/haisu";
import type { Experiment, Task } from "../../src/experiment.js";
import { boardAlong, type Drawn, drawBoard } from "../../src/haisu/boards.js";
import { REGIONS, sideOf, VISITS } from "../../src/haisu/reference.js";
import { bankSets, type Shipped, shippedOf, walkOf } from "../../src/haisu/sets.js";
import { shown } from "../../src/published.js";
import { row, sampled } from "../../src/value.js";

const SEED = 16;
const MATCHED = 200;

function mean(list: readonly number[]): number {
  return list.reduce((sum, x) => sum + x, 0) / list.length;
}

/** Standard deviation of one board. */
function deviation(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (list.length - 1));
}

const thousandths = (x: number): number => Math.round(1000 * x) / 1000;

/** Visits a region on the walk of a shipped board. */
export function visitsPerRegion({ puzzle, solution }: Shipped): number {
  const { regions, grid, borders } = puzzle;
  const cells = walkOf(puzzle, solution);
  const entries = cells.filter((cell, k) => k === 0 || borders[grid.edgeBetween(cells[k - 1] ?? -1, cell)] === 1);
  return entries.length / regions.count;
}

/** The same of a drawn one. */
function visitsOf({ totals }: Drawn, regions: number): number {
  return totals.reduce((sum, n) => sum + n, 0) / regions;
}

/** Of drawn boards with the ends and the number of regions of a shipped one. */
function matched({ puzzle }: Shipped, random: Random): number[] {
  const { rows, cols, start, goal, regions } = puzzle;
  const sampler = walkSampler(rows, cols, start, goal);
  return Array.from({ length: MATCHED }, () =>
    visitsOf(boardAlong(rows, sampler.draw(random), regions.count, random), regions.count),
  );
}

function sizeRow(published: (typeof VISITS)[number]): Task {
  const side = sideOf(published.grid);
  const regions = REGIONS[side] ?? 1;
  const set = bankSets().find(({ id }) => id.startsWith(`bank-${published.grid}-`));
  const id = set?.id ?? published.grid;
  return {
    id,
    quick: false,
    run: () => {
      const random = new Random(SEED);
      const raw = Array.from({ length: published.raw_draws }, () =>
        visitsOf(drawBoard(side, regions, random), regions),
      );
      const shipped = shippedOf(side);
      const control = shipped.map((board) => matched(board, random));
      const variance = control.reduce((sum, list) => sum + deviation(list) ** 2, 0);
      return row(
        id,
        { grid: shown(published.grid), regions, draws: published.raw_draws },
        {
          raw: sampled(thousandths(mean(raw)), published.raw),
          sigma: sampled(thousandths(deviation(raw) / Math.sqrt(published.boards)), published.sigma),
          boards: sampled(shipped.length, published.boards),
          bank: sampled(thousandths(mean(shipped.map(visitsPerRegion))), published.bank),
          control: sampled(thousandths(mean(control.map(mean)))),
          controlSigma: sampled(thousandths(Math.sqrt(variance) / shipped.length)),
        },
      );
    },
  };
}

export const visits: Experiment = {
  name: "visits",
  parameters: { seed: SEED, matched: MATCHED, regions: Object.values(REGIONS) },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "regions", heading: "regions" },
    { field: "draws", heading: "draws" },
    { field: "raw", heading: "visits a region, drawn" },
    { field: "sigma", heading: "one sigma of as many boards as the article ships" },
    { field: "boards", heading: "shipped boards" },
    { field: "bank", heading: "visits a region, shipped" },
    { field: "control", heading: "drawn with their ends and as many regions" },
    { field: "controlSigma", heading: "one sigma" },
  ],
  tasks: () => VISITS.map(sizeRow),
};
