/**
 * The rules: one goes straight to the first stone that is left, and not straight back. Where one stone alone can be next, it is; where none can
 * while stones are left, the clearance has failed. A board without stones has no answer.
 */
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";

export function lineKernel(s: Position): boolean {
  if (s.left.count === 0) return s.stones.count > 0;
  const { sole } = s;
  if (sole >= 0) s.take(sole);
  return sole !== NOBODY;
}
