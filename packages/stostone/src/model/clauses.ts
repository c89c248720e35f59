/** Clauses with constants: true ones leave a clause out, false ones leave the clause. Literals as the learner's: 2v true, 2v + 1 false. */
import type { Learner, Lit } from "@hashigo/core";

export const YES = -2;
export const NO = -1;

/** The opposite, of constants too. */
export function not(lit: Lit): Lit {
  return lit < 0 ? -3 - lit : lit ^ 1;
}

export function addClause(learner: Learner, ...lits: readonly Lit[]): void {
  if (!lits.includes(YES)) learner.add(lits.filter((lit) => lit !== NO));
}
