/** What programs get wrong: drawings of another board, forms that are none. Types do not stop plain JavaScript, nor boards that were mixed up. */
import type { AnyPuzzle, Form, Genre, Symmetry } from "@hashigo/core";
import { describe, expect, test } from "vitest";

/** `wrong`: drawings that are not of the board, by what is wrong with them. */
export function misuseIsRefused<P extends AnyPuzzle, G>(
  genre: Genre<P, G>,
  puzzle: P,
  wrong: Readonly<Record<string, G>>,
): void {
  const uses: Readonly<Record<string, (progress: G) => unknown>> = {
    check: (progress) => genre.check(puzzle, progress),
    hint: (progress) => genre.hint(puzzle, progress),
    factsOf: (progress) => genre.factsOf(puzzle, progress),
    answerFacts: (progress) => genre.answerFacts(puzzle, progress),
    draw: (progress) => genre.draw(puzzle, progress, []),
    toSvg: (progress) => genre.toSvg(puzzle, progress),
    file: (progress) => genre.format(puzzle, "file", progress),
    text: (progress) => genre.format(puzzle, "text", progress),
  };
  describe("misuse", () => {
    describe.each(Object.entries(wrong))("a drawing that is %s", (_, progress) => {
      test.each(Object.entries(uses))("is refused by %s", (__, use) => {
        expect(() => use(progress)).toThrow(RangeError);
      });
      test("is refused by hintAsync", async () => {
        await expect(genre.hintAsync(puzzle, progress)).rejects.toThrow(RangeError);
      });
    });
    test("a form that is none is refused", () => {
      expect(() => genre.format(puzzle, "xml" as Form)).toThrow(/url, file or text, not xml/);
    });
    test.each([Number.NaN, -1])("%d answers are no number of answers", (maxSolutions) => {
      for (const ask of [genre.count, genre.solutions])
        expect(() => ask(puzzle, { maxSolutions })).toThrow(/maxSolutions/);
    });
    test("a symmetry that is none is refused", () => {
      expect(() => genre.transform(puzzle, "sideways" as Symmetry)).toThrow(RangeError);
    });
    test.each(["article2", "toString", "__proto__"])("a ladder %s is refused", (ladder) => {
      expect(() => genre.explain(puzzle, { ladder: ladder as "default" })).toThrow(RangeError);
    });
  });
}
