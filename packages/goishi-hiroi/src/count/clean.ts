/** How many clearances of a board never fly over an emptied square. Exact, as far as memory allows (clean-frontier.ts). */
import {
  type CountOutcome,
  countSweep,
  type Job,
  type Limits,
  type Meter,
  meter as newMeter,
  runAsync,
  runSync,
  type SweepOptions,
} from "@hashigo/core";
import { type Puzzle, transform } from "../puzzle.js";
import { CleanFrontier, MOST_LINES } from "./clean-frontier.js";

export type CleanCountOptions = Limits & SweepOptions;

/** Clean clearances of a board; a route and its reverse are two. 0 and not `exact` when a limit ended it. */
export function countClean(puzzle: Puzzle, options: CleanCountOptions = {}): CountOutcome {
  return runSync(countCleanJob(puzzle, options, newMeter(options)));
}

/** The same, giving the event loop a turn now and then. */
export async function countCleanAsync(puzzle: Puzzle, options: CleanCountOptions = {}): Promise<CountOutcome> {
  return runAsync(countCleanJob(puzzle, options, newMeter(options)));
}

/** The same as a job. One node of the meter is a batch of up to 256 states. */
export function* countCleanJob(
  puzzle: Puzzle,
  options: SweepOptions = {},
  meter: Meter = newMeter(),
): Job<CountOutcome> {
  const stones = puzzle.places.length;
  if (stones < 2) return { count: BigInt(stones), exact: true, limit: null, nodes: meter.nodes };
  const used = (line: (cell: number) => number): number => new Set(puzzle.places.map(line)).size;
  const [rows, cols] = [used((cell) => Math.floor(cell / puzzle.cols)), used((cell) => cell % puzzle.cols)];
  if (Math.min(rows, cols) > MOST_LINES) return { count: 0n, exact: false, limit: "memory", nodes: meter.nodes };
  // The narrower the frontier the fewer its states.
  const frontier = new CleanFrontier(cols > rows ? transform(puzzle, "transpose") : puzzle);
  const swept = yield* countSweep(frontier, options, meter);
  // Each path is found once, and can be walked from either end.
  return swept.kind === "exact"
    ? { count: 2n * swept.total, exact: true, limit: null, nodes: meter.nodes }
    : { count: 0n, exact: false, limit: swept.limit, nodes: meter.nodes };
}
