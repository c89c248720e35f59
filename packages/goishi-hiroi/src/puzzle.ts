/**
 * A Goishi Hiroi board: which cells hold a stone, and nothing else. The constructor is private: `Puzzle.of` is the only door, so anything that
 * exists is well formed (which does not mean that it can be cleared: a board without a stone has no answer, the reference says so too).
 */
import {
  type Cell,
  checkEach,
  Grid,
  imageOf,
  type SettingInfo,
  type Settings,
  type Symmetry,
  swapsSides,
} from "@hashigo/core";

/** Largest side of a board. */
export const MAX_SIDE = 500;

/** Largest number that a stone may bear. Far beyond any board: a drawing may say what is wrong, and check tells. */
export const MAX_ORDER: number = 2 ** 31 - 1;

/** `allowReverse`: `off` (published) never straight back · `on` the clause is deleted, a stone may be left the way it was reached. */
export const SETTINGS: readonly SettingInfo[] = [
  {
    name: "allowReverse",
    values: ["off", "on"],
    title: { en: "may you go straight back", ja: "来た方向へ戻ってよいか" },
  },
];

export interface Rules extends Settings {
  readonly allowReverse: "off" | "on";
}

export const PUBLISHED: Rules = { allowReverse: "off" };

/** RangeError for a name or value that is not in {@link SETTINGS}. */
export function rulesOf(settings: Settings, base: Rules = PUBLISHED): Rules {
  for (const [name, value] of Object.entries(settings)) {
    const info = SETTINGS.find((s) => s.name === name);
    if (info === undefined) throw new RangeError(`goishi-hiroi has no rule setting ${name}`);
    if (!info.values.includes(value)) throw new RangeError(`${name} is one of ${info.values.join(", ")}, not ${value}`);
  }
  return { ...base, ...settings };
}

export interface Givens {
  readonly rows: number;
  readonly cols: number;
  /** One entry a cell: 1 is a stone. */
  readonly stones: ArrayLike<number>;
}

export class Puzzle implements Givens {
  readonly grid: Grid;
  private constructor(
    readonly rows: number,
    readonly cols: number,
    /** One entry a cell: 1 is a stone. */
    readonly stones: Readonly<Uint8Array>,
    /** The cells that hold a stone, in reading order: stone number k stands at `places[k]`. */
    readonly places: readonly Cell[],
    readonly rules: Rules,
  ) {
    this.grid = new Grid(rows, cols);
  }

  /** RangeError when a side or the number of entries is out of range. */
  static of(givens: Givens, settings: Settings = {}): Puzzle {
    const { rows, cols } = givens;
    if (!(rows >= 1 && rows <= MAX_SIDE && cols >= 1 && cols <= MAX_SIDE))
      throw new RangeError(`sides are 1 to ${MAX_SIDE}, not ${rows} × ${cols}`);
    checkEach("stone", givens.stones, rows * cols, 0, 1);
    const stones = Uint8Array.from(givens.stones);
    const places: Cell[] = [];
    stones.forEach((stone, cell) => {
      if (stone === 1) places.push(cell);
    });
    return new Puzzle(rows, cols, stones, places, rulesOf(settings));
  }

  /** May a stone be left the way it was reached? */
  get allowsReverse(): boolean {
    return this.rules.allowReverse === "on";
  }
}

export function withRules(puzzle: Puzzle, settings: Settings): Puzzle {
  return Puzzle.of(puzzle, rulesOf(settings, puzzle.rules));
}

/** All eight symmetries are kept: the rules know lines, not directions. */
export function transform(puzzle: Puzzle, symmetry: Symmetry): Puzzle {
  const { rows, cols } = puzzle;
  const image = imageOf(symmetry, rows, cols);
  const stones = new Uint8Array(rows * cols);
  for (const cell of puzzle.places) stones[image(cell)] = 1;
  const [height, width] = swapsSides(symmetry) ? [cols, rows] : [rows, cols];
  return Puzzle.of({ rows: height, cols: width, stones }, puzzle.rules);
}

/**
 * Which stone was taken as which. A sound drawing numbers a prefix 1 … k; a gap or a number met twice can be drawn and written too, and is
 * `broken`. Read-only for everybody but its maker.
 */
export interface Progress {
  /** One entry a cell: 0 not taken · n taken as n-th. Only cells with a stone bear a number. */
  readonly order: Readonly<Int32Array>;
}

export function emptyProgress(puzzle: Puzzle): Progress {
  return { order: new Int32Array(puzzle.rows * puzzle.cols) };
}

/** The numbers of a drawing. RangeError when it is none of this board. */
export function ordersOf({ grid, stones }: Puzzle, { order }: Progress): Readonly<Int32Array> {
  checkEach("number", order, grid.size, 0, MAX_ORDER);
  order.forEach((n, cell) => {
    if (n > 0 && stones[cell] !== 1) throw new RangeError(`cell ${cell} bears the number ${n} and has no stone`);
  });
  return order;
}

/** Cells numbered 1, 2, … as far as each number stands exactly once: what the drawing says, read from its start. */
export function prefixOf(progress: Progress): Cell[] {
  const cells: Cell[] = [];
  const times: number[] = [];
  progress.order.forEach((n, cell) => {
    if (n < 1) return;
    cells[n - 1] = cell;
    times[n - 1] = (times[n - 1] ?? 0) + 1;
  });
  const out: Cell[] = [];
  for (let k = 0; times[k] === 1; k++) out.push(cells[k] as Cell);
  return out;
}

/** The drawing that numbers these cells 1, 2, … */
export function progressOf(puzzle: Puzzle, cells: readonly Cell[]): Progress {
  const order = new Int32Array(puzzle.rows * puzzle.cols);
  cells.forEach((cell, k) => {
    order[cell] = k + 1;
  });
  return { order };
}
