/**
 * Drawn text: a lattice with `+` at the corners, cells between, and one sign for each side between two cells.
 *
 *     hashigo <genre> <rows>x<cols>
 *     +---+---+        The sign of a side between left and right neighbours is one character; of a side between upper and
 *     | 4 | > |        lower ones it is a row of strokes with another character in the middle. Cells are as wide as the
 *     +-x-+   +        widest entry asks for, always an odd number of characters and at least 3, so that there is a middle.
 *     | o   . |        An empty cell is blank or `.`.
 *     +---+---+
 *
 * What the entries and signs mean is the genre's. A board that somebody drew by hand is either read as drawn or refused with
 * the place: nothing is skipped here.
 */
import type { Cell } from "../fact.js";
import type { Edge, Grid } from "../grid.js";
import type { ParseError, Result } from "../result.js";
import { type Part, quoted, refuse, type Warnings } from "./part.js";

/** How an edge in some state is drawn. `across`: one character, between left and right. `below`: stroke and middle. */
export interface EdgeSign {
  readonly state: number;
  readonly across: string;
  readonly below: string;
}

export function drawLattice(
  id: string,
  grid: Grid,
  signs: readonly EdgeSign[],
  cell: (cell: Cell) => string,
  edge: (edge: Edge) => number,
): string {
  const entries = Array.from({ length: grid.size }, (_, i) => cell(i));
  const width = widthFor(entries);
  const sign = (e: Edge): EdgeSign => signs.find((s) => s.state === edge(e)) ?? (signs[0] as EdgeSign);
  const bar = `+${"-".repeat(width)}`.repeat(grid.cols);
  const lines = [`hashigo ${id} ${grid.rows}x${grid.cols}`, `${bar}+`];
  for (let r = 0; r < grid.rows; r++) {
    let middle = "|";
    let below = "+";
    for (let c = 0; c < grid.cols; c++) {
      const at = r * grid.cols + c;
      middle +=
        centred(entries[at] as string, width) + (c + 1 < grid.cols ? sign(grid.edgeBetween(at, at + 1)).across : "|");
      if (r + 1 < grid.rows) below += `${stroke(sign(grid.edgeBetween(at, at + grid.cols)).below, width)}+`;
    }
    lines.push(middle, r + 1 < grid.rows ? below : `${bar}+`);
  }
  return `${lines.join("\n")}\n`;
}

function widthFor(entries: readonly string[]): number {
  let width = 1;
  for (const entry of entries) width = Math.max(width, entry.length);
  return width + 2 + ((width + 1) % 2);
}

function centred(entry: string, width: number): string {
  const left = (width - entry.length) >> 1;
  return " ".repeat(left) + entry + " ".repeat(width - left - entry.length);
}

function stroke(below: string, width: number): string {
  const side = (below[0] as string).repeat(width >> 1);
  return side + (below[1] as string) + (below[0] as string).repeat(width - 1 - (width >> 1));
}

/** What the reader hands over; `cell` gets entries that are not empty and answers false to one without meaning. */
export interface LatticeVisitor {
  cell(cell: Cell, text: string, at: number): boolean;
  edge(edge: Edge, state: number): void;
}

/** Reads the lines below the first. The lattice must have the size that the first line says. */
export function readLattice(
  lines: readonly Part[],
  grid: Grid,
  signs: readonly EdgeSign[],
  warnings: Warnings,
  visit: LatticeVisitor,
): Result<null, ParseError> {
  const drawn = lines.filter((line) => line.text.trim() !== "");
  const wanted = 2 * grid.rows + 1;
  const corners = [...(drawn[0]?.text ?? "").matchAll(/\+/g)].map((match) => match.index);
  const width = (corners[1] ?? 0) - (corners[0] ?? 0) - 1;
  for (let i = 0; i < wanted; i++) {
    const line = drawn[i];
    if (line === undefined) {
      const last = lines[lines.length - 1];
      return refuse(
        "truncated",
        last === undefined ? 0 : last.at + last.text.length,
        `The drawing has ${i} lines; ${grid.rows} rows need ${wanted}.`,
        `図が${i}行で終わっています。${grid.rows}行の盤には${wanted}行要ります。`,
      );
    }
    if (
      i === 0 &&
      (corners.length !== grid.cols + 1 ||
        width < 3 ||
        corners.some((at, c) => at !== (corners[0] as number) + c * (width + 1)))
    )
      return refuse(
        "bad-size",
        line.at,
        `The first line of the drawing should be ${grid.cols + 1} corners (+), equally far apart.`,
        `図の一行目には、同じ間隔で角（+）が${grid.cols + 1}個あるはずです。`,
      );
    const refused =
      i % 2 === 0
        ? readBar(line, i / 2, corners, width, grid, signs, visit)
        : readRow(line, (i - 1) / 2, corners, width, grid, signs, visit);
    if (refused !== null) return refused;
  }
  if (drawn[wanted] !== undefined) warnings.add("surplus-body", (drawn[wanted] as Part).at);
  return { ok: true, value: null };
}

function readBar(
  line: Part,
  r: number,
  corners: readonly number[],
  width: number,
  grid: Grid,
  signs: readonly EdgeSign[],
  visit: LatticeVisitor,
): Result<never, ParseError> | null {
  for (let c = 0; c <= grid.cols; c++)
    if (line.text[corners[c] as number] !== "+") return misplaced(line, corners[c] as number, "+");
  if (r === 0 || r === grid.rows) return null;
  for (let c = 0; c < grid.cols; c++) {
    const at = (corners[c] as number) + 1;
    const found = line.text.slice(at, at + width);
    const sign = signs.find((s) => stroke(s.below, width) === found);
    if (sign === undefined) return meaningless(line, at, found);
    visit.edge(grid.across + (r - 1) * grid.cols + c, sign.state);
  }
  return null;
}

function readRow(
  line: Part,
  r: number,
  corners: readonly number[],
  width: number,
  grid: Grid,
  signs: readonly EdgeSign[],
  visit: LatticeVisitor,
): Result<never, ParseError> | null {
  for (let c = 0; c <= grid.cols; c++) {
    const at = corners[c] as number;
    const found = line.text[at] ?? "";
    if (c === 0 || c === grid.cols) {
      if (found !== "|") return misplaced(line, at, "|");
    } else {
      const sign = signs.find((s) => s.across === found);
      if (sign === undefined) return meaningless(line, at, found);
      visit.edge(r * (grid.cols - 1) + c - 1, sign.state);
    }
    if (c === grid.cols) break;
    const slot = line.text.slice(at + 1, at + 1 + width);
    const text = slot.trim();
    const start = at + 1 + slot.indexOf(text);
    if (text !== "" && text !== "." && !visit.cell(r * grid.cols + c, text, line.at + start))
      return meaningless(line, start, text);
  }
  return null;
}

function misplaced(line: Part, index: number, wanted: string): Result<never, ParseError> {
  const at = line.at + Math.min(index, line.text.length);
  return refuse(
    "bad-place",
    at,
    `At place ${at + 1} a “${wanted}” of the lattice should stand.`,
    `${at + 1}文字目には枠の「${wanted}」があるはずです。`,
  );
}

function meaningless(line: Part, index: number, found: string): Result<never, ParseError> {
  const at = line.at + Math.min(index, line.text.length);
  return refuse(
    "bad-cell",
    at,
    `“${quoted(found)}” at place ${at + 1} has no meaning here.`,
    `${at + 1}文字目の「${quoted(found)}」は、ここでは意味がありません。`,
  );
}
