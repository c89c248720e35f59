/**
 * What a clue says by itself. A circle's cell is a bend. An arrow's cell is the end of an arm that leads the arrow's way: so the cell
 * behind it is no arm cell of the same kind, or the arm would go on. Clauses that are off say nothing; with the arrow's direction off
 * its cell is the end of *some* arm, which is looked at again whenever it or a neighbour changes.
 */
import { directionOf, isArrow, numberOf } from "../puzzle.js";
import { ALL, ARM_DOWN, ARM_LEFT, ARM_RIGHT, ARM_UP, ARMS, BENDS } from "../roles.js";
import type { Roles } from "../state.js";

const ARM = { up: ARM_UP, down: ARM_DOWN, left: ARM_LEFT, right: ARM_RIGHT } as const;

/** The step from an arm cell of this role towards its bend. */
export function towards(role: number, W: number): number {
  return role === ARM_UP ? -W : role === ARM_DOWN ? W : role === ARM_LEFT ? -1 : 1;
}

export function clueKernel(s: Roles, q: number): boolean {
  const clue = s.clue[q]!;
  if (!s.isLaid(q)) return true;
  return isArrow(clue) ? arrow(s, q, ARM[directionOf(clue)]) : circle(s, q, numberOf(clue));
}

function circle(s: Roles, q: number, n: number): boolean {
  if (s.layout.numberSize && n > 0 && (n < 3 || n > s.puzzle.rows + s.puzzle.cols - 1)) {
    s.failedAt = q;
    return false;
  }
  return !s.layout.circleBend || s.keep(q, BENDS);
}

function arrow(s: Roles, q: number, role: number): boolean {
  if (s.layout.arrowHome) {
    if (!s.keep(q, role)) return false;
    const behind = q - towards(role, s.W);
    return !s.layout.arrowEnd || s.cellAt[behind]! < 0 || s.keep(behind, ALL & ~role);
  }
  if ((s.layout.arrowEnd || (s.layout.strict && s.layout.circleBend)) && !s.keep(q, ARMS)) return false;
  return !s.layout.arrowEnd || anyTip(s, q);
}

/** The cell is the far end of some arm: an arm role goes when the cell behind must continue it, and the other way round. */
function anyTip(s: Roles, q: number): boolean {
  for (let role = ARM_UP; role <= ARM_RIGHT; role <<= 1) {
    const behind = q - towards(role, s.W);
    if ((s.store[q]! & role) === 0 || s.cellAt[behind]! < 0) continue;
    if (s.store[behind] === role && !s.keep(q, ALL & ~role)) return false;
    if (s.store[q] === role && !s.keep(behind, ALL & ~role)) return false;
  }
  return true;
}
