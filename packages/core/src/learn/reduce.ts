/**
 * Which learnt clauses to give up. Every clause slows propagation and most are never used again; the glue, the number of levels
 * that a clause ties together, tells best which will be (Audemard & Simon 2009). Glue up to CORE_GLUE stays for ever; of the
 * others, those not used since the last clean-up (two clean-ups up to TIER_GLUE) are sorted, and the worst go.
 */
import { CORE_GLUE, DEAD, GLUE, LEARNT, USED, USED_BITS } from "./arena.js";
import type { Kernel } from "./kernel.js";

/** Call at level 0, before `collect`. */
export function reduce(k: Kernel, share: number): void {
  const { arena } = k;
  const { data } = arena;
  const candidates: number[] = [];
  for (let c = arena.first; c < arena.top; c = arena.after(c)) {
    const flags = data[c + 1]!;
    if ((flags & LEARNT) === 0 || (flags & DEAD) !== 0 || flags >> GLUE <= CORE_GLUE) continue;
    if ((flags & USED_BITS) !== 0) data[c + 1] = flags - USED;
    else candidates.push(c);
  }
  // Worst first; equal clauses in their order of age, which makes the order total and the run repeatable.
  candidates.sort((a, b) => (data[b + 1]! >> GLUE) - (data[a + 1]! >> GLUE) || data[b]! - data[a]! || a - b);
  const end = Math.floor(candidates.length * share);
  for (let i = 0; i < end; i++) arena.bury(candidates[i]!);
}
