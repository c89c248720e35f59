/**
 * The ordinals as labels. Cells joined without crossing a border are on one visit: their numbers agree, and an open edge inside a region
 * between two runs with different numbers is off. The run of S is visit 1. Read as totals, numbers are no labels.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, OPEN } from "../state.js";

/** The visit a run is on: 0 unknown, −1 two different ones. */
export function labelOf(s: Lines, run: readonly Cell[]): number {
  let label = 0;
  for (const cell of run) {
    const n = cell === s.puzzle.start ? 1 : s.numberAt(cell);
    const also = cell === s.puzzle.start ? s.numberAt(cell) : 0;
    for (const m of [n, also]) {
      if (m === 0 || m === label) continue;
      if (label !== 0) return -1;
      label = m;
    }
  }
  return label;
}

export function segmentKernel(s: Lines, cell: Cell): boolean {
  if (!s.layout.ordinal) return true;
  const { around, beyond, isBorder } = s.layout;
  const inRegion = (edge: number): boolean => isBorder[edge] === 0;
  const run = s.lineAt(cell, inRegion).cells;
  const label = labelOf(s, run);
  if (label < 0) {
    s.failedAt = cell;
    return false;
  }
  if (label === 0) return true;
  // Inner cells of the run too: a longer run must not forget what a shorter one told.
  for (const own of run) {
    for (let k = SIDES * own; k < SIDES * own + SIDES; k++) {
      const edge = around[k]!;
      if (edge < 0 || s.edge(edge) !== OPEN || isBorder[edge] === 1) continue;
      const theirs = labelOf(s, s.lineAt(beyond[k]!, inRegion).cells);
      if (theirs !== 0 && theirs !== label && !s.put(edge, OFF)) return false;
    }
  }
  return true;
}
