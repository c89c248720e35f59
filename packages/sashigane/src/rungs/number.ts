/**
 * A circle with number n: its two arms have n − 1 cells together.
 *
 * Per direction the arm lengths still possible are a set of bits: l is possible when the next l cells can all be that arm and the cell
 * after them need not be. A bend role stays while some pair of lengths adds up to n − 1. A direction that every remaining role uses is
 * forced up to its least length; when a forced run has reached the greatest length, the next cell is not of that arm. (Only then: behind
 * an unforced cell the same role may belong to another piece.)
 *
 * One word holds lengths 1 … 30, so this kernel serves numbers up to {@link NUMBER_WORD}; `piece` takes over beyond.
 */
import { highest, lowest } from "@hashigo/core";
import { NUMBER_WORD } from "../layout.js";
import { numberOf } from "../puzzle.js";
import {
  ALL,
  ARM_DOWN,
  ARM_LEFT,
  ARM_RIGHT,
  ARM_UP,
  BEND_DL,
  BEND_DR,
  BEND_UL,
  BEND_UR,
  BENDS,
  LEAVES_DOWN,
  LEAVES_LEFT,
  LEAVES_RIGHT,
  LEAVES_UP,
} from "../roles.js";
import type { Roles } from "../state.js";

export function numberKernel(s: Roles, q: number): boolean {
  const n = numberOf(s.clue[q]!);
  if (n === 0 || n > NUMBER_WORD || !s.layout.circleBend || !s.layout.numberSize || !s.isLaid(q)) return true;
  const { store, W } = s;
  if ((store[q]! & ~BENDS) !== 0 && !s.keep(q, BENDS)) return false;
  const most = n - 2;
  if (most < 1) {
    s.failedAt = q;
    return false;
  }
  const up = lengths(s, q, -W, ARM_DOWN, most);
  const down = lengths(s, q, W, ARM_UP, most);
  // The other arm has the rest, so its set is read backwards.
  const left = mirrored(lengths(s, q, -1, ARM_RIGHT, most), most);
  const right = mirrored(lengths(s, q, 1, ARM_LEFT, most), most);
  const before = store[q]!;
  const ul = (before & BEND_UL) !== 0 ? up & left : 0;
  const ur = (before & BEND_UR) !== 0 ? up & right : 0;
  const dl = (before & BEND_DL) !== 0 ? down & left : 0;
  const dr = (before & BEND_DR) !== 0 ? down & right : 0;
  const roles =
    (ul !== 0 ? BEND_UL : 0) | (ur !== 0 ? BEND_UR : 0) | (dl !== 0 ? BEND_DL : 0) | (dr !== 0 ? BEND_DR : 0);
  if (!s.keep(q, roles)) return false;
  return (
    ((roles & LEAVES_DOWN) !== 0 || force(s, q, -W, ARM_DOWN, ul | ur)) &&
    ((roles & LEAVES_UP) !== 0 || force(s, q, W, ARM_UP, dl | dr)) &&
    ((roles & LEAVES_RIGHT) !== 0 || force(s, q, -1, ARM_RIGHT, mirrored(ul | dl, most))) &&
    ((roles & LEAVES_LEFT) !== 0 || force(s, q, 1, ARM_LEFT, mirrored(ur | dr, most)))
  );
}

/** Bit l: the arm in direction `d`, whose cells have role `arm`, can be l cells long, 1 ≤ l ≤ most ≤ 30. */
export function lengths(s: Roles, q: number, d: number, arm: number, most: number): number {
  const { store, cellAt } = s;
  let out = 0;
  let x = q + d;
  for (let l = 1; l <= most; l++) {
    if (cellAt[x]! < 0 || (store[x]! & arm) === 0) break;
    x += d;
    if (cellAt[x]! < 0 || (store[x]! & ~arm) !== 0) out |= 1 << l;
  }
  return out;
}

/** l becomes most + 1 − l: the length of the other arm. */
function mirrored(set: number, most: number): number {
  let out = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) out |= 1 << (most + 1 - lowest(rest));
  return out;
}

function force(s: Roles, q: number, d: number, arm: number, set: number): boolean {
  const { store, cellAt } = s;
  const least = lowest(set);
  const greatest = highest(set);
  let x = q + d;
  for (let l = 1; l <= least; l++, x += d) if (store[x] !== arm && !s.keep(x, arm)) return false;
  let l = least;
  while (l < greatest && cellAt[x]! >= 0 && store[x] === arm) {
    l++;
    x += d;
  }
  return l < greatest || !(cellAt[x]! >= 0) || s.keep(x, ALL & ~arm);
}
