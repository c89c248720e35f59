/**
 * A partition of a board of any size: uniform where the sweep reaches, else a mixed one; `source` says which.
 *
 * Non-uniform draw. Cut the longer side into bands of 4 to 7, draw each band uniformly by itself, which is a partition
 * of the board with straight seams; then mix: in each round lay strips of STRIP lines over the board at a random
 * offset, first across, then along, and draw every strip again given the rest (redraw.ts).
 *
 * What holds: the result is always a partition; it is a function of the stream of `random` alone; every round leaves
 * the uniform distribution fixed, so rounds lead towards it and never away (a Markov kernel that fixes a distribution
 * does not increase the total variation distance to it). What is not claimed: that every partition can be reached, or
 * how near a given number of rounds comes. Measured at 10×10, 1,000 draws a row against 5,000 uniform ones:
 *
 *   rounds             uniform        0              1              2              4
 *   longest arm right  3.78 ± 0.02    4.21 ± 0.05    3.79 ± 0.05    3.78 ± 0.04    3.86 ± 0.05
 *   straight cuts      0.028 ± 0.002  1.009 ± 0.003  0.026 ± 0.005  0.027 ± 0.005  0.034 ± 0.006
 *
 * (Cuts: horizontal, through the whole board.) One round already removes what these can see; ROUNDS leaves a margin.
 *
 * Not taken: rejection (12×12 has 1.9·10^30 partitions among 8^144 fillings); a sweep that keeps a random part of its
 * states, whose bias nothing can be said about and which may end with no partition at all.
 */
import type { Job, Limit, Limits, Meter, Random } from "@hashigo/core";
import { meter as newMeter, runSync } from "@hashigo/core";
import { sweptSides } from "./count.js";
import { transposeBoard } from "./demands.js";
import { redraw } from "./redraw.js";
import { type PartitionSampler, partitionSampler, partitionSamplerJob } from "./sampler.js";

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

/** 12×12 and whatever is no more work: a minute and a half to prepare, a millisecond a draw. */
export const UNIFORM_TO_12: number = /* @__PURE__ */ uniformWork(12, 12);
/** 10×10 and whatever is no more work: two seconds to prepare. */
export const UNIFORM_TO_10: number = /* @__PURE__ */ uniformWork(10, 10);

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
 *          110. A piece along the whole upper and left edge leaves a board smaller by one either way; so these give
 *          every m×n with m ≠ n, and every square from 4×4 on.  ∎
 * Used by. drawPartition, to answer misuse before any work; bands of 4 to 7 beside a side of 2 or more always have one.
 * Source.  own.
 */
export function hasPartition(rows: number, cols: number): boolean {
  const { long, short } = sweptSides(rows, cols);
  return short >= 2 && !(short === long && short <= 3);
}

/** Draws partitions of one board; what can be prepared once is kept. Made by {@link partitionSource}. */
export class PartitionSource {
  private readonly bands = new Map<number, PartitionSampler>();

  constructor(
    readonly rows: number,
    readonly cols: number,
    private readonly sampler: PartitionSampler | null,
    private readonly rounds: number,
  ) {}

  get source(): "uniform" | "non-uniform" {
    return this.sampler === null ? "non-uniform" : "uniform";
  }

  draw(random: Random): PartitionDraw {
    return { roles: this.sampler?.draw(random) ?? this.mixed(random), source: this.source };
  }

  private mixed(random: Random): Uint8Array {
    const { rows, cols } = this;
    const { long, short } = sweptSides(rows, cols);
    const roles = this.banded(random, long, short);
    for (let round = 0; round < this.rounds; round++) {
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

export type PartitionSourceOutcome =
  | { readonly kind: "ready"; readonly source: PartitionSource }
  | { readonly kind: "limit"; readonly limit: Limit };

/** Prepare to draw. RangeError if the board has no partition ({@link hasPartition}). */
export function* partitionSourceJob(
  rows: number,
  cols: number,
  options: DrawOptions = {},
  meter: Meter = newMeter(),
): Job<PartitionSourceOutcome> {
  if (!hasPartition(rows, cols)) throw new RangeError(`the ${rows}×${cols} board has no partition`);
  let sampler: PartitionSampler | null = null;
  if (uniformWork(rows, cols) <= (options.uniformWork ?? UNIFORM_TO_12)) {
    const built = yield* partitionSamplerJob(rows, cols, {}, meter);
    if (built.kind === "limit") return built;
    sampler = built.sampler;
  }
  return { kind: "ready", source: new PartitionSource(rows, cols, sampler, options.rounds ?? ROUNDS) };
}

/** The same, ready at once. RangeError also when a limit ends it; the job form reports the limit instead. */
export function partitionSource(rows: number, cols: number, options: DrawOptions & Limits = {}): PartitionSource {
  const outcome = runSync(partitionSourceJob(rows, cols, options, newMeter(options)));
  if (outcome.kind === "ready") return outcome.source;
  throw new RangeError(`preparing ${rows}×${cols} ended at its limit: ${outcome.limit}`);
}

/** One partition of the board. To draw many of one size keep a {@link partitionSource}. */
export function drawPartition(rows: number, cols: number, random: Random, options: DrawOptions = {}): PartitionDraw {
  return partitionSource(rows, cols, options).draw(random);
}
