/** The experiments' own way of making boards and letting stones fall, against the library. */
import { Grid, Random } from "@hashigo/core";
import {
  check,
  countShadings,
  fillsLowerHalf,
  format,
  ladders,
  NONE,
  type Puzzle,
  SHADED,
  solve,
} from "@hashigo/stostone";
import { bank } from "@hashigo/stostone/bank";
import * as oracle from "@hashigo/stostone/oracle";
import { describe, expect, test } from "vitest";
import { fingerprint } from "../src/board-set.js";
import { readResults } from "../src/results.js";
import { assumptions } from "../src/stostone/assume.js";
import {
  allShadings,
  balancedShadings,
  blankBoard,
  fallInTurn,
  fallTogether,
  hasHole,
  isBalanced,
  isPacked,
  linesOf,
  pictureOf,
  shadingOf,
} from "../src/stostone/falls.js";
import { liftedStones, madeBoard, mapAround, shadingFrom, withNumbers } from "../src/stostone/made.js";
import { ATTRIBUTION, RUNGS_ALONE } from "../src/stostone/reference.js";
import { bankSets, MADE, madeBoards, onlyAnswer, published, read } from "../src/stostone/sets.js";

describe("shadings of a blank board", () => {
  test("all, and those with balanced columns", () => {
    const { grid } = blankBoard(4, 3);
    const all = [...allShadings(12)].filter((shading) => isBalanced(grid, shading));
    const balanced = [...balancedShadings(4, 3)];
    const names = (list: typeof all): string[] => list.map(({ cells }) => cells.join("")).sort();
    expect(balanced.length).toBe(6 ** 3);
    expect(names(balanced)).toEqual(names(all));
  });

  test("holes, seen and not seen", () => {
    const holed = ["##", "#.", "##", "..", "#.", ".."];
    const grid = new Grid(6, 2);
    expect(hasHole(grid, shadingOf(holed))).toBe(true);
    expect(hasHole(grid, shadingOf(["##", "..", "##", ".."]))).toBe(false);
    expect(hasHole(new Grid(3, 2), shadingOf(["##", "#.", "##"]))).toBe(true);
    const count = [...balancedShadings(6, 2)].filter((shading) => !hasHole(grid, shading)).length;
    expect(BigInt(count)).toBe(countShadings(6, 2, "convex").count);
  });

  test("stones that are moved come to rest one on the other", () => {
    const grid = new Grid(4, 3);
    const before = pictureOf(grid, shadingOf(["##.", ".#.", "..#", "#.."]));
    for (const fall of [fallTogether, fallInTurn])
      expect(linesOf(fall(grid, before), 3)).toEqual(["...", "...", "##.", "###"]);
  });
});

describe("boards made in the article's way", () => {
  test("lifted stones fall right, each in a region of its own", () => {
    const random = new Random(9);
    for (let i = 0; i < 40; i++) {
      const stones = liftedStones(6, 6, 9, random);
      const grid = new Grid(6, 6);
      expect(isPacked(grid, fallTogether(grid, pictureOf(grid, shadingFrom(stones))))).toBe(true);
      expect(new Set(stones).size).toBe(10);
      const full = mapAround(6, 6, stones, random);
      expect(full.regions.count).toBe(9);
      expect(check(full, shadingFrom(stones)).state).toBe("solved");
    }
  });

  test("a board has one answer, by all engines that judge it", () => {
    const { puzzle, full, solution } = madeBoard(4, 4, 4, new Random(4));
    for (const { solve: judged } of oracle.engines) expect(judged(puzzle).status).toBe("unique");
    const shaded = (answer: { readonly cells: ArrayLike<number> }): number[] =>
      Array.from(answer.cells, (mark) => (mark === SHADED ? 1 : 0));
    expect(shaded(onlyAnswer(puzzle))).toEqual(shaded(solution));
    expect(withNumbers(full, []).numbers.every((n) => n === NONE)).toBe(true);
    expect(withNumbers(full, [...full.numbers.keys()]).numbers).toEqual(full.numbers);
  });

  test("there are as many as the article has, under its two sizes", () => {
    expect(MADE.map(({ board, boards }) => [board, boards])).toEqual([
      ["6x6", 44],
      ["8x8", 33],
    ]);
    expect(RUNGS_ALONE.map(({ size }) => size)).toEqual(ATTRIBUTION.map(({ size }) => size));
    const [first] = MADE;
    if (first === undefined) throw new Error("no size");
    for (const { puzzle, full } of madeBoards(first).slice(0, 6)) {
      expect(solve(puzzle).status).toBe("unique");
      expect(full.regions.count).toBe(9);
      expect(fillsLowerHalf(puzzle, onlyAnswer(puzzle))).toBe(true);
    }
  });
});

describe("assumptions", () => {
  const all = { ladder: ladders.article, without: -1, trials: 5000, cap: 500 };
  const boards = (): Puzzle[] => published.boards().slice(0, 12);

  test("none where the ladder finishes, some where it has no rung", () => {
    for (const puzzle of boards()) {
      expect(assumptions(puzzle, { ...all, upTo: 5 })).toBe(0);
      expect(assumptions(puzzle, { ...all, upTo: 0, cap: 3 })).toBe(null);
    }
  });

  test("they end with the second answer", () => {
    const board = blankBoard(4, 1);
    expect(solve(board).status).toBe("multiple");
    const made = assumptions(board, { ...all, upTo: 5 });
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(8);
  });
});

test("bank rows are named after what the bank holds, in every table that has them", () => {
  const ids = bankSets().map(({ id }) => id);
  const sizes = [...new Set(bank.map(({ rows, cols }) => `${rows}x${cols}`))];
  expect(ids.map((id) => id.split("-")[1]).sort()).toEqual(sizes.sort());
  for (const id of ids) {
    const size = id.split("-")[1];
    const entries = bank.filter(({ rows, cols }) => `${rows}x${cols}` === size);
    expect(id).toBe(`bank-${size}-${fingerprint(entries)}`);
    expect(entries.every(({ url, rules }) => format(read(url, rules), "url") === url)).toBe(true);
  }
  const stored = readResults("stostone");
  for (const name of ["answers", "fall-rule"])
    expect(stored[name]?.rows.map(({ id }) => id).filter((id) => id.startsWith("bank-"))).toEqual(ids);
});
