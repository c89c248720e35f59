/** LAW 1: all engines give the same set of solutions, and the judge accepts every one of them. */
import { type AnyPuzzle, type Fact, keyOf } from "@hashigo/core";
import { describe, test } from "vitest";
import { drawFrom } from "../boards.js";
import { agreeing, common, keyOfAnswer, part } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { forBoards, must, showSettings } from "../report.js";

/** Boards with more solutions are compared by number and membership only. */
const COMPARED = 500;
/** Solutions of one board that are shown to the judge. */
const JUDGED = 25;

interface Tally {
  boards: number;
  one: number;
  several: number;
  beyond: number;
}

export function enginesAgree<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("engines agree", () => {
    test("on the set of solutions, under every rule setting", () => {
      const tally: Tally = { boards: 0, one: 0, several: 0, beyond: 0 };
      for (const rules of law.settings) {
        const arbitrary = law.boards({ rules, solvable: false, maxCells: 30 });
        forBoards(
          law,
          arbitrary,
          { law: `engines agree (${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
          (puzzle, choice) => {
            tally.boards++;
            agreeOn(law, puzzle, choice, tally);
          },
        );
      }
      const { boards, one, several, beyond } = tally;
      console.log(
        `${law.genre.id}, engines agree: ${boards} boards under ${law.settings.length} settings, ${one} with one solution, ${several} with several (${beyond} of them with more than ${COMPARED})`,
      );
      must(boards >= 1000, `${boards} boards are fewer than 1000`);
      must(3 * (one + several) >= boards, "less than a third of the boards have a solution");
      must(10 * several >= boards, "less than a tenth of the boards have several solutions");
    });
  });
}

function agreeOn<P extends AnyPuzzle, G>(law: LawGenre<P, G>, puzzle: P, choice: number, tally: Tally): void {
  const { genre } = law;
  const mine = genre.solutions(puzzle, { maxSolutions: COMPARED });
  must(mine.limit === null, `a limit was hit without limits: ${mine.limit}`);
  must(mine.exact || mine.solutions.length === COMPARED, "the engine stops early and does not say that it has all");
  const found = new Map(mine.solutions.map((s) => [keyOfAnswer(genre, puzzle, s), s]));
  must(found.size === mine.solutions.length, "the engine gives a solution twice");
  for (const oracle of law.oracles) {
    const other = oracle.solutions(puzzle, COMPARED);
    if (other === null) continue;
    must(
      other.solutions.length === mine.solutions.length,
      `${oracle.name} has ${other.solutions.length} solutions, the engine ${mine.solutions.length}`,
    );
    if (mine.exact)
      for (const s of other.solutions)
        must(found.has(keyOfAnswer(genre, puzzle, s)), `${oracle.name} has a solution that the engine has not`);
  }
  for (const solution of mine.solutions.slice(0, JUDGED)) {
    const verdict = genre.check(puzzle, solution);
    must(
      verdict.state === "solved" && verdict.violations.length === 0,
      () => `check calls a solution ${verdict.state}: ${JSON.stringify(verdict.violations)}`,
    );
  }
  if (mine.solutions.length === 1) tally.one++;
  if (mine.solutions.length > 1) tally.several++;
  if (!mine.exact) tally.beyond++;
  else if (mine.solutions.length <= 200) outcomesAgree(law, puzzle, mine.solutions, choice);
  witnessesAgree(law, puzzle, found, mine.exact);
}

/** Verdict, and the two witnesses. */
function witnessesAgree<P extends AnyPuzzle, G>(
  { genre }: LawGenre<P, G>,
  puzzle: P,
  found: ReadonlyMap<string, G>,
  exact: boolean,
): void {
  const outcome = genre.solve(puzzle);
  const wanted = found.size === 0 ? "none" : found.size === 1 ? "unique" : "multiple";
  must(outcome.status === wanted, `solve says ${outcome.status}, there are ${found.size} solutions`);
  const witnesses =
    outcome.status === "unique"
      ? [outcome.solution]
      : outcome.status === "multiple"
        ? [outcome.first, outcome.second]
        : [];
  const keys = witnesses.map((s) => keyOfAnswer(genre, puzzle, s));
  must(new Set(keys).size === keys.length, "the two witnesses are equal");
  if (exact)
    must(
      keys.every((key) => found.has(key)),
      "a witness is no solution",
    );
}

/** Count, backbone, and the verdict with facts known. */
function outcomesAgree<P extends AnyPuzzle, G>(
  { genre }: LawGenre<P, G>,
  puzzle: P,
  solutions: readonly G[],
  choice: number,
): void {
  const draw = drawFrom(choice);
  const counted = genre.count(puzzle);
  must(
    counted.exact && counted.count === BigInt(solutions.length),
    `count says ${counted.count}, there are ${solutions.length}`,
  );
  // At the cap it need not be known whether there are more, but that there are none must not be claimed wrongly.
  const capped = genre.count(puzzle, { maxSolutions: 1 });
  must(
    capped.count === BigInt(Math.min(1, solutions.length)) && (!capped.exact || solutions.length <= 1),
    `count up to 1 says ${capped.count}, exact ${capped.exact}`,
  );
  const answers: readonly (readonly Fact[])[] = solutions.map((s) => genre.answerFacts(puzzle, s));
  const backbone = genre.backbone(puzzle);
  must(backbone.state === (answers.length === 0 ? "noSolution" : "exact"), `backbone says ${backbone.state}`);
  if (answers.length === 0) return;
  const keys = (facts: readonly Fact[]): string => facts.map(keyOf).sort().join(" ");
  must(
    keys(backbone.facts) === keys(common(answers)),
    () => `backbone has ${backbone.facts.length} facts, the solutions share ${common(answers).length}`,
  );
  const known = part(answers[draw(answers.length)] ?? [], 6, draw);
  const left = agreeing(answers, known).length;
  const outcome = genre.solve(puzzle, { known });
  must(
    outcome.status === (left === 1 ? "unique" : "multiple"),
    `with ${known.length} facts known solve says ${outcome.status}, ${left} solutions are left`,
  );
}
