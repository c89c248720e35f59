/** The experiments' own reading of a cutting, against the library. */
import { readFileSync } from "node:fs";
import { Random } from "@hashigo/core";
import { CIRCLE, check, count, isArrow, isCircle, Puzzle, partitionSampler, solve } from "@hashigo/sashigane";
import * as oracle from "@hashigo/sashigane/oracle";
import { describe, expect, test } from "vitest";
import { shapesAt } from "../experiments/sashigane/shapes-per-circle.js";
import { readResults } from "../src/results.js";
import { madeSets, published, read, strictBoards, tally, withoutNumbers } from "../src/sashigane/boards.js";
import { greedyCutting } from "../src/sashigane/greedy.js";
import { choices, clues, cuttings, ends, isUnique, piecesOf } from "../src/sashigane/pieces.js";
import { publishedCount } from "../src/sashigane/reference.js";

describe("cuttings", () => {
  test.each([
    [2, 6],
    [3, 5],
    [5, 3],
    [4, 4],
  ])("%i×%i: as many as published, all different, each an answer of its own board", (rows, cols) => {
    const seen = new Set<string>();
    for (const pieces of cuttings(rows, cols)) {
      expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(rows * cols);
      const board = clues(pieces, rows * cols, [], true);
      seen.add(JSON.stringify(pieces));
      const outcome = solve(Puzzle.of(rows, cols, board, { form: "strict" }));
      expect(outcome.status === "none" || outcome.status === "unknown").toBe(false);
    }
    const known = publishedCount(Math.min(rows, cols), Math.max(rows, cols));
    expect(String(seen.size)).toBe(known);
  });

  test("a uniform and a greedy draw fill the board, and print one circle and one arrow a piece", () => {
    const sampler = partitionSampler(6, 9);
    for (let seed = 0; seed < 20; seed++) {
      const random = new Random(seed);
      for (const pieces of [piecesOf(sampler.draw(random), 9), greedyCutting(6, 9, random)]) {
        expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(54);
        const board = [...clues(pieces, 54, ends(pieces, "coin", random), false)];
        expect(board.filter(isCircle).length).toBe(pieces.length);
        expect(board.filter(isArrow).length).toBe(pieces.length);
        const full = Puzzle.of(6, 9, clues(pieces, 54, ends(pieces, "long", random), true), { form: "strict" });
        const outcome = solve(full);
        const answer =
          outcome.status === "unique" ? outcome.solution : outcome.status === "multiple" ? outcome.first : null;
        expect(answer !== null && check(full, answer).state).toBe("solved");
      }
    }
  });

  test("conventions differ only where arms do", () => {
    const [pieces] = [...cuttings(4, 4)];
    if (pieces === undefined) throw new Error("4×4 has cuttings");
    const long = ends(pieces, "long", new Random(3));
    const short = ends(pieces, "short", new Random(3));
    pieces.forEach(({ arms: [vertical, horizontal] }, k) => {
      expect(long[k] === short[k]).toBe(vertical.length === horizontal.length);
      if (vertical.length !== horizontal.length) expect(long[k]).toBe(horizontal.length > vertical.length);
    });
    expect(choices(pieces).length).toBe(2 ** pieces.length);
  });
});

/**
 * The numbers do not settle everything. Four pieces of three cells around a pinwheel can all turn their free arms over at once: stored
 * as the first exception among fully numbered boards. Both engines see its two answers, in either form.
 */
test("the stored exceptions have two answers by both engines", () => {
  const links = readResults("sashigane")["numbered"]?.rows.flatMap(({ values }) =>
    typeof values["exception"] === "string" ? [values["exception"]] : [],
  );
  expect(links?.length).toBe(1);
  for (const link of links ?? []) {
    for (const form of ["strict", "general"]) {
      const puzzle = read(link, { form });
      expect(puzzle.clues.every((clue) => clue !== CIRCLE)).toBe(true);
      expect(count(puzzle)).toMatchObject({ count: 2n, exact: true });
      expect(oracle.solutions(puzzle)).toMatchObject({ exact: true, solutions: { length: 2 } });
    }
  }
});

test("shapes of a circle, counted by hand", () => {
  // o4 at r1c1 of a 3×3 board with an up arrow at r3c1: the vertical arm is fixed at 2, the other has 1 cell to the right.
  const board = new Int32Array(9);
  board[0] = CIRCLE + 4;
  board[6] = 1;
  expect(shapesAt(board, 3, 3, 0)).toBe(1);
  // In the middle of the top row both sides are open.
  const middle = new Int32Array(9);
  middle[1] = CIRCLE + 4;
  middle[7] = 1;
  expect(shapesAt(middle, 3, 3, 1)).toBe(2);
});

test("boards are read, judged for the strict form and bared of numbers", () => {
  const boards = published.boards();
  const strict = strictBoards(boards);
  expect(strict.length).toBeLessThan(boards.length);
  expect(boards.some((puzzle) => tally(puzzle).numbers > 0)).toBe(true);
  for (const puzzle of boards) expect(tally(withoutNumbers(puzzle)).numbers).toBe(0);
  expect(() => read("https://puzz.link/p?slither/5/5/0")).toThrow(RangeError);
});

test("boards made in the article's way need every number left", () => {
  const [set] = madeSets("greedy");
  const [puzzle] = set?.boards() ?? [];
  if (puzzle === undefined) throw new Error("no board was made");
  expect(isUnique(8, 8, Int32Array.from(puzzle.clues), "strict")).toBe(true);
  puzzle.clues.forEach((clue, cell) => {
    if (clue <= CIRCLE) return;
    const less = Int32Array.from(puzzle.clues);
    less[cell] = CIRCLE;
    expect(isUnique(8, 8, less, "strict")).toBe(false);
  });
});

test("the published figures are those that the package's own tests use", () => {
  const copies = ["../reference/sashigane.json", "../../../packages/testkit/fixtures/reference/sashigane.json"];
  const [ours, theirs] = copies.map((path): unknown =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")),
  );
  expect(ours).toEqual(theirs);
});
