/** Clues for a partition: every bend a circle with its piece's size, every piece one arrow on one of its two ends. */
import type { Random } from "@hashigo/core";
import { CIRCLE, DOWN, LEFT, RIGHT, UP } from "./puzzle.js";
import { ARM_DOWN, ARM_LEFT, ARM_RIGHT, ARM_UP, BENDS, LEAVES_LEFT, LEAVES_UP } from "./roles.js";

/**
 * Which end carries the arrow: the one of the longer arm, of the shorter arm, or a coin for every piece. Arms of equal length take a
 * coin under each of them. Either way one coin is thrown a piece, so the three conventions use the same stream of chance.
 */
export const CONVENTIONS = ["longest", "shortest", "coin"] as const;
export type Convention = (typeof CONVENTIONS)[number];

/** The arm from a bend: its length and the cell at its end. */
function arm(roles: Uint8Array, cell: number, step: number, role: number): { length: number; tip: number } {
  let length = 0;
  let tip = cell;
  // A place of another row is no continuation: there the role would point off its own row, which a partition never has.
  while (roles[tip + step] === role) {
    tip += step;
    length++;
  }
  return { length, tip };
}

export function cluesOf(
  roles: Uint8Array,
  rows: number,
  cols: number,
  convention: Convention,
  random: Random,
): Int32Array {
  const clues = new Int32Array(rows * cols);
  roles.forEach((role, cell) => {
    if ((role & BENDS) === 0) return;
    const upwards = (role & LEAVES_UP) !== 0;
    const leftwards = (role & LEAVES_LEFT) !== 0;
    const tall = arm(roles, cell, upwards ? -cols : cols, upwards ? ARM_DOWN : ARM_UP);
    const wide = arm(roles, cell, leftwards ? -1 : 1, leftwards ? ARM_RIGHT : ARM_LEFT);
    const coin = random.coin();
    const onTall =
      convention === "coin" || tall.length === wide.length
        ? coin
        : convention === "longest"
          ? tall.length > wide.length
          : tall.length < wide.length;
    clues[cell] = CIRCLE + 1 + tall.length + wide.length;
    if (onTall) clues[tall.tip] = upwards ? DOWN : UP;
    else clues[wide.tip] = leftwards ? RIGHT : LEFT;
  });
  return clues;
}
