import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { componentsOf, DIRECTIONS, type Edge, Grid, opposite, regionsOf } from "../src/index.js";
import { runs } from "./toy-boards.js";

const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([rows, cols]) => new Grid(rows, cols));

/** A grid with a set of its edges. */
const cut: fc.Arbitrary<{ grid: Grid; borders: ReadonlySet<Edge> }> = grids.chain((grid) =>
  fc
    .array(fc.boolean(), { minLength: grid.edges, maxLength: grid.edges })
    .map((on) => ({ grid, borders: new Set(on.flatMap((b, edge) => (b ? [edge] : []))) })),
);

const cells = (grid: Grid): number[] => Array.from({ length: grid.size }, (_, i) => i);
const edges = (grid: Grid): number[] => Array.from({ length: grid.edges }, (_, i) => i);

describe("grid", () => {
  test("edges are numbered as puzz.link writes them, on a 2×3 board", () => {
    expect(edges(new Grid(2, 3)).map((edge) => new Grid(2, 3).sides(edge))).toEqual([
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  test.each([
    [1, 1, []],
    [
      1,
      3,
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      3,
      1,
      [
        [0, 1],
        [1, 2],
      ],
    ],
  ])("one-wide boards: %i×%i", (rows, cols, sides) => {
    const grid = new Grid(rows, cols);
    expect(edges(grid).map((edge) => grid.sides(edge))).toEqual(sides);
    expect(edges(grid).map((edge) => grid.isAcross(edge))).toEqual(sides.map(() => cols > 1));
  });

  test("an edge and its sides name each other", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const edge of edges(grid)) {
          const [a, b] = grid.sides(edge);
          expect(a).toBeLessThan(b);
          expect([grid.edgeBetween(a, b), grid.edgeBetween(b, a)]).toEqual([edge, edge]);
          expect(grid.rowOf(a) === grid.rowOf(b)).toBe(grid.isAcross(edge));
        }
      }),
      runs(100),
    );
  });

  test("cells with an edge between them are exactly the neighbours", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        let pairs = 0;
        for (const a of cells(grid)) {
          const near = cells(grid).filter(
            (b) => Math.abs(grid.rowOf(a) - grid.rowOf(b)) + Math.abs(grid.colOf(a) - grid.colOf(b)) === 1,
          );
          expect(grid.neighbours(a).sort((x, y) => x - y)).toEqual(near);
          expect(cells(grid).filter((b) => grid.edgeBetween(a, b) >= 0)).toEqual(near);
          pairs += near.length;
          expect([grid.edgeBetween(a, -1), grid.edgeBetween(a, grid.size)]).toEqual([-1, -1]);
        }
        expect(pairs).toBe(2 * grid.edges);
      }),
      runs(60),
    );
  });

  test("a step back leads home, and a ray ends at the frame", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const cell of cells(grid)) {
          for (const direction of DIRECTIONS) {
            const next = grid.step(cell, direction);
            if (next >= 0) expect(grid.step(next, opposite(direction))).toBe(cell);
            const ray = grid.ray(cell, direction);
            expect(ray[0] ?? -1).toBe(next);
            const r = grid.rowOf(cell);
            const c = grid.colOf(cell);
            const room = { up: r, down: grid.rows - 1 - r, left: c, right: grid.cols - 1 - c }[direction];
            expect(ray.length).toBe(room);
            expect(ray).toEqual(ray.map((_, i) => (i === 0 ? next : grid.step(ray[i - 1] as number, direction))));
          }
        }
      }),
      runs(60),
    );
  });

  test.each([
    [0, 3],
    [3, 0],
    [1.5, 2],
    [-1, 2],
    [Number.NaN, 2],
  ])("no grid of %d×%d", (rows, cols) => {
    expect(() => new Grid(rows, cols)).toThrow(RangeError);
  });
});

/** Joined or not, by closing the relation step by step: slow and plain. */
function connected(grid: Grid, open: (edge: Edge) => boolean): (a: number, b: number) => boolean {
  const label = cells(grid);
  for (let changed = true; changed; ) {
    changed = false;
    for (const edge of edges(grid).filter(open)) {
      const [a, b] = grid.sides(edge);
      const low = Math.min(label[a] as number, label[b] as number);
      changed ||= label[a] !== label[b];
      label[a] = low;
      label[b] = low;
    }
  }
  return (a, b) => label[a] === label[b];
}

describe("regions", () => {
  test("are the parts the borders cut, in reading order, with the loose borders kept", () => {
    fc.assert(
      fc.property(cut, ({ grid, borders }) => {
        const regions = regionsOf(grid, (edge) => borders.has(edge));
        const joined = connected(grid, (edge) => !borders.has(edge));
        for (const a of cells(grid))
          expect(cells(grid).filter((b) => regions.of[a] === regions.of[b])).toEqual(
            cells(grid).filter((b) => joined(a, b)),
          );
        expect(regions.cells.length).toBe(regions.count);
        expect(regions.cells.flat().sort((a, b) => a - b)).toEqual(cells(grid));
        regions.cells.forEach((part, i) => {
          expect(part.every((cell) => regions.of[cell] === i)).toBe(true);
          expect([...part].sort((a, b) => a - b)).toEqual(part);
        });
        const firsts = regions.cells.map((part) => part[0] as number);
        expect([...firsts].sort((a, b) => a - b)).toEqual(firsts);
        const loose = [...borders].filter((edge) => joined(...grid.sides(edge))).sort((a, b) => a - b);
        expect(regions.loose).toEqual(loose);
      }),
      runs(150),
    );
  });

  test("a border that ends in the open closes nothing and is loose", () => {
    const grid = new Grid(2, 2);
    expect(regionsOf(grid, (edge) => edge === 0)).toMatchObject({ count: 1, loose: [0] });
    expect(regionsOf(grid, (edge) => edge < 2)).toMatchObject({ count: 2, loose: [] });
    expect(regionsOf(grid, () => false)).toMatchObject({ count: 1, loose: [], cells: [[0, 1, 2, 3]] });
    expect(regionsOf(grid, () => true)).toMatchObject({ count: 4, loose: [] });
  });
});

describe("components", () => {
  test("are the parts of the chosen cells over the chosen edges", () => {
    fc.assert(
      fc.property(cut, fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }), ({ grid, borders }, chosen) => {
        const has = (cell: number): boolean => chosen[cell] as boolean;
        const joins = (edge: Edge): boolean => !borders.has(edge);
        const joined = connected(grid, (edge) => joins(edge) && grid.sides(edge).every(has));
        const parts = componentsOf(grid, has, joins);
        expect(parts.flat().sort((a, b) => a - b)).toEqual(cells(grid).filter(has));
        for (const part of parts) {
          const first = part[0] as number;
          expect(part).toEqual(cells(grid).filter((cell) => has(cell) && joined(first, cell)));
        }
        const all = componentsOf(grid, has);
        expect(all.length).toBeLessThanOrEqual(parts.length);
      }),
      runs(150),
    );
  });
});
