/**
 * From step to deduction: premises by replay.
 *
 * Lay some clues, facts and earlier steps on a blank board, in that order; does the effect hold then? Shrink that set until no member
 * can go. The clues and facts kept are the premises, the steps kept but the last are the `because`. So a genre writes no reason code,
 * and a wrong reason cannot exist: whatever is stated has been seen to suffice, and nothing of it can be left out.
 *
 * One kernel call may prove several facts for different reasons, so each fact is asked for on its own, and the others that follow
 * from the same set join it.
 *
 * Cost. The whole history would be replayed a few dozen times per fact. Where the rungs say what they read, items are first ordered
 * by how many steps of data flow lie between them and the last step; sets of distance ≤ 1, 2, 4, … are tried and the first that
 * suffices is shrunk. A rung that says too little costs time, never truth.
 *
 * On a board of many thousand cells one argument takes longer than a time limit. So clock and signal are looked at while items are laid, and
 * a limit drops the argument at hand; those that are complete stand.
 */
import { type Cell, type Fact, keyOf, type Sentence } from "./fact.js";
import type { LadderSpec } from "./ladder.js";
import type { Meter } from "./meter.js";
import type { Because, Deduction, Premises } from "./outcome.js";
import { minimal } from "./quickxplain.js";
import { replay } from "./replay.js";
import type { Change, Rung, State, Step, Telling } from "./state.js";

/** A step taken, and the slots it wrote to. */
export interface History {
  readonly step: Step;
  readonly slots: readonly number[];
}

type Item =
  | { readonly kind: "clue"; readonly clue: Cell }
  | { readonly kind: "fact"; readonly fact: Fact }
  | { readonly kind: "step"; readonly step: Step };

/** Thrown through an argument when a limit was hit. */
const CUT = Symbol("cut");
/** Items laid between two looks at the clock: a step among them may flood the board. */
const LAID_PER_LOOK = 32;

export class Explainer<P, S extends State> {
  private readonly scratch: S;
  private readonly rungs: readonly Rung<S>[];
  private readonly sayGiven: (effects: readonly Fact[]) => Sentence;
  private readonly clues: readonly Item[];
  private readonly laidSlots = new Map<string, readonly number[]>();
  private laid = 0;

  constructor(
    spec: LadderSpec<P, S>,
    puzzle: P,
    private readonly meter: Meter,
  ) {
    this.scratch = spec.blank(puzzle);
    this.rungs = spec.rungs;
    this.sayGiven = (effects) => spec.sayGiven(puzzle, effects);
    this.clues = spec.clues(puzzle).map((clue) => ({ kind: "clue", clue }));
  }

  /**
   * The deductions by which the last step of the history draws `news`, one argument at a time; those found before a limit, when the meter has
   * one.
   */
  explain(known: readonly Fact[], history: readonly History[], news: readonly Fact[], onlyFirst: boolean): Deduction[] {
    const out: Deduction[] = [];
    try {
      this.argue(known, history, news, onlyFirst, out);
    } catch (thrown) {
      if (thrown !== CUT) throw thrown;
      this.clear();
    }
    return out;
  }

  private argue(
    known: readonly Fact[],
    history: readonly History[],
    news: readonly Fact[],
    onlyFirst: boolean,
    out: Deduction[],
  ): void {
    const facts: Item[] = known.map((fact) => ({ kind: "fact", fact }));
    const steps: Item[] = history.map(({ step }) => ({ kind: "step", step }));
    const items = [...this.clues, ...facts, ...steps];
    const depths = this.depths(items, history);
    for (let left = news; left.length > 0; ) {
      const first = left[0] as Fact;
      const pool = this.narrow(items, depths, first);
      const kept = minimal(pool, (some) => this.follows(some, first));
      const effects = [first, ...left.slice(1).filter((fact) => this.follows(kept, fact))];
      out.push(this.deduction(kept, effects));
      const got = new Set(effects.map(keyOf));
      left = left.filter((fact) => !got.has(keyOf(fact)));
      if (onlyFirst) break;
    }
  }

  /** Lays items in order. False: a contradiction. */
  private lay(items: readonly Item[]): boolean {
    const { scratch } = this;
    return items.every((item) => {
      if (++this.laid % LAID_PER_LOOK === 0 && !this.meter.look()) throw CUT;
      if (item.kind === "clue") return scratch.give(item.clue);
      if (item.kind === "fact") return scratch.assert(item.fact);
      return replay(this.rungs, scratch, [item.step]) === "ok";
    });
  }

  private clear(): void {
    this.scratch.idle();
    this.scratch.undoTo(0);
  }

  private follows(items: readonly Item[], effect: Fact): boolean {
    const yes = this.lay(items) && this.scratch.holds(effect);
    this.clear();
    return yes;
  }

  private narrow(items: readonly Item[], depths: readonly number[] | null, effect: Fact): readonly Item[] {
    if (depths === null) return items;
    for (let d = 1; d < 64; d *= 2) {
      const near = items.filter((_, i) => (depths[i] as number) <= d);
      if (this.follows(near, effect)) return near;
    }
    return items;
  }

  /** For each item, how many steps of data flow lie between it and the last step; null where a rung does not say what it reads. */
  private depths(items: readonly Item[], history: readonly History[]): readonly number[] | null {
    const need = new Map<number, number>();
    const at = (slots: readonly number[]): number =>
      slots.reduce((d, slot) => Math.min(d, need.get(slot) ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
    const depth = new Map<Step, number>();
    for (let j = history.length - 1; j >= 0; j--) {
      const { step, slots } = history[j] as History;
      const d = j === history.length - 1 ? 0 : at(slots);
      if (d === Number.POSITIVE_INFINITY) continue;
      depth.set(step, d);
      const read = new Set<number>();
      if (!this.reads(step, read)) return null;
      for (const slot of read) if ((need.get(slot) ?? Number.POSITIVE_INFINITY) > d + 1) need.set(slot, d + 1);
    }
    return items.map((item) =>
      item.kind === "step" ? (depth.get(item.step) ?? Number.POSITIVE_INFINITY) : at(this.slotsOf(item)),
    );
  }

  /** Slots a step may look at. False where a rung does not say. */
  private reads(step: Step, out: Set<number>): boolean {
    const { scratch } = this;
    if (step.inner !== null) {
      const from = scratch.mark();
      scratch.assume(step.site);
      for (let i = from; i < scratch.mark(); i++) out.add(scratch.slotAt(i));
      scratch.idle();
      scratch.undoTo(from);
      return step.inner.every((inner) => this.reads(inner, out));
    }
    const rung = this.rungs[step.rung] as Rung<S>;
    if (rung.reads === undefined) return false;
    rung.reads(scratch, step.site, out);
    return true;
  }

  /** Slots that laying a clue or a fact writes, seen by doing it once. */
  private slotsOf(item: Exclude<Item, { kind: "step" }>): readonly number[] {
    const key = item.kind === "clue" ? `clue ${item.clue}` : keyOf(item.fact);
    const before = this.laidSlots.get(key);
    if (before !== undefined) return before;
    this.lay([item]);
    const slots: number[] = [];
    for (let i = 0; i < this.scratch.mark(); i++) slots.push(this.scratch.slotAt(i));
    this.clear();
    this.laidSlots.set(key, slots);
    return slots;
  }

  private deduction(kept: readonly Item[], effects: readonly Fact[]): Deduction {
    const trace = kept.flatMap((item) => (item.kind === "step" ? [item.step] : []));
    const laid = kept.filter((item) => item.kind !== "step");
    const top = trace.reduce((k, step) => Math.max(k, step.rung), 0);
    const because = trace.slice(0, -1).map((_, j) => this.because(laid, trace.slice(0, j + 1)));
    const last = trace[trace.length - 1];
    const before: Item[] = [...laid, ...trace.slice(0, -1).map((step): Item => ({ kind: "step", step }))];
    const message =
      last === undefined
        ? this.sayGiven(effects)
        : this.tell(before, last, effects, (rung, telling) => rung.say(telling));
    return { rung: (this.rungs[top] as Rung<S>).id, premises: premisesOf(kept), because, effects, message, trace };
  }

  /** The last of `steps` as an undrawable truth: its own smallest premises among what was laid before it, and its words. */
  private because(laid: readonly Item[], steps: readonly Step[]): Because {
    const last = steps[steps.length - 1] as Step;
    const before: Item[] = [...laid, ...steps.slice(0, -1).map((step): Item => ({ kind: "step", step }))];
    const goal = this.changes(before, last);
    const kept = minimal(before, (some) => this.reaches(some, last, goal));
    const after = kept.flatMap((item) => (item.kind === "step" ? [steps.indexOf(item.step)] : []));
    const [note, message] = this.tell(
      kept,
      last,
      [],
      (rung, telling) => [rung.note(telling), rung.say(telling)] as const,
    );
    return { rung: (this.rungs[last.rung] as Rung<S>).id, premises: premisesOf(kept), after, note, message };
  }

  private reaches(items: readonly Item[], step: Step, goal: readonly Change[]): boolean {
    const yes =
      this.lay(items) &&
      replay(this.rungs, this.scratch, [step]) === "ok" &&
      goal.every(({ slot, after }) => this.scratch.value(slot) === after);
    this.clear();
    return yes;
  }

  private changes(items: readonly Item[], step: Step): Change[] {
    this.lay(items);
    const changes = changesOf(this.rungs, this.scratch, step).changes;
    this.clear();
    return changes;
  }

  /** Puts a step into words on the board of `items`. */
  private tell<T>(
    items: readonly Item[],
    step: Step,
    effects: readonly Fact[],
    words: (rung: Rung<S>, telling: Telling<S>) => T,
  ): T {
    this.lay(items);
    this.scratch.idle();
    const { clues, facts } = premisesOf(items);
    const inner = this.inner(step);
    const { changes } = changesOf(this.rungs, this.scratch, step);
    const told = words(this.rungs[step.rung] as Rung<S>, {
      state: this.scratch,
      step,
      changes,
      effects,
      clues,
      facts,
      inner,
      fails: false,
    });
    this.clear();
    return told;
  }

  /**
   * The steps that refute a supposition, in words, each on the board as the ones before it leave it. They were found on the climb's board:
   * on that of the premises one may have nothing to do, and then it has nothing to say.
   */
  private inner(step: Step): Sentence[] {
    if (step.inner === null) return [];
    const { scratch, rungs } = this;
    const at = scratch.mark();
    const out: Sentence[] = [];
    if (scratch.assume(step.site)) {
      for (const next of step.inner) {
        const { changes, fails } = changesOf(rungs, scratch, next);
        if (changes.length === 0 && !fails) continue;
        out.push(
          (rungs[next.rung] as Rung<S>).say({
            state: scratch,
            step: next,
            changes,
            effects: [],
            clues: [],
            facts: [],
            inner: [],
            fails,
          }),
        );
        if (replay(rungs, scratch, [next]) === "fails") break;
      }
    }
    scratch.idle();
    scratch.undoTo(at);
    return out;
  }
}

function premisesOf(items: readonly Item[]): Premises {
  return {
    clues: items.flatMap((item) => (item.kind === "clue" ? [item.clue] : [])),
    facts: items.flatMap((item) => (item.kind === "fact" ? [item.fact] : [])),
  };
}

/** What a step does to the state as it stands, which it leaves as it was. */
function changesOf<S extends State>(
  rungs: readonly Rung<S>[],
  state: S,
  step: Step,
): { changes: Change[]; fails: boolean } {
  const at = state.mark();
  const fails = replay(rungs, state, [step]) === "fails";
  const first = new Map<number, number>();
  for (let i = at; i < state.mark(); i++) if (!first.has(state.slotAt(i))) first.set(state.slotAt(i), state.oldAt(i));
  const changes = [...first]
    .map(([slot, before]) => ({ slot, before, after: state.value(slot) }))
    .filter((change) => change.before !== change.after);
  state.idle();
  state.undoTo(at);
  return { changes, fails };
}
