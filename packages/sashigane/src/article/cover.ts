/**
 * The article's `cover`: every cell has exactly one owner.
 *
 * Look at one cell and the shapes still through it: one of them is laid. A cell that all of them cover is theirs, whichever it is; so a
 * shape that covers that other cell and not this one dies. This says both halves of the article's rung at once: a cell that a single
 * owner reaches belongs to it (all shapes through it share that owner's bend), and a cell that all survivors of an owner cover is denied
 * to the others (look from the owner's bend). No table is kept, so none can be stale.
 */
import type { Cell } from "@hashigo/core";
import type { Shapes } from "./shapes.js";

export function coverKernel(s: Shapes, cell: Cell): boolean {
  const shared = sharedBy(s, cell);
  if (shared === null) {
    s.failedAt = cell;
    return false;
  }
  for (const other of shared) if (other !== cell) s.killWhere(other, (i) => !s.spans(i, cell));
  return true;
}

/** Cells that all living shapes through a cell cover; null when there is no such shape. */
export function sharedBy(s: Shapes, cell: Cell): Cell[] | null {
  let shared: Cell[] | null = null;
  s.each(cell, (i) => {
    shared = shared === null ? s.cellsOf(i) : shared.filter((other) => s.spans(i, other));
    return shared.length > 1;
  });
  return shared;
}
