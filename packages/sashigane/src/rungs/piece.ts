/**
 * The piece around a bend, looked at whole: for the rules that no pair of neighbours sees. Those are numbers beyond one word, numbers
 * in circles that may lie anywhere in their piece (`circleBend: off`), and the strict form's one circle and one arrow a piece.
 *
 * For each direction the arm lengths still possible are listed with what the arm would hold: its circles and arrows as a least and a
 * greatest count (a clue that is printed but not laid may be anything), and the number its circles demand. A bend role stays while
 * some pair of arms agrees with the clues; what all pairs share is forced, as in `number`. With every cell settled the lists have one
 * entry, so the kernel is exact there.
 *
 * Cost: O(side²) a call, for rule sets outside the published game; there it serves only numbers above the word.
 */

import { NUMBER_WORD } from "../layout.js";
import { isArrow, isCircle, NONE, numberOf } from "../puzzle.js";
import { ALL, ARM_DOWN, ARM_LEFT, ARM_RIGHT, ARM_UP, BEND_DL, BEND_DR, BEND_UL, BEND_UR, BENDS } from "../roles.js";
import type { Roles } from "../state.js";

const ARM_OF = [ARM_DOWN, ARM_UP, ARM_RIGHT, ARM_LEFT] as const;
/** Bend roles with the direction numbers (up, down, left, right) of their arms. */
const BENDINGS = [
  [BEND_UL, 0, 2],
  [BEND_UR, 0, 3],
  [BEND_DL, 1, 2],
  [BEND_DR, 1, 3],
] as const;

/** Fields of one arm length: possible, then counts, then the number demanded (0 none, −1 two different ones), then "some pair uses it". */
const POSSIBLE = 0;
const CIRCLES_LEAST = 1;
const CIRCLES_MOST = 2;
const ARROWS_LEAST = 3;
const ARROWS_MOST = 4;
const NUMBER = 5;
const USED = 6;
const FIELDS = 7;

export class PieceTable {
  readonly arms: readonly Int32Array[];
  readonly reach: Int32Array = new Int32Array(4);
  readonly steps: readonly number[];
  private constructor(
    private readonly s: Roles,
    /** Is the place looked at as a bend? */
    private readonly sites: Uint8Array,
  ) {
    const side = Math.max(s.puzzle.rows, s.puzzle.cols);
    this.arms = ARM_OF.map(() => new Int32Array((side + 1) * FIELDS));
    this.steps = [-s.W, s.W, -1, 1];
  }

  /** null where no rule of the puzzle needs it. */
  static for(s: Roles): PieceTable | null {
    const anywhere = s.layout.strict ? !s.layout.circleBend : !s.layout.circleBend && s.layout.numberSize;
    const sites = new Uint8Array(s.P);
    let any = false;
    for (let i = 0; i < s.layout.size; i++) {
      const q = s.at[i]!;
      const big = s.layout.numberSize && s.layout.circleBend && numberOf(s.clue[q]!) > NUMBER_WORD;
      const site = anywhere || (s.layout.strict ? s.clue[q] !== NONE : big);
      if (!site) continue;
      sites[q] = 1;
      any = true;
    }
    return any ? new PieceTable(s, sites) : null;
  }

  /** A place changed: every bend in its row and column may be concerned. */
  touched(q: number): void {
    const { s, sites } = this;
    if (sites[q] === 1) s.pieces.add(q);
    for (const d of this.steps) for (let x = q + d; s.cellAt[x]! >= 0; x += d) if (sites[x] === 1) s.pieces.add(x);
  }

  wake(): void {
    for (let q = 0; q < this.sites.length; q++) if (this.sites[q] === 1) this.s.pieces.add(q);
  }

  isSite(q: number): boolean {
    return this.sites[q] === 1;
  }
}

export function pieceKernel(s: Roles, q: number): boolean {
  const table = s.piece!;
  let roles = s.store[q]!;
  if ((roles & BENDS) === 0) return true;
  for (let k = 0; k < 4; k++) list(s, table, q, k);
  let kept = roles & ~BENDS;
  for (const [bend, a, b] of BENDINGS) if ((roles & bend) !== 0 && pairs(s, table, q, a, b)) kept |= bend;
  if (!s.keep(q, kept)) return false;
  roles = s.store[q]!;
  if ((roles & ~BENDS) !== 0) return true;
  for (let k = 0; k < 4; k++) {
    const always = BENDINGS.every(([bend, a, b]) => (roles & bend) === 0 || a === k || b === k);
    if (always && !force(s, table, q, k)) return false;
  }
  return true;
}

/** The arms that agree with the clues, for the words of a step: sides in the order up, down, left, right, and lengths. */
export function waysOfPiece(
  s: Roles,
  q: number,
): { sides: readonly [number, number]; cells: readonly [number, number] }[] {
  const table = s.piece;
  if (table === null) return [];
  for (let k = 0; k < 4; k++) list(s, table, q, k);
  const bend = new Int32Array(FIELDS);
  content(s, q, bend, 0);
  const out: { sides: readonly [number, number]; cells: readonly [number, number] }[] = [];
  for (const [role, a, b] of BENDINGS) {
    if ((s.store[q]! & role) === 0) continue;
    const [first, second] = [table.arms[a]!, table.arms[b]!];
    for (let i = 1; i <= table.reach[a]!; i++)
      for (let j = 1; j <= table.reach[b]!; j++)
        if (
          first[i * FIELDS + POSSIBLE] !== 0 &&
          second[j * FIELDS + POSSIBLE] !== 0 &&
          agrees(s, bend, first, i * FIELDS, second, j * FIELDS, 1 + i + j)
        )
          out.push({ sides: [a, b], cells: [i, j] });
  }
  return out;
}

/** Lists the possible arms of one direction with their contents. */
function list(s: Roles, table: PieceTable, q: number, k: number): void {
  const { store, cellAt } = s;
  const arms = table.arms[k]!;
  const d = table.steps[k]!;
  const role = ARM_OF[k]!;
  // Entry 0 is the arm of no cells; the bend itself is counted once, in the pair.
  arms.fill(0, 0, FIELDS);
  let at = 0;
  let l = 0;
  for (let x = q + d; cellAt[x]! >= 0 && (store[x]! & role) !== 0; ) {
    at = ++l * FIELDS;
    for (let f = 0; f < FIELDS; f++) arms[at + f] = arms[at - FIELDS + f]!;
    content(s, x, arms, at);
    x += d;
    arms[at + POSSIBLE] = cellAt[x]! < 0 || (store[x]! & ~role) !== 0 ? 1 : 0;
    arms[at + USED] = 0;
  }
  table.reach[k] = l;
}

/** Adds what the place holds to an entry. */
function content(s: Roles, x: number, entry: Int32Array, at: number): void {
  const clue = s.clue[x]!;
  if (clue === NONE) return;
  const laid = s.isLaid(x);
  const circle = !laid || isCircle(clue) ? 1 : 0;
  const arrow = !laid || isArrow(clue) ? 1 : 0;
  if (laid) {
    entry[at + CIRCLES_LEAST]! += circle;
    entry[at + ARROWS_LEAST]! += arrow;
  }
  entry[at + CIRCLES_MOST]! += circle;
  entry[at + ARROWS_MOST]! += arrow;
  if (laid && s.layout.numberSize) entry[at + NUMBER] = both(entry[at + NUMBER]!, numberOf(clue));
}

function both(a: number, b: number): number {
  return a === 0 ? b : b === 0 || a === b ? a : -1;
}

/** Some pair of arms agrees with the clues; all lengths of such pairs are marked as used. */
function pairs(s: Roles, table: PieceTable, q: number, a: number, b: number): boolean {
  const bend = new Int32Array(FIELDS);
  content(s, q, bend, 0);
  const first = table.arms[a]!;
  const second = table.arms[b]!;
  let any = false;
  for (let i = 1; i <= table.reach[a]!; i++) {
    if (first[i * FIELDS + POSSIBLE] === 0) continue;
    for (let j = 1; j <= table.reach[b]!; j++) {
      if (second[j * FIELDS + POSSIBLE] === 0 || !agrees(s, bend, first, i * FIELDS, second, j * FIELDS, 1 + i + j))
        continue;
      first[i * FIELDS + USED] = 1;
      second[j * FIELDS + USED] = 1;
      any = true;
    }
  }
  return any;
}

function agrees(
  s: Roles,
  bend: Int32Array,
  first: Int32Array,
  i: number,
  second: Int32Array,
  j: number,
  size: number,
): boolean {
  const number = both(both(bend[NUMBER]!, first[i + NUMBER]!), second[j + NUMBER]!);
  if (number !== 0 && number !== size) return false;
  if (!s.layout.strict) return true;
  const total = (field: number): number => bend[field]! + first[i + field]! + second[j + field]!;
  return total(CIRCLES_LEAST) <= 1 && total(CIRCLES_MOST) >= 1 && total(ARROWS_LEAST) <= 1 && total(ARROWS_MOST) >= 1;
}

/** A direction that every remaining bend uses: forced to its least length, closed behind its greatest. */
function force(s: Roles, table: PieceTable, q: number, k: number): boolean {
  const arms = table.arms[k]!;
  const d = table.steps[k]!;
  const role = ARM_OF[k]!;
  let least = 0;
  let greatest = 0;
  for (let l = 1; l <= table.reach[k]!; l++) {
    if (arms[l * FIELDS + USED] === 0) continue;
    if (least === 0) least = l;
    greatest = l;
  }
  let x = q + d;
  for (let l = 1; l <= least; l++, x += d) if (!s.keep(x, role)) return false;
  let l = least;
  while (l < greatest && s.cellAt[x]! >= 0 && s.store[x] === role) {
    l++;
    x += d;
  }
  return l < greatest || !(s.cellAt[x]! >= 0) || s.keep(x, ALL & ~role);
}
