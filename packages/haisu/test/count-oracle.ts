/** Walks through all cells by plain search, for tests. */
import { Grid } from "@hashigo/core";

/** Calls `found` with every walk through all cells that begins at `start`. The array is reused. */
export function eachWalkFrom(
  rows: number,
  cols: number,
  start: number,
  found: (walk: readonly number[]) => void,
): void {
  const grid = new Grid(rows, cols);
  const used = new Uint8Array(grid.size);
  const walk: number[] = [];
  const go = (cell: number): void => {
    used[cell] = 1;
    walk.push(cell);
    if (walk.length === grid.size) found(walk);
    else for (const next of grid.neighbours(cell)) if (used[next] === 0) go(next);
    walk.pop();
    used[cell] = 0;
  };
  go(start);
}

/** How many walks there are from each cell to each: entry start · size + goal. */
export function walksByEnds(rows: number, cols: number): Float64Array {
  const size = rows * cols;
  const counts = new Float64Array(size * size);
  for (let start = 0; start < size; start++) {
    eachWalkFrom(rows, cols, start, (walk) => {
      const at = start * size + (walk[size - 1] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    });
  }
  return counts;
}

/** Sides of all boards of 2 to `most` cells, both ways round. */
export function boardsTo(most: number): [rows: number, cols: number][] {
  const boards: [number, number][] = [];
  for (let rows = 1; rows <= most; rows++) {
    for (let cols = 1; rows * cols <= most; cols++) if (rows * cols > 1) boards.push([rows, cols]);
  }
  return boards;
}

/** Is this a walk through all cells? */
export function isWalk(rows: number, cols: number, walk: readonly number[]): boolean {
  const grid = new Grid(rows, cols);
  return (
    walk.length === grid.size &&
    new Set(walk).size === grid.size &&
    walk.every((cell, i) => i === 0 || grid.edgeBetween(walk[i - 1] ?? -1, cell) >= 0)
  );
}
