/** On formulas too large to try all assignments, the voice of another solver. */
import { Cadical } from "cadical-wasm";
import { expect, test } from "vitest";
import { type Formula, lineFormula, parities, randomFormula } from "../bench/learn-formulas.js";
import { type Learner, meter, Random, runSync } from "../src/index.js";
import { learnerOf, range } from "./learn-formulas.js";

const LONG = process.env["HASHIGO_LONG"] === "1";

const dimacs = (lit: number) => (lit & 1 ? -((lit >> 1) + 1) : (lit >> 1) + 1);

async function cadical({ clauses }: Formula): Promise<Cadical> {
  const solver = await Cadical.create({ quiet: true });
  for (const clause of clauses) solver.addClause(clause.map(dimacs));
  return solver;
}

function verdict(learner: Learner, assumptions: readonly number[] = []): boolean {
  const answer = runSync(learner.solve(assumptions, meter()));
  if (answer === null) throw new Error("a limit without one");
  return answer;
}

function isModel(learner: Learner, { clauses }: Formula): boolean {
  return clauses.every((clause) => clause.some((lit) => learner.value(lit >> 1) === !(lit & 1)));
}

const sizes = LONG ? [100, 150, 200, 250] : [60, 120, 170];

test.each(sizes)("random 3-SAT at the threshold, %i variables, then under assumptions", async (vars) => {
  for (const seed of range(LONG ? Math.floor(4000 / vars) : 10)) {
    const formula = randomFormula(vars, Math.round(4.26 * vars), 100 * vars + seed);
    const solver = await cadical(formula);
    const learner = learnerOf(formula);
    const satisfiable = solver.solve() === "satisfiable";
    expect(verdict(learner)).toBe(satisfiable);
    if (!satisfiable) continue;
    expect(isModel(learner, formula)).toBe(true);
    const random = new Random(seed);
    for (let round = 0; round < 5; round++) {
      const assumptions = [...new Set(range(8).map(() => random.int(vars)))].map((v) => 2 * v + random.int(2));
      const under = solver.solve({ assumptions: assumptions.map(dimacs) }) === "satisfiable";
      expect(verdict(learner, assumptions)).toBe(under);
      if (under) expect(assumptions.every((lit) => learner.value(lit >> 1) === !(lit & 1))).toBe(true);
      else expect(solver.solve({ assumptions: learner.failed.map(dimacs) })).toBe("unsatisfiable");
    }
    // What it calls facts are facts.
    for (const lit of learner.facts().slice(0, 5))
      expect(solver.solve({ assumptions: [dimacs(lit ^ 1)] })).toBe("unsatisfiable");
  }
});

test("lines through all cells: one, and another", async () => {
  for (const seed of range(LONG ? 60 : 8)) {
    const random = new Random(seed);
    const rows = 4 + random.int(5);
    const cols = 4 + random.int(5);
    const inner = (r: number, c: number) => r > 0 && r < rows - 1 && c > 1;
    const numbers = range(3).map(() => [random.int(rows), random.int(cols), 1 + random.int(3)] as const);
    const line = { name: "", rows, cols, start: [0, random.int(cols)], goal: [rows - 1, 0], inner, numbers } as const;
    const formula = lineFormula(line);
    const solver = await cadical(formula);
    const learner = learnerOf(formula);
    for (let found = 0; found < 2; found++) {
      const answer = solver.solve() === "satisfiable";
      expect(verdict(learner)).toBe(answer);
      if (!answer) break;
      expect(isModel(learner, formula)).toBe(true);
      solver.addClause(formula.shown.map((v) => (learner.value(v) ? -(v + 1) : v + 1)));
      learner.exclude(formula.shown);
    }
  }
});

test("parities", async () => {
  for (const seed of range(5)) {
    const formula = parities(24, seed);
    expect((await cadical(formula)).solve()).toBe("unsatisfiable");
    expect(verdict(learnerOf(formula))).toBe(false);
    const open = { ...formula, clauses: formula.clauses.slice(0, -1) };
    const answer = (await cadical(open)).solve() === "satisfiable";
    const learner = learnerOf(open);
    expect(verdict(learner)).toBe(answer);
    if (answer) expect(isModel(learner, open)).toBe(true);
  }
});
