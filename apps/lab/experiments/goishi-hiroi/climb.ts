/**
 * What does a board with one answer cost when one stone is moved at a time?
 *
 * Source. The article: three sizes, the answer counts spent, the moves kept, the starts needed.
 * Method. The article's climb (src/goishi-hiroi/climb.ts), as many boards, the same caps. Routes and patience are not published.
 * Cost.   A second or two.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { PATIENCE } from "../../src/goishi-hiroi/climb.js";
import { CLIMB } from "../../src/goishi-hiroi/reference.js";
import { PASSED } from "../../src/goishi-hiroi/route.js";
import { MADE, MADE_SEED, type MadeSize, madeBoards } from "../../src/goishi-hiroi/sets.js";
import { shown } from "../../src/published.js";
import { median, row, sampled } from "../../src/value.js";

function sizeRow(size: MadeSize): Task {
  const published = CLIMB.find(({ board }) => board === size.grid);
  return {
    id: size.grid,
    quick: size.grid === "6x6",
    run: () => {
      const boards = madeBoards(size);
      const counts = boards.map((board) => board.counts);
      return row(
        size.grid,
        { board: shown(size.grid), stones: size.stones, boards: size.boards, cap: size.cap },
        {
          counts: sampled(median(counts), published?.["answerCountsMedian"]),
          worst: sampled(Math.max(...counts), published?.["answerCountsWorst"]),
          kept: sampled(median(boards.map((board) => board.kept)), published?.["relocationsMedian"]),
          starts: sampled(median(boards.map((board) => board.starts)), published?.["restartsMedian"]),
        },
      );
    },
  };
}

export const climb: Experiment = {
  name: "climb",
  parameters: { seed: MADE_SEED, patience: PATIENCE, passed: PASSED, caps: MADE.map(({ cap }) => cap) },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "stones", heading: "stones" },
    { field: "boards", heading: "boards" },
    { field: "cap", heading: "answers counted to" },
    { field: "counts", heading: "answer counts, median" },
    { field: "worst", heading: "worst" },
    { field: "kept", heading: "moves kept, median" },
    { field: "starts", heading: "starts, median" },
  ],
  tasks: () => MADE.map(sizeRow),
};
