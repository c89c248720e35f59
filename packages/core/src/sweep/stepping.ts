/**
 * The three inner loops of a sweep, each over a run of entries of one layer: forwards with weights, forwards with keys
 * only, and backwards. A job calls them batch by batch and rests in between.
 *
 * A batch is BATCH states and costs one node of the meter: the meter looks at clock and signal every 64 nodes, which is
 * then a few milliseconds, and a page that gives its event loop a turn every 1024 nodes does so about 20 times a
 * second.
 */
import type { Job, Limit, Meter } from "../meter.js";
import { rest } from "../meter.js";
import { type Frontier, Moves } from "./frontier.js";
import type { StateTable } from "./state-table.js";

/** States to a node of the meter. */
export const BATCH = 256;

/** What ended a sweep early, or null. */
export type Stop = Limit | null;

/** A frontier with the scratch that one sweep at a time may use. */
export class Stepper {
  readonly moves: Moves;
  private readonly state: Uint32Array;

  constructor(readonly frontier: Frontier) {
    this.moves = new Moves(frontier.words);
    this.state = new Uint32Array(frontier.words);
  }

  /** Fill `moves` with the moves of one entry of layer `layer`. */
  expand(layer: number, table: StateTable, entry: number): Moves {
    const { state, moves } = this;
    const base = entry * state.length;
    for (let w = 0; w < state.length; w++) state[w] = table.keys[base + w]!; // entry < table.size
    moves.size = 0;
    this.frontier.step(layer, state, moves);
    return moves;
  }

  accept(table: StateTable, entry: number): number {
    const { state } = this;
    const base = entry * state.length;
    for (let w = 0; w < state.length; w++) state[w] = table.keys[base + w]!; // entry < table.size
    return this.frontier.accept(state);
  }

  /** Enter the only state of layer 0 with weight 1 (weight none in a table of keys). False when the memory is spent. */
  begin(table: StateTable): boolean {
    this.state.fill(0);
    this.frontier.start(this.state);
    const entry = table.insert(this.state, 0);
    return entry >= 0 && (table.limbs === 0 || table.add(entry, ONE, 0, 1));
  }
}

export const ONE: Uint32Array = Uint32Array.of(1);

type Loop = (stepper: Stepper, layer: number, from: StateTable, to: StateTable, first: number, end: number) => boolean;

/** `loop` over all entries of layer `layer`, a batch to a node. */
export function* overLayer(
  loop: Loop,
  stepper: Stepper,
  layer: number,
  [from, to]: readonly [StateTable, StateTable],
  meter: Meter,
): Job<Stop> {
  for (let first = 0; first < from.size; first += BATCH) {
    if (!meter.tick()) return meter.limit ?? "nodes";
    if (!loop(stepper, layer, from, to, first, Math.min(first + BATCH, from.size))) return "memory";
    yield* rest(meter);
  }
  return null;
}

/** Weight of a state of `to`: number of ways to reach it. */
export const forwards: Loop = (stepper, layer, from, to, first, end) => {
  const { words, limbs } = from;
  for (let entry = first; entry < end; entry++) {
    const moves = stepper.expand(layer, from, entry);
    for (let m = 0; m < moves.size; m++) {
      const target = to.insert(moves.states, m * words);
      if (target < 0 || !to.add(target, from.weights, entry * limbs, limbs)) return false;
    }
  }
  return true;
};

/** The states of `to`, without weights. */
export const reach: Loop = (stepper, layer, from, to, first, end) => {
  const { words } = from;
  for (let entry = first; entry < end; entry++) {
    const moves = stepper.expand(layer, from, entry);
    for (let m = 0; m < moves.size; m++) if (to.insert(moves.states, m * words) < 0) return false;
  }
  return true;
};

/**
 * Weight of a state of `from`: number of its completions, the sum over its moves of the completions of where they lead.
 * A state that `to` lacks has none.
 */
export const backwards: Loop = (stepper, layer, from, to, first, end) => {
  const { words } = from;
  for (let entry = first; entry < end; entry++) {
    const moves = stepper.expand(layer, from, entry);
    for (let m = 0; m < moves.size; m++) {
      const target = to.find(moves.states, m * words);
      if (target >= 0 && !from.add(entry, to.weights, target * to.limbs, to.limbs)) return false;
    }
  }
  return true;
};
