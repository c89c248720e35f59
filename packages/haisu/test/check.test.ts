import { casesAreJudged, mustRead, readCases, told } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, RULE_IDS, RULES } from "../src/check.js";
import { parse } from "../src/codec.js";
import { emptyProgress, NONE, type Progress, Puzzle, SETTINGS, UNKNOWN, withRules } from "../src/puzzle.js";

const CASES = readCases(parse, new URL("cases/check.txt", import.meta.url));
const read = (text: string): { puzzle: Puzzle; progress: Progress } => mustRead(parse, text);

casesAreJudged({
  cases: CASES,
  check,
  rules: RULES,
  ids: RULE_IDS,
  states: ["solved", "incomplete"],
  failcodes: {
    branch: "lnBranch",
    cross: "lnCross",
    "start-goal": "haisuSG",
    "visit-number": "haisuError",
    "dead-end": "lnDeadEnd",
    "every-cell": "ceNoLine",
    "one-line": "lnPlLine",
    "closed-ring": null,
    "missed-visit": null,
    "visit-total": null,
  },
});

describe("check", () => {
  it("has a sentence in both languages for every violation", () => {
    for (const { puzzle, progress } of CASES) {
      for (const { message, cells } of check(puzzle, progress).violations) {
        expect(message.en).toMatch(/^[A-Z].*\br\d+c\d+\b.*\.$/);
        expect(message.ja).toMatch(/\d+行\d+列.*。$/);
        expect(cells.length).toBeGreaterThan(0);
      }
    }
  });

  it("names the cells and the places", () => {
    const { puzzle, progress } = read("pzprv3.1/haisu/2/3/1 1 1 3/0 1 /0 1 /0 0 0 /. . 2 /. 3 2 /1 1 /0 1 /0 0 1 /");
    expect(check(puzzle, progress).violations).toEqual([
      {
        rule: "visit-number",
        failcode: "haisuError",
        cells: [2, 4, 5],
        lasting: true,
        message: {
          en: "The line comes to the 2 at r1c3 on visit 1 to its region, and so in 2 more places.",
          ja: "1行3列の数字は2ですが、線がそこを通るのはその区画の1回目の訪問です。ほかに2か所。",
        },
      },
      {
        rule: "dead-end",
        failcode: "lnDeadEnd",
        cells: [4],
        lasting: false,
        message: { en: "The line ends at r2c2.", ja: "線が2行2列で途切れています。" },
      },
      {
        rule: "every-cell",
        failcode: "ceNoLine",
        cells: [3],
        lasting: false,
        message: { en: "No line passes r2c1.", ja: "2行1列に線がありません。" },
      },
    ]);
  });

  it("tells mistakes from what is only missing", () => {
    const { puzzle, progress } = read(
      "hashigo haisu 3x3\n+---+---+---+\n| S - 2     |\n+   +   +   +\n|   -   -   |\n+ | + | +   +\n|   -     G |\n+---+---+---+",
    );
    expect(told(check(puzzle, progress))).toBe("broken branch! visit-number! dead-end every-cell one-line");
  });
});

/** Every path from S to G through all cells, as the edges it runs over; and its visits, counted as the rule says it. */
function* answers(puzzle: Puzzle): Generator<Set<number>> {
  const { grid, start, goal } = puzzle;
  const path = [start];
  const seen = new Set(path);
  function* grow(): Generator<Set<number>> {
    const last = path[path.length - 1] as number;
    if (path.length === grid.size) {
      if (last === goal && start !== goal && keepsNumbers(puzzle, path))
        yield new Set(path.slice(1).map((cell, i) => grid.edgeBetween(path[i] as number, cell)));
      return;
    }
    for (const next of grid.neighbours(last)) {
      if (seen.has(next)) continue;
      path.push(next);
      seen.add(next);
      yield* grow();
      seen.delete(next);
      path.pop();
    }
  }
  yield* grow();
}

/** The numbers that every cell would have on this path. */
function numbersOn({ grid, borders, regions, rules }: Puzzle, path: readonly number[]): number[] {
  const visits = new Map<number, number>();
  const visitAt = new Map<number, number>();
  for (const [i, cell] of path.entries()) {
    const region = regions.of[cell] as number;
    if (i === 0 || borders[grid.edgeBetween(path[i - 1] as number, cell)] === 1)
      visits.set(region, (visits.get(region) ?? 0) + 1);
    visitAt.set(cell, visits.get(region) as number);
  }
  return path.map(
    (_, cell) => (rules.reading === "ordinal" ? visitAt.get(cell) : visits.get(regions.of[cell] as number)) as number,
  );
}

function keepsNumbers(puzzle: Puzzle, path: readonly number[]): boolean {
  const wanted = numbersOn(puzzle, path);
  return puzzle.numbers.every((n, cell) => n <= 0 || n === wanted[cell]);
}

/** The same board with numbers that one of its paths keeps. */
function planted(puzzle: Puzzle, chances: readonly number[]): Puzzle {
  const blank = Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map(() => NONE) }, puzzle.rules);
  const paths = [...answers(blank)];
  if (paths.length === 0) return puzzle;
  const answer = paths[(chances[38] as number) % paths.length] as Set<number>;
  const { grid, start } = puzzle;
  const path = [start];
  for (let from = -1, cell = start; path.length < grid.size; ) {
    const next = grid.neighbours(cell).find((to) => to !== from && answer.has(grid.edgeBetween(cell, to))) as number;
    path.push(next);
    [from, cell] = [cell, next];
  }
  const wanted = numbersOn(puzzle, path);
  return Puzzle.of(
    { ...blank, numbers: wanted.map((n, cell) => ((chances[cell] as number) < 40 ? n : NONE)) },
    puzzle.rules,
  );
}

const size = fc.constantFrom([1, 4], [2, 2], [2, 3], [3, 2], [3, 3], [2, 5], [3, 4], [4, 3]) as fc.Arbitrary<
  [number, number]
>;
const board = fc
  .record({
    size,
    borders: fc.array(fc.constantFrom(0, 0, 1), { minLength: 17, maxLength: 17 }),
    numbers: fc.array(fc.constantFrom(NONE, NONE, NONE, NONE, NONE, NONE, 0, UNKNOWN, 1, 1, 2, 2, 3), {
      minLength: 12,
      maxLength: 12,
    }),
    ends: fc.tuple(fc.nat(11), fc.nat(11)),
    reading: fc.constantFrom(...(SETTINGS[0]?.values ?? [])),
  })
  .map(({ size: [rows, cols], borders, numbers, ends, reading }) => {
    const cells = rows * cols;
    return Puzzle.of(
      {
        rows,
        cols,
        borders: borders.slice(0, rows * (cols - 1) + (rows - 1) * cols),
        numbers: numbers.slice(0, cells),
        start: ends[0] % cells,
        goal: ends[1] % cells,
      },
      { reading },
    );
  });

describe("check against every path", () => {
  it("calls exactly the answers solved, and never calls broken what lines can still mend", () => {
    const tally = { answers: 0, solved: 0, incomplete: 0, broken: 0, mendable: 0, hopeless: 0 };
    fc.assert(
      fc.property(
        board,
        fc.array(fc.nat(99), { minLength: 40, maxLength: 40 }),
        fc.array(fc.constantFrom(0, 0, 0, 0, 1, 1, -1, -2), { minLength: 17, maxLength: 17 }),
        (random, chances, marks) => {
          const puzzle = chances[39]! < 70 ? planted(random, chances) : random;
          const found = [...answers(puzzle)];
          const { edges } = puzzle.grid;
          const drawings: number[][] = [marks.slice(0, edges)];
          for (const [i, answer] of found.slice(0, 6).entries()) {
            const whole = Array.from({ length: edges }, (_, edge) => Number(answer.has(edge)));
            drawings.push(
              whole,
              whole.map((mark, edge) => (mark === 1 && (chances[(edge + i) % 40] as number) < 60 ? 1 : 0)),
              whole.map((mark, edge) => (edge === (chances[i] as number) % edges ? 1 - mark : mark)),
            );
          }
          for (const drawing of drawings) {
            const progress = { edges: Int8Array.from(drawing) };
            const lines = drawing.flatMap((mark, edge) => (mark === 1 || mark === -2 ? [edge] : []));
            const over = found.filter((answer) => lines.every((edge) => answer.has(edge)));
            const { state, violations } = check(puzzle, progress);
            tally[state]++;
            expect(state === "solved").toBe(over.some((answer) => answer.size === lines.length));
            if (over.length > 0) {
              tally.mendable++;
              expect(state).not.toBe("broken");
            } else if (state === "incomplete") tally.hopeless++;
            expect(violations.some(({ lasting }) => lasting)).toBe(state === "broken");
          }
          tally.answers += found.length;
        },
      ),
      { numRuns: 2_000, seed: 11 },
    );
    expect(tally.answers).toBeGreaterThan(500);
    expect(Math.min(tally.solved, tally.incomplete, tally.broken, tally.mendable)).toBeGreaterThan(200);
    console.log(`haisu check: ${JSON.stringify(tally)}`);
  });

  it("finds no answer where S and G are one cell", () => {
    for (const text of ["haisu/1/1/1111g", "haisu/2/2/111100j", "haisu/3/3/222200000o"]) {
      const { puzzle } = read(text);
      expect(check(puzzle, emptyProgress(puzzle)).state).toBe("broken");
      expect(check(withRules(puzzle, { reading: "cardinal" }), emptyProgress(puzzle)).state).toBe("broken");
      const edges = puzzle.grid.edges;
      for (let set = 0; set < 2 ** edges; set++)
        expect(check(puzzle, { edges: Int8Array.from({ length: edges }, (_, i) => (set >> i) & 1) }).state).toBe(
          "broken",
        );
    }
  });
});
