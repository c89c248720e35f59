/**
 * The marks of the program. Each has an outline of its own (dots, corners, teeth), so that they stay apart without colour, and is
 * drawn twice: first a casing in the sheet's colour, 5 units wider, because vermilion on pencil cannot be told from it.
 */
import type { Cell, Fact } from "../fact.js";
import type { Marks } from "../genre.js";
import type { Grid } from "../grid.js";
import { cellAreas, cornerOf, type Segment, UNIT } from "./board.js";
import { type Attributes, element, path, short, strokes } from "./write.js";

/** How the player's edges are drawn, for facts about edges. */
export interface EdgeStyle {
  /** The class of the player's stroke, and its width. */
  readonly className: string;
  readonly width: number;
  readonly segment: (a: Cell, b: Cell) => Segment;
  /** Has the player drawn it? */
  readonly isDrawn: (a: Cell, b: Cell) => boolean;
}

/** Markup for the layers of the same name. */
export interface MarkLayers {
  readonly wash: string;
  readonly veil: string;
  readonly program: string;
}

export function drawMarks(grid: Grid, marks: Marks, edges: EdgeStyle): MarkLayers {
  const { where = [], clues = [], facts = [], effects = [], mistakes = [], differences = [] } = marks;
  const known = distinct([...clues, ...cellsOf(facts)]);
  const reached = distinct([...cellsOf(effects), ...cellsOf(differences)]);
  const parted = edgesOf(differences).map((fact) => boxAround(edges.segment(...fact.cells)));
  return {
    wash:
      cellAreas(grid, "m-wash", reached, 2) +
      parted.map(([x, y, w, h]) => element("rect", { class: "m-wash", x, y, width: w, height: h })).join(""),
    veil: where.length === 0 ? "" : veil(grid, where),
    program: [
      where.length === 0 ? "" : brackets(boxOf(grid, where), "m-where", 9, 34),
      premises(grid, known, edgesOf(facts), edges),
      reached.map((cell) => brackets([...cornerOf(grid, cell, 11), UNIT - 22, UNIT - 22], "m-conc", 8, 22)).join(""),
      parted.map((box) => brackets(box, "m-conc", 8, 12)).join(""),
      edgeEffects(edgesOf(effects), edges),
      distinct(mistakes)
        .map((cell) => mistake(...cornerOf(grid, cell)))
        .join(""),
    ].join(""),
  };
}

type Box = readonly [x: number, y: number, width: number, height: number];
type EdgeFact = Extract<Fact, { readonly kind: "edge" }>;

function cellsOf(facts: readonly Fact[]): Cell[] {
  return facts.flatMap((fact) => (fact.kind === "edge" ? [] : [fact.cell]));
}

function edgesOf(facts: readonly Fact[]): EdgeFact[] {
  return facts.flatMap((fact) => (fact.kind === "edge" ? [fact] : []));
}

function distinct(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)];
}

/** The smallest box that holds all cells, and 9 more on each side. */
function boxOf(grid: Grid, cells: readonly Cell[]): Box {
  let [top, bottom, left, right] = [grid.rows, 0, grid.cols, 0];
  for (const cell of cells) {
    top = Math.min(top, grid.rowOf(cell));
    bottom = Math.max(bottom, grid.rowOf(cell) + 1);
    left = Math.min(left, grid.colOf(cell));
    right = Math.max(right, grid.colOf(cell) + 1);
  }
  return [left * UNIT - 9, top * UNIT - 9, (right - left) * UNIT + 18, (bottom - top) * UNIT + 18];
}

/** All but the box under a veil. */
function veil(grid: Grid, cells: readonly Cell[]): string {
  const [x, y, w, h] = boxOf(grid, cells);
  const right = grid.cols * UNIT + 6;
  const bottom = grid.rows * UNIT + 6;
  const hole = `M${x + 9} ${y + 9}v${h - 18}h${w - 18}v${18 - h}z`;
  return path("m-veil", `M-6 -6H${right}V${bottom}H-6z${hole}`);
}

/** Four corners of a box. */
function brackets([x, y, w, h]: Box, className: string, width: number, arm: number): string {
  const [right, bottom] = [x + w, y + h];
  const d =
    `M${short(x)} ${short(y + arm)}V${short(y)}H${short(x + arm)}M${short(right - arm)} ${short(y)}H${short(right)}V${short(y + arm)}` +
    `M${short(right)} ${short(bottom - arm)}V${short(bottom)}H${short(right - arm)}M${short(x + arm)} ${short(bottom)}H${short(x)}V${short(bottom - arm)}`;
  return path("m-case", d, { "stroke-width": width + 5 }) + path(className, d);
}

/**
 * Premises: round dots along a rounded outline, of a cell or around an edge. All casings first, then the player's strokes that are
 * premises once more, so that a cell's casing cannot hide them, then the dots.
 */
function premises(grid: Grid, cells: readonly Cell[], facts: readonly EdgeFact[], edges: EdgeStyle): string {
  const boxes: Box[] = [
    ...cells.map((cell): Box => [...cornerOf(grid, cell, 9), UNIT - 18, UNIT - 18]),
    ...facts.map((fact) => capsule(edges.segment(...fact.cells))),
  ];
  const outlines = (className: string, attributes: Attributes): string =>
    boxes
      .map(([x, y, width, height]) => element("rect", { class: className, ...attributes, x, y, width, height, rx: 14 }))
      .join("");
  const drawn = facts.filter((fact) => edges.isDrawn(...fact.cells)).map((fact) => edges.segment(...fact.cells));
  return outlines("m-case", { "stroke-width": 13 }) + path(edges.className, strokes(drawn)) + outlines("m-prem", {});
}

/** Far enough off to leave the player's stroke and the ring of a neighbouring cell clear, and short enough not to cross another. */
function capsule([x1, y1, x2, y2]: Segment): Box {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return x1 === x2 ? [x - 20, y - 28, 40, 56] : [x - 28, y - 20, 56, 40];
}

/** Where two answers differ in an edge: a small box around its middle. */
function boxAround([x1, y1, x2, y2]: Segment): Box {
  return [(x1 + x2) / 2 - 22, (y1 + y2) / 2 - 22, 44, 44];
}

/** The strokes to come, with a broken core; edges that stay free get a cross. */
function edgeEffects(facts: readonly EdgeFact[], { width, segment }: EdgeStyle): string {
  const segments = (value: "on" | "off"): Segment[] =>
    facts.filter((fact) => fact.value === value).map((fact) => segment(...fact.cells));
  const on = strokes(segments("on"));
  const off = segments("off")
    .map(([x1, y1, x2, y2]) => `M${short((x1 + x2) / 2 - 11)} ${short((y1 + y2) / 2 - 11)}l22 22m0 -22l-22 22`)
    .join("");
  return (
    path("m-case", on, { "stroke-width": width + 10 }) +
    path("m-case", off, { "stroke-width": 17 }) +
    path("m-shuline", on, { "stroke-width": width }) +
    path("m-core", on, { "stroke-width": width * 0.42 }) +
    path("m-shuline", off, { "stroke-width": 7 })
  );
}

/** A saw-tooth ring, three teeth a side, with a cross on a disc at its upper right. */
function mistake(x: number, y: number): string {
  const tooth = 82 / 6;
  const corners: string[] = [];
  for (let side = 0; side < 4; side++) {
    for (let i = 0; i < 6; i++) {
      const along = 9 + i * tooth;
      const deep = i % 2 === 0 ? 9 : 18;
      const [px, py] = [
        [along, deep],
        [UNIT - deep, along],
        [UNIT - along, UNIT - deep],
        [deep, UNIT - along],
      ][side] as [number, number];
      corners.push(`${short(x + px)} ${short(y + py)}`);
    }
  }
  const d = `M${corners.join("L")}Z`;
  const disc = { cx: x + 84, cy: y + 16 };
  return (
    path("m-case", d, { "stroke-width": 12 }) +
    path("m-shuline", d, { "stroke-width": 7 }) +
    element("circle", { class: "b-sheet", ...disc, r: 27 }) +
    element("circle", { class: "m-shu", ...disc, r: 22 }) +
    path("m-x", `M${short(x + 76)} ${short(y + 8)}l16 16m0 -16l-16 16`)
  );
}
