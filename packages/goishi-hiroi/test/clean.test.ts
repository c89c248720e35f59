/** Clearances that never fly over an emptied square: counted by a sweep, by walking, and by the oracle. */
import { meter, runSync } from "@hashigo/core";
import { runs } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { countClean as plain } from "../oracle/index.js";
import { countClean, countCleanAsync, countCleanJob } from "../src/count/clean.js";
import { cleanSweep, cleanSweepAsync } from "../src/count/clean-sweep.js";
import { Puzzle } from "../src/puzzle.js";
import { layout } from "./boards.js";
import { reference, sidesOf } from "./reference.js";

function full(rows: number, cols: number): Puzzle {
  return Puzzle.of({ rows, cols, stones: new Uint8Array(rows * cols).fill(1) });
}

function swept(rows: number, cols: number, cap?: number) {
  const outcome = cleanSweep(rows, cols, { cap });
  if (outcome.status === "unknown") throw new Error(outcome.limit);
  return outcome.table;
}

describe("of a board", () => {
  test("the oracle on every layout of small grids, lines that cross included", () => {
    let some = 0;
    for (const [rows, cols] of [
      [1, 6],
      [6, 1],
      [2, 5],
      [3, 3],
      [3, 4],
      ...(runs(0, 1) === 1 ? [[4, 4] as const] : []),
    ] as const) {
      for (let set = 0; set < 2 ** (rows * cols); set++) {
        const puzzle = layout(rows, cols, set);
        const { count, exact } = countClean(puzzle);
        const wanted = plain(puzzle);
        if (count !== wanted || !exact) throw new Error(`${rows}×${cols} layout ${set}: ${count}, not ${wanted}`);
        if (count > 0n) some++;
      }
    }
    expect(some).toBeGreaterThan(3000);
  });

  /** On a full board the clean clearances are the walks through all cells: twice those that Haisu counts without a direction. */
  test.each([
    [4, 4, 276n],
    [5, 5, 4324n],
    [6, 6, 229348n],
    [8, 8, 3023313284n],
  ])("full %i×%i: twice the %i undirected walks through all cells", (rows, cols, walks) => {
    expect(countClean(full(rows, cols))).toMatchObject({ count: 2n * walks, exact: true });
  });

  test("the clause makes no difference, empty lines and turning neither", () => {
    const rows = [".oo.o", ".....", "o.ooo", "oo..o"];
    const stones = [...rows.join("")].map((mark) => (mark === "o" ? 1 : 0));
    const board = Puzzle.of({ rows: 4, cols: 5, stones });
    const { count } = countClean(board);
    expect(count).toBe(plain(board));
    expect(countClean(Puzzle.of(board, { allowReverse: "on" })).count).toBe(count);
    const turned = Array.from({ length: 20 }, (_, i) => stones[(i % 4) * 5 + Math.floor(i / 4)] ?? 0);
    expect(countClean(Puzzle.of({ rows: 5, cols: 4, stones: turned })).count).toBe(count);
  });

  test("limits", async () => {
    expect(countClean(full(8, 8), { maxNodes: 5 })).toMatchObject({ count: 0n, exact: false, limit: "nodes" });
    expect(countClean(full(8, 8), { maxBytes: 50_000 })).toMatchObject({ count: 0n, exact: false, limit: "memory" });
    const aborted = runSync(countCleanJob(full(8, 8), {}, meter({ signal: AbortSignal.abort() })));
    expect(aborted).toMatchObject({ count: 0n, exact: false, limit: "aborted" });
    expect(await countCleanAsync(full(3, 4))).toEqual(countClean(full(3, 4)));
  });
});

describe("of all layouts of a grid", () => {
  test.each(reference.reversal.rows)("published: $grid, $hasClean have one", (row) => {
    const { rows: _, cols: __, allClean: ___, ...counts } = swept(...sidesOf(row.grid));
    expect({ grid: row.grid, ...counts }).toEqual(row);
  });

  /** What is printed compares counts that were cut at 5 or 6. In full there are fewer; these are not published. */
  const IN_FULL: Readonly<Record<string, number>> = { "2x4": 134, "2x5": 451, "2x6": 1507, "3x3": 223, "3x4": 1227 };
  test.each(reference.reversalAllClean.rows)("all clean: $grid, $allClean when cut at 5 or 6", ({ grid, allClean }) => {
    const [rows, cols] = sidesOf(grid);
    expect([swept(rows, cols, 5).allClean, swept(rows, cols, 6).allClean]).toEqual([allClean, allClean]);
    expect(swept(rows, cols).allClean).toBe(IN_FULL[grid]);
  });

  test("without the clause more can be cleared, and the same cleanly", () => {
    const outcome = cleanSweep(3, 4, { rules: { allowReverse: "on" } });
    expect(outcome).toMatchObject({ table: { clearable: 3259 - 12, one: 232 - 12, hasClean: 2616, oneAndClean: 0 } });
  });

  test("walking agrees with the sweep of the single board", () => {
    const { hasClean } = swept(3, 3);
    let some = 0;
    for (let set = 1; set < 2 ** 9; set++)
      if ((set & (set - 1)) !== 0 && countClean(layout(3, 3, set)).count > 0n) some++;
    expect(some).toBe(hasClean);
  });

  test("limits", async () => {
    expect(cleanSweep(4, 4, { maxNodes: 300 })).toEqual({ status: "unknown", limit: "nodes" });
    expect(cleanSweep(4, 4, { signal: AbortSignal.abort() })).toEqual({ status: "unknown", limit: "aborted" });
    expect(() => cleanSweep(3, 7)).toThrow(RangeError);
    expect(await cleanSweepAsync(3, 3)).toEqual(cleanSweep(3, 3));
  });
});
