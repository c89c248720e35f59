import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  backboneJob,
  countJob,
  Except,
  type Finder,
  type Job,
  keyOf,
  type Meter,
  meter,
  Relay,
  runSync,
  Search,
  SLICE,
  solutionsJob,
  solveJob,
} from "../src/index.js";
import { answerFacts, Colours, finder, KERNELS, laid, type Marks, type Toy, toy } from "./toy.js";
import { anyBoard, bruteForce, commonFacts, keyOfMarks, keysOf, runs, sameSet, smallBoard } from "./toy-boards.js";

const facts =
  (puzzle: Toy) =>
  (answer: Marks): ReturnType<typeof answerFacts> =>
    answerFacts(puzzle, answer);

/** All answers, each `next` with a fresh meter of so many nodes; also how many calls were cut short. */
function drained(source: Finder<Marks>, budget: number): { keys: string[]; limits: number } {
  const keys: string[] = [];
  let limits = 0;
  for (;;) {
    const found = runSync(source.next(null, meter({ maxNodes: budget })));
    if (found.kind === "none") return { keys, limits };
    if (found.kind === "limit") limits++;
    else keys.push(keyOfMarks(found.solution));
    if (limits > 100_000) throw new Error("no progress");
  }
}

/** Search on kernels below `upTo`, decided by all kernels at the leaves. */
function weak(puzzle: Toy, upTo: number): Search<Marks, Colours> {
  const state = laid(puzzle);
  if (state === null) throw new Error("laying clues cannot fail here");
  return new Search(state, (s) => s.answer(), upTo, KERNELS);
}

describe("search on small colourings", () => {
  test("the mixture of boards is fair", () => {
    const tally = { none: 0, unique: 0, several: 0 };
    for (const puzzle of fc.sample(anyBoard, runs(600))) {
      const n = bruteForce(puzzle).length;
      tally[n === 0 ? "none" : n === 1 ? "unique" : "several"]++;
    }
    expect(tally.none).toBeGreaterThan(60);
    expect(tally.unique).toBeGreaterThan(60);
    expect(tally.several).toBeGreaterThan(60);
  });

  test("the set of answers is the one of brute force, each once", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const { keys } = drained(finder(puzzle), Number.POSITIVE_INFINITY);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.sort()).toEqual(bruteForce(puzzle).map(keyOfMarks).sort());
      }),
      runs(600),
    );
  });

  test.each([0, 1, 2])("so it is with the kernels below %i only, thanks to the check at the leaves", (upTo) => {
    fc.assert(
      fc.property(smallBoard, (puzzle) => {
        const { keys } = drained(weak(puzzle, upTo), Number.POSITIVE_INFINITY);
        expect(keys.sort()).toEqual(bruteForce(puzzle).map(keyOfMarks).sort());
      }),
      runs(60),
    );
  });

  test("a weaker ladder never takes fewer nodes in all on the same boards", () => {
    const nodes = [0, 0, 0, 0];
    for (const puzzle of fc.sample(smallBoard, runs(60))) {
      for (let upTo = 0; upTo <= KERNELS; upTo++) {
        const m = meter();
        runSync(countJob(weak(puzzle, upTo), Number.POSITIVE_INFINITY, m, () => {}));
        nodes[upTo]! += m.nodes;
      }
    }
    expect([...nodes].sort((a, b) => b - a)).toEqual(nodes);
  });

  test("stopped at any node and resumed, nothing is lost and nothing comes twice", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 1, max: 7 }), (puzzle, budget) => {
        const { keys } = drained(finder(puzzle), budget);
        expect(keys.sort()).toEqual(bruteForce(puzzle).map(keyOfMarks).sort());
      }),
      runs(300),
    );
  });

  test("stopped once, at every node there is, the rest completes the set", () => {
    const puzzle = toy(2, 3, [0, 11, 0, 0, 0, 0]);
    const want = bruteForce(puzzle).map(keyOfMarks).sort();
    const whole = meter();
    runSync(countJob(finder(puzzle), Number.POSITIVE_INFINITY, whole, () => {}));
    expect(whole.nodes).toBeGreaterThan(5);
    for (let n = 0; n <= whole.nodes; n++) {
      const source = finder(puzzle);
      const first = runSync(solutionsJob(source, Number.POSITIVE_INFINITY, meter({ maxNodes: n })));
      const rest = runSync(solutionsJob(source, Number.POSITIVE_INFINITY, meter()));
      expect(first.exact).toBe(n >= whole.nodes);
      expect(first.limit).toBe(n >= whole.nodes ? null : "nodes");
      expect(rest.exact).toBe(true);
      expect([...first.solutions, ...rest.solutions].map(keyOfMarks).sort()).toEqual(want);
    }
  });

  test("every budget gives the right verdict or none, and a larger one never takes it back", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const n = bruteForce(puzzle).length;
        const right = n === 0 ? "none" : n === 1 ? "unique" : "multiple";
        let settled = false;
        for (let maxNodes = 0; maxNodes < 12; maxNodes++) {
          const outcome = runSync(solveJob(finder(puzzle), facts(puzzle), meter({ maxNodes })));
          if (outcome.status === "unknown") expect([settled, outcome.limit]).toEqual([false, "nodes"]);
          else expect(outcome.status).toBe(right);
          expect(outcome.nodes).toBeLessThanOrEqual(maxNodes);
          settled ||= outcome.status !== "unknown";
        }
      }),
      runs(200),
    );
  });

  test("two witnesses are answers and differ", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const outcome = runSync(solveJob(finder(puzzle), facts(puzzle), meter()));
        const all = bruteForce(puzzle).map(keyOfMarks);
        if (outcome.status === "multiple") {
          expect(all).toContain(keyOfMarks(outcome.first));
          expect(all).toContain(keyOfMarks(outcome.second));
          expect(keyOfMarks(outcome.first)).not.toBe(keyOfMarks(outcome.second));
        } else if (outcome.status === "unique") expect(all).toEqual([keyOfMarks(outcome.solution)]);
        else expect([outcome.status, all]).toEqual(["none", []]);
      }),
      runs(200),
    );
  });

  test("with facts to avoid, only answers that break one of them come, while they shrink", () => {
    fc.assert(
      fc.property(anyBoard, fc.array(fc.nat(), { maxLength: 6 }), (puzzle, drops) => {
        const all = bruteForce(puzzle);
        if (all.length === 0) return;
        let avoid = answerFacts(puzzle, all[0] as Marks);
        const source = finder(puzzle);
        const given: string[] = [];
        for (const drop of drops) {
          const found = runSync(source.next(avoid, meter()));
          if (found.kind !== "solution") break;
          const keys = keysOf(answerFacts(puzzle, found.solution));
          expect(avoid.every((fact) => keys.has(keyOf(fact)))).toBe(false);
          given.push(keyOfMarks(found.solution));
          avoid = avoid.filter((_, i) => i === 0 || i !== drop % avoid.length);
        }
        expect(new Set(given).size).toBe(given.length);
        // What is left over breaks one of the facts that remain, or holds them all and was passed by.
        const rest = drained(source, Number.POSITIVE_INFINITY).keys;
        expect(new Set([...given, ...rest]).size).toBe(given.length + rest.length);
        const breaking = all.filter((a) => !avoid.every((f) => keysOf(answerFacts(puzzle, a)).has(keyOf(f))));
        for (const answer of breaking) expect([...given, ...rest]).toContain(keyOfMarks(answer));
      }),
      runs(200),
    );
  });

  test("what a position is left with adds up to the answers below it", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const state = laid(puzzle) as Colours;
        const source = new Search(state, (s) => s.answer(), KERNELS);
        const { keys } = drained(source, 3);
        for (const found of state.left) expect(found).toBeLessThanOrEqual(keys.length);
        expect(state.mark()).toBe(new Colours(puzzle).mark() + puzzle.clues.filter((c) => c !== 0).length);
        expect(runSync(source.next(null, meter()))).toEqual({ kind: "none" });
      }),
      runs(100),
    );
  });

  test("deeper than the first frames", () => {
    const source = weak(toy(10, 10, new Array(100).fill(0)), 2);
    const m = meter();
    for (let i = 0; i < 20; i++) expect(runSync(source.next(null, m)).kind).toBe("solution");
    expect(m.nodes).toBeGreaterThan(64);
  });

  test("left off, it answers none and the engine stands at the root", () => {
    const state = laid(toy(2, 2, [0, 0, 0, 0])) as Colours;
    const source = new Search(state, (s) => s.answer(), KERNELS);
    expect(runSync(source.next(null, meter())).kind).toBe("solution");
    expect(source.leaveOff()).toBe(state);
    expect([state.mark(), state.singles.size]).toEqual([0, 0]);
    expect(runSync(source.next(null, meter())).kind).toBe("none");
  });

  test("rests when its slice is used up, whichever call used it", () => {
    const puzzle = toy(4, 4, new Array(16).fill(0));
    const m = meter();
    const job = countJob(finder(puzzle), 5000, m, () => {});
    let rests = 0;
    let last = 0;
    for (let step = job.next(); step.done !== true; step = job.next()) {
      rests++;
      expect(m.nodes - last).toBeLessThanOrEqual(SLICE);
      last = m.nodes;
    }
    expect(rests).toBeGreaterThanOrEqual(Math.floor(m.nodes / SLICE));
    expect(rests).toBeGreaterThan(2);
  });
});

describe("backbone", () => {
  test("is what all answers share", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const all = bruteForce(puzzle);
        const bone = runSync(backboneJob(finder(puzzle), facts(puzzle), () => [], meter()));
        expect(bone.state).toBe(all.length === 0 ? "noSolution" : "exact");
        expect(sameSet(keysOf(bone.facts), commonFacts(puzzle, all))).toBe(true);
      }),
      runs(300),
    );
  });

  test("within a budget gives the root's facts, which all answers share", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: 4 }), (puzzle, maxNodes) => {
        const all = bruteForce(puzzle);
        const root = laid(puzzle) as Colours;
        const proved = root.propagate(KERNELS)
          ? puzzle.clues.flatMap((_, cell) =>
              ([1, 2, 3] as const)
                .map((order) => ({ kind: "take", cell, order }) as const)
                .filter((fact) => root.holds(fact)),
            )
          : [];
        const bone = runSync(backboneJob(finder(puzzle), facts(puzzle), () => proved, meter({ maxNodes })));
        const common = commonFacts(puzzle, all);
        if (bone.state === "partial") {
          expect(bone.limit).toBe("nodes");
          if (all.length > 0) for (const fact of bone.facts) expect(common).toContain(keyOf(fact));
        } else expect(sameSet(keysOf(bone.facts), common)).toBe(true);
      }),
      runs(200),
    );
  });
});

describe("relay", () => {
  function relay(puzzle: Toy, cap: number): { source: Finder<Marks>; made: () => number } {
    let made = 0;
    function* second(seen: readonly Marks[]): Job<Finder<Marks>> {
      made++;
      yield;
      return new Except(finder(puzzle), seen, keyOfMarks);
    }
    return { source: new Relay(finder(puzzle), second, cap), made: () => made };
  }

  test.each([0, 1, 3, 10])("with a cap of %i hands over and changes nothing", (cap) => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(1, 2, Number.POSITIVE_INFINITY), (puzzle, budget) => {
        const { source, made } = relay(puzzle, cap);
        const { keys } = drained(source, budget);
        expect(keys.sort()).toEqual(bruteForce(puzzle).map(keyOfMarks).sort());
        expect(made()).toBeLessThanOrEqual(1);
        const whole = meter();
        runSync(countJob(finder(puzzle), Number.POSITIVE_INFINITY, whole, () => {}));
        expect(made()).toBe(whole.nodes > cap ? 1 : 0);
      }),
      runs(150),
    );
  });

  test.each([0, 1, 3])("with a cap of %i keeps verdict and backbone", (cap) => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const all = bruteForce(puzzle);
        const verdict = runSync(solveJob(relay(puzzle, cap).source, facts(puzzle), meter()));
        expect(verdict.status).toBe(all.length === 0 ? "none" : all.length === 1 ? "unique" : "multiple");
        const bone = runSync(backboneJob(relay(puzzle, cap).source, facts(puzzle), () => [], meter()));
        expect(sameSet(keysOf(bone.facts), commonFacts(puzzle, all))).toBe(true);
      }),
      runs(100),
    );
  });

  test("both finders charge the caller's meter, whose limit ends it without a hand-over", () => {
    const puzzle = toy(3, 4, new Array(12).fill(0));
    const { source, made } = relay(puzzle, 5);
    const limited: Meter = meter({ maxNodes: 3 });
    expect(runSync(source.next(answerFacts(puzzle, bruteForce(puzzle)[0] as Marks), limited)).kind).not.toBe("none");
    expect(made()).toBe(0);
    const m = meter({ maxNodes: 40 });
    const counted = runSync(countJob(source, Number.POSITIVE_INFINITY, m, () => {}));
    expect([counted.limit, m.nodes, made()]).toEqual(["nodes", 40, 1]);
  });

  test("except drops each solution seen once, and no other", () => {
    const puzzle = toy(2, 2, [0, 0, 0, 0]);
    const all = bruteForce(puzzle);
    const rest = drained(new Except(finder(puzzle), all.slice(3, 9), keyOfMarks), 2).keys;
    const seen = new Set(all.slice(3, 9).map(keyOfMarks));
    expect(rest.sort()).toEqual(
      all
        .map(keyOfMarks)
        .filter((key) => !seen.has(key))
        .sort(),
    );
  });
});
