/** Text out. What a form cannot hold is left out: rule settings in all of them, the line in a url. */
import {
  drawLattice,
  type Form,
  fileCells,
  fileEdges,
  fileText,
  unknownForm,
  urlOf,
  writeBorders,
  writeNumber,
  writeNumbers,
} from "@hashigo/core";
import { emptyProgress, marksOf, NONE, type Progress, type Puzzle, UNKNOWN } from "./puzzle.js";
import { EDGE_SIGNS, edgeState, numberText, TEXT } from "./text.js";

export function format(puzzle: Puzzle, form: Form, progress: Progress = emptyProgress(puzzle)): string {
  const { grid, start, goal } = puzzle;
  const number = (cell: number): number => puzzle.numbers[cell] as number;
  const border = (edge: number): number => puzzle.borders[edge] as number;
  const marks = marksOf(puzzle, progress);
  const mark = (edge: number): number => marks[edge] as number;
  /** Column and row of S, then of G, from 0. */
  const ends = [start, goal].flatMap((cell) => [grid.colOf(cell), grid.rowOf(cell)]);
  switch (form) {
    case "url": {
      const body = [
        ...ends.map((n) => writeNumber(n + 1)),
        writeBorders(grid, (edge) => border(edge) === 1),
        writeNumbers(grid.size, (cell) =>
          number(cell) === NONE ? null : number(cell) === UNKNOWN ? "?" : number(cell),
        ),
      ];
      return urlOf(TEXT.id, grid, body.join(""));
    }
    case "file":
      return fileText(1, TEXT.id, grid, [
        ends.map((n) => 2 * n + 1).join(" "),
        ...fileEdges(grid, border),
        ...fileCells(grid, (cell) => numberText(number(cell), ".", "-")),
        ...fileEdges(grid, mark),
      ]);
    case "text":
      return drawLattice(
        TEXT.id,
        grid,
        EDGE_SIGNS,
        (cell) => (cell === start ? "S" : "") + (cell === goal ? "G" : "") + numberText(number(cell), "", "?"),
        (edge) => edgeState(border(edge), mark(edge)),
      );
    default:
      return unknownForm(form);
  }
}
