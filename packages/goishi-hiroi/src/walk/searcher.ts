/** What the portfolio asks of a search, forward or backward. */
import type { Meter } from "@hashigo/core";
import type { Memo } from "./memo.js";
import type { Avoid } from "./task.js";

/** How a run ended: an answer is in `sequence` · there are no more · the meter's limit · the run's own budget · time to rest. */
export const ANSWER = 0;
export const DONE = 1;
export const LIMIT = 2;
export const SPENT = 3;
export const REST = 4;
/** Not ended. */
export const ON = -1;

/** What a finished subtree held: no answer · only answers that agree with the facts to avoid · an answer that was given. */
export const DEAD = 0;
export const AGREES = 1;
export const GIVEN = 2;

/** Nodes before a search opens its memo: boards that are settled sooner do not pay for the table. */
export const OPEN_AFTER = 2000;
/** One in so many forced moves is charged as a node, so that a long corridor can be interrupted. */
export const CORRIDOR = 64;
/** Bytes of a memo. */
export const MEMO_BYTES: number = 1 << 26;

export interface Searcher {
  /** Stones in the order in which they were put, complete after {@link ANSWER}. */
  readonly sequence: Int32Array;
  /** Goes on where it was. A node is a state with two moves or more, or an opening. */
  run(avoid: Avoid | null, meter: Meter, budget: Budget): number;
}

/** Nodes that a run may still take, besides the meter. */
export interface Budget {
  left: number;
}

export interface SearchOptions {
  /** Breaks ties; null: reading order. */
  readonly ranks: Int32Array | null;
  /** Shared by searches of one direction: what it says does not depend on their order. */
  readonly memo: Memo;
  readonly openAfter: number;
}

/** One node is charged, or not: {@link ON} if it was. */
export function charge(meter: Meter, budget: Budget): number {
  if (meter.slice <= 0) return REST;
  if (budget.left <= 0) return SPENT;
  if (!meter.tick()) return LIMIT;
  budget.left--;
  return ON;
}
