/**
 * The first engine: weighted search on falls, and clause learning when that takes long.
 *
 * Measured: none of the published boards takes the search {@link PATIENCE} nodes. Beyond some hundred nodes learning is even, where
 * search may spread over a hundredfold; it starts from what the kernels prove at the root, without the answers already given. Boards too
 * tall for a word of falls are left to it from the start.
 */
import { type Fact, type Finder, type Found, type Job, Later, type Meter, NOTHING, Relay, Search } from "@hashigo/core";
import { answerFacts } from "./facts.js";
import { isTooLarge, learnFinder } from "./model/index.js";
import { clueCells, type Progress, type Puzzle } from "./puzzle.js";
import { Falls, KERNELS } from "./state.js";

/** Nodes of the search before learning. */
export const PATIENCE = 300;

/** A board with all clues and some facts laid, everything due; null for a contradiction at once. */
function laid(puzzle: Puzzle, known: readonly Fact[]): Falls | null {
  const state = new Falls(puzzle);
  if (state.layout.odd) return null;
  for (const cell of clueCells(puzzle)) state.give(cell);
  for (const fact of known) if (!state.assert(fact)) return null;
  state.wake();
  return state;
}

/** Refuses: the board is beyond the learner's memory. */
const TOO_LARGE: Finder<never> = {
  // biome-ignore lint/correctness/useYield: nothing to rest from
  *next(_avoid: readonly Fact[] | null, meter: Meter): Job<Found<never>> {
    meter.limit ??= "memory";
    return { kind: "limit" };
  },
};

function* learn(puzzle: Puzzle, state: Falls, seen: readonly Progress[], meter: Meter): Job<Finder<Progress> | null> {
  state.wake();
  if (!state.layout.tall && !state.propagate(KERNELS)) return NOTHING;
  if (isTooLarge(state.layout)) return TOO_LARGE;
  const finder = yield* learnFinder(puzzle, state, meter);
  for (const solution of seen) finder?.exclude(answerFacts(puzzle, solution));
  return finder;
}

export function finder(puzzle: Puzzle, known: readonly Fact[]): Finder<Progress> {
  return finderWithin(puzzle, known, PATIENCE);
}

/** As {@link finder}, with another number of nodes before learning. */
export function finderWithin(puzzle: Puzzle, known: readonly Fact[], patience: number): Finder<Progress> {
  const state = laid(puzzle, known);
  if (state === null) return NOTHING;
  if (state.layout.tall) return new Later((meter) => learn(puzzle, state, [], meter));
  const search = new Search<Progress, Falls>(state, (s) => s.answer(), KERNELS);
  return new Relay(search, (seen, meter) => learn(puzzle, search.leaveOff(), seen, meter), patience);
}

/** Facts that the kernels prove without any supposition. */
export function rootFacts(puzzle: Puzzle): Fact[] {
  const state = laid(puzzle, []);
  if (state === null || state.layout.tall || !state.propagate(KERNELS)) return [];
  const facts: Fact[] = [];
  for (let cell = 0; cell < puzzle.grid.size; cell++) {
    for (const value of ["shaded", "blank"] as const) {
      const fact: Fact = { kind: "cell", cell, value };
      if (state.holds(fact)) facts.push(fact);
    }
  }
  return facts;
}
