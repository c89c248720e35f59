/**
 * The backward search: from the last stone on, by starts and memo. Seldom faster than the forward one, but now and then by hundreds.
 *
 * A state is the set of stones already put (all standing), the stone put last, and the direction it is left by. The stone before it is any
 * stone not yet put on one of its sides, seen across others not yet put, which will be gone by then; under the published rules not on the side
 * it leaves to. Frames, memo and the facts to avoid are as in `forward.ts`, with the order counted down.
 */
import type { Meter } from "@hashigo/core";
import { NOBODY, START } from "../stones.js";
import { Guard } from "./guard.js";
import {
  AGREES,
  ANSWER,
  type Budget,
  CORRIDOR,
  charge,
  DEAD,
  DONE,
  GIVEN,
  ON,
  type Searcher,
  type SearchOptions,
} from "./searcher.js";
import { Suffix } from "./suffix.js";
import type { Avoid, Task } from "./task.js";

export class Backward implements Searcher {
  readonly sequence: Int32Array;
  private readonly suffix: Suffix;
  private readonly guard: Guard;
  /** The direction in which the stone at each depth is left. */
  private readonly leaving: Int8Array;
  // Where to look on: the side being looked at (counted from the stone's own first side) and the next stone there.
  private readonly side: Uint8Array;
  private readonly at: Int32Array;
  private readonly held: Uint8Array;
  private readonly forks: Uint8Array;
  private readonly lasts: Int32Array;
  private begun = 0;
  private depth = 0;
  private fresh = false;
  private answered = false;
  private nodes = 0;
  private passed = 0;
  /** The side on which {@link seek} found its stone. */
  private found = 0;

  constructor(
    private readonly task: Task,
    private readonly options: SearchOptions,
  ) {
    const { count } = task.stones;
    this.suffix = new Suffix(task.stones, task.allowReverse);
    this.guard = new Guard(task);
    this.sequence = new Int32Array(count);
    this.leaving = new Int8Array(count + 1);
    this.side = new Uint8Array(count + 1);
    this.at = new Int32Array(count + 1);
    this.held = new Uint8Array(count + 1);
    this.forks = new Uint8Array(count + 1);
    this.lasts = this.openings();
  }

  /** Stones that may be last. */
  private openings(): Int32Array {
    const { suffix, guard, task } = this;
    if (suffix.starts > 2) return new Int32Array(0);
    const lasts: number[] = [];
    for (let s = 0; s < suffix.count; s++)
      if ((suffix.starts < 2 || suffix.isStart(s)) && guard.allows(task.stones.count, s)) lasts.push(s);
    const { ranks } = this.options;
    if (ranks !== null) lasts.sort((a, b) => ranks[a]! - ranks[b]!);
    return Int32Array.from(lasts);
  }

  run(avoid: Avoid | null, meter: Meter, budget: Budget): number {
    const { count } = this.task.stones;
    this.guard.reset(avoid, this.depth, this.sequence, (k) => count - k);
    if (this.answered) {
      this.answered = false;
      this.held[this.depth] = avoid !== null && this.guard.differs === 0 ? AGREES : GIVEN;
    }
    for (;;) {
      if (this.fresh) {
        const end = this.look(meter, budget);
        if (end !== ON) return end;
        continue;
      }
      if (this.depth === 0) {
        const end = this.begin(meter, budget);
        if (end !== ON) return end;
        continue;
      }
      const before = this.side[this.depth]! < 4 ? this.seek() : NOBODY;
      if (before === NOBODY) this.back();
      else this.go(before, this.task.allowReverse ? START : (this.found + 2) & 3);
    }
  }

  private begin(meter: Meter, budget: Budget): number {
    if (this.begun >= this.lasts.length) return DONE;
    const end = charge(meter, budget);
    if (end !== ON) return end;
    this.nodes++;
    this.go(this.lasts[this.begun++]!, START);
    return ON;
  }

  private go(stone: number, leaving: number): void {
    const order = this.suffix.count;
    this.suffix.put(stone);
    this.sequence[this.depth++] = stone;
    const { depth } = this;
    this.leaving[depth] = leaving;
    this.held[depth] = DEAD;
    this.forks[depth] = 0;
    this.side[depth] = 4;
    this.guard.put(order, stone);
    this.fresh = true;
  }

  private back(): void {
    const { held, suffix } = this;
    const depth = this.depth--;
    const stone = this.sequence[depth - 1]!;
    if (this.forks[depth] === 1 && this.nodes > this.options.openAfter && held[depth] !== GIVEN)
      this.options.memo.add(this.hash(depth, held[depth]!), suffix.words, this.pose(depth, held[depth]!), 0);
    if (held[depth]! > held[depth - 1]!) held[depth - 1] = held[depth]!;
    suffix.lift(stone);
    this.guard.lift(suffix.count);
  }

  private look(meter: Meter, budget: Budget): number {
    const { suffix, guard, depth } = this;
    const { memo, openAfter } = this.options;
    const agrees = guard.avoid !== null && guard.differs === 0;
    if (agrees && suffix.count < guard.avoid!.first) return this.fail(AGREES);
    if (suffix.count === 0) {
      this.fresh = false;
      this.answered = true;
      return ANSWER;
    }
    if (suffix.starts > 2) return this.fail(DEAD);
    this.rewind();
    if (this.seek() === NOBODY) return this.fail(DEAD);
    if (this.seek() === NOBODY) return this.corridor(meter, budget);
    const end = charge(meter, budget);
    if (end !== ON) return end;
    this.nodes++;
    if (this.nodes > openAfter) {
      if (memo.find(this.hash(depth, DEAD), suffix.words, this.pose(depth, DEAD)) >= 0) return this.fail(DEAD);
      if (agrees && memo.find(this.hash(depth, AGREES), suffix.words, this.pose(depth, AGREES)) >= 0)
        return this.fail(AGREES);
    }
    this.fresh = false;
    this.forks[depth] = 1;
    this.rewind();
    return ON;
  }

  private fail(held: number): number {
    this.fresh = false;
    this.side[this.depth] = 4;
    this.held[this.depth] = held;
    return ON;
  }

  private corridor(meter: Meter, budget: Budget): number {
    if (++this.passed % CORRIDOR === 0) {
      const end = charge(meter, budget);
      if (end !== ON) return end;
    }
    this.fresh = false;
    this.rewind();
    return ON;
  }

  /** Looks at all sides of the stone at `depth` anew. */
  private rewind(): void {
    const { depth } = this;
    this.side[depth] = 0;
    const stone = this.sequence[depth - 1]!;
    this.at[depth] = this.task.stones.near[4 * stone + this.sideOf(stone, 0)]!;
  }

  /** Sides are tried in turn from one that the stone's rank tells. */
  private sideOf(stone: number, turn: number): number {
    const { ranks } = this.options;
    return ranks === null ? turn : (turn + ranks[stone]!) & 3;
  }

  /** The next stone that may come before the one at `depth`, or {@link NOBODY}. */
  private seek(): number {
    const { suffix, side, at, depth, task } = this;
    const { near } = task.stones;
    const { standing } = suffix;
    const x = this.sequence[depth - 1]!;
    const leaves = this.leaving[depth]!;
    while (side[depth]! < 4) {
      const d = this.sideOf(x, side[depth]!);
      let t = d === leaves ? NOBODY : at[depth]!;
      while (t >= 0 && standing[t] === 0) {
        const y = t;
        t = near[4 * t + d]!;
        if (!this.allows(y, d)) continue;
        at[depth] = t;
        this.found = d;
        return y;
      }
      side[depth]!++;
      if (side[depth]! < 4) at[depth] = near[4 * x + this.sideOf(x, side[depth]!)]!;
    }
    return NOBODY;
  }

  /** May this stone, on side `d`, be the one before? */
  private allows(y: number, d: number): boolean {
    const { suffix, task } = this;
    const order = suffix.count;
    if (suffix.starts === 2 && !suffix.isStart(y)) return false;
    if (!this.guard.allows(order, y)) return false;
    // It leaves towards `d + 2`; the first stone must not leave the way it was reached.
    if (order === 1) return task.arrival === START || d !== task.arrival;
    return suffix.hasWay(y, task.allowReverse ? START : (d + 2) & 3);
  }

  private pose(depth: number, kind: number): number {
    return (this.sequence[depth - 1]! << 4) | ((this.leaving[depth]! + 1) << 1) | kind;
  }

  private hash(depth: number, kind: number): number {
    return this.suffix.hash ^ Math.imul(this.pose(depth, kind) + 1, 0x9e3779b1);
  }
}
