import { banksHold } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { bank } from "../src/bank.generated.js";
import { parse } from "../src/index.js";
import { haisu } from "./puzzles.js";

banksHold(haisu, bank);

describe("numbers that say nothing", () => {
  // S is always on visit 1, and a region of one cell is visited once.
  test.each(bank)("$id has none on S or in a region of one cell", ({ url }) => {
    const read = parse(url);
    if (!read.ok) throw new Error(read.error.message.en);
    const { numbers, regions, start } = read.value.puzzle;
    const idle = [...numbers.keys()].filter(
      (cell) => cell === start || regions.cells[regions.of[cell] ?? 0]?.length === 1,
    );
    expect(idle.filter((cell) => (numbers[cell] ?? 0) > 0)).toEqual([]);
  });
});
