/** A whole line laid on the board is refused exactly when it is no answer; and no ladder settles a board that has none. */
import { keyOf, type LadderId, runSync } from "@hashigo/core";
import { forBoards, must, runs } from "@hashigo/testkit";
import { describe, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { NONE, Puzzle } from "../src/puzzle.js";
import { haisu } from "./puzzles.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
/** Lines laid on one board. */
const LAID = 8;

describe("complete drawings", () => {
  for (const id of LADDERS) {
    test(`ladder ${id}: the lines of the board without numbers, laid on the board with numbers`, () => {
      const tally = { right: 0, wrong: 0, none: 0 };
      for (const rules of haisu.settings)
        forBoards(
          haisu,
          haisu.boards({ rules, solvable: false, maxCells: 20 }),
          { law: `complete drawings (${id}, ${rules["reading"]})`, runs: runs(200, 2000) },
          (puzzle) => laid(id, puzzle, tally),
        );
      console.log(
        `haisu, ladder ${id}: ${tally.right} answers and ${tally.wrong} wrong lines laid, ${tally.none} boards without an answer climbed`,
      );
      must(tally.right >= 200 && tally.wrong >= 200 && tally.none >= 20, "too few to mean anything");
    });
  }
});

function laid(id: LadderId, puzzle: Puzzle, tally: { right: number; wrong: number; none: number }): void {
  const { genre } = haisu;
  const ladder = genre.ladders[id];
  const bare = Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map(() => NONE) }, puzzle.rules);
  for (const line of solutions(bare, { maxSolutions: LAID }).solutions) {
    const right = genre.check(puzzle, line).state === "solved";
    const known = genre.answerFacts(puzzle, line);
    const { contradiction } = runSync(ladder.climb(puzzle, { known }));
    must(
      contradiction !== right,
      () =>
        `the line ${known.flatMap((fact) => (fact.kind === "edge" && fact.value === "on" ? [keyOf(fact)] : [])).join(" ")} is ${right ? "an answer, and refused" : "no answer, and accepted"}`,
    );
    tally[right ? "right" : "wrong"]++;
  }
  if (solutions(puzzle, { maxSolutions: 1 }).solutions.length > 0) return;
  tally.none++;
  must(!genre.explain(puzzle, { ladder: id }).solved, "a board without an answer is explained to its end");
}
