/**
 * Cleaning at the root: clauses that are true there go, literals that are false there go, the living slide together, and the
 * watch lists are laid out anew.
 *
 * At level 0 no reason is ever looked at, so none has to be moved; explanations of constraints, which live until now, die. The
 * first two literals of each clause are open (or it would have become true or a fact), so they can be watched as they stand.
 * Rebuilding costs one pass over the clauses, at clean-ups only; it spares all book-keeping for clauses deleted in between.
 */
import { DEAD, HEADER } from "./arena.js";
import { type Kernel, NONE } from "./kernel.js";

/** @param fresh there are facts at the root since the last call */
export function collect(k: Kernel, fresh: boolean): void {
  for (let i = 0; i < k.size; i++) k.reason[k.trail[i]! >> 1] = NONE;
  if (fresh) prunePairs(k);
  slide(k, fresh);
  layOutWatches(k);
}

/** A pair with an assigned literal is true: otherwise the other one would have followed. */
function prunePairs(k: Kernel): void {
  const { pairs, value } = k;
  for (let f = 0; f < 2 * k.vars; f++) {
    if (value[f] !== 0) {
      pairs.size[f] = 0;
      continue;
    }
    const from = pairs.start[f]!;
    let j = from;
    for (let i = from; i < from + pairs.size[f]!; i++) {
      const lit = pairs.data[i]!;
      if (value[lit] === 0) pairs.data[j++] = lit;
    }
    pairs.size[f] = j - from;
  }
}

function slide(k: Kernel, fresh: boolean): void {
  const { arena, value } = k;
  const { data } = arena;
  let to = arena.first;
  for (let c = arena.first, next = c; c < arena.top; c = next) {
    next = arena.after(c);
    const flags = data[c + 1]!;
    if ((flags & DEAD) !== 0) continue;
    let end = to + HEADER;
    let satisfied = false;
    for (let i = c + HEADER; i < next; i++) {
      const lit = data[i]!;
      const now = fresh ? value[lit]! : 0;
      if (now > 0) {
        satisfied = true;
        break;
      }
      if (now === 0) data[end++] = lit;
    }
    if (satisfied) continue;
    const size = end - to - HEADER;
    if (size === 2) {
      k.addPair(data[to + HEADER]!, data[to + HEADER + 1]!);
      continue;
    }
    data[to] = size;
    data[to + 1] = flags;
    to = end;
  }
  arena.top = to;
  arena.wasted = 0;
}

function layOutWatches(k: Kernel): void {
  const { arena, watches } = k;
  const counts = new Int32Array(watches.start.length);
  for (let c = arena.first; c < arena.top; c = arena.after(c)) {
    counts[arena.data[c + HEADER]!]! += 2;
    counts[arena.data[c + HEADER + 1]!]! += 2;
  }
  watches.layOut(counts);
  for (let c = arena.first; c < arena.top; c = arena.after(c)) k.watch(c);
}
