/**
 * Shortening clauses by propagation (Piette, Hamadi & Saïs 2008; Luo et al. 2017, for learnt clauses).
 *
 * Claim. Take clause C out and decide the negations of its literals one after another, propagating each time. If that ends in a
 *        conflict, or makes a literal of C true, the decisions it rests on, negated, (with the true literal) are a clause that
 *        follows and lies inside C. A literal that became false on the way can be dropped.
 * Proof. The decisions imply the conflict or the literal; the literals of C that were not decided were implied false by those
 *        that were, so C without them follows from C and the rest.  ∎
 *
 * Only learnt clauses of small glue are tried, once each, newest first, since only they stay. Constraints are not asked.
 */
import type { Analysis } from "./analyze.js";
import { TIER_GLUE } from "./analyze.js";
import { DEAD, GLUE, HEADER, LEARNT, VIVID } from "./arena.js";
import { type Kernel, NONE } from "./kernel.js";
import { propagate } from "./propagate.js";

/** Call at level 0, quiet, just after `collect`; spends up to `budget` of work. False: the formula has no model. */
export function vivify(
  k: Kernel,
  analysis: Analysis,
  budget: number,
  install: (size: number, flags: number) => boolean,
): boolean {
  const { arena } = k;
  const queue: number[] = [];
  for (let c = arena.first; c < arena.top; c = arena.after(c)) {
    const flags = arena.data[c + 1]!;
    if ((flags & LEARNT) !== 0 && (flags & (DEAD | VIVID)) === 0 && flags >> GLUE <= TIER_GLUE) queue.push(c);
  }
  const end = k.work + budget;
  const occurrences = count(k);
  while (queue.length > 0 && k.work < end) {
    if (!shorten(k, analysis, queue.pop()!, occurrences, install)) return false;
  }
  return true;
}

function count(k: Kernel): Int32Array {
  const { arena } = k;
  const occurrences = new Int32Array(2 * k.vars);
  for (let c = arena.first, next = c; c < arena.top; c = next) {
    next = arena.after(c);
    for (let i = c + HEADER; i < next; i++) occurrences[arena.data[i]!]!++;
  }
  return occurrences;
}

/** The literals in most clauses first: their negations propagate most. */
function shorten(
  k: Kernel,
  analysis: Analysis,
  c: number,
  occurrences: Int32Array,
  install: (size: number, flags: number) => boolean,
): boolean {
  const { data } = k.arena;
  const lits = [...data.subarray(c + HEADER, c + HEADER + data[c]!)];
  if (lits.some((lit) => k.value[lit]! > 0)) {
    k.unwatch(c);
    k.arena.bury(c);
    return true;
  }
  lits.sort((a, b) => occurrences[b]! - occurrences[a]! || a - b);
  k.unwatch(c);
  const kept = decide(k, lits);
  const implied = kept.conflict === NONE && kept.truth >= 0;
  if (implied) analysis.decisions([kept.truth], NONE);
  else if (kept.conflict !== NONE) analysis.decisions([], kept.conflict);
  else analysis.take(kept.decided);
  if (implied) analysis.append(kept.truth);
  k.backTo(0);
  const flags = data[c + 1]!;
  if (analysis.size < lits.length) {
    k.arena.bury(c);
    return install(analysis.size, flags | VIVID);
  }
  // Nothing shorter. A clause that the others imply by propagation is not missed.
  if (implied) k.arena.bury(c);
  else {
    data[c + 1] = flags | VIVID;
    k.watch(c);
  }
  return true;
}

function decide(k: Kernel, lits: readonly number[]): { decided: number[]; truth: number; conflict: number } {
  const decided: number[] = [];
  for (const lit of lits) {
    if (k.value[lit]! < 0) continue;
    if (k.value[lit]! > 0) return { decided, truth: lit, conflict: NONE };
    k.deepen();
    k.put(lit ^ 1, NONE);
    decided.push(lit);
    const conflict = propagate(k);
    if (conflict !== NONE) return { decided, truth: -1, conflict };
  }
  return { decided, truth: -1, conflict: NONE };
}
