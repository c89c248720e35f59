/** Regions around stones, and what is printed in them. */
import {
  bordersOf,
  type Cell,
  type Edge,
  Grid,
  growFrom,
  type Job,
  type Regions,
  regionsOf,
  type Settings,
  type Workbench,
} from "@hashigo/core";
import { NONE, type Progress, Puzzle, SHADED } from "./puzzle.js";
import { repaired } from "./repair.js";

/**
 * Regions around the stones, some without one, and loose borders, with all numbers written; null if that does not come about. A map
 * that is `mended` has one answer, since loose borders only take answers away, and none of them cuts a region. On a blind one they may.
 */
export function* mapAround(
  bench: Workbench,
  stones: Int32Array,
  solution: Progress,
  mended: boolean,
): Job<Puzzle | null> {
  const { rows, cols, rules, random, wish, work } = bench;
  const grid = new Grid(rows, cols);
  const of = Int32Array.from(stones);
  const blanks = random.shuffle([...of.keys()].filter((cell) => of[cell] === -1));
  const first = Math.max(...stones) + 1;
  blanks.slice(0, wish["zeroRegions"] as number).forEach((cell, k) => {
    of[cell] = first + k;
  });
  growFrom(grid, of, random);
  const boardOf = (borders: Uint8Array): Puzzle => sized({ rows, cols, borders }, solution, rules);
  if (mended && !(yield* repaired({ grid, of, solution, boardOf, random, work }))) return null;
  const borders = bordersOf(grid, of);
  const free = [...borders.keys()].filter(
    (edge) => borders[edge] === 0 && !grid.sides(edge).every((cell) => solution.cells[cell] === SHADED),
  );
  let left = wish["looseBorders"] as number;
  for (const edge of random.shuffle(free)) {
    if (left === 0) break;
    borders[edge] = 1;
    if (mended && !isLoose(grid, borders, edge)) borders[edge] = 0;
    else left--;
  }
  return left === 0 ? boardOf(borders) : null;
}

/** Do both sides of a border hang together all the same? */
function isLoose(grid: Grid, borders: Uint8Array, edge: Edge): boolean {
  const [a, b] = grid.sides(edge);
  const { of } = regionsIn(grid, borders);
  return of[a] === of[b];
}

function regionsIn(grid: Grid, borders: Uint8Array): Regions {
  return regionsOf(grid, (edge) => borders[edge] === 1);
}

/** Every region with the number of its shaded cells. A loose border may have cut a region: what it cut off is one of its own. */
function sized(
  board: { rows: number; cols: number; borders: Uint8Array },
  solution: Progress,
  rules: Settings,
): Puzzle {
  const { count, cells } = regionsIn(new Grid(board.rows, board.cols), board.borders);
  const numbers = Int32Array.from(
    { length: count },
    (_, region) => (cells[region] as readonly Cell[]).filter((cell) => solution.cells[cell] === SHADED).length,
  );
  return Puzzle.of({ ...board, numbers }, rules);
}

/** The same map with the numbers of some regions. A region without a stone must say so: no number means a stone. */
export function withNumbers(full: Puzzle, regions: readonly number[]): Puzzle {
  const numbers = new Int32Array(full.regions.count).fill(NONE);
  full.numbers.forEach((n, region) => {
    if (n === 0) numbers[region] = 0;
  });
  for (const region of regions) numbers[region] = full.numbers[region] as number;
  return Puzzle.of({ ...full, numbers }, full.rules);
}
