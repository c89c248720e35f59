/**
 * One number a region, read as the visit it stands on or as the total of visits: which reading leaves fewer walks?
 *
 * Source. The article, 120 boards a row. It says that the same digits are read twice, and that the walk satisfies both readings by
 *         construction; both can hold only where every number stands on its region's last visit. Its figures fit the second: each board prints
 *         what is true in its own reading, on the same cells.
 * Method. So printed here. Walks to the article's caps; its search runs out on 8×8, this one (clause learning) does not. Medians are of boards
 *         where both finished, board by board comparisons too.
 * Cost.   Ten to thirty seconds a row of 8×8.
 */
import { Random } from "@hashigo/core";
import type { Experiment, Task } from "../../src/experiment.js";
import { allCells, type Drawn, drawBoard, NODES, printed, WALKS, walksOf } from "../../src/haisu/boards.js";
import { READINGS, sideOf } from "../../src/haisu/reference.js";
import { shown } from "../../src/published.js";
import { row, sampled } from "../../src/value.js";
import { cappedMedian } from "./region-dial.js";

const SEED = 14;

/** A cell of each region, drawn uniformly. */
function sites(drawn: Drawn, random: Random): number[] {
  const at = new Map<number, number>();
  for (const cell of random.shuffle(allCells(drawn))) at.set(drawn.regions[cell] ?? -1, cell);
  return [...at.values()];
}

function lineRow(published: (typeof READINGS)[number]): Task {
  const { grid, regions, boards } = published;
  const id = `${grid}-${regions}`;
  return {
    id,
    quick: false,
    run: () => {
      const random = new Random(SEED);
      const pairs = Array.from({ length: boards }, () => {
        const drawn = drawBoard(sideOf(grid), regions, random);
        const cells = sites(drawn, random);
        return [walksOf(printed(drawn, cells, "ordinal")), walksOf(printed(drawn, cells, "cardinal"))] as const;
      });
      const both = pairs.flatMap(([a, b]) => (a === null || b === null ? [] : [[a, b] as const]));
      const ones = (k: 0 | 1): number => pairs.filter((pair) => pair[k] === 1).length;
      const open = (k: 0 | 1): number => pairs.filter((pair) => pair[k] === null).length;
      return row(
        id,
        { grid: shown(grid), regions, boards },
        {
          ordinal: sampled(ones(0), published.ordinal_pins),
          cardinal: sampled(ones(1), published.cardinal_pins),
          ordinalOpen: sampled(open(0), published.capped_ord),
          cardinalOpen: sampled(open(1), published.capped_card),
          ordinalWalks: sampled(cappedMedian(both.map(([a]) => a)), published.ordinal_median),
          cardinalWalks: sampled(cappedMedian(both.map(([, b]) => b)), published.cardinal_median),
          ordinalFewer: sampled(both.filter(([a, b]) => a < b).length),
          cardinalFewer: sampled(both.filter(([a, b]) => b < a).length),
        },
      );
    },
  };
}

export const readings: Experiment = {
  name: "readings",
  parameters: { seed: SEED, walks: WALKS, nodes: NODES },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "regions", heading: "regions" },
    { field: "ordinal", heading: "one walk: visit" },
    { field: "cardinal", heading: "total" },
    { field: "ordinalOpen", heading: "not finished: visit" },
    { field: "cardinalOpen", heading: "total" },
    { field: "ordinalWalks", heading: "walks, median: visit" },
    { field: "cardinalWalks", heading: "total" },
    { field: "ordinalFewer", heading: "boards with fewer walks: visit" },
    { field: "cardinalFewer", heading: "total" },
  ],
  tasks: () => READINGS.map(lineRow),
};
