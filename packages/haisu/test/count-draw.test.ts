import { Random } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { Backbite, drawWalk, mixingSteps, snake, walkSampler, walkSource } from "../src/count/index.js";
import { colourOf } from "../src/screens.js";
import { boardsTo, isWalk } from "./count-oracle.js";

describe("backbite moves", () => {
  test("keep a walk a walk, the other end where it is, and the colour of the end that moves", () => {
    const random = new Random(1);
    for (const [rows, cols] of [
      [1, 7],
      [2, 5],
      [4, 5],
      [5, 5],
      [9, 13],
    ] as const) {
      const walk = new Backbite(rows, cols);
      let moved = 0;
      for (let i = 0; i < 500; i++) {
        const [start, goal] = [walk.at("start"), walk.at("goal")];
        const end = random.coin() ? "start" : "goal";
        if (walk.move(end, random.int(4))) moved++;
        expect(isWalk(rows, cols, walk.cells())).toBe(true);
        expect(end === "start" ? walk.at("goal") : walk.at("start")).toBe(end === "start" ? goal : start);
        expect(colourOf(cols, walk.at("start"))).toBe(colourOf(cols, start));
      }
      expect(moved > 0).toBe(rows > 1);
    }
  });

  test("are undone by one of the four sides", () => {
    const random = new Random(2);
    const walk = new Backbite(6, 7);
    for (let i = 0; i < 300; i++) {
      const before = walk.cells();
      const end = random.coin() ? "start" : "goal";
      walk.move(end, random.int(4));
      const undone = [0, 1, 2, 3].some((side) => {
        const copy = new Backbite(6, 7, walk.cells());
        copy.move(end, side);
        return String(copy.cells()) === String(before);
      });
      expect(undone).toBe(true);
    }
  });

  test.each(boardsTo(20).filter(([rows, cols]) => rows >= 2 && cols >= rows))(
    "%i×%i: reach every walk or its reverse",
    (rows, cols) => {
      const seen = new Set<string>();
      const open = [snake(rows, cols)];
      const meet = (walk: number[]): void => {
        const key = String((walk[0] ?? 0) < (walk[walk.length - 1] ?? 0) ? walk : [...walk].reverse());
        if (seen.has(key)) return;
        seen.add(key);
        open.push(walk);
      };
      for (let walk = open.pop(); walk !== undefined; walk = open.pop()) {
        for (let choice = 0; choice < 8; choice++) {
          const next = new Backbite(rows, cols, walk);
          next.move(choice < 4 ? "start" : "goal", choice & 3);
          meet(next.cells());
        }
      }
      expect(BigInt(seen.size) * 2n).toBe(walkSampler(rows, cols, null, null).total);
    },
  );

  test("refuse what is no walk", () => {
    expect(() => new Backbite(2, 2, [0, 3, 1, 2])).toThrow(RangeError);
    expect(() => new Backbite(2, 2, [0, 1])).toThrow(RangeError);
    expect(() => new Backbite(2, 2, [0, 1, 0, 2])).toThrow(RangeError);
  });
});

describe("draws of any size", () => {
  test("always a walk between its ends, and honest about its source", () => {
    const random = new Random(3);
    for (const [rows, cols, start, goal] of [
      [2, 2, 0, 1],
      [1, 9, 8, 0],
      [3, 100, 0, 299],
      [8, 6, 10, null],
      [12, 12, 0, 142],
      [13, 13, 0, 168],
      [13, 13, 84, 28],
      [14, 14, null, 100],
      [20, 15, 7, 292],
      [24, 24, null, null],
      [30, 31, 464, 3],
    ] as const) {
      const { cells, source } = drawWalk(rows, cols, start, goal, random);
      expect(source).toBe(Math.min(rows, cols) <= 12 ? "uniform" : "non-uniform");
      expect(isWalk(rows, cols, cells)).toBe(true);
      if (start !== null) expect(cells[0]).toBe(start);
      if (goal !== null) expect(cells[cells.length - 1]).toBe(goal);
    }
  });

  test("backbite finds the way home for every pair of ends that has a walk", () => {
    const random = new Random(4);
    for (const [rows, cols] of boardsTo(16)) {
      if (rows === 1 || cols === 1) continue;
      for (let start = 0; start < rows * cols; start++) {
        for (let goal = 0; goal < rows * cols; goal++) {
          if (walkSampler(rows, cols, start, goal).total === 0n) continue;
          const { cells, source } = drawWalk(rows, cols, start, goal, random, { uniformWork: 0 });
          expect(source).toBe("non-uniform");
          expect([cells[0], cells[cells.length - 1], isWalk(rows, cols, cells)]).toEqual([start, goal, true]);
        }
      }
    }
  });

  test("backbite comes to every walk between two ends", () => {
    const random = new Random(5);
    const source = walkSource(4, 5, 0, 19, { uniformWork: 0 });
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) seen.add(String(source.draw(random).cells));
    expect(BigInt(seen.size)).toBe(walkSampler(4, 5, 0, 19).total);
  });

  test("what cannot be drawn", () => {
    expect(() => drawWalk(20, 20, 0, 2, new Random(1))).toThrow(RangeError);
    expect(() => drawWalk(15, 15, 1, null, new Random(1))).toThrow(RangeError);
    expect(() => drawWalk(1, 1, null, null, new Random(1))).toThrow(RangeError);
    expect(() => walkSource(12, 12, 0, 1, { maxNodes: 10 })).toThrow(RangeError);
    expect(mixingSteps(10, 10)).toBe(2 * 100 * 49);
  });

  /** Frozen: what a seed means is public behaviour. */
  test("the same seed draws the same walk", () => {
    const print = (cells: readonly number[]): number =>
      cells.reduce((hash, cell) => Math.imul(hash ^ cell, 16777619), 2166136261) >>> 0;
    const prints = [
      print(drawWalk(6, 7, 0, 41, new Random(1)).cells),
      print(drawWalk(7, 5, null, null, new Random(2)).cells),
      print(drawWalk(13, 14, 5, 60, new Random(3)).cells),
      print(drawWalk(15, 15, null, null, new Random(4)).cells),
    ];
    expect(prints).toMatchInlineSnapshot(`
      [
        2007437162,
        3639692184,
        495846744,
        1325469343,
      ]
    `);
  });
});
