/**
 * A set of stones on a grid as one word a row, with what the sweep over full boards asks of it: who is seen first, which stones are ends, and
 * the same set seen in a mirror.
 */
import type { Direction } from "../stones.js";

/** Nobody is seen. */
const NONE = -1;

export class LeftRows {
  /** Bit c of entry r: a stone at r, c. */
  readonly rows: Int32Array;
  /** The ends among the stones, as rows, after {@link countEnds}. */
  readonly ends: Int32Array;
  private readonly above: Int32Array;

  constructor(
    height: number,
    readonly cols: number,
  ) {
    this.rows = new Int32Array(height);
    this.ends = new Int32Array(height);
    this.above = new Int32Array(height);
  }

  /** The first stone seen from a cell, or -1. */
  first(cell: number, d: Direction): number {
    const { rows, cols } = this;
    const r = Math.floor(cell / cols);
    const c = cell - r * cols;
    if (d === 0) {
      const beyond = rows[r]! & (-2 << c);
      return beyond === 0 ? NONE : r * cols + 31 - Math.clz32(beyond & -beyond);
    }
    if (d === 2) {
      const beyond = rows[r]! & ((1 << c) - 1);
      return beyond === 0 ? NONE : r * cols + 31 - Math.clz32(beyond);
    }
    const step = d === 1 ? 1 : -1;
    for (let at = r + step; at >= 0 && at < rows.length; at += step)
      if (((rows[at]! >>> c) & 1) === 1) return at * cols + c;
    return NONE;
  }

  toggle(cell: number): void {
    const r = Math.floor(cell / this.cols);
    this.rows[r]! ^= 1 << (cell - r * this.cols);
  }

  isEnd(cell: number): boolean {
    const r = Math.floor(cell / this.cols);
    return ((this.ends[r]! >>> (cell - r * this.cols)) & 1) === 1;
  }

  /** Number of ends (see ends.ts), which are noted in {@link ends}: all columns at once, a row after the other. */
  countEnds(allowReverse: boolean): number {
    return allowReverse ? this.lonely() : this.oneSided();
  }

  /** Published rules: stones seen from one side at most. The outermost stones of a line are those that have nobody on a side. */
  private oneSided(): number {
    const { rows, ends, above } = this;
    let seen = 0;
    for (let r = 0; r < rows.length; r++) {
      above[r] = rows[r]! & ~seen;
      seen |= rows[r]!;
    }
    let count = 0;
    seen = 0;
    for (let r = rows.length - 1; r >= 0; r--) {
      const row = rows[r]!;
      const top = above[r]!;
      const bottom = row & ~seen;
      const left = row & -row;
      const right = row === 0 ? 0 : 1 << (31 - Math.clz32(row));
      seen |= row;
      ends[r] = (left & right & (top | bottom)) | (top & bottom & (left | right));
      for (let rest = ends[r]!; rest !== 0; rest &= rest - 1) count++;
    }
    return count;
  }

  /** Straight back allowed: stones with one other in their lines at most. */
  private lonely(): number {
    const { rows, ends } = this;
    let once = 0;
    let twice = 0;
    let more = 0;
    for (let r = 0; r < rows.length; r++) {
      more |= twice & rows[r]!;
      twice |= once & rows[r]!;
      once |= rows[r]!;
    }
    const alone = once & ~twice;
    const pairs = twice & ~more;
    let count = 0;
    for (let r = 0; r < rows.length; r++) {
      const row = rows[r]!;
      const others = row & (row - 1);
      ends[r] = others === 0 ? row & (alone | pairs) : (others & (others - 1)) === 0 ? row & alone : 0;
      for (let rest = ends[r]!; rest !== 0; rest &= rest - 1) count++;
    }
    return count;
  }
}
