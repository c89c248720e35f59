/** Brute force on what a minute allows, and the largest boards that the sweep is meant for. */
import { Random } from "@hashigo/core";
import { expect, test } from "vitest";
import { COUNTED, type CountedFall, countShadings, shadingSampler } from "../src/count/index.js";
import { blank, bruteCount, eachBalanced, eachShading, satisfies } from "./count-brute.js";

test.each([
  [2, 8],
  [4, 4],
  [8, 2],
  [16, 1],
])("all shadings of %i×%i", (rows, cols) => {
  for (const fall of COUNTED)
    expect(countShadings(rows, cols, fall).count).toBe(bruteCount(rows, cols, fall, eachShading(rows, cols)));
});

test.each([
  [4, 6],
  [6, 4],
  [10, 2],
])("all balanced shadings of %i×%i", (rows, cols) => {
  for (const fall of COUNTED)
    expect(countShadings(rows, cols, fall).count).toBe(bruteCount(rows, cols, fall, eachBalanced(rows, cols)));
});

// Not published anywhere known to us.
test.each<[number, CountedFall, bigint]>([
  [14, "exact", 226087212445437542382486632448983150588n],
  [14, "convex", 226624415005111749086066211910719646494738222114n],
  [16, "exact", 219914511397519024386151822065695123893692843265704n],
  [16, "convex", 537144695567161751891099489859202209681982834337627450340250550n],
])("square of side %i under %s", (side, fall, count) => {
  expect(countShadings(side, side, fall).count).toBe(count);
  const sampler = shadingSampler(side, side, fall); // the same sum from the other end
  expect(sampler.total).toBe(count);
  expect(satisfies(blank(side, side), sampler.draw(new Random(side)), fall)).toBe(true);
});
