/**
 * A Haisu board: one line from S to G through every cell. The constructor is private: `Puzzle.of` is the only door, so anything that
 * exists is well formed (which does not mean that it has an answer: S may equal G).
 *
 * Borders are an edge set in puzz.link order (`Grid`). Regions are the parts they cut the board into; a border with the same region on
 * both sides is *loose*, and crossing it starts a new visit of that region too.
 *
 * Numbers are one small integer a cell: −1 nothing · −2 `?` · n ≥ 0 written. 0 and `?` demand nothing, but are kept.
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
  swapsSides,
} from "@hashigo/core";

export const NONE = -1;
export const UNKNOWN = -2;

/** Largest side of a board. */
export const MAX_SIDE = 500;
/** Largest number that can be written. */
export const MAX_NUMBER = 1_126_351;

/**
 * `reading`: in the published game (`ordinal`) a number says which visit of its region the line is on when it stands there;
 * `cardinal`, for experiments: a number is the total of visits of its region.
 */
export const SETTINGS: readonly SettingInfo[] = [
  {
    name: "reading",
    values: ["ordinal", "cardinal"],
    title: {
      en: "a number is the visit it stands on, or the total of visits",
      ja: "数字は何回目の訪問か、または訪問の合計か",
    },
  },
];

export interface Rules extends Settings {
  readonly reading: "ordinal" | "cardinal";
}

export const PUBLISHED: Rules = { reading: "ordinal" };

/** RangeError for a name or value that is not in {@link SETTINGS}. */
export function rulesOf(settings: Settings, base: Rules = PUBLISHED): Rules {
  return rulesWith("haisu", SETTINGS, base, settings);
}

export interface Givens {
  readonly rows: number;
  readonly cols: number;
  /** One entry an edge, puzz.link order: 1 is a border. */
  readonly borders: ArrayLike<number>;
  /** One entry a cell. */
  readonly numbers: ArrayLike<number>;
  readonly start: Cell;
  readonly goal: Cell;
}

export class Puzzle implements Givens {
  readonly grid: Grid;
  readonly regions: Regions;
  private constructor(
    readonly rows: number,
    readonly cols: number,
    readonly borders: Readonly<Uint8Array>,
    readonly numbers: Readonly<Int32Array>,
    readonly start: Cell,
    readonly goal: Cell,
    readonly rules: Rules,
  ) {
    this.grid = new Grid(rows, cols);
    this.regions = regionsOf(this.grid, (edge) => borders[edge] === 1);
  }

  /** RangeError when a side, a length, a border, a number or an end is out of range. */
  static of(givens: Givens, settings: Settings = {}): Puzzle {
    const { rows, cols, start, goal } = givens;
    if (!(rows >= 1 && rows <= MAX_SIDE && cols >= 1 && cols <= MAX_SIDE))
      throw new RangeError(`sides are 1 to ${MAX_SIDE}, not ${rows} × ${cols}`);
    const grid = new Grid(rows, cols);
    checkEach("border", givens.borders, grid.edges, 0, 1);
    checkEach("number", givens.numbers, grid.size, UNKNOWN, MAX_NUMBER);
    for (const end of [start, goal])
      if (!(Number.isInteger(end) && end >= 0 && end < grid.size)) throw new RangeError(`no cell of the board: ${end}`);
    const borders = Uint8Array.from(givens.borders);
    const numbers = Int32Array.from(givens.numbers);
    return new Puzzle(rows, cols, borders, numbers, start, goal, rulesOf(settings));
  }
}

export function withRules(puzzle: Puzzle, settings: Settings): Puzzle {
  return Puzzle.of(puzzle, rulesOf(settings, puzzle.rules));
}

/** Cells whose number demands something. */
export function clueCells(puzzle: Puzzle): Cell[] {
  const out: Cell[] = [];
  puzzle.numbers.forEach((n, cell) => {
    if (n > 0) out.push(cell);
  });
  return out;
}

/** All eight symmetries of the square grid keep Haisu. */
export function transform(puzzle: Puzzle, symmetry: Symmetry): Puzzle {
  const { rows, cols, grid } = puzzle;
  const image = imageOf(symmetry, rows, cols);
  const [newRows, newCols] = swapsSides(symmetry) ? [cols, rows] : [rows, cols];
  const target = new Grid(newRows, newCols);
  const borders = new Uint8Array(target.edges);
  puzzle.borders.forEach((border, edge) => {
    const [a, b] = grid.sides(edge);
    borders[target.edgeBetween(image(a), image(b))] = border;
  });
  const numbers = new Int32Array(grid.size);
  puzzle.numbers.forEach((n, cell) => {
    numbers[image(cell)] = n;
  });
  const givens = {
    rows: newRows,
    cols: newCols,
    borders,
    numbers,
    start: image(puzzle.start),
    goal: image(puzzle.goal),
  };
  return Puzzle.of(givens, puzzle.rules);
}

/**
 * Marks on the edges, in puzz.link order: 0 untouched · 1 line · −1 crossed out · −2 a line that is also crossed out (the reference
 * editor keeps the two apart). The player's direction letters are not kept.
 */
export interface Progress {
  readonly edges: Readonly<Int8Array>;
}

export function emptyProgress(puzzle: Puzzle): Progress {
  return { edges: new Int8Array(puzzle.grid.edges) };
}

/** The marks of a drawing. RangeError when it is none of this board. */
export function marksOf({ grid }: Puzzle, { edges }: Progress): Readonly<Int8Array> {
  checkEach("mark", edges, grid.edges, -2, 1);
  return edges;
}

export function isLine(mark: number): boolean {
  return mark === 1 || mark === -2;
}
