/** Random Haisu boards for the law suite, and how they shrink. */
import { Grid, type Settings } from "@hashigo/core";
import { type BoardOptions, boards, type Draw } from "@hashigo/testkit";
import { NONE, Puzzle, rulesOf, UNKNOWN } from "../src/puzzle.js";
import { type BorderWishes, randomBorders, randomWalk, trueNumbers } from "./walks.js";

type Source = ReturnType<typeof boards<Puzzle>>;

/**
 * Three boards in four have numbers true to a hidden line, from none to one in every cell; the others have one number changed, or
 * ends and numbers from nowhere. `?` and 0 stand here and there, and now and then a border in every second place, for large numbers.
 */
export function lawBoards(options: BoardOptions): Source {
  return boards({ draw: (draw) => drawBoard(options, draw), smaller });
}

/** Boards with a solution, as wished: `density` of a hundred cells have their number. */
export interface FamilyWishes extends BorderWishes {
  readonly sides: readonly (readonly [number, number])[];
  readonly density: number;
  /** Either reading when absent. */
  readonly rules?: Settings;
}

/** `regions` and `single` are at most so many; one board in two has loose borders, if any are wished. */
export function family(wishes: FamilyWishes): Source {
  const draw = (random: Draw): Puzzle => {
    const [rows, cols] = wishes.sides[random(wishes.sides.length)] ?? [4, 4];
    const borders = {
      ...wishes,
      regions: 1 + random(wishes.regions),
      single: random(wishes.single + 1),
      loose: random(2) * wishes.loose,
    };
    const rules = wishes.rules ?? { reading: random(2) === 0 ? "ordinal" : "cardinal" };
    return trueBoard(rows, cols, rules, borders, wishes.density, random);
  };
  return boards({ draw, smaller });
}

const DENSITIES = [0, 15, 30, 60, 100] as const;
const LOOSE = [0, 0, 0, 5, 10, 20, 40, 100] as const;

function oneOf(list: readonly number[], draw: Draw): number {
  return list[draw(list.length)] ?? 0;
}

function drawBoard({ rules, solvable, maxCells }: BoardOptions, draw: Draw): Puzzle {
  const [rows, cols] = drawSides(Math.min(maxCells, draw(3) === 0 ? 25 : 20), solvable, draw);
  const regions = draw(6) === 0 ? 1 : 2 + draw(Math.max(1, Math.min(6, (rows * cols) >> 1)));
  const wishes = { regions, single: draw(3) === 0 ? 1 + draw(3) : 0, loose: oneOf(LOOSE, draw) };
  let puzzle = trueBoard(rows, cols, rules, wishes, oneOf(DENSITIES, draw), draw);
  if (!solvable && draw(8) === 0)
    puzzle = Puzzle.of({ ...puzzle, start: draw(rows * cols), goal: draw(rows * cols) }, puzzle.rules);
  const numbers = Int32Array.from(puzzle.numbers);
  if (!solvable && draw(4) === 0) spoil(numbers, draw);
  sprinkle(numbers, draw);
  return Puzzle.of({ ...puzzle, numbers }, puzzle.rules);
}

/** One board in sixteen is one wide; of two sizes drawn the larger one is taken, since small boards have little to say. */
function drawSides(maxCells: number, solvable: boolean, draw: Draw): readonly [number, number] {
  if (draw(16) === 0) {
    const length = (solvable ? 2 : 1) + draw(8);
    return draw(2) === 0 ? [1, length] : [length, 1];
  }
  const [a, b] = [drawSize(maxCells, draw), drawSize(maxCells, draw)];
  return a[0] * a[1] > b[0] * b[1] ? a : b;
}

function drawSize(maxCells: number, draw: Draw): readonly [number, number] {
  for (;;) {
    const rows = 2 + draw(5);
    const cols = 2 + draw(5);
    if (rows * cols <= maxCells) return [rows, cols];
  }
}

function trueBoard(
  rows: number,
  cols: number,
  rules: Settings,
  wishes: BorderWishes,
  density: number,
  draw: Draw,
): Puzzle {
  const grid = new Grid(rows, cols);
  const settings = rulesOf(rules);
  const walk = randomWalk(rows, cols, draw);
  const borders = randomBorders(grid, wishes, draw);
  const ends = { start: walk[0] ?? 0, goal: walk[walk.length - 1] ?? 0 };
  const blank = Puzzle.of({ rows, cols, borders, numbers: new Int32Array(grid.size).fill(NONE), ...ends }, settings);
  const numbers = trueNumbers(grid, borders, blank.regions.of, walk, settings.reading);
  return Puzzle.of({ ...blank, numbers: numbers.map((n) => (draw(100) < density ? n : NONE)) }, settings);
}

/** A number one off, a small one, or one of two digits. */
function spoil(numbers: Int32Array, draw: Draw): void {
  const cell = draw(numbers.length);
  const n = Math.max(1, numbers[cell] ?? 1);
  numbers[cell] = [n + 1, Math.max(1, n - 1), 1 + draw(3), 10 + draw(30)][draw(4)] ?? 1;
}

function sprinkle(numbers: Int32Array, draw: Draw): void {
  if (draw(4) > 0) return;
  numbers.forEach((n, cell) => {
    if (n === NONE && draw(5) === 0) numbers[cell] = draw(2) === 0 ? UNKNOWN : 0;
  });
}

/** A row or a column less where S and G allow it, a number less, a border less. */
export function* smaller(puzzle: Puzzle): Iterable<Puzzle> {
  const { rows, cols, grid, numbers, borders } = puzzle;
  for (const row of new Set([0, rows - 1])) yield* cut(puzzle, (cell) => grid.rowOf(cell) !== row, rows - 1, cols);
  for (const col of new Set([0, cols - 1])) yield* cut(puzzle, (cell) => grid.colOf(cell) !== col, rows, cols - 1);
  for (const [cell, n] of numbers.entries())
    if (n !== NONE)
      yield Puzzle.of({ ...puzzle, numbers: numbers.map((old, i) => (i === cell ? NONE : old)) }, puzzle.rules);
  for (const [edge, border] of borders.entries())
    if (border === 1)
      yield Puzzle.of({ ...puzzle, borders: borders.map((old, i) => (i === edge ? 0 : old)) }, puzzle.rules);
}

function* cut(puzzle: Puzzle, keep: (cell: number) => boolean, rows: number, cols: number): Iterable<Puzzle> {
  if (rows < 1 || cols < 1 || !keep(puzzle.start) || !keep(puzzle.goal)) return;
  const kept = [...puzzle.numbers.keys()].filter(keep);
  const grid = new Grid(rows, cols);
  const borders = new Uint8Array(grid.edges);
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    borders[edge] = puzzle.borders[puzzle.grid.edgeBetween(kept[a] ?? -1, kept[b] ?? -1)] ?? 0;
  }
  const numbers = kept.map((cell) => puzzle.numbers[cell] ?? NONE);
  const ends = { start: kept.indexOf(puzzle.start), goal: kept.indexOf(puzzle.goal) };
  yield Puzzle.of({ rows, cols, borders, numbers, ...ends }, puzzle.rules);
}
