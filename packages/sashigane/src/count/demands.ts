/**
 * The eight roles of a cell, and what they ask of its neighbours. An arm is named for where its bend lies, a bend for the
 * two directions in which its arms leave. A partition into L shapes is exactly one role a cell such that every pair of
 * neighbours agrees, so fillings by roles count partitions once each.
 *
 * Going down (X above Y) and to the right (X left of Y) the pairs say the same with U, D read as L, R:
 *   Y = U needs X in {U, DL, DR}; X = D needs Y in {D, UL, UR}; X in {DL, DR} needs Y = U; Y in {UL, UR} needs X = D.
 * So all that X tells the cell behind it is one of four *demands*.
 */
export const ROLE = { U: 1, D: 2, L: 4, R: 8, UL: 16, UR: 32, DL: 64, DR: 128 } as const;

const { U, D, L, R, UL, UR, DL, DR } = ROLE;

/** Demand: nothing may come from here, neither an arm back towards me nor a bend that needs an arm here. */
export const NEITHER = 0;
/** My bend lies behind me: the next cell may be an arm back towards me, and may not need an arm here. */
export const MAY = 1;
/** I am a bend with an arm this way: the next cell must be that arm. */
export const MUST_ARM = 2;
/** My bend lies ahead: the next cell is an arm on the same way, or the bend. */
export const MUST_LEAD = 3;

/** Roles that a cell may take under a demand from above, and from the left. */
export const FROM_ABOVE: readonly number[] = [255 & ~(U | UL | UR), 255 & ~(UL | UR), U, D | UL | UR];
export const FROM_LEFT: readonly number[] = [255 & ~(L | UL | DL), 255 & ~(UL | DL), L, R | UL | DL];

/** The demand of a role on the cell below, and on the cell to the right. */
export function demandBelow(role: number): number {
  if (role === U) return MAY;
  if (role === D) return MUST_LEAD;
  return role === DL || role === DR ? MUST_ARM : NEITHER;
}

export function demandRight(role: number): number {
  if (role === L) return MAY;
  if (role === R) return MUST_LEAD;
  return role === UR || role === DR ? MUST_ARM : NEITHER;
}

/** Roles that point off the lower edge, and off the right edge. */
export const LEAVES_BELOW: number = D | DL | DR;
export const LEAVES_RIGHT: number = R | UR | DR;

/** Is `role` a bend? A partition has as many pieces as bends. */
export function isBend(role: number): boolean {
  return role >= UL;
}

/** The mask of roles seen after exchanging rows and columns: U with L, D with R, UR with DL. */
export function transposeRoles(mask: number): number {
  let image = mask & (UL | DR);
  if (mask & U) image |= L;
  if (mask & L) image |= U;
  if (mask & D) image |= R;
  if (mask & R) image |= D;
  if (mask & UR) image |= DL;
  if (mask & DL) image |= UR;
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
  const allowed = new Uint8Array(rows * cols).fill(255);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const leaves = (r === rows - 1 ? LEAVES_BELOW : 0) | (c === cols - 1 ? LEAVES_RIGHT : 0);
      allowed[r * cols + c] = 255 & ~leaves;
    }
  }
  return allowed;
}
