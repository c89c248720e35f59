import { Grid, Random, regionsOf } from "@hashigo/core";
import { describe, expect, it } from "vitest";
import {
  fallAtRandom,
  fallByRows,
  fallByStones,
  hasTouching,
  isPacked,
  type Picture,
  stoneNames,
  stonePicture,
} from "../oracle/fall.js";
import { check } from "../src/check.js";
import { cellFalls, columnCounts, fallen, fillsLowerHalf, ranks, restOf, stoneFalls, stonesOf } from "../src/fall.js";
import { NONE, Puzzle } from "../src/puzzle.js";

const LONG = process.env["HASHIGO_LONG"] === "1";

/** A board with these borders and no numbers. */
function board(rows: number, cols: number, borders: ArrayLike<number>): Puzzle {
  const { count } = regionsOf(new Grid(rows, cols), (edge) => borders[edge] === 1);
  return Puzzle.of({ rows, cols, borders, numbers: new Int32Array(count).fill(NONE) });
}

function bare(rows: number, cols: number): Puzzle {
  return board(rows, cols, new Uint8Array(rows * (cols - 1) + (rows - 1) * cols));
}

function drawn(...rows: string[]): Uint8Array {
  return Uint8Array.from(rows.join(""), (sign) => Number(sign === "#"));
}

function rowsOf(puzzle: Puzzle, picture: Picture): string[] {
  return Array.from({ length: puzzle.rows }, (_, r) =>
    [...picture.slice(r * puzzle.cols, (r + 1) * puzzle.cols)].map((stone) => (stone < 0 ? "." : "#")).join(""),
  );
}

/** The picture after the fall, as src/fall.ts has it, in the oracle's names: a stone's first cell. */
function predicted(puzzle: Puzzle, cells: Uint8Array): Picture {
  const stones = stonesOf(puzzle, { cells });
  return fallen(puzzle, stones, restOf(puzzle, stones)).map((stone) =>
    stone < 0 ? -1 : (stones.cells[stone]?.[0] ?? -1),
  );
}

/** All that is claimed of one shading; returns whether it packs. */
function agree(puzzle: Puzzle, cells: Uint8Array, random: Random): boolean {
  const before = stonePicture(puzzle, cells);
  const byRows = fallByRows(puzzle, before);
  const expected = byRows.join();
  const prediction = predicted(puzzle, cells).join();
  if (prediction !== expected) throw new Error(`${cells.join("")} falls to\n${expected}, not\n${prediction}`);
  if (!hasTouching(puzzle, before)) {
    const order = random.shuffle(stoneNames(before));
    for (const after of [fallByStones(puzzle, before, order), fallAtRandom(puzzle, before, (n) => random.int(n))])
      if (after.join() !== expected) throw new Error(`${cells.join("")} falls to\n${expected} or\n${after.join()}`);
  }
  const packs = isPacked(puzzle, byRows);
  if (fillsLowerHalf(puzzle, { cells }) !== packs) throw new Error(`${cells.join("")}: ranks say ${!packs}`);
  if (localForm(puzzle, cells) !== packs) throw new Error(`${cells.join("")}: the local form says ${!packs}`);
  return packs;
}

/** Balanced columns, and cells of one stone side by side have equally many shaded cells below them. */
function localForm(puzzle: Puzzle, cells: Uint8Array): boolean {
  const { rows, cols, grid } = puzzle;
  if (columnCounts(puzzle, { cells }).some((count) => 2 * count !== rows)) return false;
  const below = ranks(puzzle, { cells });
  for (let edge = 0; edge < grid.across; edge++) {
    const [a, b] = grid.sides(edge);
    if (puzzle.borders[edge] !== 1 && cells[a] === 1 && cells[b] === 1 && below[a] !== below[b]) return false;
  }
  return cols > 0;
}

/** Every shading of a bare board; returns how many pack, and how many are balanced. */
function sweep(rows: number, cols: number): { exact: number; count: number } {
  const puzzle = bare(rows, cols);
  const random = new Random(rows * 100 + cols);
  const out = { exact: 0, count: 0 };
  for (let bits = 0; bits < 2 ** (rows * cols); bits++) {
    const cells = Uint8Array.from({ length: rows * cols }, (_, cell) => (bits >> cell) & 1);
    if (agree(puzzle, cells, random)) out.exact++;
    if (columnCounts(puzzle, { cells }).every((count) => 2 * count === rows)) out.count++;
  }
  return out;
}

describe("the fall on every shading of small boards", () => {
  // Sums of 4×n: 6, 28, 134, 640; 2×n: 2ⁿ; 6×2: 226 of 400; 8×1: C(8, 4). Odd rows: none.
  it.each([
    [1, 4, 0, 0],
    [2, 1, 2, 2],
    [2, 4, 16, 16],
    [2, 6, 64, 64],
    [3, 3, 0, 0],
    [3, 4, 0, 0],
    [4, 1, 6, 6],
    [4, 2, 28, 36],
    [4, 3, 134, 216],
    [4, 4, 640, 1296],
    [6, 1, 20, 20],
    [6, 2, 226, 400],
    [8, 1, 70, 70],
    [12, 1, 924, 924],
    ...((LONG
      ? [
          [2, 8, 256, 256],
          [8, 2, 1940, 4900],
          [5, 3, 0, 0],
          [3, 5, 0, 0],
        ]
      : []) as readonly [number, number, number, number][]),
  ])("%i × %i: %i fill the lower half of %i with half of each column", (rows, cols, exact, count) => {
    expect(sweep(rows, cols)).toEqual({ exact, count });
  });
});

/** Random borders, and shadings of which most have half of each column: those are the close calls. */
function randomBoard(random: Random, rows: number, cols: number): { puzzle: Puzzle; cells: Uint8Array } {
  const edges = rows * (cols - 1) + (rows - 1) * cols;
  const tenths = random.int(6);
  const puzzle = board(
    rows,
    cols,
    Uint8Array.from({ length: edges }, () => Number(random.int(10) < tenths)),
  );
  const cells = new Uint8Array(rows * cols);
  for (let col = 0; col < cols; col++) {
    const half = random.int(8) === 0 ? random.int(rows + 1) : rows >> 1;
    const places = random.shuffle(Array.from({ length: rows }, (_, r) => r));
    for (const r of places.slice(0, half)) cells[r * cols + col] = 1;
  }
  return { puzzle, cells };
}

describe("the fall on random boards", () => {
  it("with borders, of up to 12 × 8: three simulations, ranks and shortest ways agree", () => {
    const random = new Random(7);
    const tally = { packed: 0, apart: 0, touching: 0 };
    for (let run = 0; run < (LONG ? 20_000 : 2_000); run++) {
      const { puzzle, cells } = randomBoard(random, 1 + random.int(12), 1 + random.int(run % 2 === 0 ? 2 : 8));
      if (agree(puzzle, cells, random)) tally.packed++;
      tally[hasTouching(puzzle, stonePicture(puzzle, cells)) ? "touching" : "apart"]++;
    }
    expect(Math.min(tally.packed, tally.apart, tally.touching)).toBeGreaterThan(200);
    console.log(`stostone fall: ${JSON.stringify(tally)}`);
  });

  it("one whole column run per stone in everything that packs and does not touch", () => {
    const random = new Random(8);
    let seen = 0;
    for (let run = 0; run < 4_000; run++) {
      const { puzzle, cells } = randomBoard(random, 4 + 2 * random.int(2), 2 + random.int(2));
      if (!fillsLowerHalf(puzzle, { cells }) || hasTouching(puzzle, stonePicture(puzzle, cells))) continue;
      seen++;
      for (const stone of stonesOf(puzzle, { cells }).cells) {
        const last = new Map<number, number>();
        for (const cell of stone) {
          const above = last.get(cell % puzzle.cols);
          if (above !== undefined) expect(cell - above).toBe(puzzle.cols);
          last.set(cell % puzzle.cols, cell);
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});

describe("cases of the fall", () => {
  it("stones rest on stones, with a gap that none fills", () => {
    const puzzle = bare(6, 3);
    const cells = drawn("##.", "...", ".##", "...", "...", "#..");
    expect(rowsOf(puzzle, predicted(puzzle, cells))).toEqual(["...", "...", "...", "...", "##.", "###"]);
    const tower = drawn("###", "...", "#..", "...", "..#", "...");
    expect(rowsOf(puzzle, predicted(puzzle, tower))).toEqual(["...", "...", "...", "...", "###", "#.#"]);
  });

  it("the arch of 4 × 3 is balanced and has no hole, and does not fill the lower half", () => {
    const puzzle = bare(4, 3);
    const cells = drawn("#.#", "###", "...", ".#.");
    expect(rowsOf(puzzle, predicted(puzzle, cells))).toEqual(["...", "#.#", "###", ".#."]);
    expect([...columnCounts(puzzle, { cells })]).toEqual([2, 2, 2]);
    expect(stoneFalls(puzzle, { cells }, stonesOf(puzzle, { cells }))).toEqual([null, 0]);
    expect(fillsLowerHalf(puzzle, { cells })).toBe(false);
  });

  it("4 × 2 has shadings of the kind already: counting is not enough", () => {
    const puzzle = bare(4, 2);
    const cells = drawn(".#", "##", "..", "#.");
    expect(fillsLowerHalf(puzzle, { cells })).toBe(false);
    expect([...columnCounts(puzzle, { cells })]).toEqual([2, 2]);
    expect(rowsOf(puzzle, predicted(puzzle, cells))).toEqual(["..", ".#", "##", "#."]);
    expect([...cellFalls(puzzle, { cells })]).toEqual([-1, 2, 1, 2, -1, -1, 0, -1]);
    // Each stone in its own region: only the whole rule of the fall turns it away.
    const borders = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1];
    for (const [fall, state] of [
      ["exact", "broken"],
      ["convex", "solved"],
      ["count", "solved"],
      ["none", "solved"],
    ] as const)
      expect(check(Puzzle.of({ rows: 4, cols: 2, borders, numbers: [NONE, NONE] }, { fall }), { cells }).state).toBe(
        state,
      );
  });

  it("a stone inside another's arms falls with it", () => {
    const puzzle = bare(6, 4);
    const cells = drawn("####", "#...", "#.#.", "#...", "####", "....");
    expect(rowsOf(puzzle, predicted(puzzle, cells))).toEqual(["....", "####", "#...", "#...", "#.#.", "####"]);
  });

  it("stones that touch and hold each other up fall together", () => {
    // Two hooks, each under the other: a finger of the one fills the mouth of the other.
    const rows = 5;
    const cols = 2;
    const shape = [0, 0, 0, 1, 0, 0, -1, -1, -1, -1];
    const cells = Uint8Array.from(shape, (stone) => Number(stone >= 0));
    const edges = Array.from({ length: rows * (cols - 1) + (rows - 1) * cols }, (_, edge) => {
      const [a, b] = bare(rows, cols).grid.sides(edge);
      return Number(shape[a] !== shape[b]);
    });
    const puzzle = board(rows, cols, edges);
    expect(stonesOf(puzzle, { cells }).count).toBe(2);
    const before = stonePicture(puzzle, cells);
    expect(predicted(puzzle, cells)).toEqual(fallByRows(puzzle, before));
    expect(rowsOf(puzzle, predicted(puzzle, cells)).slice(2)).toEqual(["##", "##", "##"]);
    // One at a time they are stuck.
    expect(fallByStones(puzzle, before, stoneNames(before))).toEqual(before);
  });

  it("a board of one row, of one column, and an empty one", () => {
    expect(rowsOf(bare(1, 3), predicted(bare(1, 3), drawn("#.#")))).toEqual(["#.#"]);
    expect(rowsOf(bare(4, 1), predicted(bare(4, 1), drawn("#", ".", "#", ".")))).toEqual([".", ".", "#", "#"]);
    expect(fillsLowerHalf(bare(3, 1), { cells: drawn(".", ".", ".") })).toBe(false);
    expect([...restOf(bare(2, 2), stonesOf(bare(2, 2), { cells: new Uint8Array(4) }))]).toEqual([]);
  });
});
