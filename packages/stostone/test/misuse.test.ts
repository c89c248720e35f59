import { misuseIsRefused } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import {
  columnCounts,
  emptyProgress,
  genre,
  type Progress,
  Puzzle,
  ranks,
  solve,
  stonesOf,
  toSvg,
} from "../src/index.js";

const board = { rows: 2, cols: 3, borders: [0, 0, 0, 0, 1, 1, 1], numbers: [2, -1] };
const puzzle = Puzzle.of(board);
const wrong: Readonly<Record<string, Progress>> = {
  "too short": { cells: new Uint8Array(5) },
  "too long": { cells: new Uint8Array(7) },
  "marked with what is no mark": { cells: Uint8Array.of(0, 1, 2, 3, 0, 0) },
};

misuseIsRefused(genre, puzzle, wrong);

describe("Stostone", () => {
  it.each(Object.values(wrong))("drops no stones of a drawing that is not of the board", (progress) => {
    expect(() => stonesOf(puzzle, progress)).toThrow(RangeError);
    expect(() => columnCounts(puzzle, progress)).toThrow(RangeError);
    expect(() => ranks(puzzle, progress)).toThrow(RangeError);
  });

  it.each([Number.NaN, 1.5, 2 ** 32 + 1, -3, 1_126_352])("has no region of %d cells", (n) => {
    expect(() => Puzzle.of({ ...board, numbers: [n, -1] })).toThrow(RangeError);
  });

  it.each([2, -1, Number.NaN, 0.5])("has no border %d", (border) => {
    expect(() => Puzzle.of({ ...board, borders: [border, 0, 0, 0, 1, 1, 1] })).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN])("lets no stone fall %d rows", (fallen) => {
    expect(() => toSvg(puzzle, emptyProgress(puzzle), {}, { fallen })).toThrow(RangeError);
    expect(toSvg(puzzle, emptyProgress(puzzle), {}, { fallen: Number.POSITIVE_INFINITY })).toContain("</svg>");
  });

  it("has no cell between cells, and no fact about edges", () => {
    const facts = [
      { kind: "cell", cell: 0.5, value: "blank" },
      { kind: "cell", cell: 6, value: "blank" },
      { kind: "edge", cells: [0, 1], value: "on" },
    ] as const;
    for (const fact of facts) {
      expect(() => genre.draw(puzzle, emptyProgress(puzzle), [fact])).toThrow(RangeError);
      expect(() => solve(puzzle, { known: [fact] })).toThrow(RangeError);
    }
  });
});
