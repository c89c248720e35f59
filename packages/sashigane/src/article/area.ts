/**
 * The article's `area`: the sizes of all pieces add up to the board.
 *
 * An owner is a circle laid on a bend; its sizes are those of its living shapes, from a least to a greatest. With the sizes of all owners
 * but one at their least and at their greatest, a shape of that one must leave a remainder that the other pieces can fill. In strict
 * form, once all circles are laid, owners are all the pieces there are and the remainder is nothing. Otherwise further pieces may
 * stand without a circle: the remainder is nothing or at least 3, which bites only when the other owners' sizes are settled.
 */
import type { Cell } from "@hashigo/core";
import { clueCells, isCircle } from "../puzzle.js";
import type { Shapes } from "./shapes.js";

export interface Owner {
  readonly bend: Cell;
  readonly least: number;
  readonly greatest: number;
}

export function areaKernel(s: Shapes): boolean {
  const budget = budgetOf(s);
  if (budget === null) return s.puzzle.rules.circleBend === "off";
  const { owners, complete } = budget;
  if (owners.length === 0) return !complete;
  for (const owner of owners) {
    const { low, high } = others(owners, owner);
    s.killWhere(owner.bend, (i) => s.bendOf(i) === owner.bend && !fills(s.size - s.sizeOf(i), low, high, complete));
  }
  return true;
}

/** Owners with their sizes; null when the rung has nothing to count or an owner has no shape left. `complete`: they are all pieces. */
export function budgetOf(s: Shapes): { readonly owners: readonly Owner[]; readonly complete: boolean } | null {
  if (s.puzzle.rules.circleBend === "off") return null;
  const owners: Owner[] = [];
  const printed = clueCells(s.puzzle).filter((cell) => isCircle(s.puzzle.clues[cell]!));
  for (const bend of printed) {
    if (!s.isLaid(bend)) continue;
    const owner = sizesAt(s, bend);
    if (owner === null) {
      s.failedAt = bend;
      return null;
    }
    owners.push(owner);
  }
  const complete = s.strict && owners.length === printed.length && clueCells(s.puzzle).every((cell) => s.isLaid(cell));
  return { owners, complete };
}

/** The sizes that all other owners have together, at the least and at the most. */
export function others(owners: readonly Owner[], but: Owner): { readonly low: number; readonly high: number } {
  const rest = owners.filter((owner) => owner.bend !== but.bend);
  return {
    low: rest.reduce((sum, { least }) => sum + least, 0),
    high: rest.reduce((sum, { greatest }) => sum + greatest, 0),
  };
}

function sizesAt(s: Shapes, bend: Cell): Owner | null {
  let least = Number.POSITIVE_INFINITY;
  let greatest = 0;
  s.each(bend, (i) => {
    if (s.bendOf(i) === bend) {
      least = Math.min(least, s.sizeOf(i));
      greatest = Math.max(greatest, s.sizeOf(i));
    }
    return true;
  });
  return greatest === 0 ? null : { bend, least, greatest };
}

/** Can pieces of these sizes together, and others where there may be any, fill what remains? */
function fills(rest: number, low: number, high: number, complete: boolean): boolean {
  if (rest < low) return false;
  if (complete) return rest <= high;
  return low !== high || rest === low || rest >= low + 3;
}
