/** The straightforward clause learner to compare with: clauses are arrays, no restarts, no clean-up, no minimisation. */
export class PlainLearner {
  private readonly value: Int8Array;
  private readonly level: Int32Array;
  private readonly reason: (number[] | null)[];
  private readonly phase: Uint8Array;
  private readonly activity: Float64Array;
  private readonly watch: number[][][];
  private readonly trail: number[] = [];
  private readonly marks: number[] = [];
  private head = 0;
  private gain = 1;
  private ok = true;
  conflicts = 0;

  constructor(private readonly vars: number) {
    this.value = new Int8Array(2 * vars);
    this.level = new Int32Array(vars);
    this.reason = Array.from({ length: vars }, () => null);
    this.phase = new Uint8Array(vars).fill(1);
    this.activity = new Float64Array(vars);
    this.watch = Array.from({ length: 2 * vars }, () => []);
  }

  /** Before solving only. */
  add(clause: readonly number[]): void {
    const live = [...new Set(clause)].filter((lit) => (this.value[lit] as number) >= 0);
    if (live.some((lit) => this.value[lit] === 1 || live.includes(lit ^ 1))) return;
    if (live.length === 0) this.ok = false;
    else if (live.length === 1) this.put(live[0] as number, null);
    else this.attach(live);
  }

  value1(v: number): boolean {
    return this.value[2 * v] === 1;
  }

  /** Undefined: more than `maxConflicts`. */
  solve(maxConflicts: number): boolean | undefined {
    while (this.ok) {
      const conflict = this.propagate();
      if (conflict === null) {
        const v = this.choose();
        if (v < 0) return true;
        this.marks.push(this.trail.length);
        this.put(2 * v + (this.phase[v] as number), null);
      } else if (this.marks.length === 0) this.ok = false;
      else if (++this.conflicts > maxConflicts) return undefined;
      else this.learn(conflict);
    }
    return false;
  }

  private attach(clause: number[]): void {
    this.watch[clause[0] as number]?.push(clause);
    this.watch[clause[1] as number]?.push(clause);
  }

  private put(lit: number, reason: number[] | null): void {
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[lit >> 1] = this.marks.length;
    this.reason[lit >> 1] = reason;
    this.trail.push(lit);
  }

  private propagate(): number[] | null {
    while (this.head < this.trail.length) {
      const f = (this.trail[this.head++] as number) ^ 1;
      const list = this.watch[f] as number[][];
      let kept = 0;
      for (let i = 0; i < list.length; i++) {
        const clause = list[i] as number[];
        if (clause[0] === f) {
          clause[0] = clause[1] as number;
          clause[1] = f;
        }
        const first = clause[0] as number;
        let m = clause.length;
        if (this.value[first] !== 1) for (m = 2; m < clause.length && this.value[clause[m] as number] === -1; m++);
        if (this.value[first] !== 1 && m < clause.length) {
          clause[1] = clause[m] as number;
          clause[m] = f;
          this.watch[clause[1]]?.push(clause);
          continue;
        }
        list[kept++] = clause;
        if (this.value[first] === 1) continue;
        if (this.value[first] === 0) this.put(first, clause);
        else {
          for (i++; i < list.length; i++) list[kept++] = list[i] as number[];
          list.length = kept;
          return clause;
        }
      }
      list.length = kept;
    }
    return null;
  }

  private choose(): number {
    let best = -1;
    for (let v = 0; v < this.vars; v++)
      if (this.value[2 * v] === 0 && (best < 0 || (this.activity[v] as number) > (this.activity[best] as number)))
        best = v;
    return best;
  }

  private learn(conflict: number[]): void {
    const seen = new Set<number>();
    const clause = [0];
    let open = 0;
    let i = this.trail.length;
    let reason: number[] = conflict;
    for (;;) {
      for (const lit of reason) {
        const v = lit >> 1;
        if (seen.has(v) || this.level[v] === 0) continue;
        seen.add(v);
        this.activity[v] = (this.activity[v] as number) + this.gain;
        if (this.level[v] === this.marks.length) open++;
        else clause.push(lit);
      }
      do i--;
      while (!seen.has((this.trail[i] as number) >> 1));
      const lit = this.trail[i] as number;
      clause[0] = lit ^ 1;
      if (--open === 0) break;
      reason = this.reason[lit >> 1] as number[];
    }
    this.gain *= 1.05;
    if (this.gain > 1e100) {
      for (let v = 0; v < this.vars; v++) this.activity[v] = (this.activity[v] as number) * 1e-100;
      this.gain = 1;
    }
    const levelOf = (k: number) => this.level[(clause[k] as number) >> 1] as number;
    let second = 1;
    for (let k = 2; k < clause.length; k++) if (levelOf(k) > levelOf(second)) second = k;
    this.backTo(clause.length > 1 ? levelOf(second) : 0);
    if (clause.length > 1) {
      [clause[1], clause[second]] = [clause[second] as number, clause[1] as number];
      this.attach(clause);
    }
    this.put(clause[0] as number, clause.length > 1 ? clause : null);
  }

  private backTo(depth: number): void {
    const from = this.marks[depth] as number;
    for (const lit of this.trail.slice(from)) {
      this.value[lit] = 0;
      this.value[lit ^ 1] = 0;
      this.phase[lit >> 1] = lit & 1;
    }
    this.trail.length = from;
    this.head = from;
    this.marks.length = depth;
  }
}
