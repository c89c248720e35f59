import type { Settings } from "@hashigo/core";
import { drawFrom, oraclesHaveLimits, publishedPuzzles } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { count, engines, frontier, solutions, walk } from "../oracle/index.js";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { NONE, type Progress, Puzzle, UNKNOWN } from "../src/puzzle.js";
import { lawBoards } from "./boards.js";
import { blank, keys, lines, numbered, READINGS } from "./judge.js";

const LONG = process.env["HASHIGO_LONG"] === "1";

function read(text: string): { readonly puzzle: Puzzle; readonly progress: Progress } {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message.en}`);
  return parsed.value;
}

/** A drawn board: region letters, then numbers (`.` none), S and G by row and column from 0. */
function board(
  regions: readonly string[],
  numbers: readonly string[],
  start: number,
  goal: number,
  rules: Settings = {},
): Puzzle {
  const [rows, cols] = [regions.length, regions[0]?.length ?? 0];
  const names = regions.join("");
  const { grid } = blank(rows, cols, start, goal);
  const borders = Array.from({ length: grid.edges }, (_, edge) => {
    const [a, b] = grid.sides(edge);
    return names[a] === names[b] ? 0 : 1;
  });
  const written = [...numbers.join("")].map((n) => (n === "." ? NONE : n === "?" ? UNKNOWN : Number(n)));
  return Puzzle.of({ rows, cols, borders, numbers: written, start, goal }, rules);
}

describe("blank boards", () => {
  // Corner to opposite corner; OEIS A001184 (odd sides) gives 2, 104, 111 712.
  const CORNERS = [
    { side: 3, wanted: 2n },
    { side: 5, wanted: 104n },
    { side: 7, wanted: 111_712n },
  ];
  for (const { side, wanted } of CORNERS) {
    test(`${side} × ${side}, corner to corner: ${wanted}`, () => {
      const puzzle = blank(side, side, 0, side * side - 1);
      expect(frontier.count(puzzle)).toMatchObject({ count: wanted, exact: true, limit: null });
      if (side < 7 || LONG) expect(count(puzzle)).toMatchObject({ count: wanted, exact: true, limit: null });
    });
  }
  // All pairs of ends, unordered; OEIS A096969 has them directed, twice as many.
  for (const [side, wanted] of [
    [2, 4n],
    [3, 20n],
    [4, 276n],
    [5, 4324n],
  ] as const) {
    test(`${side} × ${side}, all pairs of ends: ${wanted}`, () => {
      for (const engine of side < 5 || LONG ? engines : [frontier]) {
        let all = 0n;
        for (let goal = 1; goal < side * side; goal++)
          for (let start = 0; start < goal; start++) all += engine.count(blank(side, side, start, goal)).count;
        expect(all, engine.name).toBe(wanted);
      }
    });
  }
  test("one cell wide: from end to end only", () => {
    for (const engine of engines) {
      for (let n = 2; n < 10; n++) {
        for (let goal = 0; goal < n; goal++) {
          const wanted = goal === n - 1 ? 1n : 0n;
          expect(engine.count(blank(1, n, 0, goal)).count, engine.name).toBe(wanted);
          expect(engine.count(blank(n, 1, goal, 0)).count, engine.name).toBe(wanted);
        }
      }
    }
  });
  test("one cell, or S and G on one: none", () => {
    for (const engine of engines) {
      expect(engine.solve(blank(1, 1, 0, 0)).status).toBe("none");
      expect(engine.solve(blank(3, 3, 4, 4)).status).toBe("none");
    }
  });
  test("a lying board is counted like a standing one", () => {
    expect(frontier.count(blank(3, 8, 0, 23)).count).toBe(frontier.count(blank(8, 3, 0, 23)).count);
  });
});

describe("numbers", () => {
  const verdict = (puzzle: Puzzle): string => {
    const [a, b] = engines.map((engine) => engine.solve(puzzle).status);
    expect(a).toBe(b);
    return a ?? "";
  };
  test("S stands on visit 1 of its region", () => {
    expect(verdict(board(["aa"], ["1."], 0, 1))).toBe("unique");
    expect(verdict(board(["aa"], ["2."], 0, 1))).toBe("none");
  });
  // Along the upper row and back along the lower one, over b and into a once more.
  const round = (upper: string, lower: string, rules: Settings = {}): string =>
    verdict(board(["aab", "aaa"], [upper, lower], 0, 3, rules));
  test("G is judged too, and `?` and 0 demand nothing", () => {
    expect(round("11.", "222")).toBe("unique");
    expect(round("...", "1..")).toBe("none");
    expect(round("?0.", "?00")).toBe("unique");
  });
  test("cardinal: a number is the total, wherever the line stands then", () => {
    expect(round("221", "222", { reading: "cardinal" })).toBe("unique");
    expect(round("1..", "...", { reading: "cardinal" })).toBe("none");
    expect(round("1..", "2..", { reading: "cardinal" })).toBe("none");
  });
  test("a loose border counts as a visit of the one region on both sides", () => {
    // Round a ring of six cells, over the one border, which closes nothing off.
    const ring = blank(2, 3, 0, 3);
    const borders = new Uint8Array(ring.grid.edges);
    borders[ring.grid.edgeBetween(1, 2)] = 1;
    for (const reading of READINGS) {
      const withGoal = (n: number): Puzzle =>
        Puzzle.of({ ...ring, borders, numbers: [NONE, NONE, NONE, n, NONE, NONE] }, { reading });
      expect(withGoal(2).regions.count).toBe(1);
      expect([1, 2, 3].map((n) => verdict(withGoal(n)))).toEqual(["none", "unique", "none"]);
    }
  });
  test("two digits", () => {
    const line = blank(1, 24, 0, 23);
    const borders = new Uint8Array(line.grid.edges).fill(1);
    const striped = (n: number): Puzzle =>
      Puzzle.of({ ...line, borders, numbers: line.numbers.map((old, cell) => (cell === 23 ? n : old)) });
    expect(verdict(striped(1))).toBe("unique");
    expect(verdict(striped(24))).toBe("none");
    // Along the upper row over eleven borders, and back below them.
    const wall = blank(2, 12, 0, 12);
    const loose = new Uint8Array(wall.grid.edges).fill(1, 0, 11);
    const ring = (n: number): Puzzle =>
      Puzzle.of({ ...wall, borders: loose, numbers: wall.numbers.map((old, cell) => (cell === 11 ? n : old)) });
    expect(ring(12).regions.count).toBe(1);
    expect([11, 12, 13].map((n) => verdict(ring(n)))).toEqual(["none", "unique", "none"]);
  });
});

describe("limits", () => {
  const hard = blank(4, 5, 0, 19);
  oraclesHaveLimits(engines, hard, blank(500, 500, 0, 1));
});

describe("published", () => {
  test("boards with their answers", () => {
    for (const text of [
      "pzprv3.1/haisu/3/3/1 5 5 1/1 0 /0 0 /0 1 /0 0 0 /0 0 0 /. 3 . /. . . /. . 2 /1 1 /1 1 /1 1 /1 0 0 /0 0 1 /",
    ]) {
      const { puzzle, progress } = read(text);
      for (const engine of engines) expect(keys(engine, puzzle), engine.name).toEqual([lines(progress)]);
    }
  });
  for (const { id, url, rows, cols, solutions: wanted } of publishedPuzzles("haisu").filter(
    (p) => p.rows * p.cols <= 25,
  )) {
    test(`${id} (${rows} × ${cols}): ${wanted}`, () => {
      for (const engine of engines) expect(engine.solve(read(url).puzzle).status, engine.name).toBe(wanted);
    });
  }
});

describe("both, and the judge", () => {
  for (const reading of READINGS) {
    test(`the same lines on random boards (${reading})`, () => {
      const tally = { none: 0, one: 0, several: 0 };
      const boards = lawBoards({ rules: { reading }, solvable: false, maxCells: 25 });
      for (const puzzle of fc.sample(boards, { numRuns: LONG ? 20_000 : 1500, seed: 20_240_229 })) {
        const found = keys(walk, puzzle);
        expect(keys(frontier, puzzle)).toEqual(found);
        for (const solution of solutions(puzzle, { maxSolutions: 5 }).solutions)
          expect(check(puzzle, solution)).toEqual({ state: "solved", violations: [] });
        tally[found.length === 0 ? "none" : found.length === 1 ? "one" : "several"]++;
      }
      for (const n of Object.values(tally)) expect(n).toBeGreaterThan(100);
    });
  }
  test("the same lines on boards of six by six", () => {
    const draw = drawFrom(6);
    for (let n = 0; n < (LONG ? 100 : 6); n++) {
      const puzzle = numbered(6, 6, draw, 40);
      expect(keys(frontier, puzzle)).toEqual(keys(walk, puzzle));
    }
  });
});
