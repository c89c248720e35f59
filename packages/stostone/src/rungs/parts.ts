/** Counting the cells of a region fall by fall: which falls have too few, which have more than are needed; and parts without a shaded cell. */
import { SIDES } from "../layout.js";
import type { Falls } from "../state.js";

/** Bit planes of a counter a fall: enough for the cells of the largest board. */
const PLANES = 19;
const planes: Int32Array = new Int32Array(PLANES);

/** Counts, for every fall at once, the cells that have it in `words`. The number of planes in use. */
function countUp(s: Falls, region: number, words: Int32Array): number {
  const { head, cells } = s.layout;
  planes.fill(0);
  let top = 0;
  for (let k = head[region]!, end = head[region + 1]!; k < end; k++) {
    let carry = words[cells[k]!]!;
    for (let p = 0; carry !== 0; p++) {
      const both = planes[p]! & carry;
      planes[p]! ^= carry;
      carry = both;
      if (p >= top) top = p + 1;
    }
  }
  return top;
}

/** Falls whose count is below n. */
function below(n: number, top: number): number {
  let less = 0;
  for (let p = 0; p < Math.max(top, 32 - Math.clz32(n)); p++) {
    const plane = p < PLANES ? planes[p]! : 0;
    less = ((n >>> p) & 1) === 1 ? less | ~plane : less & ~plane;
  }
  return less;
}

/** Falls whose flood (in `seen`) has fewer than n cells. */
export function scarce(s: Falls, region: number, n: number): number {
  return below(n, countUp(s, region, s.scratch.seen));
}

/** Falls with more than n cells (in `word`). */
export function crowded(s: Falls, region: number, n: number): number {
  return ~below(n + 1, countUp(s, region, s.scratch.word));
}

/**
 * A region without a shaded cell: marks in `seen` the parts of at least n cells, fall by fall. The falls that have such a part.
 */
export function parts(s: Falls, region: number, n: number): number {
  const { head, cells } = s.layout;
  const { word, seen } = s.scratch;
  const from = head[region]!;
  const end = head[region + 1]!;
  let falls = 0;
  for (let k = from; k < end; k++) {
    const cell = cells[k]!;
    falls |= word[cell]!;
    seen[cell] = n <= 1 ? word[cell]! : 0;
  }
  if (n <= 1) return falls;
  const rare = below(n, countUp(s, region, word));
  let found = 0;
  for (let rest = falls & ~rare; rest !== 0; rest &= rest - 1)
    if (fillPart(s, from, end, rest & -rest, n)) found |= rest & -rest;
  return found;
}

/** One fall: floods part after part. `order` 0 marks cells not met in this fall yet. */
function fillPart(s: Falls, from: number, end: number, bit: number, n: number): boolean {
  const { cells, inside } = s.layout;
  const { word, seen, list, order } = s.scratch;
  let any = false;
  for (let k = from; k < end; k++) order[cells[k]!] = 0;
  for (let k = from; k < end; k++) {
    const first = cells[k]!;
    if ((word[first]! & bit) === 0 || order[first] !== 0) continue;
    order[first] = 1;
    list[0] = first;
    let size = 1;
    for (let j = 0; j < size; j++) {
      const cell = list[j]!;
      for (let q = SIDES * cell; q < SIDES * cell + SIDES; q++) {
        const next = inside[q]!;
        if (next < 0 || (word[next]! & bit) === 0 || order[next] !== 0) continue;
        order[next] = 1;
        list[size++] = next;
      }
    }
    if (size < n) continue;
    any = true;
    for (let j = 0; j < size; j++) seen[list[j]!]! |= bit;
  }
  return any;
}
