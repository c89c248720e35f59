/**
 * The first engine: weighted search over roles, and role probing when that takes long.
 *
 * Measured on the published boards: a median of one node. Where the search has not ended after {@link PATIENCE} nodes, it goes back to the
 * root, strikes every role that propagation refutes (which settled all published and all made boards without a branch), and searches
 * on from there. Probing first would cost more on most boards, and in vain on boards with several answers.
 */
import { Except, type Fact, type Finder, type Job, type Meter, NOTHING, Relay, Search } from "@hashigo/core";
import { KERNELS, probeRoles } from "./probe.js";
import { clueCells, type Progress, type Puzzle } from "./puzzle.js";
import { Roles } from "./state.js";

/** Nodes before probing: at least these, and two for each cell, since one descent on a sparse large board takes nearly as many. */
export const PATIENCE = 300;

/** A board with all clues and some facts laid, everything due; null for a contradiction at once. */
export function laid(puzzle: Puzzle, known: readonly Fact[]): Roles | null {
  const state = new Roles(puzzle);
  for (const cell of clueCells(puzzle)) state.give(cell);
  for (const fact of known) if (!state.assert(fact)) return null;
  state.wake();
  return state;
}

function search(state: Roles): Search<Progress, Roles> {
  return new Search(state, (s) => s.answer(), KERNELS);
}

export function finder(puzzle: Puzzle, known: readonly Fact[]): Finder<Progress> {
  const state = laid(puzzle, known);
  if (state === null) return NOTHING;
  const first = search(state);
  function* second(seen: readonly Progress[], meter: Meter): Job<Finder<Progress>> {
    const engine = first.leaveOff();
    engine.wake();
    if (!(yield* probeRoles(engine, meter))) return NOTHING;
    engine.wake();
    return new Except(search(engine), seen, (progress) => progress.edges.join());
  }
  return new Relay(first, second, Math.max(PATIENCE, 2 * puzzle.grid.size));
}

/** Facts that the kernels prove without any supposition. */
export function rootFacts(puzzle: Puzzle): Fact[] {
  const state = laid(puzzle, []);
  if (state === null || !state.propagate(KERNELS)) return [];
  const facts: Fact[] = [];
  for (let edge = 0; edge < puzzle.grid.edges; edge++) {
    for (const value of ["on", "off"] as const) {
      const fact: Fact = { kind: "edge", cells: puzzle.grid.sides(edge), value };
      if (state.holds(fact)) facts.push(fact);
    }
  }
  return facts;
}
