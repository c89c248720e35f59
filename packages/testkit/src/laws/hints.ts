/**
 * LAW 4: every hint draws something new and says where and why; hint and apply, from nothing or from any correct part, settles what
 * `explain` settles; a drawing that no solution extends is called a mistake, with what may stay.
 */
import { type AnyPuzzle, type Fact, type Hint, keyOf, type LadderId, type Sentence } from "@hashigo/core";
import { describe, test } from "vitest";
import { type Draw, drawFrom } from "../boards.js";
import { agreeing, astray, contrary, isOrder, keysOf, part } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { forBoards, must, showSettings } from "../report.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
const ASKED = 100;

interface Tally {
  hints: number;
  matches: number;
  mistakes: number;
  noSolution: number;
}

export function hintsHelp<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("hints", () => {
    for (const id of LADDERS) {
      test(`ladder ${id}: hint and apply settles what explain settles`, () => {
        const tally: Tally = { hints: 0, matches: 0, mistakes: 0, noSolution: 0 };
        for (const rules of law.settings) {
          forBoards(
            law,
            law.boards({ rules, solvable: true, maxCells: 20 }),
            { law: `hints (${id}, ${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
            (puzzle, choice) => {
              hintAndApply(law, id, puzzle, drawFrom(choice), tally);
            },
          );
        }
        console.log(
          `${law.genre.id}, ladder ${id}: ${tally.hints} hints applied, ${tally.matches} boards climbed to what explain settles`,
        );
      });
    }
    test("mistakes are found, and only mistakes", () => {
      const tally: Tally = { hints: 0, matches: 0, mistakes: 0, noSolution: 0 };
      for (const rules of law.settings) {
        forBoards(
          law,
          law.boards({ rules, solvable: false, maxCells: 20 }),
          { law: `mistakes (${showSettings(rules)})`, runs: 2 * runs(perSetting.quick, perSetting.long) },
          (puzzle, choice) => {
            mistakesAreFound(law, puzzle, drawFrom(choice), tally);
          },
        );
      }
      console.log(`${law.genre.id}: ${tally.mistakes} mistakes, ${tally.noSolution} boards without a solution`);
      must(tally.mistakes >= 100 && tally.noSolution >= 30, "too few mistakes to mean anything");
    });
  });
}

function namesPlaces(message: Sentence, what: string): void {
  must(/r\d+c\d+|row \d+|column \d+/i.test(message.en), `${what}: the message names no place: ${message.en}`);
  must(/\d+行|\d+列/.test(message.ja), `${what}: the message names no place: ${message.ja}`);
}

function hintAndApply<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  id: LadderId,
  puzzle: P,
  draw: Draw,
  tally: Tally,
): void {
  const { genre } = law;
  const explained = genre.explain(puzzle, { ladder: id });
  const settled = new Map(explained.steps.flatMap((step) => step.effects).map((fact) => [keyOf(fact), fact]));
  const { solutions } = genre.solutions(puzzle, { maxSolutions: ASKED });
  const solution = solutions[draw(Math.max(1, solutions.length))];
  if (solution === undefined) return;
  const answer = genre.answerFacts(puzzle, solution);
  must(
    explained.solved === (settled.size === answer.length),
    `explain says solved ${explained.solved} with ${settled.size} of ${answer.length} facts`,
  );
  must((explained.stuckAt === null) === explained.solved, "explain is stuck exactly when it has not solved");
  const fromNothing = climbByHints(law, id, puzzle, [], tally);
  must(
    fromNothing.size === settled.size && [...fromNothing].every((key) => settled.has(key)),
    () => `hints settle ${fromNothing.size} facts, explain ${settled.size}`,
  );
  const start = part(answer, 2 + draw(6), draw);
  const fromPart = climbByHints(law, id, puzzle, start, tally);
  for (const key of settled.keys())
    must(fromPart.has(key), `from a part of the answer hints do not reach ${key}: ${start.map(keyOf).join(" ")}`);
  tally.matches++;
  must(
    genre.hint(puzzle, genre.draw(puzzle, genre.emptyProgress(puzzle), answer), { ladder: id }).kind === "solved",
    "a complete answer is not called solved",
  );
}

/** Everything settled in the end. A solved drawing need not say where nothing is: its answer says it. */
function climbByHints<P extends AnyPuzzle, G>(
  { genre }: LawGenre<P, G>,
  id: LadderId,
  puzzle: P,
  start: readonly Fact[],
  tally: Tally,
): Set<string> {
  let progress = genre.draw(puzzle, genre.emptyProgress(puzzle), start);
  for (;;) {
    const before = keysOf(genre.factsOf(puzzle, progress));
    const hint: Hint<G> = genre.hint(puzzle, progress, { ladder: id });
    if (hint.kind === "solved") return keysOf(genre.answerFacts(puzzle, progress));
    if (hint.kind === "stuck") return before;
    must(hint.kind === "deduction", () => `a correct part gets ${hint.kind}: ${[...before].join(" ")}`);
    must(
      hint.effects.length > 0 && hint.effects.every((fact) => !before.has(keyOf(fact))),
      () => `the hint draws something old: ${hint.message.en}`,
    );
    must(
      hint.premises.facts.every((fact) => before.has(keyOf(fact))),
      () => `the hint rests on a fact that is not drawn: ${hint.message.en}`,
    );
    namesPlaces(hint.message, hint.rung);
    for (const reason of hint.because) namesPlaces(reason.message, `${hint.rung} because ${reason.rung}`);
    tally.hints++;
    progress = genre.draw(puzzle, progress, hint.effects);
  }
}

function mistakesAreFound<P extends AnyPuzzle, G>(
  { genre, oracles }: LawGenre<P, G>,
  puzzle: P,
  draw: Draw,
  tally: Tally,
): void {
  const found = oracles.map((oracle) => oracle.solutions(puzzle, ASKED)).find((x) => x !== null);
  if (found === undefined || !found.exact) return;
  const answers = found.solutions.map((s) => genre.answerFacts(puzzle, s));
  const answer = answers[draw(Math.max(1, answers.length))];
  if (answer === undefined) {
    tally.noSolution++;
    const { kind } = genre.hint(puzzle, genre.emptyProgress(puzzle));
    must(kind === "noSolution", `on a board without a solution the hint is ${kind}`);
    return;
  }
  const drawn = isOrder(answer)
    ? astray(genre, puzzle, answer, draw)
    : spoil(part(answer, 2 + draw(6), draw), answer, draw);
  const hint = genre.hint(puzzle, genre.draw(puzzle, genre.emptyProgress(puzzle), drawn));
  if (agreeing(answers, drawn).length > 0) {
    must(
      hint.kind !== "mistake" && hint.kind !== "noSolution",
      () => `${hint.kind} for a drawing that a solution extends: ${drawn.map(keyOf).join(" ")}`,
    );
    return;
  }
  must(
    hint.kind === "mistake",
    () => `${hint.kind} for a drawing that no solution extends: ${drawn.map(keyOf).join(" ")}`,
  );
  tally.mistakes++;
  const keep = genre.factsOf(puzzle, hint.keep);
  const before = keysOf(drawn);
  must(
    keep.every((fact) => before.has(keyOf(fact))),
    "what may stay was never drawn",
  );
  must(agreeing(answers, keep).length > 0, () => `no solution extends what may stay: ${keep.map(keyOf).join(" ")}`);
  must(hint.message.en.length > 0 && hint.message.ja.length > 0, "a mistake without a message");
  must(hint.cells.length > 0, "a mistake without a place");
}

/** One or two wrong facts among right ones. */
function spoil(right: readonly Fact[], answer: readonly Fact[], draw: Draw): Fact[] {
  let drawn = [...right];
  for (let n = 1 + draw(2); n > 0; n--) {
    const fact = answer[draw(Math.max(1, answer.length))];
    const wrong = fact === undefined ? null : contrary(fact);
    if (fact === undefined || wrong === null) continue;
    drawn = [...drawn.filter((f) => keyOf(f) !== keyOf(fact) && keyOf(f) !== keyOf(wrong)), wrong];
  }
  return drawn;
}
