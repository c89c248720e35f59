/** One climb of a ladder: its board, its history, and what has been settled. */
import { Explainer, type History } from "./explainer.js";
import { type Fact, keyOf } from "./fact.js";
import type { Climb, ClimbOptions, Ladder } from "./ladder.js";
import type { Meter } from "./meter.js";
import type { Deduction } from "./outcome.js";
import type { State, Step } from "./state.js";

export interface Noter {
  /** True: stop here; what is due stays due. */
  note(step: Step, from: number, fails?: boolean): boolean;
  /** A kernel was run and wrote nothing. True as for a note. */
  passed?(): boolean;
}

/** Steps between two looks at clock and signal when nothing is explained. */
const STEPS_PER_LOOK = 4;
/** Kernel runs that write nothing between two looks: a large board has sites without number before the first step. */
const PASSES_PER_LOOK = 64;
/** What so many take of a slice: milliseconds on a large board, nearly nothing on a small one, where a rest costs more. */
const PASSED = 16;
/** Facts times steps or runs between two looks are no more than this: one of them may walk over the whole board. */
const SPAN = 2 ** 17;

export class Run<P, S extends State> implements Noter {
  readonly state: S;
  readonly ok: boolean;
  done = false;
  /** Something was explained since the climb last rested. */
  explained = false;
  /** Time for a look at clock and signal, and so much of the slice is used; 0: not yet. */
  paused = 0;
  private readonly known: Fact[];
  private noted = 0;
  private passes = 0;
  private readonly keys: Set<string>;
  private readonly settledFacts: Fact[] = [];
  private readonly deductions: Deduction[] = [];
  private readonly history: History[] = [];
  private readonly counts: number[];
  private readonly wroteBy = new Map<string, number>();
  private readonly explainer: Explainer<P, S> | null;
  private readonly total: number;
  private readonly stepsPerLook: number;
  private readonly passesPerLook: number;

  constructor(
    ladder: Ladder<P, S>,
    puzzle: P,
    readonly options: ClimbOptions,
    private readonly meter: Meter,
  ) {
    const { spec } = ladder;
    this.known = [...(options.known ?? [])];
    this.keys = new Set(this.known.map(keyOf));
    this.counts = spec.rungs.map(() => 0);
    this.total = spec.facts(puzzle);
    const most = Math.ceil(SPAN / (this.total + 1));
    this.stepsPerLook = Math.min(STEPS_PER_LOOK, most);
    this.passesPerLook = Math.min(PASSES_PER_LOOK, most);
    const { state, ok } = ladder.open(puzzle, this.known);
    this.state = state;
    this.ok = ok;
    this.done = this.complete;
    this.explainer = options.record === true ? new Explainer(spec, puzzle, meter) : null;
  }

  /** Every fact of the board is known or settled. */
  get complete(): boolean {
    return this.keys.size >= this.total;
  }

  note(step: Step, from: number, fails = false): boolean {
    if (fails) return true;
    this.counts[step.rung]!++;
    this.paused = ++this.noted % this.stepsPerLook === 0 ? this.stepsPerLook : 0;
    return this.settle(step, from) || this.explained || this.paused > 0;
  }

  passed(): boolean {
    this.paused = ++this.passes % this.passesPerLook === 0 ? (PASSED * this.passesPerLook) / PASSES_PER_LOOK : 0;
    return this.paused > 0;
  }

  private settle(step: Step, from: number): boolean {
    if (this.explainer !== null) this.history.push({ step, slots: slotsSince(this.state, from) });
    const fresh: Fact[] = [];
    this.state.settled(from, fresh);
    let news = fresh.filter((fact) => !this.keys.has(keyOf(fact)));
    if (news.length === 0) return false;
    if (this.explainer !== null) news = this.explain(this.explainer, news);
    // One by one: a step may settle more facts than a call takes arguments.
    for (const fact of news) {
      this.keys.add(keyOf(fact));
      this.wroteBy.set(keyOf(fact), step.rung);
      this.known.push(fact);
      this.settledFacts.push(fact);
    }
    this.done = this.options.stopAtFirst === true || this.complete;
    return this.done;
  }

  /** Those of the new facts that count as settled: all, or what has been explained when a limit came. */
  private explain(explainer: Explainer<P, S>, news: Fact[]): Fact[] {
    const found = explainer.explain(this.known, this.history, news, this.options.stopAtFirst === true);
    for (const deduction of found) this.deductions.push(deduction);
    this.explained = true;
    return this.meter.limit === null ? news : found.flatMap(({ effects }) => effects);
  }

  result(contradiction: boolean): Climb {
    const { state, deductions, counts, wroteBy } = this;
    return {
      deductions,
      contradiction,
      solved: !contradiction && this.complete,
      counts,
      wroteBy,
      settled: this.settledFacts,
      holds: (fact) => state.holds(fact),
    };
  }
}

/** A climb that did not begin. */
export function nothing(rungs: number): Climb {
  return {
    deductions: [],
    contradiction: false,
    solved: false,
    counts: new Array<number>(rungs).fill(0),
    wroteBy: new Map(),
    settled: [],
    holds: () => false,
  };
}

function slotsSince(state: State, from: number): number[] {
  const slots: number[] = [];
  for (let i = from; i < state.mark(); i++) slots.push(state.slotAt(i));
  return slots;
}
