/**
 * The colours of a region's doors.
 *
 * Claim.   Give the cells +1 and −1 like a checkerboard. Over the borders crossed, the colours of the cells inside the region add up to the
 *          sum over its cells of colour × line ends (2, at S and G 1).
 * Proof.   Add up colour × line ends over the cells by edges instead: an edge with both cells inside adds +1 and −1, loose borders
 *          too; a crossed border adds the colour of its inner cell.  ∎
 * Used by. This rung: when the sum can be reached in one way only, the borders are decided. It follows from the degrees by adding up, which
 *          steps from cell to cell never do.
 * Source.  own.
 */
import { type Lines, OFF, ON, OPEN } from "../state.js";

/** Open borders at light and dark cells, and by how many more light ones than dark the line must still cross. */
export interface Doors {
  readonly missing: number;
  readonly light: readonly number[];
  readonly dark: readonly number[];
}

export function doorsOf(s: Lines, region: number): Doors {
  const { layout } = s;
  let missing = 0;
  for (const cell of s.puzzle.regions.cells[region]!) missing += layout.colour[cell]! * layout.need[cell]!;
  const light: number[] = [];
  const dark: number[] = [];
  for (const edge of layout.bordersOf[region]!) {
    if (layout.isLoose[edge] === 1) continue;
    const colour = layout.colour[layout.inside(edge, region)]!;
    if (s.edge(edge) === ON) missing -= colour;
    else if (s.edge(edge) === OPEN) (colour > 0 ? light : dark).push(edge);
  }
  return { missing, light, dark };
}

export function checkerboardKernel(s: Lines, region: number): boolean {
  const { missing, light, dark } = doorsOf(s, region);
  if (missing > light.length || -missing > dark.length) {
    s.failedAt = s.puzzle.regions.cells[region]![0]!;
    return false;
  }
  const all = (edges: readonly number[], mark: number): boolean => edges.every((edge) => s.put(edge, mark));
  if (missing === light.length) return all(light, ON) && all(dark, OFF);
  if (-missing === dark.length) return all(dark, ON) && all(light, OFF);
  return true;
}
