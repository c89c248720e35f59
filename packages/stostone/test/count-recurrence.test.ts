import { describe, expect, test } from "vitest";
import {
  COUNTED,
  type CountedFall,
  countShadings,
  recurrence as find,
  type ShadingRecurrence,
} from "../src/count/index.js";

const found = new Map<string, ShadingRecurrence>();

/** Found once a test run: 10 rows take a second. */
function recurrence(rows: number, fall: CountedFall): ShadingRecurrence {
  const key = `${rows} ${fall}`;
  const known = found.get(key) ?? find(rows, fall);
  found.set(key, known);
  return known;
}

/** a(1) … a(n) by the recurrence alone. */
function continued(rows: number, fall: CountedFall, n: number): bigint[] {
  const { coefficients, terms } = recurrence(rows, fall);
  const values = terms.slice(0, coefficients.length);
  while (values.length < n) {
    values.push(coefficients.reduce((sum, c, i) => sum + c * (values[values.length - 1 - i] ?? 0n), 0n));
  }
  return values;
}

describe("recurrences of shadings", () => {
  // 4 rows under exact: in the article, from ten computed terms and without a proof.
  test.each([
    [2, "exact", [2n], 2],
    [4, "exact", [6n, -5n, -4n], 6],
    [6, "exact", [15n, -27n, -132n, 126n, 133n, -31n, -18n], 20],
    [2, "convex", [2n], 2],
    [4, "convex", [6n], 6],
    [6, "convex", [20n, -20n, -28n], 20],
    [4, "count", [6n], 1],
    [30, "count", [155117520n], 1],
    [5, "exact", [], 0],
    [5, "count", [], 0],
  ] as const)("%i rows under %s", (rows, fall, coefficients, dimension) => {
    expect(recurrence(rows, fall)).toMatchObject({ coefficients, dimension, proved: true });
  });

  test.each([
    [8, "exact", 33],
    [8, "convex", 17],
    [10, "exact", 108],
    [10, "convex", 51],
  ] as const)("the least order of %i rows under %s is %i", (rows, fall, order) => {
    const { coefficients, terms, dimension } = recurrence(rows, fall);
    expect(coefficients).toHaveLength(order);
    expect(coefficients.at(-1)).not.toBe(0n);
    expect(terms).toHaveLength(2 * dimension);
  });

  test("go on to hold beyond the proof", () => {
    for (const fall of COUNTED) {
      for (let rows = 1; rows <= 8; rows++) {
        const values = continued(rows, fall, 150);
        for (const n of [1, 2, 7, 20, 41, 149, 150])
          expect([rows, n, values[n - 1]]).toEqual([rows, n, countShadings(rows, n, fall).count]);
      }
    }
  });

  test("the empty board agrees on 2 and 4 rows and under convex, and not on 6, 8 and 10 under exact", () => {
    const agrees = (rows: number, fall: CountedFall): boolean => {
      const { coefficients, terms } = recurrence(rows, fall);
      const from = [1n, ...terms];
      const order = coefficients.length;
      return coefficients.reduce((sum, c, i) => sum + c * (from[order - 1 - i] ?? 0n), 0n) === from[order];
    };
    expect([2, 4, 6, 8, 10].map((rows) => agrees(rows, "exact"))).toEqual([true, true, false, false, false]);
    expect([2, 4, 6, 8, 10].every((rows) => agrees(rows, "convex"))).toBe(true);
  });

  test("misuse", () => {
    expect(() => find(12)).toThrow(/1 to 10 rows, not 12/);
    expect(() => find(0)).toThrow(RangeError);
  });
});
