import { misuseIsRefused } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { draw } from "../src/facts.js";
import { genre } from "../src/genre.js";
import { emptyProgress, MAX_ORDER, Puzzle } from "../src/puzzle.js";
import { read } from "./texts.js";

const { puzzle } = read("goishi/3/1/8");

misuseIsRefused(genre, puzzle, {
  "too short": { order: new Int32Array(2) },
  "too long": { order: new Int32Array(4) },
  "negative somewhere": { order: Int32Array.of(1, 0, -1) },
  "of other stones": { order: Int32Array.of(0, 1, 0) },
  "no whole number somewhere": { order: [1, 0, 1.5] as unknown as Int32Array },
});

describe("misuse", () => {
  it("stones are 0 or 1, one entry a cell", () => {
    for (const stones of [[], [1, 0], [1, 0, 0, 1, 1], [1, 0, 0, 2], [1, 0, 0, Number.NaN]])
      expect(() => Puzzle.of({ rows: 2, cols: 2, stones })).toThrow(RangeError);
  });

  it("only a stone is drawn as taken, under a number that a stone may bear", () => {
    const facts = [
      { kind: "take", cell: 1, order: 1 },
      { kind: "take", cell: 3, order: 1 },
      ...[0, -1, 1.5, MAX_ORDER + 1, Number.NaN].map((order) => ({ kind: "take", cell: 0, order }) as const),
      { kind: "cell", cell: 0, value: "shaded" },
    ] as const;
    for (const fact of facts) expect(() => draw(puzzle, emptyProgress(puzzle), [fact])).toThrow(RangeError);
    const last = { kind: "take", cell: 0, order: MAX_ORDER } as const;
    expect([...draw(puzzle, emptyProgress(puzzle), [last]).order]).toEqual([MAX_ORDER, 0, 0]);
  });
});
