import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineFormula, parities, pigeons, randomFormula } from "../bench/learn-formulas.js";
import {
  backboneJob,
  countJob,
  type Fact,
  type Finder,
  Learner,
  LearnFinder,
  meter,
  Relay,
  runSync,
  solveJob,
  within,
} from "../src/index.js";
import {
  bitsOf,
  HASTY,
  holds,
  learnerOf,
  models,
  modelsOf,
  range,
  type Small,
  satisfies,
  small,
} from "./learn-formulas.js";

const LONG = process.env["HASHIGO_LONG"] === "1";
const RUNS = LONG ? 20_000 : 1500;

function verdict(learner: Learner, assumptions: readonly number[] = []): boolean | null {
  return runSync(learner.solve(assumptions, meter()));
}

describe("against trying all assignments", () => {
  test.each([
    ["as it is", {}],
    ["everything early", HASTY],
  ])("the models of random formulas, %s", (_, tuning) => {
    fc.assert(
      fc.property(small, (formula) => {
        const expected = models(formula.vars, (bits) => satisfies(bits, formula.clauses));
        expect(modelsOf(learnerOf(formula, { tuning }), range(formula.vars))).toEqual(expected);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });

  test("models under assumptions; clauses given between two questions", () => {
    const drawn = small.chain((formula) =>
      fc.record({
        formula: fc.constant(formula),
        assumptions: fc.array(fc.nat(2 * formula.vars - 1), { maxLength: 4 }),
        cut: fc.nat(formula.clauses.length),
      }),
    );
    fc.assert(
      fc.property(drawn, ({ formula: { vars, clauses }, assumptions, cut }) => {
        const learner = learnerOf({ vars, clauses: clauses.slice(0, cut) }, { tuning: HASTY });
        verdict(learner, assumptions.slice(1));
        for (const clause of clauses.slice(cut)) {
          learner.add(clause);
          verdict(learner, assumptions);
        }
        const all = models(vars, (bits) => satisfies(bits, clauses));
        const expected = all.filter((bits) => assumptions.every((lit) => holds(bits, lit)));
        expect(verdict(learner, assumptions)).toBe(expected.length > 0);
        if (expected.length > 0) expect(expected).toContain(bitsOf(learner, range(vars)));
        else {
          // The failed assumptions alone leave nothing either.
          expect(assumptions).toEqual(expect.arrayContaining([...learner.failed]));
          expect(all.filter((bits) => learner.failed.every((lit) => holds(bits, lit)))).toEqual([]);
        }
        expect(learner.facts().every((lit) => all.every((bits) => holds(bits, lit)))).toBe(true);
        expect(modelsOf(learner, range(vars), assumptions)).toEqual(expected);
        const rest = all.filter((bits) => !expected.includes(bits));
        expect(modelsOf(learner, range(vars))).toEqual(rest);
      }),
      { numRuns: RUNS, seed: 2 },
    );
  });

  test("models on some of the variables come once each", () => {
    fc.assert(
      fc.property(small, fc.nat(9), ({ vars, clauses }, n) => {
        const shown = Math.min(n, vars);
        const all = models(vars, (bits) => satisfies(bits, clauses));
        const expected = [...new Set(all.map((bits) => bits & ((1 << shown) - 1)))].sort((a, b) => a - b);
        expect(modelsOf(learnerOf({ vars, clauses }, { tuning: HASTY }), range(shown))).toEqual(expected);
      }),
      { numRuns: RUNS, seed: 3 },
    );
  });

  test("a small budget gives up and never lies; asked again it comes to the same models", () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 6 }), ({ vars, clauses }, maxNodes) => {
        const expected = models(vars, (bits) => satisfies(bits, clauses));
        expect(modelsOf(learnerOf({ vars, clauses }, { tuning: HASTY }), range(vars), [], maxNodes)).toEqual(expected);
      }),
      { numRuns: RUNS, seed: 4 },
    );
  });
});

describe("formulas with a known answer", () => {
  test("pigeons do not fit, parities do not add up", () => {
    for (const n of [2, 3, 4, 5, 6, 7])
      expect(verdict(learnerOf(pigeons(n), { tuning: n < 6 ? HASTY : {} }))).toBe(false);
    for (const seed of range(12)) expect(verdict(learnerOf(parities(10 + 2 * seed, seed)))).toBe(false);
  });

  /** OEIS A000142: ways to place n rooks; A000170: n queens. */
  test("rooks and queens", () => {
    const grid = (n: number, queens: boolean) => {
      const learner = new Learner(n * n, { tuning: HASTY });
      const attacks = (a: number, b: number) => {
        const dr = Math.abs(Math.floor(a / n) - Math.floor(b / n));
        const dc = Math.abs((a % n) - (b % n));
        return dr === 0 || dc === 0 || (queens && dr === dc);
      };
      for (const r of range(n)) learner.add(range(n).map((c) => 2 * (r * n + c)));
      for (const a of range(n * n)) for (const b of range(a)) if (attacks(a, b)) learner.add([2 * a + 1, 2 * b + 1]);
      return modelsOf(learner, range(n * n)).length;
    };
    expect([1, 2, 3, 4, 5].map((n) => grid(n, false))).toEqual([1, 2, 6, 24, 120]);
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => grid(n, true))).toEqual([1, 0, 0, 2, 10, 4, 40]);
  });

  /** OEIS A000532: Hamiltonian paths from corner to corner of a (2k + 1)-square: 1, 2, 104; for 7 it is 111712. */
  test("lines through all cells", () => {
    const lines = (n: number, inside = false, numbers: [number, number, number][] = []) => {
      const inner = (r: number, c: number) => inside && r > 0 && r < n - 1 && c > 0 && c < n - 1;
      const formula = lineFormula({ name: "", rows: n, cols: n, start: [0, 0], goal: [n - 1, n - 1], inner, numbers });
      const learner = learnerOf(formula);
      let count = 0;
      for (; verdict(learner) === true; count++) learner.exclude(formula.shown);
      return count;
    };
    expect([lines(3), lines(5)]).toEqual([2, 104]);
    // Every line is on its first, second … or fourth stay when it passes the middle.
    expect([1, 2, 3, 4, 5].map((n) => lines(5, true, [[2, 2, n]])).reduce((a, b) => a + b)).toBe(104);
  });
});

describe("limits", () => {
  test("nodes, and every budget on the way to a verdict", () => {
    const formula = randomFormula(60, 256, 3);
    const whole = meter();
    const expected = runSync(learnerOf(formula).solve([], whole));
    for (let maxNodes = 0; maxNodes < whole.nodes; maxNodes += 1 + (maxNodes >> 2)) {
      const learner = learnerOf(formula);
      const m = meter({ maxNodes });
      expect(runSync(learner.solve([], m))).toBe(null);
      expect(m.limit).toBe("nodes");
      expect(m.nodes).toBe(maxNodes);
      expect(learner.counts.conflicts + learner.counts.decisions).toBeLessThanOrEqual(maxNodes + 1);
      expect(verdict(learner)).toBe(expected);
    }
  });

  test("time, abort, slices", () => {
    const learner = learnerOf(pigeons(11));
    const timed = meter({ timeoutMs: 20 });
    expect(runSync(learner.solve([], timed))).toBe(null);
    expect(timed.limit).toBe("time");
    const abort = new AbortController();
    const aborted = meter({ signal: abort.signal });
    const job = learner.solve([], aborted);
    for (let rests = 0; rests < 5; rests++) expect(job.next().done).toBe(false);
    abort.abort();
    expect(runSync(job)).toBe(null);
    expect(aborted.limit).toBe("aborted");
  });

  test("memory: the clauses learnt are cleared away, and if that is not enough it is said", () => {
    const formula = pigeons(7);
    const tight = learnerOf(formula, { maxWords: 8000 });
    expect(verdict(tight)).toBe(false);
    const m = meter();
    expect(runSync(learnerOf(formula, { maxWords: 100 }).solve([], m))).toBe(null);
    expect(m.limit).toBe("memory");
  });
});

describe("use", () => {
  test("equal calls, equal runs; another seed, another run, the same verdict", () => {
    const formula = randomFormula(120, 511, 5);
    const run = (seed: number) => {
      const learner = learnerOf(formula, { seed, tuning: { rephaseEvery: 20 } });
      return { answer: verdict(learner), ...learner.counts };
    };
    expect(run(1)).toEqual(run(1));
    expect(run(2).answer).toBe(run(1).answer);
  });

  test("variables one by one, preferences, weights", () => {
    const learner = new Learner();
    const a = learner.newVar();
    const b = learner.newVar();
    learner.add([2 * a, 2 * b]);
    learner.prefer(2 * b);
    learner.weigh(b, 1);
    expect(verdict(learner)).toBe(true);
    expect([learner.value(a), learner.value(b)]).toEqual([false, true]);
    expect(learner.vars).toBe(2);
    learner.add([2 * b + 1]);
    expect(verdict(learner)).toBe(true);
    expect(learner.facts().sort()).toEqual([2 * a, 2 * b + 1]);
    expect(verdict(learner, [2 * a + 1])).toBe(false);
    expect(learner.failed).toEqual([2 * a + 1]);
    learner.add([]);
    expect(verdict(learner)).toBe(false);
    expect(learner.failed).toEqual([]);
  });

  test("opposite assumptions fail together", () => {
    const learner = new Learner(2);
    expect(verdict(learner, [0, 2, 1])).toBe(false);
    expect([...learner.failed].sort()).toEqual([0, 1]);
  });

  test("literals that do not exist are refused", () => {
    const learner = new Learner(2);
    for (const lit of [-1, 4, 0.5]) expect(() => learner.add([lit])).toThrow(RangeError);
    expect(() => verdict(learner, [7])).toThrow(RangeError);
  });
});

describe("as a finder", () => {
  const fact = (v: number, shaded: boolean): Fact => ({ kind: "cell", cell: v, value: shaded ? "shaded" : "blank" });
  const litOf = (f: Fact) => (f.kind === "cell" ? 2 * f.cell + (f.value === "shaded" ? 0 : 1) : -1);
  const factsOf = (bits: number, vars: number) => range(vars).map((v) => fact(v, ((bits >> v) & 1) === 1));

  /** The last variables are helpers, which no solution shows. */
  const finderOf = (formula: Small, shown: number, known: readonly Fact[] = []) =>
    new LearnFinder({
      learner: learnerOf(formula, { tuning: HASTY }),
      capture: (learner) => bitsOf(learner, range(shown)),
      litOf,
      variables: range(shown),
      known,
    });

  const solutions = ({ vars, clauses }: Small, shown: number) => [
    ...new Set(models(vars, (bits) => satisfies(bits, clauses)).map((bits) => bits & ((1 << shown) - 1))),
  ];

  test("count, verdict and backbone, with helpers and known facts", () => {
    fc.assert(
      fc.property(small, fc.nat(9), fc.nat(17), (formula, n, given) => {
        const shown = Math.max(1, Math.min(n, formula.vars));
        const known = given < 2 * shown ? [fact(given >> 1, (given & 1) === 0)] : [];
        const expected = solutions(formula, shown).filter((bits) => known.every((f) => holds(bits, litOf(f))));
        const found: number[] = [];
        const counted = runSync(countJob(finderOf(formula, shown, known), 1e6, meter(), (bits) => found.push(bits)));
        expect(counted).toEqual({ count: expected.length, exact: true, limit: null });
        expect(found.sort()).toEqual(expected.sort());

        const facts = (bits: number) => factsOf(bits, shown);
        const outcome = runSync(solveJob(finderOf(formula, shown, known), facts, meter()));
        expect(outcome.status).toBe(expected.length === 0 ? "none" : expected.length === 1 ? "unique" : "multiple");
        if (outcome.status === "multiple") {
          expect(outcome.first).not.toBe(outcome.second);
          expect(expected).toEqual(expect.arrayContaining([outcome.first, outcome.second]));
        }

        const backbone = runSync(backboneJob(finderOf(formula, shown, known), facts, () => [], meter()));
        const common = facts(expected[0] ?? 0).filter((f) => expected.every((bits) => holds(bits, litOf(f))));
        if (expected.length === 0) expect(backbone.state).toBe("noSolution");
        else expect(backbone).toMatchObject({ state: "exact", facts: common });
      }),
      { numRuns: RUNS, seed: 5 },
    );
  });

  test("after a limit it goes on; a solution given elsewhere is passed over", () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 5 }), (formula, maxNodes) => {
        const expected = solutions(formula, formula.vars);
        const finder = finderOf(formula, formula.vars);
        const [first] = expected;
        if (first !== undefined) finder.exclude(factsOf(first, formula.vars));
        const found: number[] = [];
        for (let calls = 0; ; calls++) {
          const answer = runSync(finder.next(null, meter({ maxNodes: maxNodes + (calls >> 4) })));
          if (answer.kind === "none") break;
          if (answer.kind === "solution") found.push(answer.solution);
        }
        expect(found.sort()).toEqual(expected.slice(1).sort());
      }),
      { numRuns: RUNS, seed: 6 },
    );
  });

  test("inside a relay, and with too little memory there", () => {
    const formula = pigeons(6);
    const finder = finderOf(formula, formula.vars);
    const spent: Finder<number> = {
      // biome-ignore lint/correctness/useYield: gives up at once
      *next() {
        return { kind: "limit" };
      },
    };
    const relay = new Relay(
      spent,
      // biome-ignore lint/correctness/useYield: nothing to rest from
      function* () {
        return finder;
      },
      0,
    );
    expect(runSync(relay.next(null, meter()))).toEqual({ kind: "none" });
    const outer = meter();
    const inner = within(outer, 1e6);
    expect(runSync(learnerOf(formula, { maxWords: 50 }).solve([], inner))).toBe(null);
    expect(outer.limit).toBe("memory");
  });

  test("facts to avoid that grow are refused", () => {
    const finder = finderOf({ vars: 2, clauses: [] }, 2);
    const [a, b] = factsOf(3, 2) as [Fact, Fact];
    expect(runSync(finder.next([a], meter())).kind).toBe("solution");
    expect(() => runSync(finder.next([a, b], meter()))).toThrow(RangeError);
    expect(() => runSync(finder.next(null, meter()))).toThrow(RangeError);
  });
});
