/**
 * All clauses of three and more literals in one Int32Array, so that a clause is a number and propagation walks memory instead
 * of objects. A clause at `c`: its size, a word of flags, its literals. The first two literals are the watched ones.
 *
 * Words `[0, 4)` are a clause of two literals that lends its place to a conflict between binary clauses, which live elsewhere.
 * Nothing is ever freed singly: `collect` slides the living to the front.
 *
 * Kernel: `c` is the start of a clause below `top`; `top` never exceeds the length of `data`.
 */
export const HEADER = 2;
/** The place of a conflict between two literals. */
export const PAIR = 0;
const FIRST = 4;

/** Flags. `GLUE` is the shift of the glue: the number of levels among the literals when the clause was learnt or last used. */
export const LEARNT = 1;
export const DEAD = 2;
/** Two bits: used in a conflict since the last clean-ups. A clause of small glue outlives two clean-ups unused, others one. */
export const USED = 4;
export const USED_BITS = 12;
export const GLUE = 8;

/** Clauses of this glue or less are kept for ever; up to the next bound for long. */
export const CORE_GLUE = 2;
export const TIER_GLUE = 6;

/** Flags of a clause just learnt, or just used. */
export function learntFlags(glue: number): number {
  return LEARNT | (glue <= TIER_GLUE ? 2 * USED : USED) | (glue << GLUE);
}

export class Arena {
  data: Int32Array;
  top: number = FIRST;
  /** Words of clauses that are dead, or were only an explanation. */
  wasted = 0;

  constructor() {
    this.data = new Int32Array(1024);
    this.data[PAIR] = 2;
  }

  /** Room for a clause; the caller fills in the literals. */
  place(size: number, flags: number): number {
    const c = this.top;
    const top = c + HEADER + size;
    if (top > this.data.length) this.widen(top);
    this.top = top;
    this.data[c] = size;
    this.data[c + 1] = flags;
    return c;
  }

  store(lits: ArrayLike<number>, size: number, flags: number): number {
    const c = this.place(size, flags);
    const { data } = this;
    for (let i = 0; i < size; i++) data[c + HEADER + i] = lits[i]!;
    return c;
  }

  bury(c: number): void {
    const { data } = this;
    if ((data[c + 1]! & DEAD) !== 0) return;
    data[c + 1]! |= DEAD;
    this.wasted += HEADER + data[c]!;
  }

  /** `for (let c = first; c < top; c = after(c))` meets every clause. */
  get first(): number {
    return FIRST;
  }

  after(c: number): number {
    return c + HEADER + this.data[c]!;
  }

  private widen(need: number): void {
    const wider = new Int32Array(Math.max(need, this.data.length + (this.data.length >> 1)));
    wider.set(this.data.subarray(0, this.top));
    this.data = wider;
  }
}
