/** A board set in motion: one step after the other, or both ends at once for those who want nothing to move. */
import type { MotionTold } from "../genres/register.js";
import type { App } from "./app.js";
import { position, type Remark } from "./state.js";

const STEP_MS = 90;

export async function play(app: App): Promise<void> {
  const { game } = app.state;
  if (game === null) return;
  app.cancel();
  const board = position(game);
  const told = await app.quick.run<MotionTold | null>(async (remote) => remote.motion(board));
  if (told === null || app.state.game !== game) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  advance(app, { kind: "motion", told, step: 0, still });
}

/** Goes on while nothing else is said. */
function advance(app: App, remark: Extract<Remark, { kind: "motion" }>): void {
  app.say(remark);
  if (remark.still || remark.step >= remark.told.steps) return;
  setTimeout(() => {
    if (app.state.remark === remark) advance(app, { ...remark, step: remark.step + 1 });
  }, remark.told.stepMs ?? STEP_MS);
}
