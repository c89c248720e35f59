/**
 * Each search alone, its memo open from the first node, on boards with enough stones that a state is met again from elsewhere: what a memo
 * mixes up shows there and not on smaller ones. The lists are those of the oracle.
 */
import { meter, runSync } from "@hashigo/core";
import { drawFrom, runs } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { type Puzzle, prefixOf } from "../src/puzzle.js";
import { Portfolio, type PortfolioOptions } from "../src/walk/portfolio.js";
import { taskOf } from "../src/walk/task.js";
import { layout, REVERSES } from "./boards.js";

const SEARCHES: Readonly<Record<string, PortfolioOptions>> = {
  forward: { backward: 0, openAfter: 0 },
  backward: { forward: 0, openAfter: 0 },
  "in turns": { forward: 1, backward: 1, openAfter: 0 },
};
const SIDES = [
  [3, 5],
  [5, 3],
  [4, 4],
  [3, 6],
  [5, 5],
] as const;
/** Boards with more answers are left out. */
const MOST = 300;

interface Case {
  readonly puzzle: Puzzle;
  readonly orders: readonly string[];
}

/** Layouts of 10 to 13 stones; the small grids are nearly full. */
const cases: readonly Case[] = REVERSES.flatMap((allowReverse) => {
  const draw = drawFrom(20_240_229);
  const out: Case[] = [];
  while (out.length < runs(500, 4000)) {
    const [rows, cols] = SIDES[draw(SIDES.length)] ?? [4, 4];
    let set = 0;
    for (let n = 10 + draw(4); n > 0; ) {
      const bit = 1 << draw(rows * cols);
      if ((set & bit) === 0) n--;
      set |= bit;
    }
    const puzzle = layout(rows, cols, set, { allowReverse });
    const found = solutions(puzzle, { maxSolutions: MOST });
    if (found.exact) out.push({ puzzle, orders: found.solutions.map((order) => prefixOf(order).join()).sort() });
  }
  return out;
});

describe.each(Object.entries(SEARCHES))("%s, memo at once", (_, options) => {
  test("finds the orders of the oracle", () => {
    let answers = 0;
    for (const { puzzle, orders } of cases) {
      const task = taskOf(puzzle, []);
      if (task === null) throw new Error("nothing is known, so nothing contradicts");
      const search = new Portfolio(task, options);
      const found: string[] = [];
      for (;;) {
        const next = runSync(search.next(null, meter()));
        if (next.kind !== "solution") break;
        found.push(prefixOf(next.solution).join());
      }
      if (found.sort().join(" ") !== orders.join(" "))
        throw new Error(
          `${found.length} orders, there are ${orders.length}: ${puzzle.rows} × ${puzzle.cols}, allowReverse ${puzzle.rules.allowReverse}, stones at ${puzzle.places.join(" ")}`,
        );
      answers += orders.length;
    }
    expect(answers).toBeGreaterThan(cases.length);
  });
});
