/** The inside of a ladder, for laws about the state itself. */
import { type AnyLadder, Ladder, type Rung, type State } from "@hashigo/core";

export interface Probe {
  readonly state: State;
  /** False: the clues contradict each other at once. */
  readonly ok: boolean;
  /** Slots are numbered 0 … slots − 1. */
  readonly slots: number;
  readonly rungs: number;
  /** Runs the kernels below `upTo`, or the kernel `only` alone, to their fixpoint; trials are no kernels. False: a contradiction. */
  run(which: { readonly upTo: number } | { readonly only: number }): boolean;
}

/** A state with all clues laid and everything due. */
export function probeOf<P>(ladder: AnyLadder<P>, puzzle: P): Probe {
  if (!(ladder instanceof Ladder)) throw new RangeError(`ladder ${ladder.id} is not core's`);
  const inside: Ladder<P, State> = ladder;
  const { state, ok } = inside.open(puzzle);
  return {
    state,
    ok,
    slots: slotsOf(state),
    rungs: inside.rungs.length,
    run(which) {
      if ("upTo" in which) return inside.settle(state, which.upTo);
      const rung = inside.spec.rungs[which.only];
      return rung === undefined || alone(rung, state);
    },
  };
}

function alone(rung: Rung<State>, state: State): boolean {
  if (rung.kind === "trial") return true;
  for (let site = rung.due(state); site >= 0; site = rung.due(state)) if (!rung.apply(state, site)) return false;
  return true;
}

/** Slots are places of a typed array: beyond the last one there is no number. */
function slotsOf(state: State): number {
  let n = 0;
  while (Number.isInteger(state.value(n))) n++;
  return n;
}
