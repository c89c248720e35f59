/** The first engine against trying everything, and on the published puzzles. */
import { type Finder, meter, Random, runSync, solutionsJob } from "@hashigo/core";
import { publishedPuzzles } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { solve } from "../src/api.js";
import { parse } from "../src/codec.js";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { finderWithin } from "../src/solve.js";
import { FALLS, smallBoard } from "./engine-boards.js";
import { bitsOf, bruteForce } from "./engine-brute.js";

const RUNS = process.env["HASHIGO_LONG"] === "1" ? 10_000 : 400;

export function bits({ cells }: Progress): number {
  return bitsOf([...cells.keys()].filter((cell) => cells[cell] === 1));
}

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

function read(url: string): Puzzle {
  const parsed = parse(url);
  if (!parsed.ok) throw new Error(`${url}: ${parsed.error.message.en}`);
  return parsed.value.puzzle;
}

function all(finder: Finder<Progress>): number[] {
  return runSync(solutionsJob(finder, Number.POSITIVE_INFINITY, meter())).solutions.map(bits);
}

/** Search until it hands over, one node of it, learning alone. */
const PATIENCES = [300, 1, 0] as const;

describe("first engine", () => {
  for (const fall of FALLS) {
    test(`finds what trying everything finds (${fall})`, () => {
      const random = new Random(1);
      for (let k = 0; k < RUNS; k++) {
        const puzzle = smallBoard(random, fall, k % 20 === 0 ? 16 : 12);
        const wanted = bruteForce(puzzle);
        for (const patience of PATIENCES)
          expect(sorted(all(finderWithin(puzzle, [], patience))), JSON.stringify(puzzle)).toEqual(sorted(wanted));
      }
    });
  }

  test("published puzzles have the answers they are said to have", () => {
    for (const { url, id, solutions: wanted } of publishedPuzzles("stostone")) {
      expect(solve(read(url)).status, id).toBe(wanted);
    }
  });
});
