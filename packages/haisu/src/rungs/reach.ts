/**
 * What is still open hangs together. From S every cell is reached over edges that are not off; a cell that has spent both its line ends is
 * no corridor to anywhere new, since its other edges are off.
 */
import { SIDES } from "../layout.js";
import { type Lines, OFF } from "../state.js";

export function reachKernel(s: Lines): boolean {
  const { around, beyond, size } = s.layout;
  const seen = new Uint8Array(size);
  const found = [s.puzzle.start];
  seen[s.puzzle.start] = 1;
  for (let i = 0; i < found.length; i++) {
    const cell = found[i]!;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      if (around[k]! < 0 || s.edge(around[k]!) === OFF || seen[beyond[k]!] === 1) continue;
      seen[beyond[k]!] = 1;
      found.push(beyond[k]!);
    }
  }
  if (found.length === size) return true;
  s.failedAt = seen.indexOf(0);
  return false;
}
