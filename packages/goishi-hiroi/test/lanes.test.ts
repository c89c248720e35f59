/** The steps of the lane cells, on boards that consist of lane cells only: whatever stands between them can but hide one from another. */
import { describe, expect, test } from "vitest";
import { MAX_CELLS } from "../src/census/kernel.js";
import { chooseLanes, type Lanes, relabel, sight } from "../src/census/lanes.js";

const SIDES = [0, 1, 2, 3];

/** `views[lane][d]`: the lanes seen, nearest first. */
function viewsOf(rows: number, cols: number, { laneBits, order }: Lanes): number[][][] {
  const isLane = (lane: number): boolean => lane >= 0 && lane < laneBits;
  return order.slice(0, Math.min(laneBits, rows * cols)).map((cell) =>
    SIDES.map((d) =>
      sight(rows, cols, cell, d)
        .map((c) => order.indexOf(c))
        .filter(isLane),
    ),
  );
}

/** Ways to take the whole set from this lane on, by arrival. Plain recursion. */
function waysOf(views: number[][][], set: number, lane: number, arrival: number, known: Map<string, number>): number {
  if (set === 0) return 1;
  const key = `${set} ${lane} ${arrival}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let ways = 0;
  for (const d of SIDES) {
    const next = views[lane]![d]!.find((other) => ((set >> other) & 1) === 1);
    if (d === ((arrival + 2) & 3) || next === undefined) continue;
    ways += waysOf(views, set ^ (1 << next), next, d, known);
  }
  known.set(key, ways);
  return ways;
}

/** The same by the steps, from tables in which nothing is known at first. `own[lane][d]` by set with the lane. */
function stepped(views: number[][][], { laneBits, steps }: Lanes): number[][][] {
  const unknown = (): number[][] => SIDES.map(() => new Array<number>(1 << laneBits).fill(Number.NaN));
  const own = views.map(unknown);
  const seen = views.map(unknown);
  for (const { lane, directions } of steps) {
    for (let set = 0; set < 1 << laneBits; set++) {
      if (((set >> lane) & 1) === 1 || set >= 1 << views.length) continue;
      for (const d of SIDES) {
        if (((directions >> d) & 1) === 0) continue;
        const next = views[lane]![d]!.find((other) => ((set >> other) & 1) === 1);
        seen[lane]![d]![set] = next === undefined ? 0 : own[next]![d]![set]!;
      }
      const hops = SIDES.map((d) => seen[lane]![d]![set]!);
      for (const d of SIDES) {
        const onward = SIDES.reduce((sum, e) => sum + (e === ((d + 2) & 3) ? 0 : hops[e]!), 0);
        own[lane]![d]![set | (1 << lane)] = set === 0 ? 1 : onward;
      }
    }
  }
  return own;
}

describe.each([5, 7])("%i lanes", (laneBits) => {
  test("the steps make every lane cell right, on every grid there is a census of", () => {
    for (let rows = 1; rows <= MAX_CELLS; rows++) {
      for (let cols = 1; rows * cols <= MAX_CELLS; cols++) {
        const lanes = chooseLanes(rows, cols, laneBits);
        const views = viewsOf(rows, cols, lanes);
        const own = stepped(views, lanes);
        const known = new Map<string, number>();
        views.forEach((_, lane) => {
          for (let set = 0; set < 1 << views.length; set++) {
            if (((set >> lane) & 1) === 0) continue;
            const right = SIDES.map((d) => waysOf(views, set ^ (1 << lane), lane, d, known));
            expect([rows, cols, lane, set, SIDES.map((d) => own[lane]![d]![set])]).toEqual([
              rows,
              cols,
              lane,
              set,
              right,
            ]);
          }
        });
      }
    }
  });

  test("each cell has a bit, and fewer steps are needed where lanes can keep apart", () => {
    for (const [rows, cols] of [
      [4, 5],
      [5, 5],
      [2, 2],
      [1, 30],
    ] as const) {
      const { order } = chooseLanes(rows, cols, laneBits);
      const cells = Math.max(rows * cols, laneBits);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: cells }, (_, cell) => cell));
    }
    expect(chooseLanes(8, 8, laneBits).steps).toHaveLength(laneBits);
    expect(chooseLanes(1, 30, laneBits).steps.length).toBeGreaterThan(2 * laneBits);
  });

  test("planes are put back bit by bit", () => {
    for (const [rows, cols] of [
      [3, 4],
      [2, 7],
      [3, 3],
    ] as const) {
      const lanes = chooseLanes(rows, cols, laneBits);
      const planes = new Uint32Array(2 ** (rows * cols - 5));
      const expected = new Uint32Array(planes.length);
      for (let layout = 0; layout < 2 ** (rows * cols); layout++) {
        if ((Math.imul(layout, 0x9e3779b1) >>> 9) % 3 !== 0) continue;
        planes[layout >>> 5]! |= 1 << (layout & 31);
        const cells = lanes.order.reduce((set, cell, bit) => set | (((layout >> bit) & 1) << cell), 0);
        expected[cells >>> 5]! |= 1 << (cells & 31);
      }
      expect(planes).not.toEqual(expected);
      relabel(planes, lanes);
      expect(planes).toEqual(expected);
    }
  });
});
