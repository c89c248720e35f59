/**
 * Do the invariant and two ways of letting the stones fall agree?
 *
 * Source. The article: on every grid its tests can enumerate, the invariant and both schedules agree.
 * Method. Every shading of a board of up to ALL cells, else every shading with balanced columns. Two schedules that move stones (src/stostone/falls.ts: all
 *         at once by rows, one after the other all the way) against the package's fall, which moves none: the same picture after the fall, and
 *         filled by `fillsLowerHalf` exactly when the picture is.
 * Cost.   Seconds for 65,536 shadings.
 */
import { fallen, fillsLowerHalf, type Progress, type Puzzle, restOf, stonesOf } from "@hashigo/stostone";
import type { Experiment, Task } from "../../src/experiment.js";
import { shown, sidesOf } from "../../src/published.js";
import {
  allShadings,
  balancedShadings,
  blankBoard,
  fallInTurn,
  fallTogether,
  isPacked,
  pictureOf,
} from "../../src/stostone/falls.js";
import { FALL_BOARDS } from "../../src/stostone/reference.js";
import { against, row } from "../../src/value.js";

const ALL = 16;
const QUICK = 12;

function agrees(board: Puzzle, shading: Progress): { agree: boolean; packed: boolean } {
  const { grid } = board;
  const stones = stonesOf(board, shading);
  const rest = fallen(board, stones, restOf(board, stones))
    .map((stone) => (stone < 0 ? 0 : 1))
    .join("");
  const before = pictureOf(grid, shading);
  const moved = [fallTogether(grid, before), fallInTurn(grid, before)];
  const packed = fillsLowerHalf(board, shading);
  const agree = moved.every(
    (after) => after.map((stone) => (stone < 0 ? 0 : 1)).join("") === rest && isPacked(grid, after) === packed,
  );
  return { agree, packed };
}

function boardRow(board: string): Task {
  const [rows, cols] = sidesOf(board);
  const every = rows * cols <= ALL;
  return {
    id: board,
    quick: rows * cols <= QUICK,
    run: () => {
      const blank = blankBoard(rows, cols);
      const tally = { shadings: 0, packed: 0, unlike: 0 };
      for (const shading of every ? allShadings(rows * cols) : balancedShadings(rows, cols)) {
        const { agree, packed } = agrees(blank, shading);
        tally.shadings++;
        if (packed) tally.packed++;
        if (!agree) tally.unlike++;
      }
      return row(
        board,
        { board: shown(board), walked: every ? "all" : "balanced" },
        {
          shadings: against(tally.shadings),
          packed: against(tally.packed),
          agree: against(tally.unlike === 0, true),
        },
      );
    },
  };
}

export const fallAgreement: Experiment = {
  name: "fall-agreement",
  parameters: { all: ALL },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "walked", heading: "shadings walked", text: true },
    { field: "shadings", heading: "number" },
    { field: "packed", heading: "fill the lower half" },
    { field: "agree", heading: "invariant and both schedules agree" },
  ],
  tasks: () => FALL_BOARDS.map(boardRow),
};
