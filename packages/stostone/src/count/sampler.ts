/** Uniform shadings of a blank board, from the table of the count (core/sweep/sampler.ts). */
import {
  buildSampler,
  type Job,
  type Limit,
  type Limits,
  type Meter,
  meter as newMeter,
  runSync,
  type Sampler,
  type SamplerOptions,
  type UniformSource,
} from "@hashigo/core";
import { SHADED, UNTOUCHED } from "../puzzle.js";
import { assertCounted, type CountedFall } from "./columns.js";
import { MOST_ROWS, ShadingFrontier } from "./shading-frontier.js";

export type ShadingSamplerOutcome =
  | { readonly kind: "ready"; readonly sampler: ShadingSampler }
  | { readonly kind: "limit"; readonly limit: Limit };

export class ShadingSampler {
  readonly source = "uniform";

  /** @param sampler null if there is no shading */
  constructor(
    readonly rows: number,
    readonly cols: number,
    readonly fall: CountedFall,
    private readonly sampler: Sampler | null,
  ) {}

  /** Number of shadings. */
  get total(): bigint {
    return this.sampler?.total ?? 0n;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.sampler?.bytes ?? 0;
  }

  /** A uniform shading: a mark a cell, shaded or untouched, row by row. RangeError if there is none. */
  draw(random: UniformSource): Uint8Array {
    if (this.total === 0n) throw new RangeError("there is no shading to draw");
    return this.unrank(random.below(this.total));
  }

  /** Shading number i of `total`; the order is fixed but has no meaning. */
  unrank(i: bigint): Uint8Array {
    const { rows, cols, sampler } = this;
    if (sampler === null) throw new RangeError(`there is no shading, nor one of the rank ${i}`);
    const cells = new Uint8Array(rows * cols).fill(UNTOUCHED);
    sampler.unrank(i).forEach((label, step) => {
      const r = rows - 1 - (step % rows);
      if (label === 1) cells[r * cols + Math.floor(step / rows)] = SHADED;
    });
    return cells;
  }
}

/** Prepare to draw shadings. One node of the meter is a batch of up to 256 states. */
export function* shadingSamplerJob(
  rows: number,
  cols: number,
  fall: CountedFall = "exact",
  options: SamplerOptions = {},
  meter: Meter = newMeter(),
): Job<ShadingSamplerOutcome> {
  assertCounted(rows, cols, fall);
  if (rows % 2 !== 0) return { kind: "ready", sampler: new ShadingSampler(rows, cols, fall, null) };
  const swept = cols === 1 ? "count" : fall;
  if (swept !== "count" && rows > MOST_ROWS) return { kind: "limit", limit: "memory" };
  const built = yield* buildSampler(new ShadingFrontier({ rows, cols, fall: swept }), options, meter);
  if (built.kind === "limit") return built;
  return { kind: "ready", sampler: new ShadingSampler(rows, cols, fall, built.sampler) };
}

/** The same, ready at once. RangeError when a limit ends it; the job form reports the limit instead. */
export function shadingSampler(
  rows: number,
  cols: number,
  fall: CountedFall = "exact",
  options: SamplerOptions & Limits = {},
): ShadingSampler {
  const outcome = runSync(shadingSamplerJob(rows, cols, fall, options, newMeter(options)));
  if (outcome.kind === "ready") return outcome.sampler;
  throw new RangeError(`the sampler of ${rows}×${cols} ended at its limit: ${outcome.limit}`);
}
