/** Trying everything: all drawings of a board of up to 16 cells, judged by plain code that drops the stones. */
import { type Cell, componentsOf } from "@hashigo/core";
import { NONE, type Puzzle, UNKNOWN } from "../src/puzzle.js";

/** Every answer as a set of shaded cells, one bit each. */
export function bruteForce(puzzle: Puzzle): number[] {
  const { rows, cols, grid, regions, rules } = puzzle;
  const { size } = grid;
  const pairs: number[] = [];
  puzzle.borders.forEach((border, edge) => {
    if (border !== 1) return;
    const [a, b] = grid.sides(edge);
    pairs.push((1 << a) | (1 << b));
  });
  const areas = regions.cells.map((cells) => bitsOf(cells));
  const columns = Array.from({ length: cols }, (_, c) => bitsOf(Array.from({ length: rows }, (_, r) => r * cols + c)));
  const out: number[] = [];
  for (let bits = 0; bits < 2 ** size; bits++) {
    if (rules.fall !== "none" && !columns.every((column) => 2 * ones(bits & column) === rows)) continue;
    if (!pairs.every((pair) => (bits & pair) !== pair)) continue;
    if (!areas.every((area, g) => counts(puzzle.numbers[g] as number, ones(bits & area)))) continue;
    const stones = stonesOf(puzzle, bits);
    if (stones.length !== areas.filter((area) => (bits & area) !== 0).length) continue;
    if (rules.fall === "convex" && !stones.every((stone) => unbroken(stone, cols))) continue;
    if (rules.fall === "exact" && !fillsLowerHalf(puzzle, stones)) continue;
    out.push(bits);
  }
  return out;
}

function counts(n: number, shaded: number): boolean {
  return n === NONE || n === UNKNOWN ? shaded > 0 : shaded === n;
}

export function bitsOf(cells: readonly Cell[]): number {
  return cells.reduce((bits, cell) => bits | (1 << cell), 0);
}

function ones(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function stonesOf(puzzle: Puzzle, bits: number): Cell[][] {
  return componentsOf(
    puzzle.grid,
    (cell) => ((bits >> cell) & 1) === 1,
    (edge) => puzzle.borders[edge] !== 1,
  );
}

function unbroken(stone: readonly Cell[], cols: number): boolean {
  const has = new Set(stone);
  return stone.every((a) =>
    stone.every((b) => {
      if (b <= a || (b - a) % cols !== 0) return true;
      for (let x = a; x < b; x += cols) if (!has.has(x)) return false;
      return true;
    }),
  );
}

/** Each stone sinks a row at a time while nothing is below it. */
function fillsLowerHalf({ rows, cols }: Puzzle, stones: readonly (readonly Cell[])[]): boolean {
  const fallen = stones.map((stone) => [...stone]);
  for (let moved = true; moved; ) {
    moved = false;
    fallen.forEach((stone, k) => {
      const others = new Set(fallen.filter((_, j) => j !== k).flat());
      if (stone.some((cell) => cell + cols >= rows * cols || others.has(cell + cols))) return;
      fallen[k] = stone.map((cell) => cell + cols);
      moved = true;
    });
  }
  const filled = new Set(fallen.flat());
  return 2 * filled.size === rows * cols && [...filled].every((cell) => 2 * Math.floor(cell / cols) >= rows);
}
