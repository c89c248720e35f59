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
  quoted,
  type Result,
  readBorders,
  readLattice,
  readNumber,
  readNumbers,
  refuse,
  type Settings,
  type Source,
  type Warnings,
} from "@hashigo/core";
import { MAX_NUMBER, NONE, type Progress, Puzzle, SETTINGS, UNKNOWN } from "./puzzle.js";
import { borderAndMark, EDGE_SIGNS, TEXT } from "./text.js";

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
  const board: Board = {
    grid,
    borders: new Uint8Array(grid.edges),
    numbers: new Int32Array(grid.size).fill(NONE),
    edges: new Int8Array(grid.edges),
  };
  const ends = readBoard(source.value, board);
  if (!ends.ok) return ends;
  const [start, goal] = ends.value;
  const puzzle = Puzzle.of({ rows, cols, borders: board.borders, numbers: board.numbers, start, goal }, rules);
  return ok({ puzzle, progress: { edges: board.edges }, warnings: warnings.list });
}

interface Board {
  readonly grid: Grid;
  readonly borders: Uint8Array;
  readonly numbers: Int32Array;
  readonly edges: Int8Array;
}

/** S and G, without which there is no board; the rest goes into the board. */
type Ends = Result<readonly [start: Cell, goal: Cell], ParseError>;

function readBoard(source: Source, board: Board): Ends {
  if (source.form === "text") return readText(source.lines, source.warnings, board);
  return source.form === "url" ? readUrl(new Body(source.body, source.warnings), board) : readFile(source.lines, board);
}

/** The four numbers that say where S and G stand, as the text has them and as columns and rows from 0 (NaN when it is none). */
interface Coordinate extends Part {
  readonly value: number;
}

/** Column and row of S, then of G. */
const COORDINATES = ["S", "S", "G", "G"] as const;

function endsOf({ rows, cols }: Grid, found: readonly Coordinate[]): Ends {
  for (const [i, { value, text, at }] of found.entries()) {
    const [side, en, ja] = i % 2 === 0 ? ([cols, "column", "列"] as const) : ([rows, "row", "行"] as const);
    if (value >= 0 && value < side) continue;
    const end = COORDINATES[i] as string;
    const shown = quoted(text);
    const expected = `At place ${at + 1} the ${en} of ${end} should stand, inside a board of ${side} ${en}${side === 1 ? "" : "s"}`;
    const expectedJa = `${at + 1}文字目は${end}の${ja}（盤は${side}${ja}）のはずです`;
    return text === ""
      ? refuse("bad-place", at, `${expected}.`, `${expectedJa}。`)
      : refuse("bad-place", at, `${expected}, not “${shown}”.`, `${expectedJa}が「${shown}」です。`);
  }
  const [sc, sr, gc, gr] = found.map(({ value }) => value) as [number, number, number, number];
  return ok([sr * cols + sc, gr * cols + gc]);
}

function readUrl(body: Body, { grid, borders, numbers }: Board): Ends {
  const found = COORDINATES.map((): Coordinate => {
    const { at } = body;
    const text = body.next();
    const n = readNumber(body, text);
    return { at, text: n === null ? text : String(n), value: (n ?? Number.NaN) - 1 };
  });
  const ends = endsOf(grid, found);
  if (!ends.ok) return ends;
  readBorders(body, grid, (edge) => {
    borders[edge] = 1;
  });
  readNumbers(body, grid.size, (cell, value) => {
    numbers[cell] = value === "?" ? UNKNOWN : value;
  });
  body.end();
  return ends;
}

function readFile(lines: FileLines, { grid, borders, numbers, edges }: Board): Ends {
  const last = lines.head[3] as Part;
  let end = last.at + last.text.length;
  const found: Coordinate[] = [];
  lines.row(4, (_, text, at) => {
    end = at + text.length;
    // Twice the place and one more: even numbers are sides of cells.
    found.push({ at, text, value: /^\d*[13579]$/.test(text) ? (Number(text) - 1) / 2 : Number.NaN });
    return true;
  });
  while (found.length < 4) found.push({ at: end, text: "", value: Number.NaN });
  const ends = endsOf(grid, found);
  if (!ends.ok) return ends;
  lines.edges(grid, (edge, text) => {
    borders[edge] = text === "1" ? 1 : 0;
    return text === "0" || text === "1";
  });
  lines.cells(grid, (cell, text) => lay(numbers, cell, text === "." ? NONE : text === "-" ? UNKNOWN : numberOf(text)));
  lines.edges(grid, (edge, text, at) => {
    const [whole, mark, direction] = /^(-?[12]|0)?([udlr]?)$/.exec(text) ?? [];
    if (whole === undefined || mark === "2") return false;
    edges[edge] = Number(mark ?? 0);
    if (direction !== "") {
      const { warnings } = lines;
      warnings.add("directions-dropped", at, "Direction marks are not kept.", "向きの印は読みませんでした。");
    }
    return true;
  });
  lines.end();
  return ends;
}

function readText(lines: readonly Part[], warnings: Warnings, { grid, borders, numbers, edges }: Board): Ends {
  let [start, goal] = [-1, -1];
  const read = readLattice(lines, grid, EDGE_SIGNS, warnings, {
    cell(cell, text) {
      const [whole, s, g, number] = /^(S?)(G?)(\?|\d*)$/i.exec(text) ?? [];
      // An end that stood elsewhere already has no meaning here.
      if (whole === undefined || (s !== "" && start >= 0) || (g !== "" && goal >= 0)) return false;
      if (s !== "") start = cell;
      if (g !== "") goal = cell;
      return lay(numbers, cell, number === "" ? NONE : number === "?" ? UNKNOWN : numberOf(number as string));
    },
    edge(edge, state) {
      [borders[edge], edges[edge]] = borderAndMark(state) as [number, number];
    },
  });
  if (!read.ok) return read;
  if (start >= 0 && goal >= 0) return ok([start, goal]);
  const missing = start < 0 ? "S" : "G";
  return refuse(
    "bad-place",
    (lines[0] as Part).at,
    `No cell of this drawing holds ${missing}.`,
    `この図には${missing}のマスがありません。`,
  );
}

/** A decimal number that the board can hold; NaN when it is none. */
function numberOf(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_NUMBER ? Number(text) : Number.NaN;
}

/** False when there is no number. */
function lay(numbers: Int32Array, cell: Cell, n: number): boolean {
  if (Number.isNaN(n)) return false;
  numbers[cell] = n;
  return true;
}
