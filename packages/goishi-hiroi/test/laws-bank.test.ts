import { banksHold } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { bank } from "../src/bank.generated.js";
import { check, emptyProgress, measure, nextStones, parse, prefixOf, progressOf } from "../src/index.js";
import { goishi } from "./puzzles.js";

banksHold(goishi, bank);

describe("what a board with one answer cannot help", () => {
  it.each(bank)("$id: flies over an emptied square, is no route backwards, and opens with one stone", (entry) => {
    const read = parse(entry.solution, { rules: entry.rules });
    if (!read.ok) throw new Error(read.error.message.en);
    const { puzzle, progress } = read.value;
    const order = prefixOf(progress);
    expect(order.length).toBe(puzzle.places.length);
    expect(measure(puzzle, order).flyOvers).toBeGreaterThan(0);
    expect(check(puzzle, progressOf(puzzle, [...order].reverse())).state).toBe("broken");
    const openings = nextStones(puzzle, emptyProgress(puzzle));
    expect(openings.filter(({ state }) => state !== "dead")).toEqual([{ cell: order[0], state: "live" }]);
  });
});
