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
  type SvgOptions,
  short,
  sideBetween,
  strokes,
} from "@hashigo/core";
import { walk } from "./line.js";
import { emptyProgress, isLine, marksOf, NONE, type Progress, type Puzzle } from "./puzzle.js";
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
  const drawn = marksOf(puzzle, progress);
  const edges: EdgeStyle = {
    className: "b-pline",
    width: LINE,
    segment: (a, b) => lineBetween(grid, a, b),
    isDrawn: (a, b) => isLine(drawn[grid.edgeBetween(a, b)] ?? 0),
  };
  const said = drawMarks(grid, marks, edges);
  const name = options.lang === "ja" ? `Haisuの盤、${rows}行${cols}列` : `Haisu board, ${rows} rows, ${cols} columns`;
  const all = Array.from({ length: grid.edges }, (_, edge) => edge);
  const line = all.filter((edge) => isLine(drawn[edge] as number));
  const bold = all.filter((edge) => borders[edge] === 1);
  const clues = Array.from({ length: grid.size }, (_, cell) => drawClue(puzzle, cell));
  const layers = {
    wash: said.wash,
    lines: cellLines(grid, "b-thin"),
    player: path("b-pline", strokes(line.map((edge) => edges.segment(...grid.sides(edge))))),
    borders:
      path("b-bold", strokes(bold.map((edge) => sideBetween(grid, ...grid.sides(edge))))) + crosses(puzzle, progress),
    veil: said.veil,
    clues: clues.join(""),
    program:
      said.program +
      cellsOf(marks)
        .map((cell) => clues[cell])
        .join("") +
      visitTags(puzzle, progress),
  };
  return boardSvg(grid, name, layers, options);
}

/** Strokes go from centre to centre: where the program draws some, the clues must be drawn once more. */
function cellsOf({ facts = [], effects = [] }: Marks): Cell[] {
  const edges = [...facts, ...effects].flatMap((fact) =>
    fact.kind === "edge" && (fact.value === "on" || facts.includes(fact)) ? fact.cells : [],
  );
  return [...new Set(edges)];
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
    return n === NONE ? ring + set(letters, 0, 42) : ring + set(letters, -17, 22) + set(number, 11, 30);
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
