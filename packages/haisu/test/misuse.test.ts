import { misuseIsRefused } from "@hashigo/testkit";
import { genre, Puzzle } from "../src/index.js";

const puzzle = Puzzle.of({ rows: 1, cols: 3, borders: [0, 1], numbers: [-1, -1, -1], start: 0, goal: 2 });

misuseIsRefused(genre, puzzle, {
  "too short": { edges: new Int8Array(1) },
  "too long": { edges: new Int8Array(3) },
  "marked with what is no mark": { edges: Int8Array.of(0, 2) },
});
