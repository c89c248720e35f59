/**
 * How often is an answer the only one with its sizes of stones, when every region has its number and the map is not chosen?
 *
 * Source. The article, with its generator's filter off. Its column "stones aimed at" cannot be a number of stones: three of 8×8 would have some
 *         eleven cells each, and it says that boards of fewer, larger stones fail more often, while its rows fail more often as the
 *         column grows. Read as cells of a stone both fit. Here both readings; the figures stand beside the second.
 * Method. DRAWS answers drawn as src/stostone/made.ts does, one map each, and all answers counted, to CAP.
 * Cost.   Seconds a row.
 */
import { Random } from "@hashigo/core";
import { count } from "@hashigo/stostone";
import type { Experiment, Task } from "../../src/experiment.js";
import { shown, sidesOf } from "../../src/published.js";
import { liftedStones, mapAround } from "../../src/stostone/made.js";
import { PINNABLE } from "../../src/stostone/reference.js";
import { piecesOf } from "../../src/stostone/sets.js";
import { median, percent, row, sampled } from "../../src/value.js";

const SEED = 31;
const DRAWS = 200;
const CAP = 1000;

const READINGS = ["stones", "cells of a stone"] as const;

function aimRow(line: (typeof PINNABLE)[number], reading: (typeof READINGS)[number]): Task {
  const board = String(line["board"]);
  const aim = Number(line["stonesAimedAt"]);
  const [rows, cols] = sidesOf(board);
  const byCells = reading === "cells of a stone";
  const pieces = byCells ? piecesOf(board, aim) : aim;
  const id = `${board}-${aim}-${byCells ? "cells" : "stones"}`;
  return {
    id,
    quick: rows < 8 && byCells,
    run: () => {
      const random = new Random(SEED);
      const found = Array.from({ length: DRAWS }, () => {
        const full = mapAround(rows, cols, liftedStones(rows, cols, pieces, random), random);
        return Number(count(full, { maxSolutions: CAP }).count);
      });
      const pinned = found.filter((n) => n === 1).length;
      return row(
        id,
        { board: shown(board), aim, reading, stones: pieces },
        {
          pinned: sampled(percent(pinned, DRAWS), byCells ? line["pinnedPercent"] : undefined),
          median: sampled(median(found), byCells ? line["medianAnswers"] : undefined),
        },
      );
    },
  };
}

export const pinnable: Experiment = {
  name: "pinnable",
  parameters: { seed: SEED, draws: DRAWS, cap: CAP },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "aim", heading: "aimed at" },
    { field: "reading", heading: "of", text: true },
    { field: "stones", heading: "stones" },
    { field: "pinned", heading: "pinned by all numbers, %" },
    { field: "median", heading: "answers, median" },
  ],
  note: "The article calls what is aimed at stones; only as cells of a stone do its rows fit what it says of them.",
  tasks: () => READINGS.flatMap((reading) => PINNABLE.map((line) => aimRow(line, reading))),
};
