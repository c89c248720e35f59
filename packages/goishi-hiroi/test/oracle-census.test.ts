/** All layouts of small grids: the reference tables counted again, and the theorems of the genre where they could fail. */
import type { Cell } from "@hashigo/core";
import { runs } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import {
  bytesCensus,
  type CappedCensus,
  cleanClearances,
  countClean,
  exactCensus,
  solutions,
} from "../oracle/index.js";
import { type Progress, type Puzzle, prefixOf } from "../src/puzzle.js";
import { layout, REVERSES } from "./boards.js";
import { reference, sidesOf } from "./reference.js";

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

function stonesIn(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Asked more than once. */
const censuses = new Map<string, CappedCensus>();
function census(grid: string, allowReverse = false): CappedCensus {
  const key = `${grid} ${allowReverse}`;
  const [rows, cols] = sidesOf(grid);
  const found = censuses.get(key) ?? bytesCensus({ rows, cols, allowReverse });
  censuses.set(key, found);
  return found;
}

describe("the census", () => {
  test.each(reference.census.rows)("$grid: $clearable of $layouts can be cleared, $genuine are genuine", (row) => {
    const { answers, clearable, one } = census(row.grid);
    expect(answers.length - 1).toBe(row.layouts);
    expect(sum(clearable)).toBe(row.clearable);
    expect(sum(one)).toBe(row.one);
    expect(sum(one) - (one[1] ?? 0)).toBe(row.genuine);
  });
  test.each(reference.clauseDeleted.rows)(
    "$grid without the clause: $clearableDeleted, $oneDeleted with one answer",
    (row) => {
      const [kept, deleted] = [census(row.grid), census(row.grid, true)];
      expect(sum(deleted.clearable)).toBe(row.clearableDeleted);
      expect(sum(deleted.one)).toBe(row.oneDeleted);
      expect(kept.answers.filter((n, set) => n === 1 && deleted.answers[set] === 1)).toHaveLength(row.both);
      expect(kept.answers.every((n, set) => n <= (deleted.answers[set] ?? 0))).toBe(true);
    },
  );
  test.each(reference.sweetSpot.rows)(
    "$grid: genuine layouts have $smallest stones at least, most of them $peakStones",
    (row) => {
      const genuine = census(row.grid).one.map((n, stones) => (stones < 2 ? 0 : n));
      expect(genuine.findIndex((n) => n > 0)).toBe(row.smallest);
      expect(genuine.indexOf(Math.max(...genuine))).toBe(row.peakStones);
      expect(genuine[row.peakStones]).toBe(row.puzzles);
    },
  );
  test.each(["1x1", "1x7", "5x1", "2x3", "3x2", "2x6", "3x4", "4x3", "3x5", "4x4"])(
    "%s: cut at 2 it is the count in full, cut",
    (grid) => {
      const [rows, cols] = sidesOf(grid);
      for (const allowReverse of [false, true]) {
        const exact = exactCensus({ rows, cols, allowReverse });
        expect(census(grid, allowReverse).answers).toEqual(Uint8Array.from(exact.answers, (n) => Math.min(n, 2)));
      }
    },
  );
});

describe("floors", () => {
  /**
   * Claim.   A layout of k stones that can be cleared occupies r rows and c columns with r + c ≤ k + 1.
   * Proof.   Let a line be a vertex and a stone an edge between its row and its column. Two stones that follow each other share a line,
   *          so a clearance shows that the graph is connected; a connected graph on r + c vertices has r + c − 1 edges at least.  ∎
   * Empty lines change nothing, so 2 to 6 stones need no larger grid than 3 × 4, 2 × 5 or 1 × 6: a finite check of the seven-stone floor.
   */
  test.each(["4x4", "2x6", "1x8", "3x5"])("%s: a layout that can be cleared occupies few lines", (grid) => {
    const [rows, cols] = sidesOf(grid);
    let tight = 0;
    for (const allowReverse of [false, true])
      census(grid, allowReverse).answers.forEach((answers, set) => {
        if (answers === 0) return;
        const cells = [...Array(rows * cols).keys()].filter((cell) => ((set >> cell) & 1) === 1);
        const lines =
          new Set(cells.map((cell) => cell % cols)).size + new Set(cells.map((cell) => Math.floor(cell / cols))).size;
        if (lines > cells.length + 1) throw new Error(`${grid} layout ${set}: ${lines} lines, ${cells.length} stones`);
        if (lines === cells.length + 1) tight++;
      });
    expect(tight).toBeGreaterThan(0);
  });
  test.each(["3x4", "2x5", "1x6"])("%s: no layout of two to six stones has exactly one answer", (grid) => {
    expect(
      census(grid)
        .one.slice(2, 7)
        .every((n) => n === 0),
    ).toBe(true);
  });
  test.each(["1x4", "2x3"])("%s: none of two to four has without the clause", (grid) => {
    expect(
      census(grid, true)
        .one.slice(2, 5)
        .every((n) => n === 0),
    ).toBe(true);
    expect(census("3x3", true).one[5]).toBeGreaterThan(0);
  });
  test("stones in one line have two answers, or a power of two without the clause", () => {
    for (const allowReverse of [false, true]) {
      const { answers } = exactCensus({ rows: 1, cols: 8, allowReverse });
      answers.forEach((n, set) => {
        const k = stonesIn(set);
        if (k > 0) expect(n).toBe(k === 1 ? 1 : allowReverse ? 2 ** (k - 1) : 2);
      });
    }
  });
  test("one row to twelve columns, two rows to ten, and 3 × 3 hold no genuine layout", () => {
    for (let cols = 1; cols <= 12; cols++) expect(sum(census(`1x${cols}`).one.slice(2))).toBe(0);
    for (let cols = 1; cols <= 10; cols++) expect(sum(census(`2x${cols}`).one.slice(2))).toBe(0);
    expect(sum(census("3x3").one.slice(2))).toBe(0);
    expect(sum(census("3x4").one.slice(2))).toBe(12);
  });
});

describe("clean clearances", () => {
  test.each(reference.reversal.rows)("$grid: $hasClean layouts have one, none of those with one answer", (row) => {
    const [rows, cols] = sidesOf(row.grid);
    const { answers } = exactCensus({ rows, cols, allowReverse: false });
    const tally = { grid: row.grid, examined: 0, clearable: 0, one: 0, hasClean: 0, oneAndClean: 0 };
    answers.forEach((n, set) => {
      if (stonesIn(set) < 2) return;
      tally.examined++;
      if (n === 0) return;
      tally.clearable++;
      const clean = hasClean(layout(rows, cols, set));
      if (clean) tally.hasClean++;
      if (n === 1) tally.one++;
      if (n === 1 && clean) tally.oneAndClean++;
    });
    expect(tally).toEqual(row);
  });
  /** A clean order read backwards is another answer: so is every order that is the only one of two stones or more flying over something. */
  test.each(REVERSES.flatMap((reverse) => [["3x4", reverse] as const, ["3x5", reverse] as const]))(
    "%s, allowReverse %s: a board of two or more stones with one answer flies over an emptied square",
    (grid, allowReverse) => {
      const [rows, cols] = sidesOf(grid);
      let seen = 0;
      census(grid, allowReverse === "on").answers.forEach((n, set) => {
        if (n !== 1 || stonesIn(set) < 2) return;
        const puzzle = layout(rows, cols, set, { allowReverse });
        const [only, another] = solutions(puzzle).solutions;
        expect(another).toBeUndefined();
        expect(only === undefined ? 0 : flights(puzzle, only)).toBeGreaterThan(0);
        expect(hasClean(puzzle)).toBe(false);
        seen++;
      });
      expect(seen).toBeGreaterThan(0);
    },
  );
  const grids = ["2x4", "1x7", "3x3", "4x2", "3x4", ...(runs(0, 1) === 1 ? ["2x7"] : [])];
  test.each(grids.flatMap((grid) => REVERSES.map((reverse) => [grid, reverse] as const)))(
    "%s, allowReverse %s: a clearance can be read backwards exactly when it is clean",
    (grid, allowReverse) => {
      const [rows, cols] = sidesOf(grid);
      for (let set = 1; set < 2 ** (rows * cols); set++) {
        const puzzle = layout(rows, cols, set, { allowReverse });
        const orders = solutions(puzzle).solutions;
        const legal = new Set(orders.map((order) => prefixOf(order).join(" ")));
        const clean = orders.filter((order) => flights(puzzle, order) === 0);
        for (const order of orders)
          if (legal.has(prefixOf(order).reverse().join(" ")) !== (flights(puzzle, order) === 0))
            throw new Error(`${grid} layout ${set}, order ${prefixOf(order).join(" ")}`);
        const wanted = clean.map((order) => prefixOf(order).join(" ")).sort();
        expect([...cleanClearances(puzzle)].map((order) => prefixOf(order).join(" ")).sort()).toEqual(wanted);
        expect(countClean(puzzle)).toBe(BigInt(clean.length));
      }
    },
  );
});

function hasClean(puzzle: Puzzle): boolean {
  for (const _ of cleanClearances(puzzle)) return true;
  return false;
}

/** Moves over a square that was emptied before: as the rule says it, cell by cell. */
function flights(puzzle: Puzzle, order: Progress): number {
  const cells = prefixOf(order);
  let n = 0;
  cells.forEach((to, k) => {
    const from = cells[k - 1];
    if (from !== undefined && between(puzzle, from, to).some((cell) => cells.indexOf(cell) >= 0)) n++;
  });
  return n;
}

function between({ cols }: Puzzle, from: Cell, to: Cell): Cell[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const step = low % cols === high % cols ? cols : 1;
  const out: Cell[] = [];
  for (let cell = low + step; cell < high; cell += step) out.push(cell);
  return out;
}
