/**
 * A search on top of a ladder, with or without one of its rungs: climb; where that does not finish, assume the first open cell to be shaded,
 * then blank. An assumption is one such try. core's `nodes` prunes by kernels alone and lacks no rung, so it cannot say what a rung saves.
 */
import { type AnyLadder, type Fact, meter, runSync } from "@hashigo/core";
import type { Puzzle } from "@hashigo/stostone";

export interface Assuming {
  readonly ladder: AnyLadder<Puzzle>;
  /** Rungs below this index. */
  readonly upTo: number;
  /** All of them but this; −1: none is left out. */
  readonly without: number;
  /** Suppositions of one climb. */
  readonly trials: number;
  /** Assumptions on one board. */
  readonly cap: number;
}

/** Assumptions until it is known whether the board has a second answer; null when there would be more than the cap. */
export function assumptions(puzzle: Puzzle, options: Assuming): number | null {
  const { ladder, upTo, without, trials, cap } = options;
  let made = 0;
  let answers = 0;
  const search = (known: readonly Fact[]): boolean => {
    const left = without < 0 ? { upTo } : { upTo, without };
    const climb = runSync(ladder.climb(puzzle, { ...left, known }, meter({ maxNodes: trials })));
    if (climb.contradiction) return true;
    const facts = [...known, ...climb.settled];
    if (climb.solved) answers++;
    if (climb.solved || answers > 1) return true;
    const drawn = new Set(facts.map((fact) => (fact.kind === "cell" ? fact.cell : -1)));
    const cell = Array.from({ length: puzzle.grid.size }, (_, i) => i).find((i) => !drawn.has(i)) ?? -1;
    return (["shaded", "blank"] as const).every(
      (value) => answers > 1 || (++made <= cap && search([...facts, { kind: "cell", cell, value }])),
    );
  };
  return search([]) ? made : null;
}
