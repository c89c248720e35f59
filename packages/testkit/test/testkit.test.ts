import type { Fact } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  agreeing,
  astray,
  boards,
  common,
  drawFrom,
  isTake,
  mutate,
  part,
  publishedPuzzles,
  samplesUniformly,
  writtenSize,
} from "../src/index.js";

describe("boards", () => {
  const lists = boards<readonly number[]>({
    draw: (random) => Array.from({ length: random(12) }, () => random(100)),
    *smaller(list) {
      for (const i of list.keys()) yield list.filter((_, j) => j !== i);
    },
  });
  test("shrink to a smallest counterexample", () => {
    const details = fc.check(
      fc.property(lists, (list) => !list.some((n) => n > 70)),
      { seed: 1 },
    );
    expect(details.failed).toBe(true);
    expect(details.counterexample?.[0]).toHaveLength(1);
  });
  test("are the same for the same seed", () => {
    expect(fc.sample(lists, { seed: 5, numRuns: 20 })).toEqual(fc.sample(lists, { seed: 5, numRuns: 20 }));
  });
});

describe("facts", () => {
  const edge = (a: number, value: "on" | "off"): Fact => ({ kind: "edge", cells: [a, a + 1], value });
  const answers = [
    [edge(0, "on"), edge(1, "on")],
    [edge(0, "on"), edge(1, "off")],
  ];
  test("common to all answers", () => expect(common(answers)).toEqual([edge(0, "on")]));
  test("answers that agree", () => expect(agreeing(answers, [edge(1, "off")])).toEqual([answers[1]]));
  test("a part of an order is its beginning", () => {
    const order = [3, 1, 2].map((cell, i): Fact => ({ kind: "take", cell, order: i + 1 }));
    for (let seed = 1; seed < 20; seed++) {
      const some = part(order, 2, drawFrom(seed));
      expect(some).toEqual(order.slice(0, some.length));
    }
  });
  test("an order that goes astray begins as it should, takes nothing twice, and breaks no rule where it need not", () => {
    const order = [3, 1, 0, 2].map((cell, i) => ({ kind: "take", cell, order: i + 1 }) as const);
    let broken = 0;
    let wrong = 0;
    // A game in which nothing may be taken right after its left neighbour.
    const genre = {
      emptyProgress: () => [] as readonly Fact[],
      draw: (_: unknown, drawn: readonly Fact[], facts: readonly Fact[]) => [...drawn, ...facts],
      check: (_: unknown, drawn: readonly Fact[]) => {
        const cells = drawn.map((fact) => (fact.kind === "take" ? fact.cell : -1));
        const state = cells.some((cell, k) => k > 0 && cells[k - 1] === cell - 1) ? "broken" : "incomplete";
        return { state, violations: [] } as const;
      },
    };
    const puzzle = { rows: 1, cols: 4, rules: {} };
    for (let seed = 1; seed < 300; seed++) {
      const drawn = astray(genre, puzzle, order, drawFrom(seed * 7919)).filter(isTake);
      expect(drawn.map((fact) => fact.order)).toEqual(drawn.map((_, k) => k + 1));
      expect(new Set(drawn.map((fact) => fact.cell)).size).toBe(drawn.length);
      if (genre.check(puzzle, drawn).state === "broken") broken++;
      if (agreeing([order], drawn).length === 0) wrong++;
    }
    expect(wrong).toBeGreaterThan(50);
    expect(broken).toBeLessThan(100);
  });
});

describe("damaged texts", () => {
  test("are the same for the same seed, and mostly not the text itself", () => {
    const url = "https://puzz.link/p?sashigane/5/4/jm.o3khkgojm4";
    const damaged = (seed: number): string => mutate(url, url, drawFrom(seed));
    expect(damaged(9)).toBe(damaged(9));
    const seeds = Array.from({ length: 200 }, (_, i) => i * 7919 + 1);
    expect(seeds.filter((seed) => damaged(seed) === url).length).toBeLessThan(20);
  });
  test("the size that is written: columns first in a url, rows first elsewhere", () => {
    const size = (text: string): unknown => writtenSize(text, "goishi");
    expect(size("https://puzz.link/p?goishi/5/4/abc")).toEqual({ rows: 4, cols: 5 });
    expect(size("pzprv3\ngoishi\n4\n5\n")).toEqual({ rows: 4, cols: 5 });
    expect(size("hashigo goishi-hiroi 4x5\n")).toEqual({ rows: 4, cols: 5 });
    expect(size("https://puzz.link/p?haisu/5/4/abc")).toBeNull();
  });
});

describe("samplers", () => {
  samplesUniformly({
    name: "three coins",
    total: 8n,
    all: () => ["000", "001", "010", "011", "100", "101", "110", "111"],
    unrank: (index) => index.toString(2).padStart(3, "0"),
    chance: () => ({ of: 1n, outOf: 8n }),
    sample: (seed, n) => {
      const draw = drawFrom(seed);
      return Array.from({ length: n }, () => draw(8).toString(2).padStart(3, "0"));
    },
    key: (coins) => coins,
  });
});

test("the published puzzles are there, small ones first", () => {
  const puzzles = publishedPuzzles("sashigane");
  expect(puzzles).toHaveLength(74);
  expect(puzzles[0]?.rows).toBe(5);
});
