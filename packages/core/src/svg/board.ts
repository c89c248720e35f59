/** The parts that every board has, in the order in which they lie on each other. */
import type { Cell } from "../fact.js";
import type { SvgOptions } from "../genre.js";
import type { Grid } from "../grid.js";
import { standaloneStyle } from "./paint.js";
import { element, path, short } from "./write.js";

/** One cell. */
export const UNIT = 100;

/** Markup for each layer, from below; a missing one is empty. */
export interface Layers {
  readonly shade?: string;
  readonly wash?: string;
  readonly lines?: string;
  /** The player's marks. */
  readonly player?: string;
  /** Printed region borders; the frame comes with them. */
  readonly borders?: string;
  /** False: no frame, for boards of points. */
  readonly frame?: boolean;
  /** What dims the rest of the board; clues stay clear. */
  readonly veil?: string;
  readonly clues?: string;
  readonly program?: string;
}

/** A picture with its own name for people who cannot see it. */
export function boardSvg(grid: Grid, name: string, layers: Layers, options: SvgOptions = {}): string {
  const { standalone = true, axes = true, lang = "en" } = options;
  const digits = Math.max(0, String(grid.rows).length - 2);
  const left = axes ? 46 + 12 * digits : 16;
  const top = axes ? 46 : 16;
  const width = grid.cols * UNIT;
  const height = grid.rows * UNIT;
  const box = [-left, -top, width + 2 * left, height + 2 * top] as const;
  const content = [
    axes ? axisNumbers(grid, left) : "",
    element("rect", { class: "b-sheet", width, height }),
    layers.shade ?? "",
    layers.wash ?? "",
    layers.lines ?? "",
    layers.player ?? "",
    layers.borders ?? "",
    layers.frame === false ? "" : element("rect", { class: "b-frame", width, height }),
    layers.veil ?? "",
    layers.clues ?? "",
    layers.program ?? "",
  ].join("");
  const style = standalone ? `<style>\n${standaloneStyle()}</style>` : "";
  const paper = standalone
    ? element("rect", { class: "b-paper", x: box[0], y: box[1], width: box[2], height: box[3] })
    : "";
  return element(
    "svg",
    {
      ...(standalone ? { xmlns: "http://www.w3.org/2000/svg" } : {}),
      class: "board",
      viewBox: box.map(short).join(" "),
      role: "img",
      lang,
      "aria-label": name,
    },
    `${style}${paper}<g aria-hidden="true">${content}</g>`,
  );
}

function axisNumbers(grid: Grid, left: number): string {
  const number = (n: number, x: number, y: number): string => element("text", { class: "b-ax", x, y }, String(n));
  const across = Array.from({ length: grid.cols }, (_, c) => number(c + 1, c * UNIT + UNIT / 2, -20));
  const down = Array.from({ length: grid.rows }, (_, r) => number(r + 1, -3 - left / 2, r * UNIT + UNIT / 2 + 8));
  return [...across, ...down].join("");
}

/** All lines between cells, as one path. */
export function cellLines(grid: Grid, className: string): string {
  let d = "";
  for (let r = 1; r < grid.rows; r++) d += `M0 ${r * UNIT}H${grid.cols * UNIT}`;
  for (let c = 1; c < grid.cols; c++) d += `M${c * UNIT} 0V${grid.rows * UNIT}`;
  return path(className, d);
}

/** Whole cells in one class, as one path. */
export function cellAreas(grid: Grid, className: string, cells: readonly Cell[], inset = 0): string {
  const side = UNIT - 2 * inset;
  return path(
    className,
    cells.map((cell) => `M${cornerOf(grid, cell, inset).join(" ")}h${side}v${side}h-${side}z`).join(""),
  );
}

/** Upper left corner of a cell, moved inwards. */
export function cornerOf(grid: Grid, cell: Cell, inset = 0): readonly [x: number, y: number] {
  return [grid.colOf(cell) * UNIT + inset, grid.rowOf(cell) * UNIT + inset];
}

export function centreOf(grid: Grid, cell: Cell): readonly [x: number, y: number] {
  return cornerOf(grid, cell, UNIT / 2);
}

/** A straight piece from point to point. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * The side between two neighbours, for borders. `tip` shortens it where it meets the frame, so that a round end of that radius
 * stays inside the board.
 */
export function sideBetween(grid: Grid, a: Cell, b: Cell, tip = 0): Segment {
  const [x, y] = cornerOf(grid, Math.max(a, b));
  const inside = (value: number, end: number): number => Math.min(Math.max(value, tip), end - tip);
  const right = grid.cols * UNIT;
  const bottom = grid.rows * UNIT;
  return Math.abs(a - b) === 1 && grid.rowOf(a) === grid.rowOf(b)
    ? [x, inside(y, bottom), x, inside(y + UNIT, bottom)]
    : [inside(x, right), y, inside(x + UNIT, right), y];
}

/** The line from centre to centre, for lines through cells. */
export function lineBetween(grid: Grid, a: Cell, b: Cell): Segment {
  return [...centreOf(grid, a), ...centreOf(grid, b)] as unknown as Segment;
}
