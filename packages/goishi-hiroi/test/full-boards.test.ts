/** Full boards: the reference values, the plain search, and what the recurrence of two rows says. */
import { leastRecurrence, meter, runSync } from "@hashigo/core";
import { runs } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { search } from "../oracle/index.js";
import { countFull, countFullAsync, countFullJob } from "../src/count/full.js";
import { full, REVERSES } from "./boards.js";
import { reference, sidesOf } from "./reference.js";

const of = (rows: number, cols: number, allowReverse: "on" | "off" = "off"): bigint => {
  const { count, exact, limit } = countFull(rows, cols, { allowReverse });
  expect([exact, limit]).toEqual([true, null]);
  return count;
};

describe("ways to clear a full board", () => {
  test.each(Object.entries(reference.fullBoards.values))("published: %s, %i", (grid, wanted) => {
    const [rows, cols] = sidesOf(grid);
    expect([of(rows, cols), of(cols, rows)]).toEqual([BigInt(wanted), BigInt(wanted)]);
  });

  test.each(REVERSES)("the plain search on every full board to 12 cells, allowReverse %s", (allowReverse) => {
    for (let rows = 1; rows <= 12; rows++)
      for (let cols = 1; rows * cols <= 12; cols++) {
        const { count, exact } = search.count(full(rows, cols, { allowReverse }));
        expect([rows, cols, of(rows, cols, allowReverse)]).toEqual([rows, cols, count]);
        expect(exact).toBe(true);
      }
  });

  /** Not published. 4×5 and 3×7 are counted by the plain search as well in the long run. */
  test.each([
    [4, 5, 89524n, 4561364n],
    [5, 5, 2440064n, 540722472n],
    [4, 6, 1439520n, 196492744n],
  ])("%i×%i", (rows, cols, published, reverse) => {
    expect(of(rows, cols)).toBe(published);
    if (rows * cols <= runs(20, 25)) expect(of(rows, cols, "on")).toBe(reverse);
    if (rows * cols <= runs(0, 20)) expect(search.count(full(rows, cols)).count).toBe(published);
  });

  test("one row: from an end, or with the clause deleted from anywhere", () => {
    for (let cols = 2; cols <= 40; cols++) {
      expect(of(1, cols)).toBe(2n);
      expect(of(cols, 1, "on")).toBe(2n ** BigInt(cols - 1));
    }
  });

  /**
   * Conjecture. The full 2 × n board has (2 · 3ⁿ + 2ⁿ + 2 · (-1)ⁿ) / 3 answers, n ≥ 1; so a(n) = 4 a(n - 1) - a(n - 2) - 6 a(n - 3).
   * Checked.    n ≤ 12 here, n ≤ 16 in the long run.
   * The matrix below has these terms: 2 · 3ⁿ⁻¹ from two loops of weight three, and (2ⁿ⁻¹ - (-1)ⁿ⁻¹) · 2 / 3 from two copies of Jacobsthal's. By core's
   * proof no recurrence of lower order holds for them.
   */
  test("two rows: the closed form, and its least recurrence", () => {
    const { coefficients, terms } = leastRecurrence({
      matrix: [
        [0, 0, 0],
        [1, 1, 1],
        [2, 3],
        [2, 2],
        [4, 5],
        [4, 4],
      ],
      start: [true, true, true, false, true, false],
      final: [true, true, false, true, false, true],
    });
    expect(coefficients.map(Number)).toEqual(reference.recurrence2xn.coefficients);
    const longest = runs(12, 16);
    for (let n = 1; n <= longest; n++) {
      const sign = n % 2 === 0 ? 1n : -1n;
      const closed = (2n * 3n ** BigInt(n) + 2n ** BigInt(n) + 2n * sign) / 3n;
      expect(of(2, n)).toBe(closed);
      if (n <= terms.length) expect(terms[n - 1]).toBe(closed);
    }
    const { firstTerms } = reference.recurrence2xn;
    expect(terms.slice(0, firstTerms.length).map(Number)).toEqual(firstTerms);
  });
});

describe("limits", () => {
  const nothing = { count: 0n, exact: false };
  test("a sweep that is cut off has counted nothing", async () => {
    expect(countFull(5, 5, {}, { maxNodes: 3 })).toMatchObject({ ...nothing, limit: "nodes" });
    expect(countFull(5, 5, {}, { maxBytes: 50_000 })).toMatchObject({ ...nothing, limit: "memory" });
    expect(countFull(20, 20)).toEqual({ ...nothing, states: 0, limit: "memory" });
    expect(runSync(countFullJob(5, 5, {}, {}, meter({ signal: AbortSignal.abort() })))).toMatchObject({
      ...nothing,
      limit: "aborted",
    });
    expect(await countFullAsync(3, 4)).toEqual(countFull(3, 4));
  });

  test("misuse", () => {
    expect(() => countFull(0, 3)).toThrow(RangeError);
    expect(() => countFull(3, 1.5)).toThrow(RangeError);
    expect(() => countFull(3, 3, { allowReverse: "perhaps" })).toThrow(RangeError);
  });
});
