/**
 * One stone in a region: what its shaded cells cannot reach is blank, parts that are too small for the number are blank, and a cell through
 * which the stone must pass is shaded. The region kernel of `fall` does the same for every fall by itself. Site: a region.
 */
import type { Falls } from "../state.js";
import { connect } from "./flood.js";

export function reachKernel(s: Falls, region: number): boolean {
  return connect(s, region, 0);
}
