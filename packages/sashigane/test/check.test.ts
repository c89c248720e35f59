import { casesAreJudged, mustRead, readCases, told } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizeBudget } from "../src/budget.js";
import { check, finishedCells, RULE_IDS, RULES, satisfiesStrict } from "../src/check.js";
import { parse } from "../src/codec.js";
import { CIRCLE, DOWN, type Progress, Puzzle, RIGHT, SETTINGS, UNKNOWN, UP, withRules } from "../src/puzzle.js";

const CASES = readCases(parse, new URL("cases/check.txt", import.meta.url));
const read = (text: string): { puzzle: Puzzle; progress: Progress } => mustRead(parse, text);

casesAreJudged({
  cases: CASES,
  check,
  rules: RULES,
  ids: RULE_IDS,
  states: ["solved"],
  failcodes: {
    "arrow-end": "arBlkEdge",
    "arrow-home": "arNotPtCnr",
    "circle-bend": "ciNotOnCnr",
    "number-size": "bkSizeNe",
    "dead-end": "bdDeadEnd",
    "l-shape": "bkNotLshape",
    "one-circle": null,
    "one-arrow": null,
  },
});

describe("check", () => {
  it("names the cells and the places", () => {
    const { puzzle, progress } = read("pzprv3/sashigane/2/3/1 o o /. 2 . /1 0 /0 1 /0 1 0 /");
    expect(check(puzzle, progress).violations).toEqual([
      {
        rule: "arrow-home",
        failcode: "arNotPtCnr",
        cells: [0, 4],
        lasting: true,
        message: {
          en: "The arrow at r1c1 does not point along its arm to the bend, and so in 1 more place.",
          ja: "1行1列の矢印は腕に沿って曲がり角を指していません。ほかに1か所。",
        },
      },
      {
        rule: "circle-bend",
        failcode: "ciNotOnCnr",
        cells: [1],
        lasting: true,
        message: { en: "The circle at r1c2 is not on the bend.", ja: "1行2列の丸は曲がり角にありません。" },
      },
    ]);
    expect(finishedCells(puzzle, progress)).toEqual([]);
  });

  it("tells mistakes from what is only missing", () => {
    const { puzzle, progress } = read(
      "pzprv3/sashigane/4/3/o4 . . /. . . /. . . /. . . /1 0 /0 1 /0 0 /0 0 /0 1 0 /1 1 1 /0 0 0 /",
    );
    expect(told(check(puzzle, progress))).toBe("broken circle-bend! number-size! l-shape");
    expect(finishedCells(puzzle, progress)).toEqual([1, 2, 5]);
  });

  it("counts what is beyond mending apart from what is unfinished", () => {
    // The row above is cut into two straight parts; the rows below can be cut into L's.
    const { puzzle, progress } = read(
      "hashigo sashigane 3x4\n+---+---+---+---+\n|   |           |\n+---+---+---+---+\n|               |\n+   +   +   +   +\n|               |\n+---+---+---+---+",
    );
    expect(check(puzzle, progress).violations).toEqual([
      {
        rule: "l-shape",
        failcode: "bkNotLshape",
        cells: [0, 1, 2, 3],
        lasting: true,
        message: {
          en: "The part at r1c1 (1 cell) cannot be cut into Ls that fit its clues, and so in 1 more place.",
          ja: "1行1列を含む1マスは、手がかりに合うL字に分けられません。ほかに1か所。",
        },
      },
      {
        rule: "l-shape",
        failcode: "bkNotLshape",
        cells: [4, 5, 6, 7, 8, 9, 10, 11],
        lasting: false,
        message: {
          en: "The part at r2c1 (8 cells) is not an L.",
          ja: "2行1列を含む8マスはL字ではありません。",
        },
      },
    ]);
  });

  it("detects the strict form of a finished board", () => {
    const strict = read("pzprv3/sashigane/2/3/2 4 o /o3 . . /1 0 /0 1 /0 1 0 /");
    expect(satisfiesStrict(strict.puzzle, strict.progress)).toBe(true);
    const general = read("pzprv3/sashigane/2/3/2 4 o /- . . /1 0 /0 1 /0 1 0 /");
    expect(check(general.puzzle, general.progress).state).toBe("solved");
    expect(satisfiesStrict(general.puzzle, general.progress)).toBe(false);
  });
});

/** Every drawing that has these borders and perhaps more. */
function* extensions(progress: Progress): Generator<Progress> {
  const free = [...progress.edges].flatMap((mark, edge) => (mark > 0 ? [] : [edge]));
  for (let set = 0; set < 2 ** free.length; set++) {
    const edges = Int8Array.from(progress.edges);
    free.forEach((edge, i) => {
      if ((set >> i) & 1) edges[edge] = 1;
    });
    yield { edges };
  }
}

describe("check against every drawing", () => {
  it.each([
    [2, 2, 0],
    [2, 3, 2],
    [3, 2, 2],
    [2, 4, 2],
    [3, 3, 0],
    [2, 5, 2],
    [1, 6, 0],
  ])("a blank %i × %i board has %i answers", (rows, cols, wanted) => {
    const puzzle = Puzzle.of(rows, cols, new Array<number>(rows * cols).fill(0));
    let found = 0;
    for (const drawing of extensions({ edges: new Int8Array(puzzle.grid.edges) })) {
      if (check(puzzle, drawing).state === "solved") found++;
    }
    expect(found).toBe(wanted);
  });

  it("is broken exactly when no further borders solve it, on boards of up to 9 cells, under every setting", () => {
    const clue = fc.oneof(
      { weight: 8, arbitrary: fc.constant(0) },
      fc.integer({ min: UP, max: UNKNOWN }),
      fc.constant(CIRCLE),
      fc.integer({ min: CIRCLE + 2, max: CIRCLE + 5 }),
    );
    const size = fc.constantFrom([2, 3], [3, 2], [2, 4], [4, 2], [1, 4], [3, 3], [2, 3], [2, 4]) as fc.Arbitrary<
      [number, number]
    >;
    const board = fc.record({
      size,
      clues: fc.array(clue, { minLength: 9, maxLength: 9 }),
      marks: fc.array(fc.constantFrom(0, 0, 0, 1, -1), { minLength: 12, maxLength: 12 }),
      rules: fc.record(Object.fromEntries(SETTINGS.map((s) => [s.name, fc.constantFrom(...s.values)]))),
    });
    const seen = { solved: 0, incomplete: 0, broken: 0 };
    fc.assert(
      fc.property(board, ({ size: [rows, cols], clues, marks, rules }) => {
        const puzzle = Puzzle.of(rows, cols, clues.slice(0, rows * cols), rules);
        const progress = { edges: Int8Array.from(marks.slice(0, puzzle.grid.edges)) };
        const { state } = check(puzzle, progress);
        seen[state]++;
        let mendable = false;
        for (const drawing of extensions(progress)) {
          if (check(puzzle, drawing).state !== "solved") continue;
          mendable = true;
          break;
        }
        expect(state === "broken").toBe(!mendable);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(Math.min(seen.incomplete, seen.broken)).toBeGreaterThan(20);
  });
});

describe("the size budget", () => {
  const blank = (rows: number, cols: number, clues: Record<number, number> = {}, rules = {}): Puzzle =>
    Puzzle.of(
      rows,
      cols,
      Array.from({ length: rows * cols }, (_, cell) => clues[cell] ?? 0),
      rules,
    );

  it("deals out what the numbers leave", () => {
    expect(
      sizeBudget(blank(8, 8, { 9: CIRCLE + 4, 15: CIRCLE, 23: CIRCLE + 7, 27: CIRCLE + 6, 51: CIRCLE + 6, 1: UP })),
    ).toEqual({
      total: 64,
      printed: 23,
      unnumbered: 1,
      remainder: 41,
      low: 3,
      high: null,
      fewest: 3,
      most: 13,
      possible: true,
    });
  });

  it.each([
    ["blank", blank(2, 3), true],
    ["2 × 2", blank(2, 2), false],
    ["one-wide", blank(1, 9), false],
    ["a remainder of 2", blank(3, 5, { 0: CIRCLE + 6, 1: CIRCLE + 7 }), false],
    ["a remainder of 3", blank(3, 5, { 0: CIRCLE + 6, 1: CIRCLE + 6 }), true],
    ["strict, nothing to take the remainder", blank(3, 5, { 0: CIRCLE + 6, 1: CIRCLE + 6 }, { form: "strict" }), false],
    ["strict, one to take it", blank(3, 5, { 0: CIRCLE + 6, 1: CIRCLE + 6, 2: CIRCLE }, { form: "strict" }), true],
    ["strict, too much for one", blank(3, 5, { 0: CIRCLE + 3, 2: CIRCLE }, { form: "strict" }), false],
    ["a number below 3", blank(3, 5, { 0: CIRCLE + 2 }), false],
    ["a number above rows + cols − 1", blank(3, 5, { 0: CIRCLE + 8 }), false],
    ["numbers off", blank(3, 5, { 0: CIRCLE + 8 }, { numberSize: "off" }), true],
    ["too many numbers", blank(2, 3, { 0: CIRCLE + 3, 1: CIRCLE + 3, 2: CIRCLE + 3 }), false],
    [
      "which may share a piece",
      blank(2, 3, { 0: CIRCLE + 3, 1: CIRCLE + 3, 2: CIRCLE + 3 }, { circleBend: "off" }),
      true,
    ],
    [
      "which may not, in the strict form",
      blank(2, 3, { 0: CIRCLE + 3, 1: CIRCLE + 3, 2: CIRCLE + 3 }, { circleBend: "off", form: "strict" }),
      false,
    ],
  ])("%s", (_, puzzle, possible) => expect(sizeBudget(puzzle).possible).toBe(possible));

  it("never rules out a board that has an answer", () => {
    const answer = read("pzprv3/sashigane/3/4/. . . . /. . . . /. . . . /0 0 1 /1 0 1 /1 1 0 /0 1 1 0 /0 0 1 0 /");
    const { puzzle, progress } = answer;
    expect(["solved", "incomplete", "broken"]).toContain(check(puzzle, progress).state);
    const size = fc.constantFrom([2, 3], [2, 4], [3, 2]) as fc.Arbitrary<[number, number]>;
    const clue = fc.oneof(fc.constant(0), fc.constantFrom(CIRCLE, CIRCLE + 3, CIRCLE + 4, CIRCLE + 5, DOWN, RIGHT));
    let answered = 0;
    fc.assert(
      fc.property(
        size,
        fc.array(clue, { minLength: 8, maxLength: 8 }),
        fc.record(Object.fromEntries(SETTINGS.map((s) => [s.name, fc.constantFrom(...s.values)]))),
        ([rows, cols], clues, rules) => {
          const board = withRules(Puzzle.of(rows, cols, clues.slice(0, rows * cols)), rules);
          for (const drawing of extensions({ edges: new Int8Array(board.grid.edges) })) {
            if (check(board, drawing).state !== "solved") continue;
            answered++;
            expect(sizeBudget(board).possible).toBe(true);
            return;
          }
        },
      ),
      { numRuns: 400, seed: 3 },
    );
    expect(answered).toBeGreaterThan(10);
  });
});
