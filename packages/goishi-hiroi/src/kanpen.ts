/**
 * The two forms of the kanpen site, which had Goishi Hiroi before the editors did:
 *
 *     http://www.kanpen.net/goishi.html?problem=2/3/1_._1_/._1_._/        rows first; entries end in `_`, rows in `/`
 *
 * and a text file: the number of rows, the number of columns, the rows, and in a solved one a line `n row column` for each stone
 * taken, counted from 1, from 0 and from 0. In both `1` is a stone and `.` is none.
 */
import {
  cut,
  ok,
  type ParseError,
  type Part,
  quoted,
  type Result,
  readRowsFirst,
  refuse,
  refuseGenre,
  Warnings,
} from "@hashigo/core";
import { type Board, orderOf, TEXT } from "./text.js";

export interface Kanpen {
  readonly form: "kanpen";
  readonly rows: number;
  readonly cols: number;
  readonly warnings: Warnings;
  /** All below the size. */
  readonly lines: readonly Part[];
  /** Does the text say that it is Goishi Hiroi? */
  readonly isNamed: boolean;
}

const ADDRESS = /^\s*(?:https?:\/\/)?(?:www\.)?kanpen\.net\/([\w-]+)\.html\?problem=/i;
/** A file names no genre, so its first row must be one. */
const FILE = /^\s*\d+[ \t]*(?:\r\n|[\r\n])[ \t]*\d+[ \t]*(?:\r\n|[\r\n])[ \t]*[1.][1. \t]*(?:[\r\n]|$)/;

export function isKanpen(text: string): boolean {
  return ADDRESS.test(text) || FILE.test(text);
}

export function openKanpen(text: string): Result<Kanpen, ParseError> {
  const address = ADDRESS.exec(text);
  const [found, name] = address ?? ["", ""];
  if (address !== null) {
    const refused = refuseGenre({ text: name as string, at: found.lastIndexOf(`${name}.html`) }, TEXT);
    if (refused !== null) return refused;
  }
  const all = { text: text.slice(found.length).trimEnd(), at: found.length };
  const lines = cut(all, address === null ? /\r\n|[\r\n]/g : /\//g);
  // A file may begin with blank lines.
  while (address === null && lines[0]?.text.trim() === "") lines.shift();
  const end = { text: "", at: text.length };
  const size = readRowsFirst(lines[0] ?? end, lines[1] ?? end, TEXT.maxSide);
  if (!size.ok) return size;
  const rest = lines.slice(2);
  return ok({ form: "kanpen", ...size.value, warnings: new Warnings(), lines: rest, isNamed: address !== null });
}

export function readKanpen(kanpen: Kanpen, board: Board): Result<null, ParseError> {
  const { rows, lines, warnings, isNamed } = kanpen;
  for (let r = 0; r < rows; r++) {
    const strange = readRow(kanpen, r, board);
    if (strange === null) continue;
    // Without a name it may be another genre's file. With one, it is a damaged address.
    if (isNamed) warnings.add("skipped-character", strange.at);
    else
      return refuse(
        "bad-cell",
        strange.at,
        `“${quoted(strange.text)}” at place ${strange.at + 1} is neither a stone (1) nor an empty point (.).`,
        `${strange.at + 1}文字目の「${quoted(strange.text)}」は、石（1）でも空き（.）でもありません。`,
      );
  }
  for (const line of lines.slice(rows)) {
    if (line.text.trim() === "") continue;
    if (isNamed) warnings.add("surplus-body", line.at);
    else if (!readTaken(line.text, board)) warnings.add("skipped-character", line.at);
  }
  return ok(null);
}

/** Characters, with or without blanks between. Returns the first without meaning. */
function readRow({ cols, lines, warnings }: Kanpen, r: number, { stones }: Board): Part | null {
  const last = lines[lines.length - 1];
  const line = lines[r] ?? { text: "", at: last === undefined ? 0 : last.at + last.text.length };
  let strange: Part | null = null;
  let c = 0;
  for (let i = 0; i < line.text.length; i++) {
    const sign = line.text[i] as string;
    if (/[\s_]/.test(sign)) continue;
    if (c === cols) {
      warnings.add("surplus-body", line.at + i);
      return strange;
    }
    if (sign === "1") stones[r * cols + c] = 1;
    else if (sign !== ".") strange ??= { text: sign, at: line.at + i };
    c++;
  }
  if (c < cols) warnings.add("short-body", line.at + line.text.length);
  return strange;
}

/** `n row column`. Of two numbers for one stone the later one stands. */
function readTaken(text: string, { grid, stones, order }: Board): boolean {
  const [, n = "", row, col] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s*$/.exec(text) ?? [];
  const [r, c] = [Number(row), Number(col)];
  const cell = r * grid.cols + c;
  // Written so that it fails for what is no number.
  if (!(r < grid.rows && c < grid.cols && orderOf(n) >= 1) || stones[cell] !== 1) return false;
  const isFirst = order[cell] === 0;
  order[cell] = orderOf(n);
  return isFirst;
}
