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
import { ok, type ParseError, type Result } from "../result.js";
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
  const { rows, cols } = grid;
  const drawn = lines.filter((line) => line.text.trim() !== "");
  const wanted = 2 * rows + 1;
  if (drawn.length < wanted) {
    const end = lines.reduce((_, line) => line.at + line.text.length, 0);
    return refuse(
      "truncated",
      end,
      `${rows} rows are ${wanted} lines, not ${drawn.length}.`,
      `${rows}行の盤には${wanted}行要りますが、${drawn.length}行しかありません。`,
    );
  }
  const [bar] = drawn as [Part];
  const corners = [...bar.text.matchAll(/\+/g)].map((match) => match.index);
  const [first = 0, second = 0] = corners;
  const width = second - first - 1;
  if (corners.length !== cols + 1 || width < 3 || corners.some((at, c) => at !== first + c * (width + 1))) {
    return refuse(
      "bad-size",
      bar.at,
      `Here ${cols + 1} corners (+) should stand, equally far apart.`,
      `ここには角（+）が同じ間隔で${cols + 1}個あるはずです。`,
    );
  }
  const strokes = signs.map((sign) => stroke(sign.below, width));
  for (let i = 0; i < wanted; i++) {
    const line = drawn[i] as Part;
    for (let j = 0; j <= 2 * cols; j++) {
      const start = first + (j >> 1) * (width + 1) + (j & 1);
      const found = line.text.slice(start, start + (j & 1 ? width : 1));
      const code = readSlot(i, j, found, line.at + start, grid, signs, strokes, visit);
      if (code === null) continue;
      const at = line.at + Math.min(start + found.search(/\S|$/), line.text.length);
      const shown = quoted(found.trim());
      return refuse(
        code,
        at,
        `“${shown}” has no meaning at place ${at + 1}.`,
        `${at + 1}文字目の「${shown}」には意味がありません。`,
      );
    }
  }
  const more = drawn[wanted];
  if (more !== undefined) warnings.add("surplus-body", more.at);
  return ok(null);
}

/** Even lines and slots are borders, odd ones cells; where two even ones meet is a corner. Returns what is wrong. */
function readSlot(
  i: number,
  j: number,
  found: string,
  at: number,
  { rows, cols, across }: Grid,
  signs: readonly EdgeSign[],
  strokes: readonly string[],
  visit: LatticeVisitor,
): "bad-place" | "bad-cell" | null {
  const [r, c] = [i >> 1, j >> 1];
  if (i & j & 1) {
    const text = found.trim();
    return text === "" || text === "." || visit.cell(r * cols + c, text, at + found.indexOf(text)) ? null : "bad-cell";
  }
  if (((i | j) & 1) === 0) return found === "+" ? null : "bad-place";
  if (j === 0 || j === 2 * cols) return found === "|" ? null : "bad-place";
  if (i === 0 || i === 2 * rows) return null;
  const sign = signs[i & 1 ? signs.findIndex((s) => s.across === found) : strokes.indexOf(found)];
  if (sign === undefined) return "bad-cell";
  visit.edge(i & 1 ? r * (cols - 1) + c - 1 : across + (r - 1) * cols + c, sign.state);
  return null;
}
