/** The grids on which the generator does not even begin. */
import { expect, test } from "vitest";
import { census } from "../src/census/census.js";
import { FLOOR, isBarren, TWO_ROWS_TO } from "../src/floor.js";
import { generate } from "../src/generate.js";
import { REVERSES } from "./boards.js";

test.each(REVERSES)("a grid is barren exactly when its census has nothing genuine, allowReverse %s", (allowReverse) => {
  let least = Number.POSITIVE_INFINITY;
  for (let rows = 1; rows <= 4; rows++)
    for (let cols = 1; cols <= 2 * TWO_ROWS_TO && rows * cols <= (rows === 2 ? 2 * TWO_ROWS_TO : 20); cols++) {
      const outcome = census({ rows, cols, rules: { allowReverse } });
      if (outcome.status !== "done") throw new Error(outcome.limit);
      const { genuine, byStones } = outcome.census;
      expect([rows, cols, isBarren(rows, cols, allowReverse)]).toEqual([rows, cols, genuine === 0]);
      const first = byStones.find((row) => row.genuine > 0);
      if (first !== undefined) least = Math.min(least, first.stones);
    }
  expect(least).toBe(FLOOR[allowReverse]);
});

test("such a grid is refused at once, with its size", () => {
  const refused = generate({ rows: 3, cols: 3 });
  expect(refused.ok || refused.error).toMatchObject({
    code: "no-object",
    message: { en: "no board of 3 × 3 with two stones or more has one answer", ja: expect.stringContaining("3×3") },
  });
  expect(generate({ rows: 3, cols: 3, rules: { allowReverse: "on" }, options: { stones: 5 } }).ok).toBe(true);
});
