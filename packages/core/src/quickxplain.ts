/**
 * A subset of `all`, minimal by inclusion, that still passes. `passes(all)` must be true, and a superset of a passing set must pass.
 * Members that stand first are preferred: of two sets that would do, the one of earlier members is found.
 * Source. U. Junker, QuickXplain: preferred explanations and relaxations for over-constrained problems, AAAI 2004.
 */
export function minimal<T>(all: readonly T[], passes: (some: readonly T[]) => boolean): T[] {
  const on = new Uint8Array(all.length);
  const chosen = (): T[] => all.filter((_, i) => on[i] === 1);
  // Members lo … hi − 1 are undecided and off; `changed` says whether anything was switched on since the last test.
  const shrink = (changed: boolean, lo: number, hi: number): void => {
    if (changed && passes(chosen())) return;
    if (hi - lo === 1) {
      on[lo] = 1;
      return;
    }
    const mid = (lo + hi) >> 1;
    on.fill(1, lo, mid);
    shrink(true, mid, hi);
    on.fill(0, lo, mid);
    shrink(on.subarray(mid, hi).includes(1), lo, mid);
  };
  if (all.length > 0 && !passes([])) shrink(false, 0, all.length);
  return chosen();
}
