/**
 * The stones of a board as every engine sees them: numbered in reading order, with the first stone that stands on each side of each.
 *
 * Directions are 0 right · 1 down · 2 left · 3 up, so `(d + 2) & 3` is straight back and `d & 1` tells row (0) from column (1).
 */
import type { Cell } from "@hashigo/core";
import type { Puzzle } from "./puzzle.js";

export type Direction = 0 | 1 | 2 | 3;
/** "Not arrived from anywhere": before the first move, and always when going straight back is allowed. */
export const START = -1;
/** No stone. */
export const NOBODY = -1;

export class Stones {
  readonly count: number;
  readonly rowOf: Int32Array;
  readonly colOf: Int32Array;
  /** `near[4 * stone + d]`: the first stone of the full board on side d, or {@link NOBODY}. */
  readonly near: Int32Array;
  /** Stone number of a cell, or {@link NOBODY}. */
  readonly at: Int32Array;

  constructor(readonly puzzle: Puzzle) {
    const { rows, cols, places } = puzzle;
    this.count = places.length;
    this.rowOf = new Int32Array(this.count);
    this.colOf = new Int32Array(this.count);
    this.at = new Int32Array(rows * cols).fill(NOBODY);
    this.near = new Int32Array(4 * this.count).fill(NOBODY);
    const above = new Int32Array(cols).fill(NOBODY);
    let left = NOBODY;
    places.forEach((cell, stone) => {
      this.at[cell] = stone;
      this.colOf[stone] = cell % cols;
      this.rowOf[stone] = (cell - this.colOf[stone]!) / cols;
      if (left !== NOBODY && this.rowOf[left] === this.rowOf[stone]) this.link(left, stone, 0);
      const up = above[this.colOf[stone]!]!;
      if (up !== NOBODY) this.link(up, stone, 1);
      left = stone;
      above[this.colOf[stone]!] = stone;
    });
  }

  cellOf(stone: number): Cell {
    return this.puzzle.places[stone] as Cell;
  }

  private link(from: number, to: number, d: 0 | 1): void {
    this.near[4 * from + d] = to;
    this.near[4 * to + d + 2] = from;
  }
}
