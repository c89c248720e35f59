/** Kept prices of all layouts of a grid. */
import { meter, runSync } from "@hashigo/core";
import { expect, test } from "vitest";
import { exactCensus } from "../oracle/index.js";
import { priceTable, priceTableAsync, priceTableJob } from "../src/census/price.js";
import { countFull } from "../src/count/full.js";
import { layout, REVERSES } from "./boards.js";

test.each(REVERSES)("in full as the oracle counts, cut at 2 as the census does, allowReverse %s", (allowReverse) => {
  for (let rows = 1; rows <= 12; rows++)
    for (let cols = 1; rows * cols <= 12; cols++) {
      const { answers } = exactCensus({ rows, cols, allowReverse: allowReverse === "on" });
      const exact = priceTable(rows, cols, { allowReverse });
      const capped = priceTable(rows, cols, { allowReverse }, { counts: "capped" });
      expect([exact.exact, capped.exact, exact.rules.allowReverse]).toEqual([true, false, allowReverse]);
      answers.forEach((count, set) => {
        if (exact.count(set) !== count || capped.count(set) !== Math.min(count, 2))
          throw new Error(`${rows}×${cols} layout ${set}: ${exact.count(set)} and ${capped.count(set)}, not ${count}`);
      });
    }
});

test("the largest grid: 4×5, full boards and the census in it", () => {
  const table = priceTable(4, 5);
  expect(BigInt(table.count(2 ** 20 - 1))).toBe(countFull(4, 5).count);
  let [clearable, one] = [0, 0];
  for (let set = 0; set < 2 ** 20; set++) {
    if (table.count(set) > 0) clearable++;
    if (table.count(set) === 1) one++;
  }
  expect([clearable, one]).toEqual([751237, 10316]);
});

test("a layout is a number, or one entry a cell", () => {
  const table = priceTable(3, 4);
  const set = 0b1011_1111_0111;
  expect(table.count(layout(3, 4, set).stones)).toBe(table.count(set));
  expect(table.count(0)).toBe(0);
  expect(() => table.count(2 ** 12)).toThrow(RangeError);
  expect(() => table.count(-1)).toThrow(RangeError);
  expect(() => table.count([1, 0, 1])).toThrow(/12 stones, not 3/);
  expect(() => table.count(new Array<number>(12).fill(2))).toThrow(RangeError);
  expect(() => priceTable(3, 7)).toThrow(/1 to 20 squares, not 3 × 7/);
});

test("limits", async () => {
  expect(runSync(priceTableJob(4, 4, {}, {}, meter({ maxNodes: 9 })))).toEqual({ status: "unknown", limit: "nodes" });
  for (const counts of ["exact", "capped"] as const) {
    const outcome = await priceTableAsync(4, 4, {}, { counts, signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ status: "unknown", limit: "aborted" });
  }
  const outcome = await priceTableAsync(2, 3, { allowReverse: "on" });
  expect(outcome.status === "done" && outcome.table.count(63)).toBe(priceTable(2, 3, { allowReverse: "on" }).count(63));
});
