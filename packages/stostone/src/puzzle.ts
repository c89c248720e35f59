/**
 * A Stostone board. The constructor is private: `Puzzle.of` is the only door, so anything that exists is well formed (which does not mean
 * that it has an answer: an odd number of rows has none).
 *
 * Borders are an edge set in puzz.link order (`Grid`). Regions are the parts they cut the board into, numbered by their first cells; a
 * border with one region on both sides is *loose*: it too forbids shading both its sides, and cuts connections.
 *
 * Numbers are one small integer a region: −1 nothing · −2 `?` · n ≥ 0. Nothing and `?` mean a stone of one or more cells; 0 means no stone.
 */
import {
  type Cell,
  checkEach,
  Grid,
  imageOf,
  type Regions,
  regionsOf,
  rulesWith,
  type SettingInfo,
  type Settings,
  type Symmetry,
} from "@hashigo/core";

export const NONE = -1;
export const UNKNOWN = -2;

/** Largest side of a board. */
export const MAX_SIDE = 500;
/** Largest number that can be written. */
export const MAX_NUMBER = 1_126_351;

/**
 * `fall`, the rule of the fall: `exact` (published) the stones, dropped, fill the lower half · `convex` each column holds rows / 2 shaded cells and
 * no stone has a vertical hole · `count` the columns only · `none` no rule.
 */
export const SETTINGS: readonly SettingInfo[] = [
  {
    name: "fall",
    values: ["exact", "convex", "count", "none"],
    title: { en: "what is asked of the fall", ja: "落下の条件" },
  },
];

export interface Rules extends Settings {
  readonly fall: "exact" | "convex" | "count" | "none";
}

export const PUBLISHED: Rules = { fall: "exact" };

/** RangeError for a name or value that is not in {@link SETTINGS}. */
export function rulesOf(settings: Settings, base: Rules = PUBLISHED): Rules {
  return rulesWith("stostone", SETTINGS, base, settings);
}

export interface Givens {
  readonly rows: number;
  readonly cols: number;
  /** One entry an edge, puzz.link order: 1 is a border. */
  readonly borders: ArrayLike<number>;
  /** One entry a region. */
  readonly numbers: ArrayLike<number>;
}

export class Puzzle implements Givens {
  readonly grid: Grid;
  private constructor(
    readonly rows: number,
    readonly cols: number,
    readonly borders: Readonly<Uint8Array>,
    readonly numbers: Readonly<Int32Array>,
    readonly regions: Regions,
    readonly rules: Rules,
  ) {
    this.grid = new Grid(rows, cols);
  }

  /** RangeError when a side, a length, a border or a number is out of range. */
  static of(givens: Givens, settings: Settings = {}): Puzzle {
    const { rows, cols } = givens;
    if (!(rows >= 1 && rows <= MAX_SIDE && cols >= 1 && cols <= MAX_SIDE))
      throw new RangeError(`sides are 1 to ${MAX_SIDE}, not ${rows} × ${cols}`);
    const grid = new Grid(rows, cols);
    checkEach("border", givens.borders, grid.edges, 0, 1);
    const borders = Uint8Array.from(givens.borders);
    const regions = regionsOf(grid, (edge) => borders[edge] === 1);
    checkEach("number", givens.numbers, regions.count, UNKNOWN, MAX_NUMBER);
    const numbers = Int32Array.from(givens.numbers);
    return new Puzzle(rows, cols, borders, numbers, regions, rulesOf(settings));
  }

  /** Where a region's number stands: the topmost cell of its leftmost column. */
  clueCell(region: number): Cell {
    let best = -1;
    for (const cell of this.regions.cells[region] as readonly Cell[]) {
      if (best < 0 || this.grid.colOf(cell) < this.grid.colOf(best)) best = cell;
    }
    return best;
  }
}

export function withRules(puzzle: Puzzle, settings: Settings): Puzzle {
  return Puzzle.of(puzzle, rulesOf(settings, puzzle.rules));
}

/** Cells of the numbers that demand something. */
export function clueCells(puzzle: Puzzle): Cell[] {
  const out: Cell[] = [];
  puzzle.numbers.forEach((n, region) => {
    if (n >= 0) out.push(puzzle.clueCell(region));
  });
  return out;
}

/** Gravity leaves one symmetry besides the identity: left and right. RangeError for another. */
export function transform(puzzle: Puzzle, symmetry: Symmetry): Puzzle {
  if (symmetry !== "identity" && symmetry !== "mirror") throw new RangeError(`stostone does not keep ${symmetry}`);
  const { rows, cols, grid } = puzzle;
  const image = imageOf(symmetry, rows, cols);
  const borders = new Uint8Array(grid.edges);
  puzzle.borders.forEach((border, edge) => {
    const [a, b] = grid.sides(edge);
    borders[grid.edgeBetween(image(a), image(b))] = border;
  });
  const regions = regionsOf(grid, (edge) => borders[edge] === 1);
  const numbers = new Int32Array(regions.count);
  puzzle.numbers.forEach((n, region) => {
    const first = (puzzle.regions.cells[region] as readonly Cell[])[0] as Cell;
    numbers[regions.of[image(first)] as number] = n;
  });
  return Puzzle.of({ rows, cols, borders, numbers }, puzzle.rules);
}

export const UNTOUCHED = 0;
export const SHADED = 1;
export const BLANK = 2;

/** A mark a cell: 0 untouched · 1 shaded · 2 marked as blank. */
export interface Progress {
  readonly cells: Readonly<Uint8Array>;
}

export function emptyProgress(puzzle: Puzzle): Progress {
  return { cells: new Uint8Array(puzzle.grid.size) };
}

/** The marks of a drawing. RangeError when it is none of this board. */
export function marksOf({ grid }: Puzzle, { cells }: Progress): Readonly<Uint8Array> {
  checkEach("mark", cells, grid.size, UNTOUCHED, BLANK);
  return cells;
}
