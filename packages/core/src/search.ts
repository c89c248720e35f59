/**
 * Depth-first search over a genre's engine: binary branching (a candidate, then not that candidate), on one trail.
 *
 * `choose` gives a candidate; assume it, propagate, go deeper. When that alternative is exhausted: undo, refute the candidate and
 * propagate *in the same frame*, and choose again. So the depth grows with assumed candidates only, frames are a few Int32Arrays,
 * nothing is allocated per node, and the loop can stop at any node and go on later, which slices and repeated `next` need.
 *
 * Invariant. Between calls `depth` is the number of frames below the current position; `descending` says whether the position is
 * fresh (to be chosen at) or the assumption of the top frame is exhausted.
 */
import type { Fact } from "./fact.js";
import type { Finder, Found } from "./finder.js";
import { type Job, type Meter, SLICE } from "./meter.js";
import type { Engine } from "./state.js";

const REST = { kind: "rest" } as const;
const LIMIT = { kind: "limit" } as const;
const NONE = { kind: "none" } as const;

export class Search<S, E extends Engine = Engine> implements Finder<S> {
  private marks = new Int32Array(64);
  private atoms = new Int32Array(64);
  private foundAtEntry = new Int32Array(64);
  private depth = 0;
  private found = 0;
  private started = false;
  private over = false;
  private descending = true;
  private witness = 0;
  private readonly root: number;

  /**
   * @param engine laid and woken; the search owns it from now on
   * @param upTo rungs below this one prune
   * @param full rungs that together decide a board in which everything is chosen; more than `upTo` when a weak ladder is priced
   */
  constructor(
    private readonly engine: E,
    private readonly capture: (engine: E) => S,
    private readonly upTo: number,
    private readonly full: number = upTo,
  ) {
    this.root = engine.mark();
  }

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<S>> {
    this.witness = 0;
    for (;;) {
      const found = this.run(avoid, meter);
      if (found.kind !== "rest") return found;
      meter.slice = SLICE;
      yield;
    }
  }

  /** Back at the root, where the engine may be worked on; a later search starts afresh. */
  leaveOff(): E {
    this.engine.idle();
    this.engine.undoTo(this.root);
    this.over = true;
    return this.engine;
  }

  private run(avoid: readonly Fact[] | null, meter: Meter): Found<S> | typeof REST {
    if (this.over) return NONE;
    if (!this.started) {
      this.started = true;
      if (!this.engine.propagate(this.upTo)) {
        this.engine.failed(-1);
        return this.end();
      }
    }
    for (;;) {
      if (this.descending) {
        const met = this.visit(avoid, meter);
        if (met !== null) return met;
      } else if (!this.turn()) return this.end();
    }
  }

  /** At a fresh position: answer, rest, or go one deeper. null: the loop goes on. */
  private visit(avoid: readonly Fact[] | null, meter: Meter): Found<S> | typeof REST | null {
    const { engine } = this;
    if (avoid !== null && this.allHold(avoid)) {
      this.descending = false;
      return null;
    }
    const atom = engine.choose();
    if (atom < 0) {
      this.descending = false;
      if (this.full > this.upTo && !this.passes()) return null;
      this.found++;
      return { kind: "solution", solution: this.capture(engine) };
    }
    if (meter.slice <= 0) return REST;
    if (!meter.tick()) return LIMIT;
    this.push(atom);
    if (engine.assume(atom) && engine.propagate(this.upTo)) return null;
    engine.idle();
    engine.failed(atom);
    this.descending = false;
    return null;
  }

  /** The alternative below the top frame is exhausted: refute its candidate, or leave the frame. False: nothing is left. */
  private turn(): boolean {
    const { engine } = this;
    if (this.depth === 0) return false;
    const d = --this.depth;
    engine.undoTo(this.marks[d]!);
    engine.leave?.(this.found - this.foundAtEntry[d]!);
    if (engine.refute(this.atoms[d]!) && engine.propagate(this.upTo)) this.descending = true;
    else {
      engine.idle();
      engine.failed(-1);
    }
    return true;
  }

  /** Under a weak ladder a leaf may still break a rule: let all rungs speak. */
  private passes(): boolean {
    this.engine.wake();
    if (this.engine.propagate(this.full)) return true;
    this.engine.failed(-1);
    return false;
  }

  private end(): Found<S> {
    this.engine.undoTo(this.root);
    this.over = true;
    return NONE;
  }

  /** A fact that does not hold is remembered as witness, so that a node costs one question. */
  private allHold(facts: readonly Fact[]): boolean {
    for (let k = 0; k < facts.length; k++) {
      const at = (this.witness + k) % facts.length;
      if (!this.engine.holds(facts[at] as Fact)) {
        this.witness = at;
        return false;
      }
    }
    return true;
  }

  private push(atom: number): void {
    if (this.depth === this.marks.length) this.grow();
    this.marks[this.depth] = this.engine.mark();
    this.atoms[this.depth] = atom;
    this.foundAtEntry[this.depth] = this.found;
    this.depth++;
  }

  private grow(): void {
    const wider = (a: Int32Array): Int32Array<ArrayBuffer> => {
      const b = new Int32Array(2 * a.length);
      b.set(a);
      return b;
    };
    this.marks = wider(this.marks);
    this.atoms = wider(this.atoms);
    this.foundAtEntry = wider(this.foundAtEntry);
  }
}
