/**
 * The stone of a region as a connected part, for many falls at once: bit f of a cell's word says that it could be of a stone that falls f.
 * With `mask` 0 falls are left alone and every cell that is not blank has the one bit 0.
 *
 * Claim.   A cell of a stone of n cells, S of them known, is at most n − S steps from a known one, through cells of the stone.
 * Proof.   Inside the stone there is a way to the nearest known cell; its cells before that one are not known, and there are n − S of them.  ∎
 *
 * Kernel: scratch arrays have a place for every cell; lists hold a cell at most once, since one is put in only when its `fresh` word was 0.
 */
import { SIDES } from "../layout.js";
import { FALLS, type Falls } from "../state.js";
import { cutKernel } from "./cut.js";
import { crowded, parts, scarce } from "./parts.js";

export function connect(s: Falls, region: number, mask: number): boolean {
  const { store, layout, scratch } = s;
  const { head, cells } = layout;
  const { word, seen, shaded } = scratch;
  const from = head[region]!;
  const end = head[region + 1]!;
  const before = mask === 0 ? 1 : s.fallsOf(region);
  let known = 0;
  let open = 0;
  let falls = before;
  for (let k = from; k < end; k++) {
    const cell = cells[k]!;
    const value = store[cell]!;
    word[cell] = mask === 0 ? (value === 0 ? 0 : 1) : value & before & mask;
    seen[cell] = 0;
    if (value > 0) open++;
    else if (value < 0) {
      shaded[known++] = cell;
      falls &= word[cell]!;
    }
  }
  const least = s.leastOf(region);
  const most = s.mostOf(region);
  if (known > most || known + open < least) return s.fail(cells[from]!);
  if (known > 0) {
    if (falls !== 0) falls = flood(s, region, known, falls, most - known);
    if (falls !== 0 && least > known) falls &= ~scarce(s, region, least);
    if (falls === 0) return s.fail(shaded[0]!);
  } else if (most === 0) {
    for (let k = from; k < end; k++) seen[cells[k]!] = 0;
  } else {
    falls = parts(s, region, Math.max(1, least));
    if (falls === 0 && least > 0) return s.fail(cells[from]!);
  }
  return keep(s, region, mask, falls, known, least);
}

/** Leaves to each cell what the flood left in `seen`, within `falls`, and shades what is needed under every fall. */
function keep(s: Falls, region: number, mask: number, falls: number, known: number, least: number): boolean {
  const { store, layout, scratch } = s;
  const { head, cells } = layout;
  const { word, seen } = scratch;
  const end = head[region + 1]!;
  if (mask !== 0 && falls !== s.fallsOf(region)) s.setFalls(region, falls);
  let open = 0;
  for (let k = head[region]!; k < end; k++) {
    const cell = cells[k]!;
    const value = store[cell]!;
    if (value === 0) continue;
    const left = seen[cell]! & falls;
    word[cell] = left;
    if (left === 0) {
      s.set(cell, 0);
      continue;
    }
    if (value > 0) open++;
    if (mask === 0) continue;
    const after = value < 0 ? left | ~FALLS : left;
    if (after !== value) s.set(cell, after);
  }
  if (open === 0) return true;
  if (least > known && (crowded(s, region, least) & falls) === 0) {
    for (let k = head[region]!; k < end; k++) {
      const cell = cells[k]!;
      const value = store[cell]!;
      if (value > 0 && word[cell] === falls) s.set(cell, s.shadedAs(value));
    }
  }
  if (known > 1 || (known === 1 && least > 1)) cutKernel(s, region, least);
  return true;
}

/** Marks in `seen` where the stone can be, from its shaded cells; the falls that reach them all. */
function flood(s: Falls, region: number, known: number, falls: number, steps: number): number {
  const { head, cells } = s.layout;
  const { seen, fresh, list, shaded, word } = s.scratch;
  const from = head[region]!;
  const end = head[region + 1]!;
  const size = end - from;
  if (steps >= size - known || known === 1) {
    const first = shaded[0]!;
    seen[first] = falls;
    fresh[first] = falls;
    list[0] = first;
    if (steps >= size - known) spread(s, 1);
    else spreadBy(s, 1, steps);
  } else {
    for (let k = 0; k < known; k++) {
      const cell = shaded[k]!;
      seen[cell] = falls;
      fresh[cell] = falls;
      list[k] = cell;
    }
    spreadBy(s, known, steps);
    // What lies within reach of any is the board on which all must hang together.
    for (let k = from; k < end; k++) {
      const cell = cells[k]!;
      word[cell] = seen[cell]!;
      seen[cell] = 0;
    }
    const first = shaded[0]!;
    seen[first] = falls;
    fresh[first] = falls;
    list[0] = first;
    spread(s, 1);
  }
  let all = falls;
  for (let k = 0; k < known; k++) all &= seen[shaded[k]!]!;
  return all;
}

/** From the `n` cells in `list` with their `fresh` bits, as far as words allow. */
function spread(s: Falls, n: number): void {
  const { word, seen, fresh, list } = s.scratch;
  const { inside } = s.layout;
  let top = n;
  while (top > 0) {
    const cell = list[--top]!;
    const bits = fresh[cell]!;
    fresh[cell] = 0;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = inside[k]!;
      if (next < 0) continue;
      const more = bits & word[next]! & ~seen[next]!;
      if (more === 0) continue;
      seen[next]! |= more;
      if (fresh[next] === 0) list[top++] = next;
      fresh[next]! |= more;
    }
  }
}

/** As {@link spread}, `steps` steps far. */
function spreadBy(s: Falls, n: number, steps: number): void {
  const { word, seen } = s.scratch;
  let { list, other, fresh, fresher } = s.scratch;
  const { inside } = s.layout;
  let now = n;
  for (let step = 0; step < steps && now > 0; step++) {
    let next = 0;
    for (let j = 0; j < now; j++) {
      const cell = list[j]!;
      const bits = fresh[cell]!;
      fresh[cell] = 0;
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
        const to = inside[k]!;
        if (to < 0) continue;
        const more = bits & word[to]! & ~seen[to]!;
        if (more === 0) continue;
        seen[to]! |= more;
        if (fresher[to] === 0) other[next++] = to;
        fresher[to]! |= more;
      }
    }
    [list, other] = [other, list];
    [fresh, fresher] = [fresher, fresh];
    now = next;
  }
  for (let j = 0; j < now; j++) fresh[list[j]!] = 0;
}
