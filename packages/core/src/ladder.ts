/**
 * The ladder: rungs in order of cost. The cheapest rung that has something due is run at one site, and after every write the climb
 * starts again at the bottom. Trials come when all kernels below them are quiet.
 *
 * Nothing is explained while writing: the trail says what was written, and a step is `(rung, site)`. When a climb records, the
 * `Explainer` finds the premises of each drawable step by replay on a scratch board; otherwise it costs nothing.
 */
import { type Noter, nothing, Run } from "./climb.js";
import type { Cell, Fact, Sentence } from "./fact.js";
import { type Job, type Meter, meter as newMeter, rest } from "./meter.js";
import type { Deduction } from "./outcome.js";
import { Pruned } from "./pruned.js";
import { minimal } from "./quickxplain.js";
import { replay } from "./replay.js";
import { Search } from "./search.js";
import type { Atom, Rung, State, Step } from "./state.js";

export interface LadderSpec<P, S extends State> {
  readonly id: "default" | "article";
  readonly rungs: readonly Rung<S>[];
  /** Geometry only: no clue, nothing due. */
  blank(puzzle: P): S;
  /** Cells whose printed clue demands something. */
  clues(puzzle: P): readonly Cell[];
  /** How many facts a complete answer has. */
  facts(puzzle: P): number;
  /** The state of such a board would not fit into memory: climbs end in that limit. */
  tooLarge?(puzzle: P): boolean;
  /** The genre's own fixpoint of the kernels below `upTo`; without it the rungs are run one by one. */
  propagate?(state: S, upTo: number): boolean;
  /** Words for facts that hold as soon as clues are laid, or on the blank board: by the rules alone. */
  sayGiven(puzzle: P, effects: readonly Fact[]): Sentence;
  /** What a search on this ladder alone branches on; the first open candidate when absent. */
  choose?(state: S): Atom;
}

export interface ClimbOptions {
  /** Facts drawn already. */
  readonly known?: readonly Fact[];
  /** Rungs below this index; all when absent. */
  readonly upTo?: number;
  /** This rung alone. */
  readonly only?: number;
  /** All rungs but this. */
  readonly without?: number;
  /** With premises and messages. */
  readonly record?: boolean;
  /** Ends with the first deduction (recorded) or the first fact settled (unrecorded). */
  readonly stopAtFirst?: boolean;
}

export interface Climb {
  readonly deductions: readonly Deduction[];
  /** The clues and known facts contradict each other. */
  readonly contradiction: boolean;
  /** Everything is settled. */
  readonly solved: boolean;
  /** Steps of each rung that wrote something. */
  readonly counts: readonly number[];
  /** Which rung settled a fact, by `keyOf`. */
  readonly wroteBy: ReadonlyMap<string, number>;
  /** Facts settled, in order, without those known before. */
  readonly settled: readonly Fact[];
  holds(fact: Fact): boolean;
}

export type Replay = "trace" | "climb";

/** A ladder with its state type hidden: two ladders of one genre stand side by side as these. */
export interface AnyLadder<P> {
  readonly id: "default" | "article";
  readonly rungs: readonly string[];
  info(rung: number): Pick<Rung<never>, "id" | "name" | "meaning" | "kind">;
  climb(puzzle: P, options?: ClimbOptions, meter?: Meter): Job<Climb>;
  /** A blank board with the stated premises alone: do the effects follow by the trace, or by climbing freely up to the rung? */
  replays(puzzle: P, deduction: Deduction, how: Replay): boolean;
  /**
   * Nodes of a plain search that prunes with the kernels below `upTo` only, to prove a board unique (or not): the price of a weak
   * ladder. null: the meter's limit came first.
   */
  nodes(puzzle: P, upTo: number, meter: Meter): Job<number | null>;
  /** A state with all clues laid, for tests of the state itself. */
  open(puzzle: P, known?: readonly Fact[]): { readonly state: State; readonly ok: boolean };
}

/** What one explained step takes of a slice: some milliseconds on a large board. */
const EXPLAINED = 64;

export class Ladder<P, S extends State> implements AnyLadder<P> {
  readonly id: "default" | "article";
  readonly rungs: readonly string[];
  private readonly trials: readonly number[];

  constructor(readonly spec: LadderSpec<P, S>) {
    this.id = spec.id;
    this.rungs = spec.rungs.map((rung) => rung.id);
    this.trials = spec.rungs.flatMap((rung, k) => (rung.kind === "trial" ? [k] : []));
  }

  info(rung: number): Pick<Rung<never>, "id" | "name" | "meaning" | "kind"> {
    const found = this.spec.rungs[rung];
    if (found === undefined) throw new RangeError(`rung ${rung} of ${this.rungs.length}`);
    return found;
  }

  /** The whole puzzle and what is known, everything due. `ok` is false for a contradiction at once. */
  open(puzzle: P, known: readonly Fact[] = []): { readonly state: S; readonly ok: boolean } {
    const state = this.spec.blank(puzzle);
    const ok = this.spec.clues(puzzle).every((clue) => state.give(clue)) && known.every((fact) => state.assert(fact));
    state.idle();
    state.wake();
    return { state, ok };
  }

  /** Unrecorded fixpoint of the kernels below `upTo`. False has forgotten what is due. */
  settle(state: S, upTo: number, without = -1): boolean {
    if (this.spec.propagate !== undefined && without < 0) return this.spec.propagate(state, upTo);
    return this.chain(state, upTo, without, null);
  }

  /** Tries suppositions of the trial rungs below `upTo` until none is refuted any more. False: a contradiction. */
  *probe(state: S, upTo: number, meter: Meter): Job<boolean> {
    if (!this.settle(state, upTo)) return false;
    const cursor = new Map<number, number>();
    for (
      let step = yield* this.supposed(state, upTo, -1, cursor, false, meter);
      step !== null;
      step = yield* this.supposed(state, upTo, -1, cursor, false, meter)
    ) {
      if (step === "dead" || !this.settle(state, upTo)) return false;
    }
    return true;
  }

  *climb(puzzle: P, options: ClimbOptions = {}, meter: Meter = newMeter()): Job<Climb> {
    if (this.refuses(puzzle, meter)) return nothing(this.rungs.length);
    const run = new Run(this, puzzle, options, meter);
    const upTo = options.only === undefined ? (options.upTo ?? this.rungs.length) : options.only + 1;
    const quiet = run.ok && (yield* this.ascend(run, upTo, meter));
    const contradiction = !quiet || (run.complete && !this.stands(run.state));
    return run.result(contradiction);
  }

  private refuses(puzzle: P, meter: Meter): boolean {
    const refused = this.spec.tooLarge?.(puzzle) === true;
    if (refused) meter.limit ??= "memory";
    return refused;
  }

  /** The climb ends with the last fact; what was still due, or stands higher up, may yet object to the whole. */
  private stands(state: S): boolean {
    state.wake();
    return this.settle(state, this.rungs.length);
  }

  private *ascend(run: Run<P, S>, upTo: number, meter: Meter): Job<boolean> {
    const { state, options } = run;
    const without = options.without ?? -1;
    const cursor = new Map<number, number>();
    for (;;) {
      const quiet =
        options.only === undefined ? this.chain(state, upTo, without, run) : this.alone(state, options.only, run);
      if (!quiet) return false;
      if (run.done) return true;
      if (run.explained || run.paused > 0) {
        meter.slice -= run.explained ? EXPLAINED : run.paused;
        run.explained = false;
        run.paused = 0;
        if (!meter.look()) return true;
        yield* rest(meter);
        continue;
      }
      const from = state.mark();
      const step = yield* this.supposed(state, upTo, without, cursor, options.record === true, meter, options.only);
      if (step === null) return true;
      if (step === "dead") return false;
      run.note(step, from);
      if (run.done) return true;
    }
  }

  /** Kernels below `upTo` to their fixpoint, cheapest first; each step that wrote something is noted. True also when a note says stop. */
  private chain(state: S, upTo: number, without: number, run: Noter | null): boolean {
    const { rungs } = this.spec;
    for (let k = 0; k < upTo; ) {
      const rung = rungs[k] as Rung<S>;
      const site = k === without || rung.kind === "trial" ? -1 : rung.due(state);
      if (site < 0) {
        k++;
        continue;
      }
      const from = state.mark();
      const good = rung.apply(state, site);
      if (good && state.mark() === from) {
        if (run?.passed?.() === true) return true;
        continue;
      }
      const stop = run?.note({ rung: k, site, inner: null }, from, !good) === true;
      if (!good) {
        state.idle();
        return false;
      }
      if (stop) return true;
      k = 0;
    }
    return true;
  }

  private alone(state: S, k: number, run: Noter): boolean {
    const rung = this.spec.rungs[k] as Rung<S>;
    if (rung.kind === "trial") return true;
    for (let site = rung.due(state); site >= 0; site = rung.due(state)) {
      const from = state.mark();
      if (!rung.apply(state, site)) return false;
      const stop = state.mark() === from ? run.passed?.() === true : run.note({ rung: k, site, inner: null }, from);
      if (stop) return true;
    }
    return true;
  }

  /**
   * The first supposition that the rungs below refute, already refuted on the board; null when none is (or a limit was hit), "dead"
   * when refuting it contradicts too. Each trial rung goes on behind its last success, so that a round costs one pass.
   */
  private *supposed(
    state: S,
    upTo: number,
    without: number,
    cursor: Map<number, number>,
    record: boolean,
    meter: Meter,
    only?: number,
  ): Job<Step | "dead" | null> {
    for (const k of this.trials) {
      if (k >= upTo || k === without || (only !== undefined && k !== only)) continue;
      const order = this.trials.indexOf(k);
      const first = cursor.get(k) ?? 0;
      for (const [from, to] of [
        [first, Number.POSITIVE_INFINITY],
        [0, first],
      ] as const) {
        for (let atom = state.open(from, order); atom >= 0 && atom < to; atom = state.open(atom + 1, order)) {
          // A fixpoint each, of a second on the largest boards: the clock is looked at every time.
          if (!meter.tick() || !meter.look()) return null;
          yield* rest(meter);
          if (!this.refuted(state, atom, k, without, only !== undefined)) continue;
          const inner = record ? this.shortest(state, atom, k, without, only !== undefined) : [];
          cursor.set(k, atom + 1);
          if (!state.refute(atom)) {
            state.idle();
            return "dead";
          }
          return { rung: k, site: atom, inner };
        }
      }
    }
    return null;
  }

  private refuted(state: S, atom: number, k: number, without: number, alone: boolean): boolean {
    const at = state.mark();
    if (alone) state.wake();
    const dead = !state.assume(atom) || !this.settle(state, k, without);
    state.idle();
    state.undoTo(at);
    // A kernel above the trial may have had work waiting that `idle` threw away.
    if (alone || this.spec.rungs.some((rung, i) => i > k && rung.kind === "kernel")) state.wake();
    return dead;
  }

  /** The steps that refute a supposition, without those the refutation does not use. */
  private shortest(state: S, atom: number, k: number, without: number, alone: boolean): Step[] {
    const { rungs } = this.spec;
    const at = state.mark();
    const inner: Step[] = [];
    if (alone) state.wake();
    if (state.assume(atom)) this.chain(state, k, without, { note: (step) => inner.push(step) < 0 });
    state.idle();
    state.undoTo(at);
    const found = minimal(inner, (some) => {
      const dead = !state.assume(atom) || replay(rungs, state, some) === "fails";
      state.idle();
      state.undoTo(at);
      return dead;
    });
    if (alone || rungs.some((rung, i) => i > k && rung.kind === "kernel")) state.wake();
    return found;
  }

  *nodes(puzzle: P, upTo: number, meter: Meter): Job<number | null> {
    if (this.refuses(puzzle, meter)) return null;
    const { state, ok } = this.open(puzzle);
    if (!ok) return 0;
    const search = new Search(new Pruned(this, state), () => null, upTo, this.rungs.length);
    const before = meter.nodes;
    for (let answers = 0; answers < 2; answers++) {
      const found = yield* search.next(null, meter);
      if (found.kind === "limit") return null;
      if (found.kind === "none") break;
    }
    return meter.nodes - before;
  }

  replays(puzzle: P, deduction: Deduction, how: Replay): boolean {
    const { rungs } = this.spec;
    const state = this.spec.blank(puzzle);
    const { clues, facts } = deduction.premises;
    if (!clues.every((clue) => state.give(clue)) || !facts.every((fact) => state.assert(fact))) return false;
    state.idle();
    if (how === "trace") {
      if (replay(rungs, state, deduction.trace) !== "ok") return false;
    } else {
      state.wake();
      const probe = this.probe(state, this.rungs.indexOf(deduction.rung) + 1, newMeter());
      let step = probe.next();
      while (step.done !== true) step = probe.next();
      if (!step.value) return false;
    }
    return deduction.effects.every((fact) => state.holds(fact));
  }
}
