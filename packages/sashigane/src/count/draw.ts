/**
 * A partition of a board of any size: uniform where the sweep reaches, else a mixed one; `source` says which.
 *
 * Non-uniform draw. Cut the longer side into bands of 4 to 7, draw each band uniformly by itself, which is a partition of the
 * board with straight seams; then mix: in each round lay strips of STRIP lines over the board at a random offset,
 * first across, then along, and draw every strip again given the rest (redraw.ts).
 *
 * What holds: the result is always a partition; it is a function of the stream of `random` alone; every round leaves the uniform
 * distribution fixed, so rounds lead towards it and never away (total variation distance does not grow under a Markov
 * kernel that fixes the target). What is not claimed: that every partition can be reached, or how near a given number of
 * rounds comes. Measured at 10×10, 1,000
 * draws a row against 5,000 uniform ones (longest arm to the right; straight cuts across the whole board): uniform 3.78 ± 0.02,
 * 0.028 ± 0.002; bands alone 4.21 ± 0.05, 1.009; one round 3.79 ± 0.05, 0.026; four rounds 3.86 ± 0.05, 0.034. So
 * one round already removes what can be seen; ROUNDS leaves a margin. 20×20 takes about 0.1 s.
 *
 * Not taken: rejection (hopeless: a random filling is legal with chance below 10^-20 at 13×13), a sweep that keeps a random
 * subset of the states (its draws are biased in a way nothing can be said about, and it may end with no partition).
 */
import type { Random } from "@hashigo/core";
import { sweptSides } from "./count.js";
import { transposeBoard } from "./demands.js";
import { redraw } from "./redraw.js";
import { type PartitionSampler, partitionSampler } from "./sampler.js";

export interface PartitionDraw {
  /** The role bit of each cell, row-major. */
  readonly roles: Uint8Array;
  readonly source: "uniform" | "non-uniform";
}

export interface DrawOptions {
  /**
   * Uniform up to this many frontier states over all layers (estimated); preparing takes some 0.3 to 0.5 microseconds a
   * state. Default UNIFORM_TO_12; 0 never.
   */
  readonly uniformWork?: number | undefined;
  /** Mixing rounds of the non-uniform draw. */
  readonly rounds?: number | undefined;
}

/** Largest layer on a blank square, by side; measured. Index 0 unused. */
const LARGEST_LAYER: readonly number[] = [1, 3, 6, 17, 152, 527, 1692, 5380, 17071, 54123, 171554, 543729, 1723275];

/** 12×12 and whatever is no more work: minutes to prepare, a millisecond a draw. */
export const UNIFORM_TO_12: number = uniformWork(12, 12);
/** 10×10 and whatever is no more work: two seconds to prepare. */
export const UNIFORM_TO_10: number = uniformWork(10, 10);

const STRIP = 4;
export const ROUNDS = 4;

/** States over all layers, roughly; infinite past the widest measured. */
function uniformWork(rows: number, cols: number): number {
  const { long, short } = sweptSides(rows, cols);
  return long * short * (LARGEST_LAYER[short] ?? Number.POSITIVE_INFINITY);
}

/**
 * Claim.   A board has a partition exactly if both sides are at least 2 and it is neither 2×2 nor 3×3.
 * Proof.   A line has no bend with both arms. 2×2 leaves a cell beside its only possible piece; 3×3 has none by
 *          exhaustion. 2×n has some for n ≥ 3, as a(n) = a(n-1) + 2a(n-3) with a(3) = 2 (recurrence.ts), and 4×4 has
 *          110. A piece along the upper and left edge of a board leaves one smaller by one either way, so these give every m×n with m ≠ n and
 *          every larger square.  ∎
 * Used by. drawPartition, to answer misuse before any work; bands of 4 to 7 beside a side of 2 or more always have one.
 * Source.  own.
 */
export function hasPartition(rows: number, cols: number): boolean {
  const { long, short } = sweptSides(rows, cols);
  return short >= 2 && !(short === long && short <= 3);
}

/** Draws partitions of one board; what can be prepared once is kept. */
export class PartitionSource {
  readonly source: "uniform" | "non-uniform";
  private readonly sampler: PartitionSampler | null;
  private readonly bands = new Map<number, PartitionSampler>();

  constructor(
    readonly rows: number,
    readonly cols: number,
    private readonly options: DrawOptions = {},
  ) {
    if (!hasPartition(rows, cols)) throw new RangeError(`the ${rows}×${cols} board has no partition`);
    const uniform = uniformWork(rows, cols) <= (options.uniformWork ?? UNIFORM_TO_12);
    this.source = uniform ? "uniform" : "non-uniform";
    this.sampler = uniform ? partitionSampler(rows, cols) : null;
  }

  draw(random: Random): PartitionDraw {
    return { roles: this.sampler?.draw(random) ?? this.mixed(random), source: this.source };
  }

  private mixed(random: Random): Uint8Array {
    const { rows, cols } = this;
    const { long, short } = sweptSides(rows, cols);
    const roles = this.banded(random, long, short);
    for (let round = this.options.rounds ?? ROUNDS; round > 0; round--) {
      for (const [top, height] of strips(long, random))
        redraw(roles, short, { top, left: 0, height, width: short }, random);
      for (const [left, width] of strips(short, random))
        redraw(roles, short, { top: 0, left, height: long, width }, random);
    }
    return cols > rows ? transposeBoard(roles, long, short) : roles;
  }

  /** Bands across the longer side, each a uniform partition of its own. */
  private banded(random: Random, long: number, short: number): Uint8Array {
    const roles = new Uint8Array(long * short);
    for (let top = 0; top < long; ) {
      const left = long - top;
      const height = left <= 7 ? left : 4 + (left >= 9 ? random.int(2) : 0); // leaves 0 or at least 4
      let band = this.bands.get(height);
      if (band === undefined) {
        band = partitionSampler(height, short);
        this.bands.set(height, band);
      }
      roles.set(band.draw(random), top * short);
      top += height;
    }
    return roles;
  }
}

/** Strips of STRIP lines that tile 0 … length - 1 from a random offset, the outer ones cut off: [first, size]. */
function strips(length: number, random: Random): [number, number][] {
  const list: [number, number][] = [];
  for (let first = random.int(STRIP) - STRIP + 1; first < length; first += STRIP) {
    const from = Math.max(first, 0);
    const size = Math.min(first + STRIP, length) - from;
    if (size > 0) list.push([from, size]);
  }
  return list;
}

/** One partition of the board. To draw many of one size keep a {@link PartitionSource}. RangeError if the board has none. */
export function drawPartition(rows: number, cols: number, random: Random, options: DrawOptions = {}): PartitionDraw {
  return new PartitionSource(rows, cols, options).draw(random);
}
