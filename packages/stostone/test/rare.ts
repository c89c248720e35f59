/**
 * Boards on which rungs that seldom have the say have it: six rows, whose stones have far to fall. The rungs below count on each
 * family as well.
 */
import type { RareRung } from "@hashigo/testkit";
import type { Puzzle } from "../src/puzzle.js";
import { family } from "./boards.js";

/** Few numbers: some boards are left for a trial. */
const SPARSE = family({ sides: [[6, 4]], empty: 10, loose: 3, density: 35, falls: ["exact"] });
/** Many numbers: regions whose stone can stand in a few ways only. */
const DENSE = family({ sides: [[6, 4]], empty: 12, loose: 0, density: 80, falls: ["exact"] });

export const RARE: readonly RareRung<Puzzle>[] = [
  { ladder: "default", rung: "reach", boards: DENSE, runs: 50 },
  { ladder: "default", rung: "trial-fall", boards: SPARSE, runs: 200 },
  { ladder: "article", rung: "fit", boards: DENSE, runs: 250 },
];
