/** Maps mended until they have one answer. */
import { bordersOf, componentsOf, Grid, growFrom, meter, Random, regionsOf, runSync } from "@hashigo/core";
import { expect, test } from "vitest";
import { engines } from "../oracle/index.js";
import { check, type Progress, Puzzle, SHADED, solve } from "../src/index.js";
import { redrawn } from "../src/redraw.js";
import { type Plan, repaired } from "../src/repair.js";
import { FALLS } from "./boards.js";

type Sketch = Omit<Plan, "work">;

/** A map grown blindly around a drawn shading, with some regions that have no stone. */
function sketch(rows: number, cols: number, seed: number, rules: { readonly fall: string }): Sketch {
  const random = new Random(seed);
  const grid = new Grid(rows, cols);
  const shaded = redrawn(rows, cols, random);
  const of = new Int32Array(grid.size).fill(-1);
  const stones = componentsOf(grid, (cell) => shaded[cell] === 1);
  stones.forEach((cells, stone) => {
    for (const cell of cells) of[cell] = stone;
  });
  [...of.keys()]
    .filter((cell) => of[cell] === -1)
    .slice(0, seed % 3)
    .forEach((cell, k) => {
      of[cell] = stones.length + k;
    });
  growFrom(grid, of, random);
  const solution: Progress = { cells: shaded.map((mark) => (mark === 1 ? SHADED : 0)) };
  const boardOf = (borders: Uint8Array): Puzzle => {
    const { cells } = regionsOf(grid, (edge) => borders[edge] === 1);
    const numbers = cells.map((region) => region.filter((cell) => shaded[cell] === 1).length);
    return Puzzle.of({ rows, cols, borders, numbers }, rules as never);
  };
  return { grid, of, solution, boardOf, random };
}

test.each(FALLS)("under %s a mended map has the answer it was drawn around, and no other", (fall) => {
  let [several, mended] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const plan = sketch(seed % 2 === 0 ? 6 : 8, 6, seed, { fall });
    const { grid, of, solution, boardOf } = plan;
    const before = boardOf(bordersOf(grid, of));
    if (solve(before).status === "multiple") several++;
    const good = runSync(repaired({ ...plan, work: meter() }));
    const board = boardOf(bordersOf(grid, of));
    expect(check(board, solution).state).toBe("solved");
    expect(board.regions.count).toBe(before.regions.count);
    if (!good) continue;
    mended++;
    expect(solve(board).status).toBe("unique");
    for (const engine of engines) {
      const found = engine.solutions(board, { maxSolutions: 2, maxNodes: 300_000 });
      if (found.limit === null) expect(found.solutions.length).toBe(1);
    }
  }
  console.log(`stostone, maps mended under ${fall}: ${several} of 20 had several answers, ${mended} have one`);
  expect(several).toBeGreaterThan(5);
  expect(mended).toBeGreaterThan(4);
});

test("a spent budget is no success", () => {
  const plan = sketch(8, 8, 2, { fall: "exact" });
  expect(runSync(repaired({ ...plan, work: meter({ maxNodes: 0 }) }))).toBe(false);
});
