import { meter, Random, runSync } from "@hashigo/core";
import { samplesUniformly } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import {
  countByPieces,
  countPartitions,
  drawPartition,
  hasPartition,
  partitionSampler,
  partitionSamplerJob,
  partitionSource,
  redraw,
} from "../src/count/index.js";
import { eachPartition, keyOf, piecesOf } from "./count-oracle.js";

function allKeys(rows: number, cols: number): Set<string> {
  const keys = new Set<string>();
  eachPartition(rows, cols, (pieces) => keys.add(keyOf(pieces)));
  return keys;
}

/** χ² against equal chances is normal enough at these sizes: mean `free`, variance 2 · `free`. */
function expectChiSquare(observed: readonly number[], expected: readonly number[]): void {
  const free = observed.length - 1;
  const sum = observed.reduce((chi, n, i) => chi + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
  expect(Math.abs(sum - free)).toBeLessThan(4.5 * Math.sqrt(2 * free));
}

describe("uniform sampler", () => {
  test("unranking every index gives each partition once, on every board to 20 cells", () => {
    for (let rows = 1; rows <= 20; rows++) {
      for (let cols = 1; rows * cols <= 20; cols++) {
        const sampler = partitionSampler(rows, cols);
        const seen = new Set<string>();
        for (let i = 0n; i < sampler.total; i++) seen.add(keyOf(piecesOf(sampler.unrank(i), cols)));
        expect([rows, cols, seen]).toEqual([rows, cols, allKeys(rows, cols)]);
      }
    }
  });

  test("checkpoints give the partitions of the whole table, rank by rank", () => {
    for (const [rows, cols] of [
      [4, 5],
      [6, 3],
      [7, 7],
      [5, 9],
    ] as const) {
      const whole = partitionSampler(rows, cols, { every: 1 });
      for (const every of [2, 5, 8, rows * cols]) {
        const thinned = partitionSampler(rows, cols, { every });
        expect(thinned.total).toBe(whole.total);
        const random = new Random(every);
        // from 5 × 5 cells on a part that one state reaches in a row and more is most of the layer
        for (let i = 0; i < (every > 8 && cols * rows > 20 ? 1 : 20); i++) {
          const rank = random.below(whole.total);
          expect(thinned.unrank(rank)).toEqual(whole.unrank(rank));
        }
      }
    }
  });

  for (const [rows, cols] of [
    [3, 7],
    [4, 5],
    [6, 4],
  ] as const) {
    const sampler = partitionSampler(rows, cols, { every: 3 });
    const key = (roles: Uint8Array): string => keyOf(piecesOf(roles, cols));
    samplesUniformly<string>({
      name: `partitions of ${rows}×${cols}`,
      total: sampler.total,
      unrank: (i) => key(sampler.unrank(i)),
      all: () => [...allKeys(rows, cols)],
      sample: (seed, n) => {
        const random = new Random(seed);
        return Array.from({ length: n }, () => key(sampler.draw(random)));
      },
      key: (partition) => partition,
    });
  }

  test("seeded χ²: 8×8 by number of pieces", () => {
    const sampler = partitionSampler(8, 8);
    const draws = 4000;
    const expected = countByPieces(8, 8).map((n) => Number((n * BigInt(draws) * 1000n) / sampler.total) / 1000);
    const observed = expected.map(() => 0);
    const random = new Random(8);
    for (let i = 0; i < draws; i++) {
      const pieces = sampler.draw(random).filter((role) => role >= 16).length; // bends
      observed[pieces] = (observed[pieces] ?? 0) + 1;
    }
    const common = expected.flatMap((n, pieces) => (n >= 20 ? [pieces] : []));
    const rare = (list: readonly number[]): number => draws - common.reduce((sum, i) => sum + (list[i] ?? 0), 0);
    const binned = (list: readonly number[]): number[] => [...common.map((i) => list[i] ?? 0), rare(list)];
    expectChiSquare(binned(observed), binned(expected));
  });

  test("within given roles: a bend in the corner, and no partition at all", () => {
    const allowed = new Uint8Array(15).fill(255);
    allowed[0] = 128;
    const sampler = partitionSampler(3, 5, { allowed });
    let bends = 0n;
    eachPartition(3, 5, (pieces) => {
      if (pieces.some((piece) => piece[0] === 0 && piece.includes(1) && piece.includes(5))) bends += 1n;
    });
    expect(sampler.total).toBe(bends);
    for (let i = 0n; i < bends; i++) expect(sampler.unrank(i)[0]).toBe(128);
    allowed[1] = 128;
    expect(partitionSampler(3, 5, { allowed }).total).toBe(0n);
    expect(() => partitionSampler(3, 5, { allowed: new Uint8Array(3) })).toThrow(RangeError);
  });

  test("limits", () => {
    expect(runSync(partitionSamplerJob(8, 8, {}, meter({ maxNodes: 5 })))).toEqual({ kind: "limit", limit: "nodes" });
    expect(runSync(partitionSamplerJob(9, 9, { maxBytes: 9999 }))).toEqual({ kind: "limit", limit: "memory" });
    expect(() => partitionSampler(9, 9, { maxBytes: 9999 })).toThrow(RangeError);
    const tight = partitionSampler(8, 8, { maxBytes: 4_000_000 });
    expect([tight.every > 1, tight.total]).toEqual([true, 1830247573116n]);
  });
});

test("a redrawn window takes every filling that fits its surroundings, and no other", () => {
  const [rows, cols] = [3, 5];
  const sampler = partitionSampler(rows, cols);
  const boards = Array.from({ length: Number(sampler.total) }, (_, i) => sampler.unrank(BigInt(i)));
  const random = new Random(3);
  for (let trial = 0; trial < 60; trial++) {
    const height = 1 + random.int(rows);
    const width = 1 + random.int(cols);
    const window = { top: random.int(rows - height + 1), left: random.int(cols - width + 1), height, width };
    const inside = (cell: number): boolean => {
      const r = Math.floor(cell / cols) - window.top;
      const c = (cell % cols) - window.left;
      return r >= 0 && r < height && c >= 0 && c < width;
    };
    const start = random.pick(boards);
    const fitting = boards.filter((board) => board.every((role, cell) => inside(cell) || role === start[cell]));
    const met = new Map<string, number>();
    const draws = fitting.length * 20;
    for (let i = 0; i < draws; i++) {
      const board = start.slice();
      redraw(board, cols, window, random);
      met.set(String(board), (met.get(String(board)) ?? 0) + 1);
    }
    expect([...met.keys()].sort()).toEqual(fitting.map(String).sort());
  }
});

describe("draws of any size", () => {
  test("a board has a partition exactly when it is said to", () => {
    for (let rows = 1; rows <= 7; rows++) {
      for (let cols = 1; cols <= 12; cols++) {
        expect([rows, cols, hasPartition(rows, cols)]).toEqual([rows, cols, countPartitions(rows, cols).count > 0n]);
      }
    }
    expect(() => drawPartition(3, 3, new Random(1))).toThrow(RangeError);
  });

  test("always a partition, and honest about its source", () => {
    const random = new Random(11);
    for (const [rows, cols] of [
      [2, 3],
      [4, 4],
      [8, 6],
      [5, 30],
      [13, 13],
      [14, 21],
      [20, 20],
      [31, 13],
    ] as const) {
      const { roles, source } = drawPartition(rows, cols, random);
      expect(source).toBe(Math.min(rows, cols) <= 12 ? "uniform" : "non-uniform");
      expect(() => piecesOf(roles, cols)).not.toThrow();
    }
    for (let cols = 2; cols <= 14; cols++) {
      for (const rows of [2, 3, 8]) {
        if (!hasPartition(rows, cols)) continue;
        const { roles, source } = drawPartition(rows, cols, random, { uniformWork: 0, rounds: 2 });
        expect(source).toBe("non-uniform");
        expect(() => piecesOf(roles, cols)).not.toThrow();
      }
    }
  });

  test("mixing removes the seams of the bands", () => {
    const cuts = (rounds: number): number => {
      const source = partitionSource(13, 13, { rounds });
      const random = new Random(2);
      let straight = 0;
      for (let i = 0; i < 30; i++) {
        const pieces = piecesOf(source.draw(random).roles, 13);
        for (let row = 1; row < 13; row++) {
          const above = pieces.map((piece) => piece.filter((cell) => cell < row * 13).length);
          if (pieces.every((piece, p) => above[p] === 0 || above[p] === piece.length)) straight++;
        }
      }
      return straight;
    };
    expect(cuts(0)).toBeGreaterThan(30);
    expect(cuts(2)).toBeLessThan(5);
  });

  /** Frozen: what a seed means is public behaviour. */
  test("the same seed draws the same partition", () => {
    const print = (roles: Uint8Array): number =>
      roles.reduce((hash, role) => Math.imul(hash ^ role, 16777619), 2166136261) >>> 0;
    const prints = [
      print(drawPartition(6, 7, new Random(1)).roles),
      print(drawPartition(9, 5, new Random(2)).roles),
      print(drawPartition(13, 14, new Random(3)).roles),
    ];
    expect(prints).toMatchInlineSnapshot(`
      [
        4123476579,
        3977696054,
        1710014926,
      ]
    `);
  });
});
