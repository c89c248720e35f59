/**
 * Half of the board is shaded: what the regions take at least and at most must leave room for that. A region takes at least its number, or one
 * cell without, or the shaded cells it has; at most its number, or the cells that are not blank. What all others leave over is what one region
 * takes: where a single number is missing, it is known. Site: 0.
 *
 * No other rung adds regions up, and neither does clause learning: a board with one number wrong by one took either without end.
 */
import type { Falls } from "../state.js";

/** Fewest and most shaded cells of a region by all that is known of it alone. */
export function takes(s: Falls, region: number): readonly [number, number] {
  const { store, layout } = s;
  const { head, cells } = layout;
  let shaded = 0;
  let left = 0;
  for (let k = head[region]!, end = head[region + 1]!; k < end; k++) {
    const value = store[cells[k]!]!;
    if (value < 0) shaded++;
    if (value !== 0) left++;
  }
  return [Math.max(s.leastOf(region), shaded), Math.min(s.mostOf(region), left)];
}

export function totalKernel(s: Falls): boolean {
  const { store, layout, scratch } = s;
  const { counted, odd, half, cols, count, size, region } = layout;
  if (!counted || odd) return true;
  const { word: shaded, seen: left } = scratch;
  shaded.fill(0, 0, count);
  left.fill(0, 0, count);
  for (let i = 0; i < size; i++) {
    const value = store[i]!;
    if (value < 0) shaded[region[i]!]!++;
    if (value !== 0) left[region[i]!]!++;
  }
  let least = 0;
  let most = 0;
  for (let g = 0; g < count; g++) {
    shaded[g] = Math.max(s.leastOf(g), shaded[g]!);
    left[g] = Math.min(s.mostOf(g), left[g]!);
    least += shaded[g]!;
    most += left[g]!;
  }
  const total = half * cols;
  if (least > total || most < total) return s.fail(0);
  for (let g = 0; g < count; g++) s.bound(g, total - most + left[g]!, total - least + shaded[g]!);
  return true;
}
