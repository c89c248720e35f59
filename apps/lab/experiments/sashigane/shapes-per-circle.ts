/**
 * How many shapes can a fully clued circle have, given only the printed board?
 *
 * Source. The article: 136,576 circles from every cutting of 3×5, 4×4 and 4×5; 80.3 % one shape, 19.7 % two, never three.
 * Method. Every cutting × every choice of arrow ends, all numbers printed; for each circle the Ls that bend in it, have the printed
 *         size, hold no other circle, and hold exactly one arrow, at an end and pointing home. Circles are counted once for each
 *         pair of cutting and choice, as the article's total shows.
 * Note.   "Never three" holds everywhere: some arrow lies at the end of an arm whose home is this circle, which fixes that arm, and the
 *         number fixes the length of the other arm up to its side.
 * Cost.   A few seconds; 4×6 and 5×5, which are new, about a minute.
 */

import { CIRCLE, type Clue, DOWN, isArrow, isCircle, LEFT, RIGHT, UP } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { shown } from "../../src/published.js";
import { choices, clues, cuttings } from "../../src/sashigane/pieces.js";
import { CIRCLES } from "../../src/sashigane/reference.js";
import { against, percent, type Row, row } from "../../src/value.js";

const PUBLISHED = ["3x5", "4x4", "4x5"] as const;
const FURTHER = ["2x6", "3x6", "4x6", "5x5"] as const;
const DEAR = new Set<string>(["4x5", "4x6", "5x5"]);

/** Tally of circles by number of shapes; entry 3 counts three or more. */
type Tally = [number, number, number, number];

/** Straight runs from a cell: `along[k]` is the cell k steps away, as far as the board goes. */
function along(rows: number, cols: number, from: number, down: number, right: number): number[] {
  const cells = [from];
  let r = Math.floor(from / cols) + down;
  let c = (from % cols) + right;
  for (; r >= 0 && r < rows && c >= 0 && c < cols; r += down, c += right) cells.push(r * cols + c);
  return cells;
}

const HOME: readonly (readonly [down: number, right: number, arrow: Clue])[] = [
  [-1, 0, DOWN],
  [1, 0, UP],
  [0, -1, RIGHT],
  [0, 1, LEFT],
];

/** Is an arm of this length clear of circles, and which arrow does it hold: 0 none, 1 one at its tip pointing home, −1 anything else? */
function armHolds(board: Int32Array, run: readonly number[], length: number, home: Clue): -1 | 0 | 1 {
  let arrows: 0 | 1 = 0;
  for (let k = 1; k <= length; k++) {
    const clue = board[run[k] as number] as Clue;
    if (isCircle(clue)) return -1;
    if (!isArrow(clue)) continue;
    if (k < length || clue !== home) return -1;
    arrows = 1;
  }
  return arrows;
}

export function shapesAt(board: Int32Array, rows: number, cols: number, circle: number): number {
  const size = (board[circle] as number) - CIRCLE;
  const runs = HOME.map(([down, right, arrow]) => ({ run: along(rows, cols, circle, down, right), arrow }));
  let shapes = 0;
  for (const vertical of runs.slice(0, 2)) {
    for (const horizontal of runs.slice(2)) {
      for (let up = 1; up < size - 1; up++) {
        const across = size - 1 - up;
        if (up >= vertical.run.length || across >= horizontal.run.length) continue;
        const a = armHolds(board, vertical.run, up, vertical.arrow);
        const b = armHolds(board, horizontal.run, across, horizontal.arrow);
        if (a >= 0 && b >= 0 && a + b === 1) shapes++;
      }
    }
  }
  return shapes;
}

const known = new Map<string, Tally>();

function tallyOf(board: string): Tally {
  const before = known.get(board);
  if (before !== undefined) return before;
  const [rows, cols] = board.split("x").map(Number) as [number, number];
  const tally: Tally = [0, 0, 0, 0];
  for (const pieces of cuttings(rows, cols)) {
    for (const horizontal of choices(pieces)) {
      const printed = clues(pieces, rows * cols, horizontal, true);
      for (const { bend } of pieces) tally[Math.min(3, shapesAt(printed, rows, cols, bend)) as 0 | 1 | 2 | 3]++;
    }
  }
  known.set(board, tally);
  return tally;
}

function rowOf(id: string, label: string, tally: Tally, published?: typeof CIRCLES): Row {
  const [none, one, two, more] = tally;
  const circles = none + one + two + more;
  return row(
    id,
    { board: label },
    {
      circles: against(circles, published?.circles),
      one: against(one),
      two: against(two),
      onePercent: against(percent(one, circles), published?.one_percent),
      twoPercent: against(percent(two, circles), published?.two_percent),
      three: against(more, published?.three),
    },
  );
}

export const shapesPerCircle: Experiment = {
  name: "shapes-per-circle",
  parameters: { boards: [...PUBLISHED, ...FURTHER] },
  columns: [
    { field: "board", heading: "boards", text: true },
    { field: "circles", heading: "circles" },
    { field: "one", heading: "one shape" },
    { field: "two", heading: "two shapes" },
    { field: "onePercent", heading: "one, %" },
    { field: "twoPercent", heading: "two, %" },
    { field: "three", heading: "three or more" },
  ],
  tasks: (): Task[] => [
    ...[...PUBLISHED, ...FURTHER].map((board) => ({
      id: board,
      quick: !DEAR.has(board),
      run: () => rowOf(board, shown(board), tallyOf(board)),
    })),
    {
      id: "published",
      quick: false,
      run: () => {
        const tally: Tally = [0, 0, 0, 0];
        for (const board of PUBLISHED) for (const i of [0, 1, 2, 3] as const) tally[i] += tallyOf(board)[i];
        return rowOf("published", "3×5, 4×4 and 4×5 together", tally, CIRCLES);
      },
    },
  ],
};
