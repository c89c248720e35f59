import type { Cell } from "./fact.js";
import type { Edge, Grid } from "./grid.js";

/** The parts that a set of borders cuts the board into. */
export interface Regions {
  readonly count: number;
  /** Region of each cell; regions are numbered in the reading order of their first cells. */
  readonly of: Int32Array;
  /** Cells of each region in reading order. */
  readonly cells: readonly (readonly Cell[])[];
  /** Borders with the same region on both sides: drawn, but not closing anything off. */
  readonly loose: readonly Edge[];
}

/** Flood over the edges that are no border. `isBorder` is asked once an edge and side. */
export function regionsOf(grid: Grid, isBorder: (edge: Edge) => boolean): Regions {
  const of = new Int32Array(grid.size).fill(-1);
  const cells: Cell[][] = [];
  for (let first = 0; first < grid.size; first++) {
    if (of[first] !== -1) continue;
    const region = cells.length;
    const found: Cell[] = [first];
    of[first] = region;
    for (let i = 0; i < found.length; i++) {
      const cell = found[i] as Cell;
      for (const next of grid.neighbours(cell)) {
        if (of[next] !== -1 || isBorder(grid.edgeBetween(cell, next))) continue;
        of[next] = region;
        found.push(next);
      }
    }
    cells.push(found.sort((a, b) => a - b));
  }
  const loose: Edge[] = [];
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    if (of[a] === of[b] && isBorder(edge)) loose.push(edge);
  }
  return { count: cells.length, of, cells, loose };
}

/** Connected components of the cells that pass, joined over the edges that pass. */
export function componentsOf(
  grid: Grid,
  has: (cell: Cell) => boolean,
  joins: (edge: Edge) => boolean = () => true,
): Cell[][] {
  const seen = new Uint8Array(grid.size);
  const out: Cell[][] = [];
  for (let first = 0; first < grid.size; first++) {
    if (seen[first] === 1 || !has(first)) continue;
    const part: Cell[] = [first];
    seen[first] = 1;
    for (let i = 0; i < part.length; i++) {
      const cell = part[i] as Cell;
      for (const next of grid.neighbours(cell)) {
        if (seen[next] === 1 || !has(next) || !joins(grid.edgeBetween(cell, next))) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    out.push(part.sort((a, b) => a - b));
  }
  return out;
}
