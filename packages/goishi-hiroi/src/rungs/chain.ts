/** A stone that is the only way across is passed once: the claim, its proof and the search for such stones are in chain.ts one folder up. */
import type { Position } from "../position.js";

export function chainHolds({ chain, left, at, by }: Position): boolean {
  return chain.look(left, at, by);
}
