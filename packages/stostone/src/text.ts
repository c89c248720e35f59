/** What the reader and the writer of Stostone texts agree on. */
import type { EdgeSign, GenreText } from "@hashigo/core";
import { MAX_SIDE, NONE, UNKNOWN } from "./puzzle.js";

export const TEXT: GenreText = {
  id: "stostone",
  siblings: [
    "shimaguni",
    "chocona",
    "hinge",
    "heyablock",
    "heyawake",
    "ayeheya",
    "aqre",
    "cocktail",
    "martini",
    "juosan",
    "country",
    "detour",
    "maxi",
    "nagenawa",
    "kaisu",
    "bdwalk",
    "loute",
    "sashikabe",
    "sashikazune",
    "pencils",
  ],
  maxSide: MAX_SIDE,
};

/** Drawn text: only printed borders stand on edges. */
export const EDGE_SIGNS: readonly EdgeSign[] = [
  { state: 0, across: " ", below: "  " },
  { state: 1, across: "|", below: "--" },
];

/** Files and drawn text: the sign of each mark, untouched, shaded and blank. */
export const MARK_SIGNS = [".", "#", "+"] as const;

/** A number as files and drawings have it; `nothing` and `unknown` are how they write the other two. */
export function numberText(n: number, nothing: string, unknown: string): string {
  return n === NONE ? nothing : n === UNKNOWN ? unknown : String(n);
}
