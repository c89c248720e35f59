/** Text in: urls of every host and age, pzprv3 files, drawn text. Told apart by what they hold, never by who gives them. */
import {
  Body,
  badRule,
  Grid,
  ok,
  openSource,
  type Parsed,
  type ParseError,
  type Part,
  type Result,
  readLattice,
  type Settings,
  type Source,
  type Warnings,
} from "@hashigo/core";
import { CIRCLE, type Clue, NONE, type Progress, Puzzle, SETTINGS, UNKNOWN, UP } from "./puzzle.js";
import { CLUE_SIGNS, EDGE_SIGNS, FILE_CLUES, TEXT } from "./text.js";

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
  const board = { grid, clues: new Int32Array(grid.size), edges: new Int8Array(grid.edges) };
  const read = readBoard(source.value, board);
  if (!read.ok) return read;
  return ok({
    puzzle: Puzzle.of(rows, cols, board.clues, rules),
    progress: { edges: board.edges },
    warnings: warnings.list,
  });
}

interface Board {
  readonly grid: Grid;
  readonly clues: Int32Array;
  readonly edges: Int8Array;
}

function readBoard(source: Source, board: Board): Result<null, ParseError> {
  if (source.form === "text") return readText(source.lines, source.warnings, board);
  if (source.form === "url") readUrl(new Body(source.body, source.warnings), board);
  else {
    source.lines.cells(board.grid, (cell, text) => lay(board.clues, cell, fileClue(text)));
    source.lines.edges(board.grid, (edge, text) => {
      if (!/^(?:-1|[012])$/.test(text)) return false;
      board.edges[edge] = Number(text);
      return true;
    });
    source.lines.end();
  }
  return ok(null);
}

function readText(lines: readonly Part[], warnings: Warnings, { grid, clues, edges }: Board): Result<null, ParseError> {
  return readLattice(lines, grid, EDGE_SIGNS, warnings, {
    cell: (cell, text) =>
      lay(clues, cell, isNumber(text) ? CIRCLE + Number(text) : (CLUE_SIGNS as readonly string[]).indexOf(text)),
    edge: (edge, state) => {
      edges[edge] = state;
    },
  });
}

/** False when it is no clue. */
function lay(clues: Int32Array, cell: number, clue: Clue): boolean {
  if (clue < NONE) return false;
  clues[cell] = clue;
  return true;
}

/** A clue must stay an int32. */
function isNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= 0x7fff_ffff - CIRCLE;
}

/** A clue as files have it; -1 when it is none. */
function fileClue(text: string): Clue {
  const number = text.slice(1);
  return text[0] === "o" && isNumber(number)
    ? CIRCLE + Number(number)
    : (FILE_CLUES as readonly string[]).indexOf(text);
}

function readUrl(body: Body, { grid, clues }: Board): void {
  for (let cell = 0; cell < grid.size; ) {
    const c = body.next();
    if (c === "") return;
    if (c >= "k" && c <= "z") cell += Number.parseInt(c, 36) - 19;
    else {
      const clue = urlClue(c, body);
      if (clue < 0) body.skipped();
      else clues[cell++] = clue;
    }
  }
  body.end();
}

function urlClue(c: string, body: Body): Clue {
  if (c >= "g" && c <= "j") return UP + Number.parseInt(c, 36) - 16;
  if (c === ".") return CIRCLE;
  if (c === "@" || c === "%") return UNKNOWN;
  const hex = c === "-" ? body.take(/[\da-f]{2}/y) : /[\da-f]/.test(c) ? c : "";
  return hex === "" ? -1 : CIRCLE + Number.parseInt(hex, 16);
}
