/**
 * From a conflict to a new clause: first-point learning (Marques-Silva & Sakallah 1999; Moskewicz et al. 2001).
 *
 * Claim. The clause left in `clause` follows from the clauses and constraints alone, whatever was decided; going back to level
 *        `back` makes all its literals but the first false and the first open.
 * Proof. It starts as the conflict clause, which does follow. Each step resolves it with the reason of its latest literal, and
 *        the resolvent of two clauses that follow follows. It stops when one literal of the last level is left; that happens at
 *        the latest at the decision, which precedes all others of its level. Literals false at level 0 are left out: their
 *        negations follow. `back` is the highest level among the other literals.  ∎
 *
 * A reason of a constraint is asked for only here. The literal may then stand on a level higher than its reason (the constraint
 * noticed late); the loop does not care, since it counts literals by the level they have.
 *
 * Kernel: `open` literals of the last level are marked and not yet passed, so the walk down the trail ends inside it.
 */
import { CORE_GLUE, GLUE, HEADER, LEARNT, learntFlags } from "./arena.js";
import type { Constraints } from "./constraints.js";
import { type Kernel, LAZY, NONE, pairReason } from "./kernel.js";
import { redundant } from "./minimise.js";
import { wider, widerBytes } from "./wider.js";

/** Marks of variables during one analysis. */
export const SEEN = 1;
export const NEEDED = 2;
export const IMPLIED = 4;

export class Analysis {
  /** The learnt clause, first `size` words. */
  clause: Int32Array = new Int32Array(64);
  size = 0;
  back = 0;
  glue = 0;
  mark: Int8Array = new Int8Array(0);
  private touched: Int32Array = new Int32Array(64);
  private touchedSize = 0;
  /** Per level: literals of the clause on it, and the earliest of them in the trail; valid where `stamp` is the present `turn`. */
  onLevel: Int32Array = new Int32Array(16);
  earliest: Int32Array = new Int32Array(16);
  stamp: Int32Array = new Int32Array(16);
  turn = 0;
  private glueStamp: Int32Array = new Int32Array(16);
  private glueTurn = 0;
  /** Literals of the last level that are marked and not yet resolved. */
  private open = 0;

  constructor(
    readonly kernel: Kernel,
    private readonly constraints: Constraints,
  ) {}

  /** @param conflict a clause false under the assignment, with a literal of the last level, which is not 0 */
  learn(conflict: number): void {
    const { kernel: k, mark } = this.begin();
    const { trail, level, depth } = k;
    this.size = 1;
    this.open = 0;
    this.meetClause(conflict);
    let i = k.size;
    let lit = 0;
    for (;;) {
      do lit = trail[--i]!;
      while (mark[lit >> 1] === 0 || level[lit >> 1]! < depth);
      if (--this.open === 0) break;
      this.meetReason(lit >> 1);
    }
    this.clause[0] = lit ^ 1;
    this.shrink(1);
    this.finish();
    this.end();
  }

  /**
   * The clause without the literals whose falsity follows from that of the others. For a clause all of whose literals are
   * false and that holds by decree (a blocked solution): what is left, with the present reasons, implies it.
   */
  blocked(lits: readonly number[]): void {
    const { kernel: k } = this.begin();
    this.size = 0;
    for (const lit of lits) if (k.level[lit >> 1]! > 0) this.meet(lit);
    this.shrink(0);
    this.end();
  }

  /** Decisions that together make `lit` false, which it is: `clause` gets the negation of each. */
  decisions(lit: number): void {
    const { kernel: k, mark } = this.begin();
    this.size = 0;
    this.see(lit >> 1);
    for (let i = k.size - 1; i >= (k.depth > 0 ? k.marks[0]! : k.size); i--) {
      const other = k.trail[i]!;
      if (mark[other >> 1] === 0) continue;
      const reason = this.reasonOf(other >> 1);
      if (reason === NONE) this.append(other ^ 1);
      else if (reason < 0) this.see(pairReason(reason) >> 1);
      else {
        const { data } = k.arena;
        for (let n = data[reason]!; n > 0; n--) this.see(data[reason + HEADER + n - 1]! >> 1);
      }
    }
    this.end();
  }

  private append(lit: number): void {
    if (this.size === this.clause.length) this.clause = wider(this.clause, 2 * this.size);
    this.clause[this.size++] = lit;
  }

  /** A clause, a pair or NONE: a constraint is made to explain itself here. */
  reasonOf(v: number): number {
    const reason = this.kernel.reason[v]!;
    return reason > LAZY ? reason : this.constraints.explain(v);
  }

  touch(v: number, mark: number): void {
    this.mark[v]! |= mark;
    if (this.touchedSize === this.touched.length) this.touched = wider(this.touched, 2 * this.touchedSize);
    this.touched[this.touchedSize++] = v;
  }

  private begin(): this {
    const { vars } = this.kernel;
    if (this.mark.length < vars) this.mark = widerBytes(this.mark, vars + (vars >> 1));
    if (this.stamp.length <= this.kernel.depth) {
      const room = 2 * this.kernel.depth + 2;
      this.stamp = wider(this.stamp, room);
      this.onLevel = wider(this.onLevel, room);
      this.earliest = wider(this.earliest, room);
      this.glueStamp = wider(this.glueStamp, room);
    }
    this.turn++;
    return this;
  }

  private end(): void {
    for (let i = 0; i < this.touchedSize; i++) this.mark[this.touched[i]!] = 0;
    this.touchedSize = 0;
  }

  private see(v: number): void {
    if (this.mark[v] === 0 && this.kernel.level[v]! > 0) this.touch(v, SEEN);
  }

  private meetReason(v: number): void {
    const reason = this.reasonOf(v);
    if (reason < 0) this.resolve(pairReason(reason));
    else this.meetClause(reason);
  }

  private meetClause(c: number): void {
    const { data } = this.kernel.arena;
    const flags = data[c + 1]!;
    if ((flags & LEARNT) !== 0) this.use(c, flags);
    const end = c + HEADER + data[c]!;
    for (let i = c + HEADER; i < end; i++) this.resolve(data[i]!);
  }

  private resolve(lit: number): void {
    const { kernel: k } = this;
    const v = lit >> 1;
    if (this.mark[v] !== 0) return;
    const level = k.level[v]!;
    if (level === 0) return;
    k.order.bump(v);
    if (level < k.depth) this.meet(lit);
    else {
      this.touch(v, SEEN);
      this.open++;
    }
  }

  /** A literal of the clause to be. */
  private meet(lit: number): void {
    const v = lit >> 1;
    if (this.mark[v] !== 0) return;
    this.touch(v, SEEN);
    this.append(lit);
    const level = this.kernel.level[v]!;
    const position = this.kernel.position[v]!;
    if (this.stamp[level] !== this.turn) {
      this.stamp[level] = this.turn;
      this.onLevel[level] = 1;
      this.earliest[level] = position;
    } else {
      this.onLevel[level]!++;
      if (position < this.earliest[level]!) this.earliest[level] = position;
    }
  }

  /** Drops redundant literals from index `from` on; marks stay, so they may still serve as premises of others. */
  private shrink(from: number): void {
    const { clause } = this;
    let j = from;
    for (let i = from; i < this.size; i++) {
      const lit = clause[i]!;
      if (!redundant(this, lit, 0)) clause[j++] = lit;
    }
    this.size = j;
  }

  /** Glue, the level to go back to, and a literal of that level in the second place, to be watched. */
  private finish(): void {
    const { level } = this.kernel;
    const { clause, size, stamp } = this;
    const turn = ++this.turn;
    let back = 0;
    let glue = 1;
    for (let i = 1; i < size; i++) {
      const lit = clause[i]!;
      const at = level[lit >> 1]!;
      if (stamp[at] !== turn) {
        stamp[at] = turn;
        glue++;
      }
      if (at > back) {
        back = at;
        clause[i] = clause[1]!;
        clause[1] = lit;
      }
    }
    this.back = back;
    this.glue = glue;
  }

  /** A learnt clause took part: it stays longer, and its glue may have become less. */
  private use(c: number, flags: number): void {
    const { data } = this.kernel.arena;
    let glue = flags >> GLUE;
    if (glue > CORE_GLUE) glue = Math.min(glue, this.glueOf(c, glue));
    data[c + 1] = learntFlags(glue);
  }

  /** With stamps of its own, since the levels of the clause to be are being counted meanwhile. */
  private glueOf(c: number, atMost: number): number {
    const { data } = this.kernel.arena;
    const { level } = this.kernel;
    const end = c + HEADER + data[c]!;
    const turn = ++this.glueTurn;
    const { glueStamp } = this;
    let glue = 0;
    for (let i = c + HEADER; i < end && glue < atMost; i++) {
      const at = level[data[i]! >> 1]!;
      if (glueStamp[at] === turn) continue;
      glueStamp[at] = turn;
      glue++;
    }
    return glue;
  }
}
