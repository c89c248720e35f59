/** Queues of the rungs that only people climb: search leaves them out, since what they say follows from the strong kernels. */
import { Due } from "@hashigo/core";

export class Weak {
  readonly numbers: Due;
  readonly counts: Due;
  readonly reaches: Due;
  /** Columns, then regions. */
  readonly belows: Due;
  constructor(count: number, cols: number) {
    this.numbers = new Due(count);
    this.counts = new Due(cols);
    this.reaches = new Due(count);
    this.belows = new Due(cols + count);
  }

  clear(): void {
    this.numbers.clear();
    this.counts.clear();
    this.reaches.clear();
    this.belows.clear();
  }
}
