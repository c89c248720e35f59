/**
 * What is done at the root from time to time: give up clauses, collect, probe, vivify. The last two may spend a share of the
 * work of search, so they can be useless on a formula but not dear.
 */
import { type Analysis, TIER_GLUE } from "./analyze.js";
import { GLUE, LEARNT, USED } from "./arena.js";
import { collect } from "./collect.js";
import { type Kernel, NONE } from "./kernel.js";
import { probe } from "./probe.js";
import { propagate } from "./propagate.js";
import { reduce } from "./reduce.js";
import type { Tuning } from "./tuning.js";
import { vivify } from "./vivify.js";

export class Upkeep {
  /** Work of probing and vivification so far, which is part of `kernel.work`. */
  work = 0;
  private nextReduce: number;
  private reductions = 0;
  private facts = 0;
  private probeAt = 0;
  private probeWork = 0;

  constructor(
    private readonly kernel: Kernel,
    private readonly analysis: Analysis,
    private readonly tuning: Tuning,
  ) {
    this.nextReduce = tuning.reduceEvery;
  }

  due(conflicts: number): boolean {
    return conflicts >= this.nextReduce;
  }

  /** Goes back to the root. Afterwards `kernel.consistent` may be false. */
  run(conflicts: number): void {
    const { kernel: k, tuning } = this;
    this.reductions++;
    this.nextReduce = conflicts + tuning.reduceEvery * (this.reductions + 1);
    k.backTo(0);
    if (!k.consistent || propagate(k) !== NONE) {
      k.consistent = false;
      return;
    }
    reduce(k, tuning.reduceShare);
    this.collect();
    const phase = k.phase.slice(0, k.vars);
    const before = k.work;
    k.consistent = this.probe() && this.vivify();
    this.work += k.work - before;
    k.phase.set(phase);
  }

  /** Removes what is true or false at the root. Call at level 0, quiet. */
  collect(): void {
    collect(this.kernel, this.kernel.size > this.facts);
    this.facts = this.kernel.size;
  }

  private get searchWork(): number {
    return this.kernel.work - this.work;
  }

  private probe(): boolean {
    const budget = this.searchWork * this.tuning.probe - this.probeWork;
    if (budget <= 0) return true;
    const before = this.kernel.work;
    this.probeAt = probe(this.kernel, this.probeAt, budget);
    this.probeWork += this.kernel.work - before;
    return this.probeAt >= 0;
  }

  private vivify(): boolean {
    const { kernel: k } = this;
    const budget = this.searchWork * this.tuning.vivify - (this.work - this.probeWork);
    if (budget <= 0) return true;
    return vivify(
      k,
      this.analysis,
      budget,
      (size, flags) => install(k, this.analysis, size, flags) && propagate(k) === NONE,
    );
  }
}

/** Puts the clause of the analysis among the others, at level 0, its literals being open there. A fact remains to be propagated. */
function install(k: Kernel, analysis: Analysis, size: number, flags: number): boolean {
  const { clause } = analysis;
  if (size === 0) return false;
  if (size === 1) k.put(clause[0]!, NONE);
  else if (size === 2) k.addPair(clause[0]!, clause[1]!);
  else {
    const glue = Math.min(flags >> GLUE, size - 1);
    const c = k.arena.store(clause, size, (flags & ((1 << GLUE) - 1)) | (glue << GLUE));
    k.watch(c);
  }
  return true;
}

/** Flags of a clause just learnt. */
export function learntFlags(glue: number): number {
  return LEARNT | (glue <= TIER_GLUE ? 2 * USED : USED) | (glue << GLUE);
}
