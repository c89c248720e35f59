/**
 * pzprv3 files: lines (separated by line breaks or by `/`) of entries (separated by blanks). The part of a url from `pzprv3` on
 * is such a file too, percent-encoded. After the board may follow metadata, a history and answers on trial: all ignored,
 * with a warning, and never taken for lines of the board when the board is cut short.
 */
import type { Cell } from "../fact.js";
import type { Edge, Grid } from "../grid.js";
import type { WarningCode } from "../result.js";
import { cut, type Part, type Warnings } from "./part.js";

const TAILS: readonly (readonly [RegExp, WarningCode | null])[] = [
  [/^\s*info:/, "info-ignored"],
  [/^\s*history:/, "history-ignored"],
  [/^\s*TrialData/, "trial-ignored"],
  [/^\s*https?:/, null],
];

export class FileLines {
  /** Version, genre, rows, columns; a missing one is an empty part at the end. */
  readonly head: readonly Part[];
  private readonly lines: Part[];
  private readonly place: (offset: number) => number;
  private next = 0;

  constructor(
    source: Part,
    readonly warnings: Warnings,
  ) {
    const { text, place } = decoded(source);
    this.place = place;
    const lines = cut({ text, at: 0 }, /\r\n|[\r\n/]/g);
    while (lines.length < 4) lines.push({ text: "", at: text.length });
    this.head = lines.splice(0, 4).map((line) => ({ text: line.text, at: place(line.at) }));
    const end = lines.findIndex((line) => TAILS.some(([pattern]) => pattern.test(line.text)));
    this.lines = end < 0 ? lines : lines.slice(0, end);
    if (end < 0) return;
    for (const line of lines.slice(end)) {
      for (const [pattern, code] of TAILS)
        if (code !== null && pattern.test(line.text)) warnings.add(code, place(line.at));
    }
  }

  /** One line with `count` entries, handed over in order. */
  row(count: number, entry: (i: number, text: string, at: number) => boolean): void {
    const line = this.lines[this.next++];
    let i = 0;
    for (const match of line?.text.matchAll(/\S+/g) ?? []) {
      const at = this.place((line as Part).at + match.index);
      if (i === count) this.warnings.add("surplus-body", at);
      if (i >= count) return;
      if (!entry(i++, match[0], at)) this.warnings.add("skipped-character", at);
    }
    if (i < count) this.warnings.add("short-body", this.endOf(line));
  }

  /** A line of entries for each row. */
  cells(grid: Grid, entry: (cell: Cell, text: string, at: number) => boolean): void {
    for (let r = 0; r < grid.rows; r++) this.row(grid.cols, (c, text, at) => entry(r * grid.cols + c, text, at));
  }

  /** R lines of C − 1 edges to the right (there even when empty), then R − 1 lines of C edges below. */
  edges(grid: Grid, entry: (edge: Edge, text: string, at: number) => boolean): void {
    for (let r = 0; r < grid.rows; r++)
      this.row(grid.cols - 1, (i, text, at) => entry(r * (grid.cols - 1) + i, text, at));
    for (let r = 0; r < grid.rows - 1; r++)
      this.row(grid.cols, (i, text, at) => entry(grid.across + r * grid.cols + i, text, at));
  }

  /** Nothing more is wanted. */
  end(): void {
    const left = this.lines.slice(this.next).find((line) => /\S/.test(line.text));
    if (left !== undefined) this.warnings.add("surplus-body", this.place(left.at));
  }

  private endOf(line: Part | undefined): number {
    const last = line ?? this.lines[this.lines.length - 1];
    return last === undefined
      ? (this.head[3] as Part).at + (this.head[3] as Part).text.length
      : this.place(last.at + last.text.length);
  }
}

/** Percent-decoded, with the way back to offsets in the text as given. What is no UTF-8 stays as it is. */
function decoded({ text, at }: Part): { text: string; place: (offset: number) => number } {
  if (!text.includes("%")) return { text, place: (offset) => at + offset };
  const places: number[] = [];
  let out = "";
  let from = 0;
  const copy = (end: number): void => {
    for (let i = from; i < end; i++) places.push(at + i);
    out += text.slice(from, end);
    from = end;
  };
  for (const match of text.matchAll(/(?:%[\da-f]{2})+/gi)) {
    copy(match.index);
    let plain: string;
    try {
      plain = decodeURIComponent(match[0]);
    } catch {
      continue;
    }
    let offset = at + match.index;
    for (const character of plain) {
      for (let i = 0; i < character.length; i++) places.push(offset);
      const code = character.codePointAt(0) as number;
      offset += code < 0x80 ? 3 : code < 0x800 ? 6 : code < 0x1_0000 ? 9 : 12;
    }
    out += plain;
    from = match.index + match[0].length;
  }
  copy(text.length);
  return { text: out, place: (offset) => places[offset] ?? at + text.length };
}

/** A whole file; version 0 is written `pzprv3`, 1 `pzprv3.1`. */
export function fileText(version: number, id: string, grid: Grid, lines: readonly string[]): string {
  return [version === 0 ? "pzprv3" : `pzprv3.${version}`, id, grid.rows, grid.cols, ...lines, ""].join("\n");
}

export function fileCells(grid: Grid, entry: (cell: Cell) => string | number): string[] {
  return Array.from({ length: grid.rows }, (_, r) => fileRow(grid.cols, r * grid.cols, entry));
}

export function fileEdges(grid: Grid, entry: (edge: Edge) => string | number): string[] {
  const right = Array.from({ length: grid.rows }, (_, r) => fileRow(grid.cols - 1, r * (grid.cols - 1), entry));
  const below = Array.from({ length: grid.rows - 1 }, (_, r) => fileRow(grid.cols, grid.across + r * grid.cols, entry));
  return [...right, ...below];
}

/** The entries of one line, each followed by a blank. */
function fileRow(count: number, first: number, entry: (i: number) => string | number): string {
  let line = "";
  for (let i = 0; i < count; i++) line += `${entry(first + i)} `;
  return line;
}
