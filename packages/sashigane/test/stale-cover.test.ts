import { type Fact, keyOf, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { answerFacts, ladders, type Puzzle, parse, solve } from "../src/index.js";
import { coverCandidates } from "./stale-cover.js";

/** Two answers; the old table leaves every circle one candidate, and those make one of the two. */
const BOARDS = ["https://puzz.link/p?sashigane/4/4/jl..mgmj..i", "https://puzz.link/p?sashigane/5/4/.mhn.gk.lj.gj./"];

function read(url: string): Puzzle {
  const parsed = parse(url, { rules: { form: "strict" } });
  if (!parsed.ok) throw new Error(parsed.error.message.en);
  return parsed.value.puzzle;
}

describe.each(BOARDS)("a table counted before its own strikes: %s", (url) => {
  const puzzle = read(url);
  const answers = solutions(puzzle).solutions.map((solution) => answerFacts(puzzle, solution));

  test("the old table would lose an answer, the new one does not", () => {
    expect(answers).toHaveLength(2);
    expect(coverCandidates(puzzle, true).map((shapes) => shapes.length)).toEqual(
      coverCandidates(puzzle, true).map(() => 1),
    );
    expect(Math.max(...coverCandidates(puzzle, false).map((shapes) => shapes.length))).toBeGreaterThan(1);
  });

  test("both engines find both", () => {
    const outcome = solve(puzzle);
    expect(outcome.status).toBe("multiple");
    if (outcome.status !== "multiple") return;
    const keys = (facts: readonly Fact[]): string => facts.map(keyOf).join(" ");
    const witnesses = [outcome.first, outcome.second].map((solution) => keys(answerFacts(puzzle, solution)));
    expect(witnesses.sort()).toEqual(answers.map(keys).sort());
  });

  for (const id of ["default", "article"] as const) {
    test(`ladder ${id} claims nothing that the two answers do not share`, () => {
      const climb = runSync(ladders[id].climb(puzzle));
      expect(climb.contradiction).toBe(false);
      for (const fact of answers.flat()) {
        const shared = answers.every((answer) => answer.some((other) => keyOf(other) === keyOf(fact)));
        if (!shared) expect(climb.holds(fact)).toBe(false);
      }
    });
  }
});
