/** 2^28 layouts, by both kernels. */
import { meter, runSync } from "@hashigo/core";
import { expect, test } from "vitest";
import { simd } from "../src/census/simd/simd.js";
import { words } from "../src/census/words.js";

const total = (by: readonly number[]): number => by.reduce((sum, n) => sum + n, 0);

// Not published anywhere known to us.
test.each([
  [false, 213_162_648, 3_980_264],
  [true, 252_867_381, 1_962_232],
])("4×7, straight back allowed: %s", (allowReverse, clearable, one) => {
  const options = { rows: 4, cols: 7, allowReverse, planes: true };
  const fast = runSync(simd.run(options, meter()));
  if (fast.kind === "limit") throw new Error(fast.limit);
  expect([total(fast.census.clearable), total(fast.census.one)]).toEqual([clearable, one]);
  const slow = runSync(words.run(options, meter()));
  if (slow.kind === "limit") throw new Error(slow.limit);
  expect([slow.census.clearable, slow.census.one]).toEqual([fast.census.clearable, fast.census.one]);
  for (const plane of ["some", "several"] as const) {
    const [a, b] = [fast.census.planes?.[plane], slow.census.planes?.[plane]];
    if (a === undefined || b === undefined) throw new Error("no planes");
    expect(Buffer.compare(Buffer.from(a.buffer), Buffer.from(b.buffer))).toBe(0);
  }
});
