/**
 * A growing list of clauses over numbered variables: what a model hands to any clause solver. Literals are 2v (true) and 2v + 1 (false);
 * clauses stand one behind the other, each ended by −1.
 */
export type Lit = number;

export function not(lit: Lit): Lit {
  return lit ^ 1;
}

export class Clauses {
  vars = 0;
  length = 0;
  count = 0;
  /** Words that a learner keeps them in: those of two literals take none of its store. */
  words = 0;
  private store = new Int32Array(4096);

  newVar(): Lit {
    return 2 * this.vars++;
  }

  /** True and false as literals of one variable. */
  readonly yes: Lit = this.newVar();

  constructor() {
    this.add(this.yes);
  }

  get no(): Lit {
    return this.yes ^ 1;
  }

  /** One of these literals is true. A clause with a constant that makes it true is left out, false constants are dropped. */
  add(...lits: readonly Lit[]): void {
    this.addAll(lits);
  }

  /** As {@link add}, for lists longer than a call takes arguments. */
  addAll(lits: readonly Lit[]): void {
    if (this.count > 0 && lits.includes(this.yes)) return;
    const from = this.length;
    for (const lit of lits) if (this.count === 0 || lit !== this.no) this.push(lit);
    const size = this.length - from;
    if (size > 2) this.words += size + 2;
    this.push(-1);
    this.count++;
  }

  /** When all of `causes` hold, so does `effect`. */
  imply(causes: readonly Lit[], effect: Lit): void {
    this.add(...causes.map(not), effect);
  }

  /** When all of `causes` hold, `a` and `b` are equal. */
  equal(causes: readonly Lit[], a: Lit, b: Lit): void {
    this.imply([...causes, a], b);
    this.imply([...causes, b], a);
  }

  /** A literal that is true exactly when both are. */
  both(a: Lit, b: Lit): Lit {
    if (a === this.yes) return b;
    if (b === this.yes) return a;
    if (a === this.no || b === this.no) return this.no;
    const lit = this.newVar();
    this.add(not(lit), a);
    this.add(not(lit), b);
    this.add(lit, not(a), not(b));
    return lit;
  }

  exactlyOne(lits: readonly Lit[]): void {
    this.addAll(lits);
    this.atMostOne(lits);
  }

  /** In pairs for short lists; for longer ones by "one of the first i holds", which takes one variable and three clauses a literal. */
  atMostOne(lits: readonly Lit[]): void {
    const open = lits.filter((lit) => lit !== this.no);
    if (open.length <= 6) {
      for (let i = 0; i < open.length; i++) for (let j = 0; j < i; j++) this.add(not(open[i]!), not(open[j]!));
      return;
    }
    let before = open[0]!;
    for (let i = 1; i < open.length; i++) {
      const lit = open[i]!;
      this.add(not(before), not(lit));
      if (i === open.length - 1) break;
      const upTo = this.newVar();
      this.add(not(before), upTo);
      this.add(not(lit), upTo);
      before = upTo;
    }
  }

  /** Each clause as a list that is overwritten by the next. */
  *[Symbol.iterator](): Generator<readonly Lit[]> {
    const clause: Lit[] = [];
    for (let i = 0; i < this.length; i++) {
      const lit = this.store[i]!;
      if (lit >= 0) {
        clause.push(lit);
        continue;
      }
      yield clause;
      clause.length = 0;
    }
  }

  private push(lit: Lit): void {
    if (this.length === this.store.length) {
      const wider = new Int32Array(2 * this.length);
      wider.set(this.store);
      this.store = wider;
    }
    this.store[this.length++] = lit;
  }
}
