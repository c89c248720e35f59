/** The board as a picture: what is printed, what the player drew, and what the program says about it. */
import {
  boardSvg,
  type Cell,
  cellAreas,
  cellLines,
  centreOf,
  drawMarks,
  type EdgeStyle,
  element,
  label,
  type Marks,
  path,
  type SvgOptions,
  sideBetween,
  strokes,
} from "@hashigo/core";
import { finishedCells } from "./check.js";
import {
  type Clue,
  directionOf,
  emptyProgress,
  isArrow,
  isBorder,
  isCircle,
  NONE,
  numberOf,
  type Progress,
  type Puzzle,
} from "./puzzle.js";

/** Width of the player's borders. */
const BORDER = 11;

const TURNS = { up: 0, right: 90, down: 180, left: 270 } as const;

export function toSvg(
  puzzle: Puzzle,
  progress: Progress = emptyProgress(puzzle),
  marks: Marks = {},
  options: SvgOptions = {},
): string {
  const { grid, rows, cols } = puzzle;
  const edges: EdgeStyle = {
    className: "b-pborder",
    width: BORDER,
    segment: (a, b) => sideBetween(grid, a, b, BORDER / 2),
    isDrawn: (a, b) => isBorder(progress.edges[grid.edgeBetween(a, b)] ?? 0),
  };
  const said = drawMarks(grid, marks, edges);
  const name =
    options.lang === "ja" ? `さしがねの盤、${rows}行${cols}列` : `Sashigane board, ${rows} rows, ${cols} columns`;
  const layers = {
    shade: cellAreas(grid, "b-done", finishedCells(puzzle, progress)),
    wash: said.wash,
    lines: cellLines(grid, "b-dot"),
    player: drawn(puzzle, progress, edges),
    veil: said.veil,
    clues: [...puzzle.clues].map((clue, cell) => drawClue(puzzle, clue, cell)).join(""),
    program: said.program,
  };
  return boardSvg(grid, name, layers, options);
}

/** Borders, and two short dots across an edge that is marked as none. */
function drawn({ grid }: Puzzle, progress: Progress, { segment }: EdgeStyle): string {
  const borders: string[] = [];
  const none: string[] = [];
  progress.edges.forEach((mark, edge) => {
    const [a, b] = grid.sides(edge);
    if (isBorder(mark)) borders.push(strokes([segment(a, b)]));
    if (mark !== 2 && mark !== -1) return;
    const [x1, y1] = centreOf(grid, a);
    const [x, y] = [(x1 + centreOf(grid, b)[0]) / 2, (y1 + centreOf(grid, b)[1]) / 2];
    none.push(grid.isAcross(edge) ? `M${x - 12} ${y}h3m18 0h3` : `M${x} ${y - 12}v3m0 18v3`);
  });
  return path("b-pborder", borders.join("")) + path("b-pnone", none.join(""));
}

function drawClue({ grid }: Puzzle, clue: Clue, cell: Cell): string {
  if (clue === NONE) return "";
  const [x, y] = centreOf(grid, cell);
  if (isArrow(clue)) {
    const transform = `translate(${x} ${y}) rotate(${TURNS[directionOf(clue)]})`;
    return path("b-arrow", "M0 24V-22M-15 -6L0 -24L15 -6", { transform });
  }
  if (!isCircle(clue)) return label("?", x, y, 42);
  const n = numberOf(clue);
  return element("circle", { class: "b-circ", cx: x, cy: y, r: 33 }) + (n > 0 ? label(String(n), x, y, 42) : "");
}
