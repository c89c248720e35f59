/**
 * The article's ladder: `line`, `reach`, `dead`, `trial` (its name for the last is another), kept so that its tables can be redrawn. It thinks in
 * the same candidates as the default ladder and shares its first three kernels; trials see only those.
 */
import { Ladder } from "@hashigo/core";
import { Position } from "../position.js";
import type { Puzzle } from "../puzzle.js";
import { base, dead, line, reach, trial } from "../rungs/index.js";

/** Kernels of this ladder: what lies above is not asked, whatever `upTo` is. */
const OWN = 3;

export const articleLadder: Ladder<Puzzle, Position> = /* @__PURE__ */ new Ladder<Puzzle, Position>({
  ...base,
  id: "article",
  blank: (puzzle) => new Position(puzzle, false),
  rungs: [line, reach, dead, trial],
  propagate: (state, upTo) => state.propagate(Math.min(upTo, OWN)),
});
