/** The kernels against the byte table, layout by layout; and the published tables by what users call. */
import { meter, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { bytesCensus } from "../oracle/index.js";
import { census, censusAsync, censusJob } from "../src/census/census.js";
import type { Census, Kernel } from "../src/census/kernel.js";
import { KERNELS } from "../src/census/kernels.js";
import { answersOf, cellsOf, compareReverse, genuineLayouts } from "../src/census/layouts.js";
import { words } from "../src/census/words.js";
import { reference, sidesOf } from "./reference.js";

function taken(kernel: Kernel, rows: number, cols: number, allowReverse: boolean, planes: boolean): Census {
  const run = runSync(kernel.run({ rows, cols, allowReverse, planes }, meter()));
  if (run.kind === "limit") throw new Error(`${kernel.id} ${rows}×${cols}: ${run.limit}`);
  return run.census;
}

/** Every grid to so many cells, both ways round, one-wide ones included. */
function grids(most: number): (readonly [rows: number, cols: number])[] {
  const all: (readonly [number, number])[] = [];
  for (let rows = 1; rows <= most; rows++) for (let cols = 1; rows * cols <= most; cols++) all.push([rows, cols]);
  return all;
}

describe.each(KERNELS)("kernel $id", (kernel) => {
  test("the byte table, layout by layout, on every grid to 16 cells and under both rules", () => {
    let layouts = 0;
    for (const [rows, cols] of grids(16)) {
      for (const allowReverse of [false, true]) {
        const plain = bytesCensus({ rows, cols, allowReverse });
        const { clearable, one, planes } = taken(kernel, rows, cols, allowReverse, true);
        expect([rows, cols, clearable, one]).toEqual([rows, cols, plain.clearable, plain.one]);
        if (planes === null) throw new Error("no planes");
        plain.answers.forEach((answers, layout) => {
          layouts++;
          if (answersOf(planes, layout) !== answers)
            throw new Error(`${rows}×${cols}, reverse ${allowReverse}, layout ${layout}: not ${answers}`);
        });
        expect(taken(kernel, rows, cols, allowReverse, false)).toMatchObject({ clearable, one, planes: null });
      }
    }
    expect(layouts).toBeGreaterThan(1_000_000);
  });

  test("the same numbers for a grid and for the grid turned", () => {
    for (const [rows, cols] of [
      [2, 9],
      [3, 6],
      [1, 18],
    ] as const) {
      const [lying, standing] = [taken(kernel, rows, cols, false, false), taken(kernel, cols, rows, false, false)];
      expect([lying.clearable, lying.one]).toEqual([standing.clearable, standing.one]);
    }
  });

  test("a limit ends it without a number", () => {
    const request = { rows: 4, cols: 5, kernel: kernel.id } as const;
    const { bytes } = census(request);
    expect(census({ ...request, maxBytes: bytes - 1 })).toEqual({
      status: "unknown",
      kernel: kernel.id,
      bytes,
      limit: "memory",
    });
    expect(census({ ...request, maxBytes: bytes }).status).toBe("done");
    expect(census({ ...request, maxNodes: 3 })).toMatchObject({ status: "unknown", limit: "nodes" });
    expect(census({ ...request, signal: AbortSignal.abort() })).toMatchObject({ status: "unknown", limit: "aborted" });
  });
});

test("every kernel counts 4×5 alike", () => {
  for (const allowReverse of [false, true]) {
    const [first, ...others] = KERNELS.map((kernel) => taken(kernel, 4, 5, allowReverse, true));
    for (const other of others) {
      expect([other.clearable, other.one]).toEqual([first?.clearable, first?.one]);
      expect(other.planes?.some.every((word, w) => word === first?.planes?.some[w])).toBe(true);
      expect(other.planes?.several.every((word, w) => word === first?.planes?.several[w])).toBe(true);
    }
  }
});

test("the portable kernel holds two layers: 5×5 in 0.12 GB", () => {
  expect(words.bytes({ rows: 5, cols: 5, allowReverse: false, planes: false })).toBeLessThan(120e6);
});

function table(rows: number, cols: number, allowReverse: "on" | "off" = "off") {
  const outcome = census({ rows, cols, rules: { allowReverse } });
  if (outcome.status === "unknown") throw new Error(`${rows}×${cols}: ${outcome.limit}`);
  return outcome.census;
}

describe("published tables", () => {
  test.each(reference.census.rows)("$grid: $clearable of $layouts can be cleared, $genuine genuine", (row) => {
    const { layouts, clearable, unique, genuine } = table(...sidesOf(row.grid));
    expect({ layouts, clearable, unique, genuine }).toEqual({
      layouts: row.layouts,
      clearable: row.clearable,
      unique: row.one,
      genuine: row.genuine,
    });
  });

  test.each(reference.sweetSpot.rows)("$grid: most genuine layouts have $peakStones stones", (row) => {
    const { byStones } = table(...sidesOf(row.grid));
    const peak = byStones.reduce((best, next) => (next.genuine > best.genuine ? next : best));
    expect(byStones.find(({ genuine }) => genuine > 0)?.stones).toBe(row.smallest);
    expect([peak.stones, peak.genuine]).toEqual([row.peakStones, row.puzzles]);
    expect((100 * peak.genuine) / peak.clearable).toBeCloseTo(row.share, 2);
  });

  test.each(reference.clauseDeleted.rows)("$grid without the clause: $clearableDeleted, $oneDeleted, $both", (row) => {
    const [rows, cols] = sidesOf(row.grid);
    const outcome = compareReverse({ rows, cols });
    if (outcome.status === "unknown") throw new Error(String(outcome.limit));
    const { published, reverse, transitions, both } = outcome.comparison;
    expect([published.clearable, published.unique]).toEqual([row.clearable, row.one]);
    expect([reverse.clearable, reverse.unique, both]).toEqual([row.clearableDeleted, row.oneDeleted, row.both]);
    const { none, one, many } = transitions;
    expect([none.one + none.many, none.none + none.one + none.many]).toEqual([
      reverse.clearable - published.clearable,
      published.layouts - published.clearable,
    ]);
    expect([one.none, many.none, many.one]).toEqual([0, 0, 0]); // deleting a clause takes no answer away
    expect([one.one + one.many, none.one + one.one]).toEqual([published.unique, reverse.unique]);
  });

  test("no genuine layout in one row to 18 columns, two to ten, or 3×3; the twelve of 3×4", () => {
    for (let cols = 1; cols <= 18; cols++) expect(table(1, cols).genuine).toBe(0);
    for (let cols = 1; cols <= 10; cols++) expect(table(2, cols).genuine).toBe(0);
    expect(table(3, 3).genuine).toBe(0);
    const outcome = census({ rows: 3, cols: 4, planes: true });
    if (outcome.status === "unknown" || outcome.census.planes === null) throw new Error("no planes");
    const list = [...genuineLayouts(outcome.census.planes)];
    expect(list).toHaveLength(12);
    const plain = bytesCensus({ rows: 3, cols: 4, allowReverse: false }).answers;
    expect(list).toEqual([...plain.keys()].filter((set) => plain[set] === 1 && cellsOf(set).length > 1));
    expect(list.every((set) => cellsOf(set).length === 7)).toBe(true);
  });
});

describe("as a job", () => {
  test("it rests, and both forms end with the same numbers", async () => {
    const job = censusJob({ rows: 4, cols: 6, kernel: "words" });
    let rests = 0;
    let step = job.next();
    for (; step.done !== true; step = job.next()) rests++;
    expect(rests).toBeGreaterThan(0);
    expect(step.value).toMatchObject({ kernel: "words", census: { clearable: 12694507, unique: 220684 } });
    expect(await censusAsync({ rows: 3, cols: 5 })).toEqual(census({ rows: 3, cols: 5 }));
  });

  test("misuse", () => {
    expect(() => census({ rows: 0, cols: 3 })).toThrow(RangeError);
    expect(() => census({ rows: 4, cols: 2.5 })).toThrow(RangeError);
    expect(() => census({ rows: 4, cols: 8 })).toThrow(/1 to 30 squares, not 4 × 8/);
    expect(() => census({ rows: 2, cols: 2, rules: { allowReverse: "maybe" } })).toThrow(RangeError);
  });
});
