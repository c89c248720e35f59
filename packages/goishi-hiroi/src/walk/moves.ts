/**
 * The moves worth trying from a state, in order: what both forward engines, the finder and the counter, branch on.
 *
 * A move is a direction; a list of moves is one number, four bits a move, the first to try lowest: direction + 1, so 0 is the empty list. Left
 * out are moves that no answer makes: against what is known, to a stone that is neither of two ends, to one that cannot be left although others remain.
 * Fewest exits first: it does not matter to a proof, but first answers on loose boards come sooner.
 */
import { Chain } from "../chain.js";
import { isEnd } from "../ends.js";
import { NOBODY, START } from "../stones.js";
import type { Board } from "./board.js";
import type { Guard } from "./guard.js";

/** Stones that the chain may look at for each node, on average: it is linear, so on large boards it is asked less often. */
const LOOKED_AT = 512;

/**
 * Nodes without the chain, at most. It takes about half of the time when it is always asked, and mostly in vain; where it says no it is worth
 * thousands of nodes. So each time it has nothing to say one more node passes before it is asked again, and none after a no.
 */
const PATIENCE = 7;

export class Moves {
  private readonly chain: Chain;
  private credit = 0;
  /** Nodes to let pass before the chain is asked again, and how many have passed. */
  private patience = 0;
  private skipped = 0;
  private readonly weights: Int32Array = new Int32Array(4);

  /** @param ranks by stone, breaks ties; null: as the directions are numbered */
  constructor(
    private readonly board: Board,
    private readonly guard: Guard,
    private readonly ranks: Int32Array | null,
  ) {
    this.chain = new Chain(board.stones);
  }

  /** From `place`, to be taken as number `order`. Ends are at most two. */
  from(place: number, arrival: number, order: number): number {
    const { left, ends, allowReverse } = this.board;
    const { next } = left;
    const back = arrival === START ? START : (arrival + 2) & 3;
    const several = left.count > 1;
    let list = 0;
    let size = 0;
    for (let d = 0; d < 4; d++) {
      const to = next[4 * place + d]!;
      if (to < 0 || d === back) continue;
      if (ends === 2 && !isEnd(left, to, allowReverse)) continue;
      const exits = this.exits(to, allowReverse ? START : (d + 2) & 3);
      if (exits === 0 && several) continue;
      if (!this.guard.allows(order, to)) continue;
      list = this.insert(list, size++, d, this.ranks === null ? exits : exits * 0x1000000 + this.ranks[to]!);
    }
    return list;
  }

  /** Sides on which somebody is left, but for this one. */
  private exits(stone: number, but: number): number {
    const { next } = this.board.left;
    let exits = 0;
    for (let d = 0; d < 4; d++) if (d !== but && next[4 * stone + d]! >= 0) exits++;
    return exits;
  }

  /** Into a list of `size` moves whose weights ascend. */
  private insert(list: number, size: number, d: number, weight: number): number {
    const { weights } = this;
    let at = size;
    while (at > 0 && weights[at - 1]! > weight) {
      weights[at] = weights[at - 1]!;
      at--;
    }
    weights[at] = weight;
    const low = list & ((1 << (4 * at)) - 1);
    return low | ((d + 1) << (4 * at)) | ((list ^ low) << 4);
  }

  /** Is the chain to be asked at this node? */
  isTimely(): boolean {
    this.credit += LOOKED_AT;
    if (this.credit < this.board.left.count || this.skipped < this.patience) {
      this.skipped++;
      return false;
    }
    this.credit = 0;
    this.skipped = 0;
    return true;
  }

  /** May what is left still be cleared, by the chain? */
  holds(place: number, arrival: number): boolean {
    const holds = this.chain.look(this.board.left, place, arrival);
    this.patience = holds ? Math.min(this.patience + 1, PATIENCE) : 0;
    return holds;
  }

  /** Stones to begin with, in the order to try them. */
  starts(first: number): Int32Array {
    const { left, ends, allowReverse, stones } = this.board;
    if (first !== NOBODY) return Int32Array.of(first);
    if (ends > 2 || !this.chain.look(left, NOBODY, START)) return new Int32Array(0);
    const starts: number[] = [];
    for (let s = 0; s < stones.count; s++) {
      if (ends === 2 && !isEnd(left, s, allowReverse)) continue;
      if (this.guard.allows(1, s)) starts.push(s);
    }
    const weight = (s: number): number => this.exits(s, START) * 0x1000000 + (this.ranks === null ? s : this.ranks[s]!);
    return Int32Array.from(starts.sort((a, b) => weight(a) - weight(b)));
  }
}
