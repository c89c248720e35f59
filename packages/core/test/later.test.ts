import { describe, expect, test } from "vitest";
import {
  type Finder,
  type Found,
  type Job,
  Later,
  type Limits,
  type Meter,
  meter,
  Pace,
  Relay,
  runSync,
  SLICE,
} from "../src/index.js";

/** Gives 0, 1, … below `end`, one a node. */
function counting(end: number): Finder<number> {
  let next = 0;
  return {
    // biome-ignore lint/correctness/useYield: nothing to rest from
    *next(_avoid, m): Job<Found<number>> {
      if (next === end) return { kind: "none" };
      return m.tick() ? { kind: "solution", solution: next++ } : { kind: "limit" };
    },
  };
}

/** Aborted at its k-th look from 0. `looks` counts them. */
function stopping(k: number): Limits & { readonly looks: () => number } {
  const controller = new AbortController();
  let n = 0;
  const onProgress = (): void => {
    if (n++ === k) controller.abort();
  };
  return { signal: controller.signal, onProgress, looks: () => n };
}

/** Built in `units` portions, with a look after every tenth. */
function* built(units: number, m: Meter, log: number[]): Job<Finder<number> | null> {
  const pace = new Pace(m, 10);
  log.push(0);
  for (let i = 0; i < units; i++) {
    log[log.length - 1]!++;
    if (pace.due(1) && !(yield* pace.pause())) return null;
  }
  return counting(3);
}

describe("a finder that is built when asked", () => {
  test("a limit while it is built ends it at the next look, and the next question builds it anew", () => {
    for (let k = 0; k < 10; k++) {
      const log: number[] = [];
      const later = new Later((m) => built(100, m, log));
      const limits = stopping(k);
      const m = meter(limits);
      expect(runSync(later.next(null, m))).toEqual({ kind: "limit" });
      expect([m.limit, m.nodes, limits.looks(), log]).toEqual(["aborted", 0, k + 1, [10 * (k + 1)]]);
      expect(runSync(later.next(null, meter()))).toEqual({ kind: "solution", solution: 0 });
      expect(runSync(later.next(null, meter()))).toEqual({ kind: "solution", solution: 1 });
      expect(log).toEqual([10 * (k + 1), 100]);
    }
  });

  test("building costs no node and uses up the slice", () => {
    const m = meter();
    const job = new Later((own) => built(10_000, own, [])).next(null, m);
    let rests = 0;
    for (let step = job.next(); step.done !== true; step = job.next()) rests++;
    expect(m.nodes).toBe(1);
    expect(rests).toBeGreaterThan(1);
    expect(rests).toBeLessThanOrEqual(10_000 / 10);
    expect(m.slice).toBeLessThanOrEqual(SLICE);
  });

  test("a limit while the second of a relay is made does not lose its answers", () => {
    for (let k = 0; k < 10; k++) {
      const log: number[] = [];
      const relay = new Relay(counting(10), (_seen, m) => built(100, m, log), 2);
      const given: number[] = [];
      const limits = stopping(k + 1);
      const m = meter(limits);
      let limited = 0;
      for (let use: Meter = m; ; ) {
        const found = runSync(relay.next(null, use));
        if (found.kind === "none") break;
        if (found.kind === "solution") given.push(found.solution);
        else {
          limited++;
          use = meter();
        }
      }
      // Two by the first, then all three of the second.
      expect([given, limited, log.length]).toEqual([[0, 1, 0, 1, 2], 1, 2]);
    }
  });
});
