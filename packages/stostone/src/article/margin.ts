/**
 * What lies around the stone of a region while the ways to draw it are listed: cells of other regions that it touches, which are blank then, and the
 * columns of the region and beside it, as far as they are counted.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import type { Falls } from "../state.js";

/** First and last column that a stone of the region can say something of. */
export function columnsAt(s: Falls, region: number): readonly [number, number] {
  const { head, cells, column, cols } = s.layout;
  let first = cols;
  let last = -1;
  for (let k = head[region]!; k < head[region + 1]!; k++) {
    const c = column[cells[k]!]!;
    first = Math.min(first, c);
    last = Math.max(last, c);
  }
  return [Math.max(0, first - 1), Math.min(cols - 1, last + 1)];
}

export class Margin {
  /** Columns for which a way was refused. */
  readonly refused: Set<number> = new Set();
  /** Open cells of other regions that the part touches, each with the number of its cells it does so at. */
  readonly touched: Map<Cell, number> = new Map();
  private readonly first: number;
  private readonly last: number;
  /** By column: shaded cells of other regions, shaded cells of the region and others of the part, open cells of other regions that it does not touch. */
  private readonly others: Int32Array;
  private readonly own: Int32Array;
  private readonly room: Int32Array;

  constructor(
    private readonly s: Falls,
    private readonly region: number,
  ) {
    const { layout, store } = s;
    [this.first, this.last] = columnsAt(s, region);
    const width = this.last - this.first + 1;
    this.others = new Int32Array(width);
    this.own = new Int32Array(width);
    this.room = new Int32Array(width);
    if (!layout.counted) return;
    for (let k = 0; k < width; k++) {
      for (let i = this.first + k; i < layout.size; i += layout.cols) {
        const value = store[i]!;
        if (layout.region[i] === region) {
          if (value < 0) this.own[k]!++;
        } else if (value < 0) this.others[k]!++;
        else if (value > 0) this.room[k]!++;
      }
    }
  }

  /** May the cell come to the part, as far as its column goes? */
  fits(cell: Cell): boolean {
    const { counted, column, half } = this.s.layout;
    const c = column[cell]!;
    const more = this.s.store[cell]! > 0 ? 1 : 0;
    if (!counted || this.others[c - this.first]! + this.own[c - this.first]! + more <= half) return true;
    this.refused.add(c);
    return false;
  }

  /** Is there enough left to shade in all columns, if the part is the stone? */
  suffices(): boolean {
    const { counted, half } = this.s.layout;
    if (!counted) return true;
    for (let k = 0; k < this.own.length; k++) {
      if (this.others[k]! + this.own[k]! + this.room[k]! >= half) continue;
      this.refused.add(this.first + k);
      return false;
    }
    return true;
  }

  /** Is a shaded cell of another region on the other side of a border? */
  touches(cell: Cell): boolean {
    const { apart, region } = this.s.layout;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = apart[k]!;
      if (next >= 0 && region[next] !== this.region && this.s.store[next]! < 0) return true;
    }
    return false;
  }

  /** The cell comes to the part (`by` 1) or leaves it (−1). */
  move(cell: Cell, by: 1 | -1): void {
    const { apart, region, column } = this.s.layout;
    if (this.s.store[cell]! > 0) this.own[column[cell]! - this.first]! += by;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = apart[k]!;
      if (next < 0 || region[next] === this.region || this.s.store[next]! <= 0) continue;
      const before = this.touched.get(next) ?? 0;
      this.touched.set(next, before + by);
      if (before === 0) this.room[column[next]! - this.first]!--;
      else if (before + by === 0) this.room[column[next]! - this.first]!++;
    }
  }
}
