/** The board as a picture: what is printed, what the player drew, and what the program says about it. */
import {
  boardSvg,
  type Cell,
  cellLines,
  centreOf,
  drawMarks,
  type EdgeStyle,
  element,
  label,
  lineBetween,
  type Marks,
  path,
  type Segment,
  type SvgOptions,
  short,
  sideBetween,
  strokes,
} from "@hashigo/core";
import { walk } from "./line.js";
import { emptyProgress, isLine, NONE, type Progress, type Puzzle } from "./puzzle.js";
import { numberText } from "./text.js";

/** Width of the player's line. */
const LINE = 14;

export function toSvg(
  puzzle: Puzzle,
  progress: Progress = emptyProgress(puzzle),
  marks: Marks = {},
  options: SvgOptions = {},
): string {
  const { grid, rows, cols, borders } = puzzle;
  const edges: EdgeStyle = {
    className: "b-pline",
    width: LINE,
    segment: (a, b) => lineBetween(grid, a, b),
    inside: (a, b) => middle(lineBetween(grid, a, b)),
    isDrawn: (a, b) => isLine(progress.edges[grid.edgeBetween(a, b)] ?? 0),
  };
  const said = drawMarks(grid, marks, edges);
  const name = options.lang === "ja" ? `Haisuの盤、${rows}行${cols}列` : `Haisu board, ${rows} rows, ${cols} columns`;
  const drawn = (is: (edge: number) => boolean, segment: (a: Cell, b: Cell) => Segment): string =>
    strokes(
      Array.from({ length: grid.edges }, (_, edge) => edge)
        .filter(is)
        .map((edge) => segment(...grid.sides(edge))),
    );
  const clues = Array.from({ length: grid.size }, (_, cell) => drawClue(puzzle, cell));
  // The line to come goes from centre to centre, as the player's does, and so must pass under the clues.
  const covered = new Set(
    (marks.effects ?? []).flatMap((fact) => (fact.kind === "edge" && fact.value === "on" ? fact.cells : [])),
  );
  const layers = {
    wash: said.wash,
    lines: cellLines(grid, "b-thin"),
    player: path(
      "b-pline",
      drawn((edge) => isLine(progress.edges[edge] as number), edges.segment),
    ),
    borders: path(
      "b-bold",
      drawn(
        (edge) => borders[edge] === 1,
        (a, b) => sideBetween(grid, a, b),
      ),
    ),
    veil: said.veil,
    clues: crosses(puzzle, progress) + clues.join(""),
    program: said.program + [...covered].map((cell) => clues[cell]).join("") + visitTags(puzzle, progress),
  };
  return boardSvg(grid, name, layers, options);
}

/** As much of a stroke as lies inside the outline of a premise. */
function middle([x1, y1, x2, y2]: Segment): Segment {
  const cut = (from: number, to: number): number => from + (to - from) * 0.3;
  return [cut(x1, x2), cut(y1, y2), cut(x2, x1), cut(y2, y1)];
}

/** Crossed-out edges; their casing keeps pencil off the border, or off the line, that runs there. */
function crosses({ grid }: Puzzle, progress: Progress): string {
  let d = "";
  progress.edges.forEach((mark, edge) => {
    if (mark >= 0) return;
    const [x1, y1, x2, y2] = lineBetween(grid, ...grid.sides(edge));
    d += `M${short((x1 + x2) / 2 - 9)} ${short((y1 + y2) / 2 - 9)}l18 18m0 -18l-18 18`;
  });
  return path("m-case", d, { "stroke-width": 10 }) + path("b-pcross", d);
}

/** A number lies on a disc of the sheet, so that the line runs up to it; S and G in a ring, above their number if there is one. */
function drawClue({ grid, numbers, start, goal }: Puzzle, cell: Cell): string {
  const n = numbers[cell] as number;
  const number = numberText(n, "", "?");
  const letters = (cell === start ? "S" : "") + (cell === goal ? "G" : "");
  const [x, y] = centreOf(grid, cell);
  // Longer numbers than three digits shrink to the width of three.
  const set = (text: string, dy: number, size: number): string =>
    label(text, x, y + dy, size * Math.min(1, 3 / text.length));
  if (letters !== "") {
    const ring = element("circle", { class: "b-ring", cx: x, cy: y, r: 34 });
    return n === NONE ? ring + set(letters, 0, 42) : ring + set(letters, -15, 24) + set(number, 10, 32);
  }
  return n === NONE
    ? ""
    : element("circle", { class: "b-sheet", cx: x, cy: y, r: number.length > 2 ? 36 : 29 }) + set(number, 0, 52);
}

/** On each border that the known line from S crosses: which visit of the region beyond begins there. */
function visitTags(puzzle: Puzzle, progress: Progress): string {
  const { grid } = puzzle;
  const stops = walk(puzzle, progress);
  return stops
    .map(({ cell, visit, crossed }, i) => {
      if (!crossed) return "";
      const [x2, y2] = centreOf(grid, cell);
      const [x1, y1] = centreOf(grid, (stops[i - 1] as { cell: Cell }).cell);
      const [x, y] = [x1 + (x2 - x1) * 0.54, y1 + (y2 - y1) * 0.54];
      const text = String(visit);
      const width = 18 + 12 * text.length;
      return (
        element("rect", { class: "b-tag", x: x - width / 2, y: y - 15, width, height: 30, rx: 5 }) +
        element("text", { class: "b-visit", x, y: y + 8.5, "font-size": 24 }, text)
      );
    })
    .join("");
}
