/** A whole shading laid on the board is refused exactly when it is no answer; and no ladder settles a board that has none. */
import { keyOf, type LadderId, runSync } from "@hashigo/core";
import { drawFrom, forBoards, must, runs } from "@hashigo/testkit";
import { describe, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { NONE, type Progress, Puzzle, SHADED, UNTOUCHED, withRules } from "../src/puzzle.js";
import { FALLS } from "./boards.js";
import { stostone } from "./puzzles.js";
import { trueShading } from "./stones.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
/** Shadings of each kind laid on one board. */
const LAID = 4;

interface Tally {
  right: number;
  wrong: number;
  none: number;
}

describe("complete drawings", () => {
  for (const id of LADDERS) {
    test(`ladder ${id}: answers to fewer numbers and other falls, and shadings from nowhere`, () => {
      const tally: Tally = { right: 0, wrong: 0, none: 0 };
      for (const rules of stostone.settings)
        forBoards(
          stostone,
          stostone.boards({ rules, solvable: false, maxCells: 20 }),
          { law: `complete drawings (${id}, ${rules["fall"]})`, runs: runs(150, 2000) },
          (puzzle, choice) => {
            for (const shading of shadings(puzzle, choice)) laid(id, puzzle, shading, tally);
            if (solutions(puzzle, { maxSolutions: 1 }).solutions.length > 0) return;
            tally.none++;
            must(
              !stostone.genre.explain(puzzle, { ladder: id }).solved,
              "a board without an answer is explained to its end",
            );
          },
        );
      console.log(
        `stostone, ladder ${id}: ${tally.right} answers and ${tally.wrong} wrong shadings laid, ${tally.none} boards without an answer climbed`,
      );
      must(tally.right >= 200 && tally.wrong >= 200 && tally.none >= 20, "too few to mean anything");
    });
  }
});

/** Answers of the board itself, without its numbers, and by the other rules of the fall; true shadings of other regions; any. */
function shadings(puzzle: Puzzle, choice: number): Progress[] {
  const draw = drawFrom(choice);
  const { rows, cols, grid, rules } = puzzle;
  const bare = Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map((n) => (n === 0 ? 0 : NONE)) }, rules);
  const boards = [puzzle, bare, ...FALLS.map((fall) => withRules(puzzle, { fall }))];
  const out = boards.flatMap((board) => solutions(board, { maxSolutions: LAID }).solutions);
  for (let n = 0; n < LAID; n++) {
    const even = rows % 2 === 0 ? rules.fall : "none";
    out.push({ cells: trueShading(rows, cols, even, draw) });
    out.push({ cells: Uint8Array.from({ length: grid.size }, () => (draw(2) === 0 ? SHADED : UNTOUCHED)) });
  }
  return out;
}

function laid(id: LadderId, puzzle: Puzzle, shading: Progress, tally: Tally): void {
  const { genre } = stostone;
  const right = genre.check(puzzle, shading).state === "solved";
  const known = genre.answerFacts(puzzle, shading);
  const { contradiction } = runSync(genre.ladders[id].climb(puzzle, { known }));
  must(
    contradiction !== right,
    () =>
      `the shading ${known.flatMap((fact) => (fact.kind === "cell" && fact.value === "shaded" ? [keyOf(fact)] : [])).join(" ")} is ${right ? "an answer, and refused" : "no answer, and accepted"}`,
  );
  tally[right ? "right" : "wrong"]++;
}
