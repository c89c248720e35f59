/**
 * Uniform complete objects of a frontier, from the same table as the count.
 *
 * Method. Let B(s) be the number of completions of a state s. From the start, make each move with probability
 * B(where it leads) / B(here).
 *
 * Claim.   Every object comes out with probability exactly 1 / total.
 * Proof.   An object is a path of labelled moves, and the moves of a state are told apart by label and successor. The
 *          factors of its path telescope to B(end) / B(start) = 1 / total, since B of an accepted last state is 1.  ∎
 * Used by. Sampler.unrank: the moves of a state split the ranks 0 … B - 1 into runs in the order of the moves, so one
 *          exactly uniform rank below the total makes all choices at once, and each rank is one object.
 * Source.  Nijenhuis and Wilf 1978, chapter 13 (recursive method); Flajolet, Zimmermann and Van Cutsem 1994.
 *
 * Only the layers 0, k, 2k, … and the last are held, the *checkpoints*, with B for each state that has a completion. A
 * walk that stands in a state of layer ik expands the part of the next k - 1 layers that this one state reaches, fills
 * it backwards from the checkpoint (i + 1)k, and walks on inside. k = 1 is the whole table. The part grows by the
 * number of moves per layer, so a small k costs a walk almost nothing and divides the memory by k; recomputing whole
 * layers instead, the textbook form, would make each object cost a full sweep. Ranks do not depend on k: they follow
 * the order of the moves.
 */

import type { Frontier } from "./frontier.js";
import { Memory } from "./memory.js";
import { StateTable } from "./state-table.js";
import { backwards, ONE, reach, Stepper } from "./stepping.js";

/** A source of exactly uniform integers below n; the class Random of core is one. */
export interface UniformSource {
  below(n: bigint): bigint;
}

/** A choice of a walk: it was taken with probability weight / of. */
export interface Choice {
  readonly label: number;
  readonly weight: bigint;
  readonly of: bigint;
}

export class Sampler {
  /** Number of objects; ranks are 0 … total - 1. */
  readonly total: bigint;
  private readonly stepper: Stepper;
  /** Scratch of the walk: layer ik + j of the part that the walk's state reaches. */
  private readonly local: StateTable[] = [];

  /**
   * @param checkpoints B at the layers 0, every, 2·every, … and last the final layer, by that order
   * @param bytes held by the checkpoints
   */
  constructor(
    readonly frontier: Frontier,
    readonly every: number,
    private readonly checkpoints: readonly StateTable[],
    readonly bytes: number,
  ) {
    this.stepper = new Stepper(frontier);
    const memory = new Memory();
    for (let j = 0; j < every; j++) this.local.push(demand(StateTable.of(memory, frontier.words, 1)));
    const first = this.checkpoint(0);
    this.total = first.size === 0 ? 0n : first.weight(0); // layer 0 has one state
  }

  /** A uniform object, as the labels of its moves. RangeError if there is none. */
  draw(random: UniformSource): Int32Array {
    if (this.total === 0n) throw new RangeError("there is no object to draw");
    return this.unrank(random.below(this.total));
  }

  /** The object of this rank. */
  unrank(rank: bigint): Int32Array {
    return Int32Array.from(this.choices(rank), (choice) => choice.label);
  }

  /** The same walk with its probabilities; their product is 1 / total. */
  choices(rank: bigint): Choice[] {
    if (rank < 0n || rank >= this.total) throw new RangeError(`a rank is 0 to ${this.total - 1n}, not ${rank}`);
    const made: Choice[] = [];
    let left = rank;
    let at = { table: this.checkpoint(0), entry: 0 };
    for (let first = 0; first < this.frontier.layers; first += this.every) {
      const end = Math.min(first + this.every, this.frontier.layers);
      const target = this.checkpoint(Math.ceil(end / this.every));
      this.expandFrom(at, first, end, target);
      let of = at.table.weight(at.entry);
      at = { table: this.scratch(0), entry: 0 };
      for (let layer = first; layer < end; layer++) {
        const next = layer + 1 === end ? target : this.scratch(layer + 1 - first);
        const taken = this.choose(layer, at, next, left);
        made.push({ label: taken.label, weight: taken.weight, of });
        left -= taken.before;
        of = taken.weight;
        at = { table: next, entry: taken.entry };
      }
    }
    return made;
  }

  /** The move whose run of ranks contains `rank`; `before` ranks belong to moves before it. */
  private choose(
    layer: number,
    at: { table: StateTable; entry: number },
    next: StateTable,
    rank: bigint,
  ): { label: number; weight: bigint; entry: number; before: bigint } {
    const moves = this.stepper.expand(layer, at.table, at.entry);
    let before = 0n;
    for (let m = 0; m < moves.size; m++) {
      const entry = next.find(moves.states, m * this.frontier.words);
      if (entry < 0) continue;
      const weight = next.weight(entry);
      if (rank < before + weight) return { label: moves.labels[m]!, weight, entry, before }; // m < size ≤ labels.length
      before += weight;
    }
    throw new Error(
      "sweep: completions of a state are not the sum over its moves; is `step` a function of its arguments?",
    );
  }

  /** Fill the scratch with what `at` reaches in the layers first … end - 1, weighed from the checkpoint at `end`. */
  private expandFrom(at: { table: StateTable; entry: number }, first: number, end: number, target: StateTable): void {
    const start = this.scratch(0);
    start.clear(1);
    start.insert(at.table.keys, at.entry * this.frontier.words);
    for (let layer = first; layer + 1 < end; layer++) {
      const from = this.scratch(layer - first);
      const to = this.scratch(layer + 1 - first);
      to.clear(1);
      reach(this.stepper, layer, from, to, 0, from.size);
    }
    for (let layer = end - 1; layer > first; layer--) {
      const from = this.scratch(layer - first);
      const to = layer + 1 === end ? target : this.scratch(layer + 1 - first);
      backwards(this.stepper, layer, from, to, 0, from.size);
    }
  }

  private checkpoint(i: number): StateTable {
    return demand(this.checkpoints[i] ?? null);
  }

  private scratch(i: number): StateTable {
    return demand(this.local[i] ?? null);
  }
}

function demand(table: StateTable | null): StateTable {
  if (table === null) throw new RangeError("sweep: a table is missing");
  return table;
}

/** Give every accepted state of the last layer the weight 1. False when the memory is spent. */
export function weighLast(stepper: Stepper, last: StateTable): boolean {
  for (let entry = 0; entry < last.size; entry++) {
    if (stepper.accept(last, entry) >= 0 && !last.add(entry, ONE, 0, 1)) return false;
  }
  return true;
}
