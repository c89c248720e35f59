/** Minutes of work: the largest boards that the sweep and the sampler are meant for. */
import { countSweep, Random, runSync } from "@hashigo/core";
import { expect, test } from "vitest";
import { countAllWalks, countWalks, WalkFrontier, walkSampler } from "../src/count/index.js";
import { coloursFit } from "../src/screens.js";
import { isWalk, walksByEnds } from "./count-oracle.js";

// Not published anywhere known to us. The mirrored goal is another sweep: other states, and other sums.
test.each([
  [14, 19340637478166072603135308n],
  [16, 21032231634765629209804178388667693n],
])("%i×%i", (side, walks) => {
  expect(countWalks(side, side, 0, side * side - 2).count).toBe(walks);
  expect(countWalks(side, side, 0, side * side - 1 - side).count).toBe(walks);
});

test("corner to corner of odd squares, OEIS A001184", () => {
  expect(countWalks(13, 13, 0, 168).count).toBe(17337631013706758184626n);
  expect(countWalks(15, 15, 0, 224).count).toBe(4628650743368437273677525554148n);
});

test("all pairs of 11×11 and 12×12", () => {
  expect(countAllWalks(11, 11).count).toBe(786671485270308848n);
  expect(countAllWalks(12, 12).count).toBe(3452664855804347354220n);
});

test("all pairs of 11×11 are half of the sums over one given end", () => {
  let sum = 0n;
  for (let r = 0; r <= 5; r++) {
    for (let c = r; c <= 5; c++) {
      if (coloursFit(11, 11, r * 11 + c, 120)) sum += BigInt(placesOf(11, r, c)) * walksFrom(11, r * 11 + c);
    }
  }
  expect(sum).toBe(2n * 786671485270308848n);
});

function walksFrom(side: number, start: number): bigint {
  const swept = runSync(countSweep(new WalkFrontier({ rows: side, cols: side, start, goal: null })));
  return swept.kind === "exact" ? swept.total : -1n;
}

/** Cells that the symmetries of a square take a cell to. */
function placesOf(side: number, r: number, c: number): number {
  const places = new Set<number>();
  for (const [a, b] of [
    [r, c],
    [c, r],
  ] as const) {
    for (const x of [a, side - 1 - a]) for (const y of [b, side - 1 - b]) places.add(x * side + y);
  }
  return places.size;
}

test("plain search agrees to 30 cells, every pair of ends", () => {
  for (const [rows, cols] of [
    [5, 6],
    [7, 4],
    [3, 10],
    [15, 2],
  ] as const) {
    const size = rows * cols;
    const walks = walksByEnds(rows, cols);
    for (let start = 0; start < size; start++) {
      for (let goal = 0; goal < size; goal++) {
        const { count } = countWalks(rows, cols, start, goal);
        expect([rows, cols, start, goal, count]).toEqual([
          rows,
          cols,
          start,
          goal,
          BigInt(walks[start * size + goal] ?? -1),
        ]);
      }
    }
    expect(countAllWalks(rows, cols).count * 2n).toBe(BigInt(walks.reduce((sum, n) => sum + n, 0)));
  }
});

test("the sampler with free ends reaches 12×12", () => {
  const sampler = walkSampler(12, 12, null, null);
  expect(sampler.total).toBe(2n * 3452664855804347354220n);
  const random = new Random(12);
  for (let i = 0; i < 200; i++) expect(isWalk(12, 12, sampler.draw(random))).toBe(true);
});
