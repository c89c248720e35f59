/**
 * Counting without finding: the same walk, and the answers of a state are counted once.
 *
 * Each depth sums the answers of the moves done with; a state that is done with hands its sum up and leaves it in the memo, so what stands
 * there was never cut short by a limit. Sums are numbers as long as these are exact and big integers beyond: `sums` holds what is below,
 * `bigs` the rest. The sums of all depths together are the answers counted so far, which is what a limit leaves.
 */
import { type Job, type Limit, type Meter, rest } from "@hashigo/core";
import { Frames } from "./frames.js";
import { Memo } from "./memo.js";
import { ANSWER, type Budget, DONE, MEMO_BYTES, REST } from "./searcher.js";
import type { Task } from "./task.js";

/** Nodes before the memo is opened: sooner than in finding, since states with answers meet again too. */
const OPEN_AFTER = 200;
const EXACT = Number.MAX_SAFE_INTEGER;

export interface Counted {
  readonly count: bigint;
  readonly exact: boolean;
  readonly limit: Limit | null;
}

export interface CounterOptions {
  readonly openAfter?: number;
  readonly memoBytes?: number;
}

export class Counter extends Frames {
  private readonly memo: Memo;
  private readonly sums: Float64Array;
  /** Null until a sum is too large for a number. */
  private bigs: bigint[] | null = null;
  /** Sums in the memo that are too large: −1 − index stands for them. */
  private readonly stored: bigint[] = [];
  private storedBytes = 0;
  private readonly budget: Budget = { left: Number.POSITIVE_INFINITY };
  private readonly bytes: number;
  /** Answers so far; exact as far as it is compared. */
  private total = 0;

  constructor(task: Task, options: CounterOptions = {}) {
    super(task, null, options.openAfter ?? OPEN_AFTER);
    this.bytes = options.memoBytes ?? MEMO_BYTES;
    this.memo = new Memo((task.stones.count + 31) >>> 5, this.bytes, true);
    this.sums = new Float64Array(task.stones.count + 1);
  }

  /** Up to `max` answers. A counter is asked once. */
  *run(max: number, meter: Meter): Job<Counted> {
    const most = Math.max(0, Math.ceil(max));
    // Beyond what a number holds exactly the count goes to the end, and is cut there.
    while (this.total < most || most > EXACT) {
      const end = this.advance(meter, this.budget);
      if (end === ANSWER) this.add(this.depth, 1);
      else if (end === REST) yield* rest(meter);
      else return this.outcome(most, end === DONE ? null : (meter.limit ?? "nodes"), end === DONE);
    }
    return { count: BigInt(most), exact: false, limit: null };
  }

  private outcome(most: number, limit: Limit | null, done: boolean): Counted {
    let count = 0n;
    for (let depth = 0; depth <= this.depth; depth++) count += this.sumAt(depth);
    if (most < Number.POSITIVE_INFINITY && count >= BigInt(most))
      return { count: BigInt(most), exact: false, limit: null };
    return { count, exact: done, limit };
  }

  protected entered(depth: number): void {
    this.sums[depth] = 0;
    if (this.bigs !== null) this.bigs[depth] = 0n;
  }

  protected left(depth: number): void {
    const sum = this.sums[depth]!;
    const big = this.bigs === null ? 0n : this.bigs[depth]!;
    if (this.forks[depth] === 1 && this.nodes > this.openAfter && !this.memo.full) {
      const value = big === 0n ? sum : this.store(big + BigInt(sum));
      if (value !== null) this.memo.add(this.hash(depth, 0), this.board.words, this.pose(depth, 0), value);
    }
    this.put(depth - 1, sum, big);
  }

  protected prunes(): boolean {
    return false;
  }

  protected recalls(depth: number): boolean {
    const slot = this.memo.find(this.hash(depth, 0), this.board.words, this.pose(depth, 0));
    if (slot < 0) return false;
    const value = this.memo.valueAt(slot);
    if (value >= 0) this.add(depth, value);
    else {
      this.put(depth, 0, this.stored[-1 - value]!);
      this.total = Number.POSITIVE_INFINITY;
    }
    return true;
  }

  /** New answers. */
  private add(depth: number, answers: number): void {
    this.total += answers;
    this.put(depth, answers, 0n);
  }

  private put(depth: number, sum: number, big: bigint): void {
    const both = this.sums[depth]! + sum;
    if (both <= EXACT) this.sums[depth] = both;
    else {
      this.bigs ??= new Array<bigint>(this.sums.length).fill(0n);
      this.bigs[depth]! += BigInt(this.sums[depth]!);
      this.sums[depth] = sum;
    }
    if (big !== 0n) this.bigs![depth]! += big;
  }

  private sumAt(depth: number): bigint {
    const sum = BigInt(this.sums[depth]!);
    return this.bigs === null ? sum : sum + this.bigs[depth]!;
  }

  /** A stand-in for a large sum, or null when there is no room for more. */
  private store(sum: bigint): number | null {
    this.storedBytes += sum.toString(16).length;
    if (this.storedBytes > this.bytes) return null;
    this.stored.push(sum);
    return -this.stored.length;
  }
}
