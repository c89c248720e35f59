/**
 * How often is a walk the only one when a random share of the cells is numbered?
 *
 * Source. The article. It prints neither the number of boards nor of regions; 14, 22 and 32 regions fit.
 * Method. BOARDS boards a size, drawn here; of each the same shuffled cells, more and more of them, so that the rows of a size are of the same boards.
 * Cost.   Seconds to half a minute a row.
 */
import { Random } from "@hashigo/core";
import type { Experiment, Task } from "../../src/experiment.js";
import { allCells, drawBoard, NODES, printed, walksOf } from "../../src/haisu/boards.js";
import { REGIONS, SHARES } from "../../src/haisu/reference.js";
import { percent, row, sampled } from "../../src/value.js";

const SEED = 15;
const BOARDS = 120;
const SIDES = [8, 10, 12] as const;

function pinned(side: number, share: number): { unique: number; open: number } {
  const random = new Random(SEED);
  const tally = { unique: 0, open: 0 };
  for (let i = 0; i < BOARDS; i++) {
    const drawn = drawBoard(side, REGIONS[side] ?? 1, random);
    const cells = random.shuffle(allCells(drawn)).slice(0, Math.round((side * side * share) / 100));
    const walks = walksOf(printed(drawn, cells), 2);
    if (walks === 1) tally.unique++;
    if (walks === null) tally.open++;
  }
  return tally;
}

function shareRow(line: (typeof SHARES)[number]): Task {
  const share = line.share_percent;
  return {
    id: `${share}`,
    quick: false,
    run: () => {
      const found = SIDES.map((side) => ({ side, ...pinned(side, share) }));
      return row(
        `${share}`,
        { share: `${share} %` },
        {
          ...Object.fromEntries(
            found.map(({ side, unique }) => {
              const grid = `${side}x${side}` as "8x8" | "10x10" | "12x12";
              return [grid, sampled(percent(unique, BOARDS), line[grid])];
            }),
          ),
          open: sampled(found.reduce((sum, { open }) => sum + open, 0)),
        },
      );
    },
  };
}

export const numberedShare: Experiment = {
  name: "numbered-share",
  parameters: { seed: SEED, boards: BOARDS, regions: Object.values(REGIONS), nodes: NODES },
  columns: [
    { field: "share", heading: "cells numbered", text: true },
    ...SIDES.map((side) => ({ field: `${side}x${side}`, heading: `${side}×${side}: one walk, %` })),
    { field: "open", heading: "not finished" },
  ],
  tasks: () => SHARES.map(shareRow),
};
