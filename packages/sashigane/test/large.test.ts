/** The article's ladder has a slot for every L of the board: billions on the largest. */
import { meter, runSync } from "@hashigo/core";
import { expect, test } from "vitest";
import { NONE, Puzzle } from "../src/puzzle.js";
import { explain, ladders } from "../src/reasons.js";

const blank = (n: number): Puzzle => Puzzle.of(n, n, new Array<number>(n * n).fill(NONE));

test("a board of more shapes than fit into memory ends in that limit", () => {
  const refused = { steps: [], solved: false, stuckAt: { step: 0 }, limit: "memory" };
  expect(explain(blank(500), { ladder: "article" })).toMatchObject(refused);
  expect(explain(blank(77), { ladder: "article" })).toMatchObject(refused);
  const m = meter();
  expect(runSync(ladders.article.nodes(blank(500), 1, m))).toBeNull();
  expect([m.limit, m.nodes]).toEqual(["memory", 0]);
});

test("one that fits is begun, and the clock is looked at", () => {
  const m = meter({ signal: AbortSignal.abort() });
  const climb = runSync(ladders.article.climb(blank(60), {}, m));
  expect([m.limit, climb.solved, climb.settled]).toEqual(["aborted", false, []]);
});
