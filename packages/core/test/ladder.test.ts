import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Climb, type ClimbOptions, type Fact, keyOf, meter, Random, runSync } from "../src/index.js";
import { answerFacts, type Colours, fused, KERNELS, laid, plain, type Toy, toy } from "./toy.js";
import { anyBoard, bruteForce, commonFacts, keysOf, part, runs, sameSet, solvable } from "./toy-boards.js";

const LADDERS = [fused, plain] as const;

function climb(ladder: (typeof LADDERS)[number], puzzle: Toy, options: ClimbOptions = {}): Climb {
  return runSync(ladder.climb(puzzle, options));
}

/** Every fact there is on the board. */
function allFacts(puzzle: Toy): Fact[] {
  return puzzle.clues.flatMap((_, cell): Fact[] => [
    { kind: "take", cell, order: 1 },
    { kind: "take", cell, order: 2 },
    { kind: "take", cell, order: 3 },
    { kind: "cell", cell, value: "shaded" },
    { kind: "cell", cell, value: "blank" },
  ]);
}

const held = (puzzle: Toy, run: Climb): string[] => allFacts(puzzle).filter(run.holds).map(keyOf);

describe("climb", () => {
  test.each(LADDERS)("$id: settles only what all answers share, and says so when it settles all", (ladder) => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const all = bruteForce(puzzle);
        const run = climb(ladder, puzzle);
        if (run.contradiction) expect(all).toEqual([]);
        if (all.length === 0) return;
        const common = commonFacts(puzzle, all);
        for (const fact of run.settled) expect(common).toContain(keyOf(fact));
        expect(run.solved).toBe(run.settled.length === 2 * puzzle.grid.size);
        if (run.solved) expect(all.length).toBe(1);
        expect(new Set(run.settled.map(keyOf)).size).toBe(run.settled.length);
        expect(sameSet(held(puzzle, run), keysOf(run.settled))).toBe(true);
        expect(sameSet(run.wroteBy.keys(), keysOf(run.settled))).toBe(true);
      }),
      runs(300),
    );
  });

  test.each(LADDERS)("$id: a board without an answer is never called solved", (ladder) => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        if (bruteForce(puzzle).length > 0) return;
        expect(climb(ladder, puzzle).solved).toBe(false);
        expect(climb(ladder, puzzle, { record: true }).solved).toBe(false);
      }),
      runs(600),
    );
  });

  test("both ladders reach the same, since order and short cuts change nothing", () => {
    fc.assert(
      fc.property(solvable, (puzzle) => {
        expect(
          sameSet(keysOf(climb(fused, puzzle).settled), keysOf(climb(plain, puzzle, { record: true }).settled)),
        ).toBe(true);
      }),
      runs(300),
    );
  });

  test.each(LADDERS)("$id: recorded or not, the same fixpoint, steps and makers", (ladder) => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: 5 }), (puzzle, upTo) => {
        const bare = climb(ladder, puzzle, { upTo });
        const full = climb(ladder, puzzle, { upTo, record: true });
        expect(full.counts).toEqual(bare.counts);
        expect([...full.wroteBy]).toEqual([...bare.wroteBy]);
        expect(full.settled).toEqual(bare.settled);
        expect(full.contradiction).toBe(bare.contradiction);
        expect(bare.deductions).toEqual([]);
        const drawn = full.deductions.flatMap((d) => d.effects);
        expect(sameSet(keysOf(drawn), keysOf(full.settled))).toBe(true);
        expect(drawn.length).toBe(full.settled.length);
      }),
      runs(200),
    );
  });

  test("the fused fixpoint leaves the same slots as the kernels one by one", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: KERNELS }), (puzzle, upTo) => {
        const once = laid(puzzle) as Colours;
        const steps = laid(puzzle) as Colours;
        const good = once.propagate(upTo);
        expect(fused.settle(steps, upTo, 4)).toBe(good);
        if (good) expect(steps.store).toEqual(once.store);
      }),
      runs(300),
    );
  });

  test.each(LADDERS)("$id: rungs below `upTo` only, and with more of them never less is settled", (ladder) => {
    fc.assert(
      fc.property(solvable, (puzzle) => {
        let before = new Set<string>();
        for (let upTo = 0; upTo <= ladder.rungs.length; upTo++) {
          const run = climb(ladder, puzzle, { upTo });
          expect(run.counts.slice(upTo).every((n) => n === 0)).toBe(true);
          const now = keysOf(run.settled);
          for (const key of before) expect(now).toContain(key);
          before = now;
        }
      }),
      runs(150),
    );
  });

  test.each(LADDERS)("$id: without a rung, that rung does nothing and the others no more than all", (ladder) => {
    fc.assert(
      fc.property(solvable, (puzzle) => {
        const whole = keysOf(climb(ladder, puzzle).settled);
        for (let without = 0; without < ladder.rungs.length; without++) {
          const run = climb(ladder, puzzle, { without });
          expect(run.counts[without]).toBe(0);
          for (const fact of run.settled) expect(whole).toContain(keyOf(fact));
          const recorded = climb(ladder, puzzle, { without, record: true });
          expect(recorded.settled).toEqual(run.settled);
          for (const d of recorded.deductions)
            expect(d.trace.every((step) => step.rung !== without && inside(step.inner, without))).toBe(true);
        }
      }),
      runs(100),
    );
  });

  test.each(LADDERS)("$id: one rung alone does nothing else, and all of it is true", (ladder) => {
    fc.assert(
      fc.property(solvable, fc.nat(0xffff), (puzzle, seed) => {
        const all = bruteForce(puzzle);
        const random = new Random(seed);
        const answer = random.pick(all);
        const known = part(answerFacts(puzzle, answer), 3, random);
        const mine = all.filter((a) => known.every((f) => keysOf(answerFacts(puzzle, a)).has(keyOf(f))));
        const common = commonFacts(puzzle, mine);
        for (let only = 0; only < ladder.rungs.length; only++) {
          const run = climb(ladder, puzzle, { only, known, record: true });
          expect(run.contradiction).toBe(false);
          expect(run.counts.every((n, k) => n === 0 || k === only)).toBe(true);
          for (const fact of run.settled) expect(common).toContain(keyOf(fact));
          for (const d of run.deductions) {
            expect(d.rung).toBe(ladder.rungs[only]);
            expect(ladder.replays(puzzle, d, "trace")).toBe(true);
          }
        }
      }),
      runs(100),
    );
  });

  test.each(LADDERS)("$id: stopping at the first gives the first", (ladder) => {
    fc.assert(
      fc.property(solvable, (puzzle) => {
        const whole = climb(ladder, puzzle, { record: true });
        const first = climb(ladder, puzzle, { record: true, stopAtFirst: true });
        expect(first.deductions).toEqual(whole.deductions.slice(0, 1));
        const bare = climb(ladder, puzzle, { stopAtFirst: true });
        expect(bare.settled.length > 0).toBe(whole.settled.length > 0);
        expect(bare.settled).toEqual(whole.settled.slice(0, bare.settled.length));
      }),
      runs(150),
    );
  });

  test.each(LADDERS)("$id: knowing more never settles less", (ladder) => {
    fc.assert(
      fc.property(solvable, fc.nat(0xffff), (puzzle, seed) => {
        const random = new Random(seed);
        const answer = random.pick(bruteForce(puzzle));
        const known = part(answerFacts(puzzle, answer), 3, random);
        const less = climb(ladder, puzzle);
        const more = climb(ladder, puzzle, { known });
        for (const fact of less.settled) expect(more.holds(fact)).toBe(true);
        const knownKeys = keysOf(known);
        for (const fact of more.settled) expect(knownKeys.has(keyOf(fact))).toBe(false);
      }),
      runs(150),
    );
  });

  test.each(LADDERS)("$id: takes the cheapest rung that has something to say", (ladder) => {
    fc.assert(
      fc.property(solvable, (puzzle) => {
        // Before a step of rung k that draws something, the rungs below k are at their fixpoint.
        const known: Fact[] = [];
        for (const fact of climb(ladder, puzzle).settled) {
          const rung = climb(ladder, puzzle).wroteBy.get(keyOf(fact)) as number;
          const below = climb(ladder, puzzle, { known, upTo: rung });
          expect([keyOf(fact), below.settled.some((f) => keyOf(f) === keyOf(fact))]).toEqual([keyOf(fact), false]);
          known.push(...siblings(climb(ladder, puzzle).settled, fact));
        }
      }),
      runs(60),
    );
  });

  test("a limit ends a climb early without claims", () => {
    fc.assert(
      fc.property(solvable, fc.integer({ min: 0, max: 20 }), (puzzle, maxNodes) => {
        const m = meter({ maxNodes });
        const run = runSync(fused.climb(puzzle, {}, m));
        const whole = climb(fused, puzzle);
        expect(m.nodes).toBeLessThanOrEqual(maxNodes);
        expect(run.contradiction).toBe(false);
        expect(whole.settled.slice(0, run.settled.length)).toEqual(run.settled);
        if (m.limit === null) expect(run.settled).toEqual(whole.settled);
      }),
      runs(150),
    );
  });

  test("clues and known facts that clash at once are a contradiction", () => {
    const puzzle = toy(1, 2, [0, 0]);
    const known: Fact[] = [
      { kind: "take", cell: 0, order: 1 },
      { kind: "take", cell: 0, order: 2 },
    ];
    expect(climb(fused, puzzle, { known })).toMatchObject({ contradiction: true, solved: false });
    const all = answerFacts(puzzle, { cells: [1, 1] });
    expect(climb(fused, puzzle, { known: all })).toMatchObject({ contradiction: true, solved: false });
    expect(climb(fused, puzzle, { known: answerFacts(puzzle, { cells: [1, 2] }) })).toMatchObject({
      contradiction: false,
      solved: true,
    });
  });

  test("tells its rungs by number, and refuses another", () => {
    expect(fused.rungs).toEqual(["told", "differ", "count", "two", "any"]);
    expect(fused.info(3)).toMatchObject({ id: "two", kind: "trial" });
    expect(() => fused.info(5)).toThrow(RangeError);
  });
});

/** Facts settled beside one by the same kernel call: on the same cell. */
function siblings(settled: readonly Fact[], fact: Fact): Fact[] {
  return settled.filter((f) => f.kind !== "edge" && fact.kind !== "edge" && f.cell === fact.cell);
}

function inside(inner: readonly { readonly rung: number }[] | null, without: number): boolean {
  return inner === null || inner.every((step) => step.rung !== without);
}

describe("probe and price by nodes", () => {
  test("probing is the trials, unrecorded", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const state = laid(puzzle) as Colours;
        const good = runSync(fused.probe(state, 5, meter()));
        const run = climb(fused, puzzle);
        if (bruteForce(puzzle).length > 0) {
          expect(good).toBe(true);
          expect(
            sameSet(
              allFacts(puzzle)
                .filter((f) => state.holds(f))
                .map(keyOf),
              held(puzzle, run),
            ),
          ).toBe(true);
        } else expect(run.solved).toBe(false);
      }),
      runs(200),
    );
  });

  test.each(LADDERS)("$id: a search on a part of the ladder sees every cell", (ladder) => {
    const puzzle = toy(2, 2, [0, 0, 0, 0]);
    for (let upTo = 0; upTo <= ladder.rungs.length; upTo++)
      expect(runSync(ladder.nodes(puzzle, upTo, meter()))).toBeGreaterThan(0);
  });

  test.each(LADDERS)("$id: nodes to the proof fall with every rung, and are zero where the kernels do it", (ladder) => {
    const total = ladder.rungs.map(() => 0);
    for (const puzzle of fc.sample(solvable, runs(60))) {
      if (puzzle.grid.size > 6) continue;
      for (let k = 0; k < ladder.rungs.length; k++) {
        const nodes = runSync(ladder.nodes(puzzle, k + 1, meter())) as number;
        total[k]! += nodes;
        if (climb(ladder, puzzle, { upTo: k + 1 }).solved && ladder.rungs.slice(0, k + 1).every(isKernel(ladder)))
          expect(nodes).toBe(0);
      }
    }
    expect([...total].sort((a, b) => b - a)).toEqual(total);
  });

  test("a spent budget is no number", () => {
    expect(runSync(fused.nodes(toy(3, 3, new Array(9).fill(0)), 1, meter({ maxNodes: 2 })))).toBe(null);
  });
});

function isKernel(ladder: (typeof LADDERS)[number]): (id: string) => boolean {
  return (id) => ladder.info(ladder.rungs.indexOf(id)).kind === "kernel";
}
