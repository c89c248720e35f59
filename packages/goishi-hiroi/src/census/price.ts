/**
 * The price of every layout of a grid, kept: to 20 squares, either counted in full or cut at 2.
 *
 * Full counts come from the same table as the census (kernel.ts), with a number for each state instead of two bits: a layer of sets at a time,
 * two alive, so that 4×5 takes 126 MB on the way and 8 MB in the end.
 *
 * Claim.   All numbers stay below 2^53, so doubles hold them exactly.
 * Proof.   From a state with n stones left there are at most 4^n ways, and a layout of k stones has at most k · 4^(k - 1) answers; sums of
 *          three outs of a place, and of all stones of a layout, are at most 3 · 20 · 4^19 < 2^45.  ∎
 * Full counts may be taken from one another: what is worth standing on a place, less the way straight back, is an out. For counts cut at 2 that is
 * false (words.ts), which is why a cut count is never compared with another.
 */
import {
  checkEach,
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
import { type Rules, rulesOf } from "../puzzle.js";
import { Blocks } from "./blocks.js";
import { assertGrid, censusJob } from "./census.js";
import { sight } from "./lanes.js";
import { answersOf } from "./layouts.js";

/** Squares of the largest grid whose prices are kept. */
export const MAX_PRICED = 20;

export interface PriceOptions {
  /** `exact` (default): counted in full. `capped`: 0 none, 1 one, 2 two or more; much quicker, and 2 bits a layout. */
  readonly counts?: "exact" | "capped" | undefined;
}

/** A layout: a number whose bit c is a stone on cell c, or one entry a cell, 1 for a stone (as `puzzle.stones`). */
export type Layout = number | ArrayLike<number>;

export class PriceTable {
  constructor(
    readonly rows: number,
    readonly cols: number,
    readonly rules: Rules,
    /** Are counts in full? Otherwise they are cut at 2. */
    readonly exact: boolean,
    private readonly price: (layout: number) => number,
  ) {}

  /** Answers of a layout; none for the empty one. RangeError for a layout that does not belong to the grid. */
  count(layout: Layout): number {
    const set = typeof layout === "number" ? layout : this.setOf(layout);
    if (!(Number.isInteger(set) && set >= 0 && set < 2 ** (this.rows * this.cols)))
      throw new RangeError(`no layout of ${this.rows} × ${this.cols}: ${set}`);
    return this.price(set);
  }

  private setOf(stones: ArrayLike<number>): number {
    checkEach("stone", stones, this.rows * this.cols, 0, 1);
    let set = 0;
    for (let cell = 0; cell < stones.length; cell++) if (stones[cell] === 1) set |= 1 << cell;
    return set;
  }
}

export type PriceOutcome =
  | { readonly status: "done"; readonly table: PriceTable; readonly limit: null }
  | { readonly status: "unknown"; readonly limit: Limit };

/** Prices of every layout of a grid. RangeError for more than 20 squares, or when the engine has not the memory. */
export function priceTable(rows: number, cols: number, rules: Settings = {}, options: PriceOptions = {}): PriceTable {
  const outcome = runSync(priceTableJob(rows, cols, rules, options));
  if (outcome.status === "unknown") throw new RangeError(`no memory for the prices of ${rows} × ${cols}`);
  return outcome.table;
}

/** The same within limits, giving the event loop a turn now and then. */
export async function priceTableAsync(
  rows: number,
  cols: number,
  rules: Settings = {},
  options: PriceOptions & Limits = {},
): Promise<PriceOutcome> {
  return runAsync(priceTableJob(rows, cols, rules, options, newMeter(options)));
}

/** The same as a job. One node of the meter is a batch of layouts. */
export function* priceTableJob(
  rows: number,
  cols: number,
  settings: Settings = {},
  options: PriceOptions = {},
  meter: Meter = newMeter(),
): Job<PriceOutcome> {
  assertGrid(rows, cols, MAX_PRICED);
  const rules = rulesOf(settings);
  if (options.counts === "capped") {
    const outcome = yield* censusJob({ rows, cols, rules, planes: true }, meter);
    if (outcome.status === "unknown") return outcome;
    const { planes } = outcome.census;
    if (planes === null) throw new Error("a kernel gave no planes");
    const table = new PriceTable(rows, cols, rules, false, (layout) => answersOf(planes, layout));
    return { status: "done", table, limit: null };
  }
  let pricer: Pricer;
  try {
    pricer = new Pricer(rows, cols, rules.allowReverse === "on");
  } catch (error) {
    if (error instanceof RangeError) return { status: "unknown", limit: "memory" };
    throw error;
  }
  const limit = yield* pricer.run(meter);
  if (limit !== null) return { status: "unknown", limit };
  const { prices } = pricer;
  return {
    status: "done",
    table: new PriceTable(rows, cols, rules, true, (layout) => prices[layout]!),
    limit: null,
  };
}

/** Sets to a node of the meter. */
const BATCH = 256;

/** A slot holds the worth of a place for each of four arrivals, or one worth when the arrival makes no difference. */
class Pricer {
  readonly prices: Float64Array;
  private readonly blocks: Blocks;
  private readonly rays: Int32Array;
  /** `at[cell + 1]`: slot of a stone. Entry 0, for nobody, is the zeros at the head of a layer. */
  private readonly at: Int32Array;
  private readonly slot: number;
  private readonly layers: readonly [Float64Array, Float64Array];

  constructor(rows: number, cols: number, allowReverse: boolean) {
    const cells = rows * cols;
    this.blocks = new Blocks(cells);
    this.slot = allowReverse ? 1 : 4;
    this.rays = new Int32Array(4 * cells);
    for (let i = 0; i < this.rays.length; i++)
      for (const seen of sight(rows, cols, i >> 2, i & 3)) this.rays[i]! |= 1 << seen;
    this.at = new Int32Array(cells + 1);
    this.prices = new Float64Array(2 ** cells);
    const sizes: [number, number] = [0, 0];
    for (let k = 0; k <= cells; k++) sizes[k & 1] = Math.max(sizes[k & 1]!, this.blocks.slots(k));
    this.layers = [new Float64Array(this.slot * (sizes[0] + 1)), new Float64Array(this.slot * (sizes[1] + 1))];
  }

  *run(meter: Meter): Job<Limit | null> {
    const { blocks, layers } = this;
    for (let stones = 0; stones <= blocks.places; stones++) {
      blocks.start(stones);
      const [from, to] = stones % 2 === 0 ? layers : [layers[1], layers[0]];
      const count = blocks.rows(stones);
      for (let row = 0; row < count; ) {
        if (!meter.tick()) return meter.limit ?? "nodes";
        yield* rest(meter);
        for (const end = Math.min(count, row + BATCH); row < end; row++) {
          this.visit(row, from, to);
          if (row + 1 < count) blocks.next();
        }
      }
    }
    return null;
  }

  private visit(row: number, from: Float64Array, to: Float64Array): void {
    const { blocks, at, slot } = this;
    const { stones, members, block } = blocks;
    let sum = 0;
    let address = slot * (1 + row * stones);
    for (let i = 0; i < stones; i++, address += slot) {
      at[members[i]! + 1] = address;
      for (let d = 0; d < slot; d++) sum += from[address + d]!;
    }
    // Of four hops each out lacks one: together they are three times what starting there is worth. A single stone has no hops: it is taken.
    this.prices[block] = stones === 1 ? 1 : slot === 4 ? sum / 3 : sum;
    if (slot === 4) this.outs(from, to);
    else this.sums(from, to);
  }

  private outs(from: Float64Array, to: Float64Array): void {
    const { blocks, rays, at } = this;
    const set = blocks.block;
    for (let j = 0; j < blocks.places - blocks.stones; j++) {
      const view = 4 * blocks.free[j]!;
      const right = set & rays[view]!;
      const down = set & rays[view + 1]!;
      const a = from[at[32 - Math.clz32(right & -right)]!]!;
      const b = from[at[32 - Math.clz32(down & -down)]! + 1]!;
      const c = from[at[32 - Math.clz32(set & rays[view + 2]!)]! + 2]!;
      const d = from[at[32 - Math.clz32(set & rays[view + 3]!)]! + 3]!;
      // Nothing is left: one way for every arrival.
      const all = set === 0 ? 1 : a + b + c + d;
      const address = 4 * (1 + blocks.slotFor(j));
      to[address] = all - c;
      to[address + 1] = all - d;
      to[address + 2] = all - a;
      to[address + 3] = all - b;
    }
  }

  private sums(from: Float64Array, to: Float64Array): void {
    const { blocks, rays, at } = this;
    const set = blocks.block;
    for (let j = 0; j < blocks.places - blocks.stones; j++) {
      const view = 4 * blocks.free[j]!;
      const right = set & rays[view]!;
      const down = set & rays[view + 1]!;
      const all =
        from[at[32 - Math.clz32(right & -right)]!]! +
        from[at[32 - Math.clz32(down & -down)]!]! +
        from[at[32 - Math.clz32(set & rays[view + 2]!)]!]! +
        from[at[32 - Math.clz32(set & rays[view + 3]!)]!]!;
      to[1 + blocks.slotFor(j)] = set === 0 ? 1 : all;
    }
  }
}
