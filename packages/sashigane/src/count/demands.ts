/**
 * What a role asks of the next cell, for a sweep in reading order, and boards of role masks.
 *
 * All that a cell tells the one below it is one of four *demands*, and likewise the one to its right: the pair rules of
 * ../roles.ts treat U, DL, DR, D and all the rest as four classes of upper cells. The test compares both texts on every
 * pair.
 */
import * as role from "../roles.js";

/** Nothing may come from here: neither an arm back towards me nor a bend that needs an arm here. */
export const NEITHER = 0;
/** My bend lies behind me: the next cell may be an arm back towards me, and may not be a bend that needs an arm here. */
export const MAY = 1;
/** I am a bend with an arm this way: the next cell is that arm. */
export const MUST_ARM = 2;
/** My bend lies ahead: the next cell is an arm with the same role, or the bend. */
export const MUST_LEAD = 3;

/** Roles that a cell may take, by demand from above, and by demand from the left. */
export const FROM_ABOVE: readonly number[] = [
  role.ALL & ~(role.ARM_UP | role.LEAVES_UP),
  role.ALL & ~role.LEAVES_UP,
  role.ARM_UP,
  role.ARM_DOWN | role.LEAVES_UP,
];
export const FROM_LEFT: readonly number[] = [
  role.ALL & ~(role.ARM_LEFT | role.LEAVES_LEFT),
  role.ALL & ~role.LEAVES_LEFT,
  role.ARM_LEFT,
  role.ARM_RIGHT | role.LEAVES_LEFT,
];

/** The demand of a role on the cell below, and on the cell to the right. */
export function demandBelow(mine: number): number {
  if (mine === role.ARM_UP) return MAY;
  if (mine === role.ARM_DOWN) return MUST_LEAD;
  return (mine & role.LEAVES_DOWN) !== 0 ? MUST_ARM : NEITHER;
}

export function demandRight(mine: number): number {
  if (mine === role.ARM_LEFT) return MAY;
  if (mine === role.ARM_RIGHT) return MUST_LEAD;
  return (mine & role.LEAVES_RIGHT) !== 0 ? MUST_ARM : NEITHER;
}

/** Roles that point off the lower edge, and off the right edge. */
export const OFF_BELOW: number = role.ARM_DOWN | role.LEAVES_DOWN;
export const OFF_RIGHT: number = role.ARM_RIGHT | role.LEAVES_RIGHT;

/** Pairs of roles that exchanging rows and columns exchanges; the two left out stay. */
const EXCHANGED: readonly (readonly [number, number])[] = [
  [role.ARM_UP, role.ARM_LEFT],
  [role.ARM_DOWN, role.ARM_RIGHT],
  [role.BEND_UR, role.BEND_DL],
];

function transposeRoles(mask: number): number {
  let image = mask & (role.BEND_UL | role.BEND_DR);
  for (const [a, b] of EXCHANGED) {
    if ((mask & a) !== 0) image |= b;
    if ((mask & b) !== 0) image |= a;
  }
  return image;
}

/** A board of role masks with rows and columns exchanged; `rows`, `cols` are those of the argument. */
export function transposeBoard(masks: Uint8Array, rows: number, cols: number): Uint8Array {
  const image = new Uint8Array(masks.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) image[c * rows + r] = transposeRoles(masks[r * cols + c] ?? 0);
  }
  return image;
}

/** `allowed` of a blank board: all roles but those that point off the lower or right edge. The sweep sees to the others. */
export function blankBoard(rows: number, cols: number): Uint8Array {
  const allowed = new Uint8Array(rows * cols);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const off = (r === rows - 1 ? OFF_BELOW : 0) | (c === cols - 1 ? OFF_RIGHT : 0);
      allowed[r * cols + c] = role.ALL & ~off;
    }
  }
  return allowed;
}
