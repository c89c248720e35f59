/** What the engine is told beforehand holds in all it finds: any stones with their numbers, gaps between them allowed. */
import type { Fact } from "@hashigo/core";
import { agreeing, drawFrom, runs } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { solve } from "../src/api.js";
import { answerFacts } from "../src/facts.js";
import { drawn, lawBoards, REVERSES } from "./boards.js";

describe("known facts", () => {
  for (const allowReverse of REVERSES) {
    test(`some numbers of an answer, and some that are none (allowReverse ${allowReverse})`, () => {
      const tally = { none: 0, unique: 0, multiple: 0, unknown: 0 };
      const boards = fc.sample(lawBoards({ rules: { allowReverse }, solvable: true, maxCells: 25 }), {
        numRuns: runs(300, 3000),
        seed: 20_240_229,
      });
      boards.forEach((puzzle, k) => {
        const draw = drawFrom(7919 * k + 1);
        const found = solutions(puzzle, { maxSolutions: 400 });
        if (!found.exact) return;
        const answers = found.solutions.map((order) => answerFacts(puzzle, order));
        const answer = answers[draw(Math.max(1, answers.length))] ?? [];
        const stones = answer.length;
        const known: Fact[] = answer
          .filter(() => draw(3) === 0)
          .map((fact) => (fact.kind === "take" && draw(6) === 0 ? { ...fact, order: 1 + draw(stones) } : fact));
        const outcome = solve(puzzle, { known });
        const left = agreeing(answers, known).length;
        expect(outcome.status, JSON.stringify({ places: puzzle.places, cols: puzzle.cols, known })).toBe(
          left === 0 ? "none" : left === 1 ? "unique" : "multiple",
        );
        tally[outcome.status]++;
      });
      expect(Math.min(tally.none, tally.unique, tally.multiple), JSON.stringify(tally)).toBeGreaterThan(20);
    });
  }
  test("facts that contradict each other, or the board", () => {
    const board = drawn(["oo", "oo"]);
    const take = (cell: number, order: number): Fact => ({ kind: "take", cell, order });
    expect(solve(board, { known: [take(0, 1), take(1, 1)] }).status).toBe("none");
    expect(solve(board, { known: [take(0, 1), take(0, 2)] }).status).toBe("none");
    expect(solve(board, { known: [take(0, 5)] }).status).toBe("none");
    expect(solve(board, { known: [take(0, 1), take(0, 1)] }).status).toBe("multiple");
    expect(solve(board, { known: [take(0, 1), take(3, 3)] }).status).toBe("multiple");
    expect(solve(board, { known: [take(0, 1), take(3, 2)] }).status).toBe("none");
  });
});
