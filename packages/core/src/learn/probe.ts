/**
 * Failed literals: suppose a literal at the root; if propagation refutes it, the opposite is a fact. Tried are the roots of the
 * graph of two-literal clauses only: what a later member refutes, the root that implies it refutes as well.
 */
import { type Kernel, NONE } from "./kernel.js";
import { propagate } from "./propagate.js";

/**
 * Call at level 0, quiet; spends up to `budget` of work, going round the literals from `from`. Returns where to go on, or -1 if
 * the formula has no model.
 */
export function probe(k: Kernel, from: number, budget: number): number {
  const end = k.work + budget;
  const lits = 2 * k.vars;
  let lit = from;
  for (let tried = 0; tried < lits && k.work < end; tried++) {
    lit = lit + 1 < lits ? lit + 1 : 0;
    if (k.value[lit] !== 0 || k.pairs.size[lit ^ 1] === 0 || k.pairs.size[lit] !== 0) continue;
    k.deepen();
    k.put(lit, NONE);
    const conflict = propagate(k);
    k.backTo(0);
    if (conflict === NONE) continue;
    k.put(lit ^ 1, NONE);
    if (propagate(k) !== NONE) return -1;
  }
  return lit;
}
