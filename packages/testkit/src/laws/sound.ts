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
/** Solutions that are laid on the state, of those. */
const LAID = 30;
const FIRINGS = 200;

type Answers = readonly (readonly Fact[])[];

interface Tally {
  solutions: number;
  readonly inLadder: number[];
  readonly alone: number[];
}

export function rungsAreSound<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
  ladders: readonly LadderId[] = LADDERS,
): void {
  describe("rungs are sound", () => {
    for (const id of ladders) {
      test(`ladder ${id}: each rung alone and in its ladder, against every solution`, () => {
        const ladder = law.genre.ladders[id];
        const tally: Tally = { solutions: 0, inLadder: ladder.rungs.map(() => 0), alone: ladder.rungs.map(() => 0) };
        for (const rules of law.settings) {
          const trial = `rungs are sound (${id}, ${showSettings(rules)})`;
          const boards = law.boards({ rules, solvable: false, maxCells: 25 });
          forBoards(law, boards, { law: trial, runs: runs(perSetting.quick, perSetting.long) }, (puzzle, choice) => {
            const answers = answersOf(law, puzzle, tally);
            if (answers.length === 0) return;
            outside(ladder, puzzle, answers, ways(ladder, drawFrom(choice), tally), drawFrom(choice + 1));
            inside(law, id, puzzle, answers);
          });
        }
        for (const { rung, boards, runs: n } of law.rare.filter((rare) => rare.ladder === id)) {
          forBoards(law, boards, { law: `rungs are sound (${id}, ${rung})`, runs: n }, (puzzle, choice) => {
            const answers = answersOf(law, puzzle, tally);
            const k = ladder.rungs.indexOf(rung);
            if (answers.length === 0) return;
            const few = [
              { options: { upTo: k + 1 }, counts: tally.inLadder },
              { options: { only: k }, counts: tally.alone },
            ];
            outside(ladder, puzzle, answers, few, drawFrom(choice));
          });
        }
        report(law, ladder, tally);
      });
    }
  });
}

/** A rung may have nothing to say alone, where it reads what a lower one has worked out; in its ladder each must be seen at work. */
function report<P extends AnyPuzzle, G>(law: LawGenre<P, G>, ladder: AnyLadder<P>, tally: Tally): void {
  const table = ladder.rungs.map((rung, k) => `${rung} ${tally.inLadder[k]} / ${tally.alone[k]}`).join(", ");
  console.log(
    `${law.genre.id}, ladder ${ladder.id}, steps in the ladder / alone, against ${tally.solutions} solutions: ${table}`,
  );
  ladder.rungs.forEach((rung, k) => {
    if (law.refuting?.includes(rung) === true) return;
    must((tally.inLadder[k] ?? 0) >= FIRINGS, `${rung} fired only ${tally.inLadder[k]} times in its ladder`);
  });
}

function answersOf<P extends AnyPuzzle, G>(law: LawGenre<P, G>, puzzle: P, tally: Tally): Answers {
  for (const oracle of law.oracles) {
    const found = oracle.solutions(puzzle, ASKED);
    if (found === null) continue;
    tally.solutions += found.solutions.length;
    return found.solutions.map((s) => law.genre.answerFacts(puzzle, s));
  }
  return [];
}

interface Way {
  readonly options: ClimbOptions;
  readonly counts: number[];
}

/** The whole ladder, each rung alone, and the ladder cut short or with a gap at a random place. */
function ways<P>(ladder: AnyLadder<P>, draw: Draw, { inLadder, alone }: Tally): Way[] {
  const short = { options: { upTo: 1 + draw(ladder.rungs.length) }, counts: [] };
  const gap = { options: { without: draw(ladder.rungs.length) }, counts: [] };
  // A trial alone, with nothing but its suppositions, is dear: on every fourth board.
  const asked = [...ladder.rungs.keys()].filter((k) => ladder.info(k).kind === "kernel" || draw(4) === 0);
  const one = asked.map((only) => ({ options: { only }, counts: alone }));
  return [{ options: {}, counts: inLadder }, ...one, short, gap];
}

/** From the empty board, and from a part of a solution. */
function outside<P>(ladder: AnyLadder<P>, puzzle: P, answers: Answers, asked: readonly Way[], draw: Draw): void {
  const answer = answers[draw(answers.length)] ?? [];
  const known = part(answer, 2 + draw(8), draw);
  const left = agreeing(answers, known);
  for (const { options, counts } of asked) {
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
  for (const fact of climb.settled)
    must(shared.has(keyOf(fact)), () => `${keyOf(fact)} is settled, which not all solutions share: ${how()}`);
  climb.counts.forEach((n, k) => {
    counts[k] = (counts[k] ?? 0) + n;
  });
}

function inside<P extends AnyPuzzle, G>(law: LawGenre<P, G>, id: LadderId, puzzle: P, answers: Answers): void {
  const probe = probeOf(law.genre.ladders[id], puzzle);
  must(probe.ok, "the clues alone contradict, on a board with a solution");
  const kernels = [{ upTo: probe.rungs }, ...Array.from({ length: probe.rungs }, (_, only) => ({ only }))];
  const { state } = probe;
  const start = state.mark();
  for (const way of kernels) {
    const name = "only" in way ? law.genre.ladders[id].rungs[way.only] : "the kernels together";
    state.wake();
    must(probe.run(way), `${name}: a contradiction on a board with a solution`);
    state.idle();
    const at = state.mark();
    answers.slice(0, LAID).forEach((answer, i) => {
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
