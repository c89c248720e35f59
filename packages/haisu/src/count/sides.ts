/**
 * What crosses the frontier of a walk, packed into the words of a sweep's state.
 *
 * The frontier is a broken line of cols + 1 sides, numbered from the left. A side holds nothing or one end of a loose
 * fragment, which is one of three:
 *
 *   OPENS, CLOSES   the left and the right end of a fragment with two ends on the frontier
 *   ANCHORED        the only such end of a fragment whose other end is S or G
 *
 * Fragments lie above the frontier and do not cross, so OPENS and CLOSES nest like parentheses and need no names
 * (Conway, Enting and Guttmann 1993). ANCHORED may stand anywhere between them.
 *
 * Encoding: SIDES sides a word, two bits each, from bit 0 up; bit 30 of word 0 is free for the frontier (ORDER).
 *
 * Bounds behind every `!`: a side is 0 … cols and a state has ⌈(cols + 1) / SIDES⌉ words. `mateOf` ends because every
 * OPENS has its CLOSES.
 */
export const OPENS = 1;
export const CLOSES = 2;
export const ANCHORED = 3;

/** Sides that a word holds. */
export const SIDES = 15;
const LOW_BITS = 0x1555_5555;
/** Low bits of sides 0, 2, 4 … of a word. */
const EVEN_SIDES = 0x1111_1111;
const ALL_SIDES = 0x3fff_ffff;
/** A bit of word 0 that no side uses. */
export const ORDER: number = 1 << 30;

export function sideAt(state: Uint32Array, side: number): number {
  return (state[(side / SIDES) | 0]! >>> ((side % SIDES) * 2)) & 3;
}

export function setSide(state: Uint32Array, side: number, value: number): void {
  const word = (side / SIDES) | 0;
  const shift = (side % SIDES) * 2;
  state[word] = (state[word]! & ~(3 << shift)) | (value << shift);
}

/** The other end of the fragment that has `end` (OPENS or CLOSES) at `side`. */
export function mateOf(state: Uint32Array, side: number, end: number): number {
  const step = end === OPENS ? 1 : -1;
  let depth = 1;
  for (let at = side + step; ; at += step) {
    const value = sideAt(state, at);
    if (value === end) depth++;
    else if (value === OPENS + CLOSES - end && --depth === 0) return at;
  }
}

/** How many anchored ends there are. */
export function countAnchored(state: Uint32Array): number {
  let count = 0;
  for (let w = 0; w < state.length; w++) {
    const word = state[w]!;
    count += bitsOf(word & (word >>> 1) & LOW_BITS);
  }
  return count;
}

/** Occupied sides of even number less those of odd number. */
export function evenSurplus(state: Uint32Array): number {
  let surplus = 0;
  for (let w = 0; w < state.length; w++) {
    const word = state[w]!;
    const taken = (word | (word >>> 1)) & LOW_BITS;
    const more = bitsOf(taken & EVEN_SIDES) - bitsOf(taken & ~EVEN_SIDES);
    surplus += (w & 1) === 0 ? more : -more; // a word has an odd number of sides
  }
  return surplus;
}

function bitsOf(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The leftmost anchored end, or -1. */
export function firstAnchored(state: Uint32Array): number {
  for (let w = 0; w < state.length; w++) {
    const word = state[w]!;
    const both = word & (word >>> 1) & LOW_BITS;
    if (both !== 0) return w * SIDES + ((31 - Math.clz32(both & -both)) >> 1);
  }
  return -1;
}

/** At the end of a row: every side becomes the next one, and side 0, the frame, holds nothing. Side cols holds nothing before. */
export function moveUpOne(words: Uint32Array, at: number, length: number): void {
  let carry = 0;
  for (let w = at; w < at + length; w++) {
    const word = words[w]!;
    words[w] = ((word << 2) & ALL_SIDES) | carry | (word & ORDER);
    carry = (word & ALL_SIDES) >>> 28;
  }
}
