import { describe, expect, test } from "vitest";
import { leastRecurrence } from "../src/index.js";

describe("least recurrence of a transfer matrix", () => {
  test("Fibonacci numbers: states are the last step, one or two", () => {
    const { coefficients, terms, dimension, proved } = leastRecurrence({
      matrix: [[0, 1], [0]],
      final: [true, false],
    });
    expect({ coefficients, terms, dimension, proved }).toEqual({
      coefficients: [1n, 1n],
      terms: [1n, 1n, 2n, 3n],
      dimension: 2,
      proved: true,
    });
  });

  test("states that count alike do not raise the order", () => {
    const all = [1, 2, 3];
    expect(leastRecurrence({ matrix: [all, all, all, all], final: [true, true, true, true] })).toMatchObject({
      coefficients: [3n],
      dimension: 4,
    });
  });

  test("a start that is never seen again costs one term, a sequence of zeros none", () => {
    expect(leastRecurrence({ matrix: [[]], final: [true] }).coefficients).toEqual([0n]);
    expect(leastRecurrence({ matrix: [[0]], final: [false] }).coefficients).toEqual([]);
  });

  test("several starts: words of two letters without the first twice, by their last letter", () => {
    const every = [true, true];
    expect(leastRecurrence({ matrix: [[1], [0, 1]], final: every, start: every })).toMatchObject({
      coefficients: [1n, 1n],
      terms: [2n, 3n, 5n, 8n],
    });
    expect(leastRecurrence({ matrix: [], final: [], start: [] })).toMatchObject({ coefficients: [], dimension: 0 });
  });

  test("coefficients of either sign beyond the first prime", () => {
    // a(n) = C(n, 79) 2^(n - 79), of which (x - 2)^80 is the least characteristic polynomial
    const matrix = Array.from({ length: 80 }, (_, i) => (i < 79 ? [i, i, i + 1] : [i, i]));
    const { coefficients } = leastRecurrence({ matrix, final: matrix.map((_, i) => i === 79) });
    expect(coefficients).toHaveLength(80);
    expect(coefficients[0]).toBe(160n);
    expect(coefficients[79]).toBe(-(2n ** 80n));
  });
});
