/** Text out. What a form cannot hold is left out: rule settings in all of them, the order of the stones taken in a url. */
import { type Cell, drawLattice, type Form, fileCells, fileText, unknownForm, urlOf, writeBits } from "@hashigo/core";
import { emptyProgress, ordersOf, type Progress, type Puzzle } from "./puzzle.js";
import { DRAWN_STONE, EDGE_SIGNS, FILE_SIGNS, TEXT } from "./text.js";

/** RangeError for a form that there is not. */
export function format(puzzle: Puzzle, form: Form, progress: Progress = emptyProgress(puzzle)): string {
  const { grid, stones } = puzzle;
  const order = ordersOf(puzzle, progress);
  const entry = (cell: Cell, empty: string, stone: string): string => {
    const n = order[cell] as number;
    return stones[cell] !== 1 ? empty : n < 1 ? stone : String(n);
  };
  switch (form) {
    case "url":
      return urlOf(
        TEXT.id,
        grid,
        writeBits(grid.size, (cell) => stones[cell] !== 1),
      );
    case "file":
      return fileText(
        0,
        TEXT.id,
        grid,
        fileCells(grid, (cell) => entry(cell, FILE_SIGNS.empty, FILE_SIGNS.stone)),
      );
    case "text":
      return drawLattice(
        TEXT.drawn,
        grid,
        EDGE_SIGNS,
        (cell) => entry(cell, "", DRAWN_STONE),
        () => 0,
      );
    default:
      return unknownForm(form);
  }
}
