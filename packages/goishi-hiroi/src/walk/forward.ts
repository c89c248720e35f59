/**
 * The forward search: from the first stone on, by ends, chain and memo.
 *
 * The memo holds two kinds of states: *dead*, without any answer; and *agreeing*, whose answers all have the facts to avoid that are still
 * ahead. The second is asked only while the sequence agrees with these facts too. Facts to avoid only ever get fewer, so both stay true. An
 * answer that was given counts as agreeing once the caller avoids what it has in common with it, which is how a backbone is found without
 * passing all answers.
 */
import type { Meter } from "@hashigo/core";
import { Frames } from "./frames.js";
import type { Memo } from "./memo.js";
import { AGREES, ANSWER, type Budget, DEAD, GIVEN, type Searcher, type SearchOptions } from "./searcher.js";
import type { Avoid, Task } from "./task.js";

export class Forward extends Frames implements Searcher {
  private readonly memo: Memo;
  private readonly held: Uint8Array;
  private answered = false;

  constructor(task: Task, options: SearchOptions) {
    super(task, options.ranks, options.openAfter);
    this.memo = options.memo;
    this.held = new Uint8Array(task.stones.count + 1);
  }

  run(avoid: Avoid | null, meter: Meter, budget: Budget): number {
    this.guard.reset(avoid, this.depth, this.sequence, (k) => k + 1);
    if (this.answered) this.held[this.depth] = this.agrees() ? AGREES : GIVEN;
    const end = this.advance(meter, budget);
    this.answered = end === ANSWER;
    return end;
  }

  private agrees(): boolean {
    return this.guard.avoid !== null && this.guard.differs === 0;
  }

  protected entered(depth: number): void {
    this.held[depth] = DEAD;
  }

  protected left(depth: number): void {
    const { held } = this;
    const what = held[depth]!;
    if (this.forks[depth] === 1 && this.nodes > this.openAfter && what !== GIVEN)
      this.memo.add(this.hash(depth, what), this.board.words, this.pose(depth, what), 0);
    if (what > held[depth - 1]!) held[depth - 1] = what;
  }

  protected prunes(depth: number): boolean {
    if (!this.agrees() || depth < this.guard.avoid!.last) return false;
    this.held[depth] = AGREES;
    return true;
  }

  protected recalls(depth: number): boolean {
    if (this.remembers(depth, DEAD)) return true;
    if (!this.agrees() || !this.remembers(depth, AGREES)) return false;
    this.held[depth] = AGREES;
    return true;
  }

  private remembers(depth: number, kind: number): boolean {
    return this.memo.find(this.hash(depth, kind), this.board.words, this.pose(depth, kind)) >= 0;
  }
}
