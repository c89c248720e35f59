/**
 * What never changes on a board: who is next to whom, with and without a border between, and which rules are in force.
 *
 * Kernel: cells are `0 … size − 1`, regions `0 … count − 1`, directions `0 … 3` (up, down, left, right); arrays are as long as said below.
 */
import { NONE, type Puzzle, UNKNOWN } from "./puzzle.js";

export const UP = 0;
export const DOWN = 1;
export const LEFT = 2;
export const RIGHT = 3;
export const SIDES = 4;

/**
 * Boards up to this height keep sets of falls in one word: falls are 0 … rows / 2, bits 0 … 30, and the sign says "shaded". Taller boards
 * are searched by the learner alone, and their ladder counts afresh what it would otherwise look up.
 */
export const WORD_ROWS = 60;

export class Layout {
  readonly rows: number;
  readonly cols: number;
  readonly size: number;
  readonly count: number;
  /** Shaded cells of a column, and blank ones: rows / 2. */
  readonly half: number;
  /** Columns are counted: every setting but `none`. */
  readonly counted: boolean;
  /** A stone has no hole in a column: `exact` and `convex`. */
  readonly unbroken: boolean;
  readonly exact: boolean;
  /** Sets of falls are kept, one bit a fall; otherwise one bit says "can be shaded". */
  readonly falling: boolean;
  /** Higher than {@link WORD_ROWS}, in a setting that counts columns. */
  readonly tall: boolean;
  /** Columns cannot be halved: no answer. */
  readonly odd: boolean;
  readonly column: Int32Array;
  readonly region: Int32Array;
  /** `4 · cell + side`: the neighbour without a border between, the one behind a border; −1 for none. */
  readonly inside: Int32Array;
  readonly apart: Int32Array;
  /** Cells of region g: `cells[head[g]] … cells[head[g + 1] − 1]`, in reading order. */
  readonly head: Int32Array;
  readonly cells: Int32Array;

  constructor(readonly puzzle: Puzzle) {
    const { rows, cols, rules, regions } = puzzle;
    const size = rows * cols;
    this.rows = rows;
    this.cols = cols;
    this.size = size;
    this.count = regions.count;
    this.half = rows >> 1;
    this.counted = rules.fall !== "none";
    this.exact = rules.fall === "exact";
    this.unbroken = this.exact || rules.fall === "convex";
    this.odd = this.counted && rows % 2 === 1;
    this.tall = this.counted && rows > WORD_ROWS;
    this.falling = this.exact && !this.tall;
    this.column = new Int32Array(size);
    this.region = regions.of;
    this.inside = new Int32Array(SIDES * size).fill(-1);
    this.apart = new Int32Array(SIDES * size).fill(-1);
    this.head = new Int32Array(regions.count + 1);
    this.cells = new Int32Array(size);
    this.join();
    this.list();
  }

  private join(): void {
    const { rows, cols, column } = this;
    let across = 0;
    let down = rows * (cols - 1);
    for (let r = 0, cell = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++, cell++) {
        column[cell] = c;
        if (c + 1 < cols) this.side(cell, RIGHT, cell + 1, LEFT, across++);
        if (r + 1 < rows) this.side(cell, DOWN, cell + cols, UP, down++);
      }
    }
  }

  private side(a: number, toB: number, b: number, toA: number, edge: number): void {
    const to = this.puzzle.borders[edge] === 1 ? this.apart : this.inside;
    to[SIDES * a + toB] = b;
    to[SIDES * b + toA] = a;
  }

  private list(): void {
    const { head, cells, puzzle } = this;
    let n = 0;
    for (let g = 0; g < this.count; g++) {
      head[g] = n;
      const own = puzzle.regions.cells[g]!;
      for (let k = 0; k < own.length; k++) cells[n++] = own[k]!;
    }
    head[this.count] = n;
  }

  /** The falls a cell can have by its row alone, as bits: its column has rows / 2 blanks, of which at most so many fit below and above. */
  fallsOf(cell: number): number {
    if (!this.falling) return 1;
    const row = Math.floor(cell / this.cols);
    const least = Math.max(0, this.half - row);
    const most = Math.min(this.half, this.rows - 1 - row);
    return this.upTo(most) & ~(this.upTo(least) >>> 1);
  }

  /** As {@link fallsOf}, by the cells below alone. */
  fallsBelow(cell: number): number {
    return this.falling ? this.upTo(Math.min(this.half, this.rows - 1 - Math.floor(cell / this.cols))) : 1;
  }

  /** Bits 0 … n, n ≤ 30. */
  upTo(n: number): number {
    return 0x7fff_ffff >>> (30 - n);
  }

  /** The number printed in a region where it demands something, else −1. */
  printed(region: number): number {
    const n = this.puzzle.numbers[region]!;
    return n === NONE || n === UNKNOWN ? -1 : n;
  }
}
