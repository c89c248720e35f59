/**
 * Cells through which a stone must pass: one that parts its shaded cells, or leaves less than its number where they are.
 *
 * A depth-first walk from a shaded cell over cells that can still be shaded (`word` not 0), from one to the next where some fall suits both,
 * with the usual low points: a cell whose subtree has no way around it cuts that subtree off. A subtree cut off with a shaded cell in it makes
 * the cell needed; so does a remainder, on the side of the start, of fewer cells than the stone has.
 */
import { SIDES } from "../layout.js";
import type { Falls } from "../state.js";

/** Stands for a shaded cell cut off: more than any region has. */
const ALL = 1 << 20;

export function cutKernel(s: Falls, region: number, least: number): void {
  const { store, layout, scratch } = s;
  const { inside, head, cells } = layout;
  const { word, order, low, parent, weight, stones, apart, side, list, shaded } = scratch;
  for (let k = head[region]!, end = head[region + 1]!; k < end; k++) order[cells[k]!] = 0;
  const root = shaded[0]!;
  let time = 1;
  let met = 0;
  enter(root, -1);
  for (let cell = root; cell >= 0; ) {
    const k = side[cell]!++;
    if (k < SIDES) {
      const next = inside[SIDES * cell + k]!;
      if (next < 0 || (word[next]! & word[cell]!) === 0 || next === parent[cell]) continue;
      if (order[next] === 0) {
        enter(next, cell);
        cell = next;
      } else if (order[next]! < low[cell]!) low[cell] = order[next]!;
      continue;
    }
    const up = parent[cell]!;
    if (up >= 0) {
      if (low[cell]! < low[up]!) low[up] = low[cell]!;
      weight[up]! += weight[cell]!;
      stones[up]! += stones[cell]!;
      if (low[cell]! >= order[up]!) {
        apart[up]! += weight[cell]!;
        if (stones[cell]! > 0) apart[up]! += ALL;
      }
    }
    cell = up;
  }
  for (let j = 1; j < met; j++) {
    const cell = list[j]!;
    const value = store[cell]!;
    if (value > 0 && met - 1 - apart[cell]! < least) s.set(cell, s.shadedAs(value));
  }

  function enter(cell: number, from: number): void {
    order[cell] = time;
    low[cell] = time++;
    parent[cell] = from;
    weight[cell] = 1;
    stones[cell] = store[cell]! < 0 ? 1 : 0;
    apart[cell] = 0;
    side[cell] = 0;
    list[met++] = cell;
  }
}
