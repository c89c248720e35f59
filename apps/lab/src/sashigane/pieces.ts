/**
 * Cuttings as lists of pieces, and the boards printed from them. Written for the experiments from the rules alone, apart from the
 * generator's own printing.
 *
 * A cutting comes from the sampler as one role a cell (`PartitionDraw.roles`): 1, 2, 4, 8 an arm whose bend lies up, down, left, right;
 * 16, 32, 64, 128 a bend with arms up and left, up and right, down and left, down and right.
 */
import type { Random } from "@hashigo/core";
import { CIRCLE, type Clue, count, DOWN, LEFT, Puzzle, partitionSampler, RIGHT, UP } from "@hashigo/sashigane";

export interface Arm {
  readonly length: number;
  readonly tip: number;
  /** The arrow that points home from the tip. */
  readonly arrow: Clue;
}

export interface Piece {
  readonly bend: number;
  readonly size: number;
  /** The vertical one and the horizontal one. */
  readonly arms: readonly [Arm, Arm];
}

const BEND_UP = 16 | 32;
const BEND_LEFT = 16 | 64;

export function piecesOf(roles: Uint8Array, cols: number): Piece[] {
  const arm = (bend: number, step: number, role: number, arrow: Clue): Arm => {
    let tip = bend;
    while (roles[tip + step] === role) tip += step;
    return { length: (tip - bend) / step, tip, arrow };
  };
  return [...roles].flatMap((role, bend) => {
    if (role < 16) return [];
    const vertical = (role & BEND_UP) !== 0 ? arm(bend, -cols, 2, DOWN) : arm(bend, cols, 1, UP);
    const horizontal = (role & BEND_LEFT) !== 0 ? arm(bend, -1, 8, RIGHT) : arm(bend, 1, 4, LEFT);
    return [{ bend, size: 1 + vertical.length + horizontal.length, arms: [vertical, horizontal] }];
  });
}

/** Every cutting of the board, in the sampler's order. */
export function* cuttings(rows: number, cols: number): Generator<Piece[]> {
  const sampler = partitionSampler(rows, cols);
  for (let i = 0n; i < sampler.total; i++) yield piecesOf(sampler.unrank(i), cols);
}

/** Circles on all bends, with or without their numbers, and one arrow a piece: on the horizontal arm where so said, else on the vertical one. */
export function clues(
  pieces: readonly Piece[],
  cells: number,
  horizontal: readonly boolean[],
  numbers: boolean,
): Int32Array {
  const out = new Int32Array(cells);
  pieces.forEach(({ bend, size, arms }, k) => {
    out[bend] = numbers ? CIRCLE + size : CIRCLE;
    const { tip, arrow } = arms[horizontal[k] === true ? 1 : 0];
    out[tip] = arrow;
  });
  return out;
}

/** Every choice of one end a piece: bit k of its number is piece k's. */
export function choices(pieces: readonly Piece[]): boolean[][] {
  return Array.from({ length: 1 << pieces.length }, (_, mask) => pieces.map((_, k) => ((mask >>> k) & 1) === 1));
}

export const ENDS = ["long", "short", "coin"] as const;
export type End = (typeof ENDS)[number];

/** Which end a convention takes; arms of equal length take a coin. One coin a piece whatever the convention. */
export function ends(pieces: readonly Piece[], end: End, random: Random): boolean[] {
  return pieces.map(({ arms: [vertical, horizontal] }) => {
    const coin = random.coin();
    if (end === "coin" || vertical.length === horizontal.length) return coin;
    return horizontal.length > vertical.length === (end === "long");
  });
}

export const FORMS = ["strict", "general"] as const;
export type FormName = (typeof FORMS)[number];

export function isUnique(rows: number, cols: number, board: Int32Array, form: FormName): boolean {
  return count(Puzzle.of(rows, cols, board, { form }), { maxSolutions: 2 }).count === 1n;
}
