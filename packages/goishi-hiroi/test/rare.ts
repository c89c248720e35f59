/**
 * Boards on which rungs that seldom have the say have it. A stone that is the only way across needs two sides to lie between: long boards, and
 * few answers.
 */
import type { RareRung } from "@hashigo/testkit";
import type { Puzzle } from "../src/puzzle.js";
import { family } from "./boards.js";

const LONG = family({
  sides: [
    [5, 12],
    [4, 12],
  ],
  stones: [11, 13],
});

export const RARE: readonly RareRung<Puzzle>[] = [{ ladder: "default", rung: "chain", boards: LONG, runs: 600 }];
