/**
 * The loop: propagate; a conflict becomes a clause that drives the search back; otherwise, when it is due, clean up, reset phases or
 * restart; otherwise decide. Each learnt clause is new, since under it the conflict would have been met a level earlier; clean-ups
 * are ever further apart, so every search ends.
 *
 * `run` stops at any node and goes on from it when called again. NO is returned for a conflict at the root or an assumption
 * refuted by what follows from the others, and for nothing else; LIMIT only when the meter says so.
 *
 * Kernel: a conflict's clause lies in the arena; assumptions were checked against the number of variables.
 */
import type { Meter } from "../meter.js";
import type { Analysis } from "./analyze.js";
import { HEADER, learntFlags } from "./arena.js";
import type { Lit } from "./constraint.js";
import type { Constraints } from "./constraints.js";
import { type Kernel, NONE, pairReason } from "./kernel.js";
import type { Phases } from "./phases.js";
import { Restarts } from "./restarts.js";
import type { Tuning } from "./tuning.js";
import { Upkeep } from "./upkeep.js";

export const NO = 0;
export const YES = 1;
/** The slice of the meter is used up. */
export const REST = 2;
export const LIMIT = 3;
const ON = 4;

/** So much work without a conflict or decision counts as a node, so that the clock is seen in time on large formulas. */
const WORK_PER_TICK = 2 ** 16;

export class Loop {
  /** 1 where a variable is true in the last model. */
  model: Int8Array = new Int8Array(0);
  failed: readonly Lit[] = [];
  conflicts = 0;
  decisions = 0;
  private readonly restarts: Restarts;
  private readonly upkeep: Upkeep;
  private assumptions: readonly Lit[] = [];
  private nextTick: number = WORK_PER_TICK;

  constructor(
    private readonly kernel: Kernel,
    private readonly constraints: Constraints,
    private readonly analysis: Analysis,
    private readonly phases: Phases,
    private readonly tuning: Tuning,
    private readonly maxWords: number,
  ) {
    this.restarts = new Restarts(tuning);
    this.upkeep = new Upkeep(kernel, tuning);
  }

  get restartCount(): number {
    return this.restarts.count;
  }

  /** Assumption i is decided on level i + 1, or that level is empty since it is true already. Levels in common stay. */
  assume(assumptions: readonly Lit[]): void {
    const before = this.assumptions;
    let same = 0;
    while (same < before.length && before[same] === assumptions[same]) same++;
    if (same < before.length || same < assumptions.length) this.kernel.backTo(same);
    this.assumptions = [...assumptions];
  }

  run(meter: Meter): number {
    const { kernel: k } = this;
    for (;;) {
      if (!k.consistent) {
        this.failed = [];
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
    const { kernel: k, restarts, conflicts } = this;
    if (k.work >= this.nextTick) {
      this.nextTick = k.work + WORK_PER_TICK;
      if (!meter.tick()) return LIMIT;
    }
    if (this.upkeep.due(conflicts)) {
      this.upkeep.run(conflicts);
      return ON;
    }
    if (k.arena.top > this.maxWords && !this.makeRoom()) {
      meter.limit = "memory";
      return LIMIT;
    }
    const root = this.assumptions.length;
    if (k.depth > root && this.phases.due(conflicts)) {
      k.backTo(root);
      this.phases.reset(conflicts);
    } else if (k.depth > root && restarts.due()) {
      k.backTo(root);
      restarts.restarted(k.work);
    }
    return this.decide(meter);
  }

  private decide(meter: Meter): number {
    const { kernel: k, assumptions } = this;
    if (k.depth < assumptions.length) return this.decideAssumption(assumptions[k.depth]!);
    const { order, value } = k;
    while (!order.empty && value[2 * order.top] !== 0) order.pop();
    if (order.empty) {
      this.model = value.slice(0, 2 * k.vars).filter((_, lit) => (lit & 1) === 0);
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
      analysis.decisions(lit);
      this.failed = [lit, ...analysis.clause.subarray(0, analysis.size).map((other) => other ^ 1)];
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

  /** Some of it, so that the next clean-up is not due at once. */
  private makeRoom(): boolean {
    this.upkeep.run(this.conflicts);
    return this.kernel.arena.top <= 0.9 * this.maxWords;
  }
}
