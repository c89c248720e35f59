import { type Job, type Meter, rest } from "@hashigo/core";
import type { Roles } from "./state.js";

/** How many rungs of the ladder are kernels: their fixpoint decides every board whose cells have one role each. */
export const KERNELS = 4;

/**
 * Tries every role of every open cell by propagation and strikes what fails, until nothing more does. This is the top rung of the
 * ladder without its book-keeping, so that solving does not load the rungs' words. False: the board has no answer. A limit
 * ends it early, with what has been struck so far.
 */
export function* probeRoles(state: Roles, meter: Meter): Job<boolean> {
  if (!state.propagate(KERNELS)) return false;
  let quiet = 0;
  for (let atom = state.open(0, 1); atom >= 0 && quiet < 8 * state.layout.size; ) {
    if (!meter.tick()) return true;
    yield* rest(meter);
    const at = state.mark();
    const stands = state.assume(atom) && state.propagate(KERNELS);
    state.idle();
    state.undoTo(at);
    if (!stands) {
      quiet = 0;
      if (!state.refute(atom) || !state.propagate(KERNELS)) return false;
    }
    const next = state.open(atom + 1, 1);
    quiet += next < 0 ? 8 * state.layout.size - atom : next - atom;
    atom = next < 0 ? state.open(0, 1) : next;
    if (next < 0 && atom >= 0) quiet += atom;
  }
  return true;
}
