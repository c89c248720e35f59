import { misuseIsRefused } from "@hashigo/testkit";
import { genre, Puzzle } from "../src/index.js";

const puzzle = Puzzle.of(2, 2, [0, 0, 0, 0]);

misuseIsRefused(genre, puzzle, {
  "too short": { edges: new Int8Array(3) },
  "too long": { edges: new Int8Array(5) },
  "marked with what is no mark": { edges: Int8Array.of(0, -2, 0, 0) },
});
