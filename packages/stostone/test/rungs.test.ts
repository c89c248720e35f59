/** Rungs against all answers, premises against the trace, the climb against the fast fixpoint, more facts against fewer. */
import { type AnyLadder, type Deduction, type Fact, keyOf, Random, runSync, type State } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { articleLadder } from "../src/article/index.js";
import type { Puzzle } from "../src/puzzle.js";
import { defaultLadder } from "../src/rungs/index.js";
import { dueAt, runAt } from "../src/rungs/kernels.js";
import { KERNELS } from "../src/state.js";
import { FALLS, smallBoard } from "./engine-boards.js";
import { bruteForce } from "./engine-brute.js";

const LONG = process.env["HASHIGO_LONG"] === "1";
const RUNS = LONG ? 2000 : 120;
const REPLAYED = LONG ? 400 : 25;
const LADDERS = [defaultLadder, articleLadder] as const;

type Ladder = AnyLadder<Puzzle>;

function fact(cell: number, bits: number): Fact {
  return { kind: "cell", cell, value: ((bits >> cell) & 1) === 1 ? "shaded" : "blank" };
}

function answerOf(puzzle: Puzzle, bits: number): Fact[] {
  return Array.from({ length: puzzle.grid.size }, (_, cell) => fact(cell, bits));
}

/** Some of the facts of an answer. */
function some(random: Random, facts: readonly Fact[], oneIn: number): Fact[] {
  return facts.filter(() => random.int(oneIn) === 0);
}

/** Boards with an answer, and some facts of one of them. */
function* solvable(seed: number, runs: number, maxCells = 12) {
  const random = new Random(seed);
  for (const fall of FALLS) {
    for (let k = 0; k < runs; ) {
      const puzzle = smallBoard(random, fall, maxCells);
      const answers = bruteForce(puzzle);
      const one = answers[random.int(Math.max(1, answers.length))];
      if (one === undefined) continue;
      k++;
      yield { puzzle, answers, answer: answerOf(puzzle, one), random };
    }
  }
}

function shown(puzzle: Puzzle): string {
  const { rows, cols, borders, numbers, rules } = puzzle;
  return `${rows}×${cols} ${borders.join("")} ${numbers.join(",")} ${rules.fall}`;
}

for (const ladder of LADDERS as readonly Ladder[]) {
  describe(`ladder ${ladder.id}`, () => {
    test("no rung rules against an answer, alone or in the ladder", () => {
      const fired = ladder.rungs.map(() => 0);
      for (const { puzzle, answers, answer, random } of solvable(2, RUNS)) {
        const known = random.coin() ? [] : some(random, answer, 4);
        const left = answers.filter((bits) =>
          known.every((f) => f.kind === "cell" && keyOf(fact(f.cell, bits)) === keyOf(f)),
        );
        const ways = [{}, ...ladder.rungs.map((_, only) => ({ only })), { without: random.int(ladder.rungs.length) }];
        for (const way of ways) {
          const climb = runSync(ladder.climb(puzzle, { ...way, known }));
          const where = `${JSON.stringify(way)} on ${shown(puzzle)} knowing ${known.map(keyOf).join(" ")}`;
          expect(climb.contradiction, where).toBe(false);
          for (const f of climb.settled)
            expect(
              left.every((bits) => f.kind === "cell" && keyOf(fact(f.cell, bits)) === keyOf(f)),
              where,
            ).toBe(true);
          if ("without" in way) continue;
          climb.counts.forEach((n, k) => {
            fired[k] = (fired[k] ?? 0) + n;
          });
        }
      }
      console.log(ladder.rungs.map((id, k) => `${id} ${fired[k]}`).join(", "));
      expect(Math.min(...fired)).toBeGreaterThan(50);
    });

    test("every deduction follows from its premises, by the trace and by climbing, and from no fewer", () => {
      let deductions = 0;
      for (const { puzzle, answer, random } of solvable(3, REPLAYED)) {
        const known = random.coin() ? [] : some(random, answer, 4);
        for (const deduction of runSync(ladder.climb(puzzle, { record: true, known })).deductions) {
          deductions++;
          follows(ladder, puzzle, deduction);
        }
      }
      expect(deductions).toBeGreaterThan(REPLAYED);
    });

    test("knowing more settles at least as much, rung by rung", () => {
      for (const { puzzle, answer, random } of solvable(4, RUNS)) {
        const more = some(random, answer, 2);
        const fewer = some(random, more, 2);
        for (const way of [{}, ...ladder.rungs.map((_, only) => ({ only }))]) {
          const a = runSync(ladder.climb(puzzle, { ...way, known: fewer }));
          const b = runSync(ladder.climb(puzzle, { ...way, known: more }));
          for (const f of a.settled)
            expect(
              b.holds(f),
              `${JSON.stringify(way)} ${keyOf(f)} on ${shown(puzzle)}: ${more.map(keyOf).join(" ")}`,
            ).toBe(true);
        }
      }
    });
  });
}

function follows(ladder: Ladder, puzzle: Puzzle, deduction: Deduction): void {
  const { clues, facts } = deduction.premises;
  const where = `${deduction.message.en} (${deduction.effects.map(keyOf).join(" ")}) on ${shown(puzzle)}`;
  expect(ladder.replays(puzzle, deduction, "trace"), where).toBe(true);
  expect(ladder.replays(puzzle, deduction, "climb"), where).toBe(true);
  for (const clue of clues) {
    const less = { ...deduction, premises: { clues: clues.filter((c) => c !== clue), facts } };
    expect(ladder.replays(puzzle, less, "trace"), `without clue ${clue}: ${where}`).toBe(false);
  }
  for (const f of facts) {
    const less = { ...deduction, premises: { clues, facts: facts.filter((g) => g !== f) } };
    expect(ladder.replays(puzzle, less, "trace"), `without ${keyOf(f)}: ${where}`).toBe(false);
  }
}

describe("the fast fixpoint", () => {
  const slots = (state: State, puzzle: Puzzle): number[] =>
    Array.from({ length: puzzle.grid.size + 4 * puzzle.regions.count }, (_, slot) => state.value(slot));

  /** Rung by rung, cheapest first. */
  function stepwise(state: ReturnType<typeof defaultLadder.open>["state"]): boolean {
    for (let k = 0; k < KERNELS; ) {
      const site = dueAt(state, k);
      const at = state.mark();
      if (site < 0) k++;
      else if (!runAt(state, k, site)) return false;
      else if (state.mark() > at) k = 0;
    }
    return true;
  }

  test("is that of the rungs one by one, slot by slot", () => {
    const random = new Random(5);
    for (const fall of FALLS) {
      for (let k = 0; k < 4 * RUNS; k++) {
        const puzzle = smallBoard(random, fall);
        const known = some(random, answerOf(puzzle, random.int(2 ** puzzle.grid.size)), 4 + random.int(20));
        const a = defaultLadder.open(puzzle, known);
        const b = defaultLadder.open(puzzle, known);
        if (!a.ok) continue;
        const good = stepwise(a.state);
        expect(b.state.propagate(KERNELS), shown(puzzle)).toBe(good);
        if (good) expect(slots(b.state, puzzle), shown(puzzle)).toEqual(slots(a.state, puzzle));
      }
    }
  });
});
