/**
 * The stone of a region as a connected part, for many falls at once: bit f of a cell's word says that it could be of a stone that falls f.
 * With `mask` 0 falls are left alone and every cell that is not blank has the one bit 0.
 *
 * Claim.   In a stone of n cells, S of them known, every cell can be reached from every known one by a way on which at most n − S cells are
 *          not known.
 * Proof.   Inside the stone there is a way, and the stone has no more cells than that which are not known.  ∎
 * Counting from every known cell, and not from the nearest one, keeps the kernel monotone: a cell that becomes known takes one from n − S
 * and one from the ways over it, so no way grows cheaper than before.
 *
 * Kernel: scratch arrays have a place for every cell; a cell is in a list exactly while its `fresh` word is not 0, so at most once. All
 * `fresh` words are 0 between calls.
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
    if (falls !== 0) falls = reached(s, region, known, falls, most - known, open);
    if (falls !== 0 && least > known) falls &= ~scarce(s, region, least);
    if (falls === 0) return s.fail(shaded[0]!);
  } else if (most === 0) {
    falls = 0;
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

/** Marks in `seen` where the stone can be, with at most `free` cells more than its `known` ones; the falls under which all of these are met. */
function reached(s: Falls, region: number, known: number, falls: number, free: number, open: number): number {
  const { seen, shaded, order, weight } = s.scratch;
  start(s, shaded[0]!, falls);
  if (free >= open) spread(s);
  else spreadBy(s, free);
  let left = metBy(s, known, falls);
  if (known === 1 || free >= open) return left;
  const { head, cells } = s.layout;
  const end = head[region + 1]!;
  for (let k = 0; k < known; k++) order[shaded[k]!] = 0;
  mark(s, shaded[0]!);
  for (let j = 1; j < known && left !== 0; j++) {
    if (order[shaded[j]!] !== 0) continue;
    mark(s, shaded[j]!);
    for (let k = head[region]!; k < end; k++) {
      const cell = cells[k]!;
      weight[cell] = seen[cell]!;
      seen[cell] = 0;
    }
    start(s, shaded[j]!, left);
    spreadBy(s, free);
    left = metBy(s, known, left);
    for (let k = head[region]!; k < end; k++) {
      const cell = cells[k]!;
      seen[cell]! &= weight[cell]!;
    }
    // What both reach need not hang together: not at rest if anything is struck.
    s.inRegion = -1;
  }
  return left;
}

function metBy(s: Falls, known: number, falls: number): number {
  const { seen, shaded } = s.scratch;
  let all = falls;
  for (let k = 0; k < known; k++) all &= seen[shaded[k]!]!;
  return all;
}

function start(s: Falls, cell: number, falls: number): void {
  const { seen, fresh, list } = s.scratch;
  seen[cell] = falls;
  fresh[cell] = falls;
  list[0] = cell;
}

/** Marks in `order` the known cells that hang together with one: they all reach the same cells. */
function mark(s: Falls, first: number): void {
  const { order, other } = s.scratch;
  const { inside } = s.layout;
  order[first] = 1;
  other[0] = first;
  let top = 1;
  while (top > 0) {
    const cell = other[--top]!;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = inside[k]!;
      if (next < 0 || s.store[next]! >= 0 || order[next] !== 0) continue;
      order[next] = 1;
      other[top++] = next;
    }
  }
}

/** From the cell in `list` with its `fresh` bits, as far as words allow. */
function spread(s: Falls): void {
  const { word, seen, fresh, list } = s.scratch;
  const { inside } = s.layout;
  let top = 1;
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

/** As {@link spread}, over at most `free` cells that are not known: these wait for the next round, known ones do not. */
function spreadBy(s: Falls, free: number): void {
  const { store } = s;
  const { word, seen } = s.scratch;
  let { list, other, fresh, fresher } = s.scratch;
  const { inside } = s.layout;
  let top = 1;
  for (let left = free; top > 0; left--) {
    let next = 0;
    while (top > 0) {
      const cell = list[--top]!;
      const bits = fresh[cell]!;
      fresh[cell] = 0;
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
        const to = inside[k]!;
        if (to < 0) continue;
        const more = bits & word[to]! & ~seen[to]!;
        if (more === 0) continue;
        if (store[to]! < 0) {
          seen[to]! |= more;
          if (fresh[to] === 0) list[top++] = to;
          fresh[to]! |= more;
        } else if (left > 0) {
          seen[to]! |= more;
          if (fresher[to] === 0) other[next++] = to;
          fresher[to]! |= more;
        }
      }
    }
    [list, other] = [other, list];
    [fresh, fresher] = [fresher, fresh];
    top = next;
  }
}
