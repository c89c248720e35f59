import { Random } from "@hashigo/core";
import { expect, test } from "vitest";
import { shadingSampler } from "../src/count/sampler.js";
import { check, Puzzle, SHADED } from "../src/index.js";
import { heightsOf, stacked } from "../src/stack.js";

test("heights are even, at most what is asked, and add up", () => {
  for (let rows = 2; rows <= 60; rows += 2) {
    const heights = heightsOf(rows, 10);
    expect(heights.reduce((a, b) => a + b, 0)).toBe(rows);
    expect(heights.every((height) => height % 2 === 0 && height >= 2 && height <= 10)).toBe(true);
  }
});

test("what is stacked falls right", () => {
  const random = new Random(5);
  for (const [rows, cols] of [
    [8, 3],
    [12, 5],
    [18, 6],
  ] as const) {
    const samplers = heightsOf(rows, 4).map((height) => shadingSampler(height, cols, "exact"));
    for (let k = 0; k < 20; k++) {
      const shaded = stacked(samplers, cols, random);
      if (shaded === null) throw new Error("no stack came about");
      const cells = shaded.map((mark) => (mark === 1 ? SHADED : 0));
      const blank = Puzzle.of({
        rows,
        cols,
        borders: new Uint8Array(rows * (cols - 1) + (rows - 1) * cols),
        numbers: [-1],
      });
      const broken = check(blank, { cells }).violations.map(({ rule }) => rule);
      expect(broken.filter((rule) => rule === "upper-half" || rule === "lower-half")).toEqual([]);
    }
  }
});
