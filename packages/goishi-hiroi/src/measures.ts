/** What can be said of a route: how often it turns, and how often it flies over a square that it has emptied itself. */
import type { Cell } from "@hashigo/core";
import type { Puzzle } from "./puzzle.js";

export interface RouteMeasures {
  /** Moves that leave a stone across the way it was reached. The first move neither turns nor goes on. */
  readonly turned: number;
  readonly straight: number;
  /** Moves that pass at least one square emptied before. */
  readonly flyOvers: number;
  /** Squares from stone to stone in the longest move. */
  readonly longest: number;
}

/** @param order cells in the order they are taken; each shares a row or a column with the one before */
export function measure(puzzle: Puzzle, order: readonly Cell[]): RouteMeasures {
  const { cols, grid } = puzzle;
  const emptied = new Set<Cell>();
  const out = { turned: 0, straight: 0, flyOvers: 0, longest: 0 };
  let before: number | null = null;
  order.forEach((cell, k) => {
    const next = order[k + 1];
    emptied.add(cell);
    if (next === undefined) return;
    const along = grid.rowOf(next) === grid.rowOf(cell);
    const step = Math.sign(next - cell) * (along ? 1 : cols);
    const length = (next - cell) / step;
    if (before !== null) out[Math.abs(before) === Math.abs(step) ? "straight" : "turned"]++;
    if (Array.from({ length: length - 1 }, (_, i) => cell + (i + 1) * step).some((square) => emptied.has(square)))
      out.flyOvers++;
    out.longest = Math.max(out.longest, length);
    before = step;
  });
  return out;
}
