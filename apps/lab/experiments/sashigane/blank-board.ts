/**
 * In how many ways can a blank k × n board be cut into Ls?
 *
 * Source. The article's table for k = 2 … 6; its longest rows end at n = 14, 10, 8, 7 and 6.
 * Method. Frontier sweep along the shorter side (countPartitions), exact at any size. The article scans a board and its transpose;
 *         here the second way is the transfer matrix of whole lines (recurrence), which shares the pair tables with the sweep but
 *         neither its order of cells nor its merging of states: `methods` counts the ways that agree, among the sweep, lines
 *         of k cells and, where n ≤ 5, lines of n cells. A way that disagrees is an error, not a result.
 * Cost.   Some 5 s, mostly for k = 8.
 */
import { countPartitions, type Recurrence, recurrence } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { publishedCount } from "../../src/sashigane/reference.js";
import { against, row } from "../../src/value.js";

const FIRST = 2;
const LAST = 14;
const HEIGHTS = [2, 3, 4, 5, 6, 7, 8] as const;
/** Widest line whose transfer matrix is quick. */
const WIDEST = 5;

const LENGTHS: readonly number[] = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);
const known = new Map<number, Recurrence>();

/** a(n) of boards with k rows by lines of k cells; past the terms listed, by the recurrence proved for them. */
function byLines(k: number, n: number): bigint | undefined {
  if (k > WIDEST) return undefined;
  const found = known.get(k) ?? recurrence(k);
  known.set(k, found);
  const terms = [...found.terms];
  while (terms.length <= n)
    terms.push(found.coefficients.reduce((sum, c, i) => sum + c * (terms[terms.length - 1 - i] ?? 0n), 0n));
  return terms[n];
}

function ways(k: number, n: number): { count: bigint; methods: number } {
  const { count } = countPartitions(k, n);
  const others = [byLines(k, n), k === n ? undefined : byLines(n, k)].filter((a) => a !== undefined);
  for (const other of others)
    if (other !== count) throw new Error(`${k}×${n}: ${count} by the sweep, ${other} by lines`);
  return { count, methods: 1 + others.length };
}

function heightRow(k: number): Task {
  return {
    id: `${k}xn`,
    quick: k <= 5,
    run: () => {
      const counted = LENGTHS.map((n) => ({ n, ...ways(k, n) }));
      return row(
        `${k}xn`,
        { rows: `${k}×n` },
        {
          ...Object.fromEntries(counted.map(({ n, count }) => [`n${n}`, against(String(count), publishedCount(k, n))])),
          methods: against(Math.min(...counted.map(({ methods }) => methods))),
        },
      );
    },
  };
}

export const blankBoard: Experiment = {
  name: "blank-board",
  parameters: { heights: HEIGHTS, lengths: LENGTHS, widestLine: WIDEST },
  columns: [
    { field: "rows", heading: "board", text: true },
    ...LENGTHS.map((n) => ({ field: `n${n}`, heading: `n = ${n}` })),
    { field: "methods", heading: "methods that agree, at least" },
  ],
  tasks: () => HEIGHTS.map(heightRow),
};
