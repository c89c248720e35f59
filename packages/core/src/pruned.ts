import type { Cell, Fact } from "./fact.js";
import type { Ladder } from "./ladder.js";
import type { Atom, Engine, State } from "./state.js";

/** Any ladder's state as an engine that branches plainly: what a weak ladder is worth as pruning. */
export class Pruned<P, S extends State> implements Engine {
  constructor(
    private readonly ladder: Ladder<P, S>,
    private readonly state: S,
  ) {}
  mark = (): number => this.state.mark();
  undoTo = (mark: number): void => this.state.undoTo(mark);
  give = (clue: Cell): boolean => this.state.give(clue);
  assert = (fact: Fact): boolean => this.state.assert(fact);
  holds = (fact: Fact): boolean => this.state.holds(fact);
  settled = (from: number, out: Fact[]): void => this.state.settled(from, out);
  slotAt = (i: number): number => this.state.slotAt(i);
  oldAt = (i: number): number => this.state.oldAt(i);
  value = (slot: number): number => this.state.value(slot);
  open = (from: Atom, trial: number): Atom => this.state.open(from, trial);
  assume = (atom: Atom): boolean => this.state.assume(atom);
  refute = (atom: Atom): boolean => this.state.refute(atom);
  idle = (): void => this.state.idle();
  wake = (): void => this.state.wake();
  propagate = (upTo: number): boolean => this.ladder.settle(this.state, upTo);
  choose = (): Atom => this.ladder.spec.choose?.(this.state) ?? this.firstOpen();
  failed = (): void => {};

  /** The last trial supposes most widely; an earlier one may pass over cells that are not decided. */
  private firstOpen(): Atom {
    const trials = this.ladder.spec.rungs.filter((rung) => rung.kind === "trial").length;
    return this.state.open(0, Math.max(0, trials - 1));
  }
}
