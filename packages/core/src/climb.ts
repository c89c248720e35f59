/** One climb of a ladder: its board, its history, and what has been settled. */
import { Explainer, type History } from "./explainer.js";
import { type Fact, keyOf } from "./fact.js";
import type { Climb, ClimbOptions, Ladder } from "./ladder.js";
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

  constructor(
    ladder: Ladder<P, S>,
    puzzle: P,
    readonly options: ClimbOptions,
  ) {
    const { spec } = ladder;
    this.known = [...(options.known ?? [])];
    this.keys = new Set(this.known.map(keyOf));
    this.counts = spec.rungs.map(() => 0);
    this.total = spec.facts(puzzle);
    const { state, ok } = ladder.open(puzzle, this.known);
    this.state = state;
    this.ok = ok;
    this.done = this.complete;
    this.explainer = options.record === true ? new Explainer(spec, puzzle) : null;
  }

  /** Every fact of the board is known or settled. */
  get complete(): boolean {
    return this.keys.size >= this.total;
  }

  note(step: Step, from: number, fails = false): boolean {
    if (fails) return true;
    this.counts[step.rung]!++;
    this.paused = ++this.noted % STEPS_PER_LOOK === 0 ? STEPS_PER_LOOK : 0;
    return this.settle(step, from) || this.explained || this.paused > 0;
  }

  passed(): boolean {
    this.paused = ++this.passes % PASSES_PER_LOOK === 0 ? PASSED : 0;
    return this.paused > 0;
  }

  private settle(step: Step, from: number): boolean {
    if (this.explainer !== null) this.history.push({ step, slots: slotsSince(this.state, from) });
    const fresh: Fact[] = [];
    this.state.settled(from, fresh);
    const news = fresh.filter((fact) => !this.keys.has(keyOf(fact)));
    if (news.length === 0) return false;
    if (this.explainer !== null) {
      this.deductions.push(
        ...this.explainer.explain(this.known, this.history, news, this.options.stopAtFirst === true),
      );
      this.explained = true;
    }
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

function slotsSince(state: State, from: number): number[] {
  const slots: number[] = [];
  for (let i = from; i < state.mark(); i++) slots.push(state.slotAt(i));
  return slots;
}
