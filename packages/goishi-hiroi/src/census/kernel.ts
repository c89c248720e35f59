/**
 * The census: how many answers has *every* layout of a grid, in one table.
 *
 * It exists because the state of the game is (stones left, place, arrival) and nothing else. Whoever stands on a square sees the first stone
 * that is left in each direction; a square he emptied and a square that never held a stone are passed alike, so which layout the game began
 * with leaves no trace. All layouts of one grid share one table f(left, place, arrival), and f of a set asks only sets with one stone fewer.
 *
 * A kernel's counts are capped at two: none · one · more. Never compare a capped count with another.
 */
import type { Job, Limit, Meter } from "@hashigo/core";

/** What a census tells of each number of stones. Index = stones, 0 … cells; entry 0 (the empty layout) is all zeros. */
export interface Census {
  readonly rows: number;
  readonly cols: number;
  readonly allowReverse: boolean;
  /** Layouts of so many stones with at least one answer. */
  readonly clearable: readonly number[];
  /** Layouts of so many stones with exactly one answer. */
  readonly one: readonly number[];
  /** Asked for by {@link CensusOptions.planes}. */
  readonly planes: Planes | null;
}

/**
 * Two bits a layout: bit (m & 31) of word (m >>> 5) belongs to the layout m, in which cell c holds a stone when bit c of m is set (cells row-major).
 * `some`: at least one answer. `several`: at least two, so always within `some`. 2^cells bits each: 4 MB at 25 cells, 128 MB at 30.
 */
export interface Planes {
  readonly some: Uint32Array;
  readonly several: Uint32Array;
}

export interface CensusOptions {
  readonly rows: number;
  readonly cols: number;
  readonly allowReverse: boolean;
  /** Keep the answer of each layout. */
  readonly planes: boolean;
}

export type KernelId = "words" | "simd";

/** Largest census of any kernel: the sets of stones are 32-bit masks. */
export const MAX_CELLS = 30;

export type CensusRun =
  | { readonly kind: "census"; readonly census: Census }
  | { readonly kind: "limit"; readonly limit: Limit };

/** One way to take a census. All ways give the same numbers; a test compares them layout by layout. */
export interface Kernel {
  readonly id: KernelId;
  /** Does it work here, on a grid of this size? */
  fits(options: CensusOptions): boolean;
  /** Bytes that a run holds at most, planes included. Whoever chooses a kernel asks before anything is allocated. */
  bytes(options: CensusOptions): number;
  /** Ends with the limit "memory" when the engine refuses the tables all the same. Planes that were asked for are always there. */
  run(options: CensusOptions, meter: Meter): Job<CensusRun>;
}
