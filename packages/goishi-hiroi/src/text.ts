/** What the reader and the writer of Goishi Hiroi texts agree on. */
import type { EdgeSign, GenreText, Grid } from "@hashigo/core";
import { MAX_ORDER, MAX_SIDE } from "./puzzle.js";

/** Urls and files say `goishi`; no other genre has its body. */
export const TEXT: GenreText & { readonly drawn: string } = {
  id: "goishi",
  drawn: "goishi-hiroi",
  siblings: [],
  maxSide: MAX_SIDE,
};

/** What is read: one entry a cell. */
export interface Board {
  readonly grid: Grid;
  /** 1 is a stone. */
  readonly stones: Uint8Array;
  /** Taken as which; 0 not taken. */
  readonly order: Int32Array;
}

/** Drawn text: nothing stands between two points. Whoever draws all the cell lines means the same board. */
export const EDGE_SIGNS: readonly EdgeSign[] = [
  { state: 0, across: " ", below: "  " },
  { state: 0, across: "|", below: "--" },
];

/** Files: what a point holds. Drawn text has a letter for the stone and nothing for the empty point. */
export const FILE_SIGNS = { empty: ".", stone: "0" } as const;
export const DRAWN_STONE = "o";

/** A decimal number, from 0, that a stone may bear; NaN when it is none. */
export function orderOf(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_ORDER ? Number(text) : Number.NaN;
}
