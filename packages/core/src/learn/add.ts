/**
 * A clause from outside, at any time: the search need not go back to the root for it, so that blocking one solution after the
 * other goes on where the last one was.
 *
 * The rule for watches (Kernel) asks that a false watched literal has a partner that is true at no later level. So the two best
 * literals are put in front: not false before false, of the false ones those of the latest levels. If the second is false, the
 * first must be true by then: go back to the second's level, where the first is open, and make it true by this clause. If both
 * are false on one level, go back before it, where both are open.
 *
 * Kernel: literals have been checked against the number of variables.
 */
import { type Kernel, NONE, pairReason } from "./kernel.js";

export function addClause(k: Kernel, clause: readonly number[]): void {
  const lits = tidy(k, clause);
  if (lits === null) return;
  if (lits.length < 2) {
    k.backTo(0);
    const lit = lits[0];
    if (lit === undefined) k.consistent = false;
    else k.put(lit, NONE);
    return;
  }
  bestFirst(k, lits, 0);
  bestFirst(k, lits, 1);
  const [a, b] = lits as [number, number];
  const second = rank(k, b);
  let asserts = false;
  if (k.value[b]! < 0) {
    const first = rank(k, a);
    if (first === second) k.backTo(second - 1);
    else if (k.value[a]! <= 0 || k.level[a >> 1]! > second) {
      k.backTo(second);
      asserts = true;
    }
  }
  let reason = pairReason(b);
  if (lits.length === 2) k.addPair(a, b);
  else {
    reason = k.arena.store(lits, lits.length, 0);
    k.watch(reason);
  }
  if (asserts) k.put(a, reason);
}

/** Without repetitions and what is false at the root; null: always true, or true at the root. */
function tidy(k: Kernel, clause: readonly number[]): number[] | null {
  const lits = clause.length < 12 ? distinct(clause) : [...new Set(clause)];
  const there = lits.length < 12 ? null : new Set(lits);
  let n = 0;
  for (const lit of lits) {
    const fixed = k.value[lit] !== 0 && k.level[lit >> 1] === 0 ? k.value[lit]! : 0;
    if (fixed > 0 || (there === null ? lits.includes(lit ^ 1) : there.has(lit ^ 1))) return null;
    if (fixed === 0) lits[n++] = lit;
  }
  lits.length = n;
  return lits;
}

function distinct(clause: readonly number[]): number[] {
  const lits: number[] = [];
  for (const lit of clause) if (!lits.includes(lit)) lits.push(lit);
  return lits;
}

/** True: above all levels; open: above all false ones; false: its level. */
function rank(k: Kernel, lit: number): number {
  const now = k.value[lit]!;
  if (now === 0) return k.depth + 1;
  return now > 0 ? k.depth + 2 : k.level[lit >> 1]!;
}

function bestFirst(k: Kernel, lits: number[], from: number): void {
  let best = from;
  for (let i = from + 1; i < lits.length; i++) if (rank(k, lits[i]!) > rank(k, lits[best]!)) best = i;
  const lit = lits[best]!;
  lits[best] = lits[from]!;
  lits[from] = lit;
}
