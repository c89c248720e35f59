/**
 * Shadings of any height, by drawing columns anew.
 *
 * Claim.   A shading falls right exactly when half of each column is shaded, and shaded neighbours in a row have equally many blanks below
 *          them. So which words a column may hold depends on the columns beside it alone, and they are counted and drawn exactly, from
 *          the floor up, by the number of blanks met so far.
 * Proof.   The first is the claim of rungs/fall.ts: shaded cells on each other have the same blanks below them anyway.  ∎
 * Claim.   Given one column, the next one always has a word: where the other is blank.  ∎
 * Claim.   Drawing columns anew, each uniformly of the words that fit both neighbours, keeps the uniform distribution over all shadings.
 * Proof.   Two shadings that differ in this column alone come out of each other with the same chance.  ∎
 * Conjecture. Any shading can be turned into any other one column at a time, so what is drawn long enough is as good as uniform. The tests walk
 *          all shadings of small boards, and compare larger ones with the exact sampler.
 * Used by. The generator, for boards taller than a sampler's table, and where so many stones are wished.
 * Source.  own; Gibbs sampling (ARCHITECTURE.md: columns drawn anew).
 */
import type { Meter, Random } from "@hashigo/core";

/** Times that each column is drawn anew. */
const SWEEPS = 64;
/** Columns drawn anew, for each one there is, on the way to a wish. */
const STEPS = 50;

/** 1 is shaded; rows are even. */
export function redrawn(rows: number, cols: number, random: Random, sweeps: number = SWEEPS): Uint8Array {
  const board = new Columns(rows, cols, new Uint8Array(rows * cols));
  for (let c = 0; c < cols; c++) board.draw(c, c > 0, false, random);
  for (let k = 0; k < sweeps; k++) for (let c = 0; c < cols; c++) board.draw(c, c > 0, c + 1 < cols, random);
  return board.shaded;
}

/** From a shading on, columns drawn anew, a node each, where that does not lead away, until the distance is 0; null if it does not come to that. */
export function walked(
  rows: number,
  cols: number,
  from: Uint8Array,
  distance: (shaded: Uint8Array) => number,
  random: Random,
  work: Meter,
): Uint8Array | null {
  const board = new Columns(rows, cols, Uint8Array.from(from));
  let left = distance(board.shaded);
  for (let k = 0; left > 0 && k < STEPS * cols && work.tick(); k++) {
    const c = random.int(cols);
    const before = board.column(c);
    board.draw(c, c > 0, c + 1 < cols, random);
    const now = distance(board.shaded);
    if (now > left) board.put(c, before);
    else left = now;
  }
  return left === 0 ? board.shaded : null;
}

class Columns {
  /** Blanks below each cell. */
  private readonly below: Uint8Array;
  /** Words above row r with b blanks below it: `(r + 1) · (half + 1) + b`, row −1 is above the board. At most C(rows, half): exact up to 56 rows. */
  private readonly ways: Float64Array;
  private readonly half: number;

  constructor(
    private readonly rows: number,
    private readonly cols: number,
    readonly shaded: Uint8Array,
  ) {
    this.half = rows / 2;
    this.below = new Uint8Array(rows * cols);
    this.ways = new Float64Array((rows + 1) * (this.half + 1));
    this.ways[this.half] = 1;
    for (let c = 0; c < cols; c++) this.put(c, this.column(c));
  }

  column(c: number): Uint8Array {
    return Uint8Array.from({ length: this.rows }, (_, r) => this.shaded[r * this.cols + c] as number);
  }

  put(c: number, word: Uint8Array): void {
    for (let r = this.rows - 1, b = 0; r >= 0; r--) {
      const cell = r * this.cols + c;
      this.shaded[cell] = word[r] as number;
      this.below[cell] = b;
      b += 1 - (word[r] as number);
    }
  }

  /** Draws column c so that it fits the column on its left, its right, or both. */
  draw(c: number, left: boolean, right: boolean, random: Random): void {
    const { rows, cols, half, ways, shaded, below } = this;
    const width = half + 1;
    for (let r = 0; r < rows; r++) {
      for (let b = 0; b <= half; b++) {
        const at = r * width + b;
        const blank = b < half ? (ways[at + 1] as number) : 0;
        ways[at + width] = blank + (this.fits(r, c, b, left, right) ? (ways[at] as number) : 0);
      }
    }
    for (let r = rows - 1, b = 0; r >= 0; r--) {
      const cell = r * cols + c;
      const all = ways[(r + 1) * width + b] as number;
      const asShaded = this.fits(r, c, b, left, right) ? (ways[r * width + b] as number) : 0;
      below[cell] = b;
      shaded[cell] = random.int(all) < asShaded ? 1 : 0;
      if (shaded[cell] === 0) b++;
    }
  }

  private fits(r: number, c: number, b: number, left: boolean, right: boolean): boolean {
    const cell = r * this.cols + c;
    return (!left || this.agrees(cell - 1, b)) && (!right || this.agrees(cell + 1, b));
  }

  private agrees(beside: number, b: number): boolean {
    return this.shaded[beside] === 0 || this.below[beside] === b;
  }
}
