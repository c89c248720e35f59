import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { format } from "../src/format.js";
import { emptyProgress, MAX_NUMBER, NONE, Puzzle, UNKNOWN } from "../src/puzzle.js";
import { read, refusal, SOLVED } from "./texts.js";

const number = fc.oneof(
  { weight: 4, arbitrary: fc.constant(NONE) },
  { weight: 4, arbitrary: fc.integer({ min: UNKNOWN, max: 40 }) },
  fc.integer({ min: 0, max: MAX_NUMBER }),
);
const board = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([rows, cols]) => {
  const cells = rows * cols;
  return fc
    .tuple(
      fc.array(number, { minLength: cells, maxLength: cells }),
      fc.infiniteStream(fc.integer({ min: 0, max: 1 })),
      fc.infiniteStream(fc.integer({ min: -2, max: 1 })),
      fc.nat(cells - 1),
      fc.nat(cells - 1),
    )
    .map(([numbers, borders, marks, start, goal]) => {
      const edges = rows * (cols - 1) + (rows - 1) * cols;
      const puzzle = Puzzle.of({ rows, cols, borders: [...borders.take(edges)], numbers, start, goal });
      return { puzzle, progress: { edges: Int8Array.from(marks.take(edges)) } };
    });
});

describe("parse after format", () => {
  it("is the identity, S = G and one-wide boards included", () => {
    let same = 0;
    fc.assert(
      fc.property(board, ({ puzzle, progress }) => {
        if (puzzle.start === puzzle.goal) same++;
        for (const form of ["file", "text"] as const)
          expect(read(format(puzzle, form, progress))).toEqual({ puzzle, progress, warnings: [] });
        const url = format(puzzle, "url", progress);
        expect(read(url)).toEqual({ puzzle, progress: emptyProgress(puzzle), warnings: [] });
      }),
      { numRuns: 300 },
    );
    expect(same).toBeGreaterThan(0);
  });
});

/** Small damage of all kinds is LAW 6: laws-text. */
describe("texts", () => {
  it("that are large and hostile end at once", () => {
    expect(refusal(`haisu/${"/".repeat(200_000)}x`)).toMatch(/^bad-size/);
    expect(refusal("a=&".repeat(100_000))).toMatch(/^unknown/);
    expect(refusal(`haisu/500/500/${"!".repeat(200_000)}`)).toBe("bad-place@14");
    expect(read(`haisu/500/500/1122${"!".repeat(200_000)}`).warnings).toEqual(["skipped-character", "short-body"]);
    expect(refusal(`pzprv3.1/haisu/500/500/${"%20".repeat(100_000)}`)).toMatch(/^bad-place/);
    expect(read(`pzprv3.1/haisu/500/500/1 1 1 1/${"1r ".repeat(100_000)}`).warnings).toContain("surplus-body");
    expect(read(`${SOLVED}${"/info:".repeat(50_000)}`).warnings).toEqual(["info-ignored"]);
    const { puzzle, progress } = read("haisu/500/500/11-1f4-1f4");
    expect(check(puzzle, progress).state).toBe("incomplete");
  });
});
