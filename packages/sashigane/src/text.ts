/** What the reader and the writer of Sashigane texts agree on. */
import type { EdgeSign, GenreText } from "@hashigo/core";
import { MAX_SIDE } from "./puzzle.js";

export const TEXT: GenreText = {
  id: "sashigane",
  siblings: [
    "loute",
    "sashikabe",
    "sashikazune",
    "pencils",
    "kaisu",
    "bdwalk",
    "shimaguni",
    "chocona",
    "hinge",
    "heyablock",
  ],
  maxSide: MAX_SIDE,
};

/** Drawn text: the clue of each code from 0 to 6 (a circle with a number is the number), and a sign for each mark on an edge. */
export const CLUE_SIGNS = ["", "^", "v", "<", ">", "?", "o"] as const;
export const EDGE_SIGNS: readonly EdgeSign[] = [
  { state: 0, across: " ", below: "  " },
  { state: 1, across: "|", below: "--" },
  { state: -1, across: "x", below: " x" },
  { state: 2, across: "X", below: "-X" },
];

/** Files: the clue of each code from 0 to 6. A circle with number n is `on`. */
export const FILE_CLUES = [".", "1", "2", "3", "4", "-", "o"] as const;
