/**
 * Fills the checkpoints of a sampler (sampler.ts): forwards to find the states, backwards to weigh them.
 *
 * 1. Forwards, with counts, as for the total; the keys of every k-th layer are kept. k starts at 1 and doubles whenever
 *    the kept keys pass a third of the memory; afterwards it doubles on until the estimate of step 2 fits.
 * 2. Backwards, block by block from the last: expand layers ik + 1 … (i + 1)k - 1 again from the kept keys of layer ik,
 *    weigh them from the checkpoint above, drop states without completion, keep layer ik.
 *
 * Cost: two sweeps with the whole table, three with checkpoints. Memory: the checkpoints and one block; k near the
 * square root of the number of layers makes the two equal, but a walk is cheaper the smaller k is, hence the least k
 * that fits. Both directions count the same objects by different additions, so their totals are compared: a difference
 * would be a `step` that is not a function of its arguments, and ends in an error instead of a biased sampler.
 */
import type { Job, Limit, Meter } from "../meter.js";
import { meter as newMeter } from "../meter.js";
import { DEFAULT_MAX_BYTES, type SweepOptions } from "./count.js";
import type { Frontier } from "./frontier.js";
import { Memory } from "./memory.js";
import { Sampler, weighLast } from "./sampler.js";
import { bytesFor, StateTable } from "./state-table.js";
import { backwards, forwards, overLayer, reach, Stepper, type Stop } from "./stepping.js";

export interface SamplerOptions extends SweepOptions {
  /** Layers from checkpoint to checkpoint; 1 keeps the whole table. Default: the least power of two that fits. */
  readonly every?: number | undefined;
}

export type SamplerOutcome =
  | {
      readonly kind: "ready";
      readonly sampler: Sampler;
      readonly layers: readonly number[];
      readonly peakBytes: number;
    }
  | { readonly kind: "limit"; readonly limit: Limit };

/** Prepare a sampler. One node of the meter is a batch of up to 256 states. */
export function* buildSampler(
  frontier: Frontier,
  options: SamplerOptions = {},
  meter: Meter = newMeter(),
): Job<SamplerOutcome> {
  if (options.every !== undefined && !(Number.isInteger(options.every) && options.every >= 1)) {
    throw new RangeError(`checkpoints stand every 1 or more layers, not every ${options.every}`);
  }
  const build = new Build(frontier, options, meter);
  const stop = (yield* build.forwards()) ?? build.settle() ?? (yield* build.backwards());
  if (stop !== null) return { kind: "limit", limit: stop };
  return { kind: "ready", sampler: build.sampler(), layers: build.layers, peakBytes: build.memory.peak };
}

class Build {
  readonly memory: Memory;
  readonly layers: number[] = [];
  private readonly stepper: Stepper;
  private readonly fixed: boolean;
  private every: number;
  /** Checkpoint by layer: keys only until `backwards` has weighed it. */
  private readonly kept = new Map<number, StateTable>();
  private keptBytes = 0;
  private total = 0n;
  private limbs = 1;

  constructor(
    private readonly frontier: Frontier,
    options: SamplerOptions,
    private readonly meter: Meter,
  ) {
    this.memory = new Memory(options.maxBytes ?? DEFAULT_MAX_BYTES);
    this.stepper = new Stepper(frontier);
    this.fixed = options.every !== undefined;
    this.every = options.every ?? 1;
  }

  *forwards(): Job<Stop> {
    const { frontier, stepper, memory } = this;
    let from = StateTable.of(memory, frontier.words, 1);
    let to = StateTable.of(memory, frontier.words, 1);
    if (from === null || to === null || !stepper.begin(from)) return "memory";
    for (let layer = 0; ; layer++) {
      this.layers.push(from.size);
      if (!this.keep(layer, from)) return "memory";
      if (layer === frontier.layers) break;
      if (!to.clear(from.limbs)) return "memory";
      const stop = yield* overLayer(forwards, stepper, layer, [from, to], this.meter);
      if (stop !== null) return stop;
      [from, to] = [to, from];
    }
    for (let e = 0; e < from.size; e++) if (stepper.accept(from, e) >= 0) this.total += from.weight(e);
    // B of a state that some path reaches is at most the total: followed by that path, its completions are distinct objects
    for (let rest = this.total >> 32n; rest > 0n; rest >>= 32n) this.limbs++;
    from.free();
    to.free();
    return null;
  }

  private keep(layer: number, table: StateTable): boolean {
    if (layer % this.every !== 0 && layer !== this.frontier.layers) return true;
    const keys = table.pick(() => true, 0);
    if (keys === null) return false;
    this.kept.set(layer, keys);
    this.keptBytes += this.keyBytes(keys.size);
    while (!this.fixed && this.keptBytes * 3 > this.memory.limit && this.every < this.frontier.layers) this.thin();
    return true;
  }

  private keyBytes(entries: number): number {
    return bytesFor(this.frontier.words, 0, entries);
  }

  /** Keep every other checkpoint. */
  private thin(): void {
    this.every *= 2;
    for (const [layer, table] of this.kept) {
      if (layer % this.every === 0 || layer === this.frontier.layers) continue;
      this.keptBytes -= this.keyBytes(table.size);
      table.free();
      this.kept.delete(layer);
    }
  }

  /** Choose the distance of checkpoints now that all sizes are known. */
  settle(): Stop {
    if (this.fixed) return null;
    while (this.estimate() > this.memory.limit) {
      if (this.every >= this.frontier.layers) return "memory";
      this.thin();
    }
    return null;
  }

  /**
   * Bytes of all checkpoints and of the largest block. A block holds the keys of its layers, and weights of two of
   * them, of which one may be in the middle of widening.
   */
  private estimate(): number {
    const { frontier, layers, every, limbs } = this;
    let checkpoints = 0;
    let block = 0;
    let most = 0;
    let weights = 0;
    for (let layer = 0; layer <= frontier.layers; layer++) {
      const entries = layers[layer] ?? 0;
      weights = Math.max(weights, 4 * entries * limbs);
      if (layer % every === 0 || layer === frontier.layers) {
        checkpoints += bytesFor(frontier.words, limbs, entries);
        block = 0;
      } else block += bytesFor(frontier.words, 0, entries);
      most = Math.max(most, block);
    }
    return checkpoints + most + 3 * weights;
  }

  *backwards(): Job<Stop> {
    const { frontier, every } = this;
    const last = this.at(frontier.layers);
    if (!weighLast(this.stepper, last)) return "memory";
    if (!this.compact(frontier.layers, last)) return "memory";
    for (let end = frontier.layers; end > 0; ) {
      const first = Math.floor((end - 1) / every) * every;
      const stop = yield* this.block(first, end);
      if (stop !== null) return stop;
      end = first;
    }
    const start = this.at(0);
    const total = start.size === 0 ? 0n : start.weight(0);
    if (total !== this.total) throw new Error(`sweep: ${this.total} objects forwards but ${total} backwards`);
    return null;
  }

  /** Weigh the checkpoint `first` from the one at `end`. */
  private *block(first: number, end: number): Job<Stop> {
    const { frontier, memory, stepper, meter } = this;
    const tables = [this.at(first)];
    for (let layer = first; layer + 1 < end; layer++) {
      // kept keys are all that is reachable, so the size is known
      const to = StateTable.of(memory, frontier.words, 0, this.layers[layer + 1] ?? 0);
      if (to === null) return "memory";
      const stop = yield* overLayer(reach, stepper, layer, [tables[layer - first] as StateTable, to], meter);
      if (stop !== null) return stop;
      tables.push(to);
    }
    let above = this.at(end);
    for (let layer = end - 1; layer >= first; layer--) {
      const table = tables[layer - first] as StateTable;
      const stop = yield* overLayer(backwards, stepper, layer, [table, above], meter);
      if (stop !== null) return stop;
      if (layer + 1 < end) above.free();
      above = table;
    }
    return this.compact(first, above) ? null : "memory";
  }

  /** Put the weighed table in the place of its checkpoint, without dead states and without room to spare. */
  private compact(layer: number, table: StateTable): boolean {
    const live = table.pick((entry) => !table.isZero(entry), table.limbsUsed());
    if (live === null) return false;
    table.free();
    this.kept.set(layer, live);
    return true;
  }

  private at(layer: number): StateTable {
    return this.kept.get(layer) as StateTable;
  }

  sampler(): Sampler {
    const tables: StateTable[] = [];
    for (let layer = 0; layer < this.frontier.layers; layer += this.every) tables.push(this.at(layer));
    tables.push(this.at(this.frontier.layers));
    return new Sampler(this.frontier, this.every, tables, this.memory.used);
  }
}
