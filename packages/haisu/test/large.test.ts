/** Large boards: building the clauses looks at clock and signal, what does not fit is refused, and no rung runs out of stack. */
import { bordersOf, Grid, meter } from "@hashigo/core";
import { expect, test } from "vitest";
import { solve } from "../src/api.js";
import { NONE, Puzzle } from "../src/puzzle.js";
import { localKernel } from "../src/rungs/local.js";
import { rootFacts } from "../src/solve.js";
import { Lines } from "../src/state.js";

function board(
  n: number,
  regionOf: (row: number, col: number) => number,
  numbers: Record<number, number> = {},
): Puzzle {
  const grid = new Grid(n, n);
  const regions = Int32Array.from({ length: n * n }, (_, cell) => regionOf(grid.rowOf(cell), grid.colOf(cell)));
  return Puzzle.of({
    rows: n,
    cols: n,
    borders: bordersOf(grid, regions),
    numbers: Array.from({ length: n * n }, (_, cell) => numbers[cell] ?? NONE),
    start: 0,
    goal: (n - 1) * n,
  });
}

/** Row 0 and the even columns; the last row and the odd columns. */
const comb = (n: number) => (row: number, col: number) => (row === 0 || (row < n - 1 && col % 2 === 0) ? 0 : 1);

/** Looks at the clock before the first node; with `stop`, the signal is given at the look of that number. */
function looksBeforeANode(puzzle: Puzzle, stop = Number.POSITIVE_INFINITY): { looks: number; limit: string | null } {
  const controller = new AbortController();
  let looks = 0;
  const outcome = solve(puzzle, {
    maxNodes: 0,
    signal: controller.signal,
    onProgress: () => {
      if (looks++ === stop) controller.abort();
    },
  });
  return { looks, limit: outcome.status === "unknown" ? outcome.limit : null };
}

test("clauses are built with a look at the clock every 512 cells and edges, 1024 levels, 8192 clauses", () => {
  const n = 30;
  for (const puzzle of [board(n, () => 0), board(n, comb(n), { [n + 2]: 4 })]) {
    const { looks, limit } = looksBeforeANode(puzzle);
    expect(limit).toBe("nodes");
    const { edges, size } = puzzle.grid;
    expect(looks).toBeGreaterThanOrEqual(Math.floor((size + 2 * edges) / 512));
    for (let k = 0; k < looks; k++) expect(looksBeforeANode(puzzle, k)).toEqual({ looks: k + 1, limit: "aborted" });
  }
});

test("more visits than a learner has memory for end in that limit, without building them", () => {
  const n = 60;
  const puzzle = board(n, comb(n), { [n + 2]: 700 });
  expect(looksBeforeANode(puzzle)).toMatchObject({ limit: "memory" });
});

test("what the root proves ends with its meter too", () => {
  const puzzle = board(12, () => 0);
  expect(rootFacts(puzzle, meter()).length).toBeGreaterThan(0);
  expect(
    rootFacts(
      board(30, () => 0),
      meter({ signal: AbortSignal.abort() }),
    ),
  ).toEqual([]);
});

test("a region of 14,400 cells does not exhaust the stack", () => {
  const state = new Lines(board(120, () => 0));
  expect(localKernel(state, 0)).toBe(true);
  expect(state.mark()).toBe(0);
});
