/**
 * Forward and backward in turns, each within a budget that grows: 1000 nodes, 4000, 16000 … From the second round on each begins anew with
 * openings and ties in random order, since bad luck in the order is what makes a search long. Memos are kept from round to round.
 *
 * Each search is complete alone: when one is done, every answer that neither it nor another gave agrees with the facts to avoid. So the first to be done
 * ends it, and answers seen are told apart by their sequence. Who only enumerates, with nothing to avoid, stays with the search at hand
 * after {@link SEEN} answers of its own, so that the list does not grow.
 */
import { type Fact, type Finder, type Found, type Job, type Meter, Random, rest } from "@hashigo/core";
import type { Progress } from "../puzzle.js";
import { Backward } from "./backward.js";
import { Forward } from "./forward.js";
import { Memo } from "./memo.js";
import { ANSWER, type Budget, DONE, LIMIT, MEMO_BYTES, OPEN_AFTER, REST, type Searcher, SPENT } from "./searcher.js";
import { type Avoid, answerOf, avoidOf, type Task } from "./task.js";

/** Nodes of each search in the first round. */
const FIRST = 1000;
const GROWTH = 4;
const SEEN = 32;
/** Ranks are below this; ties among these few stones hardly matter. */
const RANKS = 1 << 20;

export interface PortfolioOptions {
  /** Nodes of each search in the first round; 0 in one place switches that search off for good. */
  readonly forward?: number;
  readonly backward?: number;
  readonly openAfter?: number;
  readonly memoBytes?: number;
}

export class Portfolio implements Finder<Progress> {
  private readonly memos: readonly [Memo, Memo];
  private readonly first: readonly [number, number];
  private readonly openAfter: number;
  private readonly budget: Budget = { left: 0 };
  /** Counts searches begun; even ones go forward. */
  private turn = -1;
  private search: Searcher | null = null;
  /** Answers given by the search at hand; keys of those given before: not met by it yet, and all. */
  private readonly own: Int32Array[] = [];
  private others: Set<string> = new Set();
  private readonly given: Set<string> = new Set();
  private settled = false;
  private over = false;
  private avoidFacts: readonly Fact[] | null = null;
  private avoid: Avoid | null = null;

  constructor(
    private readonly task: Task,
    options: PortfolioOptions = {},
  ) {
    const words = (task.stones.count + 31) >>> 5;
    const bytes = options.memoBytes ?? MEMO_BYTES;
    this.memos = [new Memo(words, bytes, false), new Memo(words, bytes, false)];
    this.first = [options.forward ?? FIRST, options.backward ?? FIRST];
    this.openAfter = options.openAfter ?? OPEN_AFTER;
  }

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<Progress>> {
    if (avoid !== this.avoidFacts) {
      this.avoidFacts = avoid;
      this.avoid = avoid === null ? null : avoidOf(this.task, avoid);
    }
    while (!this.over) {
      if (this.search === null) this.begin();
      const end = this.search!.run(this.avoid, meter, this.budget);
      if (end === DONE) this.over = true;
      else if (end === LIMIT) return { kind: "limit" };
      else if (end === SPENT) this.begin();
      else if (end === REST) yield* rest(meter);
      else if (end === ANSWER && this.isNew()) {
        yield* rest(meter);
        return { kind: "solution", solution: answerOf(this.task, this.search!.sequence, this.backwards) };
      }
    }
    return { kind: "none" };
  }

  private get backwards(): boolean {
    return this.turn % 2 === 1;
  }

  private isNew(): boolean {
    const { sequence } = this.search!;
    if (this.others.size > 0 && this.others.delete(this.keyOf(sequence))) return false;
    if (this.settled) return true;
    this.own.push(Int32Array.from(sequence));
    this.settled = this.avoid === null && this.own.length >= SEEN;
    if (this.settled) this.budget.left = Number.POSITIVE_INFINITY;
    return true;
  }

  private keyOf(sequence: Int32Array): string {
    return (this.backwards ? Int32Array.from(sequence).reverse() : sequence).join();
  }

  private begin(): void {
    for (const sequence of this.own) this.given.add(this.keyOf(sequence));
    this.own.length = 0;
    this.others = new Set(this.given);
    do this.turn++;
    while (this.first[this.turn % 2] === 0);
    const round = this.turn >> 1;
    const direction = (this.turn % 2) as 0 | 1;
    this.budget.left = this.first[direction] * GROWTH ** round;
    const options = {
      ranks: this.ranks(round),
      memo: this.memos[direction],
      openAfter: round === 0 ? this.openAfter : 0,
    };
    this.search = direction === 0 ? new Forward(this.task, options) : new Backward(this.task, options);
  }

  private ranks(round: number): Int32Array | null {
    if (round === 0) return null;
    const random = new Random(this.turn);
    return Int32Array.from({ length: this.task.stones.count }, () => random.int(RANKS));
  }
}
