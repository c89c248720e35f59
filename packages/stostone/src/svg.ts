/** The board as a picture: what is printed, what the player drew, and what the program says about it; or the board after the fall. */
import {
  boardSvg,
  type Cell,
  cellLines,
  centreOf,
  cornerOf,
  drawMarks,
  type EdgeStyle,
  element,
  type Fact,
  label,
  type Marks,
  path,
  type SvgOptions,
  setSize,
  sideBetween,
  strokes,
} from "@hashigo/core";
import { fallen, restOf, type Stones, stonesOf } from "./fall.js";
import { outline } from "./outline.js";
import { BLANK, emptyProgress, NONE, type Progress, type Puzzle } from "./puzzle.js";
import { numberText } from "./text.js";

export interface PictureOptions extends SvgOptions {
  /**
   * The stones where they come to rest, with thick lines between them; a number: after falling so many rows at most. Borders, numbers, dots
   * and marks are left out: they name other places.
   */
  readonly fallen?: boolean | number;
}

/** Facts of Stostone are about cells; the board has no strokes of the player on edges. */
const NO_EDGES: EdgeStyle = { className: "b-pencil", width: 0, segment: () => [0, 0, 0, 0], isDrawn: () => false };

export function toSvg(
  puzzle: Puzzle,
  progress: Progress = emptyProgress(puzzle),
  marks: Marks = {},
  options: PictureOptions = {},
): string {
  const { grid, borders } = puzzle;
  const stones = stonesOf(puzzle, progress);
  if (options.fallen !== undefined && options.fallen !== false) return afterFall(puzzle, stones, options);
  const said = drawMarks(grid, marks, NO_EDGES);
  const bold = [...borders.keys()].filter((edge) => borders[edge] === 1);
  const numbers = [...puzzle.numbers.keys()].filter((region) => puzzle.numbers[region] !== NONE);
  const marked = markedCells(marks);
  const draw = (region: number): string => drawNumber(puzzle, stones, region);
  const layers = {
    shade: lowerHalf(puzzle),
    wash: said.wash,
    lines: cellLines(grid, "b-thin"),
    player: drawStones(puzzle, stones) + dots(puzzle, progress),
    borders: path("b-bold", strokes(bold.map((edge) => sideBetween(grid, ...grid.sides(edge))))),
    veil: said.veil,
    clues: numbers.map(draw).join(""),
    // Rings and mistakes run over the corner where a number stands.
    program:
      said.program +
      (marks.effects ?? []).map((fact) => toCome(puzzle, fact)).join("") +
      numbers
        .filter((region) => marked.has(puzzle.clueCell(region)))
        .map(draw)
        .join(""),
  };
  return boardSvg(grid, nameOf(puzzle, options, "", ""), layers, options);
}

function nameOf({ rows, cols }: Puzzle, { lang }: PictureOptions, en: string, ja: string): string {
  return lang === "ja"
    ? `ストストーンの盤${ja}、${rows}行${cols}列`
    : `Stostone board${en}, ${rows} rows, ${cols} columns`;
}

function afterFall(puzzle: Puzzle, stones: Stones, options: PictureOptions): string {
  const { grid } = puzzle;
  const most = typeof options.fallen === "number" ? options.fallen : puzzle.rows;
  if (!(most >= 0 && (Number.isInteger(most) || most === Number.POSITIVE_INFINITY)))
    throw new RangeError(`stones fall a whole number of rows, not ${most}`);
  // Nothing overlaps on the way: whatever a stone may fall beyond the one below it, it may also when neither falls beyond `most`.
  const falls = restOf(puzzle, stones).map((fall) => Math.min(fall, most));
  const at = fallen(puzzle, stones, falls);
  const between: (readonly [Cell, Cell])[] = [];
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    if (at[a] !== at[b]) between.push([a, b]);
  }
  const layers = {
    shade: lowerHalf(puzzle),
    lines: cellLines(grid, "b-thin"),
    player: drawStones(puzzle, stones, falls),
    borders: path("b-bold", strokes(between.map(([a, b]) => sideBetween(grid, a, b)))),
  };
  return boardSvg(grid, nameOf(puzzle, options, " after the fall", "（落ちたあと）"), layers, options);
}

/** What the stones are to fill; without a rule of the fall there is no such half. */
function lowerHalf({ rows, cols, rules }: Puzzle): string {
  const y = Math.ceil(rows / 2) * 100;
  if (rules.fall === "none" || y === rows * 100) return "";
  return element("rect", { class: "b-done", y, width: cols * 100, height: rows * 100 - y });
}

/** Each stone whole, never cell by cell, or seams would show. */
function drawStones({ grid, borders }: Puzzle, stones: Stones, falls?: ArrayLike<number>): string {
  const joined = (a: Cell, b: Cell): boolean => stones.of[a] === stones.of[b] && borders[grid.edgeBetween(a, b)] !== 1;
  return path("b-pencil", stones.cells.map((cells, stone) => outline(grid, cells, joined, falls?.[stone])).join(""));
}

/** Cells marked as blank. */
function dots({ grid }: Puzzle, progress: Progress): string {
  let out = "";
  progress.cells.forEach((mark, cell) => {
    const [cx, cy] = centreOf(grid, cell);
    if (mark === BLANK) out += element("circle", { class: "b-pdot", cx, cy, r: 7.5 });
  });
  return out;
}

/** Width of a digit, in parts of the type's size. */
const DIGIT = 0.62;

/** Upper left in the region's top cell; in a stone in the sheet's colour. */
function drawNumber(puzzle: Puzzle, stones: Stones, region: number): string {
  const cell = puzzle.clueCell(region);
  const text = numberText(puzzle.numbers[region] as number, "", "?");
  // Longer numbers than three digits shrink to the width of three.
  const size = 38 * Math.min(1, 3 / text.length);
  const [x, y] = cornerOf(puzzle.grid, cell);
  const middle = x + 14 + (DIGIT * setSize(text, size) * text.length) / 2;
  return label(text, middle, y + 26.5, size, (stones.of[cell] as number) < 0 ? "b-num" : "b-numin");
}

/** Cells that bear a mark of the program. */
function markedCells({ clues = [], facts = [], effects = [], mistakes = [], differences = [] }: Marks): Set<Cell> {
  const said = [...facts, ...effects, ...differences].flatMap((fact) => (fact.kind === "cell" ? [fact.cell] : []));
  return new Set([...clues, ...said, ...mistakes]);
}

/** The mark to come: a small stone, outlined and hatched, or an open dot. */
function toCome(puzzle: Puzzle, fact: Fact): string {
  if (fact.kind !== "cell") return "";
  const [x, y] = cornerOf(puzzle.grid, fact.cell);
  const region = puzzle.regions.of[fact.cell] as number;
  if (fact.value === "blank") {
    const dot = { cx: x + 50, cy: y + 50, r: 9 };
    return (
      element("circle", { class: "m-case", "stroke-width": 10, ...dot }) +
      element("circle", { class: "m-shuline", "stroke-width": 5, ...dot })
    );
  }
  // In a cell with a number the stone keeps clear of it.
  const [low, high] = puzzle.numbers[region] !== NONE && puzzle.clueCell(region) === fact.cell ? [42, 80] : [22, 78];
  // Strokes at 45°, 16 apart, from side to side.
  const hatch: (readonly [number, number, number, number])[] = [];
  for (let k = -45.3; k < 46; k += 22.65) {
    const from = Math.max(low, low + k);
    const to = Math.min(high, high + k);
    if (from < to) hatch.push([x + from, y + low + high + k - from, x + to, y + low + high + k - to]);
  }
  const square = { x: x + low, y: y + low, width: high - low, height: high - low, rx: 8 };
  return (
    element("rect", { class: "m-shuline", "stroke-width": 5, ...square }) +
    path("m-shuline", strokes(hatch), { "stroke-width": 5 })
  );
}
