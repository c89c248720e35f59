/** What is wished of the generator is met, on boards small and large. */
import type { GenerateOptions } from "@hashigo/core";
import { expect, test } from "vitest";
import { generate, type Puzzle, stonesOf } from "../src/index.js";

type Wish = NonNullable<GenerateOptions["options"]>;

function made(rows: number, cols: number, options: Wish): { puzzle: Puzzle; stones: number; zeros: number } {
  const outcome = generate({ rows, cols, seed: 3, options });
  if (!outcome.ok) throw new Error(`${rows}×${cols} ${JSON.stringify(options)}: ${outcome.error.message.en}`);
  const { puzzle, solution } = outcome.value;
  return {
    puzzle,
    stones: stonesOf(puzzle, solution).cells.length,
    zeros: puzzle.numbers.filter((n) => n === 0).length,
  };
}

test.each([
  [6, 6, { stones: 4 }],
  [6, 6, { stones: 12 }],
  [8, 8, { stones: 9, shading: "lifted" }],
  [16, 16, { stones: 30 }],
  [16, 16, { stones: 45, shading: "lifted", numbers: "buy" }],
] as const)("%i×%i %j: so many stones", (rows, cols, options) => {
  const { puzzle, stones, zeros } = made(rows, cols, options);
  expect(stones).toBe(options.stones);
  expect(puzzle.regions.count).toBe(stones);
  expect(zeros).toBe(0);
});

test.each([
  [6, 6, 2],
  [10, 10, 5],
  [16, 16, 2],
  [18, 18, 3],
])("%i×%i, stones of %i cells in the mean", (rows, cols, meanSize) => {
  const { stones } = made(rows, cols, { meanSize });
  expect(Math.round((rows * cols) / 2 / stones)).toBe(meanSize);
});

test.each([
  [16, 16, 5, 7],
  [20, 20, 4, 12],
])("%i×%i with %i regions without a stone and %i borders inside regions", (rows, cols, zeroRegions, looseBorders) => {
  const { puzzle, stones, zeros } = made(rows, cols, { zeroRegions, looseBorders });
  expect(puzzle.regions.count).toBe(stones + zeros);
  expect(zeros).toBe(zeroRegions);
  expect(puzzle.regions.loose.length).toBe(looseBorders);
});
