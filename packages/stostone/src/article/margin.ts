/**
 * What lies around a stone while the ways to draw it are listed: cells of other regions that it touches, which are blank then, and where columns are
 * counted those of its region and beside it.
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

/**
 * For each column, the regions whose ways it may refuse, each with two numbers: its cells there, and with them the cells of others
 * that it can touch. The column refuses none unless its shaded cells and the first are more than rows / 2, or all its cells that are not
 * blank less the second fewer.
 */
export function regionsAt(s: Falls): readonly Int32Array[] {
  const { count, cols, head, cells, column, apart } = s.layout;
  const found = Array.from({ length: cols }, (): number[] => []);
  for (let g = 0; g < count; g++) {
    const [first, last] = columnsAt(s, g);
    const own = new Int32Array(last - first + 1);
    const both = new Int32Array(last - first + 1);
    const met = new Set<Cell>();
    for (let k = head[g]!; k < head[g + 1]!; k++) {
      const cell = cells[k]!;
      own[column[cell]! - first]!++;
      met.add(cell);
      for (let side = 0; side < SIDES; side++)
        if (apart[SIDES * cell + side]! >= 0) met.add(apart[SIDES * cell + side]!);
    }
    for (const cell of met) both[column[cell]! - first]!++;
    for (let c = first; c <= last; c++) found[c]!.push(g, own[c - first]!, both[c - first]!);
  }
  return found.map((list) => Int32Array.from(list));
}

export class Margin {
  /** Columns for which a way was refused. */
  readonly refused: Set<number> = new Set();
  /** Open cells of other regions that the stone can touch. */
  readonly edge: readonly Cell[];
  private readonly first: number;
  private readonly last: number;
  /** By column: cells that are shaded or in the part. */
  private readonly shaded: Int32Array;
  /** By column: these, and open cells of other regions that the part does not touch. */
  private readonly left: Int32Array;
  /** Columns that have not enough left. */
  private short = 0;
  /** How many cells of the part touch a cell of `edge`. */
  private readonly touching: Int32Array;

  /** `cells`: those of the region that are not blank. */
  constructor(
    private readonly s: Falls,
    private readonly region: number,
    cells: readonly Cell[],
  ) {
    [this.first, this.last] = columnsAt(s, region);
    const width = this.last - this.first + 1;
    this.shaded = new Int32Array(width);
    this.left = new Int32Array(width);
    this.touching = s.scratch.weight;
    this.edge = this.edgeOf(cells);
    if (s.layout.counted) this.count();
  }

  private edgeOf(cells: readonly Cell[]): readonly Cell[] {
    const { layout, store, scratch } = this.s;
    const { apart, region } = layout;
    const edge: Cell[] = [];
    // Those met are marked by −1, then all start from 0.
    for (const cell of cells)
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (apart[k]! >= 0) scratch.weight[apart[k]!] = 0;
    for (const cell of cells)
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
        const next = apart[k]!;
        if (next < 0 || region[next] === this.region || store[next]! <= 0 || this.touching[next] !== 0) continue;
        this.touching[next] = -1;
        edge.push(next);
      }
    for (const cell of edge) this.touching[cell] = 0;
    return edge;
  }

  private count(): void {
    const { layout, store } = this.s;
    for (let k = 0; k < this.left.length; k++) {
      for (let i = this.first + k; i < layout.size; i += layout.cols) {
        const value = store[i]!;
        if (value < 0) this.shaded[k]!++;
        if (value < 0 || (value > 0 && layout.region[i] !== this.region)) this.left[k]!++;
      }
      if (this.left[k]! < layout.half) this.short++;
    }
  }

  /** May the cell come to the part, as far as its column goes? */
  fits(cell: Cell): boolean {
    const { counted, column, half } = this.s.layout;
    if (!counted) return true;
    const c = column[cell]!;
    const more = this.s.store[cell]! > 0 ? 1 : 0;
    if (this.shaded[c - this.first]! + more <= half) return true;
    this.refused.add(c);
    return false;
  }

  /** Is there enough left to shade in all columns, if the part is the stone? */
  suffices(): boolean {
    if (this.short === 0) return true;
    for (let k = 0; k < this.left.length; k++) if (this.left[k]! < this.s.layout.half) this.refused.add(this.first + k);
    return false;
  }

  /** Is a shaded cell of another region on the other side of a border? */
  meets(cell: Cell): boolean {
    const { apart, region } = this.s.layout;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = apart[k]!;
      if (next >= 0 && region[next] !== this.region && this.s.store[next]! < 0) return true;
    }
    return false;
  }

  /** Does the part touch the cell of `edge`? */
  touches(cell: Cell): boolean {
    return this.touching[cell]! > 0;
  }

  enter(cell: Cell): void {
    const { apart, region, column } = this.s.layout;
    if (this.s.store[cell]! > 0) {
      this.shaded[column[cell]! - this.first]!++;
      this.more(column[cell]!);
    }
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = apart[k]!;
      if (next < 0 || region[next] === this.region || this.s.store[next]! <= 0) continue;
      if (this.touching[next]!++ === 0) this.fewer(column[next]!);
    }
  }

  leave(cell: Cell): void {
    const { apart, region, column } = this.s.layout;
    if (this.s.store[cell]! > 0) {
      this.shaded[column[cell]! - this.first]!--;
      this.fewer(column[cell]!);
    }
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = apart[k]!;
      if (next < 0 || region[next] === this.region || this.s.store[next]! <= 0) continue;
      if (--this.touching[next]! === 0) this.more(column[next]!);
    }
  }

  private more(column: number): void {
    const { counted, half } = this.s.layout;
    if (counted && ++this.left[column - this.first]! === half) this.short--;
  }

  private fewer(column: number): void {
    const { counted, half } = this.s.layout;
    if (counted && this.left[column - this.first]!-- === half) this.short++;
  }
}
