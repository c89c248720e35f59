/** What the answers must agree with, and what at least one fact of must fail, kept while stones are put in a sequence and lifted again. */
import { NOBODY } from "../stones.js";
import type { Avoid, Task } from "./task.js";

export class Guard {
  avoid: Avoid | null = null;
  /** The order at which the sequence first left the facts to avoid; 0: it agrees with them as far as it goes. */
  differs = 0;
  private readonly knownAt: Int32Array | null;
  private readonly orderOf: Int32Array | null;

  constructor(task: Task) {
    this.knownAt = task.knownAt;
    this.orderOf = task.orderOf;
  }

  /** May this stone be taken so, by what is known? */
  allows(order: number, stone: number): boolean {
    if (this.knownAt === null) return true;
    const must = this.knownAt[order]!;
    return must === NOBODY ? this.orderOf![stone] === 0 : must === stone;
  }

  put(order: number, stone: number): void {
    if (this.avoid === null || this.differs !== 0) return;
    const same = this.avoid.at[order]!;
    if (same !== NOBODY && same !== stone) this.differs = order;
  }

  lift(order: number): void {
    if (this.differs === order) this.differs = 0;
  }

  /** Other facts to avoid, for the stones put so far, in the order in which they were put. */
  reset(avoid: Avoid | null, length: number, sequence: Int32Array, orderAt: (k: number) => number): void {
    if (avoid === this.avoid) return;
    this.avoid = avoid;
    this.differs = 0;
    for (let k = 0; k < length; k++) this.put(orderAt(k), sequence[k]!);
  }
}
