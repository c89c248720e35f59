/**
 * No ring, and S and G do not meet early. An open edge between the two ends of one drawn line would close it; one between the line from S
 * and the line from G would finish the walk, which is right only when the two lines have all cells.
 *
 * An edge at a full cell is off as well: `degree` says so first, but a longer line must not make this rung forget what a shorter one told it.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, ON, OPEN } from "../state.js";

export function ringKernel(s: Lines, cell: Cell): boolean {
  const { around, beyond, size } = s.layout;
  const mine = s.lineAt(cell);
  if (mine.closed) {
    s.failedAt = cell;
    return false;
  }
  const ends = [mine.cells[0]!, mine.cells[mine.cells.length - 1]!];
  const far = cell === ends[0] ? ends[1]! : ends[0]!;
  for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
    const edge = around[k]!;
    if (edge < 0 || s.edge(edge) !== OPEN) continue;
    const next = beyond[k]!;
    if (isFull(s, cell) || isFull(s, next)) {
      if (!s.put(edge, OFF)) return false;
      continue;
    }
    if (next === far && mine.cells.length > 1) {
      if (!s.put(edge, OFF)) return false;
      continue;
    }
    if (isEnd(s, far)) {
      const theirs = s.lineAt(next);
      const [a, b] = [theirs.cells[0]!, theirs.cells[theirs.cells.length - 1]!];
      const beyondFar = next === a ? b : a;
      const whole = mine.cells.length + theirs.cells.length === size;
      if (!theirs.closed && beyondFar !== far && isEnd(s, beyondFar) && !whole && !s.put(edge, OFF)) return false;
    }
  }
  return true;
}

function isFull(s: Lines, cell: Cell): boolean {
  return s.countAt(cell, ON) >= s.layout.need[cell]!;
}

/** S or G, the two cells with one line end. */
function isEnd(s: Lines, cell: Cell): boolean {
  return s.layout.need[cell] === 1;
}
