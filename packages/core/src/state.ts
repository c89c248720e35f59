import type { Cell, Fact, Sentence } from "./fact.js";
import type { Note } from "./outcome.js";

/** "This candidate", numbered by the genre: a cell's role, a cell's colour, an edge drawn or not, the next stone. */
export type Atom = number;

/**
 * What ladder, trial, hint and explain need of a genre's state.
 *
 * Everything that must survive undo is a numbered slot written through one trail; a summary that is not a slot does not exist.
 * Invariant: the queues (of the rungs in use) are empty whenever `mark` or `undoTo` is called, or the caller wakes afterwards.
 * The blank board knows geometry only. Clues and facts come in through the same door, so any subset of them is a board; what a
 * printed clue switches off must be off until its absence is known to be printed.
 */
export interface State {
  mark(): number;
  undoTo(mark: number): void;
  /** Note one printed clue as laid; what follows from it is a kernel's work. False: a contradiction at once. */
  give(clue: Cell): boolean;
  /** Note one known fact, likewise. False: a contradiction, or it cannot be laid here. */
  assert(fact: Fact): boolean;
  /** Is the fact entailed by the candidates as they stand? */
  holds(fact: Fact): boolean;
  /** Appends the facts that hold because of writes since trail position `from`. */
  settled(from: number, out: Fact[]): void;
  /** The slot that write number `i` touched, its value before that write, and a slot's value now: only the explainer asks. */
  slotAt(i: number): number;
  oldAt(i: number): number;
  value(slot: number): number;
  /** First undecided candidate >= `from` that trial number `trial` (from 0, in ladder order) may suppose, or -1; a fixed order. */
  open(from: Atom, trial: number): Atom;
  assume(atom: Atom): boolean;
  refute(atom: Atom): boolean;
  /** Forget what is due: after a contradiction, before `undoTo`. */
  idle(): void;
  /** Everything is due: always sound, since a due site is only work. */
  wake(): void;
}

/** What search needs besides. */
export interface Engine extends State {
  /** Kernels of the rungs below `upTo` to their common fixpoint, unrecorded. False has called `idle`. */
  propagate(upTo: number): boolean;
  /** Pure. -1: all decided. */
  choose(): Atom;
  /** After a contradiction, before undo: the place for weights. -1: a refutation failed. */
  failed(atom: Atom): void;
  /** An alternative of the present position is exhausted with `found` answers: the place for a memo of dead positions. */
  leave?(found: number): void;
}

/** One recorded kernel call, or one refuted supposition with the steps that refuted it. Integers only: it survives JSON. */
export interface Step {
  readonly rung: number;
  readonly site: number;
  readonly inner: readonly Step[] | null;
}

/** What a step did to one slot. */
export interface Change {
  readonly slot: number;
  readonly before: number;
  readonly after: number;
}

/** All that a rung may use to put a step into words. The state stands just before the step. */
export interface Telling<S> {
  readonly state: S;
  readonly step: Step;
  readonly changes: readonly Change[];
  /** What the deduction draws; empty for a step that cannot be drawn. */
  readonly effects: readonly Fact[];
  /** Clues and facts the step was laid on. */
  readonly clues: readonly Cell[];
  readonly facts: readonly Fact[];
  /** The step ends in a contradiction: only inside a refuted supposition. */
  readonly fails: boolean;
  /** For a refuted supposition: the inner steps in words, the last one being where it breaks. */
  readonly inner: readonly Sentence[];
}

/**
 * A technique. `apply` looks at one site and strikes what it can; the genre's hot `propagate` calls the same kernels, so that
 * ladder and search share one text. Monotone: on a smaller board it strikes at least as much.
 */
export interface Rung<S> {
  readonly id: string;
  readonly name: Sentence;
  /** One sentence on what the rung looks for. */
  readonly meaning: Sentence;
  readonly kind: "kernel" | "trial";
  /** Takes the next due site off the queue, or -1. */
  due(state: S): number;
  apply(state: S, site: number): boolean;
  /** Slots that `apply` may look at: narrows the hunt for premises and is never trusted. */
  reads?(state: S, site: number, out: Set<number>): void;
  say(telling: Telling<S>): Sentence;
  note(telling: Telling<S>): Note;
}
