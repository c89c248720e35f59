/** The engines that check the package, checked by hand, by each other and by the reference figures. */
import type { Cell } from "@hashigo/core";
import { runs } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bytesCensus,
  count,
  engines,
  exactCensus,
  type OracleEngine,
  search,
  solutions,
  solve,
  subsets,
} from "../oracle/index.js";
import { type Progress, type Puzzle, prefixOf, type Rules } from "../src/puzzle.js";
import { drawn, full, lawBoards, layout, REVERSES } from "./boards.js";
import { published, reference, sidesOf } from "./reference.js";

const ON: Rules = { allowReverse: "on" };

/** The orders of an engine, each as its cells, sorted. */
function orders(engine: OracleEngine, puzzle: Puzzle): string[] {
  const found = engine.solutions(puzzle);
  expect(found, engine.name).toMatchObject({ exact: true, limit: null });
  const cells = found.solutions.map((order) => cellsOf(puzzle, order).join(" "));
  expect(new Set(cells).size, engine.name).toBe(cells.length);
  return cells.sort();
}

function cellsOf({ places }: Puzzle, order: Progress): Cell[] {
  const cells = prefixOf(order);
  expect(cells).toHaveLength(places.length);
  return cells;
}

/** What both engines find. */
function answers(puzzle: Puzzle): string[] {
  const [a = [], b = []] = engines.map((engine) => orders(engine, puzzle));
  expect(a).toEqual(b);
  return a;
}

describe("the rules one by one", () => {
  test("no stone: no answer; one stone: it is taken", () => {
    expect(answers(drawn(["...", "..."]))).toEqual([]);
    expect(answers(drawn(["..", ".o"]))).toEqual(["3"]);
  });
  test("in line only", () => expect(answers(drawn(["o.", ".o"]))).toEqual([]));
  test("the first stone met must be taken, and never straight back", () => {
    expect(answers(drawn(["o.oo"]))).toEqual(["0 2 3", "3 2 0"]);
    expect(answers(drawn(["o.oo"], ON))).toEqual(["0 2 3", "2 0 3", "2 3 0", "3 2 0"]);
  });
  test("an emptied square is flown over", () => {
    // Up the middle column, then right and around; the middle of the cross is taken before what lies beyond it.
    expect(answers(drawn([".o.", "oo.", ".o."], ON))).toContain("3 4 1 7");
    expect(answers(drawn([".o.", "oo.", ".o."]))).toEqual([]);
    expect(answers(drawn([".oo", "oo.", ".oo"]))).toContain("3 4 1 2 8 7");
  });
  test("a route and its reverse are two answers", () => {
    expect(answers(drawn(["oo", ".o"]))).toEqual(["0 1 3", "3 1 0"]);
  });
  test("margins and empty lines between make no difference", () => {
    const bare = answers(drawn(["oo", "oo"]));
    const wide = answers(drawn(["......", ".o.o..", "......", ".o.o..", "......"]));
    const places = new Map([7, 9, 19, 21].map((cell, k) => [cell, k]));
    const numbered = (order: string): string =>
      order
        .split(" ")
        .map((cell) => places.get(Number(cell)))
        .join(" ");
    expect(wide.map(numbered).sort()).toEqual(bare);
  });
});

describe("limits", () => {
  const board = full(3, 3);
  test("the search stops before one stone too many", () => {
    const { nodes } = count(board);
    expect(count(board, { maxNodes: nodes })).toMatchObject({ count: 64n, exact: true, limit: null, nodes });
    expect(count(board, { maxNodes: nodes - 1 })).toMatchObject({ exact: false, limit: "nodes", nodes: nodes - 1 });
    expect(solve(board, { maxNodes: 0 })).toEqual({ status: "unknown", limit: "nodes", nodes: 0 });
  });
  test("up to a number of answers", () => {
    for (const engine of engines) {
      expect(engine.count(board, { maxSolutions: 63 }), engine.name).toMatchObject({ count: 63n, exact: false });
      expect(engine.count(board, { maxSolutions: 64 }), engine.name).toMatchObject({ count: 64n, exact: true });
      expect(engine.solve(board).status, engine.name).toBe("multiple");
    }
    expect(solutions(board, { maxSolutions: 2 }).solutions).toHaveLength(2);
  });
  test("a board beyond the table is left open", () => {
    const board = full(1, 17);
    expect(subsets.solve(board)).toEqual({ status: "unknown", limit: "nodes", nodes: 0 });
    expect(subsets.count(board)).toEqual({ count: 0n, exact: false, limit: "nodes", nodes: 0 });
    expect(search.count(board)).toMatchObject({ count: 2n, exact: true });
  });
  test("a grid beyond the census is refused", () => {
    expect(() => bytesCensus({ rows: 4, cols: 6, allowReverse: false })).toThrow(RangeError);
    expect(() => exactCensus({ rows: 3, cols: 6, allowReverse: false })).toThrow(RangeError);
    expect(() => bytesCensus({ rows: 0, cols: 6, allowReverse: false })).toThrow(RangeError);
  });
});

describe("published", () => {
  test("the board of the article has the printed order, and no other", () => {
    const board = drawn(reference.exampleBoard.rows);
    for (const engine of engines) {
      const outcome = engine.solve(board);
      expect(outcome.status, engine.name).toBe("unique");
      if (outcome.status === "unique") expect([...outcome.solution.order]).toEqual(reference.exampleBoard.order.flat());
    }
  });
  const small = published.filter(({ puzzle }) => puzzle.places.length <= 16);
  test("small ones by the table, and by the search where it comes to an end", () => {
    expect(small.length).toBeGreaterThanOrEqual(8);
    for (const { id, puzzle, solutions: wanted } of small) {
      expect(subsets.solve(puzzle).status, id).toBe(wanted);
      const walked = search.solve(puzzle, { maxNodes: 200_000 });
      if (walked.status !== "unknown") expect(walked.status, id).toBe(wanted);
    }
  });
});

describe("full boards", () => {
  test.each(Object.entries(reference.fullBoards.values))("%s by plain search: %i", (grid, wanted) => {
    const [rows, cols] = sidesOf(grid);
    expect(count(full(rows, cols))).toMatchObject({ count: BigInt(wanted), exact: true });
    if (rows * cols <= 16) expect(subsets.count(full(rows, cols)).count).toBe(BigInt(wanted));
  });
  test("two rows: the recurrence", () => {
    const { coefficients, firstTerms } = reference.recurrence2xn;
    const terms = [...Array(runs(10, 12)).keys()].map((n) => count(full(2, n + 1)).count);
    expect(terms.slice(0, firstTerms.length).map(Number)).toEqual(firstTerms);
    for (let n = coefficients.length; n < terms.length; n++)
      expect(coefficients.reduce((sum, c, k) => sum + BigInt(c) * (terms[n - 1 - k] ?? 0n), 0n)).toBe(terms[n]);
  });
});

describe("both engines", () => {
  for (const allowReverse of REVERSES) {
    test(`the same orders on random boards (allowReverse ${allowReverse})`, () => {
      const tally = { none: 0, one: 0, several: 0 };
      const boards = lawBoards({ rules: { allowReverse }, solvable: false, maxCells: 25 });
      for (const puzzle of fc.sample(boards, { numRuns: runs(250, 4000), seed: 20_240_229 })) {
        if (count(puzzle, { maxSolutions: 500 }).exact) expect(orders(search, puzzle)).toEqual(orders(subsets, puzzle));
        const { status } = solve(puzzle);
        expect(subsets.solve(puzzle).status).toBe(status);
        tally[status === "none" ? "none" : status === "unique" ? "one" : "several"]++;
      }
      for (const n of Object.values(tally)) expect(n, JSON.stringify(tally)).toBeGreaterThan(15);
    });
    test(`the same counts on every layout of 3 × 4, and those of the census (allowReverse ${allowReverse})`, () => {
      const { answers: all } = exactCensus({ rows: 3, cols: 4, allowReverse: allowReverse === "on" });
      for (let set = 1; set < all.length; set++) {
        const puzzle = layout(3, 4, set, { allowReverse });
        expect(search.count(puzzle).count).toBe(BigInt(all[set] ?? -1));
        expect(subsets.count(puzzle).count).toBe(BigInt(all[set] ?? -1));
      }
    });
  }
});
