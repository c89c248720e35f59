/** What an L is, and what the clauses ask of one: geometry and clues only. */
import type { Cell, Grid } from "@hashigo/core";
import { directionOf, isArrow, isCircle, numberOf, type Puzzle } from "./puzzle.js";

/** One cell wide, one bend, both arms at least one cell beyond it. */
export interface Shape {
  readonly bend: Cell;
  readonly ends: readonly [Cell, Cell];
}

/** The cells of a connected part as an L, or null. */
export function shapeOf(grid: Grid, cells: readonly Cell[]): Shape | null {
  const { top, bottom, left, right } = boxOf(grid, cells);
  if (top === bottom || left === right || cells.length !== bottom - top + right - left + 1) return null;
  for (const [r, otherRow] of [
    [top, bottom],
    [bottom, top],
  ] as const) {
    for (const [c, otherCol] of [
      [left, right],
      [right, left],
    ] as const) {
      if (!cells.every((cell) => grid.rowOf(cell) === r || grid.colOf(cell) === c)) continue;
      return { bend: r * grid.cols + c, ends: [r * grid.cols + otherCol, otherRow * grid.cols + c] };
    }
  }
  return null;
}

/** A connected part one cell wide without a bend, single cells included: nothing can be made of it. */
export function isStraight(grid: Grid, cells: readonly Cell[]): boolean {
  const { top, bottom, left, right } = boxOf(grid, cells);
  return top === bottom || left === right;
}

function boxOf(grid: Grid, cells: readonly Cell[]): { top: number; bottom: number; left: number; right: number } {
  const box = { top: grid.rows, bottom: -1, left: grid.cols, right: -1 };
  for (const cell of cells) {
    box.top = Math.min(box.top, grid.rowOf(cell));
    box.bottom = Math.max(box.bottom, grid.rowOf(cell));
    box.left = Math.min(box.left, grid.colOf(cell));
    box.right = Math.max(box.right, grid.colOf(cell));
  }
  return box;
}

export type Clause = "arrow-end" | "arrow-home" | "circle-bend" | "number-size" | "one-circle" | "one-arrow";

/** A clause that an L breaks, and the cells at fault. */
export interface Breach {
  readonly clause: Clause;
  readonly cells: readonly Cell[];
}

/** The clauses in force that this L breaks; a `?` asks nothing. */
export function breaches(puzzle: Puzzle, cells: readonly Cell[], shape: Shape): Breach[] {
  const { rules } = puzzle;
  const clue = (cell: Cell): number => puzzle.clues[cell] as number;
  const arrows = cells.filter((cell) => isArrow(clue(cell)));
  const circles = cells.filter((cell) => isCircle(clue(cell)));
  const out: Breach[] = [];
  const judge = (clause: Clause, bad: readonly Cell[]): void => {
    if (bad.length > 0) out.push({ clause, cells: bad });
  };
  if (rules.arrowEnd === "on") {
    judge(
      "arrow-end",
      arrows.filter((cell) => !shape.ends.includes(cell)),
    );
  }
  if (rules.arrowHome === "on") {
    judge(
      "arrow-home",
      arrows.filter((cell) => !pointsHome(puzzle, cells, shape, cell)),
    );
  }
  if (rules.circleBend === "on") {
    judge(
      "circle-bend",
      circles.filter((cell) => cell !== shape.bend),
    );
  }
  judge("number-size", wrongNumbers(puzzle, cells));
  if (rules.form === "strict") {
    if (circles.length !== 1) out.push({ clause: "one-circle", cells });
    if (arrows.length !== 1) out.push({ clause: "one-arrow", cells });
  }
  return out;
}

/** Cells whose number is not the size of this part, which need not be an L. */
export function wrongNumbers(puzzle: Puzzle, cells: readonly Cell[]): Cell[] {
  if (puzzle.rules.numberSize === "off") return [];
  return cells.filter((cell) => {
    const n = numberOf(puzzle.clues[cell] as number);
    return n > 0 && n !== cells.length;
  });
}

/**
 * With `arrowEnd` on this is the reference's test: no border on the side the arrow points to, and here the frame is one too. At
 * the end of an arm that means along the arm; elsewhere `arrow-end` is broken already. With it off an arrow must stand on an arm and
 * the bend must lie ahead.
 */
function pointsHome(puzzle: Puzzle, cells: readonly Cell[], shape: Shape, arrow: Cell): boolean {
  const direction = directionOf(puzzle.clues[arrow] as number);
  if (puzzle.rules.arrowEnd === "on") return cells.includes(puzzle.grid.step(arrow, direction));
  return arrow !== shape.bend && puzzle.grid.ray(arrow, direction).includes(shape.bend);
}

/** Largest part that {@link canBeCut} looks at. */
export const CUT_LIMIT = 12;

/**
 * Can a part of at most {@link CUT_LIMIT} cells be cut into L's that keep the clauses? Every L that fits in the part without a
 * border inside it, then every way to cover the part: the first open cell must belong to one of them.
 */
export function canBeCut(puzzle: Puzzle, part: readonly Cell[], isBorder: (edge: number) => boolean): boolean {
  const { grid } = puzzle;
  const bit = new Map(part.map((cell, i) => [cell, 1 << i]));
  const arm = (bend: Cell, direction: "up" | "down" | "left" | "right"): Cell[] => {
    const out: Cell[] = [];
    for (
      let cell = bend, next = grid.step(cell, direction);
      bit.has(next) && !isBorder(grid.edgeBetween(cell, next));
    ) {
      out.push(next);
      cell = next;
      next = grid.step(cell, direction);
    }
    return out;
  };
  const pieces: number[] = [];
  for (const bend of part) {
    for (const [one, other] of [
      [arm(bend, "up"), arm(bend, "left")],
      [arm(bend, "up"), arm(bend, "right")],
      [arm(bend, "down"), arm(bend, "left")],
      [arm(bend, "down"), arm(bend, "right")],
    ] as const) {
      for (let p = 1; p <= one.length; p++) {
        for (let q = 1; q <= other.length; q++) {
          const cells = [bend, ...one.slice(0, p), ...other.slice(0, q)];
          const shape: Shape = { bend, ends: [one[p - 1] as Cell, other[q - 1] as Cell] };
          if (breaches(puzzle, cells, shape).length === 0) {
            pieces.push(cells.reduce((set, cell) => set | (bit.get(cell) as number), 0));
          }
        }
      }
    }
  }
  return covers(pieces, 2 ** part.length - 1);
}

/** Is `open` a union of disjoint sets from the list? */
function covers(sets: readonly number[], open: number): boolean {
  if (open === 0) return true;
  const first = open & -open;
  return sets.some((set) => (set & first) !== 0 && (set & ~open) === 0 && covers(sets, open ^ set));
}
