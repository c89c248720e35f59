/**
 * What never changes on a board: padded places, printed clues, the rules in force, and which numbered circles a place concerns.
 *
 * Cells lie in rows of width W = cols + 2 inside a frame of padding, so that a step up, down, left, right is one addition and needs no
 * look at the column. Padding has no roles and is never written.
 */
import type { Cell } from "@hashigo/core";
import { NONE, numberOf, type Puzzle, UNKNOWN } from "./puzzle.js";
import {
  ALL,
  ARM_DOWN,
  ARM_LEFT,
  ARM_RIGHT,
  ARM_UP,
  LEAVES_DOWN,
  LEAVES_LEFT,
  LEAVES_RIGHT,
  LEAVES_UP,
} from "./roles.js";

/** Numbers up to this one are served by sets of arm lengths in one word. */
export const NUMBER_WORD = 32;

export class Layout {
  readonly W: number;
  readonly P: number;
  readonly size: number;
  /** Padded place of each cell, cell of each padded place (−1 outside), clue of each padded place (`?` is nothing). */
  readonly at: Int32Array;
  readonly cellAt: Int32Array;
  readonly clue: Int32Array;
  readonly strict: boolean;
  readonly arrowHome: boolean;
  readonly arrowEnd: boolean;
  readonly circleBend: boolean;
  readonly numberSize: boolean;
  /** The numbered circles whose arms might reach place q, or end just before it: `near[head[q]] … near[head[q + 1] − 1]`. */
  readonly head: Int32Array;
  readonly near: Int32Array;

  constructor(readonly puzzle: Puzzle) {
    const { rows, cols, rules } = puzzle;
    this.W = cols + 2;
    this.P = (rows + 2) * this.W;
    this.size = rows * cols;
    this.at = new Int32Array(this.size);
    this.cellAt = new Int32Array(this.P).fill(-1);
    this.clue = new Int32Array(this.P);
    this.strict = rules.form === "strict";
    this.arrowHome = rules.arrowHome === "on";
    this.arrowEnd = rules.arrowEnd === "on";
    this.circleBend = rules.circleBend === "on";
    this.numberSize = rules.numberSize === "on";
    for (let r = 0, cell = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++, cell++) {
        const q = (r + 1) * this.W + c + 1;
        const clue = puzzle.clues[cell]!;
        this.at[cell] = q;
        this.cellAt[q] = cell;
        this.clue[q] = clue === UNKNOWN ? NONE : clue;
      }
    }
    this.head = new Int32Array(this.P + 2);
    this.near = this.crosses();
  }

  /** Roles that do not point off the board. */
  framed(cell: Cell): number {
    const { rows, cols } = this.puzzle;
    const r = Math.floor(cell / cols);
    const c = cell - r * cols;
    let roles = ALL;
    if (r === 0) roles &= ~(ARM_UP | LEAVES_UP);
    if (r === rows - 1) roles &= ~(ARM_DOWN | LEAVES_DOWN);
    if (c === 0) roles &= ~(ARM_LEFT | LEAVES_LEFT);
    if (c === cols - 1) roles &= ~(ARM_RIGHT | LEAVES_RIGHT);
    return roles;
  }

  /** One list with heads, in two passes: counted, then filled. */
  private crosses(): Int32Array {
    const { head } = this;
    let total = 0;
    this.eachCross((place) => {
      head[place + 2]!++;
      total++;
    });
    for (let q = 2; q < head.length; q++) head[q]! += head[q - 1]!;
    const near = new Int32Array(total);
    this.eachCross((place, circle) => {
      near[head[place + 1]!++] = circle;
    });
    return near;
  }

  private eachCross(visit: (place: number, circle: number) => void): void {
    if (!this.numberSize || !this.circleBend) return;
    for (let i = 0; i < this.size; i++) {
      const q = this.at[i]!;
      const n = numberOf(this.clue[q]!);
      if (n === 0 || n > NUMBER_WORD) continue;
      visit(q, q);
      for (const step of [-this.W, this.W, -1, 1]) this.eachOnRay(q, step, n, visit);
    }
  }

  /** The longest arm has n − 2 cells; the cell behind it counts too, since whether it belongs to the arm bounds the length. */
  private eachOnRay(q: number, step: number, n: number, visit: (place: number, circle: number) => void): void {
    for (let x = q + step, l = 1; this.cellAt[x]! >= 0 && l < n; x += step, l++) visit(x, q);
  }
}
