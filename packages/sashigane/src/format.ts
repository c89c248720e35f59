/** Text out. What a form cannot hold is left out: rule settings in all of them, marks and numbers over 255 in a url. */
import { drawLattice, type Form, fileCells, fileEdges, fileText, unknownForm, urlOf, withGaps } from "@hashigo/core";
import {
  CIRCLE,
  type Clue,
  emptyProgress,
  isArrow,
  marksOf,
  NONE,
  numberOf,
  type Progress,
  type Puzzle,
  UNKNOWN,
  UP,
} from "./puzzle.js";
import { CLUE_SIGNS, EDGE_SIGNS, FILE_CLUES, TEXT } from "./text.js";

export function format(puzzle: Puzzle, form: Form, progress: Progress = emptyProgress(puzzle)): string {
  const { grid } = puzzle;
  const clue = (cell: number): Clue => puzzle.clues[cell] as Clue;
  const marks = marksOf(puzzle, progress);
  const mark = (edge: number): number => marks[edge] as number;
  switch (form) {
    case "url":
      return urlOf(
        TEXT.id,
        grid,
        withGaps(grid.size, "z", 16, (cell) => urlClue(clue(cell))),
      );
    case "file":
      return fileText(0, TEXT.id, grid, [...fileCells(grid, (cell) => fileClue(clue(cell))), ...fileEdges(grid, mark)]);
    case "text":
      return drawLattice(TEXT.id, grid, EDGE_SIGNS, (cell) => textClue(clue(cell)), mark);
    default:
      return unknownForm(form);
  }
}

function urlClue(clue: Clue): string {
  if (clue === NONE) return "";
  if (isArrow(clue)) return "ghij"[clue - UP] as string;
  if (clue === UNKNOWN) return "@";
  const n = numberOf(clue);
  return n === 0 || n > 255 ? "." : (n > 15 ? "-" : "") + n.toString(16);
}

function fileClue(clue: Clue): string {
  return clue > CIRCLE ? `o${numberOf(clue)}` : (FILE_CLUES[clue] as string);
}

function textClue(clue: Clue): string {
  return clue > CIRCLE ? String(numberOf(clue)) : (CLUE_SIGNS[clue] as string);
}
