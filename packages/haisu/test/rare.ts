/**
 * Boards on which rungs that seldom have the say have it. Long boards of three rows come in two when little is drawn, which doors
 * and colours are about; straight strips have regions whose crossings can be counted. The rungs below count on each family as well.
 */
import type { RareRung } from "@hashigo/testkit";
import type { Puzzle } from "../src/puzzle.js";
import { family } from "./boards.js";

const ORDINAL = { reading: "ordinal" };

/** Numbers in half of the cells, or in few: some boards are left for a trial. */
const SIX = family({ sides: [[6, 6]], regions: 9, single: 1, loose: 0, density: 25 });
const FULL = family({
  sides: [
    [5, 5],
    [4, 6],
  ],
  regions: 4,
  single: 0,
  loose: 0,
  density: 70,
  rules: ORDINAL,
});
const STRIPS = family({ sides: [[4, 9]], regions: 1, single: 0, loose: 30, density: 30, strips: 3 });
const COLOURS = family({ sides: [[3, 10]], regions: 1, single: 0, loose: 15, density: 20, strips: 3 });
const LONG = family({ sides: [[3, 14]], regions: 8, single: 0, loose: 20, density: 45, rules: ORDINAL });

export const RARE: readonly RareRung<Puzzle>[] = [
  { ladder: "default", rung: "entrance", boards: STRIPS, runs: 1400 },
  { ladder: "default", rung: "door", boards: LONG, runs: 2200 },
  { ladder: "default", rung: "checkerboard", boards: COLOURS, runs: 800 },
  { ladder: "default", rung: "trial", boards: SIX, runs: 80 },
  { ladder: "article", rung: "region", boards: COLOURS, runs: 150 },
  { ladder: "article", rung: "segment", boards: FULL, runs: 150 },
  { ladder: "article", rung: "trial", boards: SIX, runs: 80 },
];
