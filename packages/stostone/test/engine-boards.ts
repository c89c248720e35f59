/** Random small boards for the engine's own tests: all settings, 0-regions, `?`, loose borders, odd rows, one wide. */
import type { Random } from "@hashigo/core";
import { Grid } from "@hashigo/core";
import { NONE, Puzzle, UNKNOWN } from "../src/puzzle.js";
import { bruteForce } from "./engine-brute.js";

export const FALLS = ["exact", "convex", "count", "none"] as const;

const SIDES: readonly (readonly [number, number])[] = [
  [4, 3],
  [4, 3],
  [4, 3],
  [4, 4],
  [2, 4],
  [6, 2],
  [2, 6],
  [2, 3],
  [4, 2],
  [4, 1],
  [6, 1],
  [8, 1],
  [1, 4],
  [3, 3],
  [5, 2],
];

export function smallBoard(random: Random, fall: (typeof FALLS)[number], maxCells = 12): Puzzle {
  for (;;) {
    const [rows, cols] = SIDES[random.int(SIDES.length)] as readonly [number, number];
    if (rows * cols > maxCells) continue;
    const borders = randomBorders(random, rows, cols);
    const blank = numbered(rows, cols, borders, fall, () => NONE);
    const kind = random.int(10);
    if (kind < 3) return numbered(rows, cols, borders, fall, () => anyNumber(random));
    const answers = withZeros(blank, random);
    const bits = answers[random.int(Math.max(1, answers.length))];
    if (bits === undefined) continue;
    return numbered(rows, cols, borders, fall, (g) => {
      const n = (blank.regions.cells[g] ?? []).filter((cell) => ((bits >> cell) & 1) === 1).length;
      const veil = random.int(10);
      return n === 0 || veil < kind ? n : veil === 9 ? UNKNOWN : NONE;
    });
  }
}

/** Answers of the board where some regions are allowed to stay empty. */
function withZeros(blank: Puzzle, random: Random): number[] {
  const numbers = Int32Array.from(blank.numbers, () => (random.int(6) === 0 ? 0 : NONE));
  return bruteForce(Puzzle.of({ ...blank, numbers }, blank.rules));
}

function numbered(
  rows: number,
  cols: number,
  borders: Uint8Array,
  fall: string,
  number: (region: number) => number,
): Puzzle {
  const count = regionCount(rows, cols, borders);
  const numbers = Array.from({ length: count }, (_, g) => number(g));
  return Puzzle.of({ rows, cols, borders, numbers }, { fall });
}

function anyNumber(random: Random): number {
  const kind = random.int(10);
  return kind < 4 ? NONE : kind === 4 ? UNKNOWN : kind === 5 ? 0 : 1 + random.int(kind === 9 ? 9 : 4);
}

function regionCount(rows: number, cols: number, borders: Uint8Array): number {
  const grid = new Grid(rows, cols);
  const of = Array.from({ length: grid.size }, (_, cell) => cell);
  const find = (cell: number): number => (of[cell] === cell ? cell : find(of[cell] as number));
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    if (borders[edge] !== 1) of[find(a)] = find(b);
  }
  return of.filter((cell, i) => cell === i).length;
}

/** Regions grown from a few seeds, or borders anywhere; some loose ones on top. */
function randomBorders(random: Random, rows: number, cols: number): Uint8Array {
  const grid = new Grid(rows, cols);
  const borders = new Uint8Array(grid.edges);
  if (random.int(4) === 0) {
    const share = 10 + random.int(50);
    for (let edge = 0; edge < grid.edges; edge++) borders[edge] = random.int(100) < share ? 1 : 0;
    return borders;
  }
  const region = new Int32Array(grid.size).fill(-1);
  const seeds = 1 + random.int(Math.max(1, grid.size >> 1));
  for (let g = 0; g < seeds; g++) region[random.int(grid.size)] = g;
  while (region.includes(-1)) {
    const cell = random.int(grid.size);
    const next = grid.neighbours(cell)[random.int(4)];
    if (next !== undefined && region[cell] === -1 && region[next] !== -1) region[cell] = region[next] as number;
  }
  const loose = random.int(3) === 0 ? 20 : 0;
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    borders[edge] = region[a] !== region[b] || random.int(100) < loose ? 1 : 0;
  }
  return borders;
}
