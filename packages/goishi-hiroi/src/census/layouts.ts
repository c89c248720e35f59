/** Single layouts in the planes of a census, and two censuses side by side. A layout is a number: bit c is a stone on cell c. */
import { type Job, type Limit, type Meter, meter as newMeter, popcount, runAsync, runSync } from "@hashigo/core";
import { type CensusRequest, type CensusTable, censusJob } from "./census.js";
import type { KernelId, Planes } from "./kernel.js";

/** 0 none · 1 exactly one · 2 two or more. Never to be compared with a count that was cut elsewhere. */
export function answersOf({ some, several }: Planes, layout: number): 0 | 1 | 2 {
  const bit = (plane: Uint32Array): number => (plane[layout >>> 5]! >>> (layout & 31)) & 1;
  return bit(several) === 1 ? 2 : bit(some) === 1 ? 1 : 0;
}

/** The layouts with exactly one answer and two stones at least, as rising numbers. */
export function* genuineLayouts({ some, several }: Planes): Generator<number> {
  for (let w = 0; w < some.length; w++)
    for (let one = some[w]! & ~several[w]!; one !== 0; one &= one - 1) {
      const layout = 32 * w + 31 - Math.clz32(one & -one);
      if ((layout & (layout - 1)) !== 0) yield layout;
    }
}

/** The cells of a layout, in reading order. */
export function cellsOf(layout: number): number[] {
  const cells: number[] = [];
  for (let rest = layout; rest !== 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  return cells;
}

/** How many answers a layout has. */
export const ANSWERS = ["none", "one", "many"] as const;
export type Answers = (typeof ANSWERS)[number];

/** What becomes of the layouts when the clause against going straight back is deleted. */
export interface ReverseComparison {
  readonly published: CensusTable;
  readonly reverse: CensusTable;
  /** `transitions.one.many`: one answer under the published rules, several without the clause. Layouts of one stone and more. */
  readonly transitions: Readonly<Record<Answers, Readonly<Record<Answers, number>>>>;
  /** Exactly one answer under both. One-stone layouts, whose only answer needs no move, among them. */
  readonly both: number;
}

export type ReverseOutcome =
  | { readonly status: "done"; readonly kernel: KernelId; readonly comparison: ReverseComparison; readonly limit: null }
  | { readonly status: "unknown"; readonly kernel: KernelId; readonly limit: Limit };

/** Every layout of a grid under both rules. Two censuses, each with two bits a layout kept. */
export function compareReverse(request: Omit<CensusRequest, "rules">): ReverseOutcome {
  return runSync(compareReverseJob(request, newMeter(request)));
}

/** The same, giving the event loop a turn now and then. */
export async function compareReverseAsync(request: Omit<CensusRequest, "rules">): Promise<ReverseOutcome> {
  return runAsync(compareReverseJob(request, newMeter(request)));
}

/** The same as a job. */
export function* compareReverseJob(
  request: Omit<CensusRequest, "rules">,
  meter: Meter = newMeter(request),
): Job<ReverseOutcome> {
  const off = yield* censusJob({ ...request, planes: true, rules: { allowReverse: "off" } }, meter);
  if (off.status === "unknown") return { status: "unknown", kernel: off.kernel, limit: off.limit };
  const on = yield* censusJob({ ...request, planes: true, rules: { allowReverse: "on" } }, meter);
  if (on.status === "unknown") return { status: "unknown", kernel: on.kernel, limit: on.limit };
  const [published, reverse] = [off.census, on.census];
  const [a, b] = [published.planes, reverse.planes];
  if (a === null || b === null) throw new Error("a kernel gave no planes");
  const transitions = transitionsOf(a, b, published.layouts);
  return {
    status: "done",
    kernel: off.kernel,
    comparison: { published, reverse, transitions, both: transitions.one.one },
    limit: null,
  };
}

function transitionsOf(a: Planes, b: Planes, layouts: number): ReverseComparison["transitions"] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let w = 0; w < a.some.length; w++) {
    const from = [~a.some[w]!, a.some[w]! & ~a.several[w]!, a.several[w]!];
    const to = [~b.some[w]!, b.some[w]! & ~b.several[w]!, b.several[w]!];
    for (let i = 0; i < 9; i++) counts[i]! += popcount(from[Math.floor(i / 3)]! & to[i % 3]!);
  }
  // The empty layout, and the layouts beyond a grid of fewer than five cells that fill up the word, went from none to none.
  counts[0] = layouts - counts.slice(1).reduce((sum, n) => sum + n, 0);
  const row = (from: number): Record<Answers, number> => ({
    none: counts[3 * from]!,
    one: counts[3 * from + 1]!,
    many: counts[3 * from + 2]!,
  });
  return { none: row(0), one: row(1), many: row(2) };
}
