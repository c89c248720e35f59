/**
 * How many shadings a blank board has, exactly. Closed form under `count`, in one column and on two rows (columns.ts: Agreement);
 * otherwise a sweep of the transfer matrix.
 *
 * Measured in CPU time on a busy two-core server, exact and convex: 12×12 0.02 s and 0.05 s, 14×14 0.1 s and 0.3 s, 16×16 0.6 s and 3 s,
 * 18×18 5 s and 30 s.
 */
import {
  countSweep,
  type Job,
  type Limit,
  type Limits,
  type Meter,
  meter as newMeter,
  runSync,
  type SweepOptions,
} from "@hashigo/core";
import { assertCounted, binomial, type CountedFall } from "./columns.js";
import { MOST_ROWS, ShadingFrontier } from "./shading-frontier.js";

export type ShadingCountOptions = Limits & SweepOptions;

export interface ShadingCount {
  /** 0 unless `exact`: a sweep that a limit ended has counted nothing yet. */
  readonly count: bigint;
  readonly exact: boolean;
  /** Distinct states of the sweep summed over all cells; 0 where a closed form needs none. */
  readonly states: number;
  readonly limit: Limit | null;
}

/** Shadings of the blank rows × cols board under a rule of the fall; none if `rows` is odd. RangeError for a side below 1. */
export function countShadings(
  rows: number,
  cols: number,
  fall: CountedFall = "exact",
  options: ShadingCountOptions = {},
): ShadingCount {
  return runSync(countShadingsJob(rows, cols, fall, options, newMeter(options)));
}

/** The same as a job. One node of the meter is a batch of up to 256 states. */
export function* countShadingsJob(
  rows: number,
  cols: number,
  fall: CountedFall = "exact",
  options: SweepOptions = {},
  meter: Meter = newMeter(),
): Job<ShadingCount> {
  assertCounted(rows, cols, fall);
  if (rows % 2 !== 0) return { count: 0n, exact: true, states: 0, limit: null };
  if (fall === "count" || cols === 1 || rows === 2) {
    return { count: binomial(rows, rows / 2) ** BigInt(cols), exact: true, states: 0, limit: null };
  }
  if (rows > MOST_ROWS) return { count: 0n, exact: false, states: 0, limit: "memory" };
  const swept = yield* countSweep(new ShadingFrontier({ rows, cols, fall }), options, meter);
  const states = swept.layers.reduce((sum, n) => sum + n, 0);
  return swept.kind === "exact"
    ? { count: swept.total, exact: true, states, limit: null }
    : { count: 0n, exact: false, states, limit: swept.limit };
}
