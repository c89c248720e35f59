import { Random } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { measure } from "../src/measures.js";
import { Puzzle, progressOf } from "../src/puzzle.js";
import { drawRoute } from "../src/route.js";

const wishes = fc.record({
  rows: fc.integer({ min: 1, max: 9 }),
  cols: fc.integer({ min: 1, max: 9 }),
  stones: fc.integer({ min: 1, max: 24 }),
  turns: fc.constantFrom(-1, 0, 50, 100),
  allowReverse: fc.boolean(),
  seed: fc.nat(),
});

function board(rows: number, cols: number, cells: readonly number[], allowReverse = false): Puzzle {
  const stones = new Uint8Array(rows * cols);
  for (const cell of cells) stones[cell] = 1;
  return Puzzle.of({ rows, cols, stones }, { allowReverse: allowReverse ? "on" : "off" });
}

describe("routes", () => {
  it("clear the stones they leave, whatever the wish", () => {
    let drawn = 0;
    fc.assert(
      fc.property(wishes, ({ seed, ...wish }) => {
        const route = drawRoute({ ...wish, start: -1 }, new Random(seed));
        if (route === null) return;
        drawn++;
        expect(new Set(route).size).toBe(wish.stones);
        const puzzle = board(wish.rows, wish.cols, route, wish.allowReverse);
        expect(check(puzzle, progressOf(puzzle, route)).state).toBe("solved");
      }),
      { numRuns: 2000 },
    );
    expect(drawn).toBeGreaterThan(500);
  });

  it("begin where they are told, and turn as often as they are told", () => {
    const shares = [0, 100].map((turns) => {
      let [turned, straight] = [0, 0];
      for (let seed = 0; seed < 40; seed++) {
        const wish = { rows: 9, cols: 9, stones: 20, start: 40, turns, allowReverse: false };
        const route = drawRoute(wish, new Random(seed));
        if (route === null) continue;
        expect(route[0]).toBe(40);
        const told = measure(board(9, 9, route), route);
        turned += told.turned;
        straight += told.straight;
      }
      return turned / (turned + straight);
    });
    expect(shares[0]).toBeLessThan(0.6);
    expect(shares[1]).toBeGreaterThan(0.8);
  });
});

describe("measures", () => {
  it("of the article's board: two moves fly over emptied squares", () => {
    const rows = [
      [0, 5, 6, 7, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [11, 0, 10, 0, 0, 0],
      [12, 4, 3, 0, 2, 0],
      [0, 0, 0, 0, 1, 0],
      [13, 0, 9, 8, 0, 14],
    ].flat();
    const order = Array.from({ length: 14 }, (_, k) => rows.indexOf(k + 1));
    expect(measure(board(6, 6, order), order)).toEqual({ turned: 9, straight: 3, flyOvers: 2, longest: 5 });
  });
});
