/**
 * A judge that needs no engine: lists all drawings of a small board that are one line, and asks of each number alone whether the line
 * makes it true.
 */
import type { Draw } from "@hashigo/testkit";
import { expect } from "vitest";
import type { OracleEngine } from "../oracle/index.js";
import { NONE, type Progress, Puzzle, type Rules } from "../src/puzzle.js";
import { randomBorders, randomWalk, trueNumbers } from "./walks.js";

export const READINGS: readonly Rules["reading"][] = ["ordinal", "cardinal"];

export function blank(rows: number, cols: number, start: number, goal: number): Puzzle {
  const edges = rows * (cols - 1) + (rows - 1) * cols;
  const numbers = new Int32Array(rows * cols).fill(NONE);
  return Puzzle.of({ rows, cols, borders: new Uint8Array(edges), numbers, start, goal });
}

/** Drawn lines alone, however they are marked. */
export function lines(progress: Progress): string {
  return [...progress.edges].map((mark) => (mark === 1 || mark === -2 ? 1 : 0)).join("");
}

export function keys(engine: OracleEngine, puzzle: Puzzle): string[] {
  const found = engine.solutions(puzzle);
  expect(found).toMatchObject({ exact: true, limit: null });
  expect(engine.count(puzzle)).toMatchObject({ count: BigInt(found.solutions.length), exact: true, limit: null });
  return found.solutions.map(lines).sort();
}

/** Mostly numbers of a true line; ends and numbers from nowhere on one board in three. */
export function numbered(rows: number, cols: number, draw: Draw, density: number): Puzzle {
  const { grid } = blank(rows, cols, 0, 1);
  const walk = randomWalk(rows, cols, draw);
  const wishes = { regions: 1 + draw(4), single: draw(2), loose: draw(2) * 25 };
  const borders = randomBorders(grid, wishes, draw);
  const reading = READINGS[draw(2)] ?? "ordinal";
  const ends = { start: walk[0] ?? 0, goal: walk[walk.length - 1] ?? 0 };
  const bare = Puzzle.of({ rows, cols, borders, numbers: new Int32Array(grid.size), ...ends }, { reading });
  const numbers = trueNumbers(grid, borders, bare.regions.of, walk, reading).map((n) =>
    draw(100) < density ? n : NONE,
  );
  if (draw(3) > 0) return Puzzle.of({ ...bare, numbers }, bare.rules);
  numbers[draw(grid.size)] = 1 + draw(4);
  const start = draw(3) > 0 ? bare.start : draw(grid.size);
  return Puzzle.of({ ...bare, numbers, start }, bare.rules);
}

/** Every drawing that is one line through all cells, as its cells in order; once for each of its two directions. */
export function allLines(rows: number, cols: number): number[][] {
  const { grid } = blank(rows, cols, 0, 1);
  const out: number[][] = [];
  for (let bits = 0; bits < 2 ** grid.edges; bits++) {
    const at: number[][] = Array.from({ length: grid.size }, () => []);
    for (let edge = 0; edge < grid.edges; edge++) {
      if (((bits >> edge) & 1) === 0) continue;
      const [a, b] = grid.sides(edge);
      at[a]?.push(b);
      at[b]?.push(a);
    }
    if (at.some((list) => list.length === 0 || list.length > 2)) continue;
    for (const [end, list] of at.entries()) {
      if (list.length !== 1) continue;
      const walk = [end];
      for (let next = list[0]; next !== undefined; next = at[next]?.find((cell) => !walk.includes(cell)))
        walk.push(next);
      if (walk.length === grid.size) out.push(walk);
    }
  }
  return out;
}

export function drawn({ grid }: Puzzle, walk: readonly number[]): string {
  const edges = new Int8Array(grid.edges);
  for (let i = 1; i < walk.length; i++) edges[grid.edgeBetween(walk[i - 1] ?? -1, walk[i] ?? -1)] = 1;
  return lines({ edges });
}

/** Asks of each number alone: how often has its region been entered up to there, or up to the end? */
export function judge(
  { grid, borders, regions, numbers, start, goal, rules }: Puzzle,
  walk: readonly number[],
): boolean {
  if (walk[0] !== start || walk[walk.length - 1] !== goal) return false;
  return walk.every((cell, i) => {
    const n = numbers[cell] ?? NONE;
    if (n <= 0) return true;
    const until = rules.reading === "cardinal" ? walk.length : i + 1;
    const entered = walk.slice(0, until).filter((to, j) => {
      if (regions.of[to] !== regions.of[cell]) return false;
      const before = walk[j - 1];
      return before === undefined || borders[grid.edgeBetween(before, to)] === 1;
    });
    return entered.length === n;
  });
}
