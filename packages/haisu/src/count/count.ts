/**
 * How many walks through all cells of a blank board there are, exactly, by the sweep of core: from S to G, or over all
 * pairs of ends at once.
 *
 * Measured in CPU time on a busy two-core server: 12×12 0.3 s, 14×14 3 s, 16×16 45 s and 160 MB, that is 100 to 230
 * nanoseconds a state, of which three quarters go to the table of the driver and its cache misses. Hence no faster path
 * beside the general driver. (Halves of the board that meet in the middle would save the second half's layers only by
 * pairing every upper with every lower state of one occupation: some 10^9 at 16×16 by estimate, no less work.)
 */
import type { Cell, Job, Limit, Limits, Meter, SweepCount, SweepOptions } from "@hashigo/core";
import { countSweep, meter as newMeter, runSync } from "@hashigo/core";
import type { EndsFault } from "../screens.js";
import { assertBoard, faultOf } from "./ends.js";
import { turnedCell } from "./turn.js";
import { WalkFrontier } from "./walk-frontier.js";

export type WalkCountOptions = Limits & WalkSweepOptions;

export interface WalkSweepOptions extends SweepOptions {
  /**
   * The sweep goes along the rows as given, or along the shorter side. Default: as given for as many as GIVEN columns,
   * where it takes no longer than a second or two, else along the shorter side. The count is the same; the states
   * are not.
   */
  readonly along?: "given" | "shorter" | undefined;
}

/** Columns to which the sweep goes along the rows as given. */
export const GIVEN = 12;

export interface WalkCount {
  /** 0 unless `exact`: a sweep that a limit ended has counted nothing yet. */
  readonly count: bigint;
  readonly exact: boolean;
  /** Distinct frontier states summed over all positions, first and last included, with or without a completion. */
  readonly states: number;
  /** The same by position. */
  readonly layers: readonly number[];
  /** Did the sweep go down the columns of the board as given? */
  readonly turned: boolean;
  readonly limit: Limit | null;
  /** The screen that said 0 without a sweep (there are no states then), or null. */
  readonly screen: EndsFault | null;
}

/** Walks from `start` to `goal` through all cells of the blank board. Cells are numbered row by row from 0. */
export function countWalks(
  rows: number,
  cols: number,
  start: Cell,
  goal: Cell,
  options: WalkCountOptions = {},
): WalkCount {
  return runSync(countWalksJob(rows, cols, start, goal, options, newMeter(options)));
}

/** The same as a job. One node of the meter is a batch of up to 256 states. */
export function* countWalksJob(
  rows: number,
  cols: number,
  start: Cell,
  goal: Cell,
  options: WalkSweepOptions = {},
  meter: Meter = newMeter(),
): Job<WalkCount> {
  assertBoard(rows, cols, start, goal);
  const screen = faultOf(rows, cols, start, goal);
  const turned = cols > rows && (options.along ?? (cols <= GIVEN ? "given" : "shorter")) === "shorter";
  if (screen !== null) return screened(screen, turned);
  const at = (cell: Cell): Cell => (turned ? turnedCell(rows, cols, cell) : cell);
  const [height, width] = turned ? [cols, rows] : [rows, cols];
  const frontier = new WalkFrontier({ rows: height, cols: width, start: at(start), goal: at(goal), named: true });
  return outcome(yield* countSweep(frontier, options, meter), turned);
}

/** Walks through all cells of the blank board, over all pairs of two ends; a walk and its reverse are one. */
export function countAllWalks(rows: number, cols: number, options: WalkCountOptions = {}): WalkCount {
  return runSync(countAllWalksJob(rows, cols, options, newMeter(options)));
}

/**
 * The same as a job: one sweep with both ends free. At 12×12 it has 13 times the states of one pair of ends, where a
 * loop would sweep for each of 5184 pairs that pass the screens. A board of one cell has no two ends: 0.
 */
export function* countAllWalksJob(
  rows: number,
  cols: number,
  options: WalkSweepOptions = {},
  meter: Meter = newMeter(),
): Job<WalkCount> {
  assertBoard(rows, cols);
  const turned = cols > rows && options.along !== "given";
  const screen = faultOf(rows, cols, null, null);
  if (screen !== null) return screened(screen, turned);
  const [height, width] = turned ? [cols, rows] : [rows, cols];
  const frontier = new WalkFrontier({ rows: height, cols: width, start: null, goal: null });
  return outcome(yield* countSweep(frontier, options, meter), turned);
}

function screened(screen: EndsFault, turned: boolean): WalkCount {
  return { count: 0n, exact: true, states: 0, layers: [], turned, limit: null, screen };
}

function outcome(swept: SweepCount, turned: boolean): WalkCount {
  const { layers } = swept;
  const states = layers.reduce((sum, n) => sum + n, 0);
  return swept.kind === "exact"
    ? { count: swept.total, exact: true, states, layers, turned, limit: null, screen: null }
    : { count: 0n, exact: false, states, layers, turned, limit: swept.limit, screen: null };
}
