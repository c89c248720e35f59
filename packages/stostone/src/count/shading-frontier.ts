/**
 * The transfer matrix of columns.ts as a sweep over cells: column by column from the left, in each from the floor up. A label
 * is 1 for a shaded cell. Multiplying by the matrix costs one addition an entry; 12 rows have 156,190 of them under exact and
 * 620,466 under convex. Cell by cell there are at most 2^R states with at most two moves each, a broken profile.
 *
 * A state is one word. Bits 0 … R − 1: the cells that are the latest of their height, those below the next one of the new column,
 * the others of the old one. This tells both counts that exact compares: the new column's below a height, and
 * the old column's, which is R/2 less what it has from there up. Convex needs three bits more about the height just done:
 * OLD, whether the old column was shaded there; and whether the run of either column there, if there is one, has met a run of the other.
 * `count` needs nothing but how many cells of the new column are shaded, and this is its whole state.
 *
 * Invariant: bits that mean nothing are 0. After the last cell of a column all three are.
 */
import type { Frontier, Moves } from "@hashigo/core";
import { type CountedFall, shadedIn } from "./columns.js";

/** With more rows a column alone has C(30, 15) = 155 million masks, more than the tables of any machine at hand. */
export const MOST_ROWS = 28;

export interface ShadingBoard {
  readonly rows: number;
  readonly cols: number;
  readonly fall: CountedFall;
}

export class ShadingFrontier implements Frontier {
  readonly words = 1;
  readonly layers: number;
  private readonly rows: number;
  private readonly half: number;
  private readonly fall: CountedFall;
  /** Flags of convex. */
  private readonly old: number;
  private readonly oldMet: number;
  private readonly newMet: number;

  /** @param board an even number of rows, at most MOST_ROWS unless the rule is `count` */
  constructor({ rows, cols, fall }: ShadingBoard) {
    if (rows % 2 !== 0 || (fall !== "count" && rows > MOST_ROWS)) {
      throw new RangeError(`columns are swept with an even number of cells to ${MOST_ROWS}, not ${rows}`);
    }
    this.rows = rows;
    this.half = rows / 2;
    this.fall = fall;
    this.layers = rows * cols;
    this.old = 1 << rows;
    this.oldMet = 2 << rows;
    this.newMet = 4 << rows;
  }

  /** The column left of the board is blank: it meets nothing. */
  start(state: Uint32Array): void {
    state[0] = 0;
  }

  step(layer: number, state: Uint32Array, moves: Moves): void {
    const word = state[0]!; // words = 1
    const height = layer % this.rows;
    const shaded = this.fall === "count" ? word : shadedIn(word & ((1 << height) - 1));
    if (shaded + this.rows - height > this.half) this.offer(height, word, 0, shaded, moves);
    if (shaded < this.half) this.offer(height, word, 1, shaded, moves);
  }

  accept(): number {
    return 0;
  }

  /** Push the move that shades the cell (1) or leaves it blank (0), if the old column fits it. */
  private offer(height: number, word: number, cell: 0 | 1, shaded: number, moves: Moves): void {
    let next: number;
    switch (this.fall) {
      case "count":
        next = height + 1 === this.rows ? 0 : shaded + cell;
        break;
      case "exact":
        next = this.exact(height, word, cell, shaded);
        break;
      case "convex":
        next = this.convex(height, word, cell);
        break;
    }
    if (next < 0) return;
    moves.next[0] = next;
    moves.push(cell);
  }

  private exact(height: number, word: number, cell: 0 | 1, shaded: number): number {
    const bit = 1 << height;
    const from = word >>> height; // of the old column, from this height up
    if (cell === 1 && (from & 1) === 1 && this.half - shadedIn(from) !== shaded) return -1;
    return cell === 1 ? word | bit : word & ~bit;
  }

  private convex(height: number, word: number, cell: 0 | 1): number {
    const bit = 1 << height;
    const over = (word & bit) !== 0;
    const oldGoesOn = over && (word & this.old) !== 0;
    const newGoesOn = cell === 1 && height > 0 && (word & (bit >>> 1)) !== 0;
    let oldMet = oldGoesOn && (word & this.oldMet) !== 0;
    let newMet = newGoesOn && (word & this.newMet) !== 0;
    if (over && cell === 1) {
      // Runs that both go on met one height below; others meet here, each for the first time.
      if (!(oldGoesOn && newGoesOn) && (oldMet || newMet)) return -1;
      oldMet = true;
      newMet = true;
    }
    const mask = word & (this.old - 1);
    const next = cell === 1 ? mask | bit : mask & ~bit;
    if (height + 1 === this.rows) return next;
    return next | (over ? this.old : 0) | (oldMet ? this.oldMet : 0) | (newMet ? this.newMet : 0);
  }
}
