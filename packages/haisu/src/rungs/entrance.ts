/**
 * The entrance of visit n. A region that is visited at least m times is entered once for each of its visits (S is inside without entering).
 * A step over a border is a candidate for visit n when the cell it leads to can be on visit n; where only one edge is left, it is on.
 */
import type { Cell } from "@hashigo/core";
import { type Lines, OFF, ON } from "../state.js";
import { leastVisits } from "../visits.js";

interface Step {
  readonly edge: number;
  readonly into: Cell;
}

export function entranceKernel(s: Lines, region: number): boolean {
  const { layout, puzzle } = s;
  const steps = stepsInto(s, region);
  const last = leastVisits(s, region);
  for (let visit = layout.region[puzzle.start] === region ? 2 : 1; visit <= last; visit++) {
    const fits = steps.filter(
      ({ edge, into }) => s.edge(edge) !== OFF && s.least(into) <= visit && visit <= s.most(into),
    );
    const first = fits[0];
    if (first === undefined) {
      s.failedAt = puzzle.regions.cells[region]![0]!;
      return false;
    }
    if (fits.some(({ edge }) => edge !== first.edge)) continue;
    if (!s.put(first.edge, ON)) return false;
    if (fits.length === 1 && !s.within(first.into, visit, visit)) return false;
  }
  return true;
}

/** The visit that can begin over this border only, for the words of a step; 0 when there is none. */
export function visitEnteredAt(s: Lines, region: number, edge: number): number {
  const steps = stepsInto(s, region);
  const last = leastVisits(s, region);
  for (let visit = s.layout.region[s.puzzle.start] === region ? 2 : 1; visit <= last; visit++) {
    const fits = steps.filter(
      (step) => s.edge(step.edge) !== OFF && s.least(step.into) <= visit && visit <= s.most(step.into),
    );
    if (fits.length > 0 && fits.every((step) => step.edge === edge)) return visit;
  }
  return 0;
}

/** Steps over a border into a region. None leads to S, none leaves G. A loose border can be crossed either way. */
function stepsInto(s: Lines, region: number): Step[] {
  const { layout, puzzle } = s;
  const out: Step[] = [];
  for (const edge of layout.bordersOf[region]!) {
    for (const into of [layout.first[edge]!, layout.second[edge]!]) {
      if (layout.region[into] !== region || into === puzzle.start || layout.other(edge, into) === puzzle.goal) continue;
      out.push({ edge, into });
    }
  }
  return out;
}
