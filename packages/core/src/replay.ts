import type { Rung, State, Step } from "./state.js";

/**
 * Do these steps follow one after another on the state as it stands? "fails": one of them meets a contradiction.
 *
 * A refuted supposition is replayed as: suppose it, replay what refuted it, which must fail, take it back, refute it. Where the
 * inner steps do not fail nothing is refuted, and the steps behind it go on without.
 */
export function replay<S extends State>(rungs: readonly Rung<S>[], state: S, steps: readonly Step[]): "ok" | "fails" {
  for (const step of steps) {
    if (
      !(step.inner === null
        ? (rungs[step.rung] as Rung<S>).apply(state, step.site)
        : refutes(rungs, state, step.site, step.inner))
    )
      return "fails";
  }
  return "ok";
}

function refutes<S extends State>(rungs: readonly Rung<S>[], state: S, atom: number, inner: readonly Step[]): boolean {
  const at = state.mark();
  const dead = !state.assume(atom) || replay(rungs, state, inner) === "fails";
  state.undoTo(at);
  return !dead || state.refute(atom);
}
