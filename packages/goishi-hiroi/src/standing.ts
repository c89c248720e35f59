/**
 * Where a clearance stands: the slots of the ladders' state and what they say. {@link Position} adds the kernels' doings and the contract of a state.
 *
 * Slots, for N stones: which was taken as which `0 … N−1` (0: left) · the stones in the order taken `N …` · where each was ruled out as next
 * `2N …` · how many are taken `3N` · direction of the last move `3N + 1` · the stone that is last, where the moves so far say so, `3N + 2`.
 * A stone is ruled out at a *position*, known by 1 + the number of stones taken; so whoever takes a stone has forgotten what was ruled out, without
 * a write.
 */
import { Trail } from "@hashigo/core";
import { Left } from "./left.js";
import type { Puzzle } from "./puzzle.js";
import { NOBODY, START, Stones } from "./stones.js";

/** More than one stone can be next. */
export const SEVERAL = -2;

export class Standing {
  readonly stones: Stones;
  readonly left: Left;
  readonly allowReverse: boolean;
  /** As a site, the position itself; below it are the stones. */
  readonly here: number;
  protected readonly N: number;
  protected readonly store: Int32Array;
  protected readonly trail: Trail;

  constructor(readonly puzzle: Puzzle) {
    this.stones = new Stones(puzzle);
    this.left = new Left(this.stones);
    this.allowReverse = puzzle.allowsReverse;
    const n = this.stones.count;
    this.N = n;
    this.here = n;
    this.store = new Int32Array(3 * n + 3);
    this.store[3 * n + 1] = START;
    this.store[3 * n + 2] = NOBODY;
    this.trail = new Trail(this.store);
  }

  get taken(): number {
    return this.store[3 * this.N]!;
  }

  /** Of a site or an atom, the stone, if it is of this position; else NOBODY. */
  stoneOf(site: number): number {
    const stone = site - this.base;
    return stone >= 0 && stone <= this.N ? stone : NOBODY;
  }

  /** Atoms and sites of this position begin here. */
  protected get base(): number {
    return this.taken * (this.N + 1);
  }

  /** The stone stood on, or {@link NOBODY} before the first move. */
  get place(): number {
    const { taken } = this;
    return taken === 0 ? NOBODY : this.store[this.N + taken - 1]!;
  }

  /** The stone that can only be last, NOBODY where that is not known, MISSED when the moves have made it impossible. */
  get last(): number {
    return this.store[3 * this.N + 2]!;
  }

  /** The direction in which one may not go: straight back. −1: none. */
  get back(): number {
    const arrival = this.store[3 * this.N + 1]!;
    return arrival === START ? -1 : (arrival + 2) & 3;
  }

  /** The stones taken, first to last. */
  order(): number[] {
    return [...this.store.subarray(this.N, this.N + this.taken)];
  }

  isStruck(stone: number): boolean {
    return this.store[2 * this.N + stone] === this.taken + 1;
  }

  /** Where candidates are looked for: all stones, or the four directions. */
  get width(): number {
    return this.taken === 0 ? this.N : 4;
  }

  /** The stone that could be next by the rules alone, in the i-th of these places, or NOBODY. */
  candidate(i: number): number {
    const { place } = this;
    if (place === NOBODY) return i;
    return i === this.back ? NOBODY : this.left.next[4 * place + i]!;
  }

  isOpen(stone: number): boolean {
    if (this.isStruck(stone)) return false;
    if (this.taken === 0) return true;
    for (let d = 0; d < 4; d++) if (this.candidate(d) === stone) return true;
    return false;
  }

  /** The only stone that can be next; NOBODY when there is none, SEVERAL when there are more. */
  get sole(): number {
    let found = NOBODY;
    for (let i = 0, { width } = this; i < width; i++) {
      const s = this.candidate(i);
      if (s < 0 || this.isStruck(s)) continue;
      if (found !== NOBODY) return SEVERAL;
      found = s;
    }
    return found;
  }

  /** Candidates that have been ruled out. */
  struck(): number[] {
    return Array.from({ length: this.width }, (_, i) => this.candidate(i)).filter((s) => s >= 0 && this.isStruck(s));
  }
}
