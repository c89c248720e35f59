/** Rungs against all answers, premises against the trace, the fast fixpoint against the rungs one by one, more facts against fewer. */
import { type AnyLadder, type Deduction, type Fact, keyOf, Random, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { articleLadder } from "../src/article/index.js";
import type { Position } from "../src/position.js";
import type { Puzzle } from "../src/puzzle.js";
import { defaultLadder } from "../src/rungs/index.js";
import { runAt } from "../src/rungs/kernels.js";
import { KERNELS } from "../src/rungs/order.js";
import { clearable, drawn, oneOf, prefix, REVERSES, shown, strewn } from "./ladder-boards.js";

const LONG = process.env["HASHIGO_LONG"] === "1";
const RUNS = LONG ? 4000 : 250;
const REPLAYED = LONG ? 2000 : 150;
const LADDERS = [defaultLadder, articleLadder] as const;

type Ladder = AnyLadder<Puzzle>;
type Answers = readonly (readonly Fact[])[];

function agreeing(answers: Answers, known: readonly Fact[]): Answers {
  return answers.filter((answer) => known.every((fact, k) => keyOf(answer[k] as Fact) === keyOf(fact)));
}

const told = (facts: readonly Fact[]): string => facts.map(keyOf).join(" ");

/** Kernels of one rung, or all below `upTo`, at the position itself: not a move is made. */
function strikeHere(ladder: Ladder, state: Position, ways: readonly number[]): boolean {
  const { taken } = state;
  state.wake();
  for (const k of ways) {
    for (let site = state.due(k); site >= 0; site = state.due(k)) {
      expect(ladder.rungs[k]).toBeDefined();
      if (!runAt(state, k, site) || state.taken > taken) return state.taken > taken;
    }
  }
  return true;
}

for (const ladder of LADDERS as readonly Ladder[]) {
  describe(`ladder ${ladder.id}`, () => {
    test("no rung rules against an answer, alone or in the ladder", () => {
      const fired = ladder.rungs.map(() => 0);
      for (const { puzzle, answers, random } of clearable(2, RUNS)) {
        const known = random.coin() ? [] : prefix(random, oneOf(random, answers));
        const left = agreeing(answers, known);
        const ways = [{}, ...ladder.rungs.map((_, only) => ({ only })), { without: random.int(ladder.rungs.length) }];
        for (const way of ways) {
          const climb = runSync(ladder.climb(puzzle, { ...way, known }));
          const where = `${JSON.stringify(way)} on ${shown(puzzle)} knowing ${told(known)}`;
          expect(climb.contradiction, where).toBe(false);
          for (const fact of climb.settled)
            for (const answer of left) expect(answer.map(keyOf), where).toContain(keyOf(fact));
          climb.counts.forEach((n, k) => {
            fired[k] = (fired[k] ?? 0) + n;
          });
        }
      }
      console.log(ladder.rungs.map((id, k) => `${id} ${fired[k]}`).join(", "));
      expect(Math.min(...fired)).toBeGreaterThan(50);
    });

    test("no kernel rules out a stone that some answer takes next, at any position on the way to any answer", () => {
      const struck = ladder.rungs.map(() => 0);
      const kernels = [...ladder.rungs.keys()].filter((k) => ladder.info(k).kind === "kernel");
      for (const { puzzle, answers, random } of clearable(3, RUNS)) {
        const known = prefix(random, oneOf(random, answers)).slice(0, -1);
        const next = new Set(agreeing(answers, known).map((answer) => keyOf(answer[known.length] as Fact)));
        for (const ways of [...kernels.map((k) => [k]), kernels]) {
          const state = ladder.open(puzzle, known).state as Position;
          const where = `${ways.join(",")} on ${shown(puzzle)} knowing ${told(known)}`;
          expect(strikeHere(ladder, state, ways), where).toBe(true);
          if (state.taken > known.length) continue;
          for (const stone of state.struck()) {
            const cell = state.stones.cellOf(stone);
            expect(next, where).not.toContain(keyOf({ kind: "take", cell, order: known.length + 1 }));
            for (const k of ways) struck[k] = (struck[k] ?? 0) + 1;
          }
        }
      }
      console.log(`ruled out: ${ladder.rungs.map((id, k) => `${id} ${struck[k]}`).join(", ")}`);
      expect(Math.min(...kernels.slice(1).map((k) => struck[k] ?? 0))).toBeGreaterThan(50);
    });

    test("every deduction follows from its premises, by the trace and by climbing, and from no fewer", () => {
      let deductions = 0;
      for (const { puzzle, answers, random } of clearable(4, REPLAYED)) {
        const known = random.coin() ? [] : prefix(random, oneOf(random, answers));
        for (const deduction of runSync(ladder.climb(puzzle, { record: true, known })).deductions) {
          deductions++;
          follows(ladder, puzzle, deduction);
        }
      }
      expect(deductions).toBeGreaterThan(REPLAYED / 2);
    });

    test("a premise is the whole prefix: what is drawn next rests on all that was drawn before", () => {
      for (const { puzzle } of clearable(5, REPLAYED)) {
        const known: Fact[] = [];
        for (const deduction of runSync(ladder.climb(puzzle, { record: true })).deductions) {
          expect(deduction.effects).toHaveLength(1);
          expect(deduction.premises).toEqual({ clues: [], facts: known });
          known.push(...deduction.effects);
        }
      }
    });

    test("knowing more settles at least as much, rung by rung", () => {
      for (const { puzzle, answers, random } of clearable(6, RUNS)) {
        const more = prefix(random, oneOf(random, answers));
        const fewer = prefix(random, more);
        for (const way of [{}, ...ladder.rungs.map((_, only) => ({ only }))]) {
          const a = runSync(ladder.climb(puzzle, { ...way, known: fewer }));
          const b = runSync(ladder.climb(puzzle, { ...way, known: more }));
          for (const fact of a.settled)
            expect(b.holds(fact), `${JSON.stringify(way)} ${keyOf(fact)} on ${shown(puzzle)}: ${told(more)}`).toBe(
              true,
            );
        }
      }
    });

    test("hint and apply reaches what one climb reaches", () => {
      for (const { puzzle, answers, random } of clearable(7, REPLAYED)) {
        const known = prefix(random, oneOf(random, answers));
        const all = runSync(ladder.climb(puzzle, { known })).settled.map(keyOf);
        const drawing = [...known];
        for (;;) {
          const { deductions } = runSync(ladder.climb(puzzle, { known: drawing, record: true, stopAtFirst: true }));
          if (deductions[0] === undefined) break;
          drawing.push(...deductions[0].effects);
        }
        expect(drawing.slice(known.length).map(keyOf), shown(puzzle)).toEqual(all);
      }
    });

    test("as pruning, any part of it counts the answers right", () => {
      const random = new Random(8);
      for (const allowReverse of REVERSES) {
        for (let n = 0; n < RUNS; n++) {
          const puzzle = strewn(random, allowReverse, 8);
          const counts = ladder.rungs.map((_, k) => countBy(ladder, puzzle, k + 1));
          expect(new Set(counts).size, `${counts.join(" ")} on ${shown(puzzle)}`).toBe(1);
        }
      }
    });
  });
}

/** Answers by plain branching on the state, pruned by the rungs below `upTo`. */
function countBy(ladder: Ladder, puzzle: Puzzle, upTo: number): number {
  const state = ladder.open(puzzle).state as Position;
  const go = (): number => {
    if (!state.propagate(upTo)) return 0;
    const atom = state.choose();
    if (atom < 0) return 1;
    const at = state.mark();
    let found = state.assume(atom) ? go() : 0;
    state.idle();
    state.undoTo(at);
    if (state.refute(atom)) found += go();
    return found;
  };
  return go();
}

function follows(ladder: Ladder, puzzle: Puzzle, deduction: Deduction): void {
  const { clues, facts } = deduction.premises;
  const where = `${deduction.message.en} (${told(deduction.effects)}) on ${shown(puzzle)}`;
  expect(ladder.replays(puzzle, deduction, "trace"), where).toBe(true);
  expect(ladder.replays(puzzle, deduction, "climb"), where).toBe(true);
  for (const fact of facts) {
    const less = { ...deduction, premises: { clues, facts: facts.filter((other) => other !== fact) } };
    expect(ladder.replays(puzzle, less, "trace"), `without ${keyOf(fact)}: ${where}`).toBe(false);
  }
}

describe("the fast fixpoint", () => {
  test("is that of the rungs one by one, slot by slot", () => {
    const random = new Random(9);
    for (const allowReverse of REVERSES) {
      for (let n = 0; n < 4 * RUNS; n++) {
        const puzzle = strewn(random, allowReverse);
        const a = defaultLadder.open(puzzle).state;
        const b = defaultLadder.open(puzzle).state;
        const upTo = 1 + random.int(KERNELS);
        const good = defaultLadder.settle(a, upTo, KERNELS);
        expect(b.propagate(upTo), shown(puzzle)).toBe(good);
        if (!good) continue;
        expect(b.mark()).toBe(a.mark());
        for (let i = 0; i < a.mark(); i++) {
          expect(b.slotAt(i)).toBe(a.slotAt(i));
          expect(b.value(b.slotAt(i)), shown(puzzle)).toBe(a.value(a.slotAt(i)));
        }
      }
    }
  });
});

describe("what each rung sees", () => {
  const climbed = (rows: readonly string[], rung: string, allowReverse: "off" | "on" = "off") =>
    runSync(defaultLadder.climb(drawn(rows, allowReverse), { only: defaultLadder.rungs.indexOf(rung) }));

  test("line: a row is cleared from either side, so nothing is forced before the first move, and all behind it", () => {
    const puzzle = drawn(["o.oo.o"]);
    expect(runSync(defaultLadder.climb(puzzle, { upTo: 1 })).settled).toEqual([]);
    const first: Fact = { kind: "take", cell: 0, order: 1 };
    expect(runSync(defaultLadder.climb(puzzle, { upTo: 1, known: [first] })).settled).toHaveLength(3);
  });

  test("reach: two rows without a common column cannot be cleared", () => {
    expect(climbed(["oo..", "..oo"], "reach").contradiction).toBe(true);
    expect(climbed(["oo..", ".ooo"], "reach").contradiction).toBe(false);
  });

  test("dead: three stones with one other in line each", () => {
    expect(climbed(["o...", "oooo", "..o.", ".o.."], "dead").contradiction).toBe(true);
    expect(climbed(["o...", "oooo", "..o."], "dead").contradiction).toBe(false);
  });

  test("ends: an outermost stone alone in its column is one, however many stand in its row, unless going back is allowed", () => {
    const rows = ["ooo", ".o.", ".o."];
    expect(climbed(rows, "dead").contradiction).toBe(false);
    expect(climbed(rows, "ends").contradiction).toBe(true);
    expect(climbed(rows, "ends", "on").contradiction).toBe(false);
    expect(runSync(defaultLadder.climb(drawn(rows, "on"))).solved).toBe(false);
  });

  const prefixAt = (cells: readonly number[]): Fact[] => cells.map((cell, k) => ({ kind: "take", cell, order: k + 1 }));

  test("ends: of two one is taken, and the other is kept for last", () => {
    const puzzle = drawn(["..o.", "..oo", "o.oo"]);
    const known = prefixAt([2, 6]);
    expect(runSync(defaultLadder.climb(puzzle, { known, upTo: 3 })).settled).toEqual([]);
    const { deductions } = runSync(defaultLadder.climb(puzzle, { known, upTo: 4, record: true, stopAtFirst: true }));
    expect(deductions[0]?.effects).toEqual(prefixAt([2, 6, 7]).slice(2));
    expect(deductions[0]?.rung).toBe("ends");
    expect(deductions[0]?.message.en).toMatch(
      /^R1c3 and r3c1 were the two ends .* when r1c3 was taken: r3c1 is last; r2c4 /,
    );
    // r2c4 is no end of the full board, and whoever starts there has missed both.
    const wrong = prefixAt([7]);
    expect(runSync(defaultLadder.climb(puzzle, { known: wrong, upTo: 4 })).contradiction).toBe(true);
  });

  test("chain: two sides that hang on one stone each, seen from between them", () => {
    const puzzle = drawn([".o.o", "oooo", "..o.", ".oo.", "...o"], "on");
    const known = prefixAt([1, 5]);
    const chain = defaultLadder.rungs.indexOf("chain");
    expect(runSync(defaultLadder.climb(puzzle, { known, upTo: chain })).settled).toEqual([]);
    const { deductions } = runSync(defaultLadder.climb(puzzle, { known, record: true, stopAtFirst: true }));
    expect(deductions[0]?.rung).toBe("chain");
    expect(deductions[0]?.message.en).toMatch(
      /^If r2c1 were next, r2c4 would be the only way to r1c4 and r5c4, and r2c3 the only way to r3c3, r4c2 and r4c3: /,
    );
  });

  test("one stone is solved by taking it, and a board without any has no answer", () => {
    const one = runSync(defaultLadder.climb(drawn(["..", ".o"])));
    expect(one.solved).toBe(true);
    expect(one.settled).toEqual([{ kind: "take", cell: 3, order: 1 }]);
    for (const ladder of LADDERS) {
      const none = runSync(ladder.climb(drawn(["..", ".."])));
      expect(none.contradiction).toBe(true);
      expect(none.solved).toBe(false);
    }
  });
});
