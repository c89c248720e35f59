/**
 * The clause learner against a straightforward one and against CaDiCaL compiled to WebAssembly: time of the processor until the
 * verdict, for lines also until the second answer or none. Prints ratios; gates nothing. HASHIGO_LONG=1: the 18×18 as well.
 * usage: pnpm bench learn
 */
import { Cadical } from "cadical-wasm";
import { Learner, meter, runSync } from "../src/index.js";
import { type Formula, type Line, lineFormula, parities, pigeons, randomFormula } from "./learn-formulas.js";
import { PlainLearner } from "./learn-plain.js";

interface Asked extends Formula {
  /** Variables on which a second answer has to differ. */
  readonly shown?: readonly number[];
}

interface Run {
  readonly answers: string;
  readonly ms: number;
  readonly conflicts: number;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function hashigo({ vars, clauses, shown }: Asked): Run {
  const start = cpu();
  const learner = new Learner(vars);
  for (const clause of clauses) learner.add(clause);
  const answers = [runSync(learner.solve([], meter()))];
  if (shown !== undefined && answers[0] === true) {
    learner.exclude(shown);
    answers.push(runSync(learner.solve([], meter())));
  }
  return { answers: answers.join(), ms: cpu() - start, conflicts: learner.counts.conflicts };
}

/** No way to go on after an answer: it is asked again with one clause more. */
function plain({ vars, clauses, shown }: Asked, maxConflicts: number): Run | null {
  const start = cpu();
  let conflicts = 0;
  const ask = (more: readonly number[][]): [boolean | undefined, PlainLearner] => {
    const learner = new PlainLearner(vars);
    for (const clause of [...clauses, ...more]) learner.add(clause);
    const answer = learner.solve(maxConflicts);
    conflicts += learner.conflicts;
    return [answer, learner];
  };
  const [first, learner] = ask([]);
  const answers = [first];
  if (shown !== undefined && first === true)
    answers.push(ask([shown.map((v) => 2 * v + (learner.value1(v) ? 1 : 0))])[0]);
  return answers.includes(undefined) ? null : { answers: answers.join(), ms: cpu() - start, conflicts };
}

async function cadical({ clauses, shown }: Asked): Promise<Run> {
  const solver = await Cadical.create({ quiet: true });
  const start = cpu();
  for (const clause of clauses) solver.addClause(clause.map((lit) => (lit & 1 ? -((lit >> 1) + 1) : (lit >> 1) + 1)));
  const answers = [solver.solve() === "satisfiable"];
  if (shown !== undefined && answers[0] === true) {
    solver.addClause(shown.map((v) => (solver.value(v + 1) ? -(v + 1) : v + 1)));
    answers.push(solver.solve() === "satisfiable");
  }
  const ms = cpu() - start;
  solver.dispose();
  return { answers: answers.join(), ms, conflicts: 0 };
}

/** A ring two cells wide; the corner is reached on stay n of the ring. */
function ring(side: number, n: number): Asked {
  const inner = (r: number, c: number) => r > 1 && r < side - 2 && c > 1 && c < side - 2;
  const numbers = [
    [0, 0, n],
    [0, 4, 2],
  ] as const;
  return lineFormula({ name: "", rows: side, cols: side, start: [0, 3], goal: [side - 1, 0], inner, numbers });
}

/** The 18×18 of penpa-edit's TESTING.md (swaroopg92/penpa-edit), as a formula. It has one answer. */
const EIGHTEEN: Line = {
  name: "",
  rows: 18,
  cols: 18,
  start: [0, 4],
  goal: [17, 0],
  inner: (r, c) => r > 1 && r < 16 && c > 1 && c < 16,
  // biome-ignore format: a table
  numbers: [
    [0, 0, 9], [0, 5, 2], [2, 11, 1], [3, 3, 5], [3, 14, 6], [5, 12, 8], [7, 15, 2], [8, 2, 8], [8, 11, 7],
    [9, 13, 3], [10, 16, 4], [11, 8, 4], [12, 13, 7], [15, 2, 6], [15, 5, 5], [15, 8, 3], [17, 6, 5],
  ],
};

const seeds = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const CASES: [string, Asked[]][] = [
  ["random 3-SAT, 200 variables, 10 formulas", seeds(10).map((s) => randomFormula(200, 852, s))],
  ["random 3-SAT, 250 variables, 5 formulas", seeds(5).map((s) => randomFormula(250, 1065, s))],
  ["parities on 40 vertices, 5 formulas", seeds(5).map((s) => parities(40, s))],
  ["8 pigeons", [pigeons(7)]],
  ["lines 12×12, 5 formulas", [4, 5, 6, 7, 8].map((n) => ring(12, n))],
  ["lines 14×14, 3 formulas", [5, 6, 7].map((n) => ring(14, n))],
];
if (process.env["HASHIGO_LONG"] === "1") CASES.push(["lines 18×18, one answer", [lineFormula(EIGHTEEN)]]);

function sum(runs: readonly Run[]): Run {
  const add = (f: (run: Run) => number) => runs.reduce((s, run) => s + f(run), 0);
  return {
    answers: runs.map((run) => run.answers).join(" "),
    ms: add((r) => r.ms),
    conflicts: add((r) => r.conflicts),
  };
}

/** The straightforward one gives up: at so many conflicts its clauses make each further one slow. */
const PLAIN_CONFLICTS = 40_000;

for (const formula of CASES.flatMap(([, formulas]) => formulas.slice(0, 1)).slice(0, 5)) {
  hashigo(formula); // warms up
  plain(formula, 3000);
}
for (const [name, formulas] of CASES) {
  const ours = sum(formulas.map(hashigo));
  const simple = formulas.map((formula) => plain(formula, PLAIN_CONFLICTS));
  const lost = simple.filter((run) => run === null).length;
  const same = formulas.map((_, i) => simple[i]).filter((run) => run !== null && run !== undefined);
  const other = sum(same);
  const third: Run[] = [];
  for (const formula of formulas) third.push(await cadical(formula));
  const wasm = sum(third);
  if (wasm.answers !== ours.answers) throw new Error(`${name}: ${ours.answers} against ${wasm.answers}`);
  if (lost === 0 && other.answers !== ours.answers)
    throw new Error(`${name}: ${ours.answers}, plainly ${other.answers}`);
  const rate = (run: Run) => `${((run.conflicts / run.ms) | 0).toFixed(0)} conflicts/ms`;
  console.log(
    `${name}: ${ours.ms.toFixed(0)} ms (${ours.conflicts} conflicts, ${rate(ours)}); ` +
      (lost > 0
        ? `plain lost ${lost}`
        : `plain ${other.ms.toFixed(0)} ms (${rate(other)}), ratio ${(other.ms / ours.ms).toFixed(1)}`) +
      `; CaDiCaL ${wasm.ms.toFixed(0)} ms, ratio ${(wasm.ms / ours.ms).toFixed(2)}`,
  );
}
