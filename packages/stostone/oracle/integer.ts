/**
 * The grid as an integer: bit `cell` is set where a cell is shaded. All grids there could be are taken one after the other, and each
 * is judged by the printed rules in a few operations on whole rows.
 *
 * Range: every grid of a board of up to 12 cells. Above that the grids in which each column is half shaded, up to 30 cells and
 * 1 048 576 grids (4 × 7, 6 × 4, 8 × 3 …), which are enough wherever the fall has a rule:
 *
 * Claim.   In every answer under `exact`, `convex` and `count` each column holds rows / 2 shaded cells; with odd rows there is none.
 * Proof.   Under the last two this is the rule. Under `exact` stones move straight down, so the count of a column never changes, and
 *          in the end each column is full in its lower half and empty in its upper one.  ∎
 *
 * Nothing is remembered between one grid and the next, so nothing can be lost; a board out of range is left open.
 */
import { type Progress, type Puzzle, SHADED, UNTOUCHED } from "../src/puzzle.js";

export type Visit = "go on" | "stop";
/** `visit` was shown every answer · it asked to stop · `maxNodes` steps had been made, or the board is out of range. */
export type End = "all" | "stopped" | "nodes";

/** Cells of boards of which every grid is judged. */
const ALL = 12;
/** Bits of a grid. */
const BITS = 30;
/** Most half-shaded grids of one board. */
const MANY = 1 << 20;

export class Grids {
  /** Grids judged. */
  nodes = 0;
  private grid = 0;
  private readonly cells: number;
  private readonly cols: number;
  private readonly regions: readonly number[];
  private readonly columns: readonly number[];
  private readonly floor: number;
  private readonly lower: number;
  /** Cells with a border, or without one, to the next cell on the right, and below. */
  private readonly borderRight: number;
  private readonly borderDown: number;
  private readonly openRight: number;
  private readonly openDown: number;

  constructor(private readonly puzzle: Puzzle) {
    const { rows, cols, grid, regions } = puzzle;
    const bits = (cells: Iterable<number>): number => {
      let mask = 0;
      for (const cell of cells) mask |= 1 << cell;
      return mask;
    };
    const fits = grid.size <= BITS;
    const all = fits ? [...Array(grid.size).keys()] : [];
    const right = all.filter((cell) => (cell + 1) % cols !== 0);
    const down = all.filter((cell) => cell + cols < grid.size);
    const next = (cells: readonly number[], step: number, border: number): number =>
      bits(cells.filter((cell) => puzzle.borders[grid.edgeBetween(cell, cell + step)] === border));
    this.cells = grid.size;
    this.cols = cols;
    this.regions = fits ? regions.cells.map(bits) : [];
    this.columns = fits ? [...Array(cols).keys()].map((col) => bits(all.filter((cell) => cell % cols === col))) : [];
    this.floor = bits(all.filter((cell) => cell + cols >= rows * cols));
    this.lower = bits(all.filter((cell) => 2 * Math.floor(cell / cols) >= rows));
    this.borderRight = next(right, 1, 1);
    this.borderDown = next(down, cols, 1);
    this.openRight = next(right, 1, 0);
    this.openDown = next(down, cols, 0);
  }

  /** Shows each answer to `visit`, which may ask `shading` for it. */
  run(visit: () => Visit, maxNodes: number): End {
    const { puzzle, cells, cols } = this;
    const free = puzzle.rules.fall === "none";
    if (!free && puzzle.rows % 2 === 1) return "all";
    if (cells > ALL && (free || cells > BITS || halvesOf(puzzle.rows) ** cols > MANY)) return "nodes";
    const halves = cells > ALL ? halfColumns(puzzle.rows, cols) : [];
    const many = cells > ALL ? halves.length ** cols : 2 ** cells;
    for (let k = 0; k < many; k++) {
      if (this.nodes >= maxNodes) return "nodes";
      this.nodes++;
      this.grid = cells <= ALL ? k : halfShaded(halves, cols, k);
      if (this.isAnswer(this.grid) && visit() === "stop") return "stopped";
    }
    return "all";
  }

  /** The grid judged now. */
  shading(): Progress {
    return {
      cells: Uint8Array.from({ length: this.cells }, (_, cell) => ((this.grid >> cell) & 1 ? SHADED : UNTOUCHED)),
    };
  }

  private isAnswer(grid: number): boolean {
    if ((grid & (grid >>> 1) & this.borderRight) !== 0) return false;
    if ((grid & (grid >>> this.cols) & this.borderDown) !== 0) return false;
    return this.regions.every((region, k) => this.isStone(grid & region, k)) && this.falls(grid);
  }

  /** One stone of the size asked for; none where that is 0. */
  private isStone(stone: number, region: number): boolean {
    const n = this.puzzle.numbers[region] ?? 0;
    if (n >= 0 ? ones(stone) !== n : stone === 0) return false;
    return this.joined(stone & -stone, stone) === stone;
  }

  /** What of `stone` is joined to `part` of it. */
  private joined(part: number, stone: number): number {
    const { cols, openRight, openDown } = this;
    let now = part;
    for (let before = 0; before !== now; ) {
      before = now;
      const across = ((now & openRight) << 1) | ((now >>> 1) & openRight);
      const along = ((now & openDown) << cols) | ((now >>> cols) & openDown);
      now |= (across | along) & stone;
    }
    return now;
  }

  private falls(grid: number): boolean {
    switch (this.puzzle.rules.fall) {
      case "exact":
        return this.fallen(grid) === this.lower;
      case "convex":
        return this.isHalf(grid) && this.regions.every((region) => this.isWhole(grid & region));
      case "count":
        return this.isHalf(grid);
      case "none":
        return true;
    }
  }

  private isHalf(grid: number): boolean {
    return this.columns.every((column) => 2 * ones(grid & column) === this.puzzle.rows);
  }

  /** In each column a stone is one run of cells or nothing: as many cells as cells with a cell below, and at most one more. */
  private isWhole(stone: number): boolean {
    return this.columns.every((column) => ones(stone & column) - ones(stone & column & (stone >>> this.cols)) <= 1);
  }

  /** Stones sink by a row as long as there is one that can. No two touch at first, so none ever stands on one that stands on it. */
  private fallen(grid: number): number {
    const { cols, floor } = this;
    const stones = this.regions.map((region) => grid & region);
    let now = grid;
    for (let moved = true; moved; ) {
      moved = false;
      stones.forEach((stone, k) => {
        const sunk = stone << cols;
        if (stone === 0 || (stone & floor) !== 0 || (sunk & now & ~stone) !== 0) return;
        now = (now & ~stone) | sunk;
        stones[k] = sunk;
        moved = true;
      });
    }
    return now;
  }
}

/** How many ways there are to shade half of a column. */
function halvesOf(rows: number): number {
  let ways = 1;
  for (let k = 1; 2 * k <= rows; k++) ways = (ways * (rows / 2 + k)) / k;
  return ways;
}

/** Which rows of a column are shaded, in all ways with half of them: bit `row`. */
function halfColumns(rows: number, cols: number): number[] {
  const out: number[] = [];
  for (let k = 0; k < 2 ** rows; k++) {
    if (2 * ones(k) !== rows) continue;
    let column = 0;
    for (let row = 0; row < rows; row++) column |= ((k >> row) & 1) << (row * cols);
    out.push(column);
  }
  return out;
}

/** The k-th way to choose a half column for every column. */
function halfShaded(halves: readonly number[], cols: number, k: number): number {
  let grid = 0;
  let rest = k;
  for (let col = 0; col < cols; col++) {
    grid |= (halves[rest % halves.length] ?? 0) << col;
    rest = Math.floor(rest / halves.length);
  }
  return grid;
}

function ones(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
