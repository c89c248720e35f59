/**
 * One L on the board and what the printed clues say about it, clause by clause as the rules are written.
 *
 * Cells are places on a board with a frame of one cell around it: the frame counts as claimed, so that an arm ends there
 * without a test for the border. A direction is the difference between a place and the next one that way.
 */
import { CIRCLE, DOWN, LEFT, NONE, type Puzzle, RIGHT, type Rules, UNKNOWN, UP } from "../src/puzzle.js";

/** Two arms leave the bend, `lengthA` cells in direction `stepA` and `lengthB` cells in direction `stepB`; both lengths ≥ 1. */
export interface Piece {
  readonly bend: number;
  readonly stepA: number;
  readonly lengthA: number;
  readonly stepB: number;
  readonly lengthB: number;
}

/** The printed board with its frame. Nothing but clues that ask for something is kept: `?` is an empty cell. */
export class Printed {
  readonly stride: number;
  readonly rules: Rules;
  readonly clues: Int32Array;
  constructor(readonly puzzle: Puzzle) {
    const { rows, cols } = puzzle;
    this.stride = cols + 2;
    this.rules = puzzle.rules;
    this.clues = new Int32Array((rows + 2) * this.stride);
    puzzle.clues.forEach((clue, cell) => {
      this.clues[this.placeOf(cell)] = clue === UNKNOWN ? NONE : clue;
    });
  }

  placeOf(cell: number): number {
    return (Math.floor(cell / this.puzzle.cols) + 1) * this.stride + (cell % this.puzzle.cols) + 1;
  }

  /** Do all clues inside the piece agree with it? Clues outside have no say. */
  accepts(piece: Piece): boolean {
    const size = piece.lengthA + piece.lengthB + 1;
    if (!this.acceptsBend(this.clues[piece.bend]!, size)) return false;
    if (!this.acceptsArm(piece.bend, piece.stepA, piece.lengthA, size)) return false;
    if (!this.acceptsArm(piece.bend, piece.stepB, piece.lengthB, size)) return false;
    return this.rules.form === "general" || this.holdsOneOfEach(piece);
  }

  private acceptsBend(clue: number, size: number): boolean {
    if (clue === NONE) return true;
    if (clue >= CIRCLE) return this.acceptsSize(clue, size);
    // An arrow on the bend is no tip, and there is no arm under it to point along.
    return this.rules.arrowEnd === "off" && this.rules.arrowHome === "off";
  }

  private acceptsArm(bend: number, step: number, length: number, size: number): boolean {
    for (let i = 1; i <= length; i++) {
      const clue = this.clues[bend + i * step]!;
      if (clue === NONE) continue;
      if (clue >= CIRCLE) {
        if (this.rules.circleBend === "on" || !this.acceptsSize(clue, size)) return false;
      } else {
        if (this.rules.arrowEnd === "on" && i !== length) return false;
        if (this.rules.arrowHome === "on" && this.pointsBy(clue) !== -step) return false;
      }
    }
    return true;
  }

  private acceptsSize(circle: number, size: number): boolean {
    return this.rules.numberSize === "off" || circle === CIRCLE || circle - CIRCLE === size;
  }

  private pointsBy(arrow: number): number {
    switch (arrow) {
      case UP:
        return -this.stride;
      case DOWN:
        return this.stride;
      case LEFT:
        return -1;
      case RIGHT:
        return 1;
      default:
        throw new RangeError(`no arrow: ${arrow}`);
    }
  }

  private holdsOneOfEach(piece: Piece): boolean {
    let circles = 0;
    let arrows = 0;
    for (const place of placesOf(piece)) {
      const clue = this.clues[place]!;
      if (clue >= CIRCLE) circles++;
      else if (clue !== NONE) arrows++;
    }
    return circles === 1 && arrows === 1;
  }
}

function placesOf({ bend, stepA, lengthA, stepB, lengthB }: Piece): number[] {
  const out = [bend];
  for (let i = 1; i <= lengthA; i++) out.push(bend + i * stepA);
  for (let i = 1; i <= lengthB; i++) out.push(bend + i * stepB);
  return out;
}
