/**
 * The line itself. A cell has two line ends, S and G have one: so a full cell's other edges are off, and when only as many edges are left
 * as are needed, they are on.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, ON, OPEN } from "../state.js";

export function degreeKernel(s: Lines, cell: Cell): boolean {
  const on = s.countAt(cell, ON);
  const open = s.countAt(cell, OPEN);
  const need = s.layout.need[cell]!;
  if (on > need || on + open < need) {
    s.failedAt = cell;
    return false;
  }
  if (open === 0) return true;
  if (on === need) return fill(s, cell, OFF);
  return on + open > need || fill(s, cell, ON);
}

function fill(s: Lines, cell: Cell, mark: number): boolean {
  const { around } = s.layout;
  for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
    const edge = around[k]!;
    if (edge >= 0 && s.edge(edge) === OPEN && !s.put(edge, mark)) return false;
  }
  return true;
}
