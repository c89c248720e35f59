import { drawFrom } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { engines } from "../oracle/index.js";
import { check } from "../src/check.js";
import type { Puzzle } from "../src/puzzle.js";
import { allLines, blank, drawn, judge, keys, lines, numbered } from "./judge.js";

describe("the rules, read once more", () => {
  // All sets of edges of a small board: a judge on drawings against a walk and a table.
  for (const [rows, cols] of [
    [1, 4],
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 5],
    [3, 4],
  ] as const) {
    const all = allLines(rows, cols);
    const { grid } = blank(rows, cols, 0, 1);
    test(`${rows} × ${cols}: the engines give what a judge leaves of all ${2 ** grid.edges} drawings`, () => {
      const draw = drawFrom(rows * 100 + cols);
      const tally = { none: 0, some: 0 };
      for (let n = 0; n < 400; n++) {
        const puzzle = numbered(rows, cols, draw, 10 * draw(11));
        const wanted = all.filter((walk) => judge(puzzle, walk)).map((walk) => drawn(puzzle, walk));
        for (const engine of engines) expect(keys(engine, puzzle), engine.name).toEqual(wanted.sort());
        tally[wanted.length > 0 ? "some" : "none"]++;
        if (n < 12 && grid.edges <= 12) checkAll(puzzle, new Set(wanted));
      }
      expect(tally.some).toBeGreaterThan(50);
      if (rows > 1) expect(tally.none).toBeGreaterThan(20);
    });
  }
});

/** `check` calls those drawings solved, and no others. */
function checkAll(puzzle: Puzzle, wanted: ReadonlySet<string>): void {
  const { edges } = puzzle.grid;
  for (let bits = 0; bits < 2 ** edges; bits++) {
    const progress = { edges: Int8Array.from({ length: edges }, (_, edge) => (bits >> edge) & 1) };
    const solved = check(puzzle, progress).state === "solved";
    if (solved !== wanted.has(lines(progress)))
      throw new Error(`check says solved ${solved}: ${lines(progress)} ${JSON.stringify({ ...puzzle, grid: null })}`);
  }
}
