/**
 * Before the first move, how many stones does each rung leave that could open the board?
 *
 * Source. None as a table. The article says that each of its boards opens on one stone and that its cheaper rungs decline to name it.
 * Method. The ladder on the blank board, its rungs cumulatively from the bottom; what is not ruled out is counted, and the mean taken. A board with
 *         one answer has one opening stone.
 * Cost.   A second a row.
 */
import { Ladder, meter, runSync, type State } from "@hashigo/core";
import { ladders, type Puzzle } from "@hashigo/goishi-hiroi";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { bankSets, MADE_SEED, madeSets, published } from "../../src/goishi-hiroi/sets.js";
import { row } from "../../src/value.js";
import { RUNGS } from "./ladder-forward.js";

type LadderName = keyof typeof ladders;

/** One decimal, halves upwards. */
function mean(list: readonly number[]): number {
  const sum = list.reduce((all, n) => all + n, 0);
  return Math.floor((20 * sum + list.length) / (2 * list.length)) / 10;
}

export function openersLeft(name: LadderName, puzzle: Puzzle, upTo: number): number {
  const ladder = ladders[name];
  if (!(ladder instanceof Ladder)) throw new RangeError(`ladder ${name} is not core's`);
  const inside: Ladder<Puzzle, State> = ladder;
  const { state } = inside.open(puzzle);
  if (!runSync(inside.probe(state, upTo, meter()))) throw new Error("a board with an answer is refuted");
  if (puzzle.places.some((cell) => state.holds({ kind: "take", cell, order: 1 }))) return 1;
  let left = 0;
  for (let atom = state.open(0, 0); atom >= 0; atom = state.open(atom + 1, 0)) left++;
  return left;
}

function setRow(set: BoardSet<Puzzle>, ladder: LadderName): Task {
  const id = `${set.id}-${ladder}`;
  return {
    id,
    quick: set.id === "made-6x6",
    run: () => {
      const boards = set.boards();
      const left = ladders[ladder].rungs.map((rung, k) => {
        const all = boards.map((puzzle) => openersLeft(ladder, puzzle, k + 1));
        return [rung, set.find(mean(all))] as const;
      });
      return row(
        id,
        { boards: set.title, ladder, count: boards.length },
        { stones: set.find(mean(boards.map(({ places }) => places.length))), ...Object.fromEntries(left) },
      );
    },
  };
}

export const openings: Experiment = {
  name: "openings",
  parameters: { seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "ladder", heading: "ladder", text: true },
    { field: "stones", heading: "stones, mean" },
    ...RUNGS.map((rung) => ({ field: rung, heading: `left by \`${rung}\`` })),
  ],
  tasks: () =>
    [...madeSets(), ...bankSets(), published].flatMap((set) => [setRow(set, "article"), setRow(set, "default")]),
};
