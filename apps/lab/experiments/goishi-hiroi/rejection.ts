/**
 * Stones laid at random: how often does the layout have exactly one answer?
 *
 * Source. The article's nine rows, "scatter stones and count", tested as often here. It says that the share falls with the number of stones.
 * Method. Layouts drawn uniformly, and layouts of random routes (src/goishi-hiroi/route.ts), which can be cleared by construction and are
 *         drawn the more often the more routes they have. A uniform scatter rises to a maximum first (table `stones`, without chance),
 *         so the published rows stand beside both.
 * Cost.   A second or two in all.
 */
import { Random } from "@hashigo/core";
import type { Experiment, Task } from "../../src/experiment.js";
import { answersTo, layoutOf } from "../../src/goishi-hiroi/climb.js";
import { REJECTION } from "../../src/goishi-hiroi/reference.js";
import { PASSED, routeLayout, scatter } from "../../src/goishi-hiroi/route.js";
import { shown, sidesOf } from "../../src/published.js";
import { percent, row, sampled } from "../../src/value.js";

const SEED = 77;

type Draw = typeof scatter;

function hits(draw: Draw, grid: string, stones: number, tested: number): number {
  const [rows, cols] = sidesOf(grid);
  const random = new Random(SEED);
  let found = 0;
  for (let i = 0; i < tested; i++)
    if (answersTo(layoutOf(rows, cols, draw(rows, cols, stones, random)), 2) === 1) found++;
  return found;
}

function lineRow({ grid, stones, tested, percent: published }: (typeof REJECTION)[number]): Task {
  const id = `${grid}-${stones}`;
  return {
    id,
    quick: true,
    run: () =>
      row(
        id,
        { grid: shown(grid), stones, tested },
        {
          uniform: sampled(percent(hits(scatter, grid, stones, tested), tested, 2), published),
          routes: sampled(percent(hits(routeLayout, grid, stones, tested), tested, 2), published),
        },
      ),
  };
}

export const rejection: Experiment = {
  name: "rejection",
  parameters: { seed: SEED, passed: PASSED },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "stones", heading: "stones" },
    { field: "tested", heading: "layouts" },
    { field: "uniform", heading: "scattered uniformly: one answer, %" },
    { field: "routes", heading: "made by random routes: one answer, %" },
  ],
  note: "The article does not say how its layouts were drawn.",
  tasks: () => REJECTION.map(lineRow),
};
