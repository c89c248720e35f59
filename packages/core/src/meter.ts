/**
 * Budgets, abort and slices.
 *
 * A long job is a generator that yields where it may rest. `runSync` drains it; `runAsync` gives the event loop a turn at
 * each yield. So the synchronous and the asynchronous form of a function are one text. One meter goes through everything a
 * public call starts: the slice belongs to it and not to the parts, since a part that always ends early (a board with a
 * solution at every node) would otherwise never rest.
 */
export type Limit = "nodes" | "time" | "memory" | "aborted";

export interface Limits {
  /** Nodes (search nodes, suppositions, conflicts) before the job ends with limit "nodes". */
  readonly maxNodes?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called at least once every {@link POLL} nodes. */
  readonly onProgress?: ((nodes: number) => void) | undefined;
}

export interface Meter {
  nodes: number;
  limit: Limit | null;
  /** Nodes left before the job should yield. */
  slice: number;
  /** Counts a node. False: a limit was hit, `limit` says which, and every later call is false too. */
  tick(): boolean;
  /** Looks at signal and clock at once and counts nothing, for work that has no nodes. False as {@link tick}. */
  look(): boolean;
}

export type Job<T> = Generator<void, T, void>;

/** Clock, signal and progress are looked at every so many nodes. */
export const POLL = 64;
/** Nodes between two rests of a job. */
export const SLICE = 1024;
/** A job that looks at the clock rests after so many milliseconds at the latest: on a large board a node takes long. */
const REST_MS = 50;

class Budget implements Meter {
  nodes = 0;
  limit: Limit | null = null;
  slice: number = SLICE;
  private readonly max: number;
  private readonly end: number;
  private restAt: number;
  constructor(private readonly limits: Limits) {
    this.max = limits.maxNodes ?? Number.POSITIVE_INFINITY;
    const now = performance.now();
    this.end = limits.timeoutMs === undefined ? Number.POSITIVE_INFINITY : now + limits.timeoutMs;
    this.restAt = now + REST_MS;
  }
  tick(): boolean {
    if (this.limit !== null) return false;
    if (this.nodes >= this.max) {
      this.limit = "nodes";
      return false;
    }
    this.slice--;
    if ((this.nodes++ & (POLL - 1)) === 0) return this.poll();
    return true;
  }
  look(): boolean {
    return this.limit === null && this.poll();
  }
  private poll(): boolean {
    this.limits.onProgress?.(this.nodes);
    const now = performance.now();
    if (this.limits.signal?.aborted === true) this.limit = "aborted";
    else if (now > this.end) this.limit = "time";
    if (now > this.restAt) {
      this.restAt = now + REST_MS;
      this.slice = 0;
    }
    return this.limit === null;
  }
}

export function meter(limits: Limits = {}): Meter {
  return new Budget(limits);
}

/** A meter with a node budget of its own that also charges `outer`. Its `limit` stays null when only the own budget is spent. */
export function within(outer: Meter, maxNodes: number): Meter {
  let left = maxNodes;
  return {
    get nodes(): number {
      return outer.nodes;
    },
    get limit(): Limit | null {
      return outer.limit;
    },
    set limit(value: Limit | null) {
      outer.limit = value;
    },
    get slice(): number {
      return outer.slice;
    },
    set slice(value: number) {
      outer.slice = value;
    },
    tick: () => left-- > 0 && outer.tick(),
    look: () => outer.look(),
  };
}

/** Rest if the slice is used up: `yield* rest(meter)`. */
export function* rest(m: Meter): Job<void> {
  if (m.slice > 0) return;
  m.slice = SLICE;
  yield;
}

/** Work without nodes goes on only after a look at clock and signal, and a rest where it has used up the slice. False: a limit was hit. */
export function* pause(m: Meter, cost: number): Job<boolean> {
  m.slice -= cost;
  if (!m.look()) return false;
  yield* rest(m);
  return true;
}

/** For work in small portions, the building of clauses say: `if (pace.due(units) && !(yield* pace.pause())) return false`. */
export class Pace {
  private done = 0;
  constructor(
    private readonly meter: Meter,
    private readonly every: number,
  ) {}

  /** So much was done. True: it is time for a pause. */
  due(units: number): boolean {
    this.done += units;
    return this.done >= this.every;
  }

  /** False: a limit was hit. */
  pause(): Job<boolean> {
    this.done = 0;
    return pause(this.meter, POLL);
  }
}

export function runSync<T>(job: Job<T>): T {
  for (;;) {
    const step = job.next();
    if (step.done === true) return step.value;
  }
}

export async function runAsync<T>(job: Job<T>): Promise<T> {
  for (;;) {
    const step = job.next();
    if (step.done === true) return step.value;
    await new Promise<void>((wake) => setTimeout(wake, 0));
  }
}
