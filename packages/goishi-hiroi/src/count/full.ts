/** How many ways there are to clear a full board: every square holds a stone. Exact, as far as memory allows (full-frontier.ts). */
import {
  countSweep,
  type Job,
  type Limit,
  type Limits,
  type Meter,
  meter as newMeter,
  runAsync,
  runSync,
  type Settings,
  type SweepOptions,
} from "@hashigo/core";
import { MAX_SIDE, rulesOf } from "../puzzle.js";
import { FullFrontier, MOST_COLS } from "./full-frontier.js";

export type FullCountOptions = Limits & SweepOptions;

export interface FullCount {
  /** 0 unless `exact`: a sweep that a limit ended has counted nothing yet. */
  readonly count: bigint;
  readonly exact: boolean;
  /** Distinct states, summed over the number of stones taken. */
  readonly states: number;
  readonly limit: Limit | null;
}

/** Answers of the full rows × cols board. RangeError for a side out of range. */
export function countFull(rows: number, cols: number, rules: Settings = {}, options: FullCountOptions = {}): FullCount {
  return runSync(countFullJob(rows, cols, rules, options, newMeter(options)));
}

/** The same, giving the event loop a turn now and then. */
export async function countFullAsync(
  rows: number,
  cols: number,
  rules: Settings = {},
  options: FullCountOptions = {},
): Promise<FullCount> {
  return runAsync(countFullJob(rows, cols, rules, options, newMeter(options)));
}

/** The same as a job. One node of the meter is a batch of up to 256 states. */
export function* countFullJob(
  rows: number,
  cols: number,
  rules: Settings = {},
  options: SweepOptions = {},
  meter: Meter = newMeter(),
): Job<FullCount> {
  for (const side of [rows, cols])
    if (!(Number.isInteger(side) && side >= 1 && side <= MAX_SIDE))
      throw new RangeError(`sides are 1 to ${MAX_SIDE}, not ${rows} × ${cols}`);
  const { allowReverse } = rulesOf(rules);
  const [longer, shorter] = rows > cols ? [rows, cols] : [cols, rows];
  // Turned boards count alike, and what is done for each row is less with few of them. No grid with both sides beyond reach is small.
  const width = longer <= MOST_COLS ? longer : shorter;
  if (width > MOST_COLS) return { count: 0n, exact: false, states: 0, limit: "memory" };
  const frontier = new FullFrontier((rows * cols) / width, width, allowReverse === "on");
  const swept = yield* countSweep(frontier, options, meter);
  const states = swept.layers.reduce((sum, n) => sum + n, 0);
  return swept.kind === "exact"
    ? { count: swept.total, exact: true, states, limit: null }
    : { count: 0n, exact: false, states, limit: swept.limit };
}
