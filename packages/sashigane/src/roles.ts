/**
 * The eight roles of a cell in a cutting into L's, and what neighbours allow each other.
 *
 * Claim.   A cutting into L's is exactly one role a cell such that all pairs of neighbours agree (tables below) and no role points
 *          off the board.
 * Proof.   Follow an arm cell towards its bend: the pair rule hands the same role on, cell by cell, until a bend role that has an arm on
 *          that side; the board is finite and roles do not point off it, so a bend is met. A bend needs an arm cell on both its
 *          sides. So the cells fall into bends with two straight arms of at least one cell, each cell in one of them: L's. Back
 *          from a cutting, each cell reads off its role.  ∎
 * Used by. The neighbour rung (arc consistency on these pairs), the sweep, and the number of answers: one assignment, one answer.
 * Source.  own.
 */

/** An arm cell whose bend lies up, down, left, right. */
export const ARM_UP = 1;
export const ARM_DOWN = 2;
export const ARM_LEFT = 4;
export const ARM_RIGHT = 8;
/** A bend with arms leaving up and left, and so on. */
export const BEND_UL = 16;
export const BEND_UR = 32;
export const BEND_DL = 64;
export const BEND_DR = 128;

export const ARMS = 15;
export const BENDS = 240;
export const ALL = 255;

/** Bends with an arm leaving up, down, left, right. */
export const LEAVES_UP: number = BEND_UL | BEND_UR;
export const LEAVES_DOWN: number = BEND_DL | BEND_DR;
export const LEAVES_LEFT: number = BEND_UL | BEND_DL;
export const LEAVES_RIGHT: number = BEND_UR | BEND_DR;

/** An upper cell and the lower one: can these roles stand so? */
function agreesDown(upper: number, lower: number): boolean {
  if (lower === ARM_UP) return (upper & (ARM_UP | LEAVES_DOWN)) !== 0;
  if (upper === ARM_DOWN) return (lower & (ARM_DOWN | LEAVES_UP)) !== 0;
  return (upper & LEAVES_DOWN) === 0 && (lower & LEAVES_UP) === 0;
}

/** A left cell and the right one, likewise. */
function agreesRight(left: number, right: number): boolean {
  if (right === ARM_LEFT) return (left & (ARM_LEFT | LEAVES_RIGHT)) !== 0;
  if (left === ARM_RIGHT) return (right & (ARM_RIGHT | LEAVES_LEFT)) !== 0;
  return (left & LEAVES_RIGHT) === 0 && (right & LEAVES_LEFT) === 0;
}

/** Are an upper cell and the lower one in one piece? */
export function joinsDown(upper: number, lower: number): boolean {
  return lower === ARM_UP || upper === ARM_DOWN;
}

export function joinsRight(left: number, right: number): boolean {
  return right === ARM_LEFT || left === ARM_RIGHT;
}

/** What a drawn edge says of the two cells. */
export const OPEN = 0;
export const JOINED = 1;
export const CUT = 2;

/** Roles that a neighbour may have, indexed by `edge << 8 | roles of the cell`. */
type Table = Uint8Array;

function table(
  agrees: (a: number, b: number) => boolean,
  joins: (a: number, b: number) => boolean,
  reversed: boolean,
): Table {
  const out = new Uint8Array(3 << 8);
  for (let edge = OPEN; edge <= CUT; edge++) {
    for (let mine = 1; mine <= 128; mine <<= 1) {
      let theirs = 0;
      for (let other = 1; other <= 128; other <<= 1) {
        const [a, b] = reversed ? [other, mine] : [mine, other];
        if (agrees(a, b) && (edge === OPEN || joins(a, b) === (edge === JOINED))) theirs |= other;
      }
      for (let set = 0; set <= ALL; set++) if ((set & mine) !== 0) out[(edge << 8) | set]! |= theirs;
    }
  }
  return out;
}

/** From a cell to the one below, above, to the right, to the left of it. */
export const TO_DOWN: Table = /* @__PURE__ */ table(agreesDown, joinsDown, false);
export const TO_UP: Table = /* @__PURE__ */ table(agreesDown, joinsDown, true);
export const TO_RIGHT: Table = /* @__PURE__ */ table(agreesRight, joinsRight, false);
export const TO_LEFT: Table = /* @__PURE__ */ table(agreesRight, joinsRight, true);
