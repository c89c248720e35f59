/**
 * The article's `fit`: a shape through a cell must suit the clue there and the edges drawn around it; in strict form a shape holds
 * exactly one circle and one arrow. A clue that is printed but not laid may be anything, so it counts as perhaps one of each.
 */
import type { Cell } from "@hashigo/core";
import { directionOf, isArrow, isCircle, numberOf } from "../puzzle.js";
import { CUT, JOINED, type Shapes } from "./shapes.js";

export function fitKernel(s: Shapes, cell: Cell): boolean {
  const { grid } = s.puzzle;
  const around = grid.neighbours(cell).map((next) => ({ next, drawn: s.drawn(grid.edgeBetween(cell, next)) }));
  s.killWhere(cell, (i) => {
    for (const { next, drawn } of around)
      if ((drawn === JOINED && !s.spans(i, next)) || (drawn === CUT && s.spans(i, next))) return true;
    return !suits(s, i, cell) || (s.strict && !balanced(s, i));
  });
  return true;
}

/** Does the shape suit the clue laid at one of its cells? */
function suits(s: Shapes, i: number, cell: Cell): boolean {
  const clue = s.clueAt(cell);
  const { rules } = s.puzzle;
  const bend = s.bendOf(i);
  if (isCircle(clue)) {
    if (rules.circleBend === "on" && bend !== cell) return false;
    return rules.numberSize === "off" || numberOf(clue) === 0 || numberOf(clue) === s.sizeOf(i);
  }
  if (!isArrow(clue)) return true;
  const onColumn = cell % s.cols === bend % s.cols;
  const tip = onColumn ? bend + s.rise(i) * s.cols : bend + s.run(i);
  if (rules.arrowEnd === "on" && (cell === bend || cell !== tip)) return false;
  if (rules.arrowHome === "off") return true;
  if (cell === bend) return false;
  const home = onColumn ? (cell < bend ? "down" : "up") : cell < bend ? "right" : "left";
  return directionOf(clue) === home;
}

/** Strict form: one circle, one arrow, as far as the clues are laid. */
function balanced(s: Shapes, i: number): boolean {
  let circles = 0;
  let arrows = 0;
  let veiled = 0;
  for (const cell of s.cellsOf(i)) {
    const clue = s.clueAt(cell);
    if (isCircle(clue)) circles++;
    else if (isArrow(clue)) arrows++;
    else if (s.isVeiled(cell)) veiled++;
  }
  return circles <= 1 && arrows <= 1 && circles + veiled >= 1 && arrows + veiled >= 1;
}
