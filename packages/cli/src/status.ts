/**
 * Exit statuses. When several inputs end differently the run ends with the gravest: an unreadable input (2) hides
 * answers, an open question (3) may turn out to be a "no", a "no" (1) is at least an answer.
 */
export const DONE = 0;
export const NO = 1;
export const BAD = 2;
export const UNSETTLED = 3;
/** Ended by Ctrl-C, as shells count it: 128 + SIGINT. */
export const INTERRUPTED = 130;

const BY_GRAVITY: readonly Status[] = [DONE, NO, UNSETTLED, BAD];
export type Status = typeof DONE | typeof NO | typeof BAD | typeof UNSETTLED;

export function graver(a: Status, b: Status): Status {
  return BY_GRAVITY.indexOf(a) >= BY_GRAVITY.indexOf(b) ? a : b;
}
