/**
 * With every cell numbered, how often is the walk the only one, by number of regions?
 *
 * Source. The article, 120 boards a row of 8×8, and the peak of 6×6.
 * Method. As many boards drawn here: uniform walks between the far corners (the article does not say which ends these had), regions grown from as many
 *         seeds. Walks are counted to the article's cap; medians are of finished counts.
 * Cost.   Ten seconds or so a row.
 */
import { Random } from "@hashigo/core";
import type { Experiment, Task } from "../../src/experiment.js";
import { allCells, aloneIn, drawBoard, NODES, printed, WALKS, walksOf } from "../../src/haisu/boards.js";
import { DIAL, DIAL_PEAK } from "../../src/haisu/reference.js";
import { median, percent, row, sampled, type Value } from "../../src/value.js";

const SEED = 13;
const BOARDS = 120;
const SMALL = [4, 6, 8, 10, 12, 16] as const;

export function cappedMedian(list: readonly number[]): Value {
  const middle = median(list);
  return middle !== null && middle >= WALKS ? `>=${WALKS}` : middle;
}

function dialRow(side: number, regions: number): Task {
  const id = `${side}x${side}-${regions}`;
  const published = side === 8 ? DIAL.find((line) => line.regions === regions) : undefined;
  const peak = side === 6 && regions === DIAL_PEAK.regions ? DIAL_PEAK.pinned_percent : undefined;
  return {
    id,
    quick: side === 6 && regions === SMALL[0],
    run: () => {
      const random = new Random(SEED);
      const boards = Array.from({ length: BOARDS }, () => drawBoard(side, regions, random));
      const walks = boards.map((drawn) => walksOf(printed(drawn, allCells(drawn))));
      const finished = walks.filter((n) => n !== null);
      const alone = boards.reduce((sum, drawn) => sum + aloneIn(drawn).length, 0);
      return row(
        id,
        { board: `${side}×${side}`, regions, boards: BOARDS },
        {
          pinned: sampled(percent(walks.filter((n) => n === 1).length, BOARDS), published?.percent ?? peak),
          capped: sampled(walks.length - finished.length, published?.capped),
          walks: sampled(cappedMedian(finished), published?.median_walks),
          alone: sampled(Math.round((10 * alone) / BOARDS) / 10, published?.one_cell_regions),
        },
      );
    },
  };
}

export const regionDial: Experiment = {
  name: "region-dial",
  parameters: { seed: SEED, boards: BOARDS, walks: WALKS, nodes: NODES, small: SMALL },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "regions", heading: "regions" },
    { field: "pinned", heading: "one walk, %" },
    { field: "capped", heading: "not finished" },
    { field: "walks", heading: "walks, median" },
    { field: "alone", heading: "one-cell regions a board" },
  ],
  tasks: () => [...SMALL.map((regions) => dialRow(6, regions)), ...DIAL.map(({ regions }) => dialRow(8, regions))],
};
