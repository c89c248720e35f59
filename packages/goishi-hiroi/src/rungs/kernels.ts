/**
 * The kernels, and their common fixpoint.
 *
 * All but `line` have one form: a condition that whoever clears the board must meet, asked of the position, and of the position as it would be
 * with a candidate taken. The former is a contradiction, the latter rules the candidate out.
 */
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";
import { chainHolds } from "./chain.js";
import { deadHolds } from "./dead.js";
import { endsKernel } from "./ends.js";
import { lineKernel } from "./line.js";
import { DEAD, ENDS, KERNELS, LINE, REACH } from "./order.js";
import { reachHolds } from "./reach.js";

/** A condition on the stones left, where one stands (`at`) and by which move (`by`). */
type Condition = (s: Position) => boolean;

function judge(s: Position, stone: number, condition: Condition): boolean {
  if (stone !== s.here && !s.isOpen(stone)) return true;
  s.enter(stone);
  const holds = condition(s);
  s.leave(stone);
  return holds || (stone !== s.here && s.strike(stone));
}

export function runAt(s: Position, rung: number, site: number): boolean {
  const stone = s.stoneOf(site);
  if (stone === NOBODY) return true;
  switch (rung) {
    case LINE:
      return lineKernel(s);
    case REACH:
      return judge(s, stone, reachHolds);
    case DEAD:
      return judge(s, stone, deadHolds);
    case ENDS:
      return endsKernel(s, stone);
    default:
      return judge(s, stone, chainHolds);
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
