import { readFileSync } from "node:fs";
import { countSweep, meter, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { countAllWalks, countWalks, countWalksJob, WalkFrontier } from "../src/count/index.js";
import { boardsTo, walksByEnds } from "./count-oracle.js";

interface Reference {
  corner_to_corner_odd_squares: { data: Record<string, number> };
  all_hamiltonian_paths_squares: { data: Record<string, number> };
  haystack: { data: { grid: string; walks: number | string; frontier_states: number }[] };
  endpoint_screen: { data: { grid: string; pairs: number; carry_walk: number }[] };
}
const REFERENCE = JSON.parse(
  readFileSync(new URL("../../testkit/fixtures/reference/haisu.json", import.meta.url), "utf8"),
) as Reference;

function sides(grid: string): [number, number] {
  const [rows = 0, cols = 0] = grid.split("x").map(Number);
  return [rows, cols];
}

/** The sweep itself, without the screens. */
function swept(rows: number, cols: number, start: number | null, goal: number | null, named: boolean): bigint {
  const counted = runSync(countSweep(new WalkFrontier({ rows, cols, start, goal, named })));
  return counted.kind === "exact" ? counted.total : -1n;
}

describe("published numbers", () => {
  test.each(REFERENCE.haystack.data)("$grid: walks and frontier states", ({ grid, walks, frontier_states }) => {
    const [rows, cols] = sides(grid);
    const { count, states, exact, limit, turned } = countWalks(rows, cols, 0, rows * cols - 2);
    expect({ states, exact, limit, turned }).toEqual({
      states: frontier_states,
      exact: true,
      limit: null,
      turned: false,
    });
    if (typeof walks === "number") expect(count).toBe(BigInt(walks));
    else expect(Number(count).toExponential(2).replace("+", "")).toBe(walks);
  });

  test("12×12 to the last digit, and by way of the mirrored goal", () => {
    expect(countWalks(12, 12, 0, 142).count).toBe(404687128629868786n);
    const mirrored = countWalks(12, 12, 0, 131);
    expect(mirrored.count).toBe(404687128629868786n);
    expect(mirrored.states).toBeGreaterThan(1961330);
  });

  test("corner to corner of odd squares, OEIS A001184", () => {
    const squares = { ...REFERENCE.corner_to_corner_odd_squares.data, "9x9": 2688307514, "11x11": 1445778936756068 };
    for (const [grid, walks] of Object.entries(squares)) {
      const [rows, cols] = sides(grid);
      expect([grid, countWalks(rows, cols, 0, rows * cols - 1).count]).toEqual([grid, BigInt(walks)]);
    }
  });

  test("all pairs of ends, OEIS A120443 and half of A096969", () => {
    const squares = {
      ...REFERENCE.all_hamiltonian_paths_squares.data,
      "7x7": 13535280,
      "8x8": 3023313284,
      "9x9": 745416341496,
      "10x10": 730044829512632,
    };
    for (const [grid, walks] of Object.entries(squares)) {
      const [rows, cols] = sides(grid);
      expect([grid, countAllWalks(rows, cols).count]).toEqual([grid, BigInt(walks)]);
    }
  });

  test("pairs of ends that carry a walk", () => {
    for (const { grid, pairs, carry_walk } of REFERENCE.endpoint_screen.data) {
      const [rows, cols] = sides(grid);
      const found = { pairs: 0, carry_walk: 0 };
      for (let start = 0; start < rows * cols; start++) {
        for (let goal = start + 1; goal < rows * cols; goal++) {
          found.pairs++;
          if (swept(rows, cols, start, goal, false) > 0n) found.carry_walk++;
        }
      }
      expect([grid, found]).toEqual([grid, { pairs, carry_walk }]);
    }
  });
});

describe("against plain search", () => {
  test.each(boardsTo(20))("%i×%i, every pair of ends, given and free, named and not", (rows, cols) => {
    const size = rows * cols;
    const walks = walksByEnds(rows, cols);
    let all = 0;
    for (let start = 0; start < size; start++) {
      let from = 0;
      for (let goal = 0; goal < size; goal++) {
        const found = walks[start * size + goal] ?? -1;
        from += found;
        expect([start, goal, countWalks(rows, cols, start, goal).count]).toEqual([start, goal, BigInt(found)]);
        if (start === goal) continue;
        expect(swept(rows, cols, start, goal, (start + goal) % 3 !== 0)).toBe(BigInt(found));
      }
      expect(swept(rows, cols, start, null, false)).toBe(BigInt(from));
      expect(swept(rows, cols, null, start, false)).toBe(BigInt(from));
      all += from;
    }
    expect(countAllWalks(rows, cols).count * 2n).toBe(BigInt(all));
    expect(countAllWalks(rows, cols, { along: "given" }).count * 2n).toBe(BigInt(all));
  });
});

describe("the sweep", () => {
  test("counts the same along the longer side", () => {
    for (const [rows, cols, start, goal] of [
      [4, 7, 0, 27],
      [5, 8, 3, 18],
      [3, 11, 0, 32],
      [6, 9, 20, 33],
    ] as const) {
      const given = countWalks(rows, cols, start, goal, { along: "given" });
      const shorter = countWalks(rows, cols, start, goal, { along: "shorter" });
      expect([given.turned, shorter.turned]).toEqual([false, true]);
      expect(given.count).toBeGreaterThan(0n);
      expect(given.count).toBe(shorter.count);
    }
  });

  test("turns boards of many columns by itself, and only those", () => {
    expect(countWalks(3, 12, 0, 35).turned).toBe(false);
    expect(countWalks(2, 40, 0, 40)).toMatchObject({ turned: true, count: 1n });
    expect(countWalks(40, 2, 0, 1)).toMatchObject({ turned: false, count: 1n });
  });

  test("states of two and three words", () => {
    const wide = { named: true, start: 0, goal: 1 };
    expect([14, 15, 29, 30].map((cols) => new WalkFrontier({ rows: 2, cols, ...wide }).words)).toEqual([1, 2, 2, 3]);
    for (const [rows, cols, start, goal] of [
      [2, 15, 0, 15],
      [2, 16, 3, 21],
      [2, 16, 17, 13],
      [3, 15, 0, 44],
      [3, 16, 0, 47],
      [3, 16, 32, 15],
      [2, 30, 0, 58],
    ] as const) {
      const along = countWalks(rows, cols, start, goal, { along: "given" }).count;
      expect([rows, cols, along > 0n]).toEqual([rows, cols, true]);
      expect(along).toBe(countWalks(rows, cols, start, goal, { along: "shorter" }).count);
    }
    expect(swept(2, 16, null, null, false)).toBe(countAllWalks(2, 16).count);
    expect(swept(2, 17, null, 20, false)).toBe(swept(17, 2, null, 7, false));
  });

  test("is blind to symmetry and to which end is S", () => {
    const at = (r: number, c: number, cols: number): number => r * cols + c;
    const expected = countWalks(7, 6, at(2, 1, 6), at(4, 4, 6)).count;
    expect(expected).toBeGreaterThan(0n);
    expect(countWalks(7, 6, at(4, 4, 6), at(2, 1, 6)).count).toBe(expected);
    expect(countWalks(7, 6, at(2, 4, 6), at(4, 1, 6)).count).toBe(expected);
    expect(countWalks(7, 6, at(4, 1, 6), at(2, 4, 6)).count).toBe(expected);
    expect(countWalks(6, 7, at(1, 2, 7), at(4, 4, 7)).count).toBe(expected);
  });

  test("is not begun where a screen says 0", () => {
    expect(countWalks(9, 9, 40, 40)).toMatchObject({ count: 0n, exact: true, states: 0, screen: "same-cell" });
    expect(countWalks(40, 40, 0, 2)).toMatchObject({ count: 0n, exact: true, states: 0, screen: "colour" });
    expect(countWalks(2, 300, 7, 307)).toMatchObject({ count: 0n, exact: true, states: 0, screen: "separation" });
    expect(countWalks(3, 100, 1, 4)).toMatchObject({ count: 0n, exact: true, states: 0, screen: "cut" });
    expect(countAllWalks(1, 1)).toMatchObject({ count: 0n, exact: true, screen: "same-cell" });
  });

  test("limits", () => {
    const none = { count: 0n, exact: false };
    expect(countWalks(10, 10, 0, 98, { maxNodes: 30 })).toMatchObject({ ...none, limit: "nodes" });
    expect(countWalks(10, 10, 0, 98, { maxBytes: 100_000 })).toMatchObject({ ...none, limit: "memory" });
    expect(countAllWalks(20, 20, { maxBytes: 1_000_000 })).toMatchObject({ ...none, limit: "memory" });
    expect(countWalks(30, 30, 0, 898, { timeoutMs: 0 })).toMatchObject({ ...none, limit: "time" });
    const aborted = countWalksJob(10, 10, 0, 98, {}, meter({ signal: AbortSignal.abort() }));
    expect(runSync(aborted)).toMatchObject({ ...none, limit: "aborted" });
    for (let maxNodes = 0; maxNodes < 40; maxNodes++) {
      const { count, exact, limit } = countWalks(4, 5, 0, 19, { maxNodes });
      expect([count, limit]).toEqual(exact ? [20n, null] : [0n, "nodes"]);
    }
    expect(() => countWalks(0, 3, 0, 1)).toThrow(RangeError);
    expect(() => countWalks(3, 2.5, 0, 1)).toThrow(RangeError);
    expect(() => countWalks(3, 3, 0, 9)).toThrow(RangeError);
    expect(() => new WalkFrontier({ rows: 3, cols: 3, start: 0, goal: null, named: true })).toThrow(RangeError);
  });
});
