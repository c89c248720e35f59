/**
 * Sets over any number of cells: word `i >> 5`, bit `i & 31`. Mutable kernels for hot loops; all sets of one board have the
 * same length, which the caller keeps.
 */
import { popcount } from "./bits.js";

export type Words = Uint32Array;

export function wordsFor(size: number): Words {
  return new Uint32Array((size + 31) >>> 5);
}

export function has(set: Words, i: number): boolean {
  return ((set[i >>> 5]! >>> (i & 31)) & 1) === 1;
}

export function add(set: Words, i: number): void {
  set[i >>> 5]! |= 1 << (i & 31);
}

export function remove(set: Words, i: number): void {
  set[i >>> 5]! &= ~(1 << (i & 31));
}

export function isEmpty(set: Words): boolean {
  for (let w = 0; w < set.length; w++) if (set[w] !== 0) return false;
  return true;
}

export function sizeOf(set: Words): number {
  let n = 0;
  for (let w = 0; w < set.length; w++) n += popcount(set[w]!);
  return n;
}

/** `a` becomes the intersection of `a` and `b`. */
export function intersect(a: Words, b: Words): void {
  for (let w = 0; w < a.length; w++) a[w]! &= b[w]!;
}

/** `a` becomes the union of `a` and `b`. */
export function unite(a: Words, b: Words): void {
  for (let w = 0; w < a.length; w++) a[w]! |= b[w]!;
}

/** `a` loses the members of `b`. */
export function subtract(a: Words, b: Words): void {
  for (let w = 0; w < a.length; w++) a[w]! &= ~b[w]!;
}

export function meets(a: Words, b: Words): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & b[w]!) !== 0) return true;
  return false;
}

/** Calls `visit` with each member, smallest first. */
export function each(set: Words, visit: (i: number) => void): void {
  for (let w = 0; w < set.length; w++) {
    for (let rest = set[w]!; rest !== 0; rest &= rest - 1) visit((w << 5) + 31 - Math.clz32(rest & -rest));
  }
}
