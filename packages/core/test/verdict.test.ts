import { describe, expect, test } from "vitest";
import { type Fault, verdictOf } from "../src/index.js";

const ORDER = ["edge", "size", "shape"] as const;
type Rule = (typeof ORDER)[number];
const WORDS = { edge: { failcode: "bdEdge" }, size: { failcode: null }, shape: { failcode: "bkShape" } } as const;

function fault(rule: Rule, cells: readonly number[], lasting: boolean): Fault<Rule> {
  return { rule, cells, lasting, message: () => ({ en: `${rule} at ${cells[0]}.`, ja: `${cells[0]}の${rule}。` }) };
}

describe("a verdict", () => {
  test("without faults is solved, with passing ones incomplete, with a lasting one broken", () => {
    expect(verdictOf([], ORDER, WORDS)).toEqual({ state: "solved", violations: [] });
    expect(verdictOf([fault("size", [1], false)], ORDER, WORDS).state).toBe("incomplete");
    expect(verdictOf([fault("size", [1], false), fault("size", [2], true)], ORDER, WORDS).state).toBe("broken");
  });

  test("goes by the rules, the lasting faults of each before the others", () => {
    const faults = [
      fault("shape", [4], false),
      fault("edge", [3], false),
      fault("shape", [2], true),
      fault("size", [1], true),
    ];
    const { violations } = verdictOf(faults, ORDER, WORDS);
    expect(violations.map(({ rule, failcode, lasting }) => [rule, failcode, lasting])).toEqual([
      ["edge", "bdEdge", false],
      ["size", null, true],
      ["shape", "bkShape", true],
      ["shape", "bkShape", false],
    ]);
  });

  test("tells each kind by its first fault and counts the others of that kind alone", () => {
    const faults = [
      fault("size", [7, 5], false),
      fault("size", [9, 2], true),
      fault("size", [5, 6], false),
      fault("size", [2, 1], true),
      fault("size", [0], true),
    ];
    expect(verdictOf(faults, ORDER, WORDS).violations).toEqual([
      {
        rule: "size",
        failcode: null,
        cells: [0, 1, 2, 9],
        lasting: true,
        message: { en: "size at 9, and so in 2 more places.", ja: "9のsize。ほかに2か所。" },
      },
      {
        rule: "size",
        failcode: null,
        cells: [5, 6, 7],
        lasting: false,
        message: { en: "size at 7, and so in 1 more place.", ja: "7のsize。ほかに1か所。" },
      },
    ]);
  });

  test("puts no sentence together that is not told", () => {
    const silent = (rule: Rule): Fault<Rule> => ({
      ...fault(rule, [1], true),
      message: () => {
        throw new Error("asked");
      },
    });
    const { violations } = verdictOf([fault("edge", [0], true), silent("edge"), silent("edge")], ORDER, WORDS);
    expect(violations[0]?.message.en).toBe("edge at 0, and so in 2 more places.");
  });
});
