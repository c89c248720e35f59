/** The engine on *every* layout of small grids: number and set of answers against the subset table, verdict against the census. */
import { describe, expect, test } from "vitest";
import { bytesCensus, exactCensus, subsets } from "../oracle/index.js";
import { count, solutions, solve } from "../src/api.js";
import { check } from "../src/check.js";
import { type Progress, type Puzzle, prefixOf } from "../src/puzzle.js";
import { drawn, layout, REVERSES } from "./boards.js";
import { published, reference, sidesOf } from "./reference.js";

/** Boards with more answers are compared by their number alone. */
const COMPARED = 60;

const keys = (orders: readonly Progress[]): string[] => orders.map((order) => prefixOf(order).join(" ")).sort();

function said(puzzle: Puzzle): string {
  return `${puzzle.rows} × ${puzzle.cols}, ${puzzle.rules.allowReverse}, stones at ${puzzle.places.join(" ")}`;
}

describe("every layout", () => {
  const grids = ["1x7", "5x1", "2x4", "3x2", "3x3", "3x4"];
  test.each(grids.flatMap((grid) => REVERSES.map((reverse) => [grid, reverse] as const)))(
    "%s, allowReverse %s: the engine and the subset table list the same orders",
    (grid, allowReverse) => {
      const [rows, cols] = sidesOf(grid);
      const { answers } = exactCensus({ rows, cols, allowReverse: allowReverse === "on" });
      for (let set = 1; set < answers.length; set++) {
        const puzzle = layout(rows, cols, set, { allowReverse });
        const all = answers[set] ?? 0;
        const counted = count(puzzle);
        if (!counted.exact || counted.count !== BigInt(all))
          throw new Error(`${counted.count} answers, there are ${all}: ${said(puzzle)}`);
        if (all > COMPARED) continue;
        const mine = solutions(puzzle);
        const wanted = keys(subsets.solutions(puzzle).solutions);
        if (!mine.exact || keys(mine.solutions).join() !== wanted.join())
          throw new Error(`other orders: ${said(puzzle)}`);
        for (const order of mine.solutions)
          if (check(puzzle, order).state !== "solved") throw new Error(`check refuses an order: ${said(puzzle)}`);
      }
    },
  );
  test.each(["3x5", "4x4"].flatMap((grid) => REVERSES.map((reverse) => [grid, reverse] as const)))(
    "%s, allowReverse %s: the engine's verdict is that of the census",
    (grid, allowReverse) => {
      const [rows, cols] = sidesOf(grid);
      const { answers } = bytesCensus({ rows, cols, allowReverse: allowReverse === "on" });
      for (let set = 1; set < answers.length; set++) {
        const puzzle = layout(rows, cols, set, { allowReverse });
        const { status } = solve(puzzle);
        const wanted = ["none", "unique", "multiple"][answers[set] ?? 0];
        if (status !== wanted) throw new Error(`${status}, the census says ${wanted}: ${said(puzzle)}`);
      }
    },
  );
  test("the empty board has no answer", () => {
    for (const allowReverse of REVERSES) {
      const puzzle = layout(2, 3, 0, { allowReverse });
      expect(solve(puzzle).status).toBe("none");
      expect(count(puzzle)).toMatchObject({ count: 0n, exact: true });
    }
  });
});

describe("published boards", () => {
  test("the board of the article has the printed order, and no other", () => {
    const board = drawn(reference.exampleBoard.rows);
    const outcome = solve(board);
    expect(outcome.status).toBe("unique");
    if (outcome.status !== "unique") return;
    expect([...outcome.solution.order]).toEqual(reference.exampleBoard.order.flat());
    expect(check(board, outcome.solution).state).toBe("solved");
  });
  test.each(published.map((entry) => [entry.id, entry] as const))(
    "%s: one order, which the rules allow",
    (_, { puzzle }) => {
      const outcome = solve(puzzle);
      expect(outcome.status).toBe("unique");
      if (outcome.status === "unique")
        expect(check(puzzle, outcome.solution)).toEqual({ state: "solved", violations: [] });
    },
  );
});
