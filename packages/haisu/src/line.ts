/** The drawn line as the rules see it: ends in each cell, pieces, and the walk from S with its visits. No solver. */
import { type Cell, componentsOf } from "@hashigo/core";
import { isLine, type Progress, type Puzzle } from "./puzzle.js";

/** How many strokes of the line end in each cell. */
export function lineEnds({ grid }: Puzzle, progress: Progress): Uint8Array {
  const ends = new Uint8Array(grid.size);
  progress.edges.forEach((mark, edge) => {
    if (isLine(mark)) for (const cell of grid.sides(edge)) (ends[cell] as number)++;
  });
  return ends;
}

/** The connected pieces of the drawing, cells without line left out. */
export function pieces({ grid }: Puzzle, progress: Progress, ends: Uint8Array): Cell[][] {
  return componentsOf(
    grid,
    (cell) => ends[cell] !== 0,
    (edge) => isLine(progress.edges[edge] as number),
  );
}

/** A cell the line comes to, on which visit of its region, and whether it has just crossed a border. */
export interface Stop {
  readonly cell: Cell;
  readonly visit: number;
  readonly crossed: boolean;
}

/**
 * The line from S, as far as it is known: S alone unless exactly one stroke ends there, and no further than a branch or a loose end.
 * Every border crossed begins a visit, loose ones too.
 */
export function walk(puzzle: Puzzle, progress: Progress, ends: Uint8Array = lineEnds(puzzle, progress)): Stop[] {
  const { grid, regions } = puzzle;
  const visits = new Int32Array(regions.count);
  const stops: Stop[] = [];
  const arrive = (cell: Cell, crossed: boolean): void => {
    const region = regions.of[cell] as number;
    if (crossed || stops.length === 0) (visits[region] as number)++;
    stops.push({ cell, visit: visits[region] as number, crossed });
  };
  arrive(puzzle.start, false);
  if (ends[puzzle.start] !== 1) return stops;
  // The walk cannot come back to a cell: it would have a third stroke there, and the walk ends at such a one before.
  for (let from = -1, cell = puzzle.start; from < 0 || ends[cell] === 2; ) {
    const next = grid
      .neighbours(cell)
      .find((to) => to !== from && isLine(progress.edges[grid.edgeBetween(cell, to)] as number)) as Cell;
    arrive(next, puzzle.borders[grid.edgeBetween(cell, next)] === 1);
    [from, cell] = [cell, next];
  }
  return stops;
}
