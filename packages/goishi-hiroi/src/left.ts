/**
 * The stones that are left, as links: for each one the next that is left on each side, and the first in each row and column.
 *
 * Links dance: a stone that is taken out keeps its own four links, and goes back between the same neighbours when stones go back in reverse
 * order. So the links of the stone stood on, which is the one taken out last, are its moves. Taking out and putting back write at most six
 * words. Lines are numbered rows first: row r is line r, column c is line `rows + c`.
 */
import { NOBODY, type Stones } from "./stones.js";

export class Left {
  /** `next[4 * stone + d]`: the first stone left on side d, or {@link NOBODY}. */
  readonly next: Int32Array;
  /** The leftmost or topmost stone left in each line, or {@link NOBODY}. */
  readonly head: Int32Array;
  /** How many are left in each line. */
  readonly inLine: Int32Array;
  count: number;

  /** All stones are left. */
  constructor(readonly stones: Stones) {
    const { rows, cols } = stones.puzzle;
    this.next = Int32Array.from(stones.near);
    this.head = new Int32Array(rows + cols).fill(NOBODY);
    this.inLine = new Int32Array(rows + cols);
    this.count = stones.count;
    for (let s = stones.count - 1; s >= 0; s--) {
      const row = stones.rowOf[s]!;
      const col = rows + stones.colOf[s]!;
      this.head[row] = s;
      this.head[col] = s;
      this.inLine[row]!++;
      this.inLine[col]!++;
    }
  }

  /** A stone that is left is taken. */
  take(s: number): void {
    const { next, head, inLine, stones } = this;
    const row = stones.rowOf[s]!;
    const col = stones.puzzle.rows + stones.colOf[s]!;
    const right = next[4 * s]!;
    const down = next[4 * s + 1]!;
    const left = next[4 * s + 2]!;
    const up = next[4 * s + 3]!;
    if (left >= 0) next[4 * left] = right;
    else head[row] = right;
    if (right >= 0) next[4 * right + 2] = left;
    if (up >= 0) next[4 * up + 1] = down;
    else head[col] = down;
    if (down >= 0) next[4 * down + 3] = up;
    inLine[row]!--;
    inLine[col]!--;
    this.count--;
  }

  /** The stone taken last, of those not yet put back, is put back. */
  putBack(s: number): void {
    const { next, head, inLine, stones } = this;
    const row = stones.rowOf[s]!;
    const col = stones.puzzle.rows + stones.colOf[s]!;
    const right = next[4 * s]!;
    const down = next[4 * s + 1]!;
    const left = next[4 * s + 2]!;
    const up = next[4 * s + 3]!;
    if (left >= 0) next[4 * left] = s;
    else head[row] = s;
    if (right >= 0) next[4 * right + 2] = s;
    if (up >= 0) next[4 * up + 1] = s;
    else head[col] = s;
    if (down >= 0) next[4 * down + 3] = s;
    inLine[row]!++;
    inLine[col]!++;
    this.count++;
  }
}
