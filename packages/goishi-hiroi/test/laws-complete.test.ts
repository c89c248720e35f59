/** A whole order laid on the board is refused exactly when it is no answer; and no ladder settles a board that has none. */
import { type Fact, keyOf, type LadderId, runSync } from "@hashigo/core";
import { type Draw, drawFrom, forBoards, must, runs } from "@hashigo/testkit";
import { describe, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { type Progress, type Puzzle, prefixOf, progressOf, withRules } from "../src/puzzle.js";
import { REVERSES } from "./boards.js";
import { goishi } from "./puzzles.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
/** Orders of each kind laid on one board. */
const LAID = 4;

interface Tally {
  right: number;
  wrong: number;
  none: number;
}

describe("complete drawings", () => {
  for (const id of LADDERS) {
    test(`ladder ${id}: answers with the clause and without it, spoilt ones, and orders from nowhere`, () => {
      const tally: Tally = { right: 0, wrong: 0, none: 0 };
      for (const rules of goishi.settings)
        forBoards(
          goishi,
          goishi.boards({ rules, solvable: false, maxCells: 20 }),
          { law: `complete drawings (${id}, ${rules["allowReverse"]})`, runs: runs(300, 2000) },
          (puzzle, choice) => {
            for (const order of orders(puzzle, drawFrom(choice))) laid(id, puzzle, order, tally);
            if (solutions(puzzle, { maxSolutions: 1 }).solutions.length > 0) return;
            tally.none++;
            must(
              !goishi.genre.explain(puzzle, { ladder: id }).solved,
              "a board without an answer is explained to its end",
            );
          },
        );
      console.log(
        `goishi-hiroi, ladder ${id}: ${tally.right} answers and ${tally.wrong} wrong orders laid, ${tally.none} boards without an answer climbed`,
      );
      must(tally.right >= 200 && tally.wrong >= 200 && tally.none >= 20, "too few to mean anything");
    });
  }
});

/** Answers under either setting, the same with two stones exchanged or read backwards, and any order. */
function orders(puzzle: Puzzle, draw: Draw): Progress[] {
  const answers = REVERSES.flatMap(
    (allowReverse) => solutions(withRules(puzzle, { allowReverse }), { maxSolutions: LAID }).solutions,
  );
  const spoilt = answers.flatMap((answer) => {
    const cells = prefixOf(answer);
    const exchanged = [...cells];
    const k = draw(cells.length);
    [exchanged[k], exchanged[0]] = [cells[0] ?? 0, cells[k] ?? 0];
    return [progressOf(puzzle, exchanged), progressOf(puzzle, [...cells].reverse())];
  });
  const any = Array.from({ length: LAID }, () => {
    const left = [...puzzle.places];
    return progressOf(
      puzzle,
      puzzle.places.map(() => left.splice(draw(left.length), 1)[0] ?? 0),
    );
  });
  return [...answers, ...spoilt, ...any];
}

function laid(id: LadderId, puzzle: Puzzle, order: Progress, tally: Tally): void {
  const { genre } = goishi;
  const right = genre.check(puzzle, order).state === "solved";
  const known: Fact[] = genre.answerFacts(puzzle, order);
  const { contradiction } = runSync(genre.ladders[id].climb(puzzle, { known }));
  // No stone at all: nothing is laid, and nothing contradicts.
  if (known.length === 0) return;
  must(
    contradiction !== right,
    () => `the order ${known.map(keyOf).join(" ")} is ${right ? "an answer, and refused" : "no answer, and accepted"}`,
  );
  tally[right ? "right" : "wrong"]++;
}
