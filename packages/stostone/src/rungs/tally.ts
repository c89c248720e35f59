/** What stands in a region or a column, for the words of a step. */
import type { Cell } from "@hashigo/core";
import type { Falls } from "../state.js";

export interface Tally {
  readonly shaded: readonly Cell[];
  readonly open: readonly Cell[];
}

export function tally(s: Falls, cells: Iterable<Cell>): Tally {
  const shaded: Cell[] = [];
  const open: Cell[] = [];
  for (const cell of cells) {
    const value = s.store[cell]!;
    if (value < 0) shaded.push(cell);
    else if (value > 0) open.push(cell);
  }
  return { shaded, open };
}

export function cellsOf({ layout }: Falls, region: number): Int32Array {
  return layout.cells.subarray(layout.head[region], layout.head[region + 1]);
}

export function columnOf({ layout }: Falls, column: number): Cell[] {
  return Array.from({ length: layout.rows }, (_, r) => r * layout.cols + column);
}

/** The number of shaded cells of a region where it is known, or −1. */
export function numberIn(s: Falls, region: number): number {
  const least = s.leastOf(region);
  return least === s.mostOf(region) && least !== 1 ? least : s.isLaid(region) ? s.layout.printed(region) : -1;
}
