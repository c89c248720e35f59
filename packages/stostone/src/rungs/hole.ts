/**
 * A stone has no hole in a column (`exact`, `convex`): the cells that a region shades in a column are one unbroken run. Site: a column.
 *
 * Between the first and the last shaded cell of a region all are shaded and none is of another region; from that run outwards everything
 * behind a blank cell, a border or another region is blank.
 *
 * Claim.   Under `exact` this follows from the rule of the fall.
 * Proof.   Two cells of one stone in a column fall equally far, so they have equally many blanks below, so there is none between them: all
 *          between are shaded, and since shaded cells do not meet at a border, all are of the same region.
 * Source.  The corollary of the Stostone article (ARCHITECTURE.md).
 */
import { DOWN, SIDES, UP } from "../layout.js";
import type { Falls } from "../state.js";

export function holeKernel(s: Falls, column: number): boolean {
  const { layout, store } = s;
  if (!layout.unbroken) return true;
  const { cols, size, region } = layout;
  for (let i = column; i < size; i += cols) {
    if (store[i]! >= 0) continue;
    const g = region[i]!;
    // Only at the topmost shaded cell of its region in this column.
    let above = i - cols;
    while (above >= 0 && !(region[above] === g && store[above]! < 0)) above -= cols;
    if (above >= 0) continue;
    let last = i;
    for (let x = i + cols; x < size; x += cols) if (region[x] === g && store[x]! < 0) last = x;
    if (!fill(s, i, last) || !clear(s, i, UP) || !clear(s, last, DOWN)) return false;
  }
  return true;
}

/** Shades all from `first` down to `last`. */
function fill(s: Falls, first: number, last: number): boolean {
  const { store, layout } = s;
  const { cols, inside } = layout;
  for (let i = first; i < last; i += cols) {
    if (inside[SIDES * i + DOWN]! < 0) return s.fail(i);
    const value = store[i]!;
    if (value === 0) return s.fail(i);
    if (value > 0) s.set(i, s.shadedAs(value));
  }
  return true;
}

/** From an end of the run outwards: what the run cannot grow into is blank. */
function clear(s: Falls, end: number, side: number): boolean {
  const { store, layout } = s;
  const { cols, size, inside, region } = layout;
  let x = end;
  while (inside[SIDES * x + side]! >= 0 && store[inside[SIDES * x + side]!] !== 0) x = inside[SIDES * x + side]!;
  const step = side === UP ? -cols : cols;
  for (x += step; x >= 0 && x < size; x += step) {
    if (region[x] !== region[end] || store[x] === 0) continue;
    if (store[x]! < 0) return s.fail(x);
    s.set(x, 0);
  }
  return true;
}
