/**
 * Where answers come from. Native search and clause learning are both a finder; verdict, witnesses, count and backbone are
 * written once on top (`answers`).
 */
import type { Fact } from "./fact.js";
import { type Job, type Meter, within } from "./meter.js";

export type Found<S> =
  | { readonly kind: "solution"; readonly solution: S }
  | { readonly kind: "none" }
  | { readonly kind: "limit" };

export interface Finder<S> {
  /**
   * The next solution not given before. With `avoid`: one in which at least one of these facts fails; from call to call `avoid` may
   * only shrink. After "limit" the finder can be asked again with a fresh meter and goes on where it was.
   */
  next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<S>>;
}

/**
 * One finder within a node budget of its own, then another one that is told what has been found. The caller's meter is charged by
 * both, so `maxNodes` keeps one meaning. Null for the second: a limit came while it was made; it is made anew when asked again.
 */
export class Relay<S> implements Finder<S> {
  private second: Finder<S> | null = null;
  private readonly seen: S[] = [];
  private left: number;
  /** The first one has given way. */
  private spent = false;
  constructor(
    private readonly first: Finder<S>,
    private readonly makeSecond: (seen: readonly S[], meter: Meter) => Job<Finder<S> | null>,
    budget: number,
  ) {
    this.left = budget;
  }

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<S>> {
    if (!this.spent) {
      const before = meter.nodes;
      const found = yield* this.first.next(avoid, within(meter, this.left));
      this.left -= meter.nodes - before;
      if (found.kind === "solution") this.seen.push(found.solution);
      if (found.kind !== "limit" || meter.limit !== null) return found;
      this.spent = true;
    }
    this.second ??= yield* this.makeSecond(this.seen, meter);
    return this.second === null ? { kind: "limit" } : yield* this.second.next(avoid, meter);
  }
}

/**
 * A finder that takes long to build: built when first asked, on the meter of whoever asks. Null: a limit came first; then it is built
 * anew when asked again.
 */
export class Later<S> implements Finder<S> {
  private built: Finder<S> | null = null;
  constructor(private readonly build: (meter: Meter) => Job<Finder<S> | null>) {}

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<S>> {
    this.built ??= yield* this.build(meter);
    return this.built === null ? { kind: "limit" } : yield* this.built.next(avoid, meter);
  }
}

/** A finder without the solutions that some other one has already given. */
export class Except<S> implements Finder<S> {
  private readonly seen: Set<string>;
  constructor(
    private readonly inner: Finder<S>,
    seen: readonly S[],
    private readonly key: (solution: S) => string,
  ) {
    this.seen = new Set(seen.map(key));
  }

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<S>> {
    for (;;) {
      const found = yield* this.inner.next(avoid, meter);
      if (found.kind !== "solution" || !this.seen.delete(this.key(found.solution))) return found;
    }
  }
}

/** For a board that is known to have no answer. */
export const NOTHING: Finder<never> = {
  // biome-ignore lint/correctness/useYield: nothing to rest from
  *next(): Job<Found<never>> {
    return { kind: "none" };
  },
};
