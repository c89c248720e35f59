/**
 * Boards made as the article makes them: the lower half cut into pieces, each lifted so that none touch, regions grown around the stones, and
 * the map drawn again until all numbers together leave one answer; then numbers are bought, each against an answer they still allow.
 * Written for the experiments, apart from the package's own generator.
 *
 * The article does not say how the half is cut, nor how lifts are chosen, nor when stones are given up: here regions grown from random cells,
 * all lifts that are possible in seeded order, LIFTS lifts and MAPS maps.
 */
import { bordersOf, type Cell, Grid, growFrom, growRegions, type Random } from "@hashigo/core";
import { NONE, type Progress, Puzzle, SHADED, solve, UNTOUCHED } from "@hashigo/stostone";

export const LIFTS = 500;
export const MAPS = 40;

/** Which stone each cell belongs to, −1 for none: so many that together fill the lower half when they fall. */
export function liftedStones(rows: number, cols: number, pieces: number, random: Random): Int32Array {
  const lower = new Grid(rows / 2, cols);
  for (;;) {
    const cut = growRegions(lower, pieces, random);
    const order = fromBelow(lower, cut, pieces);
    const stones = order === null ? null : new Lifting(rows, cols, cut, random).lift(order);
    if (stones !== null) return stones;
  }
}

/** Pieces that a piece lies on. */
function supports({ cols, size }: Grid, cut: Int32Array, piece: number): Set<number> {
  const under = new Set<number>();
  cut.forEach((own, cell) => {
    const below = cut[cell + cols] as number;
    if (own === piece && cell + cols < size && below !== piece) under.add(below);
  });
  return under;
}

/** Pieces so that each comes after those it lies on; null where some lie on each other round a circle. */
function fromBelow(lower: Grid, cut: Int32Array, pieces: number): number[] | null {
  const left = new Map(Array.from({ length: pieces }, (_, piece) => [piece, supports(lower, cut, piece)]));
  const order: number[] = [];
  while (left.size > 0) {
    const next = [...left].find(([, under]) => [...under].every((piece) => !left.has(piece)))?.[0];
    if (next === undefined) return null;
    left.delete(next);
    order.push(next);
  }
  return order;
}

class Lifting {
  private readonly grid: Grid;
  private readonly lower: Grid;
  private readonly stones: Int32Array;
  private readonly lifts = new Map<number, number>();
  private tried = 0;

  constructor(
    rows: number,
    cols: number,
    private readonly cut: Int32Array,
    private readonly random: Random,
  ) {
    this.grid = new Grid(rows, cols);
    this.lower = new Grid(rows / 2, cols);
    this.stones = new Int32Array(this.grid.size).fill(-1);
  }

  lift(order: readonly number[], k = 0): Int32Array | null {
    const piece = order[k];
    if (piece === undefined) return this.stones;
    const { grid, lower, cut, stones } = this;
    const cells = [...cut.keys()].filter((cell) => cut[cell] === piece).map((cell) => cell + lower.size);
    const under = [...supports(lower, cut, piece)].map((other) => this.lifts.get(other) as number);
    const least = Math.max(0, ...under);
    const most = grid.rowOf(cells[0] as Cell);
    const choices = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
    for (const lift of this.random.shuffle(choices)) {
      if (++this.tried > LIFTS) return null;
      const moved = cells.map((cell) => cell - lift * grid.cols);
      if (!moved.every((cell) => this.isOpen(cell))) continue;
      for (const cell of moved) stones[cell] = piece;
      this.lifts.set(piece, lift);
      if (this.lift(order, k + 1) !== null) return stones;
      for (const cell of moved) stones[cell] = -1;
    }
    return null;
  }

  private isOpen(cell: Cell): boolean {
    return this.stones[cell] === -1 && this.grid.neighbours(cell).every((next) => this.stones[next] === -1);
  }
}

/** Regions grown around the stones, every number printed. */
export function mapAround(rows: number, cols: number, stones: Int32Array, random: Random): Puzzle {
  const grid = new Grid(rows, cols);
  const borders = bordersOf(grid, growFrom(grid, Int32Array.from(stones), random));
  const solution = shadingFrom(stones);
  const bare = Puzzle.of({ rows, cols, borders, numbers: new Int32Array(Math.max(...stones) + 1).fill(NONE) });
  return Puzzle.of({ ...bare, numbers: sizes(bare, solution) });
}

export function shadingFrom(stones: Int32Array): Progress {
  return { cells: Uint8Array.from(stones, (stone) => (stone >= 0 ? SHADED : UNTOUCHED)) };
}

/** Shaded cells of each region. */
function sizes({ regions }: Puzzle, { cells }: Progress): Int32Array {
  return Int32Array.from(regions.cells, (own) => own.filter((cell) => cells[cell] === SHADED).length);
}

export function withNumbers(full: Puzzle, kept: readonly number[]): Puzzle {
  return Puzzle.of(
    { ...full, numbers: full.numbers.map((n, region) => (kept.includes(region) ? n : NONE)) },
    full.rules,
  );
}

export interface Made {
  readonly puzzle: Puzzle;
  /** The same with every number. */
  readonly full: Puzzle;
  readonly solution: Progress;
}

export function madeBoard(rows: number, cols: number, pieces: number, random: Random): Made {
  for (;;) {
    const stones = liftedStones(rows, cols, pieces, random);
    for (let map = 0; map < MAPS; map++) {
      const full = mapAround(rows, cols, stones, random);
      if (solve(full).status !== "unique") continue;
      const solution = shadingFrom(stones);
      return { puzzle: withNumbers(full, bought(full, solution, random)), full, solution };
    }
  }
}

/** Numbers bought one at a time: each is broken by an answer that those before it allow. */
function bought(full: Puzzle, solution: Progress, random: Random): number[] {
  const kept: number[] = [];
  for (;;) {
    const outcome = solve(withNumbers(full, kept));
    if (outcome.status === "unique") return kept;
    if (outcome.status !== "multiple") throw new Error(`a board with an answer, not ${outcome.status}`);
    const { first, second } = outcome;
    const other = first.cells.some((mark, cell) => (mark === SHADED) !== (solution.cells[cell] === SHADED))
      ? first
      : second;
    const theirs = sizes(full, other);
    kept.push(random.pick([...full.numbers.keys()].filter((region) => theirs[region] !== full.numbers[region])));
  }
}
