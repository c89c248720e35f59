import { readFileSync } from "node:fs";
import { countSweep, Grid, Random, runSync, type Settings } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { drawWalk, WalkFrontier } from "../src/count/index.js";
import { type Givens, Puzzle } from "../src/puzzle.js";
import {
  coloursFit,
  cutsFit,
  ENDS_FAULTS,
  type EndsFault,
  regionWindows,
  screenEnds,
  screenPuzzle,
  staysConnected,
} from "../src/screens.js";
import { boardsTo, walksByEnds } from "./count-oracle.js";

interface Reference {
  endpoint_screen: { data: { grid: string; pairs: number; pass_colour: number; pass_percent: number }[] };
}
const REFERENCE = JSON.parse(
  readFileSync(new URL("../../testkit/fixtures/reference/haisu.json", import.meta.url), "utf8"),
) as Reference;

describe("ends", () => {
  test("pairs that pass the colours, as published", () => {
    for (const { grid, pairs, pass_colour, pass_percent } of REFERENCE.endpoint_screen.data) {
      const [rows = 0, cols = 0] = grid.split("x").map(Number);
      const found = { pairs: 0, pass_colour: 0 };
      for (let start = 0; start < rows * cols; start++) {
        for (let goal = start + 1; goal < rows * cols; goal++) {
          found.pairs++;
          if (coloursFit(rows, cols, start, goal)) found.pass_colour++;
        }
      }
      const percent = Math.round((found.pass_colour / found.pairs) * 1000) / 10;
      expect([grid, found, percent]).toEqual([grid, { pairs, pass_colour }, pass_percent]);
    }
  });

  test("each screen alone only ever rejects pairs without a walk, and together they reject all, to 20 cells", () => {
    const fired = new Map<EndsFault, number>();
    for (const [rows, cols] of boardsTo(20)) {
      const size = rows * cols;
      const walks = walksByEnds(rows, cols);
      for (let start = 0; start < size; start++) {
        for (let goal = 0; goal < size; goal++) {
          const has = walks[start * size + goal] !== 0;
          const fault = screenEnds(rows, cols, start, goal);
          expect([rows, cols, start, goal, fault === null]).toEqual([rows, cols, start, goal, has]);
          if (fault !== null) fired.set(fault, (fired.get(fault) ?? 0) + 1);
          if (!has || start === goal) continue;
          const each = [coloursFit, staysConnected, cutsFit].map((fits) => fits(rows, cols, start, goal));
          expect(each).toEqual([true, true, true]);
        }
      }
    }
    expect([...fired.keys()].sort()).toEqual([...ENDS_FAULTS].sort());
  });

  test("together they are exact on 2 and 3 by up to 11, and on 4, 5 and 6 by up to 7", () => {
    for (const [short, most] of [
      [2, 11],
      [3, 11],
      [4, 7],
      [5, 7],
      [6, 6],
    ] as const) {
      for (let long = short; long <= most; long++) {
        for (let start = 0; start < short * long; start++) {
          for (let goal = start + 1; goal < short * long; goal += 1 + (short > 3 ? (start + goal) % 3 : 0)) {
            const swept = runSync(countSweep(new WalkFrontier({ rows: long, cols: short, start, goal })));
            const has = swept.kind === "exact" && swept.total > 0n;
            expect([long, short, start, goal, screenEnds(long, short, start, goal) === null]).toEqual([
              long,
              short,
              start,
              goal,
              has,
            ]);
          }
        }
      }
    }
  });
});

/** A board whose regions are given by letters. */
function board(text: string, more: Partial<Givens> = {}, rules: Settings = {}): Puzzle {
  const lines = text.trim().split(/\s+/);
  const [rows, cols] = [lines.length, lines[0]?.length ?? 0];
  const letters = lines.join("");
  const grid = new Grid(rows, cols);
  const borders = Array.from({ length: grid.edges }, (_, edge) => {
    const [a, b] = grid.sides(edge);
    return letters[a] === letters[b] ? 0 : 1;
  });
  const numbers = new Array<number>(grid.size).fill(-1);
  return Puzzle.of({ rows, cols, borders, numbers, start: 0, goal: grid.size - 1, ...more }, rules);
}

describe("regions", () => {
  test("windows of visits", () => {
    const puzzle = board("aab abb aab");
    expect(regionWindows(puzzle)).toEqual([
      { imbalance: 1, ends: 1, sides: 5, least: 1, most: 3 },
      { imbalance: 2, ends: 1, sides: 5, least: 2, most: 3 },
    ]);
    const [whole] = regionWindows(board("aaa aaa aaa"));
    expect(whole).toEqual({ imbalance: 1, ends: 2, sides: 0, least: 1, most: 1 });
  });

  test("a loose border is two sides", () => {
    const borders = new Array<number>(12).fill(0);
    borders[2] = 1;
    expect(regionWindows(board("aaa aaa aaa", { borders }))).toEqual([
      { imbalance: 1, ends: 2, sides: 2, least: 1, most: 2 },
    ]);
  });

  test("every walk keeps within the windows, and crosses 2v - e times", () => {
    const random = new Random(7);
    for (let trial = 0; trial < 200; trial++) {
      const [rows, cols] = [4 + random.int(4), 4 + random.int(4)];
      const grid = new Grid(rows, cols);
      const { cells } = drawWalk(rows, cols, null, null, random, { uniformWork: trial % 2 === 0 ? 0 : undefined });
      const borders = Array.from({ length: grid.edges }, () => (random.int(5) < 2 ? 1 : 0));
      const [start = 0, goal = 0] = [cells[0], cells[cells.length - 1]];
      const numbers = new Array<number>(grid.size).fill(-1);
      const puzzle = Puzzle.of({ rows, cols, borders, numbers, start, goal });
      const visits = new Array<number>(puzzle.regions.count).fill(0);
      const crossed = new Array<number>(puzzle.regions.count).fill(0);
      const add = (list: number[], cell: number): void => {
        const region = puzzle.regions.of[cell] ?? 0;
        list[region] = (list[region] ?? 0) + 1;
      };
      cells.forEach((cell, i) => {
        const before = cells[i - 1];
        if (before === undefined) add(visits, cell);
        else if (borders[grid.edgeBetween(before, cell)] === 1) {
          add(visits, cell);
          add(crossed, before);
          add(crossed, cell);
        }
      });
      regionWindows(puzzle).forEach(({ least, most, ends }, region) => {
        const v = visits[region] ?? 0;
        expect(v).toBeGreaterThanOrEqual(least);
        expect(v).toBeLessThanOrEqual(most);
        expect(crossed[region]).toBe(2 * v - ends);
      });
      expect(screenPuzzle(puzzle)).toBeNull();
    }
  });

  test("faults", () => {
    const clue = (cell: number, n: number, size = 16): number[] =>
      Array.from({ length: size }, (_, i) => (i === cell ? n : -1));
    expect(screenPuzzle(board("aa aa", { goal: 3 }))).toEqual({ kind: "colour", cells: [0, 3] });
    expect(screenPuzzle(board("aaaa aaaa", { start: 1, goal: 5 }))).toEqual({ kind: "separation", cells: [1, 5] });
    expect(screenPuzzle(board("aa aa", { goal: 0 }))).toEqual({ kind: "same-cell", cells: [0] });
    const open = { goal: 12 };
    const text = "aabb aabb ccdd ccdd";
    expect(screenPuzzle(board(text, open))).toBeNull();
    expect(screenPuzzle(board(text, { ...open, numbers: clue(5, 3) }))).toEqual({ kind: "number", cells: [5] });
    expect(screenPuzzle(board(text, { ...open, numbers: clue(5, 2) }))).toBeNull();
    expect(screenPuzzle(board(text, { ...open, numbers: clue(0, 2) }))).toEqual({ kind: "first", cells: [0] });
    expect(screenPuzzle(board(text, { ...open, numbers: clue(0, 2) }, { reading: "cardinal" }))).toBeNull();
    // a plus and two more cells of the colour of its arms: three visits at least
    const plus = "xaxx aaax xaxx xxxx";
    const windows = regionWindows(board(plus, open));
    expect(windows.map(({ least }) => least)).toContain(3);
    expect(screenPuzzle(board(plus, { ...open, numbers: clue(1, 2) }, { reading: "cardinal" }))).toEqual({
      kind: "number",
      cells: [1],
    });
    expect(screenPuzzle(board(plus, { ...open, numbers: clue(1, 2) }))).toBeNull();
  });
});
