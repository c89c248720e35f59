/**
 * What a trial may suppose. Atoms of cells are `2 · cell` (shaded) and `2 · cell + 1` (blank); behind them stand those of falls, one for each
 * fall of each region.
 */
import type { Layout } from "./layout.js";
import type { Falls } from "./state.js";

/** Atoms of falls a region. */
const FALL_ATOMS = 32;

/** The region of an atom of falls. */
export function regionIn({ size }: Layout, atom: number): number {
  return Math.floor((atom - 2 * size) / FALL_ATOMS);
}

/** The fall of an atom of falls. */
export function fallIn({ size }: Layout, atom: number): number {
  return (atom - 2 * size) % FALL_ATOMS;
}

/** First atom >= `from` of an open cell, or −1. */
export function openCell({ store, layout }: Falls, from: number): number {
  for (let atom = from; atom < 2 * layout.size; atom++) if (store[atom >> 1]! > 0) return atom;
  return -1;
}

/** First atom >= `from` of a fall that a stone may have among others, or −1. */
export function openFall(s: Falls, from: number): number {
  const { size, count, falling } = s.layout;
  if (!falling) return -1;
  for (let atom = Math.max(from, 2 * size); atom < 2 * size + FALL_ATOMS * count; atom++) {
    const falls = s.fallsOf(regionIn(s.layout, atom));
    if ((falls & (falls - 1)) !== 0 && ((falls >>> fallIn(s.layout, atom)) & 1) === 1) return atom;
  }
  return -1;
}
