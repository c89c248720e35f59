/** Random Stostone boards for the law suite, and how they shrink. */
import { Grid, regionsOf } from "@hashigo/core";
import { type BoardOptions, boards, type Draw } from "@hashigo/testkit";
import { NONE, Puzzle, type Rules, rulesOf, SHADED, UNKNOWN } from "../src/puzzle.js";
import { type BorderWishes, bordersAround, trueShading } from "./stones.js";

type Source = ReturnType<typeof boards<Puzzle>>;
type Fall = Rules["fall"];

export const FALLS: readonly Fall[] = ["exact", "convex", "count", "none"];

/**
 * Most boards are drawn around a shading that the fall allows, with numbers from none to all of them; of those one in four has a
 * number changed, unless all must be solvable. The rest has borders and numbers from nowhere, or an odd number of rows.
 */
export function lawBoards(options: BoardOptions): Source {
  return boards({ draw: (draw) => drawBoard(options, draw), smaller });
}

/** Boards with a solution, as wished: `density` of a hundred regions have their number. */
export interface FamilyWishes extends BorderWishes {
  readonly sides: readonly (readonly [number, number])[];
  readonly density: number;
  readonly falls?: readonly Fall[];
}

export function family(wishes: FamilyWishes): Source {
  const draw = (random: Draw): Puzzle => {
    const [rows, cols] = wishes.sides[random(wishes.sides.length)] ?? [4, 4];
    const falls = wishes.falls ?? FALLS;
    return trueBoard(rows, cols, falls[random(falls.length)] ?? "exact", wishes, wishes.density, random);
  };
  return boards({ draw, smaller });
}

const DENSITIES = [0, 15, 30, 60, 100] as const;
const LOOSE = [0, 0, 0, 5, 15, 40] as const;
/** One blank cell in so many starts a region without a stone. */
const EMPTY = [0, 0, 0, 12, 6, 2] as const;

function oneOf(list: readonly number[], draw: Draw): number {
  return list[draw(list.length)] ?? 0;
}

function drawBoard({ rules, solvable, maxCells }: BoardOptions, draw: Draw): Puzzle {
  const { fall } = rulesOf(rules);
  const most = Math.min(20, maxCells);
  if (!solvable && draw(8) === 0) return anyBoard(drawSides(most, fall, draw(2) === 0, draw), fall, draw);
  const [rows, cols] = drawSides(most, fall, false, draw);
  const wishes = { empty: oneOf(EMPTY, draw), loose: oneOf(LOOSE, draw) };
  const puzzle = trueBoard(rows, cols, fall, wishes, oneOf(DENSITIES, draw), draw);
  return !solvable && draw(4) === 0 ? spoilt(puzzle, draw) : puzzle;
}

/** One board in sixteen is one wide; of two sizes drawn the larger one is taken, since small boards have little to say. */
function drawSides(most: number, fall: Fall, odd: boolean, draw: Draw): readonly [number, number] {
  const half = 1 + draw(4);
  const rows = (n: number): number => (odd ? 2 * n - 1 : fall === "none" ? 2 * n - draw(2) : 2 * n);
  if (draw(16) === 0) return draw(3) === 0 ? [rows(1), 1 + draw(Math.min(8, most >> 1))] : [rows(half), 1];
  const sizes = [0, 1].map((): readonly [number, number] => {
    for (;;) {
      const size = [rows(1 + draw(3)), 2 + draw(5)] as const;
      if (size[0] * size[1] <= most) return size;
    }
  });
  const [a = [2, 2], b = [2, 2]] = sizes;
  return a[0] * a[1] > b[0] * b[1] ? a : b;
}

function trueBoard(rows: number, cols: number, fall: Fall, wishes: BorderWishes, density: number, draw: Draw): Puzzle {
  const cells = trueShading(rows, cols, fall, draw);
  const borders = bordersAround(rows, cols, cells, wishes, draw);
  return withBorders({ rows, cols, fall }, borders, (inside) => {
    const n = inside.filter((cell) => cells[cell] === SHADED).length;
    if (n === 0 || draw(100) < density) return n;
    return draw(8) === 0 ? UNKNOWN : NONE;
  });
}

/** Borders and numbers from nowhere. */
function anyBoard([rows, cols]: readonly [number, number], fall: Fall, draw: Draw): Puzzle {
  const share = draw(60);
  const borders = Uint8Array.from({ length: new Grid(rows, cols).edges }, () => (draw(100) < share ? 1 : 0));
  return withBorders({ rows, cols, fall }, borders, (inside) => anyNumber(inside.length, draw));
}

function anyNumber(cells: number, draw: Draw): number {
  switch (draw(5)) {
    case 0:
      return NONE;
    case 1:
      return UNKNOWN;
    case 2:
      return draw(3) === 0 ? 16 + draw(300) : cells;
    default:
      return draw(cells + 1);
  }
}

/** A number one off, or from nowhere. */
function spoilt(puzzle: Puzzle, draw: Draw): Puzzle {
  const region = draw(puzzle.regions.count);
  const n = puzzle.numbers[region] ?? NONE;
  const size = puzzle.regions.cells[region]?.length ?? 1;
  const wrong = [n + 1, Math.max(n - 1, UNKNOWN), anyNumber(size, draw)][draw(3)] ?? NONE;
  return Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map((old, k) => (k === region ? wrong : old)) }, puzzle.rules);
}

interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly fall: Fall;
}

function withBorders(
  { rows, cols, fall }: Board,
  borders: Uint8Array,
  number: (inside: readonly number[]) => number,
): Puzzle {
  const regions = regionsOf(new Grid(rows, cols), (edge) => borders[edge] === 1);
  return Puzzle.of({ rows, cols, borders, numbers: regions.cells.map(number) }, { fall });
}

/** Two rows, a row or a column less; a number less; a border less. */
export function* smaller(puzzle: Puzzle): Iterable<Puzzle> {
  const { rows, cols, grid, numbers, borders, rules } = puzzle;
  const board = { rows, cols, fall: rules.fall };
  for (const n of [2, 1])
    for (const from of new Set([0, rows - n]))
      yield* cut(puzzle, (cell) => grid.rowOf(cell) < from || grid.rowOf(cell) >= from + n, rows - n, cols);
  for (const col of new Set([0, cols - 1])) yield* cut(puzzle, (cell) => grid.colOf(cell) !== col, rows, cols - 1);
  for (const [region, n] of numbers.entries())
    if (n !== NONE)
      yield Puzzle.of({ ...puzzle, numbers: numbers.map((old, k) => (k === region ? NONE : old)) }, rules);
  for (const [edge, border] of borders.entries())
    if (border === 1)
      yield withBorders(
        board,
        borders.map((old, k) => (k === edge ? 0 : old)),
        (inside) => numberAt(puzzle, inside[0] ?? 0),
      );
}

/** The number of the region that a cell is in. */
function numberAt({ regions, numbers }: Puzzle, cell: number): number {
  return numbers[regions.of[cell] ?? 0] ?? NONE;
}

function* cut(puzzle: Puzzle, keep: (cell: number) => boolean, rows: number, cols: number): Iterable<Puzzle> {
  if (rows < 1 || cols < 1) return;
  const kept = [...Array(puzzle.grid.size).keys()].filter(keep);
  const grid = new Grid(rows, cols);
  const borders = new Uint8Array(grid.edges);
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    const [x, y] = [kept[a] ?? -1, kept[b] ?? -1];
    borders[edge] = touches(puzzle, x, y) ? (puzzle.borders[puzzle.grid.edgeBetween(x, y)] ?? 0) : 0;
  }
  const board = { rows, cols, fall: puzzle.rules.fall };
  yield withBorders(board, borders, (inside) => numberAt(puzzle, kept[inside[0] ?? 0] ?? 0));
}

function touches({ grid }: Puzzle, a: number, b: number): boolean {
  return grid.neighbours(a).includes(b);
}
