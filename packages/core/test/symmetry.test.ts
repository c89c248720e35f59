import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fact, Grid, imageOf, imageOfFact, keyOf, SYMMETRIES, type Symmetry, swapsSides } from "../src/index.js";
import { runs } from "./toy-boards.js";

const sides = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }));

/** Where each cell goes when the symmetries are applied one after another, and the sides of the last image. */
function chain(
  rows: number,
  cols: number,
  symmetries: readonly Symmetry[],
): { map: number[]; rows: number; cols: number } {
  let map = Array.from({ length: rows * cols }, (_, i) => i);
  let [r, c] = [rows, cols];
  for (const symmetry of symmetries) {
    const image = imageOf(symmetry, r, c);
    map = map.map(image);
    if (swapsSides(symmetry)) [r, c] = [c, r];
  }
  return { map, rows: r, cols: c };
}

const TABLE: readonly (readonly [Symmetry[], Symmetry])[] = [
  [["quarter-turn", "quarter-turn"], "half-turn"],
  [["quarter-turn", "half-turn"], "three-quarter-turn"],
  [["three-quarter-turn", "quarter-turn"], "identity"],
  [["half-turn", "half-turn"], "identity"],
  [["mirror", "mirror"], "identity"],
  [["flip", "flip"], "identity"],
  [["transpose", "transpose"], "identity"],
  [["anti-transpose", "anti-transpose"], "identity"],
  [["mirror", "flip"], "half-turn"],
  [["transpose", "mirror"], "quarter-turn"],
  [["transpose", "flip"], "three-quarter-turn"],
  [["mirror", "transpose"], "three-quarter-turn"],
  [["transpose", "half-turn"], "anti-transpose"],
];

describe("symmetries", () => {
  test("what each does to the corner and its right neighbour of a 2×3 board", () => {
    expect(SYMMETRIES.map((s) => [s, imageOf(s, 2, 3)(0), imageOf(s, 2, 3)(1)])).toEqual([
      ["identity", 0, 1],
      ["mirror", 2, 1],
      ["flip", 3, 4],
      ["half-turn", 5, 4],
      ["transpose", 0, 2],
      ["quarter-turn", 1, 3],
      ["three-quarter-turn", 4, 2],
      ["anti-transpose", 5, 3],
    ]);
  });

  test("move cells one to one and keep neighbours", () => {
    fc.assert(
      fc.property(sides, fc.constantFrom(...SYMMETRIES), ([rows, cols], symmetry) => {
        const { map, rows: r, cols: c } = chain(rows, cols, [symmetry]);
        expect([...map].sort((a, b) => a - b)).toEqual(map.map((_, i) => i));
        const from = new Grid(rows, cols);
        const to = new Grid(r, c);
        for (let edge = 0; edge < from.edges; edge++) {
          const [a, b] = from.sides(edge);
          expect(to.edgeBetween(map[a] as number, map[b] as number)).toBeGreaterThanOrEqual(0);
        }
      }),
      runs(200),
    );
  });

  test.each(TABLE)("%s is %s", (parts, whole) => {
    fc.assert(
      fc.property(sides, ([rows, cols]) => {
        expect(chain(rows, cols, parts)).toEqual(chain(rows, cols, [whole]));
      }),
      runs(40),
    );
  });

  test("are a group: any two make one of the eight, and each is undone by one", () => {
    const image = (symmetries: Symmetry[]): string => JSON.stringify(chain(3, 5, symmetries));
    const single = new Map(SYMMETRIES.map((s) => [image([s]), s]));
    expect(single.size).toBe(8);
    for (const a of SYMMETRIES) {
      expect(new Set(SYMMETRIES.map((b) => single.get(image([a, b])))).size).toBe(8);
      expect(SYMMETRIES.map((b) => single.get(image([a, b])))).toContain("identity");
    }
  });

  test("facts move along, and an edge's cells stay in order", () => {
    fc.assert(
      fc.property(sides, fc.constantFrom(...SYMMETRIES), ([rows, cols], symmetry) => {
        const grid = new Grid(rows, cols);
        const image = imageOf(symmetry, rows, cols);
        const moved = swapsSides(symmetry) ? new Grid(cols, rows) : grid;
        const keys = new Set<string>();
        for (let edge = 0; edge < grid.edges; edge++) {
          const fact = imageOfFact({ kind: "edge", cells: grid.sides(edge), value: "on" }, image);
          if (fact.kind !== "edge") throw new Error(fact.kind);
          expect(fact.cells[0]).toBeLessThan(fact.cells[1]);
          expect(moved.edgeBetween(...fact.cells)).toBeGreaterThanOrEqual(0);
          keys.add(keyOf(fact));
        }
        expect(keys.size).toBe(grid.edges);
        const take: Fact = { kind: "take", cell: grid.size - 1, order: 4 };
        expect(imageOfFact(take, image)).toEqual({ ...take, cell: image(grid.size - 1) });
      }),
      runs(60),
    );
  });
});
