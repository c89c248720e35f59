/**
 * The fall, judged and drawn without moving anything.
 *
 * A *stone* is a connected group of shaded cells; connections do not run through borders. When everything falls, each stone keeps its
 * shape and its columns and sinks until the floor or another stone holds it. What follows is said for any shading, finished or not; R is
 * the number of rows. Two stones *touch* when a border lies between a cell of one and a cell of the other, which no answer allows.
 *
 * Claim.   (Invariant.) The cells of a column never change their order, nor their number.
 * Proof.   A cell moves straight down, and no cell passes through another.  ∎
 *
 * Claim.   (Column counts.) In an answer each column holds exactly R / 2 shaded cells; an odd R has no answer.
 * Proof.   After the fall the lower half is full and the upper half empty, so each column holds R / 2 cells, and it held as many
 *          before. For odd R the middle row would have to be both.  ∎
 *
 * Claim.   (Ranks.) Number the shaded cells of each column from the bottom, from 0. The stones fill the lower half exactly when each
 *          column holds R / 2 shaded cells and all cells of a stone are equally far above the row R − 1 − rank that they want.
 * Proof.   If the lower half is filled then by the invariant each cell lies at its rank, and a stone falls as one. Conversely, let every
 *          stone fall as far as its cells want: each column is then packed from the floor up, in its old order. A cell's way down is
 *          as long as the blanks below it, so upper cells never want less than lower ones and nothing passes through anything. No
 *          cell can lie lower than its rank, so this is where the fall ends.  ∎
 * Used by. faults-fall.ts, and every engine that has no need to simulate.
 *
 * Claim.   (Local form.) Of the two conditions the second is: shaded cells side by side in one stone have equally many shaded cells
 *          below them.
 * Proof.   What a cell wants is R − 1 − rank − row. Along a stone's column the row grows by one as the rank falls by one, so neighbours
 *          above each other want the same; side by side the rows are equal, so they want the same when the ranks are equal. A stone
 *          is connected.  ∎
 *
 * Claim.   (No vertical hole.) In an answer a stone's cells in one column are one run.
 * Proof.   Between two runs of it all would be shaded, since cells of one stone have equally many blanks below; the cells between
 *          belong to other stones, and the first of them touches this one.  ∎
 *
 * Claim.   (Order.) When no stones touch, the stones come to rest in the same places, whichever moves first and however far.
 * Proof.   Let d(S) be how far S has fallen. Positions without overlap, in the old order, are the d with d(S) ≤ d(T) + gap for each
 *          cell of S next above a cell of T in a column, and d(S) ≤ gap to the floor. The larger of two such d's, stone by stone, is one
 *          too, so there is a greatest, D. Moves keep these inequalities, so d ≤ D always. While d ≠ D, take the stones where D − d
 *          is largest: neither the floor nor a stone that is not among them holds one. Should each of them stand on another of them,
 *          the gaps would be 0 all round a cycle; but their sum round a cycle never changes, so they were 0 at first, and
 *          stones touched. So one of them can move, and every schedule ends in D.  ∎
 *          Stones that touch and hold each other up are said to fall together; D is then still what is meant.
 * Used by. `restOf`, which computes D as shortest ways up from the floor.
 *
 * Claim.   (More stones.) Shading further cells lets no shaded cell fall farther: what comes to rest in the upper half stays there.
 * Proof.   Every distance that was bounded still is. A new cell between S and T puts S above it and it above T, with gaps that
 *          make one less than before; a stone that grows, or two that become one, only add to the inequalities.  ∎
 * Used by. faults-fall.ts: such a drawing is past mending.
 *
 * Source.  own, from the printed rule. oracle/fall.ts moves stones in three ways and agrees on every shading of small boards.
 */
import { type Cell, componentsOf, type Grid } from "@hashigo/core";
import { marksOf, type Progress, type Puzzle, SHADED } from "./puzzle.js";

export interface Stones {
  readonly count: number;
  /** Stone of each cell, −1 where none is; numbered by their first cells. */
  readonly of: Int32Array;
  /** Cells of each stone in reading order. */
  readonly cells: readonly (readonly Cell[])[];
}

export function stonesOf(puzzle: Puzzle, progress: Progress): Stones {
  const { grid, borders } = puzzle;
  const marks = marksOf(puzzle, progress);
  const cells = componentsOf(
    grid,
    (cell) => marks[cell] === SHADED,
    (edge) => borders[edge] !== 1,
  );
  const of = new Int32Array(grid.size).fill(-1);
  cells.forEach((stone, i) => {
    for (const cell of stone) of[cell] = i;
  });
  return { count: cells.length, of, cells };
}

/** Shaded cells of each column. */
export function columnCounts(puzzle: Puzzle, progress: Progress): Int32Array {
  const { grid } = puzzle;
  const counts = new Int32Array(grid.cols);
  marksOf(puzzle, progress).forEach((mark, cell) => {
    if (mark === SHADED) (counts[grid.colOf(cell)] as number)++;
  });
  return counts;
}

/** How many shaded cells lie below each shaded cell in its column; −1 for the others. */
export function ranks(puzzle: Puzzle, progress: Progress): Int32Array {
  const { grid } = puzzle;
  const marks = marksOf(puzzle, progress);
  const out = new Int32Array(grid.size).fill(-1);
  const counts = new Int32Array(grid.cols);
  for (let cell = grid.size - 1; cell >= 0; cell--) {
    if (marks[cell] === SHADED) out[cell] = (counts[grid.colOf(cell)] as number)++;
  }
  return out;
}

/** How far each shaded cell would fall if it were alone: as many rows as there are cells not shaded below it. −1 for the others. */
export function cellFalls(puzzle: Puzzle, progress: Progress): Int32Array {
  const { grid } = puzzle;
  return ranks(puzzle, progress).map((rank, cell) => (rank < 0 ? -1 : grid.rows - 1 - rank - grid.rowOf(cell)));
}

/** How far each stone would fall if its cells can fall alone and agree; null when they want different ways. */
export function stoneFalls(puzzle: Puzzle, progress: Progress, stones: Stones): (number | null)[] {
  const wanted = cellFalls(puzzle, progress);
  return stones.cells.map((cells) => {
    const fall = wanted[cells[0] as Cell] as number;
    return cells.every((cell) => wanted[cell] === fall) ? fall : null;
  });
}

/** Do the stones fill the lower half, by ranks? The rule of the fall, on a finished board. */
export function fillsLowerHalf(puzzle: Puzzle, progress: Progress): boolean {
  const { rows } = puzzle;
  return (
    columnCounts(puzzle, progress).every((count) => 2 * count === rows) &&
    stoneFalls(puzzle, progress, stonesOf(puzzle, progress)).every((fall) => fall !== null)
  );
}

/**
 * How far each stone really falls, given what holds it. One pass from the floor: buckets by distance, nearest first, as in
 * Dijkstra's algorithm; a distance is below R. Linear in cells and rows.
 */
export function restOf({ grid }: Puzzle, stones: Stones): Int32Array {
  const falls = new Int32Array(stones.count).fill(grid.rows);
  const above: { readonly stone: number; readonly gap: number }[][] = stones.cells.map(() => []);
  const buckets: number[][] = Array.from({ length: grid.rows }, () => []);
  const offer = (stone: number, fall: number): void => {
    if (fall >= (falls[stone] as number)) return;
    falls[stone] = fall;
    (buckets[fall] as number[]).push(stone);
  };
  for (let c = 0; c < grid.cols; c++) {
    eachStacked(grid, stones, c, (stone, gap, below) => {
      if (below < 0) offer(stone, gap);
      else if (below !== stone) (above[below] as { stone: number; gap: number }[]).push({ stone, gap });
    });
  }
  for (let fall = 0; fall < grid.rows; fall++) {
    const bucket = buckets[fall] as number[];
    // The bucket grows under the loop: a stone with no gap below falls as far as the one that holds it.
    for (let i = 0; i < bucket.length; i++) {
      const held = bucket[i] as number;
      if (falls[held] !== fall) continue;
      for (const { stone, gap } of above[held] as readonly { stone: number; gap: number }[]) offer(stone, fall + gap);
    }
  }
  return falls;
}

/** Each shaded cell of a column, from the floor up: its stone, the free rows below it, and the stone below them (−1: the floor). */
function eachStacked(
  grid: Grid,
  stones: Stones,
  col: number,
  visit: (stone: number, gap: number, below: number) => void,
): void {
  let below = -1;
  let top = grid.rows;
  for (let r = grid.rows - 1; r >= 0; r--) {
    const stone = stones.of[r * grid.cols + col] as number;
    if (stone < 0) continue;
    visit(stone, top - r - 1, below);
    below = stone;
    top = r;
  }
}

/** The board after the fall: the stone in each cell, −1 where none is. `falls` is what {@link restOf} gives, or part of the way. */
export function fallen({ grid }: Puzzle, stones: Stones, falls: ArrayLike<number>): Int32Array {
  const out = new Int32Array(grid.size).fill(-1);
  stones.cells.forEach((cells, stone) => {
    for (const cell of cells) out[cell + (falls[stone] as number) * grid.cols] = stone;
  });
  return out;
}
