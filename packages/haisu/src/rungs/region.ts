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
  const loose = edges.filter((edge) => s.layout.isLoose[edge] === 1);
  const single = edges.filter((edge) => s.layout.isLoose[edge] === 0);
  if (!weighed(s, loose, 2, on, open, low, high) || !weighed(s, single, 1, on, open, low, high)) return false;
  // Crossings keep the parity of the ends, and a loose one is two of them: so the last single one is known.
  const last = single[0];
  return (
    last === undefined || single.length > 1 || s.edge(last) !== OPEN || s.put(last, (on + ends) % 2 === 0 ? OFF : ON)
  );
}

/** Edges that count for `weight` crossings each: off when one more would be too many, on when one less would be too few. */
function weighed(
  s: Lines,
  edges: readonly number[],
  weight: number,
  on: number,
  open: number,
  low: number,
  high: number,
): boolean {
  if (on + weight > high) return edges.every((edge) => s.put(edge, OFF));
  return on + open - weight >= low || edges.every((edge) => s.put(edge, ON));
}
