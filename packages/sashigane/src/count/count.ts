/**
 * How many partitions of a blank board into L shapes there are, exactly, and how many of each number of pieces. The
 * sweep runs along the shorter side: its states grow by 3.17 a column, its length by one row only.
 */
import type { Job, Limit, Limits, SweepOptions } from "@hashigo/core";
import { countSweep, type Meter, meter as newMeter, runSync } from "@hashigo/core";
import { blankBoard } from "./demands.js";
import { PartitionFrontier } from "./partition-frontier.js";

export type CountOptions = Limits & SweepOptions;

export interface PartitionCount {
  /** 0 unless `exact`: a sweep that a limit ended has counted nothing yet. */
  readonly count: bigint;
  readonly exact: boolean;
  /** Frontier states after i cells. */
  readonly layers: readonly number[];
  readonly limit: Limit | null;
}

/** Sides of a board, the shorter last. */
export function sweptSides(rows: number, cols: number): { long: number; short: number } {
  for (const side of [rows, cols]) {
    if (!(Number.isInteger(side) && side >= 1)) throw new RangeError(`a side is 1 cell or more, not ${side}`);
  }
  return { long: Math.max(rows, cols), short: Math.min(rows, cols) };
}

export function* countPartitionsJob(
  rows: number,
  cols: number,
  options: SweepOptions = {},
  meter: Meter = newMeter(),
): Job<PartitionCount> {
  const { long, short } = sweptSides(rows, cols);
  const frontier = new PartitionFrontier({ rows: long, cols: short, allowed: blankBoard(long, short) });
  const swept = yield* countSweep(frontier, options, meter);
  return swept.kind === "exact"
    ? { count: swept.total, exact: true, layers: swept.layers, limit: null }
    : { count: 0n, exact: false, layers: swept.layers, limit: swept.limit };
}

/** Partitions of the blank rows × cols board. */
export function countPartitions(rows: number, cols: number, options: CountOptions = {}): PartitionCount {
  return runSync(countPartitionsJob(rows, cols, options, newMeter(options)));
}

export interface PieceTally {
  /** Partitions by number of pieces, from 0; no longer than the largest number that occurs. Empty unless `limit` is null. */
  readonly byPieces: readonly bigint[];
  readonly limit: Limit | null;
}

export function* countByPiecesJob(
  rows: number,
  cols: number,
  options: SweepOptions = {},
  meter: Meter = newMeter(),
): Job<PieceTally> {
  const { long, short } = sweptSides(rows, cols);
  const frontier = new PartitionFrontier({ rows: long, cols: short, allowed: blankBoard(long, short), tally: true });
  const swept = yield* countSweep(frontier, options, meter);
  return swept.kind === "exact" ? { byPieces: swept.tallies, limit: null } : { byPieces: [], limit: swept.limit };
}

/**
 * Partitions by number of pieces: entry k counts those with k pieces, k ≤ ⌊rows·cols / 3⌋, since a piece has at least a
 * bend and two arm cells. RangeError when a limit ends it; the job form reports the limit instead.
 */
export function countByPieces(rows: number, cols: number, options: CountOptions = {}): readonly bigint[] {
  const { byPieces, limit } = runSync(countByPiecesJob(rows, cols, options, newMeter(options)));
  if (limit !== null) throw new RangeError(`the tally of ${rows}×${cols} ended at its limit: ${limit}`);
  return byPieces;
}
