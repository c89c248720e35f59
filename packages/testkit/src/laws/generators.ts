/** LAW 9: generated boards have one answer by every engine; a seed means a board; a wish that cannot be met ends with a reason. */
import { type AnyPuzzle, GENERATE_CODES, type GenerateOptions } from "@hashigo/core";
import { describe, test } from "vitest";
import { keyOfAnswer } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { must } from "../report.js";

export function generatorsKeepTheirWord<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  seeds: { readonly quick: number; readonly long: number },
): void {
  describe("generators", () => {
    for (const options of law.generator.runs) {
      test(`${JSON.stringify(options)}: one answer by every engine, and the same board again`, () => {
        let made = 0;
        const wanted = runs(seeds.quick, seeds.long);
        const grades = new Map<string, number>();
        for (let seed = 1; seed <= wanted; seed++) {
          const grade = keepsItsWord(law, { ...options, seed });
          if (grade === null) continue;
          made++;
          grades.set(grade, (grades.get(grade) ?? 0) + 1);
        }
        console.log(
          `${law.genre.id}, generate ${JSON.stringify(options)}: ${made} of ${wanted} seeds; ${[...grades].map(([grade, n]) => `${grade} ${n}`).join(", ")}`,
        );
        must(made > 0, "no seed gives a board");
      });
    }
    test("frozen samples", () => {
      for (const { options, url } of law.generator.frozen) {
        const made = law.genre.generate(options);
        must(made.ok, `${JSON.stringify(options)} gives no board`);
        const now = law.genre.format(made.value.puzzle, "url");
        must(now === url, `${JSON.stringify(options)} gives ${now}, frozen is ${url}`);
      }
    });
    test("impossible wishes end with a reason", () => {
      for (const { options, code } of law.generator.impossible) {
        const made = law.genre.generate(options);
        must(!made.ok, `${JSON.stringify(options)} gives a board`);
        must(
          made.error.code === code && GENERATE_CODES.includes(made.error.code),
          `${JSON.stringify(options)}: the reason is ${made.error.code}, not ${code}`,
        );
        must(made.error.message.en.length > 0 && made.error.message.ja.length > 0, "a reason without words");
      }
    });
  });
}

/** The grade of the board; null when the generator gave up with a reason. */
function keepsItsWord<P extends AnyPuzzle, G>(law: LawGenre<P, G>, options: GenerateOptions): string | null {
  const { genre } = law;
  const made = genre.generate(options);
  const again = genre.generate(options);
  must(made.ok === again.ok, "the same seed once gives a board, and once does not");
  if (!made.ok || !again.ok) {
    const code = made.ok ? "ok" : made.error.code;
    must(code === "no-draft" || code === "limit", `${JSON.stringify(options)} is refused: ${code}`);
    return null;
  }
  const { puzzle, solution, grade, seed, minimal } = made.value;
  const url = genre.format(puzzle, "url");
  const where = `${url} (${JSON.stringify(options)})`;
  must(law.keyOfPuzzle(again.value.puzzle) === law.keyOfPuzzle(puzzle), `the same seed gives another board: ${where}`);
  must(
    puzzle.rows === options.rows && puzzle.cols === options.cols && seed === options.seed,
    `size or seed are not those asked for: ${where}`,
  );
  for (const [name, value] of Object.entries(options.rules ?? {}))
    must(puzzle.rules[name] === value, `rule setting ${name} is lost: ${where}`);
  must(genre.check(puzzle, solution).state === "solved", `its solution is none: ${where}`);
  const key = keyOfAnswer(genre, puzzle, solution);
  for (const engine of [
    { name: genre.id, solutions: (p: P, max: number) => genre.solutions(p, { maxSolutions: max }) },
    ...law.oracles,
  ]) {
    const found = engine.solutions(puzzle, 2);
    if (found === null) continue;
    const [only] = found.solutions;
    must(
      found.exact && found.solutions.length === 1 && only !== undefined,
      `${engine.name} finds ${found.solutions.length} solutions: ${where}`,
    );
    must(keyOfAnswer(genre, puzzle, only) === key, `${engine.name} has another solution: ${where}`);
  }
  const graded = genre.grade(puzzle, { ladder: options.ladder });
  must(
    graded.rung === grade.rung && graded.status === "unique",
    `graded ${grade.rung}, it is ${graded.rung}: ${where}`,
  );
  if (options.grade !== undefined)
    must(grade.rung === options.grade, `graded ${grade.rung}, wanted was ${options.grade}: ${where}`);
  if (minimal) {
    for (const less of law.without(puzzle, made.value.options))
      must(
        genre.solve(less).status === "multiple",
        `a clue can go: ${where} still has one answer as ${genre.format(less, "url")}`,
      );
  }
  return grade.rung ?? "none";
}
