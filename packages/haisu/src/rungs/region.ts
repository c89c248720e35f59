/**
 * Crossings of a region's border: 2v − e for a number of visits v that the numbers laid in it allow. A region whose largest number is n is
 * visited at least n times (read as totals: exactly n times). Bounds and parity decide edges when they are met exactly.
 */
import { type Lines, OFF, ON, OPEN } from "../state.js";
import { crossingsOf, visitBounds } from "../visits.js";

export function regionKernel(s: Lines, region: number): boolean {
  let { least, most } = visitBounds(s, region);
  for (const cell of s.puzzle.regions.cells[region]!) {
    const n = s.numberAt(cell);
    if (n === 0) continue;
    least = Math.max(least, n);
    if (!s.layout.ordinal) most = Math.min(most, n);
  }
  return crossed(s, region, least, most);
}

/** The region has between `least` and `most` visits: what that says of its border. */
export function crossed(s: Lines, region: number, least: number, most: number): boolean {
  const { on, open } = crossingsOf(s, region);
  const ends = s.layout.endsIn[region]!;
  const low = 2 * least - ends;
  const high = 2 * most - ends;
  if (least > most || on + open < low || on > high) {
    s.failedAt = s.puzzle.regions.cells[region]![0]!;
    return false;
  }
  if (open === 0) return true;
  const edges = s.layout.bordersOf[region]!.filter((edge) => s.edge(edge) === OPEN);
  if (on + open === low) return edges.every((edge) => s.put(edge, ON));
  // Crossings run in twos, so with one short of the next step nothing of weight one can be added.
  if (on === high) return edges.every((edge) => s.put(edge, OFF));
  const single = edges.filter((edge) => s.layout.isLoose[edge] === 0);
  if (single.length === 1) return s.put(single[0]!, (on + ends) % 2 === 0 ? OFF : ON);
  if (on + 1 === high) {
    // Room for one crossing of weight one: loose ones would be two.
    return edges.filter((edge) => s.layout.isLoose[edge] === 1).every((edge) => s.put(edge, OFF));
  }
  return true;
}
