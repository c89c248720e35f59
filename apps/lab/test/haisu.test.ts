/** The experiments' own drawing and counting of visits, against the library. */
import { readFileSync } from "node:fs";
import { Random } from "@hashigo/core";
import { check, count, type Progress, type Puzzle } from "@hashigo/haisu";
import { expect, test } from "vitest";
import { windowsOf } from "../experiments/haisu/region-shapes.js";
import { visitsPerRegion } from "../experiments/haisu/visits.js";
import { allCells, aloneIn, type Drawn, drawBoard, farGoal, printed, walksOf } from "../src/haisu/boards.js";
import { LADDER, SHARES } from "../src/haisu/reference.js";
import { shippedOf, walkOf } from "../src/haisu/sets.js";

function drawnAlong({ grid }: Puzzle, cells: readonly number[]): Progress {
  const edges = new Int8Array(grid.edges);
  cells.forEach((cell, k) => {
    if (k > 0) edges[grid.edgeBetween(cells[k - 1] ?? -1, cell)] = 1;
  });
  return { edges };
}

function boards(many: number): Drawn[] {
  const random = new Random(7);
  return Array.from({ length: many }, (_, k) => drawBoard(k % 2 === 0 ? 6 : 7, 3 + (k % 9), random));
}

test("a drawn walk is an answer of its board, in both readings, with every cell numbered", () => {
  for (const drawn of boards(20)) {
    expect([drawn.cells[0], drawn.cells[drawn.cells.length - 1]]).toEqual([0, farGoal(drawn.rows)]);
    for (const reading of ["ordinal", "cardinal"] as const) {
      const puzzle = printed(drawn, allCells(drawn), reading);
      expect(puzzle.regions.count).toBe(Math.max(...drawn.regions) + 1);
      expect(check(puzzle, drawnAlong(puzzle, drawn.cells)).state).toBe("solved");
      expect(walkOf(puzzle, drawnAlong(puzzle, drawn.cells))).toEqual(drawn.cells);
    }
  }
});

test("one-cell regions are those of one cell, and are visited once", () => {
  let some = 0;
  for (const drawn of boards(20)) {
    const { regions } = printed(drawn, []);
    const alone = regions.cells.flatMap((cells) => (cells.length === 1 ? cells : []));
    expect(aloneIn(drawn)).toEqual([...alone].sort((a, b) => a - b));
    for (const cell of alone) expect(drawn.visit[cell]).toBe(1);
    some += alone.length;
  }
  expect(some).toBeGreaterThan(0);
});

test("a region's crossings are twice its visits less its ends, which the window rests on", () => {
  for (const drawn of boards(20)) {
    const crossings = drawn.cells.reduce((sum, cell, k) => {
      const before = drawn.cells[k - 1];
      return before !== undefined && drawn.regions[before] !== drawn.regions[cell] ? sum + 1 : sum;
    }, 0);
    const visits = drawn.totals.reduce((sum, n) => sum + n, 0);
    expect(visits).toBe(crossings + 1);
    const windows = windowsOf(drawn);
    expect(windows.reduce((sum, line) => sum + line.visits, 0)).toBe(visits);
    for (const { passes, visits: n, least, most } of windows)
      expect([passes, n >= least, n <= most]).toEqual([true, true, true]);
  }
});

test("walks are counted to the cap", () => {
  const [drawn] = boards(1);
  if (drawn === undefined) throw new Error("no board");
  const bare = printed(drawn, []);
  expect(walksOf(bare)).toBe(80);
  expect(walksOf(bare, 2)).toBe(2);
  expect(BigInt(walksOf(printed(drawn, allCells(drawn))) ?? -1)).toBe(
    count(printed(drawn, allCells(drawn)), { maxSolutions: 80 }).count,
  );
});

test("shipped answers are walks through every cell, and are visited as their numbers say", () => {
  for (const shipped of shippedOf(8).slice(0, 6)) {
    const { puzzle, solution } = shipped;
    const cells = walkOf(puzzle, solution);
    expect(new Set(cells).size).toBe(64);
    expect(cells[cells.length - 1]).toBe(puzzle.goal);
    expect(visitsPerRegion(shipped)).toBeGreaterThanOrEqual(1);
  }
});

test("published rows are read by name", () => {
  expect(LADDER.length).toBe(18);
  expect(SHARES.map((line) => line["8x8"]).at(-1)).toBe(79.2);
});

test("the published figures are those that the package's own tests use", () => {
  const copies = ["../reference/haisu.json", "../../../packages/testkit/fixtures/reference/haisu.json"];
  const [ours, theirs] = copies.map((path): unknown =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")),
  );
  expect(ours).toEqual(theirs);
});
