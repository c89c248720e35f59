/**
 * No ring, and S and G do not meet early. An open edge between the two ends of one drawn line would close it; one between the line from S
 * and the line from G would finish the walk, which is right only when the two lines have all cells and the walk meets every number on
 * its visit. A finished walk is judged here too: no other rung looks at it again.
 *
 * An edge at a full cell is off as well: `degree` says so first, but a longer line must not make this rung forget what a shorter one told it.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, ON, OPEN } from "../state.js";
import { visitsAlong } from "../walk.js";

export function ringKernel(s: Lines, cell: Cell): boolean {
  const { around, beyond, size } = s.layout;
  const mine = s.lineAt(cell);
  if (mine.closed) {
    s.failedAt = cell;
    return false;
  }
  if (mine.cells.length === size && !numbersFit(s, mine.cells)) {
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
    if (finishes(s, mine.cells, far, next) === "wrongly" && !s.put(edge, OFF)) return false;
  }
  return true;
}

/** Would a step from the near end of a line that ends at S or G to `next` join it to the line of the other end? */
function finishes(s: Lines, mine: readonly Cell[], far: Cell, next: Cell): "rightly" | "wrongly" | "not" {
  if (!isEnd(s, far)) return "not";
  const { cells, closed } = s.lineAt(next);
  const beyond = next === cells[0] ? cells[cells.length - 1]! : cells[0]!;
  if (closed || beyond === far || !isEnd(s, beyond)) return "not";
  if (mine.length + cells.length !== s.layout.size) return "wrongly";
  const here = mine[0] === far ? mine : [...mine].reverse();
  const there = cells[0] === next ? cells : [...cells].reverse();
  return numbersFit(s, [...here, ...there]) ? "rightly" : "wrongly";
}

/** Along a whole walk, from either end, does every number that has been laid say the truth? */
function numbersFit(s: Lines, walk: readonly Cell[]): boolean {
  const { at, totals } = visitsAlong(s.puzzle, walk[0] === s.puzzle.start ? walk : [...walk].reverse());
  const { region, ordinal } = s.layout;
  return walk.every((cell) => {
    const n = s.numberAt(cell);
    return n === 0 || n === (ordinal ? at[cell] : totals[region[cell]!]);
  });
}

function isFull(s: Lines, cell: Cell): boolean {
  return s.countAt(cell, ON) >= s.layout.need[cell]!;
}

/** S or G, the two cells with one line end. */
function isEnd(s: Lines, cell: Cell): boolean {
  return s.layout.need[cell] === 1;
}
