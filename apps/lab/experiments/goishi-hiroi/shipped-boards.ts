/**
 * What do the answers of boards with one answer look like?
 *
 * Source. The article's 72 boards: turns, moves over emptied squares, the longest move, the stones that can open. The share of moves over emptied
 *         squares on 8×8 and that every board has one are from its text.
 * Method. `measure` along the only answer; opening stones by asking for each whether an answer goes on. The first move neither turns nor
 *         goes straight on.
 * Boards. Made here in the article's way, the shipped bank (also chosen by grade and fly-overs), published puzzles.
 * Cost.   A second a row.
 */
import { emptyProgress, measure, nextStones, type Puzzle } from "@hashigo/goishi-hiroi";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { SHIPPED } from "../../src/goishi-hiroi/reference.js";
import { bankSets, MADE_SEED, madeSets, orderOf, published } from "../../src/goishi-hiroi/sets.js";
import { median, percent, row } from "../../src/value.js";

/** Of the text, in per cent of moves; none is given for the other sizes. */
const FLOWN: Readonly<Record<string, number>> = { "8x8": 10.1 };

function openers(puzzle: Puzzle): number {
  const stones = nextStones(puzzle, emptyProgress(puzzle));
  if (stones.some(({ state }) => state === "unknown")) throw new Error("an opening stone is not settled");
  return stones.filter(({ state }) => state === "live").length;
}

function range(list: readonly number[]): string {
  return `${Math.min(...list)}-${Math.max(...list)}`;
}

function setRow(set: BoardSet<Puzzle>): Task {
  const size = set.id.startsWith("made-") ? set.id.slice("made-".length) : "";
  const beside = SHIPPED.find(({ board }) => board === size);
  return {
    id: set.id,
    quick: set.id === "made-6x6",
    run: () => {
      const boards = set.boards();
      const measured = boards.map((puzzle) => measure(puzzle, orderOf(puzzle)));
      const sum = (value: (k: number) => number): number => boards.reduce((all, _, k) => all + value(k), 0);
      const moves = sum((k) => (boards[k]?.places.length ?? 1) - 1);
      const turned = sum((k) => measured[k]?.turned ?? 0);
      const straight = sum((k) => measured[k]?.straight ?? 0);
      const flown = measured.map(({ flyOvers }) => flyOvers);
      const longest = measured.map((m) => m.longest);
      return row(
        set.id,
        { boards: set.title, count: boards.length },
        {
          stones: set.find(median(boards.map(({ places }) => places.length)), beside?.["stones"]),
          moves: set.find(moves, beside?.["moves"]),
          turned: set.find(turned, beside?.["turned"]),
          turnedPercent: set.find(percent(turned, turned + straight), beside?.["turnedPercent"]),
          straight: set.find(straight, beside?.["straight"]),
          flownLeast: set.find(Math.min(...flown)),
          flownMedian: set.find(median(flown), beside?.["flyOverMedian"]),
          flownMost: set.find(Math.max(...flown), beside?.["flyOverMax"]),
          flownPercent: set.find(
            percent(
              flown.reduce((all, n) => all + n, 0),
              moves,
            ),
            FLOWN[size],
          ),
          longestMedian: set.find(median(longest), beside?.["longestMedian"]),
          longestMost: set.find(Math.max(...longest), beside?.["longestMax"]),
          openers: set.find(range(boards.map(openers)), beside?.["openers"]),
        },
      );
    },
  };
}

export const shippedBoards: Experiment = {
  name: "shipped-boards",
  parameters: { seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "stones", heading: "stones, median" },
    { field: "moves", heading: "moves" },
    { field: "turned", heading: "turned" },
    { field: "turnedPercent", heading: "%" },
    { field: "straight", heading: "straight on" },
    { field: "flownLeast", heading: "over emptied squares, least" },
    { field: "flownMedian", heading: "median" },
    { field: "flownMost", heading: "most" },
    { field: "flownPercent", heading: "% of moves" },
    { field: "longestMedian", heading: "longest move, median" },
    { field: "longestMost", heading: "most" },
    { field: "openers", heading: "stones that can open" },
  ],
  tasks: () => [...madeSets(), ...bankSets(), published].map(setRow),
};
