import { meter, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { balancedColumns, fits } from "../src/count/columns.js";
import { COUNTED, type CountedFall, countShadings, countShadingsJob } from "../src/count/index.js";
import { fillsLowerHalf } from "../src/fall.js";
import { blank, bruteCount, eachBalanced, eachShading } from "./count-brute.js";

/** The table of the article on Stostone at sen.ltd: rows, cols, then the counts under exact, convex and count. */
const PUBLISHED: readonly (readonly [rows: number, cols: number, exact: bigint, convex: bigint, count: bigint])[] = [
  [4, 2, 28n, 36n, 36n],
  [4, 4, 640n, 1296n, 1296n],
  [4, 10, 7618204n, 60466176n, 60466176n],
  [6, 2, 226n, 376n, 400n],
  [6, 4, 31820n, 133760n, 160000n],
  [6, 6, 4482592n, 47582864n, 64000000n],
  [8, 2, 1940n, 4248n, 4900n],
  [8, 4, 1717396n, 15963452n, 24010000n],
];

/** Not published: squares. The last figure follows from the closed form, the others from the matrix written out as well. */
const SQUARES: readonly (readonly [side: number, exact: bigint, convex: bigint, count: bigint])[] = [
  [8, 1361593609554n, 225511339180476n, 70n ** 8n],
  [10, 17695383898893168422n, 151012064718957813905966n, 252n ** 10n],
  [12, 9746653149620913055597019822n, 14962692060935032094658726820184034n, 924n ** 12n],
];

const of = (rows: number, cols: number) => COUNTED.map((fall) => countShadings(rows, cols, fall).count);

/** Sequences of columns that fit, with the matrix written out. */
function byMatrix(rows: number, cols: number, fall: CountedFall): bigint {
  const columns = balancedColumns(rows);
  const next = columns.map((a) => columns.flatMap((b, i) => (fits(a, b, fall) ? [i] : [])));
  let ways = columns.map(() => 1n);
  for (let c = 1; c < cols; c++) ways = next.map((list) => list.reduce((sum, i) => sum + (ways[i] ?? 0n), 0n));
  return ways.reduce((sum, n) => sum + n, 0n);
}

describe("shadings of a blank board", () => {
  test.each(PUBLISHED)("published: %i×%i", (rows, cols, ...counts) => {
    expect(of(rows, cols)).toEqual(counts);
  });

  test("published: two rows agree, 2^n", () => {
    for (let n = 1; n <= 40; n++) expect(of(2, n)).toEqual([2n ** BigInt(n), 2n ** BigInt(n), 2n ** BigInt(n)]);
  });

  test("published: 4×1 to 4×10", () => {
    const terms = [6n, 28n, 134n, 640n, 3058n, 14612n, 69822n, 333640n, 1594282n, 7618204n];
    expect(terms.map((_, i) => countShadings(4, i + 1).count)).toEqual(terms);
  });

  test.each(SQUARES)("square of side %i", (side, ...counts) => {
    expect(of(side, side)).toEqual(counts);
    if (side <= 10) expect(COUNTED.map((fall) => byMatrix(side, side, fall))).toEqual(counts);
  });

  test("equal falling stones and holes looked for, on all shadings of every board to 12 cells", () => {
    for (let rows = 1; rows <= 12; rows++) {
      for (let cols = 1; rows * cols <= 12; cols++) {
        const brute = COUNTED.map((fall) => bruteCount(rows, cols, fall, eachShading(rows, cols)));
        expect([rows, cols, ...of(rows, cols)]).toEqual([rows, cols, ...brute]);
      }
    }
  });

  test.each([
    [2, 10],
    [4, 4],
    [6, 3],
    [8, 2],
    [14, 1],
  ])("equal them on all balanced shadings of %i×%i", (rows, cols) => {
    expect(of(rows, cols)).toEqual(COUNTED.map((fall) => bruteCount(rows, cols, fall, eachBalanced(rows, cols))));
  });

  test("equal the ranks of fall.ts on 4×5 and 6×3", () => {
    for (const [rows, cols] of [
      [4, 5],
      [6, 3],
    ] as const) {
      const puzzle = blank(rows, cols);
      let count = 0n;
      for (const cells of eachBalanced(rows, cols)) if (fillsLowerHalf(puzzle, { cells })) count++;
      expect(countShadings(rows, cols).count).toBe(count);
    }
  });

  test("equal the matrix written out, to 8 rows and 12 columns", () => {
    for (const fall of COUNTED) {
      for (let rows = 2; rows <= 8; rows += 2)
        for (let cols = 1; cols <= 12; cols++)
          expect(countShadings(rows, cols, fall).count).toBe(byMatrix(rows, cols, fall));
    }
  });

  test("exact is within convex, and convex within count", () => {
    for (let rows = 2; rows <= 12; rows += 2) {
      for (let cols = 1; cols <= 6; cols++) {
        const [exact = 0n, convex = 0n, count = 0n] = of(rows, cols);
        expect(exact <= convex && convex <= count).toBe(true);
      }
    }
  });

  test("odd rows have none", () => {
    for (const fall of COUNTED) {
      expect(countShadings(7, 9, fall)).toEqual({ count: 0n, exact: true, states: 0, limit: null });
    }
  });

  test("closed forms of any size", () => {
    let central = 1n; // C(2k, k) from the one before
    for (let k = 1n; k <= 250n; k++) central = (central * 2n * (2n * k - 1n)) / k;
    expect(countShadings(500, 1).count).toBe(central);
    expect(countShadings(500, 500, "count").count).toBe(central ** 500n);
  });
});

describe("limits", () => {
  test("a sweep that is cut off has counted nothing", () => {
    const cut = { count: 0n, exact: false };
    expect(countShadings(10, 10, "exact", { maxNodes: 3 })).toMatchObject({ ...cut, limit: "nodes" });
    expect(countShadings(14, 14, "convex", { maxBytes: 50_000 })).toMatchObject({ ...cut, limit: "memory" });
    expect(countShadings(30, 2)).toMatchObject({ ...cut, limit: "memory" });
    const job = countShadingsJob(12, 12, "exact", {}, meter({ signal: AbortSignal.abort() }));
    expect(runSync(job)).toMatchObject({ ...cut, limit: "aborted" });
  });

  test("misuse", () => {
    expect(() => countShadings(0, 3)).toThrow(/a side is 1 cell or more, not 0/);
    expect(() => countShadings(4, 2.5)).toThrow(RangeError);
    expect(() => countShadings(4, 4, "none" as CountedFall)).toThrow(/exact, convex, count, not none/);
  });
});
