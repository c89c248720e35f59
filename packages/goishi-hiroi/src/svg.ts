/** The board as a picture: points on a lattice of lines, what the player took and the way, and what the program says about it. */
import {
  boardSvg,
  type Cell,
  centreOf,
  drawMarks,
  type EdgeStyle,
  element,
  type Fact,
  type Grid,
  label,
  type Marks,
  path,
  type SvgOptions,
  short,
  UNIT,
} from "@hashigo/core";
import { type Move, Moves } from "./moves.js";
import { emptyProgress, type Progress, type Puzzle } from "./puzzle.js";

/** A stone, and the hole that a taken one leaves. */
const STONE = 37;
const HOLE = 31;
/** A stone, inside the dots of a premise or the corners of what follows: their casings would cut it. */
const MARKED = 33;
/** Both, inside the teeth of a mistake. */
const BITTEN = 26;
/** The way hops over holes at this distance. */
const HOP = 43;
/** Nearer to the line of another move than this, an arrow head cannot be told from it; there it stands. */
const APART = 23;
const BESIDE = 30;

/** Facts of Goishi Hiroi are about cells; nothing is drawn on edges. */
const NO_EDGES: EdgeStyle = { className: "b-route", width: 0, segment: () => [0, 0, 0, 0], isDrawn: () => false };

export function toSvg(
  puzzle: Puzzle,
  progress: Progress = emptyProgress(puzzle),
  marks: Marks = {},
  options: SvgOptions = {},
): string {
  const { grid } = puzzle;
  const moves = new Moves(puzzle, progress);
  const said = drawMarks(grid, marks, NO_EDGES);
  const standing = puzzle.places.filter((cell) => moves.numberOf(cell) === 0);
  const crossed = crossings(moves);
  const { clues = [], facts = [], effects = [], differences = [], mistakes = [] } = marks;
  const sizes = new Map<Cell, number>([
    ...[...clues, ...takenIn([...facts, ...effects, ...differences])].map((cell) => [cell, MARKED] as const),
    ...mistakes.map((cell) => [cell, BITTEN] as const),
  ]);
  const layers = {
    wash: said.wash,
    lines: lattice(grid),
    player: path("b-route", moves.list.map((move) => drawMove(moves, move, crossed)).join("")) + holes(moves, marks),
    frame: false,
    veil: said.veil,
    clues: standing.map((cell) => circle(grid, cell, "b-stone", sizes.get(cell) ?? STONE)).join(""),
    program: said.program + effects.map((fact) => toCome(moves, fact)).join(""),
  };
  return boardSvg(grid, nameOf(puzzle, options), layers, options);
}

function nameOf({ rows, cols }: Puzzle, { lang }: SvgOptions): string {
  return lang === "ja" ? `碁石ひろいの盤、${rows}行${cols}列` : `Goishi Hiroi board, ${rows} rows, ${cols} columns`;
}

/** The lines through the points; a single point has none. */
function lattice({ rows, cols }: Grid): string {
  const half = UNIT / 2;
  let d = "";
  for (let r = 0; r < rows && cols > 1; r++) d += `M${half} ${r * UNIT + half}H${cols * UNIT - half}`;
  for (let c = 0; c < cols && rows > 1; c++) d += `M${c * UNIT + half} ${half}V${rows * UNIT - half}`;
  return path("b-line", d);
}

function circle(grid: Grid, cell: Cell, className: string, r: number, strokeWidth?: number): string {
  const [cx, cy] = centreOf(grid, cell);
  return element("circle", {
    class: className,
    ...(strokeWidth === undefined ? {} : { "stroke-width": strokeWidth }),
    cx,
    cy,
    r,
  });
}

/** Holes with the numbers of the stones that were there. The last one has a ring around it, unless the program has drawn there. */
function holes(moves: Moves, { clues = [], facts = [], effects = [], mistakes = [], differences = [] }: Marks): string {
  const { grid } = moves.puzzle;
  const last = [...moves.holders.keys()].at(-1);
  const marked = new Set([...clues, ...mistakes, ...takenIn([...facts, ...effects, ...differences])]);
  const bitten = new Set(mistakes);
  let out = "";
  for (const [n, cells] of moves.holders) {
    for (const cell of cells) {
      out +=
        n === last && !marked.has(cell)
          ? circle(grid, cell, "b-sheet", 44) +
            circle(grid, cell, "b-ghost", 41, 7) +
            circle(grid, cell, "b-ghost", HOLE, 3)
          : circle(grid, cell, "b-ghost", bitten.has(cell) ? BITTEN : HOLE, 4);
      out += drawNumber(grid, cell, n, "b-num");
    }
  }
  return out;
}

function takenIn(facts: readonly Fact[] = []): Cell[] {
  return facts.flatMap((fact) => (fact.kind === "take" ? [fact.cell] : []));
}

function drawNumber(grid: Grid, cell: Cell, n: number, className: string): string {
  const text = String(n);
  const [x, y] = centreOf(grid, cell);
  // Longer numbers than three digits shrink to the width of three.
  return label(text, x, y, 35 * Math.min(1, 3 / text.length), className);
}

/** Cells that are passed both along their row and along their column. */
function crossings(moves: Moves): ReadonlySet<Cell> {
  const [across, down] = [new Set<Cell>(), new Set<Cell>()];
  for (const move of moves.list)
    for (const cell of moves.between(move)) (Math.abs(move.step) === 1 ? across : down).add(cell);
  return new Set([...across].filter((cell) => down.has(cell)));
}

/** From stone to stone, with a hop over each hole, upwards or to the right, and an arrow head where there is room for one. */
function drawMove(moves: Moves, move: Move, crossed: ReadonlySet<Cell>): string {
  const { grid } = moves.puzzle;
  const [x1, y1] = centreOf(grid, move.from);
  const [x2, y2] = centreOf(grid, move.to);
  const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  /** So far along the way, and so far to its right. */
  const point = (along: number, aside = 0): string =>
    `${short(x1 + ux * along - uy * aside)} ${short(y1 + uy * along + ux * aside)}`;
  const sweep = move.step > 0 ? 1 : 0;
  let d = `M${point(0)}`;
  let free = 40;
  const between = moves.between(move);
  for (const [i, cell] of between.entries()) {
    if (moves.numberOf(cell) === 0 || moves.standsAfter(move.n, cell)) continue;
    const along = (i + 1) * UNIT;
    d += `L${point(along - HOP)}A${HOP} ${HOP} 0 0 ${sweep} ${point(along + HOP)}`;
    free = along + HOP;
  }
  d += `L${point(length)}`;
  const room = length - 40 - free;
  if (room < 46) return d;
  const middle = headAt(free + room / 2, (place) => crossed.has(between[place - 1] ?? -1));
  return `${d}M${point(middle - 5, -14)}L${point(middle + 9)}L${point(middle - 5, 14)}`;
}

/** In the middle, or just before the crossing there: any hop or stone behind is at least 57 away from that. */
function headAt(middle: number, isCrossed: (place: number) => boolean): number {
  const place = Math.round(middle / UNIT);
  return isCrossed(place) && Math.abs(middle - place * UNIT) < APART ? place * UNIT - BESIDE : middle;
}

/** The number that a stone is to bear, on the stone. */
function toCome(moves: Moves, fact: Fact): string {
  if (fact.kind !== "take" || moves.numberOf(fact.cell) > 0) return "";
  return drawNumber(moves.puzzle.grid, fact.cell, fact.order, "b-numon");
}
