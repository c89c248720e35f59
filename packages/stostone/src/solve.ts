import { type Fact, type Finder, NOTHING, Search } from "@hashigo/core";
import { clueCells, type Progress, type Puzzle } from "./puzzle.js";
import { Falls, KERNELS } from "./state.js";

/** A board with all clues and some facts laid, everything due; null for a contradiction at once. */
export function laid(puzzle: Puzzle, known: readonly Fact[]): Falls | null {
  const state = new Falls(puzzle);
  if (state.layout.odd) return null;
  for (const cell of clueCells(puzzle)) state.give(cell);
  for (const fact of known) if (!state.assert(fact)) return null;
  state.wake();
  return state;
}

export function finder(puzzle: Puzzle, known: readonly Fact[]): Finder<Progress> {
  const state = laid(puzzle, known);
  if (state === null) return NOTHING;
  return new Search(state, (s) => s.answer(), KERNELS);
}

/** Facts that the kernels prove without any supposition. */
export function rootFacts(puzzle: Puzzle): Fact[] {
  const state = laid(puzzle, []);
  if (state === null || !state.propagate(KERNELS)) return [];
  const facts: Fact[] = [];
  for (let cell = 0; cell < puzzle.grid.size; cell++) {
    for (const value of ["shaded", "blank"] as const) {
      const fact: Fact = { kind: "cell", cell, value };
      if (state.holds(fact)) facts.push(fact);
    }
  }
  return facts;
}
