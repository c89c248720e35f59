/** Text in: urls of every host and age, pzprv3 files, drawn text, and what the kanpen site wrote. Told apart by what they hold. */
import {
  Body,
  badRule,
  type FileLines,
  Grid,
  ok,
  openSource,
  type Parsed,
  type ParseError,
  type Part,
  type Result,
  readBits,
  readLattice,
  type Settings,
  type Source,
  type Warnings,
} from "@hashigo/core";
import { isKanpen, openKanpen, readKanpen } from "./kanpen.js";
import { type Progress, Puzzle, SETTINGS } from "./puzzle.js";
import { type Board, EDGE_SIGNS, FILE_SIGNS, orderOf, TEXT } from "./text.js";

export function parse(
  text: string,
  options: { readonly rules?: Settings | undefined } = {},
): Result<Parsed<Puzzle, Progress>, ParseError> {
  const rules = options.rules ?? {};
  const bad = badRule(rules, SETTINGS);
  if (bad !== null) return bad;
  const source = isKanpen(text) ? openKanpen(text) : openSource(text, TEXT);
  if (!source.ok) return source;
  const { rows, cols, warnings } = source.value;
  const grid = new Grid(rows, cols);
  const board: Board = { grid, stones: new Uint8Array(grid.size), order: new Int32Array(grid.size) };
  const read = source.value.form === "kanpen" ? readKanpen(source.value, board) : readBoard(source.value, board);
  if (!read.ok) return read;
  const puzzle = Puzzle.of({ rows, cols, stones: board.stones }, rules);
  return ok({ puzzle, progress: { order: board.order }, warnings: warnings.list });
}

function readBoard(source: Source, board: Board): Result<null, ParseError> {
  if (source.form === "text") return readText(source.lines, source.warnings, board);
  if (source.form === "url") readUrl(new Body(source.body, source.warnings), board);
  else readFile(source.lines, board);
  return ok(null);
}

/** A bit of 1 is no stone; nor are there any beyond the end of the body. */
function readUrl(body: Body, { grid, stones }: Board): void {
  stones.fill(1);
  const there = readBits(body, grid.size, (cell) => {
    stones[cell] = 0;
  });
  stones.fill(0, there);
  body.end();
}

function readFile(lines: FileLines, { grid, stones, order }: Board): void {
  lines.cells(grid, (cell, text, at) => {
    if (text === FILE_SIGNS.empty) return true;
    const n = orderOf(text);
    if (Number.isNaN(n) && !Number.isFinite(Number(text))) return false;
    stones[cell] = 1;
    // Negative, broken or beyond counting: a stone all the same, as the reference has it.
    if (Number.isNaN(n))
      lines.warnings.add(
        "number-dropped",
        at,
        "A number that counts no move was dropped; its stone is not taken.",
        "何番目かを表せない数字を除き、その石は拾っていないものとしました。",
      );
    else order[cell] = n;
    return true;
  });
  lines.end();
}

function readText(lines: readonly Part[], warnings: Warnings, board: Board): Result<null, ParseError> {
  const { grid, stones, order } = board;
  return readLattice(lines, grid, EDGE_SIGNS, warnings, {
    cell(cell, text) {
      const n = /^[oO]$/.test(text) ? 0 : orderOf(text);
      if (Number.isNaN(n)) return false;
      stones[cell] = 1;
      order[cell] = n;
      return true;
    },
    edge() {},
  });
}
