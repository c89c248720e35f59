/**
 * The kernels by number, and their common fixpoint. The default ladder's rungs are all of them in this order; the article's are the first three.
 *
 * All but `line` have one form: a condition that whoever clears the board must meet, asked of the position, and of the position as it would be
 * with a candidate taken. The former is a contradiction, the latter rules the candidate out.
 */
import type { Position } from "../position.js";
import { chainHolds } from "./chain.js";
import { deadHolds } from "./dead.js";
import { endsKernel } from "./ends.js";
import { lineKernel } from "./line.js";
import { reachHolds } from "./reach.js";

export const LINE = 0;
export const REACH = 1;
export const DEAD = 2;
export const ENDS = 3;
export const CHAIN = 4;
/** How many there are. */
export const KERNELS = 5;

/** A condition on the stones left, where one stands (`at`) and by which move (`by`). */
type Condition = (s: Position) => boolean;

function judge(s: Position, site: number, condition: Condition): boolean {
  if (site !== s.here && !s.isOpen(site)) return true;
  s.enter(site);
  const holds = condition(s);
  s.leave(site);
  return holds || (site !== s.here && s.strike(site));
}

export function runAt(s: Position, rung: number, site: number): boolean {
  switch (rung) {
    case LINE:
      return lineKernel(s);
    case REACH:
      return judge(s, site, reachHolds);
    case DEAD:
      return judge(s, site, deadHolds);
    case ENDS:
      return endsKernel(s, site);
    default:
      return judge(s, site, chainHolds);
  }
}

/** The rungs below `upTo`, cheapest first. */
export function climb(s: Position, upTo: number): boolean {
  const top = Math.min(upTo, KERNELS);
  for (let k = 0; k < top; ) {
    const site = s.due(k);
    if (site < 0) {
      k++;
      continue;
    }
    const from = s.mark();
    if (!runAt(s, k, site)) return false;
    if (s.mark() > from) k = 0;
  }
  return true;
}
