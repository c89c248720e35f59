import type { Settings } from "@hashigo/core";
import { oraclesHaveLimits, publishedPuzzles } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { count, engines, integer, type OracleEngine, solutions, solve, subsets } from "../oracle/index.js";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { NONE, type Progress, Puzzle, UNKNOWN } from "../src/puzzle.js";
import { FALLS, family, lawBoards } from "./boards.js";
import { blankBoard } from "./stones.js";

const LONG = process.env["HASHIGO_LONG"] === "1";
const RULED = ["exact", "convex", "count"] as const;

function read(text: string): { readonly puzzle: Puzzle; readonly progress: Progress } {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message.en}`);
  return parsed.value;
}

/** The shadings of an engine, as strings, in one order. */
function keys(engine: OracleEngine, puzzle: Puzzle): string[] {
  const found = engine.solutions(puzzle);
  expect(found, engine.name).toMatchObject({ exact: true, limit: null });
  const drawn = found.solutions.map(({ cells }) => cells.join(""));
  expect(new Set(drawn).size, engine.name).toBe(drawn.length);
  return drawn.sort();
}

/** A drawn board: a letter a region, and the number of each letter. Letters that do not touch are regions of their own. */
function board(drawn: readonly string[], numbers: Readonly<Record<string, number>>, settings: Settings = {}): Puzzle {
  const [rows, cols] = [drawn.length, drawn[0]?.length ?? 0];
  const names = drawn.join("");
  const { grid } = blankBoard(rows, cols, "none");
  const borders = Uint8Array.from({ length: grid.edges }, (_, edge) => {
    const [a, b] = grid.sides(edge);
    return names[a] === names[b] ? 0 : 1;
  });
  const firsts = new Map([...names].map((name, cell) => [name, cell] as const).reverse());
  const order = [...firsts].sort((a, b) => a[1] - b[1]).map(([name]) => numbers[name] ?? NONE);
  return Puzzle.of({ rows, cols, borders, numbers: order }, settings);
}

/** What both engines find, row by row, `#` shaded. */
function answers(puzzle: Puzzle): string[] {
  const [a, b] = engines.map((engine) => keys(engine, puzzle));
  expect(a).toEqual(b);
  const { rows, cols } = puzzle;
  return (a ?? []).map((key) =>
    [...Array(rows).keys()]
      .map((row) => key.slice(row * cols, (row + 1) * cols).replace(/./g, (mark) => (mark === "1" ? "#" : ".")))
      .join(" "),
  );
}

describe("the rules one by one", () => {
  test("two rows, one stone: the same row, or a step", () => {
    expect(answers(blankBoard(2, 1, "exact"))).toEqual(
      [".", "#"].map((upper) => `${upper} ${upper === "#" ? "." : "#"}`),
    );
    expect(answers(blankBoard(2, 2, "exact"))).toEqual([".. ##", "## .."]);
  });
  test("stones do not touch across a border, loose or not", () => {
    // Two columns, one region each: the two stones of one cell would touch if they stood side by side.
    expect(answers(board(["ab", "ab"], {}))).toEqual([".# #.", "#. .#"]);
    const ring = blankBoard(2, 2, "none");
    const loose = Puzzle.of({ ...ring, borders: [1, 0, 0, 0], numbers: [3] }, ring.rules);
    expect(loose.regions.count).toBe(1);
    expect(answers(loose)).toEqual([".# ##", "#. ##"]);
    expect(answers(Puzzle.of({ ...ring, borders: [1, 0, 0, 0], numbers: [4] }, ring.rules))).toEqual([]);
  });
  test("connections do not run through loose borders", () => {
    const row = blankBoard(2, 2, "none");
    const cut = Puzzle.of({ ...row, borders: [0, 0, 1, 0], numbers: [2] }, row.rules);
    expect(answers(cut)).toEqual([".. ##", ".# .#", "## .."]);
  });
  test("0 is no stone at all; `?` and no number are a stone of any size", () => {
    expect(answers(board(["aa", "bb"], { a: 0 }))).toEqual([".. ##"]);
    expect(answers(board(["aa", "bb"], { a: 0, b: 0 }, { fall: "none" }))).toEqual([".. .."]);
    const none = answers(board(["ab"], {}, { fall: "none" }));
    expect(none).toEqual([]);
    expect(answers(board(["aa"], { a: UNKNOWN }, { fall: "none" }))).toEqual([".#", "#.", "##"]);
    expect(answers(board(["aa"], {}, { fall: "none" }))).toEqual([".#", "#.", "##"]);
  });
  test("a number above the size of its region", () => {
    expect(answers(board(["aa", "aa"], { a: 5 }))).toEqual([]);
  });
  test("odd rows have no answer, unless the fall has no rule", () => {
    for (const fall of RULED) expect(answers(blankBoard(3, 2, fall))).toEqual([]);
    expect(answers(blankBoard(3, 1, "none"))).toHaveLength(6);
    for (const engine of engines)
      expect(engine.solve(blankBoard(25, 25, "exact"))).toEqual({ status: "none", nodes: 0 });
  });
  test("exact: a hook comes down over a stone, wherever that stood below it", () => {
    const hook = board(["aaa", "aba", "bbb", "bbb"], { a: 5, b: 1 });
    expect(answers(hook)).toEqual(["### #.# ... .#.", "### #.# .#. ..."]);
  });
  test("each setting allows more than the one before", () => {
    // One stone. Exact: three rows of two. Convex: of 4 × 4 pairs of runs those that meet. None: OEIS A059020.
    const found = FALLS.map((fall) => answers(blankBoard(6, 2, fall)));
    expect(found.map((list) => list.length)).toEqual([4, 14, 26, 681]);
  });
});

describe("limits", () => {
  const hard = blankBoard(4, 3, "count");
  oraclesHaveLimits(engines, hard, blankBoard(500, 500, "exact"));
  test("the integer says where its range ends, and counts nothing there", () => {
    const at = (rows: number, cols: number, fall: (typeof FALLS)[number]): string => {
      const { limit, nodes } = integer.count(blankBoard(rows, cols, fall));
      return limit === null ? `${nodes}` : `${limit} ${nodes}`;
    };
    expect(FALLS.map((fall) => at(4, 3, fall))).toEqual(["4096", "4096", "4096", "4096"]);
    expect(FALLS.map((fall) => at(4, 4, fall))).toEqual(["1296", "1296", "1296", "nodes 0"]);
    expect([at(6, 4, "count"), at(6, 5, "count"), at(30, 1, "exact")]).toEqual(["160000", "nodes 0", "nodes 0"]);
  });
  test("the functions of the module are those of subsets", () => {
    expect(solutions(hard)).toEqual(subsets.solutions(hard));
    expect(count(hard)).toEqual(subsets.count(hard));
    expect(solve(hard)).toEqual(subsets.solve(hard));
  });
});

describe("published", () => {
  test("a board with its answer", () => {
    const { puzzle } = read("https://puzz.link/p?stostone/6/6/433aaqv064p03g433h");
    const rows = ["###.##", "...#.#", "..##..", "##.#..", ".#..#.", "#.#.##"];
    const wanted = rows.join("").replace(/./g, (mark) => (mark === "#" ? "1" : "0"));
    expect(keys(subsets, puzzle)).toEqual([wanted]);
  });
  test("a board solved with a 0", () => {
    const { puzzle, progress } = read("pzprv3.1/stostone/2/2/0 /0 /1 1 /0 . /. . /. . /# # /");
    for (const engine of engines) expect(keys(engine, puzzle), engine.name).toEqual([progress.cells.join("")]);
  });
  for (const { id, url, rows, cols, solutions: wanted } of publishedPuzzles("stostone").filter(
    (p) => p.rows * p.cols <= 36,
  )) {
    test(`${id} (${rows} × ${cols}): ${wanted}`, () => {
      for (const engine of engines) {
        const { status } = engine.solve(read(url).puzzle, { maxNodes: 1_000_000 });
        if (engine === subsets || status !== "unknown") expect(status, engine.name).toBe(wanted);
      }
    });
  }
});

describe("both, and the judge", () => {
  for (const fall of FALLS) {
    test(`the same shadings on random boards (${fall})`, () => {
      const tally = { none: 0, one: 0, several: 0 };
      const boards = lawBoards({ rules: { fall }, solvable: false, maxCells: fall === "none" ? 12 : 20 });
      for (const puzzle of fc.sample(boards, { numRuns: LONG ? 10_000 : 700, seed: 20_240_229 })) {
        const found = keys(subsets, puzzle);
        expect(keys(integer, puzzle)).toEqual(found);
        for (const solution of subsets.solutions(puzzle, { maxSolutions: 5 }).solutions)
          expect(check(puzzle, solution)).toEqual({ state: "solved", violations: [] });
        tally[found.length === 0 ? "none" : found.length === 1 ? "one" : "several"]++;
      }
      for (const n of Object.values(tally)) expect(n, JSON.stringify(tally)).toBeGreaterThan(20);
    });
    test(`check calls the same shadings solved, and no others (${fall})`, () => {
      const boards = lawBoards({ rules: { fall }, solvable: false, maxCells: 12 });
      for (const puzzle of fc.sample(boards, { numRuns: LONG ? 200 : 8, seed: 7 })) {
        const found = new Set(keys(subsets, puzzle));
        const { size } = puzzle.grid;
        for (let bits = 0; bits < 2 ** size; bits++) {
          const cells = Uint8Array.from({ length: size }, (_, cell) => (bits >> cell) & 1);
          const solved = check(puzzle, { cells }).state === "solved";
          if (solved !== found.has(cells.join("")))
            throw new Error(
              `check says solved ${solved}: ${cells.join("")} ${JSON.stringify({ ...puzzle, grid: null })}`,
            );
        }
      }
    });
  }
  test("the same shadings on boards of six by four", () => {
    const boards = family({ sides: [[6, 4]], empty: 8, loose: 5, density: 50, falls: RULED });
    for (const puzzle of fc.sample(boards, { numRuns: LONG ? 100 : 10, seed: 3 }))
      expect(keys(integer, puzzle)).toEqual(keys(subsets, puzzle));
  });
});
