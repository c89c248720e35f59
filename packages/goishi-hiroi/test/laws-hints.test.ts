import { agreeing, drawFrom, forBoards, hintsHelp, must, runs } from "@hashigo/testkit";
import { describe, test } from "vitest";
import { solutions } from "../oracle/index.js";
import { goishi } from "./puzzles.js";

hintsHelp(goishi, { quick: 220, long: 1500 });

/** Numbers can be written that no order has: in gaps, twice, out of line. Beside them the beginning may be right or wrong. */
describe("drawings from nowhere", () => {
  test("a drawing is a mistake exactly when it is broken or no answer extends it, and what may stay has an answer", () => {
    const { genre } = goishi;
    const tally = { broken: 0, astray: 0, sound: 0 };
    for (const rules of goishi.settings)
      forBoards(
        goishi,
        goishi.boards({ rules, solvable: true, maxCells: 20 }),
        { law: `drawings from nowhere (${rules["allowReverse"]})`, runs: runs(300, 3000) },
        (puzzle, choice) => {
          const found = solutions(puzzle, { maxSolutions: 400 });
          if (!found.exact || found.solutions.length === 0) return;
          const answers = found.solutions.map((order) => genre.answerFacts(puzzle, order));
          const progress = goishi.scribble(puzzle, drawFrom(choice));
          const { state } = genre.check(puzzle, progress);
          const extended = agreeing(answers, genre.factsOf(puzzle, progress)).length > 0;
          const hint = genre.hint(puzzle, progress);
          const wrong = state === "broken" || !extended;
          must(
            (hint.kind === "mistake") === wrong,
            () => `${hint.kind} for ${[...progress.order].join(" ")}, which is ${state}, extended ${extended}`,
          );
          tally[state === "broken" ? "broken" : wrong ? "astray" : "sound"]++;
          if (hint.kind !== "mistake") return;
          must(genre.check(puzzle, hint.keep).state !== "broken", "what may stay is broken");
          const drawn = genre.factsOf(puzzle, progress);
          const { length } = genre.factsOf(puzzle, hint.keep);
          must(agreeing(answers, drawn.slice(0, length)).length > 0, "no answer extends what may stay");
          must(
            length === drawn.length || agreeing(answers, drawn.slice(0, length + 1)).length === 0,
            "more could stay",
          );
          const stays = [...hint.keep.order].every((n, cell) => n === 0 || n === progress.order[cell]);
          must(stays && hint.cells.length > 0, "what may stay was never drawn, or nothing is pointed at");
        },
      );
    console.log(`goishi-hiroi, drawings from nowhere: ${JSON.stringify(tally)}`);
    must(tally.broken >= 100 && tally.sound >= 50, "too few to mean anything");
  });
});
