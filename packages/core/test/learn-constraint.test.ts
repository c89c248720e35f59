import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Constraint, Learner, type Lit, meter, runSync } from "../src/index.js";
import {
  AtMost,
  Connected,
  flood,
  HASTY,
  holds,
  learnerOf,
  models,
  modelsOf,
  Odd,
  range,
  satisfies,
  small,
} from "./learn-formulas.js";

const RUNS = process.env["HASHIGO_LONG"] === "1" ? 10_000 : 800;

describe("constraints against trying all assignments", () => {
  test("at most so many, with random clauses", () => {
    let asked = 0;
    fc.assert(
      fc.property(small, fc.infiniteStream(fc.nat(1000)), fc.integer({ min: 0, max: 3 }), (formula, stream, most) => {
        const lits = range(formula.vars).map((v) => 2 * v + ((stream.next().value as number) & 1));
        const learner = learnerOf(formula, { tuning: HASTY });
        const constraint = new AtMost(learner, lits, most);
        learner.constrain(constraint);
        const expected = models(
          formula.vars,
          (bits) => satisfies(bits, formula.clauses) && lits.filter((lit) => holds(bits, lit)).length <= most,
        );
        expect(modelsOf(learner, range(formula.vars), [], 5)).toEqual(expected);
        asked += constraint.asked;
      }),
      { numRuns: RUNS, seed: 1 },
    );
    expect(asked).toBeGreaterThan(100);
  });

  test("several parities, each hearing of its own variables, with assumptions", () => {
    fc.assert(
      fc.property(small, fc.array(fc.nat(511), { minLength: 1, maxLength: 4 }), fc.nat(17), (formula, sets, given) => {
        const { vars, clauses } = formula;
        const assumptions = given < 2 * vars ? [given] : [];
        const learner = learnerOf(formula, { tuning: HASTY });
        const groups = sets.map((set) => range(vars).filter((v) => (set >> v) & 1));
        for (const group of groups) learner.constrain(new Odd(learner, group), group);
        const odd = (bits: number) => groups.every((g) => g.filter((v) => (bits >> v) & 1).length % 2 === 1);
        const all = models(vars, (bits) => satisfies(bits, clauses) && odd(bits));
        const expected = all.filter((bits) => assumptions.every((lit) => holds(bits, lit)));
        expect(modelsOf(learner, range(vars), assumptions)).toEqual(expected);
        expect(all.every((bits) => learner.facts().every((lit) => expected.includes(bits) || holds(bits, lit)))).toBe(
          true,
        );
      }),
      { numRuns: RUNS, seed: 2 },
    );
  });

  /** OEIS A287151: connected subsets of the n × n grid, the empty one not counted: 1, 13, 218, 11506. */
  test("connected cells of a grid, against a flood and the published counts", () => {
    const connected = (rows: number, cols: number) => (bits: number) => {
      const on = range(rows * cols).filter((cell) => (bits >> cell) & 1);
      return on.length === 0 || flood(rows, cols, on[0] as number, (cell) => on.includes(cell)).size === on.length;
    };
    const grid = (rows: number, cols: number) => {
      const learner = new Learner(rows * cols, { tuning: HASTY });
      learner.constrain(new Connected(learner, rows, cols));
      return modelsOf(learner, range(rows * cols));
    };
    for (const [rows, cols] of [
      [1, 5],
      [2, 3],
      [3, 3],
      [3, 4],
    ] as const)
      expect(grid(rows, cols)).toEqual(models(rows * cols, connected(rows, cols)));
    expect(grid(3, 3)).toHaveLength(218 + 1);
  });
});

/** Says what a function says. */
class Scripted implements Constraint {
  true = new Set<Lit>();
  constructor(
    private readonly script: (is: Set<Lit>) => { conflict: Lit[] } | null,
    private readonly reasons: (lit: Lit) => Lit[] = () => [],
  ) {}
  assigned(lit: Lit): void {
    this.true.add(lit);
  }
  undone(lit: Lit): void {
    this.true.delete(lit);
  }
  check(): { conflict: Lit[] } | null {
    return this.script(this.true);
  }
  explain(lit: Lit): Lit[] {
    return this.reasons(lit);
  }
}

describe("late and wrong constraints", () => {
  const all = (learner: Learner, assumptions: number[] = []) => runSync(learner.solve(assumptions, meter()));

  test("a conflict below the current level", () => {
    // Notices that 0 and 2 exclude each other only when variable 3 is decided, two levels later.
    const learner = new Learner(4);
    const late = new Scripted((is) =>
      is.has(0) && is.has(2) && (is.has(6) || is.has(7)) ? { conflict: [1, 3] } : null,
    );
    learner.constrain(late);
    expect(all(learner, [0, 2, 4, 6])).toBe(false);
    expect([...learner.failed].sort()).toEqual([0, 2]);
    expect(learner.facts()).toEqual([]);
    expect(modelsOf(learner, range(4))).toHaveLength(12);
  });

  test("a literal implied later than it follows, by a reason without premises too", () => {
    const learner = new Learner(3);
    const late: Scripted = new Scripted(
      (is) => {
        if (is.has(0) && is.has(2)) learner.imply(5, late);
        return null;
      },
      (lit) => [lit],
    );
    learner.constrain(late);
    expect(all(learner, [0, 2, 4])).toBe(false);
    expect(learner.failed).toEqual([4]);
  });

  test("implying what is false is a conflict", () => {
    const learner = new Learner(2);
    const late: Scripted = new Scripted(
      (is) => {
        if (is.has(0)) learner.imply(2, late);
        return null;
      },
      () => [1, 2],
    );
    learner.constrain(late);
    learner.add([1, 3]);
    expect(all(learner)).toBe(true);
    expect(learner.value(0)).toBe(false);
    expect(all(learner, [0])).toBe(false);
  });

  test("wrong reasons and conflicts throw", () => {
    const wrong = (reason: Lit[]) => {
      const learner = new Learner(4);
      const liar: Scripted = new Scripted(
        (is) => {
          if (is.has(0)) learner.imply(2, liar);
          return null;
        },
        () => reason,
      );
      learner.constrain(liar);
      learner.add([1, 3, 5]);
      learner.add([1, 3, 4]);
      return () => all(learner, [0]);
    };
    expect(wrong([2, 1])()).toBe(false);
    expect(wrong([2, 0])).toThrow(RangeError); // not false
    expect(wrong([1])).toThrow(RangeError); // does not hold the literal
    expect(wrong([2, 1, 7])).toThrow(RangeError); // open
    expect(wrong([2, 1, 4])).toThrow(RangeError); // assigned later
    const learner = new Learner(2);
    learner.constrain(new Scripted(() => ({ conflict: [0] })));
    expect(() => all(learner)).toThrow(RangeError);
    expect(() => learner.imply(0, new Scripted(() => null))).toThrow(RangeError);
  });

  test("two literals implied at once are no reasons for each other", () => {
    const learner = new Learner(4);
    const both: Scripted = new Scripted(
      (is) => {
        if (is.has(0)) for (const lit of [2, 4]) learner.imply(lit, both);
        return null;
      },
      (lit) => (lit === 4 ? [4, 1, 3] : [2, 1]),
    );
    learner.constrain(both);
    learner.add([1, 3, 5, 6]);
    learner.add([1, 3, 5, 7]);
    expect(() => all(learner, [0])).toThrow(RangeError);
  });

  test("a constraint that comes late hears of all that is true", () => {
    const learner = new Learner(3);
    learner.add([0]);
    expect(all(learner)).toBe(true);
    const heard = new Scripted((is) => (is.has(0) && is.has(2) ? { conflict: [1, 3] } : null));
    learner.constrain(heard);
    expect(modelsOf(learner, range(3))).toEqual([1, 5]);
  });
});
