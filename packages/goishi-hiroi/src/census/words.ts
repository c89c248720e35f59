/**
 * The portable kernel: 32 layouts to a word, in plain TypeScript.
 *
 * Two bits are kept of every count, in two planes: `some`, it is at least 1, and `several`, it is at least 2, so always `several` within
 * `some`. One logical operation on words then works on 32 layouts that differ in five lane cells (lanes.ts); over all other cells the word
 * is one block (blocks.ts).
 *
 * Claim.   With some = a1 | b1 and several = a2 | b2 | (a1 & b1) the planes of a sum follow from those of a and b, exactly.
 * Proof.   a + b ≥ 1 iff one of them is. a + b ≥ 2 iff one of them is, or both are at least 1.  ∎
 * Claim.   What a place reached by direction d is worth under the published rules is the sum over the three other directions than straight
 *          back, never the sum over all four with one taken away: capped at 2, 3 - 1 and 2 - 1 would look the same. Capped sums of capped
 *          terms are exact (above), so no error is made at any depth, and nothing is ever subtracted.
 *          With hops h0 … h3, P = h0 + h2 and Q = h1 + h3 they are h0 + Q, h1 + P, h2 + Q, h3 + P: six sums for the four.
 * Proof.   Arriving by d forbids d + 2. Of h0 + h2 that leaves h0 to who arrived by 0, and Q is left whole; and so on.  ∎
 * Claim.   To start on a place is worth something (several) iff one of its four outs is.
 * Proof.   It is worth h0 + h1 + h2 + h3. If that is at least 1, so is some hop, and each hop is in some out. If it is at least 2, a
 *          hop is, or two hops are at least 1: these two lie in an out of their own, since there are four outs and each lacks one hop.  ∎
 *
 * The five slots that a byte table holds (four arrivals and the start) are so four, and a layout's answers are read off its stones' slots.
 *
 * A hop is not scanned for: from a free place in a direction the first stone that stands is found by one mask and one count of leading
 * zeros, as long as lane cells count as standing, and what comes from there is a slot of the row or, for a lane cell, what *passes* it: its own
 * value where it holds a stone, otherwise the hop beyond. Carrying planes along whole lines, without a branch, took 46–88 ms on 4×5 where this
 * takes 24.
 */
import { type Job, type Meter, popcount, rest } from "@hashigo/core";
import { Blocks } from "./blocks.js";
import type { CensusOptions, CensusRun, Kernel, Planes } from "./kernel.js";
import { MAX_CELLS } from "./kernel.js";
import { HEAD, LANE_BITS, type LaneView, SLOT } from "./lane-view.js";
import { chooseLanes, type Lanes, relabel } from "./lanes.js";
import { Published } from "./words-published.js";
import { Reverse } from "./words-reverse.js";

/** Blocks to a node of the meter. */
const BATCH = 128;

export const words: Kernel = {
  id: "words",
  fits: ({ rows, cols }) => rows * cols <= MAX_CELLS,
  bytes: (options) => {
    const { places, slot } = shapeOf(options);
    const [even, odd] = layerSizes(new Blocks(places), slot);
    return 4 * (even + odd) + (options.planes ? 2 * 4 * 2 ** places : 0);
  },
  run,
};

function shapeOf({ rows, cols, allowReverse }: CensusOptions): { readonly places: number; readonly slot: number } {
  return { places: Math.max(0, rows * cols - LANE_BITS), slot: SLOT[allowReverse ? "on" : "off"] };
}

/** Words of the largest layer with an even and with an odd number of stones: they take turns in two arrays. */
function layerSizes(blocks: Blocks, slot: number): [even: number, odd: number] {
  const sizes: [number, number] = [HEAD, HEAD];
  for (let k = 0; k <= blocks.places; k++) sizes[k & 1] = Math.max(sizes[k & 1]!, HEAD + blocks.slots(k) * slot);
  return sizes;
}

function* run(options: CensusOptions, meter: Meter): Job<CensusRun> {
  const { rows, cols, allowReverse } = options;
  const { places, slot } = shapeOf(options);
  const blocks = new Blocks(places);
  const lanes = chooseLanes(rows, cols, LANE_BITS);
  const layers = allocate(layerSizes(blocks, slot));
  const planes = options.planes ? planesOf(places) : null;
  if (layers === null || (options.planes && planes === null)) return { kind: "limit", limit: "memory" };
  const steps: LaneView = allowReverse
    ? new Reverse(rows, cols, lanes, blocks)
    : new Published(rows, cols, lanes, blocks);
  const tally = new Tally(rows * cols);
  for (let stones = 0; stones <= places; stones++) {
    steps.layers(layers[stones & 1]!, layers[(stones + 1) & 1]!);
    blocks.start(stones);
    const count = blocks.rows(stones);
    for (let row = 0; row < count; ) {
      if (!meter.tick()) return { kind: "limit", limit: meter.limit ?? "nodes" };
      yield* rest(meter);
      const end = Math.min(count, row + BATCH);
      for (; row < end; row++) {
        steps.visit(row);
        tally.add(stones, steps.answers[0]!, steps.answers[1]!);
        if (planes !== null) {
          planes.some[blocks.block] = steps.answers[0]!;
          planes.several[blocks.block] = steps.answers[1]!;
        }
        if (row + 1 < count) blocks.next();
      }
    }
  }
  const { clearable, one } = tally;
  return {
    kind: "census",
    census: { rows, cols, allowReverse, clearable, one, planes: relabelled(planes, lanes) },
  };
}

function allocate([even, odd]: readonly [number, number]): [Int32Array, Int32Array] | null {
  try {
    return [new Int32Array(even), new Int32Array(odd)];
  } catch {
    return null; // RangeError: the engine has no such block to give
  }
}

function planesOf(places: number): Planes | null {
  try {
    return { some: new Uint32Array(2 ** places), several: new Uint32Array(2 ** places) };
  } catch {
    return null;
  }
}

function relabelled(planes: Planes | null, lanes: Lanes): Planes | null {
  if (planes === null) return null;
  relabel(planes.some, lanes);
  relabel(planes.several, lanes);
  return planes;
}

/** Layouts by number of stones. */
class Tally {
  readonly clearable: number[];
  readonly one: number[];
  /** `masks[q]`: the lanes with q stones. */
  private readonly masks: Int32Array;

  constructor(cells: number) {
    this.clearable = new Array<number>(cells + 1).fill(0);
    this.one = new Array<number>(cells + 1).fill(0);
    this.masks = new Int32Array(LANE_BITS + 1);
    for (let j = 0; j < 32; j++) this.masks[popcount(j)]! |= 1 << j;
  }

  add(stones: number, some: number, several: number): void {
    for (let q = 0; q < this.masks.length; q++) {
      const mask = this.masks[q]!;
      if (stones + q >= this.clearable.length) return;
      this.clearable[stones + q]! += popcount(some & mask);
      this.one[stones + q]! += popcount(some & ~several & mask);
    }
  }
}
