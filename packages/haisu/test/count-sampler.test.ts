import { meter, Random, runSync } from "@hashigo/core";
import { samplesUniformly } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { countAllWalks, countWalks, walkSampler, walkSamplerJob } from "../src/count/index.js";
import { boardsTo, eachWalkFrom, isWalk } from "./count-oracle.js";

function allWalks(rows: number, cols: number, start: number | null, goal: number | null): string[] {
  const found: string[] = [];
  for (let first = 0; first < rows * cols; first++) {
    if (start !== null && first !== start) continue;
    eachWalkFrom(rows, cols, first, (walk) => {
      if (goal === null || walk[walk.length - 1] === goal) found.push(walk.join(" "));
    });
  }
  return found.sort();
}

function unranked(rows: number, cols: number, start: number | null, goal: number | null): string[] {
  const sampler = walkSampler(rows, cols, start, goal);
  return Array.from({ length: Number(sampler.total) }, (_, i) => sampler.unrank(BigInt(i)).join(" ")).sort();
}

describe("uniform sampler", () => {
  test.each(boardsTo(16))(
    "%i×%i: unranking every index gives each walk once, whatever ends are given",
    (rows, cols) => {
      expect(unranked(rows, cols, null, null)).toEqual(allWalks(rows, cols, null, null));
      for (let a = 0; a < rows * cols; a++) {
        expect(unranked(rows, cols, a, null)).toEqual(allWalks(rows, cols, a, null));
        expect(unranked(rows, cols, null, a)).toEqual(allWalks(rows, cols, null, a));
        for (let b = a % 3; b < rows * cols; b += 3) {
          expect(unranked(rows, cols, a, b)).toEqual(allWalks(rows, cols, a, b));
        }
      }
    },
  );

  test("checkpoints give the walks of the whole table, rank by rank", () => {
    for (const [rows, cols, start, goal] of [
      [4, 5, 0, 19],
      [7, 6, 10, null],
      [5, 7, null, null],
      [8, 8, 27, 28],
    ] as const) {
      const whole = walkSampler(rows, cols, start, goal, { every: 1 });
      for (const every of [2, 5, 8]) {
        const thinned = walkSampler(rows, cols, start, goal, { every });
        expect(thinned.total).toBe(whole.total);
        const random = new Random(every);
        for (let i = 0; i < 20; i++) {
          const rank = random.below(whole.total);
          expect(thinned.unrank(rank)).toEqual(whole.unrank(rank));
        }
      }
    }
  });

  for (const [rows, cols, start, goal] of [
    [4, 5, 0, 19],
    [5, 4, 7, null],
    [5, 6, 0, 29],
    [3, 5, null, null],
  ] as const) {
    const sampler = walkSampler(rows, cols, start, goal, { every: 3 });
    samplesUniformly<string>({
      name: `walks of ${rows}×${cols} from ${start} to ${goal}`,
      total: sampler.total,
      unrank: (i) => sampler.unrank(i).join(" "),
      all: () => allWalks(rows, cols, start, goal),
      sample: (seed, n) => {
        const random = new Random(seed);
        return Array.from({ length: n }, () => sampler.draw(random).join(" "));
      },
      key: (walk) => walk,
    });
  }

  test("totals are those of the count, and walks are walks, to 12×12", () => {
    const random = new Random(12);
    for (const [rows, cols, start, goal] of [
      [8, 8, 0, 62],
      [9, 10, 3, 88],
      [11, 11, 60, 0],
      [12, 12, 0, 142],
    ] as const) {
      const sampler = walkSampler(rows, cols, start, goal);
      expect(sampler.total).toBe(countWalks(rows, cols, start, goal).count);
      for (let i = 0; i < 20; i++) {
        const walk = sampler.draw(random);
        expect([walk[0], walk[walk.length - 1], isWalk(rows, cols, walk)]).toEqual([start, goal, true]);
      }
    }
    expect(walkSampler(6, 7, null, null).total).toBe(2n * countAllWalks(6, 7).count);
  });

  test("where there is no walk", () => {
    const sampler = walkSampler(8, 8, 0, 2);
    expect([sampler.total, sampler.bytes]).toEqual([0n, 0]);
    expect(() => sampler.draw(new Random(1))).toThrow(RangeError);
    expect(() => sampler.unrank(0n)).toThrow(RangeError);
    expect(walkSampler(5, 5, 1, null).total).toBe(0n);
    expect(walkSampler(1, 1, null, null).total).toBe(0n);
    expect(() => walkSampler(4, 4, 0, 15, { maxBytes: 1e6 }).unrank(-1n)).toThrow(RangeError);
  });

  test("limits", () => {
    expect(runSync(walkSamplerJob(8, 8, 0, 62, {}, meter({ maxNodes: 5 })))).toEqual({ kind: "limit", limit: "nodes" });
    expect(runSync(walkSamplerJob(9, 9, 0, 80, { maxBytes: 9999 }))).toEqual({ kind: "limit", limit: "memory" });
    expect(() => walkSampler(9, 9, 0, 80, { maxBytes: 9999 })).toThrow(RangeError);
    expect(() => walkSampler(9, 9, 0, 81)).toThrow(RangeError);
    const tight = walkSampler(10, 10, 0, 98, { maxBytes: 1_000_000 });
    expect([tight.total, tight.bytes < 1_000_000]).toEqual([194570357335n, true]);
  });
});
