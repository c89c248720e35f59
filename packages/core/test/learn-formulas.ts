/** What the tests of the clause-learning solver share: formulas drawn by fast-check, all models by trying, and constraints. */
import fc from "fast-check";
import { type Constraint, Learner, type LearnerOptions, type Lit, meter, runSync, type Tuning } from "../src/index.js";

export interface Small {
  readonly vars: number;
  readonly clauses: readonly (readonly number[])[];
}

export const small: fc.Arbitrary<Small> = fc.integer({ min: 1, max: 9 }).chain((vars) =>
  fc.record({
    vars: fc.constant(vars),
    clauses: fc.array(fc.array(fc.nat(2 * vars - 1), { minLength: 1, maxLength: 4 }), { maxLength: 5 * vars }),
  }),
);

/** Everything happens early: restarts, resets and clean-ups within a few conflicts. */
export const HASTY: Partial<Tuning> = {
  firstQuick: 5,
  luby: 2,
  pause: 1,
  reduceEvery: 2,
  rephaseEvery: 3,
};

export function holds(bits: number, lit: Lit): boolean {
  return ((bits >> (lit >> 1)) & 1) !== (lit & 1);
}

/** All models as bit sets, in increasing order. */
export function models(vars: number, ok: (bits: number) => boolean): number[] {
  const found: number[] = [];
  for (let bits = 0; bits < 1 << vars; bits++) if (ok(bits)) found.push(bits);
  return found;
}

export function satisfies(bits: number, clauses: readonly (readonly Lit[])[]): boolean {
  return clauses.every((clause) => clause.some((lit) => holds(bits, lit)));
}

export function learnerOf({ vars, clauses }: Small, options: LearnerOptions = {}): Learner {
  const learner = new Learner(vars, options);
  for (const clause of clauses) learner.add(clause);
  return learner;
}

export function bitsOf(learner: Learner, variables: readonly number[]): number {
  return variables.reduce((bits, v, i) => bits | (learner.value(v) ? 1 << i : 0), 0);
}

export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** By blocking one after the other; every call gets `maxNodes` nodes and is repeated until it has an answer. */
export function modelsOf(
  learner: Learner,
  variables: readonly number[],
  assumptions: readonly Lit[] = [],
  maxNodes?: number,
): number[] {
  const found: number[] = [];
  for (;;) {
    const answer = runSync(learner.solve(assumptions, meter({ maxNodes })));
    if (answer === null) continue;
    if (!answer) return found.sort((a, b) => a - b);
    found.push(bitsOf(learner, variables));
    if (found.length > 1 << variables.length) throw new Error("a model came twice");
    learner.exclude(variables);
  }
}

/**
 * A constraint that checks its contract while it works: it is told in trail order, untold in reverse, and never asked about
 * what it did not imply. `decide` looks at the literals told so far.
 */
export abstract class Watched implements Constraint {
  protected readonly told: Lit[] = [];
  asked = 0;
  conflicts = 0;

  constructor(protected readonly learner: Learner) {}

  assigned(lit: Lit): void {
    if (this.told.includes(lit) || this.told.includes(lit ^ 1)) throw new Error(`${lit} told twice`);
    if (this.learner.valueNow(lit) !== 1) throw new Error(`${lit} told but not true`);
    this.told.push(lit);
  }

  undone(lit: Lit): void {
    if (this.told.pop() !== lit) throw new Error(`${lit} undone out of order`);
  }

  check(): { conflict: readonly Lit[] } | null {
    const found = this.decide();
    if (found !== null) this.conflicts++;
    return found;
  }

  explain(lit: Lit, at: number): readonly Lit[] {
    this.asked++;
    return this.because(lit, at);
  }

  protected abstract decide(): { conflict: readonly Lit[] } | null;
  protected abstract because(lit: Lit, at: number): readonly Lit[];
}

/** At most `most` of these literals are true. */
export class AtMost extends Watched {
  constructor(
    learner: Learner,
    private readonly lits: readonly Lit[],
    private readonly most: number,
  ) {
    super(learner);
  }

  protected decide(): { conflict: readonly Lit[] } | null {
    const on = this.told.filter((lit) => this.lits.includes(lit));
    if (on.length > this.most) return { conflict: on.slice(0, this.most + 1).map((lit) => lit ^ 1) };
    if (on.length < this.most) return null;
    for (const lit of this.lits) if (!on.includes(lit) && !this.learner.imply(lit ^ 1, this)) return null;
    return null;
  }

  protected because(lit: Lit, at: number): readonly Lit[] {
    const before = this.told.slice(0, at).filter((other) => this.lits.includes(other) && other !== (lit ^ 1));
    return [...before.slice(0, this.most).map((other) => other ^ 1), lit];
  }
}

/** The number of true variables among these is odd. Hears of them alone, so `at` cannot be used as an index: it counts all literals. */
export class Odd extends Watched {
  private readonly variables: readonly number[];
  constructor(learner: Learner, variables: readonly number[]) {
    super(learner);
    this.variables = variables;
  }

  protected decide(): { conflict: readonly Lit[] } | null {
    const open = this.variables.filter((v) => !this.told.some((lit) => lit >> 1 === v));
    const sum = this.told.reduce((s, lit) => s ^ ((lit & 1) ^ 1), 0);
    const [last] = open;
    if (last === undefined) return sum === 1 ? null : { conflict: this.told.map((lit) => lit ^ 1) };
    if (open.length === 1) this.learner.imply(2 * last + sum, this);
    return null;
  }

  protected because(lit: Lit): readonly Lit[] {
    return [lit, ...this.told.filter((other) => other >> 1 !== lit >> 1).map((other) => other ^ 1)];
  }
}

/** Cells of a rows × cols grid that are on (variable true) are connected; an example of a constraint that sees trouble late. */
export class Connected extends Watched {
  constructor(
    learner: Learner,
    private readonly rows: number,
    private readonly cols: number,
  ) {
    super(learner);
  }

  protected decide(): { conflict: readonly Lit[] } | null {
    const off = new Set(this.told.filter((lit) => lit & 1).map((lit) => lit >> 1));
    const on = this.told.filter((lit) => !(lit & 1)).map((lit) => lit >> 1);
    const [first] = on;
    if (first === undefined) return null;
    const reach = flood(this.rows, this.cols, first, (cell) => !off.has(cell));
    const wall = [...off].filter((cell) => neighbours(this.rows, this.cols, cell).some((n) => reach.has(n)));
    const beyond = on.find((cell) => !reach.has(cell));
    if (beyond !== undefined) return { conflict: [2 * first + 1, 2 * beyond + 1, ...wall.map((cell) => 2 * cell)] };
    for (const cell of range(this.rows * this.cols))
      if (!reach.has(cell) && !off.has(cell)) this.learner.imply(2 * cell + 1, this);
    return null;
  }

  protected because(lit: Lit, at: number): readonly Lit[] {
    const known = this.told.slice(0, at);
    const first = known.find((other) => !(other & 1)) as Lit;
    const off = known.filter((other) => other & 1).map((other) => other >> 1);
    const reach = flood(this.rows, this.cols, first >> 1, (cell) => !off.includes(cell));
    const wall = off.filter((cell) => neighbours(this.rows, this.cols, cell).some((n) => reach.has(n)));
    return [lit, first ^ 1, ...wall.map((cell) => 2 * cell)];
  }
}

export function neighbours(rows: number, cols: number, cell: number): number[] {
  const r = Math.floor(cell / cols);
  const c = cell % cols;
  const all = [
    [r - 1, c],
    [r, c - 1],
    [r, c + 1],
    [r + 1, c],
  ] as const;
  return all.flatMap(([i, j]) => (i >= 0 && j >= 0 && i < rows && j < cols ? [i * cols + j] : []));
}

export function flood(rows: number, cols: number, from: number, open: (cell: number) => boolean): Set<number> {
  const reach = new Set([from]);
  for (const cell of reach) for (const n of neighbours(rows, cols, cell)) if (open(n)) reach.add(n);
  return reach;
}
