/**
 * Recursive clause minimisation (Sörensson & Biere 2009).
 *
 * Claim. A literal whose falsity follows, through reasons, from the other literals of the clause can be dropped.
 * Proof. Replace it by the other literals of its reason, each of which is false at level 0, in the clause, or itself replaceable:
 *        a chain of resolutions that ends inside the clause. Reasons point back along the trail, so chains do not close. Literals
 *        already dropped may be used as premises: they were replaceable by what remains.  ∎
 *
 * Two ends of the trail say "no" early: a level of which the clause has only this literal cannot help (its decision would be
 * needed), and nothing before the clause's earliest literal of a level can lead back into the clause on that level.
 * Reasons that a constraint has not yet told are not asked for: they may be dear and are rarely inside.
 */
import { type Analysis, IMPLIED, NEEDED, SEEN } from "./analyze.js";
import { HEADER } from "./arena.js";
import { LAZY, NONE, pairReason } from "./kernel.js";

/** Deeper chains are given up; the stack of the host is what they cost. */
const DEEPEST = 400;

export function redundant(a: Analysis, lit: number, deep: number): boolean {
  const { kernel: k } = a;
  const v = lit >> 1;
  const level = k.level[v]!;
  if (level === 0) return true;
  const mark = a.mark[v]!;
  if (deep > 0 && (mark & (SEEN | IMPLIED)) !== 0) return true;
  const reason = k.reason[v]!;
  if ((mark & NEEDED) !== 0 || reason === NONE || reason <= LAZY || deep > DEEPEST) return false;
  if (a.stamp[level] !== a.turn || k.position[v]! <= a.earliest[level]!) return false;
  if (deep === 0 && a.onLevel[level]! < 2) return false;
  const follows = reason < 0 ? redundant(a, pairReason(reason), deep + 1) : othersRedundant(a, reason, v, deep);
  a.touch(v, follows ? IMPLIED : NEEDED);
  return follows;
}

function othersRedundant(a: Analysis, c: number, v: number, deep: number): boolean {
  const { data } = a.kernel.arena;
  const end = c + HEADER + data[c]!;
  for (let i = c + HEADER; i < end; i++) {
    const lit = data[i]!;
    if (lit >> 1 !== v && !redundant(a, lit, deep + 1)) return false;
  }
  return true;
}
