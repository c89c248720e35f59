/**
 * Uniform partitions of a board, blank or with some roles ruled out. Whole table up to 10×10 and checkpoints beyond
 * within the default memory (core/sweep/sampler.ts); the sweep runs along the shorter side and its drawings are turned
 * back.
 */
import type { Job, Limit, Limits, SamplerOptions } from "@hashigo/core";
import { buildSampler, type Meter, meter as newMeter, runSync, type Sampler, type UniformSource } from "@hashigo/core";
import { sweptSides } from "./count.js";
import { blankBoard, transposeBoard } from "./demands.js";
import { PartitionFrontier } from "./partition-frontier.js";

export interface PartitionSamplerOptions extends SamplerOptions {
  /** Role mask a cell, row-major: only partitions within it. Default: all roles everywhere. */
  readonly allowed?: Uint8Array | undefined;
}

export type PartitionSamplerOutcome =
  | { readonly kind: "ready"; readonly sampler: PartitionSampler }
  | { readonly kind: "limit"; readonly limit: Limit };

export class PartitionSampler {
  readonly source = "uniform";

  constructor(
    readonly rows: number,
    readonly cols: number,
    private readonly sampler: Sampler,
    /** Frontier states after i cells. */
    readonly layers: readonly number[],
  ) {}

  /** Number of partitions. */
  get total(): bigint {
    return this.sampler.total;
  }

  /** Layers from checkpoint to checkpoint; 1 is the whole table. */
  get every(): number {
    return this.sampler.every;
  }

  get bytes(): number {
    return this.sampler.bytes;
  }

  /** A uniform partition: the role bit of each cell, row-major. RangeError if there is none. */
  draw(random: UniformSource): Uint8Array {
    return this.turned(this.sampler.draw(random));
  }

  /** Partition number i of `total`; the order is fixed but has no meaning. */
  unrank(i: bigint): Uint8Array {
    return this.turned(this.sampler.unrank(i));
  }

  private turned(labels: Int32Array): Uint8Array {
    const roles = Uint8Array.from(labels);
    const { long, short } = sweptSides(this.rows, this.cols);
    return this.cols > this.rows ? transposeBoard(roles, long, short) : roles;
  }
}

export function* partitionSamplerJob(
  rows: number,
  cols: number,
  options: PartitionSamplerOptions = {},
  meter: Meter = newMeter(),
): Job<PartitionSamplerOutcome> {
  const { long, short } = sweptSides(rows, cols);
  const allowed = blankBoard(long, short);
  if (options.allowed !== undefined) {
    const given = cols > rows ? transposeBoard(options.allowed, rows, cols) : options.allowed;
    if (given.length !== allowed.length)
      throw new RangeError(`${allowed.length} cells, but ${given.length} role masks`);
    given.forEach((mask, cell) => {
      allowed[cell] = (allowed[cell] ?? 0) & mask;
    });
  }
  const built = yield* buildSampler(new PartitionFrontier({ rows: long, cols: short, allowed }), options, meter);
  if (built.kind === "limit") return built;
  return { kind: "ready", sampler: new PartitionSampler(rows, cols, built.sampler, built.layers) };
}

/** The same, ready at once. RangeError when a limit ends it; the job form reports the limit instead. */
export function partitionSampler(
  rows: number,
  cols: number,
  options: PartitionSamplerOptions & Limits = {},
): PartitionSampler {
  const outcome = runSync(partitionSamplerJob(rows, cols, options, newMeter(options)));
  if (outcome.kind === "ready") return outcome.sampler;
  throw new RangeError(`the sampler of ${rows}×${cols} ended at its limit: ${outcome.limit}`);
}
