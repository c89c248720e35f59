/**
 * A Sashigane board. The constructor is private: `Puzzle.of` is the only door, so anything that exists is well formed (which
 * does not mean that it has an answer).
 *
 * A clue is one small integer, so that boards are typed arrays and equal boards are equal bytes:
 * 0 nothing · 1–4 arrow up, down, left, right · 5 `?` · 6 circle without number · 6 + n circle with number n ≥ 1.
 */
import {
  type Cell,
  checkEach,
  DIRECTIONS,
  type Direction,
  Grid,
  imageOf,
  rulesWith,
  type SettingInfo,
  type Settings,
  type Symmetry,
  swapsSides,
} from "@hashigo/core";

export const NONE = 0;
export const UP = 1;
export const DOWN = 2;
export const LEFT = 3;
export const RIGHT = 4;
export const UNKNOWN = 5;
export const CIRCLE = 6;
export type Clue = number;

/** Largest side of a board. */
export const MAX_SIDE = 1000;

export function isArrow(clue: Clue): boolean {
  return clue >= UP && clue <= RIGHT;
}

export function isCircle(clue: Clue): boolean {
  return clue >= CIRCLE;
}

/** The number in a circle; 0 when there is none. */
export function numberOf(clue: Clue): number {
  return clue > CIRCLE ? clue - CIRCLE : 0;
}

export function directionOf(arrow: Clue): Direction {
  return DIRECTIONS[arrow - UP] as Direction;
}

const SWITCH = ["on", "off"] as const;

/**
 * `form`: in the published game (`general`) a piece may carry no circle and no, one or two arrows; `strict` asks for exactly one
 * of each. The four clauses can be switched off one by one, for experiments and for setters:
 * `arrowHome` an arrow's cell is on an arm and the arrow points along it to the bend · `arrowEnd` an arrow's cell is the far end
 * of an arm · `circleBend` a circle's cell is the bend · `numberSize` a number is the size of its piece.
 */
export const SETTINGS: readonly SettingInfo[] = [
  {
    name: "form",
    values: ["general", "strict"],
    title: { en: "circles and arrows a piece must have", ja: "ピースが持つ丸と矢印" },
  },
  {
    name: "arrowHome",
    values: SWITCH,
    title: { en: "an arrow points along its arm to the bend", ja: "矢印は腕に沿って角を指す" },
  },
  { name: "arrowEnd", values: SWITCH, title: { en: "an arrow is at the end of an arm", ja: "矢印は腕の端にある" } },
  { name: "circleBend", values: SWITCH, title: { en: "a circle is on the bend", ja: "丸は角にある" } },
  {
    name: "numberSize",
    values: SWITCH,
    title: { en: "a number is the size of its piece", ja: "数字はピースの大きさ" },
  },
];

export interface Rules extends Settings {
  readonly form: "general" | "strict";
  readonly arrowHome: "on" | "off";
  readonly arrowEnd: "on" | "off";
  readonly circleBend: "on" | "off";
  readonly numberSize: "on" | "off";
}

export const PUBLISHED: Rules = {
  form: "general",
  arrowHome: "on",
  arrowEnd: "on",
  circleBend: "on",
  numberSize: "on",
};

/** RangeError for a name or value that is not in {@link SETTINGS}. */
export function rulesOf(settings: Settings, base: Rules = PUBLISHED): Rules {
  return rulesWith("sashigane", SETTINGS, base, settings);
}

export class Puzzle {
  readonly grid: Grid;
  private constructor(
    readonly rows: number,
    readonly cols: number,
    /** One clue a cell, row-major. Not to be written to. */
    readonly clues: Readonly<Int32Array>,
    readonly rules: Rules,
  ) {
    this.grid = new Grid(rows, cols);
  }

  /** RangeError when the sides are not 1 … {@link MAX_SIDE}, the clues are not rows × cols, or one is no clue. */
  static of(rows: number, cols: number, clues: ArrayLike<Clue>, settings: Settings = {}): Puzzle {
    if (!(rows >= 1 && rows <= MAX_SIDE && cols >= 1 && cols <= MAX_SIDE))
      throw new RangeError(`sides are 1 to ${MAX_SIDE}, not ${rows} × ${cols}`);
    if (clues.length !== rows * cols)
      throw new RangeError(`${rows} × ${cols} cells need ${rows * cols} clues, not ${clues.length}`);
    const own = Int32Array.from(clues);
    for (let i = 0; i < own.length; i++)
      if ((own[i] as number) < 0 || own[i] !== clues[i]) throw new RangeError(`no clue: ${clues[i]} at cell ${i}`);
    return new Puzzle(rows, cols, own, rulesOf(settings));
  }
}

export function withRules(puzzle: Puzzle, settings: Settings): Puzzle {
  return Puzzle.of(puzzle.rows, puzzle.cols, puzzle.clues, rulesOf(settings, puzzle.rules));
}

/** Cells with a clue that demands something: all but nothing and `?`. */
export function clueCells(puzzle: Puzzle): Cell[] {
  const out: Cell[] = [];
  puzzle.clues.forEach((clue, cell) => {
    if (clue !== NONE && clue !== UNKNOWN) out.push(cell);
  });
  return out;
}

/** All eight symmetries of the square grid keep Sashigane; arrows turn along. */
export function transform(puzzle: Puzzle, symmetry: Symmetry): Puzzle {
  const { rows, cols } = puzzle;
  const image = imageOf(symmetry, rows, cols);
  const [newRows, newCols] = swapsSides(symmetry) ? [cols, rows] : [rows, cols];
  const clues = new Int32Array(rows * cols);
  puzzle.clues.forEach((clue, cell) => {
    clues[image(cell)] = isArrow(clue) ? turned(clue, symmetry) : clue;
  });
  return Puzzle.of(newRows, newCols, clues, puzzle.rules);
}

/** The arrow's image, read off a 2 × 2 board: where the step from one cell to the next goes. */
function turned(arrow: Clue, symmetry: Symmetry): Clue {
  const image = imageOf(symmetry, 2, 2);
  const from = arrow === UP || arrow === LEFT ? 3 : 0;
  const to = arrow === UP ? 1 : arrow === LEFT ? 2 : arrow === DOWN ? 2 : 1;
  const step = image(to) - image(from);
  return step === -2 ? UP : step === 2 ? DOWN : step === -1 ? LEFT : RIGHT;
}

/**
 * Marks on the edges, in puzz.link order (`Grid`): 0 untouched · 1 border · −1 marked as no border · 2 a border that is also
 * marked (the reference editor keeps the two apart).
 */
export interface Progress {
  readonly edges: Readonly<Int8Array>;
}

export function emptyProgress(puzzle: Puzzle): Progress {
  return { edges: new Int8Array(puzzle.grid.edges) };
}

/** The marks of a drawing. RangeError when it is none of this board. */
export function marksOf({ grid }: Puzzle, { edges }: Progress): Readonly<Int8Array> {
  checkEach("mark", edges, grid.edges, -1, 2);
  return edges;
}

export function isBorder(mark: number): boolean {
  return mark > 0;
}
