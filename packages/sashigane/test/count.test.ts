import { readFileSync } from "node:fs";
import { countSweep, meter, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { blankBoard, demandBelow, demandRight, FROM_ABOVE, FROM_LEFT } from "../src/count/demands.js";
import {
  countByPieces,
  countPartitions,
  countPartitionsJob,
  PartitionFrontier,
  recurrence,
} from "../src/count/index.js";
import { OPEN, TO_DOWN, TO_RIGHT } from "../src/roles.js";
import { countBySearch } from "./count-oracle.js";

interface Reference {
  blank_board: { data: Record<"2xn" | "3xn" | "4xn" | "5xn" | "6xn", number[]> };
  max_pieces: { data: Record<string, number> };
  bare_exhaustion: { data: { board: string; answers: number }[] };
}
const REFERENCE = JSON.parse(
  readFileSync(new URL("../../testkit/fixtures/reference/sashigane.json", import.meta.url), "utf8"),
) as Reference;

/** Partitions of squares. 2 to 6 are in the reference tables; 7 to 10 are new, see the cross-checks below. */
const SQUARES: readonly (readonly [side: number, count: bigint])[] = [
  [1, 0n],
  [2, 0n],
  [3, 0n],
  [4, 110n],
  [5, 7720n],
  [6, 1557970n],
  [7, 954446704n],
  [8, 1830247573116n],
  [9, 10843832336857024n],
  [10, 197740603274182531124n],
];

/** The sweep with columns as given, however long the rows. */
function sweptAcross(rows: number, cols: number): bigint {
  const frontier = new PartitionFrontier({ rows, cols, allowed: blankBoard(rows, cols) });
  const swept = runSync(countSweep(frontier));
  return swept.kind === "exact" ? swept.total : -1n;
}

const SMALL: [number, number][] = [];
for (let rows = 1; rows <= 20; rows++) for (let cols = 1; rows * cols <= 20; cols++) SMALL.push([rows, cols]);

describe("partitions of the blank board", () => {
  test.each(["2xn", "3xn", "4xn", "5xn", "6xn"] as const)("every value of the published row %s", (row) => {
    const rows = Number.parseInt(row, 10);
    const values = REFERENCE.blank_board.data[row];
    expect(values.map((_, i) => Number(countPartitions(rows, i + 2).count))).toEqual(values);
  });

  test("the answers of the published exhaustions", () => {
    for (const { board, answers } of REFERENCE.bare_exhaustion.data) {
      const [rows = 0, cols = 0] = board.split("x").map(Number);
      expect(countPartitions(rows, cols).count).toBe(BigInt(answers));
    }
  });

  test.each(SQUARES)("square of side %i", (side, count) => {
    expect(countPartitions(side, side)).toMatchObject({ count, exact: true, limit: null });
  });

  test("equals search over pieces on every board to 20 cells, either way round", () => {
    for (const [rows, cols] of SMALL) {
      const { total, byPieces } = countBySearch(rows, cols);
      expect([rows, cols, countPartitions(rows, cols).count]).toEqual([rows, cols, total]);
      expect([rows, cols, sweptAcross(rows, cols)]).toEqual([rows, cols, total]);
      expect(countByPieces(rows, cols)).toEqual(byPieces);
    }
  });

  test("a sweep along the longer side counts the same", () => {
    for (let rows = 2; rows <= 6; rows++) {
      for (let cols = rows + 1; cols <= 8; cols++)
        expect(sweptAcross(rows, cols)).toBe(countPartitions(cols, rows).count);
    }
  });

  test("states of two words: 2 rows of 16 columns", () => {
    expect(new PartitionFrontier({ rows: 2, cols: 16, allowed: blankBoard(2, 16) }).words).toBe(2);
    expect(sweptAcross(2, 16)).toBe(countPartitions(16, 2).count);
  });

  test("limits", () => {
    expect(countPartitions(8, 8, { maxNodes: 3 })).toMatchObject({ count: 0n, exact: false, limit: "nodes" });
    expect(countPartitions(9, 9, { maxBytes: 100_000 })).toMatchObject({ count: 0n, exact: false, limit: "memory" });
    const job = countPartitionsJob(10, 10, {}, meter({ signal: AbortSignal.abort() }));
    expect(runSync(job).limit).toBe("aborted");
    expect(() => countByPieces(8, 8, { maxNodes: 3 })).toThrow(RangeError);
    expect(() => countPartitions(0, 3)).toThrow(RangeError);
    expect(() => countPartitions(2.5, 3)).toThrow(RangeError);
  });
});

test("demands say what the pair rules of the solver say", () => {
  for (let first = 1; first <= 128; first <<= 1) {
    expect(FROM_ABOVE[demandBelow(first)]).toBe(TO_DOWN[(OPEN << 8) | first]);
    expect(FROM_LEFT[demandRight(first)]).toBe(TO_RIGHT[(OPEN << 8) | first]);
  }
});

describe("tallies by pieces", () => {
  test("sum to the count, and none has more than a third of the cells", () => {
    for (let rows = 1; rows <= 6; rows++) {
      for (let cols = rows; cols <= 8; cols++) {
        const tally = countByPieces(rows, cols);
        expect(tally.reduce((sum, n) => sum + n, 0n)).toBe(countPartitions(rows, cols).count);
        expect(tally.length - 1).toBeLessThanOrEqual(Math.floor((rows * cols) / 3));
        expect(countByPieces(cols, rows)).toEqual(tally);
      }
    }
  });

  test("4×6 reaches the ceiling, eight", () => {
    const most = REFERENCE.max_pieces.data["4x6"];
    expect(most).toBe(8);
    expect(countByPieces(4, 6)).toEqual([0n, 0n, 0n, 0n, 0n, 158n, 1136n, 2662n, 548n, 18n].slice(1));
    expect(countByPieces(4, 6)).toHaveLength(9);
  });
});

function recurrenceValue(rows: number, n: number): bigint {
  const { coefficients, terms } = recurrence(rows);
  const values = terms.slice(0, coefficients.length);
  while (values.length <= n) {
    values.push(coefficients.reduce((sum, c, i) => sum + c * (values[values.length - 1 - i] ?? 0n), 0n));
  }
  return values[n] ?? 0n;
}

describe("recurrences", () => {
  test.each([
    [1, [0n], 2],
    [2, [1n, 0n, 2n], 6],
    [3, [4n, -4n, 2n, 17n, -12n, 16n, -32n], 22],
  ])("%i rows", (rows, coefficients, dimension) => {
    expect(recurrence(rows)).toMatchObject({ coefficients, dimension, proved: true });
  });

  test("go on to hold far beyond the proof, and give the published terms", () => {
    for (let rows = 1; rows <= 5; rows++) {
      const { coefficients, terms, dimension } = recurrence(rows);
      expect(terms).toHaveLength(2 * dimension);
      expect(coefficients.length).toBeLessThanOrEqual(dimension);
      for (const n of [2, 3, 7, 30, 2 * dimension + 3]) {
        expect(recurrenceValue(rows, n)).toBe(countPartitions(rows, n).count);
      }
    }
  });

  test("have the least order: the Hankel matrix of that size has full rank", () => {
    for (const rows of [2, 3, 4]) {
      const { coefficients, terms } = recurrence(rows);
      expect(hankelRank(terms, coefficients.length)).toBe(coefficients.length);
    }
  });

  test("are refused beyond reach", () => {
    for (const rows of [0, 1.5, 99]) expect(() => recurrence(rows)).toThrow(RangeError);
  });
});

/** Rank over the rationals of the size × size matrix a(i + j), by fraction-free elimination (Bareiss 1968). */
function hankelRank(terms: readonly bigint[], size: number): number {
  const rows = Array.from({ length: size }, (_, i) => terms.slice(i, i + size));
  let before = 1n;
  for (let k = 0; k < size; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return k;
    [rows[k], rows[pivot]] = [rows[pivot] ?? [], rows[k] ?? []];
    const top = rows[k] ?? [];
    for (let i = k + 1; i < size; i++) {
      const row = rows[i] ?? [];
      const first = row[k] ?? 0n;
      rows[i] = row.map((value, j) => ((top[k] ?? 0n) * value - first * (top[j] ?? 0n)) / before);
    }
    before = top[k] ?? 1n;
  }
  return size;
}
