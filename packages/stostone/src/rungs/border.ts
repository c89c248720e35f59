/** Stones keep apart: of the two cells at a border, loose ones included, at most one is shaded. Site: a cell. */
import { SIDES } from "../layout.js";
import type { Falls } from "../state.js";

export function borderKernel(s: Falls, cell: number): boolean {
  const { store } = s;
  if (store[cell]! >= 0) return true;
  const { apart } = s.layout;
  for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
    const next = apart[k]!;
    if (next < 0) continue;
    const value = store[next]!;
    if (value === 0) continue;
    if (value < 0) return s.fail(next);
    s.set(next, 0);
  }
  return true;
}
