/**
 * Counting in a region: its number is reached, or only as many cells are left as are needed. Without a number, or with `?`, one cell is
 * needed at least; a number that is printed but not laid may be anything, so then nothing is needed. Site: a region.
 */
import type { Falls } from "../state.js";

export function numberKernel(s: Falls, region: number): boolean {
  const { store } = s;
  const { head, cells } = s.layout;
  const most = s.mostOf(region);
  const least = s.leastOf(region);
  let shaded = 0;
  let open = 0;
  for (let k = head[region]!, end = head[region + 1]!; k < end; k++) {
    const value = store[cells[k]!]!;
    if (value < 0) shaded++;
    else if (value > 0) open++;
  }
  if (shaded > most || shaded + open < least) return s.fail(cells[head[region]!]!);
  if (open === 0 || (shaded < most && shaded + open > least)) return true;
  const fill = shaded < most;
  for (let k = head[region]!, end = head[region + 1]!; k < end; k++) {
    const cell = cells[k]!;
    const value = store[cell]!;
    if (value > 0) s.set(cell, fill ? s.shadedAs(value) : 0);
  }
  return true;
}
