/**
 * A small clause-learning solver (CDCL): clauses, plus constraints that explain themselves when asked.
 *
 * Clauses say everything there is to say; a constraint is for what they would say at too great length. Variables are all free to be
 * decided: deciding only the "real" ones was slower on the models this was made for.
 *
 * The same calls with the same seed give the same run: nothing here reads a clock, and the meter only ends a run. After a limit
 * the position stays; asking again goes on from it.
 */
import { type Job, type Meter, SLICE } from "../meter.js";
import { addClause } from "./add.js";
import { Analysis } from "./analyze.js";
import type { Constraint, Lit } from "./constraint.js";
import { Constraints } from "./constraints.js";
import { Kernel } from "./kernel.js";
import { LIMIT, Loop, REST, YES } from "./loop.js";
import { Phases } from "./phases.js";
import { TUNING, type Tuning } from "./tuning.js";

export interface LearnerOptions {
  /** Settles what chance there is: the coins that reset phases. 0 unless said. */
  readonly seed?: number | undefined;
  /** Words of clauses beyond which solving ends with limit "memory". */
  readonly maxWords?: number | undefined;
  readonly tuning?: Partial<Tuning> | undefined;
}

export interface LearnerCounts {
  readonly conflicts: number;
  readonly decisions: number;
  readonly restarts: number;
  /** Watches looked at. */
  readonly work: number;
}

/** 128 MB of clauses. */
export const LEARNER_WORDS: number = 2 ** 25;

export class Learner {
  private readonly kernel: Kernel = new Kernel();
  private readonly constraints: Constraints;
  private readonly analysis: Analysis;
  private readonly phases: Phases;
  private readonly loop: Loop;

  constructor(vars = 0, options: LearnerOptions = {}) {
    const tuning = { ...TUNING, ...options.tuning };
    this.constraints = new Constraints(this.kernel);
    this.analysis = new Analysis(this.kernel, this.constraints);
    this.phases = new Phases(this.kernel, tuning.rephaseEvery, options.seed ?? 0);
    const words = options.maxWords ?? LEARNER_WORDS;
    this.loop = new Loop(this.kernel, this.constraints, this.analysis, this.phases, tuning, words);
    this.newVars(vars);
  }

  get vars(): number {
    return this.kernel.vars;
  }

  get counts(): LearnerCounts {
    const { conflicts, decisions, restartCount: restarts } = this.loop;
    return { conflicts, decisions, restarts, work: this.kernel.work };
  }

  newVar(): number {
    return this.newVars(1);
  }

  /** The first of `n` new variables with consecutive numbers. */
  newVars(n: number): number {
    const first = this.kernel.vars;
    this.kernel.extend(first + n);
    this.phases.extend(first, first + n);
    return first;
  }

  /** One of these literals is true. Allowed at any time; what was learnt stays. */
  add(clause: readonly Lit[]): void {
    for (const lit of clause) this.known(lit);
    if (this.kernel.consistent) addClause(this.kernel, clause);
  }

  /**
   * From now on every model satisfies this constraint as well. It hears of all variables, or of those given.
   * Constraints are checked in the order in which they were added, so cheap ones come first.
   */
  constrain(constraint: Constraint, variables: readonly number[] | null = null): void {
    this.kernel.backTo(0);
    this.constraints.add(constraint, variables);
  }

  /** For constraints, inside `check`: `lit` follows from what was told. False: it is false, so this is a conflict; return null then. */
  imply(lit: Lit, by: Constraint): boolean {
    this.known(lit);
    return this.constraints.imply(lit, by);
  }

  /** For constraints: 1, -1 or 0 as the literal is true, false or open now, even if not yet told. */
  valueNow(lit: Lit): number {
    return this.kernel.value[lit] ?? 0;
  }

  /** The value to try first for this literal's variable is the one that makes it true. Without it: false. */
  prefer(lit: Lit): void {
    this.known(lit);
    this.phases.prefer(lit >> 1, lit & 1);
  }

  /** Makes v likelier to be decided early; `by` is in units of one conflict. Conflicts soon outweigh it. */
  weigh(v: number, by: number): void {
    this.known(2 * v);
    this.kernel.order.bump(v, by);
  }

  /** In the model that `solve` found last. */
  value(v: number): boolean {
    return this.loop.model[v] === 1;
  }

  /** After false: assumptions that cannot hold together (none: there is no model at all). */
  get failed(): readonly Lit[] {
    return this.loop.failed;
  }

  /** The literals that are known to be true in every model, in the order of discovery. They grow with every call of `solve`. */
  facts(): Lit[] {
    const { kernel: k } = this;
    return [...k.trail.subarray(0, k.depth > 0 ? k.marks[0]! : k.size)];
  }

  /** Forbids every model that agrees with the last one on all these variables. */
  exclude(variables: readonly number[]): void {
    const { kernel: k, analysis, loop } = this;
    const clause = variables.map((v) => {
      if (loop.model[v] === undefined) throw new RangeError(`variable ${v} has no value in the last model`);
      return loop.model[v] > 0 ? 2 * v + 1 : 2 * v;
    });
    if (k.consistent && clause.every((lit) => k.value[lit]! < 0)) {
      analysis.blocked(clause);
      addClause(k, [...analysis.clause.subarray(0, analysis.size)]);
    } else this.add(clause);
  }

  /**
   * True: a model, see `value`. False: none in which all assumptions hold, see `failed`. Null: a limit of the meter, which says
   * which; call again to go on. Each conflict and each decision is a node.
   */
  *solve(assumptions: readonly Lit[], meter: Meter): Job<boolean | null> {
    for (const lit of assumptions) this.known(lit);
    this.loop.assume(assumptions);
    for (;;) {
      const end = this.loop.run(meter);
      if (end !== REST) return end === LIMIT ? null : end === YES;
      meter.slice = SLICE;
      yield;
    }
  }

  private known(lit: Lit): void {
    if (!Number.isInteger(lit) || lit < 0 || lit >= 2 * this.kernel.vars)
      throw new RangeError(`literal ${lit} is not among ${this.kernel.vars} variables`);
  }
}
