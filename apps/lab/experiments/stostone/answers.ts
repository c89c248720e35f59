/**
 * What do the answers of boards with one answer look like, and how many numbers do they keep?
 *
 * Source. The article's 77 shipped boards: 44 of 6×6 and 33 of 8×8.
 * Method. Stones of the only answer, and how far each falls; regions, and regions with a number.
 * Boards. Made here in the article's way, where its figures stand beside; the shipped bank; published puzzles.
 * Cost.   Seconds.
 */
import { type Puzzle, stoneFalls, stonesOf } from "@hashigo/stostone";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { ANSWERS, NUMBERS_KEPT } from "../../src/stostone/reference.js";
import { bankSets, MADE_SEED, madeSets, madeSizeOf, onlyAnswer, published } from "../../src/stostone/sets.js";
import { percent, row } from "../../src/value.js";

function mean(sum: number, of: number, decimals: number): number | null {
  return of === 0 ? null : Math.round((sum * 10 ** decimals) / of) / 10 ** decimals;
}

function setRow(set: BoardSet<Puzzle>): Task {
  const size = madeSizeOf(set);
  const beside = ANSWERS.find((line) => line["size"] === size);
  const kept = NUMBERS_KEPT.find((line) => line.size === size);
  return {
    id: set.id,
    quick: size !== null,
    run: () => {
      const boards = set.boards();
      const sum = { stones: 0, cells: 0, fall: 0, still: 0, regions: 0, numbers: 0 };
      for (const puzzle of boards) {
        const answer = onlyAnswer(puzzle);
        const stones = stonesOf(puzzle, answer);
        const falls = stoneFalls(puzzle, answer, stones).filter((fall) => fall !== null);
        sum.stones += stones.count;
        sum.cells += stones.cells.reduce((all, cells) => all + cells.length, 0);
        sum.fall += falls.reduce((all, fall) => all + fall, 0);
        sum.still += falls.filter((fall) => fall === 0).length;
        sum.regions += puzzle.regions.count;
        sum.numbers += puzzle.numbers.filter((n) => n >= 0).length;
      }
      return row(
        set.id,
        { boards: set.title, count: boards.length },
        {
          stones: set.find(sum.stones, beside?.["stones"]),
          meanStone: set.find(mean(sum.cells, sum.stones, 2), beside?.["meanStone"]),
          meanFall: set.find(mean(sum.fall, sum.stones, 2), beside?.["meanFall"]),
          still: set.find(percent(sum.still, sum.stones), beside?.["neverMovePercent"]),
          regions: set.find(mean(sum.regions, boards.length, 1), kept?.regions),
          numbers: set.find(mean(sum.numbers, boards.length, 1), kept?.numbers),
        },
      );
    },
  };
}

export const answers: Experiment = {
  name: "answers",
  parameters: { seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "stones", heading: "stones" },
    { field: "meanStone", heading: "cells of a stone, mean" },
    { field: "meanFall", heading: "rows it falls, mean" },
    { field: "still", heading: "stones that never move, %" },
    { field: "regions", heading: "regions, mean" },
    { field: "numbers", heading: "numbers, mean" },
  ],
  tasks: () => [...madeSets(), ...bankSets(), published].map(setRow),
};
