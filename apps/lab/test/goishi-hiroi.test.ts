/** The experiments' own drawing of boards, and their counting of opening stones, against the library. */
import { readFileSync } from "node:fs";
import { Random } from "@hashigo/core";
import { check, count, genre, ladders, nextStones, progressOf, solve } from "@hashigo/goishi-hiroi";
import { expect, test } from "vitest";
import { openersLeft } from "../experiments/goishi-hiroi/openings.js";
import { swept } from "../experiments/goishi-hiroi/reversal.js";
import { answersTo, climbed, layoutOf } from "../src/goishi-hiroi/climb.js";
import { censusOf, comparisonOf } from "../src/goishi-hiroi/grids.js";
import { CENSUS, LADDER_FORWARD, SHIPPED } from "../src/goishi-hiroi/reference.js";
import { routeLayout, scatter } from "../src/goishi-hiroi/route.js";
import { bankSets, MADE, orderOf, published } from "../src/goishi-hiroi/sets.js";

test("the stones of a route can be taken in its order", () => {
  const random = new Random(1);
  for (let i = 0; i < 50; i++) {
    const cells = routeLayout(6, 7, 14, random);
    const puzzle = layoutOf(6, 7, cells);
    expect(puzzle.places.length).toBe(14);
    expect(check(puzzle, progressOf(puzzle, cells)).state).toBe("solved");
  }
});

test("a scatter has so many stones, and reaches every square", () => {
  const random = new Random(2);
  const met = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const cells = scatter(4, 5, 7, random);
    expect(new Set(cells).size).toBe(7);
    for (const cell of cells) met.add(cell);
  }
  expect([...met].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, cell) => cell));
});

test("a climb ends with one answer, and keeps its number of stones", () => {
  const random = new Random(3);
  for (let i = 0; i < 5; i++) {
    const { puzzle, counts, kept, starts } = climbed(6, 6, 14, 64, random);
    expect(count(puzzle)).toMatchObject({ count: 1n, exact: true });
    expect(puzzle.places.length).toBe(14);
    expect(counts).toBeGreaterThan(kept);
    expect(starts).toBeGreaterThan(0);
  }
});

test("answers are counted up to the cap", () => {
  const full = layoutOf(3, 3, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([answersTo(full, 2), answersTo(full, 60), answersTo(full, 100)]).toEqual([2, 60, 64]);
});

test("opening stones left: never the wrong ones gone, never more with a rung more", () => {
  for (const puzzle of [...published.boards(), ...(bankSets()[0]?.boards() ?? [])].slice(0, 25)) {
    for (const name of ["article", "default"] as const) {
      const left = ladders[name].rungs.map((_, k) => openersLeft(name, puzzle, k + 1));
      expect(left[0]).toBe(puzzle.places.length);
      left.forEach((n, k) => {
        expect(n).toBeGreaterThan(0);
        expect(n).toBeLessThanOrEqual(left[k - 1] ?? n);
      });
    }
  }
});

test("boards of the sets have one answer, and one stone opens them", () => {
  for (const puzzle of published.boards().slice(0, 8)) {
    expect(solve(puzzle).status).toBe("unique");
    const live = nextStones(puzzle, genre.emptyProgress(puzzle)).filter(({ state }) => state === "live");
    expect(live.map(({ cell }) => cell)).toEqual(orderOf(puzzle).slice(0, 1));
  }
});

test("the tables' own readings agree where they meet", () => {
  for (const { grid } of CENSUS.filter(({ layouts }) => layouts < 300_000)) {
    const { unique, clearable, byStones } = censusOf(grid);
    expect(comparisonOf(grid).published).toMatchObject({ unique, clearable });
    expect(byStones.reduce((sum, line) => sum + line.unique, 0)).toBe(unique);
  }
  const { clearable, one } = swept("3x4");
  expect([clearable + 12, one]).toEqual([censusOf("3x4").clearable, censusOf("3x4").genuine]);
});

test("published rows are read by name", () => {
  expect(SHIPPED.map(({ board }) => board)).toEqual(MADE.map(({ grid }) => grid));
  expect(LADDER_FORWARD.map(({ rung }) => rung)).toEqual(["line", "reach", "dead", "probe", "search"]);
  expect(MADE.map(({ boards, stones }) => boards * (stones - 1))).toEqual(SHIPPED.map(({ moves }) => moves));
});

test("the published figures are those that the package's own tests use", () => {
  const copies = ["../reference/goishi-hiroi.json", "../../../packages/testkit/fixtures/reference/goishi.json"];
  const [ours, theirs] = copies.map((path): unknown =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")),
  );
  expect(ours).toEqual(theirs);
});
