/** Verdict, count and backbone on top of any finder. */
import { type Fact, keyOf } from "./fact.js";
import type { Finder } from "./finder.js";
import { type Job, type Limit, type Meter, SLICE } from "./meter.js";
import type { Backbone, Enumeration, SolveOutcome } from "./outcome.js";

function hit(meter: Meter): Limit {
  return meter.limit ?? "nodes";
}

export function* solveJob<S>(
  finder: Finder<S>,
  factsOf: (solution: S) => readonly Fact[],
  meter: Meter,
): Job<SolveOutcome<S>> {
  const a = yield* finder.next(null, meter);
  if (a.kind === "none") return { status: "none", nodes: meter.nodes };
  if (a.kind === "limit") return { status: "unknown", limit: hit(meter), nodes: meter.nodes };
  const b = yield* finder.next(factsOf(a.solution), meter);
  if (b.kind === "none") return { status: "unique", solution: a.solution, nodes: meter.nodes };
  if (b.kind === "limit") return { status: "unknown", limit: hit(meter), nodes: meter.nodes };
  return { status: "multiple", first: a.solution, second: b.solution, nodes: meter.nodes };
}

/** Hands each solution to `keep` and counts, up to `max`. */
export function* countJob<S>(
  finder: Finder<S>,
  max: number,
  meter: Meter,
  keep: (solution: S) => void,
): Job<{ count: number; exact: boolean; limit: Limit | null }> {
  let count = 0;
  while (count < max) {
    const found = yield* finder.next(null, meter);
    if (found.kind === "none") return { count, exact: true, limit: null };
    if (found.kind === "limit") return { count, exact: false, limit: hit(meter) };
    keep(found.solution);
    count++;
    if (meter.slice <= 0) {
      meter.slice = SLICE;
      yield;
    }
    meter.slice--;
  }
  return { count, exact: false, limit: null };
}

export function* solutionsJob<S>(finder: Finder<S>, max: number, meter: Meter): Job<Enumeration<S>> {
  const solutions: S[] = [];
  const { exact, limit } = yield* countJob(finder, max, meter, (s) => solutions.push(s));
  return { solutions, exact, limit, nodes: meter.nodes };
}

/**
 * Ask for a solution that breaks one of the facts still common to all found, until there is none. `rootFacts` are what the
 * engine's first fixpoint proves: they stand when a limit is hit.
 */
export function* backboneJob<S>(
  finder: Finder<S>,
  factsOf: (solution: S) => readonly Fact[],
  rootFacts: () => readonly Fact[],
  meter: Meter,
): Job<Backbone> {
  let common: readonly Fact[] | null = null;
  for (;;) {
    const found = yield* finder.next(common, meter);
    if (found.kind === "limit") return { state: "partial", facts: rootFacts(), limit: hit(meter), nodes: meter.nodes };
    if (found.kind === "none") {
      if (common === null) return { state: "noSolution", facts: [], limit: null, nodes: meter.nodes };
      return { state: "exact", facts: common, limit: null, nodes: meter.nodes };
    }
    const mine = factsOf(found.solution);
    const keys = new Set(mine.map(keyOf));
    common = (common ?? mine).filter((fact) => keys.has(keyOf(fact)));
    if (common.length === 0) return { state: "exact", facts: common, limit: null, nodes: meter.nodes };
  }
}
