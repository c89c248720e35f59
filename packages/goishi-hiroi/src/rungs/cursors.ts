/**
 * What is due. All rungs look at the same few sites, the position itself and each candidate, so a queue is a cursor over them. A move makes
 * everything due; ruling out makes `line` due, for nothing else asks what was ruled out.
 */
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";
import { KERNELS, LINE } from "./order.js";

/** A cursor at its end. */
const QUIET = -1;

export class Cursors {
  /** 0: the position itself; i: the i-th place of a candidate, from 1. */
  private readonly at = new Int32Array(KERNELS).fill(QUIET);

  wake(): void {
    this.at.fill(0);
  }

  idle(): void {
    this.at.fill(QUIET);
  }

  struck(): void {
    this.at[LINE] = 0;
  }

  /** `here`, then each candidate not ruled out; NOBODY when there is none. */
  next(s: Position, rung: number): number {
    const { at } = this;
    let i = at[rung]!;
    if (i === QUIET) return NOBODY;
    if (i === 0) {
      at[rung] = rung === LINE ? QUIET : 1;
      return s.here;
    }
    for (const { width } = s; i <= width; i++) {
      const stone = s.candidate(i - 1);
      if (stone < 0 || s.isStruck(stone)) continue;
      at[rung] = i + 1;
      return stone;
    }
    at[rung] = QUIET;
    return NOBODY;
  }
}
