/** LAW 11: every line of a bank is what it says it is. */
import type { AnyPuzzle, BankEntry } from "@hashigo/core";
import { describe, test } from "vitest";
import { keyOfAnswer } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { must } from "../report.js";

export function banksHold<P extends AnyPuzzle, G>(law: LawGenre<P, G>, bank: readonly BankEntry[]): void {
  describe("bank", () => {
    test("every line is read cleanly, has the answer it shows, and one only, by every engine that can finish", () => {
      must(bank.length > 0, "the bank is empty");
      let second = 0;
      for (const entry of bank) second += isWhatItSays(law, entry);
      const grades = new Map<string, number>();
      for (const { grade } of bank) grades.set(grade, (grades.get(grade) ?? 0) + 1);
      console.log(
        `${law.genre.id}, bank: ${bank.length} lines, ${second} verdicts of other engines; ${[...grades].map(([grade, n]) => `${grade} ${n}`).join(", ")}`,
      );
    });
    test("no two lines are equal under a symmetry, and ids are unique", () => {
      const seen = new Map<string, string>();
      must(new Set(bank.map((entry) => entry.id)).size === bank.length, "an id stands twice");
      for (const entry of bank) {
        const { puzzle } = read(law, entry);
        for (const symmetry of law.genre.symmetries) {
          const other = seen.get(law.keyOfPuzzle(law.genre.transform(puzzle, symmetry)));
          must(other === undefined, `${entry.id} is an image of ${other} (${symmetry})`);
        }
        seen.set(law.keyOfPuzzle(puzzle), entry.id);
      }
    });
    test("a minimal line loses uniqueness with any one clue", () => {
      const minimal = bank.filter((entry) => entry.minimal);
      for (const entry of minimal.slice(0, runs(200, minimal.length))) {
        let n = 0;
        for (const less of law.without(read(law, entry).puzzle, entry.options)) {
          n++;
          must(
            law.genre.solve(less).status === "multiple",
            `${entry.id} keeps its one answer without a clue: ${law.genre.format(less, "url")}`,
          );
        }
        must(n > 0, `${entry.id} is called minimal and has no clue to lose`);
      }
    });
  });
}

function read<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  entry: BankEntry,
): { readonly puzzle: P; readonly solution: G } {
  const parsed = law.genre.parse(entry.url, { rules: entry.rules });
  must(parsed.ok && parsed.value.warnings.length === 0, `${entry.id}: the url is not read cleanly`);
  const solved = law.genre.parse(entry.solution, { rules: entry.rules });
  must(solved.ok && solved.value.warnings.length === 0, `${entry.id}: the solution is not read cleanly`);
  must(
    law.keyOfPuzzle(solved.value.puzzle) === law.keyOfPuzzle(parsed.value.puzzle),
    `${entry.id}: url and solution are of two puzzles`,
  );
  return { puzzle: parsed.value.puzzle, solution: solved.value.progress };
}

/** Checks one line; the number of other engines that confirmed it. */
function isWhatItSays<P extends AnyPuzzle, G>(law: LawGenre<P, G>, entry: BankEntry): number {
  const { genre } = law;
  const { puzzle, solution } = read(law, entry);
  must(puzzle.rows === entry.rows && puzzle.cols === entry.cols, `${entry.id}: the size is another`);
  must(genre.check(puzzle, solution).state === "solved", `${entry.id}: the solution is none`);
  const outcome = genre.solve(puzzle);
  must(outcome.status === "unique", `${entry.id}: ${outcome.status}`);
  const key = keyOfAnswer(genre, puzzle, solution);
  must(keyOfAnswer(genre, puzzle, outcome.solution) === key, `${entry.id}: the answer is another`);
  must(
    genre.grade(puzzle).rung === entry.grade,
    `${entry.id}: the grade is ${genre.grade(puzzle).rung}, not ${entry.grade}`,
  );
  let confirmed = 0;
  for (const oracle of law.oracles) {
    const found = oracle.solutions(puzzle, 2);
    if (found === null) continue;
    const [only] = found.solutions;
    must(
      found.exact && found.solutions.length === 1 && only !== undefined,
      `${entry.id}: ${oracle.name} finds ${found.solutions.length} solutions`,
    );
    must(keyOfAnswer(genre, puzzle, only) === key, `${entry.id}: ${oracle.name} has another answer`);
    confirmed++;
  }
  return confirmed;
}
