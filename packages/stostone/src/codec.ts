/** Text in: urls of every host and age, pzprv3 files, drawn text. Told apart by what they hold, never by who gives them. */
import {
  Body,
  badRule,
  type Cell,
  type FileLines,
  Grid,
  ok,
  openSource,
  type Parsed,
  type ParseError,
  type Part,
  type Result,
  readBorders,
  readLattice,
  readNumbers,
  regionsOf,
  type Settings,
  type Source,
  type Warnings,
} from "@hashigo/core";
import { MAX_NUMBER, NONE, type Progress, Puzzle, SETTINGS, UNKNOWN } from "./puzzle.js";
import { EDGE_SIGNS, MARK_SIGNS, TEXT } from "./text.js";

export function parse(
  text: string,
  options: { readonly rules?: Settings | undefined } = {},
): Result<Parsed<Puzzle, Progress>, ParseError> {
  const rules = options.rules ?? {};
  const bad = badRule(rules, SETTINGS);
  if (bad !== null) return bad;
  const source = openSource(text, TEXT);
  if (!source.ok) return source;
  const { rows, cols, warnings } = source.value;
  const grid = new Grid(rows, cols);
  const board: Board = { grid, borders: new Uint8Array(grid.edges), cells: new Uint8Array(grid.size) };
  const numbers = readBoard(source.value, board);
  if (!numbers.ok) return numbers;
  const puzzle = Puzzle.of({ rows, cols, borders: board.borders, numbers: numbers.value }, rules);
  return ok({ puzzle, progress: { cells: board.cells }, warnings: warnings.list });
}

interface Board {
  readonly grid: Grid;
  readonly borders: Uint8Array;
  /** The player's marks. */
  readonly cells: Uint8Array;
}

/** One number a region; borders and marks go into the board. */
type Numbers = Result<Int32Array, ParseError>;

function readBoard(source: Source, board: Board): Numbers {
  const { warnings } = source;
  if (source.form === "text") return readText(source.lines, warnings, board);
  return ok(
    source.form === "url" ? readUrl(new Body(source.body, warnings), board) : readFile(source.lines, source, board),
  );
}

function readUrl(body: Body, { grid, borders }: Board): Int32Array {
  readBorders(body, grid, (edge) => {
    borders[edge] = 1;
  });
  const numbers = new Int32Array(regionsOf(grid, (edge) => borders[edge] === 1).count).fill(NONE);
  readNumbers(body, numbers.length, (region, value) => {
    numbers[region] = value === "?" ? UNKNOWN : value;
  });
  body.end();
  return numbers;
}

function readFile(lines: FileLines, { version }: { readonly version: number }, board: Board): Int32Array {
  const { grid, borders, cells } = board;
  if (version === 0) readNames(lines, board);
  else
    lines.edges(grid, (edge, text) => {
      borders[edge] = text === "1" ? 1 : 0;
      return text === "0" || text === "1";
    });
  const written = new Written(grid);
  lines.cells(grid, (cell, text, at) =>
    written.lay(cell, text === "." ? NONE : text === "-" ? UNKNOWN : numberOf(text), at),
  );
  lines.cells(grid, (cell, text) => {
    const mark = (MARK_SIGNS as readonly string[]).indexOf(text);
    if (mark > 0) cells[cell] = mark;
    return mark >= 0;
  });
  lines.end();
  return written.perRegion(board, lines.warnings);
}

/** Files of version 0: how many regions, then the region's name in each cell. A border stands wherever names differ. */
function readNames(lines: FileLines, { grid, borders }: Board): void {
  lines.row(1, (_, text) => /^\d+$/.test(text));
  const names = new Array<string>(grid.size).fill("");
  lines.cells(grid, (cell, text) => {
    names[cell] = text;
    return true;
  });
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    if (names[a] !== names[b]) borders[edge] = 1;
  }
}

function readText(lines: readonly Part[], warnings: Warnings, board: Board): Numbers {
  const { grid, borders, cells } = board;
  const written = new Written(grid);
  const read = readLattice(lines, grid, EDGE_SIGNS, warnings, {
    cell(cell, text, at) {
      const [whole, number, sign] = /^(\?|\d*)([#+.]?)$/.exec(text) ?? [];
      if (whole === undefined) return false;
      cells[cell] = Math.max(0, (MARK_SIGNS as readonly string[]).indexOf(sign as string));
      return written.lay(cell, number === "" ? NONE : number === "?" ? UNKNOWN : numberOf(number as string), at);
    },
    edge(edge, state) {
      borders[edge] = state;
    },
  });
  return read.ok ? ok(written.perRegion(board, warnings)) : read;
}

/** Numbers where the text has them. A region has one, in its top cell: another place is moved there, of several one is kept. */
class Written {
  private readonly numbers: Int32Array;
  private readonly at: number[] = [];
  constructor(grid: Grid) {
    this.numbers = new Int32Array(grid.size).fill(NONE);
  }

  /** False when it is no number. */
  lay(cell: Cell, n: number, at: number): boolean {
    if (Number.isNaN(n)) return false;
    this.numbers[cell] = n;
    this.at[cell] = at;
    return true;
  }

  /** The number in the top cell before the others, then the first in reading order, as the reference keeps them. */
  perRegion({ grid, borders }: Board, warnings: Warnings): Int32Array {
    const regions = regionsOf(grid, (edge) => borders[edge] === 1);
    return Int32Array.from(regions.cells, (cells) => {
      const found = cells.filter((cell) => this.numbers[cell] !== NONE);
      if (found.length === 0) return NONE;
      const top = cells.reduce((best, cell) => (grid.colOf(cell) < grid.colOf(best) ? cell : best));
      const kept = found.includes(top) ? top : (found[0] as Cell);
      const extra = found.find((cell) => cell !== kept);
      if (kept !== top)
        warnings.add(
          "clue-moved",
          this.at[kept] as number,
          "A number was moved to the top cell of its region.",
          "数字を区画の左上のマスに移しました。",
        );
      if (extra !== undefined)
        warnings.add(
          "extra-clue",
          this.at[extra] as number,
          "A region holds several numbers; one was kept.",
          "一つの区画に数字がいくつもあるので、一つだけ残しました。",
        );
      return this.numbers[kept] as number;
    });
  }
}

/** A decimal number that the board can hold; NaN when it is none. */
function numberOf(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_NUMBER ? Number(text) : Number.NaN;
}
