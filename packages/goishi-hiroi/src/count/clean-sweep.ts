/**
 * Every layout of a small grid: how many of its clearances are clean, against how many there are.
 *
 * There is no table for all layouts at once as for the census, since a flight over an emptied square is only told by the layout one began
 * with. So the paths of each layout are walked; most layouts have few. Both counts are in full. (Published figures of the layouts all of whose
 * clearances are clean came from two counts that were cut, and are larger: with the same cut {@link CleanOptions.cap} gives them too.)
 */
import {
  type Job,
  type Limit,
  type Limits,
  type Meter,
  meter as newMeter,
  rest,
  runAsync,
  runSync,
  type Settings,
} from "@hashigo/core";
import { assertGrid } from "../census/census.js";
import { sight } from "../census/lanes.js";
import { MAX_PRICED, priceTableJob } from "../census/price.js";

export interface CleanOptions {
  /** What is clean is so under either rule; what is an answer is not. */
  readonly rules?: Settings | undefined;
  /** Cut both counts of a layout before they are compared. Default: never. */
  readonly cap?: number | undefined;
}

/** Layouts of two stones and more. */
export interface CleanTable {
  readonly rows: number;
  readonly cols: number;
  readonly examined: number;
  readonly clearable: number;
  /** With exactly one answer. */
  readonly one: number;
  /** With a clean clearance. */
  readonly hasClean: number;
  /** Clearable, and every clearance is clean. */
  readonly allClean: number;
  /** One answer, and it is clean: none, see census.ts. */
  readonly oneAndClean: number;
}

export type CleanOutcome =
  | { readonly status: "done"; readonly table: CleanTable; readonly limit: null }
  | { readonly status: "unknown"; readonly limit: Limit };

/** The layouts of a grid of at most 20 squares. */
export function cleanSweep(rows: number, cols: number, options: CleanOptions & Limits = {}): CleanOutcome {
  return runSync(cleanSweepJob(rows, cols, options, newMeter(options)));
}

export async function cleanSweepAsync(
  rows: number,
  cols: number,
  options: CleanOptions & Limits = {},
): Promise<CleanOutcome> {
  return runAsync(cleanSweepJob(rows, cols, options, newMeter(options)));
}

/** The same as a job. One node of the meter is a batch of layouts. */
export function* cleanSweepJob(
  rows: number,
  cols: number,
  { rules = {}, cap = Number.POSITIVE_INFINITY }: CleanOptions = {},
  meter: Meter = newMeter(),
): Job<CleanOutcome> {
  assertGrid(rows, cols, MAX_PRICED);
  const priced = yield* priceTableJob(rows, cols, rules, {}, meter);
  if (priced.status === "unknown") return priced;
  const paths = new Paths(rows, cols);
  const tally = { rows, cols, examined: 0, clearable: 0, one: 0, hasClean: 0, allClean: 0, oneAndClean: 0 };
  for (let layout = 1; layout < 2 ** (rows * cols); layout++) {
    if (layout % BATCH === 1) {
      if (!meter.tick()) return { status: "unknown", limit: meter.limit ?? "nodes" };
      yield* rest(meter);
    }
    if ((layout & (layout - 1)) === 0) continue;
    tally.examined++;
    const all = priced.table.count(layout);
    if (all === 0) continue;
    const clean = paths.count(layout);
    tally.clearable++;
    if (all === 1) tally.one++;
    if (clean > 0) tally.hasClean++;
    if (Math.min(clean, cap) === Math.min(all, cap)) tally.allClean++;
    if (all === 1 && clean === 1) tally.oneAndClean++;
  }
  return { status: "done", table: tally, limit: null };
}

const BATCH = 32;

/** Paths through all stones of a layout, each stone seeing the next on the full board: by going back where it is stuck. */
class Paths {
  private readonly rays: Int32Array;
  /** `near[cell]`: the stones that it sees. */
  private readonly near: Int32Array;

  constructor(rows: number, cols: number) {
    this.rays = new Int32Array(4 * rows * cols);
    for (let i = 0; i < this.rays.length; i++)
      for (const seen of sight(rows, cols, i >> 2, i & 3)) this.rays[i]! |= 1 << seen;
    this.near = new Int32Array(rows * cols);
  }

  /** A layout of two stones and more. Each path is walked from both ends, as two. */
  count(layout: number): number {
    const { rays, near } = this;
    for (let stones = layout; stones !== 0; stones &= stones - 1) {
      const cell = 31 - Math.clz32(stones & -stones);
      const right = layout & rays[4 * cell]!;
      const down = layout & rays[4 * cell + 1]!;
      near[cell] =
        (right & -right) |
        (down & -down) |
        highest(layout & rays[4 * cell + 2]!) |
        highest(layout & rays[4 * cell + 3]!);
    }
    let count = 0;
    for (let stones = layout; stones !== 0; stones &= stones - 1) {
      const cell = 31 - Math.clz32(stones & -stones);
      count += this.from(cell, layout & ~(1 << cell));
    }
    return count;
  }

  private from(cell: number, left: number): number {
    if (left === 0) return 1;
    let count = 0;
    for (let next = left & this.near[cell]!; next !== 0; next &= next - 1) {
      const to = 31 - Math.clz32(next & -next);
      count += this.from(to, left & ~(1 << to));
    }
    return count;
  }
}

/** The highest bit of a set as a set. */
function highest(set: number): number {
  return set === 0 ? 0 : 1 << (31 - Math.clz32(set));
}
