/**
 * What a search is asked: a board, and facts that the answers must agree with.
 *
 * Known takes 1 … k are played at once, and the stones before the k-th leave the board: stones that are gone leave no trace, so clearing the
 * rest from where the k-th was reached is a smaller board of the same kind. Known takes of higher numbers, gaps before them, stay as
 * conditions.
 */
import type { Cell, Fact } from "@hashigo/core";
import { Left } from "../left.js";
import { type Progress, Puzzle } from "../puzzle.js";
import { NOBODY, START, Stones } from "../stones.js";

export interface Task {
  readonly puzzle: Puzzle;
  /** Cells taken before the board of `stones` begins. */
  readonly gone: readonly Cell[];
  readonly stones: Stones;
  readonly allowReverse: boolean;
  /** The stone taken first, or {@link NOBODY} when that is open. */
  readonly first: number;
  /** How it was reached. */
  readonly arrival: number;
  /** By order from 1, on the board of `stones`: the stone that must be taken so, or {@link NOBODY}. Null: nothing is known. */
  readonly knownAt: Int32Array | null;
  /** The other way round; 0: not known. */
  readonly orderOf: Int32Array | null;
}

/** Facts as a list by order, of the whole board; null when they cannot all hold. */
function byOrder(stones: Stones, facts: readonly Fact[]): Int32Array | null {
  const at = new Int32Array(stones.count + 1).fill(NOBODY);
  const orderOf = new Int32Array(stones.count);
  for (const fact of facts) {
    if (fact.kind !== "take" || !(fact.order >= 1 && fact.order <= stones.count) || !Number.isInteger(fact.order))
      return null;
    const stone = stones.at[fact.cell] ?? NOBODY;
    if (stone === NOBODY) return null;
    if (at[fact.order] !== NOBODY && at[fact.order] !== stone) return null;
    if (orderOf[stone] !== 0 && orderOf[stone] !== fact.order) return null;
    at[fact.order] = stone;
    orderOf[stone] = fact.order;
  }
  return at;
}

/** How the last of these stones is reached when they are taken in order from the first, or null when the rules forbid it. */
function arrivalAfter(stones: Stones, order: Int32Array, length: number, allowReverse: boolean): number | null {
  const left = new Left(stones);
  let arrival = START;
  for (let k = 1; k <= length; k++) {
    const to = order[k]!;
    if (k > 1) {
      const from = order[k - 1]!;
      let by = START;
      for (let d = 0; d < 4; d++) if (left.next[4 * from + d] === to) by = d;
      if (by === START || (arrival !== START && by === ((arrival + 2) & 3))) return null;
      arrival = allowReverse ? START : by;
    }
    left.take(to);
  }
  return arrival;
}

/** Null: the facts contradict the rules or each other. */
export function taskOf(puzzle: Puzzle, known: readonly Fact[]): Task | null {
  const whole = new Stones(puzzle);
  const allowReverse = puzzle.allowsReverse;
  const open = { puzzle, gone: [], stones: whole, allowReverse, first: NOBODY, arrival: START };
  if (known.length === 0) return { ...open, knownAt: null, orderOf: null };
  const at = byOrder(whole, known);
  if (at === null) return null;
  let length = 0;
  while (length < whole.count && at[length + 1] !== NOBODY) length++;
  if (length <= 1) return { ...open, first: at[1]!, knownAt: at, orderOf: inverse(at, whole.count) };
  const arrival = arrivalAfter(whole, at, length, allowReverse);
  if (arrival === null) return null;
  const gone = Array.from(at.subarray(1, length), (stone) => whole.cellOf(stone));
  const rest = Uint8Array.from(puzzle.stones);
  for (const cell of gone) rest[cell] = 0;
  const stones = new Stones(Puzzle.of({ rows: puzzle.rows, cols: puzzle.cols, stones: rest }, puzzle.rules));
  const knownAt = new Int32Array(stones.count + 1).fill(NOBODY);
  for (let k = length; k <= whole.count; k++)
    if (at[k] !== NOBODY) knownAt[k - length + 1] = stones.at[whole.cellOf(at[k]!)]!;
  const orderOf = inverse(knownAt, stones.count);
  return { puzzle, gone, stones, allowReverse, first: knownAt[1]!, arrival, knownAt, orderOf };
}

function inverse(at: Int32Array, count: number): Int32Array {
  const orderOf = new Int32Array(count);
  at.forEach((stone, order) => {
    if (stone !== NOBODY) orderOf[stone] = order;
  });
  return orderOf;
}

/** The whole answer: what was gone, then `sequence` on the board of `stones`, backwards when the last is put first. */
export function answerOf(task: Task, sequence: Int32Array, backwards: boolean): Progress {
  const order = new Int32Array(task.puzzle.rows * task.puzzle.cols);
  const { gone, stones } = task;
  const { count } = stones;
  gone.forEach((cell, k) => {
    order[cell] = k + 1;
  });
  for (let k = 0; k < count; k++) order[stones.cellOf(sequence[k]!)] = gone.length + (backwards ? count - k : k + 1);
  return { order };
}

/** Facts of which at least one must fail, on the board of `stones`. */
export interface Avoid {
  /** As {@link Task.knownAt}. */
  readonly at: Int32Array;
  /** Lowest and highest order in it; beyond all stones and 0 when all of the facts hold already, so that nothing is left that could fail. */
  readonly first: number;
  readonly last: number;
}

/** Null: one of the facts fails whatever happens. */
export function avoidOf(task: Task, facts: readonly Fact[]): Avoid | null {
  const { stones, gone, puzzle } = task;
  const at = new Int32Array(stones.count + 1).fill(NOBODY);
  const taken = new Uint8Array(stones.count);
  let first = stones.count + 1;
  let last = 0;
  for (const fact of facts) {
    if (fact.kind !== "take") return null;
    const order = fact.order - gone.length;
    if (order < 1) {
      if (gone[fact.order - 1] !== fact.cell) return null;
      continue;
    }
    const stone = stones.at[fact.cell] ?? NOBODY;
    if (stone === NOBODY || order > stones.count || puzzle.stones[fact.cell] !== 1) return null;
    if (at[order] === stone) continue;
    if (at[order] !== NOBODY || taken[stone] === 1) return null;
    taken[stone] = 1;
    at[order] = stone;
    first = Math.min(first, order);
    last = Math.max(last, order);
  }
  return { at, first, last };
}
