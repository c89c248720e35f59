/** LAW 5: knowing more never disables a rung; grade and count are the same under every symmetry that the genre declares. */
import { type AnyPuzzle, type Fact, imageOf, imageOfFact, keyOf, type LadderId, runSync } from "@hashigo/core";
import { describe, test } from "vitest";
import { drawFrom } from "../boards.js";
import { contrary, isOrder, keysOf, part } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { forBoards, must, showSettings } from "../report.js";

const LADDERS: readonly LadderId[] = ["default", "article"];

export function knowingMoreHelps<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("monotone", () => {
    for (const id of LADDERS) {
      test(`ladder ${id}: more facts settle at least as much, each rung alone and all together`, () => {
        for (const rules of law.settings) {
          forBoards(
            law,
            law.boards({ rules, solvable: true, maxCells: 25 }),
            { law: `monotone (${id}, ${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
            (puzzle, choice) => moreFacts(law, id, puzzle, choice),
          );
        }
      });
    }
    test("grade, count and backbone keep the symmetries", () => {
      let unique = 0;
      for (const rules of law.settings) {
        forBoards(
          law,
          law.boards({ rules, solvable: false, maxCells: 25 }),
          { law: `symmetries (${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
          (puzzle) => {
            if (symmetric(law, puzzle)) unique++;
          },
        );
      }
      console.log(
        `${law.genre.id}, symmetries: grades compared on ${unique} boards with one solution, under ${law.genre.symmetries.length} symmetries`,
      );
    });
  });
}

/** What holds after a climb from the empty board, from a part of a solution, and from a larger part: a chain. */
function moreFacts<P extends AnyPuzzle, G>({ genre }: LawGenre<P, G>, id: LadderId, puzzle: P, choice: number): void {
  const ladder = genre.ladders[id];
  const draw = drawFrom(choice);
  const solution = genre.solve(puzzle);
  const one =
    solution.status === "unique" ? solution.solution : solution.status === "multiple" ? solution.second : null;
  if (one === null) return;
  const answer = genre.answerFacts(puzzle, one);
  const more = part(answer, 2, draw);
  const some = isOrder(answer) ? part(more, 2, draw) : more.filter(() => draw(2) === 0);
  // A trial alone, with nothing but its suppositions, is dear: on every fourth board.
  const alone = [...ladder.rungs.keys()].filter((k) => ladder.info(k).kind === "kernel" || draw(4) === 0);
  const options = [{}, { upTo: 1 + draw(ladder.rungs.length) }, ...alone.map((only) => ({ only }))];
  for (const option of options) {
    const name = JSON.stringify(option);
    let before: Set<string> | null = null;
    for (const known of [[], some, more]) {
      const climb = runSync(ladder.climb(puzzle, { ...option, known }));
      must(!climb.contradiction, `${name} finds a contradiction in a part of a solution`);
      const now = keysOf(both(answer).filter((fact) => climb.holds(fact)));
      const lost: string[] = before === null ? [] : [...before].filter((key) => !now.has(key));
      must(
        lost.length === 0,
        () => `${name} settles ${lost.join(" ")} with fewer facts, and not with ${known.map(keyOf).join(" ")}`,
      );
      before = now;
    }
  }
}

function both(answer: readonly Fact[]): Fact[] {
  return answer.flatMap((fact) => {
    const other = contrary(fact);
    return other === null ? [fact] : [fact, other];
  });
}

function symmetric<P extends AnyPuzzle, G>({ genre }: LawGenre<P, G>, puzzle: P): boolean {
  const grades = LADDERS.map((ladder) => genre.grade(puzzle, { ladder }));
  const count = genre.count(puzzle, { maxSolutions: 300 });
  const backbone = genre.backbone(puzzle);
  for (const symmetry of genre.symmetries) {
    const image = genre.transform(puzzle, symmetry);
    LADDERS.forEach((ladder, i) => {
      const grade = genre.grade(image, { ladder });
      must(
        grade.status === grades[i]?.status && grade.rung === grades[i]?.rung,
        `${symmetry}: the grade in ladder ${ladder} is ${grade.rung}, it was ${grades[i]?.rung}`,
      );
    });
    const other = genre.count(image, { maxSolutions: 300 });
    must(
      other.count === count.count && other.exact === count.exact,
      `${symmetry}: ${other.count} solutions, there were ${count.count}`,
    );
    const where = imageOf(symmetry, puzzle.rows, puzzle.cols);
    const wanted = backbone.facts
      .map((fact) => keyOf(imageOfFact(fact, where)))
      .sort()
      .join(" ");
    must(genre.backbone(image).facts.map(keyOf).sort().join(" ") === wanted, `${symmetry}: another backbone`);
  }
  return grades[0]?.status === "unique";
}
