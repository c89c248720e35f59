/** Verdict, count and backbone against trying everything, with all budgets; boards too tall for a word, and too large for memory. */
import { type Fact, keyOf, Random, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { backbone, count, solve } from "../src/api.js";
import { check } from "../src/check.js";
import { answerFacts } from "../src/facts.js";
import { type Progress, Puzzle } from "../src/puzzle.js";
import { ladders } from "../src/reasons.js";
import { FALLS, smallBoard } from "./engine-boards.js";
import { bruteForce } from "./engine-brute.js";

const RUNS = process.env["HASHIGO_LONG"] === "1" ? 3000 : 150;
const BUDGETS = [0, 1, 2, 5] as const;

function keys(facts: readonly Fact[]): string {
  return facts.map(keyOf).sort().join(" ");
}

/** Facts that all drawings share. */
function shared(puzzle: Puzzle, answers: readonly number[]): Fact[] {
  return Array.from({ length: puzzle.grid.size }, (_, cell) => cell).flatMap((cell): Fact[] => {
    const shaded = answers.filter((bits) => ((bits >> cell) & 1) === 1).length;
    if (shaded === answers.length) return [{ kind: "cell", cell, value: "shaded" }];
    return shaded === 0 ? [{ kind: "cell", cell, value: "blank" }] : [];
  });
}

describe("answers", () => {
  for (const fall of FALLS) {
    test(`verdict, count, backbone and budgets (${fall})`, () => {
      const random = new Random(8);
      for (let k = 0; k < RUNS; k++) {
        const puzzle = smallBoard(random, fall);
        const answers = bruteForce(puzzle);
        const truth = answers.length === 0 ? "none" : answers.length === 1 ? "unique" : "multiple";
        expect(solve(puzzle).status).toBe(truth);
        expect(count(puzzle).count).toBe(BigInt(answers.length));
        const bone = backbone(puzzle);
        expect(bone.state).toBe(truth === "none" ? "noSolution" : "exact");
        const all = shared(puzzle, answers);
        if (truth !== "none") expect(keys(bone.facts)).toBe(keys(all));
        for (const maxNodes of BUDGETS) {
          const outcome = solve(puzzle, { maxNodes });
          expect(["unknown", truth]).toContain(outcome.status);
          expect(outcome.nodes).toBeLessThanOrEqual(maxNodes);
          const some = backbone(puzzle, { maxNodes });
          const wanted = new Set(all.map(keyOf));
          if (truth !== "none") for (const fact of some.facts) expect(wanted.has(keyOf(fact))).toBe(true);
        }
      }
    });
  }
});

/** Regions of `high` rows and `wide` columns, all with one number. */
function tower(rows: number, cols: number, wide: number, number: number, fall: string, high: number = 2): Puzzle {
  const across = rows * (cols - 1);
  const borders = new Uint8Array(across + (rows - 1) * cols);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c + 1 < cols; c++) borders[r * (cols - 1) + c] = (c + 1) % wide === 0 ? 1 : 0;
  for (let r = 0; r + 1 < rows; r++)
    for (let c = 0; c < cols; c++) borders[across + r * cols + c] = (r + 1) % high === 0 ? 1 : 0;
  const regions = (rows / high) * Math.ceil(cols / wide);
  return Puzzle.of({ rows, cols, borders, numbers: new Array<number>(regions).fill(number) }, { fall });
}

function judged(puzzle: Puzzle, answers: readonly Progress[]): void {
  for (const answer of answers) expect(check(puzzle, answer).state).toBe("solved");
}

describe("tall boards", () => {
  for (const fall of FALLS) {
    test(`have right answers and sound rungs (${fall})`, () => {
      for (const puzzle of [tower(62, 2, 1, 1, fall), tower(64, 2, 2, 2, fall), tower(60, 2, 2, 2, fall)]) {
        const outcome = solve(puzzle);
        expect(outcome.status).toBe("multiple");
        if (outcome.status !== "multiple") continue;
        judged(puzzle, [outcome.first, outcome.second]);
        const facts = answerFacts(puzzle, outcome.second);
        const known = facts.filter((_, i) => i % 9 !== 4);
        for (const ladder of Object.values(ladders)) {
          const climb = runSync(ladder.climb(puzzle, { known, upTo: ladder.rungs.length - 1 }));
          expect(climb.contradiction).toBe(false);
          for (const fact of climb.settled) if (fall !== "none") expect(keys(facts)).toContain(keyOf(fact));
        }
      }
    });
  }

  test("a stone whose cells would fall apart is a contradiction to both ladders", () => {
    // Blocks of four rows from the top: heavy on the left, square, heavy on the right, and squares below. The second falls by two more on the
    // left than on the right.
    const cells = new Uint8Array(128).fill(2);
    for (const i of [0, 1, 2, 4, 10, 11, 12, 13, 16, 17, 19, 21]) cells[i] = 1;
    for (let i = 24; i < 128; i += 8) cells.fill(1, i + 2, i + 6);
    for (const fall of FALLS) {
      const puzzle = tower(64, 2, 2, 4, fall, 4);
      const known = answerFacts(puzzle, { cells });
      expect(check(puzzle, { cells }).state).toBe(fall === "exact" ? "broken" : "solved");
      for (const ladder of Object.values(ladders))
        expect(runSync(ladder.climb(puzzle, { known })).contradiction).toBe(fall === "exact");
      expect(solve(puzzle, { known }).status).toBe(fall === "exact" ? "none" : "unique");
    }
  });

  test("a region larger than the article's boards is left alone by its fit, however few ways there are", () => {
    const [rows, cols] = [150, 150];
    const puzzle = Puzzle.of(
      { rows, cols, borders: new Uint8Array(2 * rows * (rows - 1)), numbers: [-1] },
      { fall: "none" },
    );
    const known = answerFacts(puzzle, { cells: new Uint8Array(rows * cols).fill(1) }).slice(3);
    const { article } = ladders;
    const climb = runSync(article.climb(puzzle, { known, only: article.rungs.indexOf("fit") }));
    expect(climb).toMatchObject({ contradiction: false, settled: [] });
  });

  test("one step may settle all cells of the largest board", () => {
    const puzzle = Puzzle.of(
      { rows: 500, cols: 500, borders: new Uint8Array(2 * 500 * 499), numbers: [0] },
      { fall: "none" },
    );
    const climb = runSync(ladders.default.climb(puzzle));
    expect([climb.solved, climb.settled.length]).toEqual([true, 250_000]);
  });

  test("what does not fit into memory is refused, not answered", () => {
    const rows = 400;
    const borders = new Uint8Array(rows * (rows - 1) * 2);
    const outcome = solve(Puzzle.of({ rows, cols: rows, borders, numbers: [-1] }));
    expect(outcome).toMatchObject({ status: "unknown", limit: "memory" });
  });

  test("the clauses of columns are built with a look at the clock every 2048 levels", () => {
    const [rows, cols] = [120, 3];
    const puzzle = tower(rows, cols, 1, 1, "exact");
    // Stopped by a signal at the look of this number, if ever; before any node.
    const looks = (stop: number): readonly [number, string | null] => {
      const controller = new AbortController();
      let n = 0;
      const onProgress = (): void => {
        if (n++ === stop) controller.abort();
      };
      const outcome = solve(puzzle, { maxNodes: 0, signal: controller.signal, onProgress });
      return [n, outcome.status === "unknown" ? outcome.limit : null];
    };
    const [all, limit] = looks(-1);
    expect(limit).toBe("nodes");
    // Each row has 60 levels for the counter and as many for the fall.
    expect(all).toBeGreaterThanOrEqual(Math.floor((2 * rows * cols * (rows / 2)) / (2048 + rows / 2)));
    for (let k = 0; k < all; k++) expect(looks(k)).toEqual([k + 1, "aborted"]);
  });

  test("an odd number of rows has answers only where nothing is asked of the fall", () => {
    for (const fall of FALLS) {
      const puzzle = Puzzle.of({ rows: 3, cols: 1, borders: [0, 0], numbers: [2] }, { fall });
      expect(solve(puzzle).status).toBe(fall === "none" ? "multiple" : "none");
    }
  });
});
