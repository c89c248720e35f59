/**
 * On which visits the line may stand on a cell: an interval, narrowed along the line.
 *
 * A number (read as ordinal) is the visit itself. Cells joined inside a region share their visit, so joined cells share one interval, and an
 * open edge inside a region between cells whose intervals have nothing in common is off.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, ON, OPEN } from "../state.js";

export function rangeKernel(s: Lines, cell: Cell): boolean {
  const n = s.layout.ordinal ? s.numberAt(cell) : 0;
  if (n > 0 && !s.within(cell, n, n)) return false;
  const { around, beyond, isBorder } = s.layout;
  for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
    const edge = around[k]!;
    if (edge < 0 || isBorder[edge] === 1) continue;
    const next = beyond[k]!;
    if (s.edge(edge) === ON) {
      if (!s.within(next, s.least(cell), s.most(cell)) || !s.within(cell, s.least(next), s.most(next))) return false;
    } else if (s.edge(edge) === OPEN && apart(s, cell, next) && !s.put(edge, OFF)) return false;
  }
  return true;
}

function apart(s: Lines, a: Cell, b: Cell): boolean {
  return s.most(a) < s.least(b) || s.most(b) < s.least(a);
}
