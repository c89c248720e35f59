/** What the reader and the writer of Haisu texts agree on. */
import type { EdgeSign, GenreText } from "@hashigo/core";
import { MAX_SIDE, NONE, UNKNOWN } from "./puzzle.js";

export const TEXT: GenreText = {
  id: "haisu",
  siblings: [
    "kaisu",
    "bdwalk",
    "loute",
    "sashikabe",
    "sashikazune",
    "pencils",
    "shimaguni",
    "chocona",
    "hinge",
    "heyablock",
  ],
  maxSide: MAX_SIDE,
};

/** The marks on an edge, in the order of {@link EDGE_SIGNS}. */
const MARKS = [0, 1, -1, -2] as const;

/** Border and mark of an edge as one number, 0 to 7: drawn text has one sign for both. */
export function edgeState(border: number, mark: number): number {
  return border * 4 + (MARKS as readonly number[]).indexOf(mark);
}

export function borderAndMark(state: number): readonly [border: number, mark: number] {
  return [state >> 2, MARKS[state & 3] as number];
}

/** Without border: nothing, line, crossed out, line that is also crossed out; then the same with one. */
export const EDGE_SIGNS: readonly EdgeSign[] = [
  ["  ", " "],
  [" |", "-"],
  [" x", "x"],
  [" *", "*"],
  ["--", "|"],
  ["-|", "+"],
  ["-X", "X"],
  ["-#", "#"],
].map(([below, across], state) => ({ state, below, across }) as EdgeSign);

/** A number as files and drawings have it; `nothing` and `unknown` are how they write the other two. */
export function numberText(n: number, nothing: string, unknown: string): string {
  return n === NONE ? nothing : n === UNKNOWN ? unknown : String(n);
}
