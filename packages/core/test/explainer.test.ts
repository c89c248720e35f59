import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyLadder,
  type Cell,
  type Deduction,
  type Fact,
  keyOf,
  Ladder,
  Random,
  type Rung,
  replay,
  runSync,
  type Step,
} from "../src/index.js";
import { answerFacts, COUNTED, Colours, clueCells, DIFFER, fused, plain, TOLD, type Toy, toy } from "./toy.js";
import { bruteForce, keysOf, part, runs, solvable } from "./toy-boards.js";

const LADDERS = [fused, plain] as const;

/** The board with part of an answer drawn, nothing being a part too. */
const positions: fc.Arbitrary<{ puzzle: Toy; known: readonly Fact[] }> = fc
  .tuple(solvable, fc.nat(0xffff), fc.boolean())
  .map(([puzzle, seed, drawn]) => {
    const random = new Random(seed);
    const answer = random.pick(bruteForce(puzzle));
    return { puzzle, known: drawn ? part(answerFacts(puzzle, answer), 4, random) : [] };
  });

/** Given colours around the four middle cells leave them two colours each; red at r2c2 leaves r3c3 none. */
const RING: Toy = toy(4, 4, [0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0]);

function explained(ladder: AnyLadder<Toy>, puzzle: Toy, known: readonly Fact[] = []): readonly Deduction[] {
  return runSync(ladder.climb(puzzle, { record: true, known })).deductions;
}

/** The deduction with one premise less, for each premise. */
function weakened({ premises: { clues, facts }, ...rest }: Deduction): Deduction[] {
  return [
    ...clues.map((clue) => ({ ...rest, premises: { clues: clues.filter((c) => c !== clue), facts } })),
    ...facts.map((fact) => ({ ...rest, premises: { clues, facts: facts.filter((f) => f !== fact) } })),
  ];
}

function lay(puzzle: Toy, clues: readonly Cell[], facts: readonly Fact[]): Colours {
  const state = new Colours(puzzle);
  expect(clues.every((clue) => state.give(clue)) && facts.every((fact) => state.assert(fact))).toBe(true);
  return state;
}

describe("deductions", () => {
  test.each(LADDERS)("$id: follow by their trace and by climbing, and from no fewer premises", (ladder) => {
    let dropped = 0;
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        for (const d of explained(ladder, puzzle, known)) {
          expect(ladder.replays(puzzle, d, "trace")).toBe(true);
          expect(ladder.replays(puzzle, d, "climb")).toBe(true);
          for (const less of weakened(d)) {
            dropped++;
            expect(ladder.replays(puzzle, less, "trace")).toBe(false);
          }
        }
      }),
      runs(250),
    );
    expect(dropped).toBeGreaterThan(1000);
  });

  test.each(LADDERS)("$id: no step of the trace is idle: without it the effect fails", (ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        for (const d of explained(ladder, puzzle, known)) {
          const [first] = d.effects;
          if (first === undefined) throw new Error("no effect");
          for (const step of d.trace) {
            const less = { ...d, effects: [first], trace: d.trace.filter((s) => s !== step) };
            expect(ladder.replays(puzzle, less, "trace")).toBe(false);
          }
        }
      }),
      runs(100),
    );
  });

  test.each(LADDERS)("$id: build on each other, from the known facts to the last one", (ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        const drawn = keysOf(known);
        const clues = clueCells(puzzle);
        for (const d of explained(ladder, puzzle, known)) {
          expect(d.effects.length).toBeGreaterThan(0);
          for (const fact of d.premises.facts) expect(drawn).toContain(keyOf(fact));
          for (const clue of d.premises.clues) expect(clues).toContain(clue);
          for (const fact of d.effects) expect(drawn).not.toContain(keyOf(fact));
          for (const fact of d.effects) drawn.add(keyOf(fact));
        }
      }),
      runs(150),
    );
  });

  test.each(LADDERS)("$id: are true in every answer that has the premises", (ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        const answers = bruteForce(puzzle).map((answer) => keysOf(answerFacts(puzzle, answer)));
        for (const { premises, effects } of explained(ladder, puzzle, known))
          for (const answer of answers)
            if (premises.facts.every((fact) => answer.has(keyOf(fact))))
              for (const fact of effects) expect(answer).toContain(keyOf(fact));
      }),
      runs(150),
    );
  });

  test.each(LADDERS)("$id: are named after the highest rung of their steps", (ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        for (const { rung, trace, because } of explained(ladder, puzzle, known)) {
          expect(trace.length).toBeGreaterThan(0);
          expect(ladder.rungs.indexOf(rung)).toBe(Math.max(...trace.map((step) => step.rung)));
          expect(because.map((b) => b.rung)).toEqual(trace.slice(0, -1).map((step) => ladder.rungs[step.rung]));
        }
      }),
      runs(100),
    );
  });

  test.each(LADDERS)("$id: survive JSON", (ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        for (const d of explained(ladder, puzzle, known)) {
          const copy = JSON.parse(JSON.stringify(d)) as Deduction;
          expect(copy).toEqual(d);
          expect(ladder.replays(puzzle, copy, "trace")).toBe(true);
        }
      }),
      runs(50),
    );
  });

  test.each(LADDERS)("$id: every rung deduces something", (ladder) => {
    const seen = new Set<string>();
    for (const { puzzle, known } of [...fc.sample(positions, runs(300)), { puzzle: RING, known: [] }])
      for (const d of explained(ladder, puzzle, known)) for (const step of d.trace) seen.add(ladder.rungs[step.rung]!);
    expect([...seen].sort()).toEqual([...ladder.rungs].sort());
  });
});

/** Clues and facts that a step rests on, with those of the earlier steps it rests on. */
function support(d: Deduction, j: number): { clues: Set<Cell>; facts: Map<string, Fact>; steps: Set<number> } {
  const because = d.because[j];
  if (because === undefined) throw new Error(`no reason ${j}`);
  return {
    clues: new Set(because.premises.clues),
    facts: new Map(because.premises.facts.map((fact) => [keyOf(fact), fact])),
    steps: new Set(because.after),
  };
}

describe("because", () => {
  const RUNGS = { default: fused.spec.rungs, article: plain.spec.rungs };

  /** What step j does on the board of all premises and earlier steps. */
  function done(puzzle: Toy, rungs: readonly Rung<Colours>[], d: Deduction, j: number): Map<number, number> {
    const state = lay(puzzle, d.premises.clues, d.premises.facts);
    expect(replay(rungs, state, d.trace.slice(0, j))).toBe("ok");
    const from = state.mark();
    expect(replay(rungs, state, [d.trace[j] as Step])).toBe("ok");
    const slots = new Map<number, number>();
    for (let i = from; i < state.mark(); i++) slots.set(state.slotAt(i), state.value(state.slotAt(i)));
    return slots;
  }

  function does(
    puzzle: Toy,
    rungs: readonly Rung<Colours>[],
    d: Deduction,
    j: number,
    less: { clues: Iterable<Cell>; facts: Iterable<Fact>; steps: ReadonlySet<number> },
  ): boolean {
    const state = lay(puzzle, [...less.clues], [...less.facts]);
    const before = d.trace.filter((_, i) => less.steps.has(i));
    if (replay(rungs, state, [...before, d.trace[j] as Step]) !== "ok") return false;
    return [...done(puzzle, rungs, d, j)].every(([slot, value]) => state.value(slot) === value);
  }

  test.each(LADDERS)("$id: each step's own premises and earlier steps suffice for it, and none can go", (ladder) => {
    const rungs = RUNGS[ladder.id];
    let steps = 0;
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        for (const d of explained(ladder, puzzle, known)) {
          for (let j = 0; j < d.because.length; j++) {
            steps++;
            const { clues, facts, steps: after } = support(d, j);
            const whole = { clues, facts: [...facts.values()], steps: after };
            expect(done(puzzle, rungs, d, j).size).toBeGreaterThan(0);
            expect(does(puzzle, rungs, d, j, whole)).toBe(true);
            for (const clue of clues)
              expect(does(puzzle, rungs, d, j, { ...whole, clues: [...clues].filter((c) => c !== clue) })).toBe(false);
            for (const key of facts.keys()) {
              const rest = [...facts].filter(([k]) => k !== key).map(([, fact]) => fact);
              expect(does(puzzle, rungs, d, j, { ...whole, facts: rest })).toBe(false);
            }
            for (const step of after) {
              const rest = new Set([...after].filter((s) => s !== step));
              expect(does(puzzle, rungs, d, j, { ...whole, steps: rest })).toBe(false);
            }
          }
        }
      }),
      runs(250),
    );
    expect(steps).toBeGreaterThan(50);
  });

  test.each(LADDERS)("$id: stays within the deduction's premises and looks back only", (ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        for (const d of explained(ladder, puzzle, known)) {
          const clues = new Set(d.premises.clues);
          const facts = keysOf(d.premises.facts);
          d.because.forEach((b, j) => {
            expect(b.after.every((i) => i >= 0 && i < j)).toBe(true);
            expect(b.premises.clues.every((clue) => clues.has(clue))).toBe(true);
            expect(b.premises.facts.every((fact) => facts.has(keyOf(fact)))).toBe(true);
            expect(b.note.cells.length).toBeGreaterThan(0);
            expect(b.message.en).not.toBe("");
          });
        }
      }),
      runs(100),
    );
  });
});

describe("where to look first", () => {
  const bare = ({ reads: _, ...rung }: Rung<Colours>): Rung<Colours> => rung;
  const lying = (rung: Rung<Colours>): Rung<Colours> => ({ ...rung, reads: () => {} });

  function variant(change: (rung: Rung<Colours>) => Rung<Colours>): Ladder<Toy, Colours> {
    const trials = fused.spec.rungs.slice(3);
    return new Ladder({ ...fused.spec, rungs: [...[TOLD, DIFFER, COUNTED].map(change), ...trials] });
  }

  test.each([
    ["says nothing", variant(bare)],
    ["lies", variant(lying)],
  ])("a rung that %s about what it reads costs time, never truth", (_, ladder) => {
    fc.assert(
      fc.property(positions, ({ puzzle, known }) => {
        const drawn = explained(ladder, puzzle, known);
        expect(drawn.flatMap((d) => d.effects.map(keyOf)).sort()).toEqual(
          explained(fused, puzzle, known)
            .flatMap((d) => d.effects.map(keyOf))
            .sort(),
        );
        for (const d of drawn) {
          expect(ladder.replays(puzzle, d, "trace")).toBe(true);
          for (const less of weakened(d)) expect(ladder.replays(puzzle, less, "trace")).toBe(false);
        }
      }),
      runs(100),
    );
  });
});

describe("one argument", () => {
  test("premises before hidden steps: a drawn fact is used rather than the way to it", () => {
    // Red in the middle, drawn: its neighbour is not red, whatever the clues around said.
    const puzzle = toy(1, 3, [2, 0, 2]);
    const known: Fact[] = [{ kind: "take", cell: 1, order: 1 }];
    const steps = explained(fused, puzzle, known);
    expect(steps.flatMap((d) => d.effects.map(keyOf)).sort()).toEqual([
      "c0:blank",
      "c1:shaded",
      "c2:blank",
      "t2:0",
      "t2:2",
    ]);
    const red = steps.find((d) => d.effects.some((f) => keyOf(f) === "c1:shaded"));
    expect(red?.premises).toEqual({ clues: [], facts: known });
  });

  test("a cell that can be two things only is a premise of supposing one of them", () => {
    // Red at r2c2 leaves r3c3 none, whatever else r2c2 may be; that it is not blue either makes it one of two.
    const step: Step = {
      rung: 3,
      site: 4 * 5,
      inner: [
        { rung: 1, site: 5, inner: null },
        { rung: 1, site: 6, inner: null },
        { rung: 1, site: 9, inner: null },
        { rung: 1, site: 10, inner: null },
      ],
    };
    const before = [1, 2, 11, 13].flatMap((site): Step[] => [
      { rung: 0, site, inner: null },
      { rung: 1, site, inner: null },
    ]);
    const holding = (clues: readonly Cell[], rung: number): boolean => {
      const state = lay(RING, clues, []);
      expect(replay(fused.spec.rungs, state, [...before, { ...step, rung }])).toBe("ok");
      return state.holds({ kind: "cell", cell: 5, value: "blank" });
    };
    expect([holding([1, 2, 11, 13], 3), holding([2, 11, 13], 3)]).toEqual([true, false]);
    expect([holding([2, 11, 13], 4), holding([2, 11], 4)]).toEqual([true, false]);
  });

  test("a supposition keeps only the steps that refute it", () => {
    for (const { puzzle, known } of fc.sample(positions, runs(150))) {
      for (const d of explained(fused, puzzle, known)) {
        for (const step of d.trace) {
          if (step.inner === null) continue;
          expect(fused.info(step.rung).kind).toBe("trial");
          const state = lay(puzzle, d.premises.clues, d.premises.facts);
          replay(fused.spec.rungs, state, d.trace.slice(0, d.trace.indexOf(step)));
          const at = state.mark();
          state.assume(step.site);
          expect(replay(fused.spec.rungs, state, step.inner)).toBe("fails");
          state.undoTo(at);
        }
      }
    }
  });
});
