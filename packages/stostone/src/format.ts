/** Text out. What a form cannot hold is left out: rule settings in all of them, marks in a url. */
import {
  type Cell,
  drawLattice,
  type Form,
  fileCells,
  fileEdges,
  fileText,
  unknownForm,
  urlOf,
  writeBorders,
  writeNumbers,
} from "@hashigo/core";
import { emptyProgress, marksOf, NONE, type Progress, type Puzzle, UNKNOWN, UNTOUCHED } from "./puzzle.js";
import { EDGE_SIGNS, MARK_SIGNS, numberText, TEXT } from "./text.js";

export function format(puzzle: Puzzle, form: Form, progress: Progress = emptyProgress(puzzle)): string {
  const { grid, numbers } = puzzle;
  const border = (edge: number): number => puzzle.borders[edge] as number;
  const marks = marksOf(puzzle, progress);
  const mark = (cell: Cell): number => marks[cell] as number;
  switch (form) {
    case "url": {
      const number = (region: number): number => numbers[region] as number;
      const written = writeNumbers(numbers.length, (region) =>
        number(region) === NONE ? null : number(region) === UNKNOWN ? "?" : number(region),
      );
      return urlOf(TEXT.id, grid, writeBorders(grid, (edge) => border(edge) === 1) + written);
    }
    case "file": {
      const number = numbersOn(puzzle);
      return fileText(1, TEXT.id, grid, [
        ...fileEdges(grid, border),
        ...fileCells(grid, (cell) => numberText(number(cell), ".", "-")),
        ...fileCells(grid, (cell) => MARK_SIGNS[mark(cell)] as string),
      ]);
    }
    case "text": {
      const number = numbersOn(puzzle);
      const sign = (cell: Cell): string => (mark(cell) === UNTOUCHED ? "" : (MARK_SIGNS[mark(cell)] as string));
      return drawLattice(
        TEXT.id,
        grid,
        EDGE_SIGNS,
        (cell) => numberText(number(cell), "", "?") + sign(cell),
        (edge) => border(edge),
      );
    }
    default:
      return unknownForm(form);
  }
}

/** The number that stands in a cell: a region's number, in its top cell. */
function numbersOn(puzzle: Puzzle): (cell: Cell) => number {
  const numbers = new Int32Array(puzzle.grid.size).fill(NONE);
  puzzle.numbers.forEach((n, region) => {
    if (n !== NONE) numbers[puzzle.clueCell(region)] = n;
  });
  return (cell) => numbers[cell] as number;
}
