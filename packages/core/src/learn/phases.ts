/**
 * Which value to try first. The last value a variable had is a good guess: it keeps what parts of the formula have settled on
 * across restarts. In patient mode the guess is the `target`: the largest trail without conflict since the last reset, so that the
 * search circles around one almost-solution. From time to time all guesses are reset, in turn to the best trail so far, the
 * first preference, its opposite, or coins; this is what gets a run out of a corner (Biere & Fleury 2020).
 *
 * Kernel: variables are below the number it was resized to.
 */
import { Random } from "../random.js";
import type { Kernel } from "./kernel.js";
import { widerBytes } from "./wider.js";

const UNSET = -1;
const CYCLE = ["best", "first", "best", "opposite", "best", "coins"] as const;

export class Phases {
  /** Preference of the caller, as the low bit of the literal. */
  private first: Int8Array = new Int8Array(0);
  private best: Int8Array = new Int8Array(0);
  private target: Int8Array = new Int8Array(0);
  private bestSize = 0;
  private targetSize = 0;
  private resets = 0;
  private next: number;
  private readonly random: Random;

  constructor(
    private readonly kernel: Kernel,
    private readonly every: number,
    seed: number,
  ) {
    this.next = every;
    this.random = new Random(seed);
  }

  extend(from: number, to: number): void {
    if (to > this.first.length) {
      const room = this.kernel.level.length;
      this.first = widerBytes(this.first, room);
      this.best = widerBytes(this.best, room);
      this.target = widerBytes(this.target, room);
    }
    this.first.fill(1, from, to);
    this.best.fill(UNSET, from, to);
    this.target.fill(UNSET, from, to);
  }

  prefer(v: number, bit: number): void {
    this.first[v] = bit;
    this.kernel.phase[v] = bit;
  }

  /** The literal of v to decide. */
  guess(v: number, patient: boolean): number {
    const aim = patient ? this.target[v]! : UNSET;
    return 2 * v + (aim === UNSET ? this.kernel.phase[v]! : aim);
  }

  /** Before the learner goes back from a conflict: what stood before the last decision is a trail without conflict. */
  conflict(): void {
    const { kernel: k } = this;
    if (k.depth === 0) return;
    const size = k.marks[k.depth - 1]!;
    if (size > this.targetSize) {
      this.targetSize = size;
      this.record(this.target, size);
    }
    if (size > this.bestSize) {
      this.bestSize = size;
      this.record(this.best, size);
    }
  }

  due(conflicts: number): boolean {
    return conflicts >= this.next;
  }

  /** Call at the level where nothing but assumptions is decided. */
  reset(conflicts: number): void {
    const { kernel: k, first, best, random } = this;
    const how = CYCLE[this.resets++ % CYCLE.length];
    this.next = conflicts + this.every * (this.resets + 1);
    for (let v = 0; v < k.vars; v++) {
      if (how === "first") k.phase[v] = first[v]!;
      else if (how === "opposite") k.phase[v] = first[v]! ^ 1;
      else if (how === "coins") k.phase[v] = random.int(2);
      else if (best[v] !== UNSET) k.phase[v] = best[v]!;
    }
    this.target.fill(UNSET);
    this.targetSize = 0;
    this.bestSize = 0;
  }

  private record(into: Int8Array, size: number): void {
    const { trail } = this.kernel;
    for (let i = 0; i < size; i++) into[trail[i]! >> 1] = trail[i]! & 1;
  }
}
