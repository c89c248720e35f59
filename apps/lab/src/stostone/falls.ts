/**
 * Shadings of a blank board, and two ways to let their stones fall, by moving them. Written for the experiments from the printed rule
 * alone, apart from the package's own fall, which moves nothing. Without borders stones are the connected groups of shaded cells and never touch.
 */
import { type Cell, componentsOf, Grid } from "@hashigo/core";
import { NONE, type Progress, Puzzle, SHADED, UNTOUCHED } from "@hashigo/stostone";

/** One entry a cell: the number of the stone there, −1 where none is. */
export type Picture = Int32Array;

export function blankBoard(rows: number, cols: number): Puzzle {
  return Puzzle.of({ rows, cols, borders: new Uint8Array(new Grid(rows, cols).edges), numbers: [NONE] });
}

/** Rows of `#` and `.` as a shading. */
export function shadingOf(lines: readonly string[]): Progress {
  return { cells: Uint8Array.from(lines.join(""), (mark) => (mark === "#" ? SHADED : UNTOUCHED)) };
}

export function linesOf(picture: Picture, cols: number): string[] {
  const marks = [...picture].map((stone) => (stone < 0 ? "." : "#")).join("");
  return marks.match(new RegExp(`.{${cols}}`, "g")) ?? [];
}

/** All shadings: bit i of the number is cell i. */
export function* allShadings(cells: number): Generator<Progress> {
  for (let mask = 0; mask < 2 ** cells; mask++)
    yield { cells: Uint8Array.from({ length: cells }, (_, i) => ((mask >>> i) & 1 ? SHADED : UNTOUCHED)) };
}

/** Those with half of every column shaded, in the order of an odometer over the columns. */
export function* balancedShadings(rows: number, cols: number): Generator<Progress> {
  const words = [...allShadings(rows)]
    .map(({ cells }) => cells)
    .filter((word) => 2 * word.filter((mark) => mark === SHADED).length === rows);
  for (let n = 0; n < words.length ** cols; n++) {
    const cells = new Uint8Array(rows * cols);
    for (let c = 0, rest = n; c < cols; c++, rest = Math.floor(rest / words.length))
      words[rest % words.length]?.forEach((mark, r) => {
        cells[r * cols + c] = mark;
      });
    yield { cells };
  }
}

export function pictureOf(grid: Grid, shading: Progress): Picture {
  const picture = new Int32Array(grid.size).fill(-1);
  stones(grid, shading).forEach((cells, stone) => {
    for (const cell of cells) picture[cell] = stone;
  });
  return picture;
}

function stones(grid: Grid, { cells }: Progress): Cell[][] {
  return componentsOf(grid, (cell) => cells[cell] === SHADED);
}

/** Has a stone two runs in one column? */
export function hasHole(grid: Grid, shading: Progress): boolean {
  const picture = pictureOf(grid, shading);
  return picture.some((stone, cell) => {
    if (stone < 0 || picture[cell + grid.cols] === stone) return false;
    for (let below = cell + grid.cols; below < grid.size; below += grid.cols) if (picture[below] === stone) return true;
    return false;
  });
}

export function isBalanced({ rows, cols }: Grid, { cells }: Progress): boolean {
  const shaded = new Int32Array(cols);
  cells.forEach((mark, cell) => {
    if (mark === SHADED) shaded[cell % cols] = (shaded[cell % cols] as number) + 1;
  });
  return shaded.every((n) => 2 * n === rows);
}

/** Is the lower half full, and the upper one empty? */
export function isPacked({ rows, size }: Grid, picture: Picture): boolean {
  return picture.every((stone, cell) => stone >= 0 === 2 * cell >= size) && rows % 2 === 0;
}

/** A row at a time, all stones that nothing holds at once, until everything is held. */
export function fallTogether(grid: Grid, before: Picture): Picture {
  let picture = before;
  for (;;) {
    const loose = looseIn(grid, picture);
    if (loose.size === 0) return picture;
    picture = lowered(grid, picture, (stone) => loose.has(stone));
  }
}

/** One stone all the way down, then the next, and around again until none moves. */
export function fallInTurn(grid: Grid, before: Picture): Picture {
  let picture = before;
  const names = [...new Set(before)].filter((stone) => stone >= 0);
  for (let moved = true; moved; ) {
    moved = false;
    for (const name of names) {
      while (isFree(grid, picture, name)) {
        picture = lowered(grid, picture, (stone) => stone === name);
        moved = true;
      }
    }
  }
  return picture;
}

/** Stones that stand neither on the floor nor on one that does. */
function looseIn({ cols, size }: Grid, picture: Picture): Set<number> {
  const held = new Set<number>();
  for (let known = -1; known < held.size; ) {
    known = held.size;
    picture.forEach((stone, cell) => {
      if (stone >= 0 && (cell + cols >= size || held.has(picture[cell + cols] as number))) held.add(stone);
    });
  }
  return new Set([...picture].filter((stone) => stone >= 0 && !held.has(stone)));
}

function isFree({ cols, size }: Grid, picture: Picture, name: number): boolean {
  return picture.every((stone, cell) => {
    if (stone !== name) return true;
    const below = picture[cell + cols] as number;
    return cell + cols < size && (below < 0 || below === name);
  });
}

function lowered({ cols, size }: Grid, picture: Picture, moves: (stone: number) => boolean): Picture {
  const after = new Int32Array(size).fill(-1);
  picture.forEach((stone, cell) => {
    if (stone >= 0) after[moves(stone) ? cell + cols : cell] = stone;
  });
  return after;
}
