/**
 * How often a region is visited.
 *
 * Claim.   Let a region have v visits, c of its borders crossed (loose ones counted twice) and e of S, G inside. Then c = 2v − e.
 * Proof.   A visit is a maximal run between crossings. It has two ends, and each is a crossing or is S or G; a loose crossing is the end of
 *          one visit and the beginning of the next, both of this region.  ∎
 *
 * Claim.   If the colours of the checkerboard differ by d in a region, it has at least d visits.
 * Proof.   A run alternates colours, so it takes at most one cell more of one colour.  ∎
 * Used by. The screens, and the rungs `region`, `budget`, `local`. So the parity of the crossings is fixed, and their number runs in twos.
 * Source.  SEN LLC's article on Haisu; the reference checker.
 */
import type { Layout } from "./layout.js";
import { type Lines, ON, OPEN } from "./state.js";

export interface Crossings {
  /** Crossings drawn, loose ones counted twice. */
  readonly on: number;
  /** Crossings still possible besides. */
  readonly open: number;
}

export function crossingsOf(s: Lines, region: number): Crossings {
  let on = 0;
  let open = 0;
  for (const edge of s.layout.bordersOf[region]!) {
    const weight = s.layout.isLoose[edge] === 1 ? 2 : 1;
    if (s.edge(edge) === ON) on += weight;
    else if (s.edge(edge) === OPEN) open += weight;
  }
  return { on, open };
}

/** Cells of one colour more than of the other. */
export function imbalance(layout: Layout, region: number): number {
  return Math.abs(layout.puzzle.regions.cells[region]!.reduce((sum, cell) => sum + layout.colour[cell]!, 0));
}

/** Visits that shape, ends and crossings allow: least and greatest, before any number. */
export function visitBounds(s: Lines, region: number): { least: number; most: number } {
  const { on, open } = crossingsOf(s, region);
  const ends = s.layout.endsIn[region]!;
  const cells = s.puzzle.regions.cells[region]!.length;
  const least = Math.max(1, imbalance(s.layout, region), Math.ceil((on + ends) / 2));
  return { least, most: Math.min(cells, Math.floor((on + open + ends) / 2)) };
}

/** Visits a region needs, by its shape, its border, and what is known of its cells. */
export function leastVisits(s: Lines, region: number): number {
  let { least } = visitBounds(s, region);
  for (const cell of s.puzzle.regions.cells[region]!) least = Math.max(least, s.least(cell), s.numberAt(cell));
  return least;
}

/** Visits a region can have: by its border, and by its numbers where they are totals. */
export function mostVisits(s: Lines, region: number): number {
  let { most } = visitBounds(s, region);
  if (!s.layout.ordinal) {
    for (const cell of s.puzzle.regions.cells[region]!)
      if (s.numberAt(cell) > 0) most = Math.min(most, s.numberAt(cell));
  }
  return most;
}
