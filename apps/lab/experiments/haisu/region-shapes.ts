/**
 * Does a region's shape ever rule a random cut out, and is a region of a real walk ever visited outside its window?
 *
 * Source. The article: 60,000 of 60,000 random cuts pass, and none of 101,429 regions is outside. The bound is a theorem
 *         (packages/haisu/src/screens.ts); that no cut fails depends on how regions are grown.
 * Method. Regions grown here, S and G in the far corners. The window by hand: colours' difference and 1 below, (border + ends) / 2 and the number
 *         of cells above, against the visits of a uniform walk; and the screen alone, 2·difference − ends ≤ border.
 * Cost.   A second or two a row.
 */
import { Grid, Random } from "@hashigo/core";
import type { Experiment, Task } from "../../src/experiment.js";
import { type Drawn, drawBoard } from "../../src/haisu/boards.js";
import { REGIONS, SHAPES, sideOf } from "../../src/haisu/reference.js";
import { shown } from "../../src/published.js";
import { percent, row, sampled } from "../../src/value.js";

const SEED = 11;
const DRAWS = 2000;

interface Window {
  readonly passes: boolean;
  readonly visits: number;
  readonly least: number;
  readonly most: number;
}

export function windowsOf(drawn: Drawn): Window[] {
  const grid = new Grid(drawn.rows, drawn.cols);
  const count = Math.max(...drawn.regions) + 1;
  const [cells, colours, border, ends] = [0, 1, 2, 3].map(() => new Int32Array(count)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  drawn.regions.forEach((region, cell) => {
    cells[region]!++;
    colours[region]! += (Math.floor(cell / drawn.cols) + (cell % drawn.cols)) % 2 === 0 ? 1 : -1;
  });
  drawn.borders.forEach((is, edge) => {
    if (is === 1) for (const cell of grid.sides(edge)) border[drawn.regions[cell]!]!++;
  });
  for (const end of [drawn.cells[0], drawn.cells[drawn.cells.length - 1]]) ends[drawn.regions[end ?? 0]!]!++;
  return Array.from({ length: count }, (_, k) => {
    const difference = Math.abs(colours[k]!);
    return {
      passes: 2 * difference - ends[k]! <= border[k]!,
      visits: drawn.totals[k]!,
      least: Math.max(1, difference),
      most: Math.min(cells[k]!, Math.floor((border[k]! + ends[k]!) / 2)),
    };
  });
}

function gridRow(grid: string): Task {
  const side = sideOf(grid);
  return {
    id: grid,
    quick: side === 8,
    run: () => {
      const random = new Random(SEED);
      let [passing, regions, outside] = [0, 0, 0];
      for (let i = 0; i < DRAWS; i++) {
        const windows = windowsOf(drawBoard(side, REGIONS[side] ?? 1, random));
        if (windows.every(({ passes }) => passes)) passing++;
        regions += windows.length;
        outside += windows.filter(({ visits, least, most }) => visits < least || visits > most).length;
      }
      return row(
        grid,
        { grid: shown(grid), cuts: DRAWS },
        {
          passing: sampled(percent(passing, DRAWS), percent(SHAPES.random_cuts_passing, SHAPES.random_cuts)),
          regions: sampled(regions),
          outside: sampled(outside, SHAPES.outside_window),
        },
      );
    },
  };
}

export const regionShapes: Experiment = {
  name: "region-shapes",
  parameters: { seed: SEED, draws: DRAWS, regions: Object.values(REGIONS) },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "cuts", heading: "random cuts" },
    { field: "passing", heading: "pass the screen, %" },
    { field: "regions", heading: "regions checked" },
    { field: "outside", heading: "visited outside the window" },
  ],
  note: "The published figures are of all three grids together.",
  tasks: () => SHAPES.grids.map(gridRow),
};
