/** Boards drawn for the experiments: a uniform walk between the far corners, grown regions, numbers true to the walk. */
import { bordersOf, Grid, growRegions, type Random } from "@hashigo/core";
import { count, NONE, Puzzle, type WalkSampler, walkSampler } from "@hashigo/haisu";

export type Reading = "ordinal" | "cardinal";

export interface Drawn {
  readonly rows: number;
  readonly cols: number;
  readonly borders: Uint8Array;
  /** Region of each cell. */
  readonly regions: Int32Array;
  /** The walk, from S to G. */
  readonly cells: readonly number[];
  /** Of each cell: which visit of its region the walk is on. */
  readonly visit: Int32Array;
  /** Of each region: how often it is visited. */
  readonly totals: Int32Array;
}

const samplers = new Map<number, WalkSampler>();

/** S in the upper left corner, G as far as the colours allow: beside the opposite corner on even squares. */
export function farGoal(side: number): number {
  return side * side - (side % 2 === 0 ? 2 : 1);
}

export function drawBoard(side: number, regionCount: number, random: Random): Drawn {
  const sampler = samplers.get(side) ?? walkSampler(side, side, 0, farGoal(side));
  samplers.set(side, sampler);
  return boardAlong(side, sampler.draw(random), regionCount, random);
}

/** Regions grown over a walk. */
export function boardAlong(side: number, cells: readonly number[], regionCount: number, random: Random): Drawn {
  const grid = new Grid(side, side);
  const regions = growRegions(grid, regionCount, random);
  return { rows: side, cols: side, borders: bordersOf(grid, regions), regions, cells, ...visitsOf(regions, cells) };
}

function visitsOf(regions: Int32Array, cells: readonly number[]): Pick<Drawn, "visit" | "totals"> {
  const visit = new Int32Array(regions.length);
  const totals = new Int32Array(regions.length);
  let before = -1;
  for (const cell of cells) {
    const region = regions[cell] as number;
    if (region !== before) (totals[region] as number)++;
    visit[cell] = totals[region] as number;
    before = region;
  }
  return { visit, totals };
}

/** The board with numbers on these cells: visits, or totals. */
export function printed(drawn: Drawn, kept: Iterable<number>, reading: Reading = "ordinal"): Puzzle {
  const { rows, cols, borders, regions, cells, visit, totals } = drawn;
  const numbers = new Int32Array(rows * cols).fill(NONE);
  for (const cell of kept)
    numbers[cell] = (reading === "ordinal" ? visit[cell] : totals[regions[cell] as number]) as number;
  const givens = { rows, cols, borders, numbers, start: cells[0] as number, goal: cells[cells.length - 1] as number };
  return Puzzle.of(givens, { reading });
}

export function allCells({ rows, cols }: Pick<Drawn, "rows" | "cols">): number[] {
  return Array.from({ length: rows * cols }, (_, cell) => cell);
}

/** Cells of regions that have no other. */
export function aloneIn(drawn: Drawn): number[] {
  const sizes = new Map<number, number>();
  for (const region of drawn.regions) sizes.set(region, (sizes.get(region) ?? 0) + 1);
  return allCells(drawn).filter((cell) => sizes.get(drawn.regions[cell] as number) === 1);
}

/** The article's caps: walks counted on one board, and nodes of the search for them. */
export const WALKS = 80;
export const NODES = 120_000;

/** Walks up to WALKS; null when NODES were spent first. */
export function walksOf(puzzle: Puzzle, walks: number = WALKS): number | null {
  const { count: found, limit } = count(puzzle, { maxSolutions: walks, maxNodes: NODES });
  return limit === null ? Number(found) : null;
}
