/**
 * The assignment and the clauses: what propagation, analysis and clean-up work on together. They are functions over this one
 * record in files of their own; nothing outside this folder sees it.
 *
 * Invariants.
 * - `trail[0 … size)` are the true literals in the order in which they became so; levels along it never fall. `marks[d]` is the
 *   size at which level d + 1 began, so level(v) = number of decisions up to v. Level 0 is never undone.
 * - `value[lit]` is 1, -1 or 0 for true, false, open; `value[lit] === -value[lit ^ 1]`.
 * - Literals before `head` have been propagated.
 * - Two-literal clauses: `pairs` of literal f holds what becomes true when f becomes false. Longer ones: `watches` of f holds
 *   (blocker, clause) for each clause that has f among its first two literals, and only for those. The blocker is some other
 *   literal of the clause: true blocker, nothing to do. Once propagation is quiet, a false watched literal means that the
 *   other one, or the blocker, is true and was so at no later level; therefore going back never breaks the rule.
 * - `reason[v]`: see below. The clause behind it has v's true literal and otherwise literals false before it.
 *
 * Kernel: literals are below 2 × vars, variables below vars, levels at most vars + assumptions.
 */
import { Arena } from "./arena.js";
import { Lists } from "./lists.js";
import { Order } from "./order.js";
import { wider, widerBytes } from "./wider.js";

/** No clause: a decision or, at level 0, a fact. Elsewhere: a clause's place; `pairReason(other)`; a constraint, `LAZY - index`. */
export const NONE = -1;
/** Above every literal's code, below every constraint's. */
export const LAZY: number = -(2 ** 30);
export const MAX_VARS: number = 2 ** 28;

/** The reason "because `other` is false", which is a two-literal clause. It is its own inverse. */
export function pairReason(other: number): number {
  return -2 - other;
}

export class Kernel {
  vars = 0;
  value: Int8Array = new Int8Array(0);
  level: Int32Array = new Int32Array(0);
  reason: Int32Array = new Int32Array(0);
  /** Index in the trail, of assigned variables. */
  position: Int32Array = new Int32Array(0);
  /** For what a constraint implied: how much of the trail it knew. */
  knew: Int32Array = new Int32Array(0);
  /** The value last held, as the low bit of the literal. */
  phase: Int8Array = new Int8Array(0);
  trail: Int32Array = new Int32Array(0);
  size = 0;
  head = 0;
  /** Literals that the constraints have been told; they follow when the clauses are quiet. */
  told = 0;
  /** Called for told literals that are undone, latest first. */
  untell: ((lit: number) => void) | null = null;
  marks: Int32Array = new Int32Array(16);
  depth = 0;
  /** False: there is no model, whatever is assumed. */
  consistent = true;
  /** Watches looked at: the measure of time that is the same on every machine. */
  work = 0;
  readonly arena: Arena = new Arena();
  readonly pairs: Lists = new Lists(0);
  readonly watches: Lists = new Lists(0);
  readonly order: Order = new Order();

  extend(vars: number): void {
    if (vars > MAX_VARS) throw new RangeError(`at most ${MAX_VARS} variables, not ${vars}`);
    if (vars > this.level.length) this.widen(Math.max(vars, 2 * this.vars, 16));
    this.order.extend(this.vars, vars, this.level.length);
    for (let v = this.vars; v < vars; v++) {
      this.reason[v] = NONE;
      this.phase[v] = 1;
    }
    this.vars = vars;
  }

  private widen(room: number): void {
    this.value = widerBytes(this.value, 2 * room);
    this.level = wider(this.level, room);
    this.reason = wider(this.reason, room);
    this.position = wider(this.position, room);
    this.knew = wider(this.knew, room);
    this.phase = widerBytes(this.phase, room);
    this.trail = wider(this.trail, room);
    this.pairs.resize(2 * room);
    this.watches.resize(2 * room);
  }

  /** Makes an open literal true. */
  put(lit: number, reason: number): void {
    const v = lit >> 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[v] = this.depth;
    this.reason[v] = reason;
    this.position[v] = this.size;
    this.trail[this.size++] = lit;
  }

  /** A new level, without a decision yet. */
  deepen(): void {
    if (this.depth === this.marks.length) this.marks = wider(this.marks, 2 * this.depth);
    this.marks[this.depth++] = this.size;
  }

  backTo(depth: number): void {
    if (this.depth <= depth) return;
    const { value, trail, phase, order, untell } = this;
    const from = this.marks[depth]!;
    if (untell !== null) for (let i = this.told - 1; i >= from; i--) untell(trail[i]!);
    for (let i = this.size - 1; i >= from; i--) {
      const lit = trail[i]!;
      const v = lit >> 1;
      value[lit] = 0;
      value[lit ^ 1] = 0;
      phase[v] = lit & 1;
      order.insert(v);
    }
    this.size = from;
    if (this.head > from) this.head = from;
    if (this.told > from) this.told = from;
    this.depth = depth;
  }

  /** Propagation notices clause c through its first two literals from now on. */
  watch(c: number): void {
    const { data } = this.arena;
    const a = data[c + 2]!;
    const b = data[c + 3]!;
    this.watches.pushPair(a, b, c);
    this.watches.pushPair(b, a, c);
  }

  addPair(a: number, b: number): void {
    this.pairs.push(a, b);
    this.pairs.push(b, a);
  }
}
