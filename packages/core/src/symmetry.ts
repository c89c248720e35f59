/**
 * Symmetries of the board. A genre declares which of them it keeps (gravity, for one, allows only the mirror from left to
 * right); never is all eight taken for granted.
 */
import type { Cell, Fact } from "./fact.js";

export const SYMMETRIES = [
  "identity",
  "mirror",
  "flip",
  "half-turn",
  "transpose",
  "quarter-turn",
  "three-quarter-turn",
  "anti-transpose",
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export function swapsSides(symmetry: Symmetry): boolean {
  return (
    symmetry === "transpose" ||
    symmetry === "anti-transpose" ||
    symmetry === "quarter-turn" ||
    symmetry === "three-quarter-turn"
  );
}

/**
 * Where each cell goes: `mirror` left–right, `flip` up–down, turns clockwise. Image boards have sides swapped where {@link swapsSides}.
 * RangeError for what is no symmetry.
 */
export function imageOf(symmetry: Symmetry, rows: number, cols: number): (cell: Cell) => Cell {
  if (!SYMMETRIES.includes(symmetry))
    throw new RangeError(`a symmetry is one of ${SYMMETRIES.join(", ")}, not ${symmetry}`);
  const width = swapsSides(symmetry) ? rows : cols;
  return (cell) => {
    const r = Math.floor(cell / cols);
    const c = cell % cols;
    switch (symmetry) {
      case "identity":
        return r * width + c;
      case "mirror":
        return r * width + (cols - 1 - c);
      case "flip":
        return (rows - 1 - r) * width + c;
      case "half-turn":
        return (rows - 1 - r) * width + (cols - 1 - c);
      case "transpose":
        return c * width + r;
      case "quarter-turn":
        return c * width + (rows - 1 - r);
      case "three-quarter-turn":
        return (cols - 1 - c) * width + r;
      case "anti-transpose":
        return (cols - 1 - c) * width + (rows - 1 - r);
    }
  };
}

export function imageOfFact(fact: Fact, image: (cell: Cell) => Cell): Fact {
  if (fact.kind !== "edge") return { ...fact, cell: image(fact.cell) };
  const a = image(fact.cells[0]);
  const b = image(fact.cells[1]);
  return { ...fact, cells: a < b ? [a, b] : [b, a] };
}
