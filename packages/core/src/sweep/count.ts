/**
 * Exact number of complete objects of a frontier: a broken-profile sweep.
 *
 * Layer i + 1 follows from layer i by making every move of every state and adding the number of ways, so two tables
 * suffice. Numbers are exact at any size (state-table.ts); the alternative, one sweep per prime and the Chinese
 * remainder theorem, repeats the expensive part, which is stepping and hashing and not the addition.
 * Cost: the sum of the layer sizes times moves per state. `layers` counts the distinct states reachable from the start,
 * first and last layer included, whether or not they have a completion.
 */
import type { Job, Limit, Meter } from "../meter.js";
import { meter as newMeter } from "../meter.js";
import type { Frontier } from "./frontier.js";
import { Memory } from "./memory.js";
import { StateTable } from "./state-table.js";
import { forwards, overLayer, Stepper } from "./stepping.js";

export interface SweepOptions {
  /** Bytes that the tables may hold at once; default 2^30. */
  readonly maxBytes?: number | undefined;
}

export const DEFAULT_MAX_BYTES: number = 2 ** 30;

export type SweepCount =
  | {
      readonly kind: "exact";
      readonly total: bigint;
      /** Objects by the integer that `accept` gave; holes are 0. */
      readonly tallies: readonly bigint[];
      /** Number of states after i steps. */
      readonly layers: readonly number[];
      readonly maxStates: number;
      readonly peakBytes: number;
    }
  | { readonly kind: "limit"; readonly limit: Limit; readonly layers: readonly number[] };

/** Count all complete objects. One node of the meter is a batch of up to 256 states. */
export function* countSweep(
  frontier: Frontier,
  options: SweepOptions = {},
  meter: Meter = newMeter(),
): Job<SweepCount> {
  const memory = new Memory(options.maxBytes ?? DEFAULT_MAX_BYTES);
  const layers: number[] = [];
  const stepper = new Stepper(frontier);
  let from = StateTable.of(memory, frontier.words, 1);
  let to = StateTable.of(memory, frontier.words, 1);
  if (from === null || to === null || !stepper.begin(from)) return { kind: "limit", limit: "memory", layers };
  layers.push(from.size);
  for (let layer = 0; layer < frontier.layers; layer++) {
    if (!to.clear(from.limbs)) return { kind: "limit", limit: "memory", layers };
    const stop = yield* overLayer(forwards, stepper, layer, [from, to], meter);
    if (stop !== null) return { kind: "limit", limit: stop, layers };
    [from, to] = [to, from];
    layers.push(from.size);
  }
  const tallies = talliesOf(stepper, from);
  const total = tallies.reduce((sum, n) => sum + n, 0n);
  const maxStates = layers.reduce((most, n) => Math.max(most, n), 0);
  return { kind: "exact", total, tallies, layers, maxStates, peakBytes: memory.peak };
}

function talliesOf(stepper: Stepper, last: StateTable): bigint[] {
  const tallies: bigint[] = [];
  for (let entry = 0; entry < last.size; entry++) {
    const tally = stepper.accept(last, entry);
    if (tally < 0) continue;
    while (tallies.length <= tally) tallies.push(0n);
    tallies[tally] = (tallies[tally] ?? 0n) + last.weight(entry);
  }
  return tallies;
}
