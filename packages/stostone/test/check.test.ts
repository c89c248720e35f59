import { Grid, regionsOf } from "@hashigo/core";
import { casesAreJudged, mustRead, readCases } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fallByRows, isPacked, stonePicture } from "../oracle/fall.js";
import { check, RULE_IDS, RULES } from "../src/check.js";
import { parse } from "../src/codec.js";
import { emptyProgress, NONE, type Progress, Puzzle, SETTINGS, SHADED, UNKNOWN, withRules } from "../src/puzzle.js";

const CASES = readCases(parse, new URL("cases/check.txt", import.meta.url));
const read = (text: string): { puzzle: Puzzle; progress: Progress } => mustRead(parse, text);

casesAreJudged({
  cases: CASES,
  check,
  rules: RULES,
  ids: RULE_IDS,
  states: ["solved", "incomplete"],
  failcodes: {
    "even-rows": null,
    "stones-apart": "cbShade",
    "one-stone": "bkShadeDivide",
    "upper-half": "csUpper",
    "stone-size": "bkShadeNe",
    "lower-half": "cuLower",
    "stone-missing": "bkNoShade",
    "column-half": null,
    "stone-hole": null,
  },
});

describe("check", () => {
  it("has a sentence in both languages for every violation, with its place", () => {
    for (const { puzzle, progress } of CASES) {
      for (const { message, cells } of check(puzzle, progress).violations) {
        expect(message.en).toMatch(/^([A-Z]|r\d).*(\br\d+c\d+\b|olumn \d|\d rows?\b).*\.$/);
        expect(message.ja).toMatch(/(\d+行\d+列|\d列目|\d行).*。$/);
        expect(cells.length).toBeGreaterThan(0);
      }
    }
  });

  it("says of every violation whether it lasts, and names cells and places", () => {
    const { puzzle, progress } = read(
      "hashigo stostone 4x3\n+---+---+---+\n| #   + | # |\n+   +   +   +\n| #   #   # |\n+---+---+---+\n| 2         |\n+   +   +   +\n|     #     |\n+---+---+---+",
    );
    expect(check(puzzle, progress)).toEqual({
      state: "broken",
      violations: [
        {
          rule: "upper-half",
          failcode: "csUpper",
          cells: [0, 2],
          lasting: true,
          message: {
            en: "The stone of r1c1 does not fall all the way into the lower half.",
            ja: "1行1列の石は下半分まで落ちきりません。",
          },
        },
        {
          rule: "stone-size",
          failcode: "bkShadeNe",
          cells: [6],
          lasting: true,
          message: {
            en: "The region of the 2 at r3c1 has no room for a stone of 2 cells.",
            ja: "3行1列の数字は2ですが、その区画に2マスの石は入りません。",
          },
        },
        {
          rule: "lower-half",
          failcode: "cuLower",
          cells: [0, 4],
          lasting: true,
          message: {
            en: "r1c1 and r2c2 cannot fall as one stone: the one falls 2 rows, the other 1 row.",
            ja: "落ちる距離は1行1列が2マス、2行2列が1マスなので、一つの石として落ちません。",
          },
        },
      ],
    });
  });
});

/** The reference's failcodes by moving stones: all that hold, in its order. */
function referenceCodes(puzzle: Puzzle, cells: ArrayLike<number>): string[] {
  const { grid, rows, borders, regions, numbers } = puzzle;
  const before = stonePicture(puzzle, cells);
  const after = fallByRows(puzzle, before);
  const isShaded = (cell: number): boolean => cells[cell] === SHADED;
  const count = (region: number): number => (regions.cells[region] ?? []).filter(isShaded).length;
  const all = [...numbers.keys()];
  const codes: [string, boolean][] = [
    ["cbShade", [...borders.keys()].some((edge) => borders[edge] === 1 && grid.sides(edge).every(isShaded))],
    ["bkShadeDivide", regions.cells.some((own) => new Set(own.filter(isShaded).map((cell) => before[cell])).size > 1)],
    ["csUpper", after.some((stone, cell) => stone >= 0 && 2 * grid.rowOf(cell) < rows)],
    ["bkShadeNe", all.some((region) => (numbers[region] ?? 0) >= 0 && numbers[region] !== count(region))],
    ["cuLower", after.some((stone, cell) => stone < 0 && 2 * grid.rowOf(cell) >= rows - 1)],
    ["bkNoShade", all.some((region) => numbers[region] !== 0 && count(region) === 0)],
  ];
  return codes.filter(([, holds]) => holds).map(([code]) => code);
}

/** The setting's own part, read off the drawing column by column. */
function keepsFall(puzzle: Puzzle, cells: ArrayLike<number>): boolean {
  const { rows, cols, rules } = puzzle;
  const stones = stonePicture(puzzle, cells);
  if (rules.fall === "none") return true;
  if (rules.fall === "exact") return isPacked(puzzle, fallByRows(puzzle, stones));
  for (let c = 0; c < cols; c++) {
    const column = Array.from({ length: rows }, (_, r) => stones[r * cols + c] as number);
    if (2 * column.filter((stone) => stone >= 0).length !== rows) return false;
    const whole = column.every(
      (stone, r) => stone < 0 || !column.slice(r + 2).includes(stone) || column[r + 1] === stone,
    );
    if (rules.fall === "convex" && !whole) return false;
  }
  return true;
}

function isAnswer(puzzle: Puzzle, cells: ArrayLike<number>): boolean {
  const codes = referenceCodes(puzzle, cells).filter((code) => code !== "csUpper" && code !== "cuLower");
  return codes.length === 0 && keepsFall(puzzle, cells);
}

const size = fc.constantFrom([2, 2], [2, 4], [3, 2], [1, 3], [4, 1], [4, 2], [4, 2], [4, 3], [4, 3], [6, 1], [6, 2]);
const board = fc
  .record({
    size: size as fc.Arbitrary<[number, number]>,
    density: fc.integer({ min: 0, max: 6 }),
    borders: fc.array(fc.nat(9), { minLength: 17, maxLength: 17 }),
    numbers: fc.array(fc.constantFrom(NONE, NONE, NONE, UNKNOWN, 0, 1, 2, 3, 4, 5), { minLength: 12, maxLength: 12 }),
    fall: fc.constantFrom(...(SETTINGS[0]?.values ?? [])),
  })
  .map(({ size: [rows, cols], density, borders, numbers, fall }) => {
    const given = borders.slice(0, rows * (cols - 1) + (rows - 1) * cols).map((draw) => Number(draw < density));
    const { count } = regionsOf(new Grid(rows, cols), (edge) => given[edge] === 1);
    return Puzzle.of({ rows, cols, borders: given, numbers: numbers.slice(0, count) }, { fall });
  });

/** The same board with numbers that one of its answers keeps. */
function planted(puzzle: Puzzle, chances: readonly number[]): Puzzle {
  const blank = Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map(() => NONE) }, puzzle.rules);
  const found = answersOf(blank);
  if (found.length === 0) return puzzle;
  const answer = found[(chances[0] as number) % found.length] as Uint8Array;
  const counts = puzzle.regions.cells.map((cells) => cells.filter((cell) => answer[cell] === SHADED).length);
  const numbers = counts.map((count, region) => ((chances[1 + region] as number) < 50 ? count : NONE));
  return Puzzle.of({ ...blank, numbers }, puzzle.rules);
}

function* shadings(size: number): Generator<Uint8Array> {
  for (let bits = 0; bits < 2 ** size; bits++)
    yield Uint8Array.from({ length: size }, (_, cell) => ((bits >> cell) & 1) * SHADED);
}

function answersOf(puzzle: Puzzle): Uint8Array[] {
  return [...shadings(puzzle.grid.size)].filter((cells) => quick(puzzle, cells) && isAnswer(puzzle, cells));
}

/** What no answer breaks, looked at first because it is cheap. */
function quick({ borders, grid, rows, cols, rules }: Puzzle, cells: Uint8Array): boolean {
  if (rules.fall !== "none") {
    for (let c = 0; c < cols; c++) {
      let count = 0;
      for (let r = 0; r < rows; r++) count += cells[r * cols + c] as number;
      if (2 * count !== rows) return false;
    }
  }
  return borders.every((border, edge) => {
    const [a, b] = grid.sides(edge);
    return border !== 1 || cells[a] !== SHADED || cells[b] !== SHADED;
  });
}

describe("check against every shading", () => {
  it("calls exactly the answers solved, never calls broken what marks can still mend, and gives the reference's codes", () => {
    const tally = { answers: 0, solved: 0, incomplete: 0, broken: 0, mendable: 0, hopeless: 0, complete: 0 };
    const runs = process.env["HASHIGO_LONG"] === "1" ? 4_000 : 400;
    fc.assert(
      fc.property(
        board,
        fc.array(fc.nat(99), { minLength: 40, maxLength: 40 }),
        fc.array(fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }), { minLength: 4, maxLength: 4 }),
        (random, chances, marks) => {
          const puzzle = (chances[39] as number) < 70 ? planted(random, chances) : random;
          const found = answersOf(puzzle);
          const { size } = puzzle.grid;
          const drawings: ArrayLike<number>[] = marks.map((list) => list.slice(0, size));
          for (const [i, answer] of found.slice(0, 8).entries()) {
            const other = found[(chances[i] as number) % found.length] as Uint8Array;
            drawings.push(
              answer,
              answer.map((mark, cell) => ((chances[(cell + i) % 40] as number) < 50 ? mark : 2)),
              answer.map((mark, cell) => (cell === (chances[i + 8] as number) % size ? 1 - mark : mark)),
              // Half of one answer, half of another: legal to look at, mostly past mending.
              answer.map((mark, cell) => ((cell % puzzle.cols) * 2 < puzzle.cols ? mark : (other[cell] as number))),
            );
          }
          for (const drawing of drawings) {
            const cells = Uint8Array.from(drawing);
            const over = found.filter((answer) =>
              cells.every((mark, cell) => mark !== SHADED || answer[cell] === SHADED),
            );
            const { state, violations } = check(puzzle, { cells });
            tally[state]++;
            expect(state === "solved").toBe(isAnswer(puzzle, cells));
            if (over.length > 0) {
              tally.mendable++;
              expect(state).not.toBe("broken");
            } else if (state === "incomplete") tally.hopeless++;
            expect(violations.some(({ lasting }) => lasting)).toBe(state === "broken");
            expect(violations.filter(({ rule, lasting }) => rule === "upper-half" && !lasting)).toEqual([]);
            const codes = new Set(violations.flatMap(({ failcode }) => failcode ?? []));
            const wanted = referenceCodes(puzzle, cells);
            const judged = puzzle.rules.fall === "exact" ? wanted : wanted.filter((code) => !/^c[su]/.test(code));
            expect([...codes]).toEqual(judged);
            if (puzzle.rules.fall !== "none" && cells.filter((mark) => mark === SHADED).length * 2 >= size) {
              tally.complete++;
              expect(state).not.toBe("incomplete");
            }
          }
          tally.answers += found.length;
        },
      ),
      { numRuns: runs, seed: 11 },
    );
    expect(Math.min(tally.solved, tally.incomplete, tally.broken, tally.mendable, tally.complete)).toBeGreaterThan(200);
    expect(tally.broken).toBeGreaterThan(4 * tally.hopeless);
    console.log(`stostone check: ${JSON.stringify(tally)}`);
  });

  it("an odd number of rows is broken with nothing drawn, unless nothing is asked of the fall", () => {
    for (const url of ["stostone/1/1/g", "stostone/3/1/0g", "stostone/2/3/00g", "stostone/1/5/0g"]) {
      const { puzzle } = read(url);
      for (const fall of SETTINGS[0]?.values ?? []) {
        const verdict = check(withRules(puzzle, { fall }), emptyProgress(puzzle));
        expect(verdict.state).toBe(fall === "none" ? "incomplete" : "broken");
        if (fall === "none") continue;
        expect(verdict.violations[0]).toMatchObject({ rule: "even-rows", failcode: null, lasting: true });
        expect(verdict.violations[0]?.message.en).toMatch(/^A board of \d rows? has no lower half/);
      }
      for (const cells of shadings(puzzle.grid.size)) expect(check(puzzle, { cells }).state).toBe("broken");
    }
    const { puzzle } = read("stostone/1/1/g");
    expect(check(withRules(puzzle, { fall: "none" }), { cells: Uint8Array.of(SHADED) }).state).toBe("solved");
  });
});
