/** Material for random boards: shadings that the fall allows, and regions around their stones. */
import { Grid } from "@hashigo/core";
import type { Draw } from "@hashigo/testkit";
import { fallByRows, isPacked, stoneNames, stonePicture } from "../oracle/fall.js";
import { NONE, Puzzle, type Rules, SHADED, UNTOUCHED } from "../src/puzzle.js";

/** Shadings drawn before the lower half is taken as it stands. */
const DRAWN = 400;

/** A shading that the rules of the fall accept, as far as there is one with these sides. */
export function trueShading(rows: number, cols: number, fall: Rules["fall"], draw: Draw): Uint8Array {
  const share = 20 + draw(50);
  const open = blankBoard(rows, cols, fall);
  for (let n = 0; n < DRAWN; n++) {
    const cells =
      fall === "none"
        ? Uint8Array.from({ length: rows * cols }, () => (draw(100) < share ? SHADED : UNTOUCHED))
        : halfShaded(rows, cols, draw);
    if (isAccepted(open, cells)) return cells;
  }
  return Uint8Array.from({ length: rows * cols }, (_, cell) => (2 * cell >= rows * cols ? SHADED : UNTOUCHED));
}

/** One region without a number. */
export function blankBoard(rows: number, cols: number, fall: Rules["fall"]): Puzzle {
  const { edges } = new Grid(rows, cols);
  return Puzzle.of({ rows, cols, borders: new Uint8Array(edges), numbers: [NONE] }, { fall });
}

function halfShaded(rows: number, cols: number, draw: Draw): Uint8Array {
  const cells = new Uint8Array(rows * cols);
  for (let col = 0; col < cols; col++) {
    for (let left = rows >> 1, row = 0; row < rows; row++) {
      if (draw(rows - row) >= left) continue;
      cells[row * cols + col] = SHADED;
      left--;
    }
  }
  return cells;
}

function isAccepted(open: Puzzle, cells: Uint8Array): boolean {
  const picture = stonePicture(open, cells);
  if (!picture.some((stone) => stone >= 0)) return false;
  switch (open.rules.fall) {
    case "exact":
      return isPacked(open, fallByRows(open, picture));
    case "convex":
      return stoneNames(picture).every((stone) => isConvex(open, picture, stone));
    default:
      return true;
  }
}

function isConvex({ rows, cols }: Puzzle, picture: Int32Array, stone: number): boolean {
  for (let col = 0; col < cols; col++) {
    const inside = [...Array(rows).keys()].filter((row) => picture[row * cols + col] === stone);
    if (inside.length > 0 && (inside[inside.length - 1] ?? 0) - (inside[0] ?? 0) >= inside.length) return false;
  }
  return true;
}

export interface BorderWishes {
  /** Regions without a stone; one in so many blank cells starts one. */
  readonly empty: number;
  /** Of a hundred edges inside regions and outside stones. */
  readonly loose: number;
}

/** A region around each stone, some without, and borders inside them. */
export function bordersAround(
  rows: number,
  cols: number,
  cells: Uint8Array,
  wishes: BorderWishes,
  draw: Draw,
): Uint8Array {
  const grid = new Grid(rows, cols);
  const of = Int32Array.from(stonePicture(blankBoard(rows, cols, "none"), cells));
  const blanks = [...of.keys()].filter((cell) => of[cell] === -1);
  for (const cell of blanks) if (wishes.empty > 0 && draw(wishes.empty) === 0) of[cell] = cell;
  if (blanks.length === of.length) of[draw(of.length)] = of.length;
  while (of.includes(-1)) {
    const cell = draw(of.length);
    const near = grid.neighbours(cell);
    const next = near[draw(near.length)];
    if (of[cell] === -1 && next !== undefined) of[cell] = of[next] ?? -1;
  }
  return Uint8Array.from({ length: grid.edges }, (_, edge) => {
    const [a, b] = grid.sides(edge);
    const inStone = cells[a] === SHADED && cells[b] === SHADED;
    return of[a] !== of[b] || (!inStone && draw(100) < wishes.loose) ? 1 : 0;
  });
}
