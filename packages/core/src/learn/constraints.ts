/**
 * Telling the constraints what is true, asking them what follows, and making them explain it when analysis wants to know.
 *
 * Invariant: the constraints have been told `trail[0 … told)`, in order, and nothing else. What one implies is put on the trail
 * untold, together with `told`; its explanation may use that prefix only, so reasons never run in circles. This is verified,
 * since a wrong reason would not crash: it would give wrong answers.
 *
 * An explanation is stored among the clauses, watched by nobody, until the next clean-up.
 */
import { HEADER } from "./arena.js";
import type { Constraint, Lit } from "./constraint.js";
import { type Kernel, LAZY, NONE, pairReason } from "./kernel.js";
import { propagate } from "./propagate.js";

const MAX_CONSTRAINTS = 2 ** 20;

export class Constraints {
  private readonly all: Constraint[] = [];
  /** For each constraint: 1 for the variables it wants to hear of; null: all. */
  private readonly wants: (Uint8Array | null)[] = [];
  private violated = NONE;

  constructor(private readonly kernel: Kernel) {}

  /** Call at level 0: the new constraint hears of everything from the start. */
  add(constraint: Constraint, variables: readonly number[] | null): void {
    const { kernel: k } = this;
    if (this.all.length === MAX_CONSTRAINTS) throw new RangeError(`at most ${MAX_CONSTRAINTS} constraints`);
    let wants: Uint8Array | null = null;
    if (variables !== null) {
      // One by one: there may be more variables than a call takes arguments.
      wants = new Uint8Array(variables.reduce((size, v) => Math.max(size, v + 1), k.vars));
      for (const v of variables) wants[v] = 1;
    }
    this.all.push(constraint);
    this.wants.push(wants);
    for (let i = 0; i < k.told; i++) this.tellOne(this.all.length - 1, k.trail[i]!);
    k.untell ??= (lit) => this.untell(lit);
  }

  /** Clauses and constraints to their common fixpoint. A false clause, or NONE. */
  settle(): number {
    const { kernel: k, all } = this;
    for (;;) {
      const conflict = propagate(k);
      if (conflict !== NONE || all.length === 0) return conflict;
      this.tell();
      const size = k.size;
      for (let i = 0; i < all.length && k.size === size; i++) {
        const found = all[i]!.check();
        if (this.violated !== NONE) {
          const c = this.violated;
          this.violated = NONE;
          return c;
        }
        if (found !== null) return this.falseClause(found.conflict);
      }
      if (k.size === size) return NONE;
    }
  }

  /** False: `lit` is false already, a conflict; there is no need to go on checking. */
  imply(lit: Lit, by: Constraint): boolean {
    const { kernel: k } = this;
    const now = k.value[lit]!;
    if (now > 0) return true;
    const index = this.all.indexOf(by);
    if (index < 0) throw new RangeError("a constraint implies before it was added");
    if (now < 0) {
      if (this.violated === NONE) this.violated = this.falseClause(by.explain(lit, k.told));
      return false;
    }
    k.put(lit, LAZY - index);
    k.knew[lit >> 1] = k.told;
    return true;
  }

  /** The reason of v, from now on a clause. */
  explain(v: number): number {
    const { kernel: k } = this;
    const lit = k.trail[k.position[v]!]!;
    const at = k.knew[v]!;
    const lits = this.all[LAZY - k.reason[v]!]!.explain(lit, at);
    let there = false;
    for (const other of lits) {
      if (other === lit) there = true;
      else if (k.value[other] !== -1 || k.position[other >> 1]! >= at)
        throw new RangeError(`literal ${other} is no reason for ${lit}: not false within the first ${at} of the trail`);
    }
    if (!there) throw new RangeError(`the explanation of ${lit} does not hold it`);
    const pair = lits.length === 2 && lits[0] !== lits[1];
    const reason = pair ? pairReason(lits[0]! ^ lits[1]! ^ lit) : this.keep(lits);
    k.reason[v] = reason;
    return reason;
  }

  private falseClause(lits: readonly Lit[]): number {
    for (const lit of lits)
      if (this.kernel.value[lit] !== -1) throw new RangeError(`literal ${lit} of a constraint's conflict is not false`);
    return this.keep(lits);
  }

  private keep(lits: readonly Lit[]): number {
    const { arena } = this.kernel;
    arena.wasted += HEADER + lits.length;
    return arena.store(lits, lits.length, 0);
  }

  private tell(): void {
    const { kernel: k } = this;
    while (k.told < k.size) {
      const lit = k.trail[k.told++]!;
      for (let i = 0; i < this.all.length; i++) this.tellOne(i, lit);
    }
  }

  private tellOne(i: number, lit: Lit): void {
    const wants = this.wants[i];
    if (!wants || wants[lit >> 1] === 1) this.all[i]!.assigned(lit);
  }

  private untell(lit: Lit): void {
    for (let i = this.all.length - 1; i >= 0; i--) {
      const wants = this.wants[i];
      if (!wants || wants[lit >> 1] === 1) this.all[i]!.undone(lit);
    }
  }
}
