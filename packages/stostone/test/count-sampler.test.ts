import { meter, Random, runSync } from "@hashigo/core";
import { samplesUniformly } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { balancedColumns } from "../src/count/columns.js";
import {
  COUNTED,
  type CountedFall,
  countShadings,
  shadingSampler,
  shadingSamplerJob,
  transferMatrix,
} from "../src/count/index.js";
import { blank, eachBalanced, satisfies } from "./count-brute.js";

const keyOf = (cells: Uint8Array): string => cells.join("");

function allKeys(rows: number, cols: number, fall: CountedFall): string[] {
  const puzzle = blank(rows, cols);
  return [...eachBalanced(rows, cols)].filter((cells) => satisfies(puzzle, cells, fall)).map(keyOf);
}

describe("sampler of shadings", () => {
  for (const [rows, cols, every] of [
    [2, 7, 1],
    [4, 3, 1],
    [4, 4, 5],
    [6, 2, 4],
    [8, 1, 3],
    [8, 2, 1],
  ] as const) {
    for (const fall of COUNTED) {
      const sampler = shadingSampler(rows, cols, fall, { every });
      samplesUniformly<string>({
        name: `${rows}×${cols} under ${fall}`,
        total: sampler.total,
        unrank: (i) => keyOf(sampler.unrank(i)),
        all: () => allKeys(rows, cols, fall),
        sample: (seed, n) => {
          const random = new Random(seed);
          return Array.from({ length: n }, () => keyOf(sampler.draw(random)));
        },
        key: (shading) => shading,
      });
    }
  }

  test("has the total of the count", () => {
    for (const fall of COUNTED) {
      for (let rows = 1; rows <= 10; rows++)
        for (const cols of [1, 2, 5, 10])
          expect([rows, cols, shadingSampler(rows, cols, fall).total]).toEqual([
            rows,
            cols,
            countShadings(rows, cols, fall).count,
          ]);
    }
  });

  test("draws of 12×12 and of 6×9 satisfy their rule, falling for real", () => {
    const random = new Random(53);
    for (const fall of COUNTED) {
      for (const [rows, cols, draws] of [
        [12, 12, 3],
        [6, 9, 10],
      ] as const) {
        const sampler = shadingSampler(rows, cols, fall);
        for (let i = 0; i < draws; i++) expect(satisfies(blank(rows, cols), sampler.draw(random), fall)).toBe(true);
      }
    }
  });

  test.each(["exact", "convex"] as const)("chi-square of the third column of 6×5 under %s", (fall) => {
    const [rows, cols, draws] = [6, 5, 4000];
    const sampler = shadingSampler(rows, cols, fall);
    const { matrix } = transferMatrix(rows, fall);
    // two columns to the left, two to the right, and who fits is symmetric
    const sides = matrix.map((list) => BigInt(list.reduce((sum, i) => sum + (matrix[i]?.length ?? 0), 0)));
    const columns = balancedColumns(rows);
    expect(sides.reduce((sum, n) => sum + n * n, 0n)).toBe(sampler.total);
    const seen = columns.map(() => 0);
    const random = new Random(2024);
    for (let n = 0; n < draws; n++) {
      const cells = sampler.draw(random);
      const mask = columns.findIndex((column) =>
        Array.from({ length: rows }, (_, h) => h).every(
          (h) => ((column >> h) & 1) === cells[(rows - 1 - h) * cols + 2],
        ),
      );
      (seen[mask] as number)++;
    }
    const chi = seen.reduce((sum, n, i) => {
      const expected = (draws * Number((sides[i] ?? 0n) ** 2n)) / Number(sampler.total);
      expect(expected).toBeGreaterThan(20);
      return sum + (n - expected) ** 2 / expected;
    }, 0);
    const free = columns.length - 1;
    expect(Math.abs(chi - free)).toBeLessThan(4.5 * Math.sqrt(2 * free));
  });

  test("same seed, same shading", () => {
    const sampler = shadingSampler(4, 5);
    expect(keyOf(sampler.draw(new Random(7)))).toBe(keyOf(sampler.draw(new Random(7))));
  });

  test("without shadings, out of range, cut off", () => {
    const none = shadingSampler(5, 4);
    expect(none.total).toBe(0n);
    expect(() => none.draw(new Random(1))).toThrow(/no shading to draw/);
    expect(() => none.unrank(0n)).toThrow(RangeError);
    expect(() => shadingSampler(4, 2).unrank(28n)).toThrow(RangeError);
    expect(() => shadingSampler(12, 12, "exact", { maxNodes: 5 })).toThrow(/ended at its limit: nodes/);
    expect(runSync(shadingSamplerJob(30, 2, "convex", {}, meter()))).toEqual({ kind: "limit", limit: "memory" });
  });
});
