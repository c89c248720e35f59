/**
 * What is done at the root from time to time: give up clauses, and collect. Probing for failed literals and shortening clauses by
 * propagation were tried here and did not pay (bench/NOTES.md).
 */
import { collect } from "./collect.js";
import { type Kernel, NONE } from "./kernel.js";
import { propagate } from "./propagate.js";
import { reduce } from "./reduce.js";
import type { Tuning } from "./tuning.js";

export class Upkeep {
  private next: number;
  private runs = 0;
  /** Facts at the root when the clauses were last cleaned of them. */
  private facts = 0;

  constructor(
    private readonly kernel: Kernel,
    private readonly tuning: Tuning,
  ) {
    this.next = tuning.reduceEvery;
  }

  due(conflicts: number): boolean {
    return conflicts >= this.next;
  }

  /** Goes back to the root. Afterwards `kernel.consistent` may be false. */
  run(conflicts: number): void {
    const { kernel: k, tuning } = this;
    this.runs++;
    this.next = conflicts + tuning.reduceEvery * (this.runs + 1);
    k.backTo(0);
    if (propagate(k) !== NONE) {
      k.consistent = false;
      return;
    }
    reduce(k, tuning.reduceShare);
    collect(k, k.size > this.facts);
    this.facts = k.size;
  }
}
