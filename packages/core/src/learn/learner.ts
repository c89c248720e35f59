/**
 * A small clause-learning solver (CDCL): clauses, plus constraints that explain themselves when asked.
 *
 * The loop: propagate; a conflict becomes a clause that drives the search back; otherwise, when it is due, restart or clean up;
 * otherwise decide. Each learnt clause is new, since under it the conflict would have been met a level earlier; clean-ups are ever
 * further apart, so every search ends.
 *
 * The same calls with the same seed give the same run: nothing here reads a clock, and the meter only ends a run. After a limit
 * the position stays; asking again goes on from it. A limit is never reported as false, nor false for want of a limit: false is
 * returned for a conflict at the root or an assumption refuted by what follows from the others, and for nothing else.
 */
import { type Job, type Meter, SLICE } from "../meter.js";
import { addClause } from "./add.js";
import { Analysis } from "./analyze.js";
import { HEADER } from "./arena.js";
import type { Constraint, Lit } from "./constraint.js";
import { Constraints } from "./constraints.js";
import { Kernel, NONE, pairReason } from "./kernel.js";
import { Phases } from "./phases.js";
import { Restarts } from "./restarts.js";
import { TUNING, type Tuning } from "./tuning.js";
import { learntFlags, Upkeep } from "./upkeep.js";

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
const MAX_WORDS = 2 ** 25;
/** So much work without a conflict or decision counts as a node, so that the clock is seen in time on large formulas. */
const WORK_PER_TICK = 2 ** 16;

const REST = 2;
const LIMIT = 3;
const YES = 1;
const NO = 0;
/** Not there yet. */
const ON = 4;

export class Learner {
  private readonly kernel: Kernel = new Kernel();
  private readonly constraints: Constraints;
  private readonly analysis: Analysis;
  private readonly phases: Phases;
  private readonly restarts: Restarts;
  private readonly upkeep: Upkeep;
  private readonly tuning: Tuning;
  private readonly maxWords: number;
  private assumptions: readonly Lit[] = [];
  private failedOnes: readonly Lit[] = [];
  private model: Int8Array = new Int8Array(0);
  private conflicts = 0;
  private decisions = 0;
  private nextTick = WORK_PER_TICK;

  constructor(vars = 0, options: LearnerOptions = {}) {
    this.tuning = { ...TUNING, ...options.tuning };
    this.maxWords = options.maxWords ?? MAX_WORDS;
    this.constraints = new Constraints(this.kernel);
    this.analysis = new Analysis(this.kernel, this.constraints);
    this.phases = new Phases(this.kernel, this.tuning.rephaseEvery, options.seed ?? 0);
    this.restarts = new Restarts(this.tuning);
    this.upkeep = new Upkeep(this.kernel, this.analysis, this.tuning);
    this.newVars(vars);
  }

  get vars(): number {
    return this.kernel.vars;
  }

  get counts(): LearnerCounts {
    return {
      conflicts: this.conflicts,
      decisions: this.decisions,
      restarts: this.restarts.count,
      work: this.kernel.work,
    };
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
    return this.model[v] === 1;
  }

  /** After false: assumptions that cannot hold together (none: there is no model at all). */
  get failed(): readonly Lit[] {
    return this.failedOnes;
  }

  /** The literals that are known to be true in every model, in the order of discovery. They grow with every call of `solve`. */
  facts(): Lit[] {
    const { kernel: k } = this;
    return [...k.trail.subarray(0, k.depth > 0 ? k.marks[0]! : k.size)];
  }

  /** Forbids every model that agrees with the last one on all these variables. */
  exclude(variables: readonly number[]): void {
    const { kernel: k, analysis } = this;
    const clause = variables.map((v) => 2 * v + this.model[v]!);
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
    this.assume(assumptions);
    for (;;) {
      const end = this.run(meter);
      if (end === YES || end === NO) return end === YES;
      if (end === LIMIT) return null;
      meter.slice = SLICE;
      yield;
    }
  }

  private known(lit: Lit): void {
    if (!Number.isInteger(lit) || lit < 0 || lit >= 2 * this.kernel.vars)
      throw new RangeError(`literal ${lit} is not among ${this.kernel.vars} variables`);
  }

  /** Assumption i is decided on level i + 1, or that level is empty since it is true already. Levels in common stay. */
  private assume(assumptions: readonly Lit[]): void {
    for (const lit of assumptions) this.known(lit);
    const before = this.assumptions;
    let same = 0;
    while (same < before.length && before[same] === assumptions[same]) same++;
    if (same < before.length || same < assumptions.length) this.kernel.backTo(same);
    this.assumptions = [...assumptions];
  }

  private run(meter: Meter): number {
    const { kernel: k } = this;
    for (;;) {
      if (!k.consistent) {
        this.failedOnes = [];
        return NO;
      }
      const conflict = this.constraints.settle();
      if (conflict !== NONE) {
        this.learn(conflict);
        if (!meter.tick()) return LIMIT;
        continue;
      }
      if (meter.slice <= 0) return REST;
      const end = this.proceed(meter);
      if (end !== ON) return end;
    }
  }

  /** At a fixpoint: the one thing to do next. */
  private proceed(meter: Meter): number {
    const { kernel: k, restarts } = this;
    if (k.work >= this.nextTick) {
      this.nextTick = k.work + WORK_PER_TICK;
      if (!meter.tick()) return LIMIT;
    }
    if (this.upkeep.due(this.conflicts)) {
      this.upkeep.run(this.conflicts);
      return ON;
    }
    if (k.arena.top > this.maxWords && !this.makeRoom()) {
      meter.limit = "memory";
      return LIMIT;
    }
    if (k.depth > this.assumptions.length) {
      if (this.phases.due(this.conflicts)) {
        k.backTo(this.assumptions.length);
        this.phases.reset(this.conflicts);
        return ON;
      }
      if (restarts.due()) {
        restarts.restarted(k.work - this.upkeep.work);
        k.backTo(this.assumptions.length);
        return ON;
      }
    }
    return this.decide(meter);
  }

  private decide(meter: Meter): number {
    const { kernel: k, assumptions } = this;
    if (k.depth < assumptions.length) return this.decideAssumption(assumptions[k.depth]!);
    const { order, value } = k;
    while (!order.empty && value[2 * order.top] !== 0) order.pop();
    if (order.empty) {
      this.model = Int8Array.from({ length: k.vars }, (_, v) => (value[2 * v]! > 0 ? 1 : 0));
      return YES;
    }
    if (!meter.tick()) return LIMIT;
    this.decisions++;
    const v = order.pop();
    k.deepen();
    k.put(this.phases.guess(v, this.restarts.patient), NONE);
    return ON;
  }

  private decideAssumption(lit: Lit): number {
    const { kernel: k, analysis } = this;
    const now = k.value[lit]!;
    if (now < 0) {
      analysis.decisions([lit], NONE);
      this.failedOnes = [lit, ...analysis.clause.subarray(0, analysis.size)].map((l, i) => (i === 0 ? l : l ^ 1));
      return NO;
    }
    k.deepen();
    if (now === 0) k.put(lit, NONE);
    return ON;
  }

  /** From a false clause to a new one. A constraint may have found it late: go back to the last level it speaks of first. */
  private learn(conflict: number): void {
    const { kernel: k, analysis } = this;
    this.conflicts++;
    const top = this.topLevel(conflict);
    if (top === 0) {
      k.consistent = false;
      return;
    }
    this.phases.conflict();
    k.backTo(top);
    analysis.learn(conflict);
    k.backTo(analysis.back);
    const { clause, size, glue } = analysis;
    let reason = NONE;
    if (size === 2) {
      k.addPair(clause[0]!, clause[1]!);
      reason = pairReason(clause[1]!);
    } else if (size > 2) {
      reason = k.arena.store(clause, size, learntFlags(glue));
      k.watch(reason);
      k.learnt++;
    }
    k.put(clause[0]!, reason);
    k.order.decay(this.tuning.decay[this.restarts.patient ? 1 : 0]);
    this.restarts.conflict(glue);
  }

  private topLevel(conflict: number): number {
    const { arena, level } = this.kernel;
    let top = 0;
    for (let i = arena.data[conflict]!; i > 0; i--) {
      const at = level[arena.data[conflict + HEADER + i - 1]! >> 1]!;
      if (at > top) top = at;
    }
    return top;
  }

  private makeRoom(): boolean {
    this.upkeep.run(this.conflicts);
    return this.kernel.arena.top <= 0.9 * this.maxWords;
  }
}
