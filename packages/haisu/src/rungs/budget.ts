/**
 * The border budget: `region` with all that is known of the visits of its cells. The region has as many visits as any of its cells is known
 * to need; G is on the last one; no cell is on a later one than there can be.
 */

import type { Lines } from "../state.js";
import { leastVisits, mostVisits } from "../visits.js";
import { crossed } from "./region.js";

export function budgetKernel(s: Lines, region: number): boolean {
  const cells = s.puzzle.regions.cells[region]!;
  const { goal } = s.puzzle;
  let most = mostVisits(s, region);
  const least = leastVisits(s, region);
  if (s.layout.region[goal] === region) {
    most = Math.min(most, s.most(goal));
    if (!s.within(goal, least, most)) return false;
  }
  for (const cell of cells) if (!s.within(cell, 1, most)) return false;
  return crossed(s, region, least, most);
}
