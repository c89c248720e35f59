import type { Rung, State, Step } from "./state.js";

/**
 * Do these steps follow one after another on the state as it stands? "fails": one of them meets a contradiction.
 *
 * A refuted supposition is replayed as: suppose it, replay what refuted it, which must fail, take it back, refute it. Where the
 * inner steps do not fail nothing is refuted, and the steps behind it go on without. Nor where the rung may not suppose it: that a
 * cell can be two things only is a premise of "one of two".
 */
export function replay<S extends State>(rungs: readonly Rung<S>[], state: S, steps: readonly Step[]): "ok" | "fails" {
  for (const step of steps) {
    const rung = rungs[step.rung] as Rung<S>;
    if (!(step.inner === null ? rung.apply(state, step.site) : refutes(rungs, state, step, step.inner))) return "fails";
  }
  return "ok";
}

function refutes<S extends State>(rungs: readonly Rung<S>[], state: S, step: Step, inner: readonly Step[]): boolean {
  const order = rungs.slice(0, step.rung).filter((rung) => rung.kind === "trial").length;
  if (state.open(step.site, order) !== step.site) return true;
  const at = state.mark();
  const dead = !state.assume(step.site) || replay(rungs, state, inner) === "fails";
  state.undoTo(at);
  return !dead || state.refute(step.site);
}
