import { type Fact, SYMMETRIES } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { answerFacts, draw, factsOf } from "../src/facts.js";
import { emptyProgress, type Puzzle, prefixOf, progressOf, transform, withRules } from "../src/puzzle.js";
import { drawn } from "./boards.js";

const board = drawn(["o.oo", "oo.o"]);
const take = (cell: number, order: number): Fact => ({ kind: "take", cell, order });
const numbered = (...order: number[]): { readonly order: Int32Array } => ({ order: Int32Array.from(order) });

function picture({ rows, cols, stones }: Puzzle): string {
  const rowsOf = Array.from({ length: rows }, (_, r) => [...stones.slice(r * cols, (r + 1) * cols)].join(""));
  return rowsOf.join(" ").replaceAll("0", ".").replaceAll("1", "o");
}

describe("what a drawing says", () => {
  test("the stones in the order of their numbers", () => {
    expect(prefixOf(numbered(3, 0, 1, 2, 0, 0, 0, 4))).toEqual([2, 3, 0, 7]);
    expect(factsOf(board, numbered(3, 0, 1, 2, 0, 0, 0, 4))).toEqual([take(2, 1), take(3, 2), take(0, 3), take(7, 4)]);
    expect(prefixOf(emptyProgress(board))).toEqual([]);
  });
  test("nothing behind a gap", () => {
    expect(prefixOf(numbered(4, 0, 1, 2, 0, 5, 0, 0))).toEqual([2, 3]);
    expect(prefixOf(numbered(2, 0, 3, 4, 0, 0, 0, 0))).toEqual([]);
    expect(prefixOf(numbered(1, 0, 2_147_483_647, 0, 0, 0, 0, 0))).toEqual([0]);
  });
  test("nothing from a number on that stands twice", () => {
    expect(prefixOf(numbered(1, 0, 2, 2, 3, 0, 0, 0))).toEqual([0]);
    expect(prefixOf(numbered(1, 0, 1, 2, 3, 0, 0, 0))).toEqual([]);
    expect(factsOf(board, numbered(1, 0, 2, 3, 3, 3, 0, 4))).toEqual([take(0, 1), take(2, 2)]);
  });
  test("an order is drawn and read again", () => {
    const cells = [7, 3, 2, 0, 4, 5];
    expect(prefixOf(progressOf(board, cells))).toEqual(cells);
    const facts = answerFacts(board, progressOf(board, cells));
    expect(draw(board, emptyProgress(board), facts)).toEqual(progressOf(board, cells));
    expect(draw(board, progressOf(board, cells.slice(0, 2)), facts.slice(2))).toEqual(progressOf(board, cells));
  });
});

describe("boards", () => {
  test("their stones are numbered in reading order", () => expect(board.places).toEqual([0, 2, 3, 4, 5, 7]));
  test("eight images, each with its rules", () => {
    const one = drawn(["oo.o", "o..."], { allowReverse: "on" });
    const images = SYMMETRIES.map((symmetry) => transform(one, symmetry));
    expect(images.map(picture).sort()).toEqual(
      [
        "oo.o o...",
        "o.oo ...o",
        "o... oo.o",
        "...o o.oo",
        "oo o. .. o.",
        "oo .o .. .o",
        "o. .. o. oo",
        ".o .. .o oo",
      ].sort(),
    );
    expect(picture(transform(one, "identity"))).toBe("oo.o o...");
    for (const { rules } of images) expect(rules).toEqual({ allowReverse: "on" });
  });
  test("a setting that is none is refused, the published one is the default", () => {
    expect(board.rules).toEqual({ allowReverse: "off" });
    expect(() => withRules(board, { allowReverse: "maybe" })).toThrow(RangeError);
    expect(() => withRules(board, { reverse: "on" })).toThrow(RangeError);
  });
});
