/** Shadings by columns drawn anew: right at any height, as good as uniform, and walked to what is wished. */
import { componentsOf, meter, Random } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { shadingSampler } from "../src/count/sampler.js";
import { SHADED } from "../src/index.js";
import { redrawn, walked } from "../src/redraw.js";
import { blank, satisfies } from "./count-brute.js";

const marksOf = (shaded: Uint8Array): Uint8Array => shaded.map((mark) => (mark === 1 ? SHADED : 0));

test("what is drawn falls right, by simulation", () => {
  const random = new Random(5);
  for (const [rows, cols] of [
    [2, 9],
    [8, 1],
    [18, 6],
    [20, 20],
    [30, 30],
  ] as const)
    for (let k = 0; k < 10; k++)
      for (const sweeps of [0, 3])
        expect(satisfies(blank(rows, cols), marksOf(redrawn(rows, cols, random, sweeps)), "exact")).toBe(true);
});

/** All shadings of a board as texts, in the order of their ranks. */
function allOf(rows: number, cols: number): string[] {
  const sampler = shadingSampler(rows, cols, "exact");
  return Array.from({ length: Number(sampler.total) }, (_, i) =>
    sampler
      .unrank(BigInt(i))
      .map((mark) => (mark === SHADED ? 1 : 0))
      .join(""),
  );
}

/** The shadings that come of the first one by changing a column at a time. */
function reachedByColumns(all: readonly string[], cols: number): number {
  const without = (key: string, c: number): string => `${c}:${[...key].filter((_, i) => i % cols !== c).join("")}`;
  const alike = new Map<string, string[]>();
  for (const key of all) {
    for (let c = 0; c < cols; c++) {
      const rest = without(key, c);
      const list = alike.get(rest);
      if (list === undefined) alike.set(rest, [key]);
      else list.push(key);
    }
  }
  const reached = new Set(all.slice(0, 1));
  for (const key of reached) {
    for (let c = 0; c < cols; c++) {
      const rest = without(key, c);
      for (const next of alike.get(rest) ?? []) reached.add(next);
      alike.delete(rest);
    }
  }
  return reached.size;
}

describe("columns drawn anew", () => {
  test.each([
    [2, 8],
    [4, 4],
    [4, 6],
    [6, 3],
    [6, 4],
  ])("turn any shading of %i×%i into any other", (rows, cols) => {
    const all = allOf(rows, cols);
    expect(all.length).toBeGreaterThan(100);
    expect(reachedByColumns(all, cols)).toBe(all.length);
  });

  test.each([
    [4, 3],
    [6, 2],
    [2, 7],
  ])("draw each shading of %i×%i about equally often", (rows, cols) => {
    const all = allOf(rows, cols);
    const draws = 40 * all.length;
    const random = new Random(31);
    const seen = new Map(all.map((key) => [key, 0]));
    for (let k = 0; k < draws; k++) {
      const key = redrawn(rows, cols, random, 16).join("");
      seen.set(key, (seen.get(key) as number) + 1);
    }
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 40) ** 2 / 40, 0);
    const free = all.length - 1;
    expect(Math.abs(chi - free)).toBeLessThan(4.5 * Math.sqrt(2 * free));
  });

  test("make as many stones, and as many of one cell, as the exact sampler on 12×12", () => {
    const [side, draws] = [12, 600];
    const sampler = shadingSampler(side, side, "exact");
    const random = new Random(8);
    const exact = means(draws, () => sampler.draw(random));
    const ours = means(draws, () => marksOf(redrawn(side, side, random)));
    for (const [i, { mean, spread }] of exact.entries()) {
      const { mean: other, spread: otherSpread } = ours[i] as Mean;
      expect(Math.abs(mean - other)).toBeLessThan(4.5 * Math.sqrt((spread + otherSpread) / draws));
    }
  });

  interface Mean {
    readonly mean: number;
    /** Variance. */
    readonly spread: number;
  }

  /** Stones, and stones of one cell. */
  function means(draws: number, draw: () => Uint8Array): Mean[] {
    const counts = Array.from({ length: draws }, () => {
      const cells = draw();
      const stones = componentsOf(blank(12, 12).grid, (cell) => cells[cell] === SHADED);
      return [stones.length, stones.filter((stone) => stone.length === 1).length] as const;
    });
    return ([0, 1] as const).map((i) => {
      const mean = counts.reduce((sum, count) => sum + count[i], 0) / draws;
      return { mean, spread: counts.reduce((sum, count) => sum + (count[i] - mean) ** 2, 0) / draws };
    });
  }
});

describe("a walk", () => {
  const stonesIn = (rows: number, cols: number, shaded: Uint8Array): number =>
    componentsOf(blank(rows, cols).grid, (cell) => shaded[cell] === 1).length;

  test("ends at the wish, and falls right there", () => {
    for (const [rows, cols, wish] of [
      [6, 6, 3],
      [6, 6, 12],
      [10, 10, 25],
      [20, 20, 40],
      [20, 20, 80],
    ] as const) {
      const random = new Random(wish);
      const from = redrawn(rows, cols, random);
      const kept = from.join("");
      const there = walked(rows, cols, from, (s) => Math.abs(stonesIn(rows, cols, s) - wish), random, meter());
      if (there === null) throw new Error(`${wish} stones on ${rows}×${cols} were not reached`);
      expect(stonesIn(rows, cols, there)).toBe(wish);
      expect(satisfies(blank(rows, cols), marksOf(there), "exact")).toBe(true);
      expect(from.join("")).toBe(kept);
    }
  });

  test("gives up what cannot be, and stops at a limit", () => {
    const random = new Random(1);
    const from = redrawn(6, 6, random);
    const work = meter();
    expect(walked(6, 6, from, () => 1, random, work)).toBeNull();
    expect(work.nodes).toBeGreaterThan(6);
    expect(walked(6, 6, from, () => 1, random, meter({ maxNodes: 3 }))).toBeNull();
  });
});
