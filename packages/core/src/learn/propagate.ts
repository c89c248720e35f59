/**
 * Unit propagation with two watched literals: the loop in which a solver spends four fifths of its time. Everything it reads
 * is in locals; nothing is allocated unless a watch list must grow.
 *
 * A clause is visited only when one of its two watched literals becomes false. Most visits end at the blocker. Otherwise another
 * literal that is not false takes over the watch; a true one merely becomes the new blocker, which is allowed because it was
 * true at no later level than the one that just became false. If there is none, the other watched literal must be true.
 *
 * Kernel: bounds are those of Kernel's header; `i + 1` is in the list since its length is even.
 */
import { HEADER, PAIR } from "./arena.js";
import { type Kernel, NONE, pairReason } from "./kernel.js";

/** The clause that is false, or NONE: then every literal of the trail has been propagated. */
export function propagate(k: Kernel): number {
  const { value, trail, level, reason, position, watches, pairs, depth } = k;
  const lits = k.arena.data;
  const { data: pairData, start: pairStart, size: pairSize } = pairs;
  const { start, size: count, room } = watches;
  let data = watches.data;
  let { head, size } = k;
  let work = 0;
  let conflict = NONE;
  while (head < size && conflict === NONE) {
    const f = trail[head++]! ^ 1;
    const pairsFrom = pairStart[f]!;
    const pairsEnd = pairsFrom + pairSize[f]!;
    for (let i = pairsFrom; i < pairsEnd; i++) {
      const lit = pairData[i]!;
      const now = value[lit]!;
      if (now > 0) continue;
      if (now < 0) {
        lits[PAIR + HEADER] = f;
        lits[PAIR + HEADER + 1] = lit;
        conflict = PAIR;
        break;
      }
      const v = lit >> 1;
      value[lit] = 1;
      value[lit ^ 1] = -1;
      level[v] = depth;
      reason[v] = pairReason(f);
      position[v] = size;
      trail[size++] = lit;
    }
    if (conflict !== NONE) break;
    const from = start[f]!;
    const end = from + count[f]!;
    work += 2 + ((end - from) >> 1);
    let j = from;
    let i = from;
    while (i < end) {
      const blocker = data[i]!;
      const c = data[i + 1]!;
      i += 2;
      data[j] = blocker;
      data[j + 1] = c;
      j += 2;
      if (value[blocker]! > 0) continue;
      const a = c + HEADER;
      const other = lits[a]! ^ lits[a + 1]! ^ f;
      const now = value[other]!;
      if (now > 0) {
        data[j - 2] = other;
        continue;
      }
      const stop = a + lits[c]!;
      let m = a + 2;
      let lit = 0;
      while (m < stop) {
        lit = lits[m]!;
        if (value[lit]! >= 0) break;
        m++;
      }
      if (m < stop) {
        if (value[lit]! > 0) {
          data[j - 2] = lit;
          continue;
        }
        lits[a] = other;
        lits[a + 1] = lit;
        lits[m] = f;
        const n = count[lit]!;
        if (n + 2 > room[lit]!) {
          watches.widen(lit);
          data = watches.data;
        }
        const at = start[lit]! + n;
        data[at] = other;
        data[at + 1] = c;
        count[lit] = n + 2;
        j -= 2;
        continue;
      }
      if (now < 0) {
        conflict = c;
        break;
      }
      const v = other >> 1;
      value[other] = 1;
      value[other ^ 1] = -1;
      level[v] = depth;
      reason[v] = c;
      position[v] = size;
      trail[size++] = other;
    }
    if (j < i) {
      while (i < end) data[j++] = data[i++]!;
      count[f] = j - from;
    }
  }
  k.head = conflict === NONE ? head : size;
  k.size = size;
  k.work += work;
  return conflict;
}
