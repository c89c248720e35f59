/**
 * The first engine: search forward by ends, chain and memo, and backward by starts and memo, in turns (`walk`).
 *
 * A state is (stones left, place, arrival) and nothing else: whoever stands on a square sees the first stone left in each direction, and a
 * square that was emptied is passed like one that never held a stone, so which way the others were taken leaves no trace.
 */
import {
  type CountOptions,
  type CountOutcome,
  countJob,
  type Fact,
  type Finder,
  type Job,
  meter,
  mostAnswers,
  NOTHING,
} from "@hashigo/core";
import type { Progress, Puzzle } from "./puzzle.js";
import { NOBODY } from "./stones.js";
import { Counter } from "./walk/count.js";
import { forcedTakes } from "./walk/forced.js";
import { Portfolio } from "./walk/portfolio.js";
import { taskOf } from "./walk/task.js";

/** Up to so many answers are found one by one, in turns forward and backward; more are added up. */
const FEW = 64;

export function finder(puzzle: Puzzle, known: readonly Fact[]): Finder<Progress> {
  if (puzzle.places.length === 0) return NOTHING;
  const task = taskOf(puzzle, known);
  return task === null ? NOTHING : new Portfolio(task);
}

/** Answers up to `maxSolutions`, far beyond what could be listed. */
export function* countingWalks(puzzle: Puzzle, options: CountOptions = {}): Job<CountOutcome> {
  const m = meter(options);
  const most = mostAnswers(options.maxSolutions);
  const task = puzzle.places.length === 0 || most <= FEW ? null : taskOf(puzzle, []);
  if (task !== null) return { ...(yield* new Counter(task).run(most, m)), nodes: m.nodes };
  const { count, exact, limit } = yield* countJob(finder(puzzle, []), most, m, () => {});
  return { count: BigInt(count), exact, limit, nodes: m.nodes };
}

/** What can be said of every answer without searching: the stones that are forced from the first on, and the last. */
export function rootFacts(puzzle: Puzzle): Fact[] {
  const task = puzzle.places.length === 0 ? null : taskOf(puzzle, []);
  if (task === null) return [];
  const { takes, last } = forcedTakes(task);
  const facts: Fact[] = takes.map((stone, k) => ({ kind: "take", cell: task.stones.cellOf(stone), order: k + 1 }));
  const { count } = task.stones;
  if (last !== NOBODY && takes.length < count)
    facts.push({ kind: "take", cell: task.stones.cellOf(last), order: count });
  return facts;
}
