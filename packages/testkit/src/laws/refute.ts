/**
 * Rungs that rule a drawing out. On boards with a solution a rung that only ever says "this cannot be" has nothing to do, so here
 * facts are drawn that may be wrong: whatever a rung refutes, alone or in its ladder, no solution may extend, and every rung must be
 * seen refuting.
 */
import { type AnyPuzzle, type Fact, keyOf, type LadderId, runSync } from "@hashigo/core";
import { describe, test } from "vitest";
import { type Draw, drawFrom } from "../boards.js";
import { agreeing, astray, contrary, isOrder, part } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { forBoards, must } from "../report.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
/** Boards with more solutions are left out: only against all of them is a refutation judged. */
const ALL = 150;
const REFUTED = 200;

interface Tally {
  readonly alone: number[];
  readonly inLadder: number[];
  drawings: number;
}

/** Answers of a board by an engine that is not asked about, to a number; `exact`: there are no more. */
type Solutions<P, G> = (
  puzzle: P,
  options: { readonly maxSolutions: number },
) => { readonly solutions: readonly G[]; readonly exact: boolean };

export function refutationsHold<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  solutions: Solutions<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("refutations", () => {
    for (const id of LADDERS) {
      const ladder = law.genre.ladders[id];
      test(`ladder ${id}: what a rung refutes no solution extends`, () => {
        const tally: Tally = { alone: ladder.rungs.map(() => 0), inLadder: ladder.rungs.map(() => 0), drawings: 0 };
        for (const rules of law.settings)
          forBoards(
            law,
            law.boards({ rules, solvable: true, maxCells: 25 }),
            {
              law: `refutations (${id}, ${Object.values(rules).join(" ")})`,
              runs: runs(perSetting.quick, perSetting.long),
            },
            (puzzle, choice) => refute(law, solutions, id, puzzle, drawFrom(choice), tally),
          );
        const table = ladder.rungs.map((rung, k) => `${rung} ${tally.alone[k]} / ${tally.inLadder[k]}`).join(", ");
        console.log(
          `${law.genre.id}, ladder ${id}, refuted alone / with those below, of ${tally.drawings} drawings: ${table}`,
        );
        ladder.rungs.forEach((rung, k) => {
          const kernel = ladder.info(k).kind === "kernel";
          must(!kernel || (tally.alone[k] ?? 0) >= REFUTED, `${rung} refuted only ${tally.alone[k]} drawings`);
        });
      });
    }
  });
}

function refute<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  solutions: Solutions<P, G>,
  id: LadderId,
  puzzle: P,
  draw: Draw,
  tally: Tally,
): void {
  const ladder = law.genre.ladders[id];
  const found = solutions(puzzle, { maxSolutions: ALL });
  if (!found.exact) return;
  const answers = found.solutions.map((solution) => law.genre.answerFacts(puzzle, solution));
  const answer = answers[draw(Math.max(1, answers.length))];
  if (answer === undefined) return;
  for (let n = 0; n < 6; n++) {
    const known = isOrder(answer) ? astray(law.genre, puzzle, answer, draw) : wrong(answer, 1 + draw(6), draw);
    const left = agreeing(answers, known).length;
    tally.drawings++;
    for (const k of ladder.rungs.keys()) {
      if (ladder.info(k).kind !== "kernel") continue;
      for (const [way, counts] of [
        [{ only: k }, tally.alone],
        [{ upTo: k + 1 }, tally.inLadder],
      ] as const) {
        if (!runSync(ladder.climb(puzzle, { ...way, known })).contradiction) continue;
        counts[k] = (counts[k] ?? 0) + 1;
        must(
          left === 0,
          () => `${ladder.rungs[k]} ${JSON.stringify(way)} refutes what ${left} solutions extend: ${said(known)}`,
        );
      }
    }
  }
}

/** A part of the answer in which about one fact in six is the contrary of what it should be. */
function wrong(answer: readonly Fact[], oneIn: number, draw: Draw): Fact[] {
  return part(answer, oneIn, draw).map((fact) => (draw(6) === 0 ? (contrary(fact) ?? fact) : fact));
}

function said(facts: readonly Fact[]): string {
  return facts.map(keyOf).join(" ");
}
