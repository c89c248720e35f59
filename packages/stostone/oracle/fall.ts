/**
 * The fall by moving stones, in three ways, written from the printed rule alone. They are evidence for src/fall.ts, which moves nothing:
 * it shares no code with this file, not even what a stone is.
 *
 * A picture has one entry a cell: the number of the stone there, −1 where none is. In a picture with stones that touch across a border,
 * two stones may each stand on the other; only `fallByRows`, which asks what stands on the floor, lets them fall then.
 */
import { type Puzzle, SHADED } from "../src/puzzle.js";

export type Picture = Int32Array;

/** Stones by painting over: each shaded cell begins with its own number, and neighbours take the smaller one until all agree. */
export function stonePicture(puzzle: Puzzle, cells: ArrayLike<number>): Picture {
  const { rows, cols, borders } = puzzle;
  const picture = Int32Array.from({ length: rows * cols }, (_, cell) => (cells[cell] === SHADED ? cell : -1));
  const joined: (readonly [number, number])[] = [];
  let edge = 0;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c + 1 < cols; c++) if (borders[edge++] !== 1) joined.push([r * cols + c, r * cols + c + 1]);
  for (let r = 0; r + 1 < rows; r++)
    for (let c = 0; c < cols; c++) if (borders[edge++] !== 1) joined.push([r * cols + c, r * cols + c + cols]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of joined) {
      const [x, y] = [picture[a] as number, picture[b] as number];
      if (x < 0 || y < 0 || x === y) continue;
      picture[x > y ? a : b] = Math.min(x, y);
      changed = true;
    }
  }
  return picture;
}

export function stoneNames(picture: Picture): number[] {
  return [...new Set(picture)].filter((stone) => stone >= 0);
}

/** Do two stones touch? Neighbours that are not the same stone have a border between them. */
export function hasTouching({ cols }: Puzzle, picture: Picture): boolean {
  return picture.some((stone, cell) => {
    const right = (cell + 1) % cols === 0 ? -1 : (picture[cell + 1] as number);
    const down = picture[cell + cols] ?? -1;
    return stone >= 0 && ((right >= 0 && right !== stone) || (down >= 0 && down !== stone));
  });
}

/** All stones row by row: whatever stands neither on the floor nor on something that does sinks by one row, all at once. */
export function fallByRows({ cols }: Puzzle, before: Picture): Picture {
  let picture: Picture = before.slice();
  for (;;) {
    const held = new Set<number>();
    for (let size = -1; size < held.size; ) {
      size = held.size;
      picture.forEach((stone, cell) => {
        if (stone < 0) return;
        const below = picture[cell + cols];
        if (below === undefined || (below >= 0 && held.has(below))) held.add(stone);
      });
    }
    const loose = new Set(stoneNames(picture).filter((stone) => !held.has(stone)));
    if (loose.size === 0) return picture;
    picture = sunk(cols, picture, loose);
  }
}

/** Stone by stone all the way, in this order of names, round after round until a round moves nothing. */
export function fallByStones({ cols }: Puzzle, before: Picture, order: readonly number[]): Picture {
  let picture: Picture = before.slice();
  for (let moved = true; moved; ) {
    moved = false;
    for (const stone of order) {
      while (canSink(cols, picture, stone)) {
        picture = sunk(cols, picture, new Set([stone]));
        moved = true;
      }
    }
  }
  return picture;
}

/** One stone by one row at a time, whichever chance picks among those that can. */
export function fallAtRandom({ cols }: Puzzle, before: Picture, draw: (n: number) => number): Picture {
  let picture: Picture = before.slice();
  for (;;) {
    const able = stoneNames(picture).filter((stone) => canSink(cols, picture, stone));
    if (able.length === 0) return picture;
    picture = sunk(cols, picture, new Set([able[draw(able.length)] as number]));
  }
}

/** Only the lower half is filled, and it is full. With an odd number of rows nothing passes. */
export function isPacked({ rows, cols }: Puzzle, picture: Picture): boolean {
  return rows % 2 === 0 && picture.every((stone, cell) => stone >= 0 === cell >= (rows / 2) * cols);
}

function canSink(cols: number, picture: Picture, stone: number): boolean {
  return picture.every((name, cell) => {
    if (name !== stone) return true;
    const below = picture[cell + cols];
    return below === -1 || below === stone;
  });
}

function sunk(cols: number, picture: Picture, stones: ReadonlySet<number>): Picture {
  const out = picture.map((stone) => (stones.has(stone) ? -1 : stone));
  picture.forEach((stone, cell) => {
    if (stones.has(stone)) out[cell + cols] = stone;
  });
  return out;
}
