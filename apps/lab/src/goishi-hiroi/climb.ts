/**
 * The article's generator: the layout of a route, then one stone at a time moved to an empty square, keeping every move that leaves an
 * answer and does not raise their (capped) number, until there is one. It does not say when a climb is given up: here after PATIENCE moves
 * in a row that were not kept.
 */
import type { Random } from "@hashigo/core";
import { count, Puzzle } from "@hashigo/goishi-hiroi";
import { routeLayout } from "./route.js";

export const PATIENCE = 400;

export interface Climbed {
  readonly puzzle: Puzzle;
  /** Layouts whose answers were counted, over all starts. */
  readonly counts: number;
  /** Moves kept in the start that succeeded. */
  readonly kept: number;
  readonly starts: number;
}

export function layoutOf(rows: number, cols: number, cells: readonly number[]): Puzzle {
  const stones = new Uint8Array(rows * cols);
  for (const cell of cells) stones[cell] = 1;
  return Puzzle.of({ rows, cols, stones });
}

export function answersTo(puzzle: Puzzle, cap: number): number {
  const { count: found, limit } = count(puzzle, { maxSolutions: cap });
  if (limit !== null) throw new Error(`limit ${limit}`);
  return Number(found);
}

export function climbed(rows: number, cols: number, stones: number, cap: number, random: Random): Climbed {
  let counts = 0;
  for (let starts = 1; ; starts++) {
    let cells = routeLayout(rows, cols, stones, random);
    let answers = answersTo(layoutOf(rows, cols, cells), cap);
    counts++;
    let kept = 0;
    for (let idle = 0; answers > 1 && idle < PATIENCE; idle++) {
      const moved = relocated(cells, rows * cols, random);
      const found = answersTo(layoutOf(rows, cols, moved), cap);
      counts++;
      if (found === 0 || found > answers) continue;
      idle = -1;
      kept++;
      [cells, answers] = [moved, found];
    }
    if (answers === 1) return { puzzle: layoutOf(rows, cols, cells), counts, kept, starts };
  }
}

function relocated(cells: readonly number[], squares: number, random: Random): number[] {
  const from = random.int(cells.length);
  for (;;) {
    const to = random.int(squares);
    if (!cells.includes(to)) return cells.map((cell, k) => (k === from ? to : cell));
  }
}
