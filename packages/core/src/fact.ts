/** A cell: `r * cols + c`, row-major from 0. Kernels use padded places of their own; this is the number users and files know. */
export type Cell = number;

/** Something that can be drawn on a board, and that a deduction may rest on or reach. */
export type Fact =
  | { readonly kind: "take"; readonly cell: Cell; readonly order: number }
  | { readonly kind: "cell"; readonly cell: Cell; readonly value: "shaded" | "blank" }
  | { readonly kind: "edge"; readonly cells: readonly [Cell, Cell]; readonly value: "on" | "off" };

/** Equal facts have equal keys. */
export function keyOf(fact: Fact): string {
  switch (fact.kind) {
    case "take":
      return `t${fact.order}:${fact.cell}`;
    case "cell":
      return `c${fact.cell}:${fact.value}`;
    case "edge":
      return `e${fact.cells[0]},${fact.cells[1]}:${fact.value}`;
  }
}

/** A sentence in both languages. */
export interface Sentence {
  readonly en: string;
  readonly ja: string;
}

/** `r1c1` for people, from 0-based row and column. */
export function place(cell: Cell, cols: number): string {
  return `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`;
}

/** 「1行1列」 for people. */
export function placeJa(cell: Cell, cols: number): string {
  return `${Math.floor(cell / cols) + 1}行${(cell % cols) + 1}列`;
}
