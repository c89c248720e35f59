/** Minutes of work: the largest boards that the sweep and the sampler are meant for. */
import { Random } from "@hashigo/core";
import { expect, test } from "vitest";
import { countByPieces, countPartitions, partitionSampler, recurrence } from "../src/count/index.js";
import { countBySearch, piecesOf } from "./count-oracle.js";

test("11×11 and 12×12", () => {
  expect(countPartitions(11, 11).count).toBe(11113213432030528239766712n);
  expect(countPartitions(12, 12).count).toBe(1927370701777757224457139449984n);
});

test("search over pieces agrees to 30 cells", () => {
  for (const [rows, cols] of [
    [4, 7],
    [5, 6],
    [3, 10],
    [2, 15],
  ] as const) {
    const { total, byPieces } = countBySearch(rows, cols);
    expect(countPartitions(rows, cols).count).toBe(total);
    expect(countByPieces(rows, cols)).toEqual(byPieces);
  }
});

test("6 rows: the recurrence foretells longer boards than it was found from", () => {
  const { coefficients, terms, dimension } = recurrence(6);
  expect(dimension).toBe(731);
  const values = terms.slice(0, coefficients.length);
  while (values.length <= 300) {
    values.push(coefficients.reduce((sum, c, i) => sum + c * (values[values.length - 1 - i] ?? 0n), 0n));
  }
  expect(countPartitions(6, 300).count).toBe(values[300]);
});

test("the sampler reaches 12×12 with checkpoints", () => {
  const sampler = partitionSampler(12, 12);
  expect(sampler.total).toBe(1927370701777757224457139449984n);
  expect(sampler.every).toBeGreaterThan(1);
  const random = new Random(12);
  for (let i = 0; i < 200; i++) piecesOf(sampler.draw(random), 12);
});
