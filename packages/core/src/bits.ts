/**
 * One-word kernels: a set of at most 32 small numbers is an int32. For boards of any size use `words`.
 */

/** Lowest member of a non-empty set. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** Highest member of a non-empty set. */
export function highest(set: number): number {
  return 31 - Math.clz32(set);
}

/** How many members. */
export function popcount(set: number): number {
  let x = set - ((set >>> 1) & 0x5555_5555);
  x = (x & 0x3333_3333) + ((x >>> 2) & 0x3333_3333);
  return (((x + (x >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}
