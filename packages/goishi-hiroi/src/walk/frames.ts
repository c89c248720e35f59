/**
 * Depth-first over sequences from the first stone on, without recursion: what finding and counting share.
 *
 * `depth` stones are taken, and each depth keeps how its stone was reached and the moves not yet tried. A state with one move is passed
 * without a node. Where several are left the chain is asked, unless all stones taken since it was last asked were alone in a line, and
 * then the memo, which opens only after some nodes: boards that are settled sooner do not pay for the table. The memo needs no word about what
 * is known: that is tied to numbers, and a state knows its number.
 */
import type { Meter } from "@hashigo/core";
import { START } from "../stones.js";
import { Board } from "./board.js";
import { Guard } from "./guard.js";
import { Moves } from "./moves.js";
import { ANSWER, type Budget, CORRIDOR, charge, DONE, ON } from "./searcher.js";
import type { Task } from "./task.js";

export abstract class Frames {
  readonly sequence: Int32Array;
  protected readonly board: Board;
  protected readonly guard: Guard;
  protected depth = 0;
  protected nodes = 0;
  /** A node: the memo takes it in when it is done with. */
  protected readonly forks: Uint8Array;
  private readonly moves: Moves;
  private readonly arrivals: Int8Array;
  private readonly untried: Int32Array;
  /** The chain has not been asked since a stone went that may have cut something. */
  private readonly due: Uint8Array;
  private readonly starts: Int32Array;
  private started = 0;
  /** The state at `depth` is still to be looked at. */
  private fresh = false;
  private passed = 0;

  /** @param ranks by stone, breaks ties; null: reading order */
  constructor(
    protected readonly task: Task,
    ranks: Int32Array | null,
    protected readonly openAfter: number,
  ) {
    const { count } = task.stones;
    this.board = new Board(task.stones, task.allowReverse);
    this.guard = new Guard(task);
    this.moves = new Moves(this.board, this.guard, ranks);
    this.sequence = new Int32Array(count);
    this.arrivals = new Int8Array(count + 1);
    this.untried = new Int32Array(count + 1);
    this.due = new Uint8Array(count + 1);
    this.forks = new Uint8Array(count + 1);
    this.starts = this.moves.starts(task.first);
  }

  /** A stone was taken: nothing is known of the state at `depth` yet. */
  protected abstract entered(depth: number): void;
  /** The state at `depth` is done with; its stone still stands in the sequence. */
  protected abstract left(depth: number): void;
  /** Need the new state not be looked at, for what the caller avoids? */
  protected abstract prunes(depth: number): boolean;
  /** Does the memo know the state? */
  protected abstract recalls(depth: number): boolean;

  /** On to the next answer, or to whatever else ends it. */
  protected advance(meter: Meter, budget: Budget): number {
    for (;;) {
      let end = ON;
      if (this.fresh) end = this.look(meter, budget);
      else if (this.untried[this.depth] !== 0) this.step();
      else if (this.depth > 0) this.back();
      else end = this.start(meter, budget);
      if (end !== ON) return end;
    }
  }

  /** Place, arrival and kind in one word. */
  protected pose(depth: number, kind: number): number {
    return (this.sequence[depth - 1]! << 4) | ((this.arrivals[depth]! + 1) << 1) | kind;
  }

  protected hash(depth: number, kind: number): number {
    return this.board.hash ^ Math.imul(this.pose(depth, kind) + 1, 0x9e3779b1);
  }

  private start(meter: Meter, budget: Budget): number {
    if (this.started >= this.starts.length) return DONE;
    const end = charge(meter, budget);
    if (end !== ON) return end;
    this.nodes++;
    this.go(this.starts[this.started++]!, this.task.arrival);
    return ON;
  }

  private step(): void {
    const list = this.untried[this.depth]!;
    this.untried[this.depth] = list >>> 4;
    const d = (list & 15) - 1;
    const to = this.board.left.next[4 * this.sequence[this.depth - 1]! + d]!;
    this.go(to, this.task.allowReverse ? START : d);
  }

  private go(stone: number, arrival: number): void {
    const { board, due } = this;
    board.take(stone);
    this.sequence[this.depth] = stone;
    const depth = ++this.depth;
    this.arrivals[depth] = arrival;
    this.untried[depth] = 0;
    this.forks[depth] = 0;
    due[depth] = due[depth - 1] === 1 || !board.wasAlone(stone) ? 1 : 0;
    this.guard.put(depth, stone);
    this.entered(depth);
    this.fresh = true;
  }

  private back(): void {
    this.left(this.depth);
    this.guard.lift(this.depth);
    this.board.putBack(this.sequence[--this.depth]!);
  }

  /** The new state: an answer, nothing (no moves are noted then), a corridor, or a node. */
  private look(meter: Meter, budget: Budget): number {
    const { board, depth } = this;
    const pruned = this.prunes(depth);
    if (pruned || board.left.count === 0 || board.ends > 2) {
      this.fresh = false;
      return !pruned && board.left.count === 0 ? ANSWER : ON;
    }
    const place = this.sequence[depth - 1]!;
    const arrival = this.arrivals[depth]!;
    const list = this.moves.from(place, arrival, depth + 1);
    if (list >= 16 || (list !== 0 && ++this.passed % CORRIDOR === 0)) {
      const end = charge(meter, budget);
      if (end !== ON) return end;
    }
    this.fresh = false;
    if (list >= 16) {
      this.nodes++;
      if (this.due[depth] === 1 && this.moves.isTimely()) {
        if (!this.moves.holds(place, arrival)) return ON;
        this.due[depth] = 0;
      }
      if (this.nodes > this.openAfter && this.recalls(depth)) return ON;
      this.forks[depth] = 1;
    }
    this.untried[depth] = list;
    return ON;
  }
}
