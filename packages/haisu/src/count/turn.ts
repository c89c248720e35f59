/** Boards with rows and columns exchanged: the sweep runs along the shorter side. */
import type { Cell } from "@hashigo/core";

/** Where a cell of a rows × cols board lies on the cols × rows board. */
export function turnedCell(rows: number, cols: number, cell: Cell): Cell {
  return (cell % cols) * rows + Math.floor(cell / cols);
}
