import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Job, type Meter, meter, POLL, rest, runAsync, runSync, SLICE, within } from "../src/index.js";
import { runs } from "./toy-boards.js";

function spent(m: Meter, most: number = 10_000): number {
  let n = 0;
  while (n < most && m.tick()) n++;
  return n;
}

describe("meter", () => {
  test.each([0, 1, 2, 63, 64, 65, 1000])("%i nodes and not one more, however often it is asked", (maxNodes) => {
    const m = meter({ maxNodes });
    expect(spent(m)).toBe(maxNodes);
    expect([m.nodes, m.limit, m.tick(), m.tick(), m.nodes]).toEqual([maxNodes, "nodes", false, false, maxNodes]);
  });

  test("without limits it counts on", () => {
    const m = meter();
    expect([spent(m), m.nodes, m.limit]).toEqual([10_000, 10_000, null]);
  });

  test("abort is seen at most POLL nodes later", () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), (at) => {
        const controller = new AbortController();
        const m = meter({ signal: controller.signal });
        expect(spent(m, at)).toBe(at);
        controller.abort();
        expect(spent(m)).toBeLessThanOrEqual(POLL);
        expect([m.limit, m.tick()]).toEqual(["aborted", false]);
      }),
      runs(50),
    );
  });

  test("a signal aborted beforehand stops at the first node, and inside onProgress at once", () => {
    expect(spent(meter({ signal: AbortSignal.abort() }))).toBe(0);
    const controller = new AbortController();
    const m = meter({ signal: controller.signal, onProgress: (nodes) => nodes > 100 && controller.abort() });
    spent(m);
    expect([m.limit, m.nodes]).toEqual(["aborted", 129]);
  });

  test("time that is up stops it, and progress is told once every POLL nodes", () => {
    const m = meter({ timeoutMs: -1 });
    expect([spent(m), m.limit]).toEqual([0, "time"]);
    const told: number[] = [];
    spent(meter({ onProgress: (nodes) => told.push(nodes) }), 200);
    expect(told).toEqual([1, 65, 129, 193]);
  });

  test("looking counts nothing and sees signal and clock at once", () => {
    const controller = new AbortController();
    const m = meter({ signal: controller.signal, maxNodes: 1 });
    const part = within(m, 0);
    expect([m.look(), part.look(), m.nodes]).toEqual([true, true, 0]);
    controller.abort();
    expect([part.look(), m.look(), m.limit, m.nodes]).toEqual([false, false, "aborted", 0]);
    expect([meter({ timeoutMs: -1 }).look(), meter({ maxNodes: 0 }).look()]).toEqual([false, true]);
  });

  test("within: a budget of its own that charges the outer one", () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.nat({ max: 30 }), fc.nat({ max: 10 }), (outer, inner, before) => {
        const m = meter({ maxNodes: outer });
        const had = spent(m, before);
        const part = within(m, inner);
        const got = spent(part);
        expect(got).toBe(Math.min(inner, outer - had));
        expect([part.nodes, m.nodes]).toEqual([had + got, had + got]);
        // Only the outer limit is a limit; where both end together, the inner one ends first.
        if (had < before) expect(m.limit).toBe("nodes");
        else if (inner <= outer - had) expect(part.limit).toBe(null);
        else expect([part.limit, m.limit]).toEqual(["nodes", "nodes"]);
      }),
      runs(200),
    );
    const m = meter();
    const part = within(m, 5);
    part.slice = 7;
    expect(m.slice).toBe(7);
  });
});

describe("jobs", () => {
  function* work(m: Meter, nodes: number): Job<string> {
    for (let i = 0; i < nodes; i++) {
      if (!m.tick()) return "limit";
      yield* rest(m);
    }
    return "done";
  }

  /** A clock that goes on by so much with every look. */
  function clock(by: number): void {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += by;
      return now;
    });
  }
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    [1, 1],
    [6, 11],
    [60, 100],
  ])("rest after 50 ms at the next look: %i ms between two of 100 looks", (by, expected) => {
    clock(by);
    const m = meter();
    let rests = 0;
    for (let i = 0; i < 100; i++) {
      expect(m.look()).toBe(true);
      for (const _ of rest(m)) rests++;
    }
    expect([rests, m.limit]).toEqual([expected, null]);
  });

  test("rest once a slice, wherever the slice was begun", () => {
    clock(0);
    const m = meter();
    const job = work(m, 5 * SLICE);
    let rests = 0;
    while (job.next().done !== true) rests++;
    expect([rests, m.slice]).toEqual([5, SLICE]);
    spent(m, SLICE - 1);
    const second = work(m, 1);
    expect(second.next().done).toBe(false);
  });

  test("run to the end in one go, or give the event loop a turn at each rest", async () => {
    expect(runSync(work(meter(), 5000))).toBe("done");
    expect(runSync(work(meter({ maxNodes: 4000 }), 5000))).toBe("limit");
    const order: string[] = [];
    const job = runAsync(work(meter(), 3 * SLICE)).then((end) => order.push(end));
    order.push("started");
    setTimeout(() => order.push("another turn"), 0);
    await job;
    expect(order).toEqual(["started", "another turn", "done"]);
  });

  test("a job that is aborted between two rests ends there", async () => {
    const controller = new AbortController();
    const m = meter({ signal: controller.signal });
    setTimeout(() => controller.abort(), 0);
    expect(await runAsync(work(m, 1_000_000))).toBe("limit");
    expect([m.limit, m.nodes <= 3 * SLICE]).toEqual(["aborted", true]);
  });

  test("what a job throws comes out", async () => {
    function* broken(): Job<void> {
      yield;
      throw new RangeError("no");
    }
    expect(() => runSync(broken())).toThrow("no");
    await expect(runAsync(broken())).rejects.toThrow("no");
  });
});
