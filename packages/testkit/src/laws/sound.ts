/**
 * LAW 2: no rung, alone or in its ladder, ever rules against a solution; every rung is seen at work often enough to mean it.
 *
 * Two ways of asking. From outside: what a climb claims must be shared by all solutions (those that agree with what was known), and
 * it must not call the board contradictory. From inside: after the kernels have run, every solution must still fit on the state,
 * which also catches strikes that have not become drawable yet.
 */
import {
  type AnyLadder,
  type AnyPuzzle,
  type Climb,
  type ClimbOptions,
  type Fact,
  keyOf,
  type LadderId,
  runSync,
} from "@hashigo/core";
import { describe, test } from "vitest";
import { type Draw, drawFrom } from "../boards.js";
import { agreeing, common, contrary, keysOf, part } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { probeOf } from "../probe.js";
import { forBoards, must, showSettings } from "../report.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
/** Solutions of one board that are asked about. */
const ASKED = 300;
const FIRINGS = 200;

type Answers = readonly (readonly Fact[])[];

export function rungsAreSound<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("rungs are sound", () => {
    for (const id of LADDERS) {
      test(`ladder ${id}: each rung alone and in its ladder, against every solution`, () => {
        const ladder = law.genre.ladders[id];
        const inLadder = ladder.rungs.map(() => 0);
        const alone = ladder.rungs.map(() => 0);
        let asked = 0;
        for (const rules of law.settings) {
          forBoards(
            law,
            law.boards({ rules, solvable: false, maxCells: 25 }),
            { law: `rungs are sound (${id}, ${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
            (puzzle, choice) => {
              const answers = answersOf(law, puzzle);
              if (answers.length === 0) return;
              asked += answers.length;
              const draw = drawFrom(choice);
              outside(ladder, puzzle, answers, draw, inLadder, alone);
              inside(law, id, puzzle, answers);
            },
          );
        }
        const table = ladder.rungs.map((rung, k) => `${rung} ${inLadder[k]} / ${alone[k]}`).join(", ");
        console.log(`${law.genre.id}, ladder ${id}, steps in the ladder / alone, against ${asked} solutions: ${table}`);
        ladder.rungs.forEach((rung, k) => {
          must((inLadder[k] ?? 0) >= FIRINGS, `${rung} fired only ${inLadder[k]} times in its ladder`);
          must((alone[k] ?? 0) >= FIRINGS, `${rung} fired only ${alone[k]} times alone`);
        });
      });
    }
  });
}

function answersOf<P extends AnyPuzzle, G>(law: LawGenre<P, G>, puzzle: P): Answers {
  for (const oracle of law.oracles) {
    const found = oracle.solutions(puzzle, ASKED);
    if (found !== null) return found.solutions.map((s) => law.genre.answerFacts(puzzle, s));
  }
  return [];
}

function outside<P>(
  ladder: AnyLadder<P>,
  puzzle: P,
  answers: Answers,
  draw: Draw,
  inLadder: number[],
  alone: number[],
): void {
  const ways: { readonly options: ClimbOptions; readonly counts: number[] }[] = [{ options: {}, counts: inLadder }];
  ladder.rungs.forEach((_, k) => {
    ways.push(
      { options: { only: k }, counts: alone },
      { options: { upTo: k + 1 }, counts: [] },
      { options: { without: k }, counts: [] },
    );
  });
  const answer = answers[draw(answers.length)] ?? [];
  const known = part(answer, 2 + draw(8), draw);
  const left = agreeing(answers, known);
  for (const { options, counts } of ways) {
    claimsOnlyWhatHolds(ladder, runSync(ladder.climb(puzzle, options)), answers, options, counts);
    claimsOnlyWhatHolds(
      ladder,
      runSync(ladder.climb(puzzle, { ...options, known })),
      left,
      { ...options, known },
      counts,
    );
  }
}

function claimsOnlyWhatHolds<P>(
  ladder: AnyLadder<P>,
  climb: Climb,
  answers: Answers,
  options: ClimbOptions,
  counts: number[],
): void {
  const how = (): string => `${ladder.id} ${JSON.stringify({ ...options, rungs: ladder.rungs })}`;
  must(!climb.contradiction, () => `contradiction on a board with a solution: ${how()}`);
  const shared = keysOf(common(answers));
  for (const fact of answers[0] ?? []) {
    for (const claim of [fact, contrary(fact)]) {
      if (claim === null || shared.has(keyOf(claim)) || !climb.holds(claim)) continue;
      const by = climb.wroteBy.get(keyOf(claim));
      must(
        false,
        () =>
          `${by === undefined ? "the board itself" : ladder.rungs[by]} claims ${keyOf(claim)}, which not all solutions share: ${how()}`,
      );
    }
  }
  climb.counts.forEach((n, k) => {
    counts[k] = (counts[k] ?? 0) + n;
  });
}

function inside<P extends AnyPuzzle, G>(law: LawGenre<P, G>, id: LadderId, puzzle: P, answers: Answers): void {
  const probe = probeOf(law.genre.ladders[id], puzzle);
  must(probe.ok, "the clues alone contradict, on a board with a solution");
  const ways = [{ upTo: probe.rungs }, ...Array.from({ length: probe.rungs }, (_, only) => ({ only }))];
  const { state } = probe;
  const start = state.mark();
  for (const way of ways) {
    const name = "only" in way ? law.genre.ladders[id].rungs[way.only] : "the kernels together";
    state.wake();
    must(probe.run(way), `${name}: a contradiction on a board with a solution`);
    state.idle();
    const at = state.mark();
    answers.forEach((answer, i) => {
      const laid = answer.every((fact) => state.assert(fact));
      state.wake();
      const fits = laid && probe.run({ upTo: probe.rungs });
      must(
        fits,
        () =>
          `${name} has ruled against solution ${i}: ${answer
            .filter((fact) => fact.kind !== "edge" || fact.value === "on")
            .map(keyOf)
            .join(" ")}`,
      );
      state.idle();
      state.undoTo(at);
    });
    state.undoTo(start);
  }
}
