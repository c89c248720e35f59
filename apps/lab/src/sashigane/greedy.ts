/**
 * A plain way to draw a cutting: at the first free cell in reading order lay one of the Ls through it that fit, each as likely as
 * the others; at a dead end try the next, and after too many tries begin again.
 *
 * The published tables do not say how their answers were drawn. Their pieces are fewer and larger than those of uniform cuttings, and this
 * draw has large pieces too, so it stands beside the uniform one to show how much the draw alone decides.
 */
import type { Random } from "@hashigo/core";
import { DOWN, LEFT, RIGHT, UP } from "@hashigo/sashigane";
import type { Arm, Piece } from "./pieces.js";

/** Pieces laid before a draw begins again. */
const PATIENCE = 2000;

export function greedyCutting(rows: number, cols: number, random: Random): Piece[] {
  for (;;) {
    const draw = new Draw(rows, cols, random);
    if (draw.fill()) return draw.pieces;
  }
}

class Draw {
  readonly pieces: Piece[] = [];
  private readonly taken: Uint8Array;
  private laid = 0;

  constructor(
    rows: number,
    private readonly cols: number,
    private readonly random: Random,
  ) {
    this.taken = new Uint8Array(rows * cols);
  }

  fill(): boolean {
    const first = this.taken.indexOf(0);
    if (first < 0) return true;
    for (const piece of this.random.shuffle(this.through(first))) {
      if (++this.laid > PATIENCE) return false;
      this.mark(piece, 1);
      this.pieces.push(piece);
      if (this.fill()) return true;
      this.pieces.pop();
      this.mark(piece, 0);
    }
    return false;
  }

  private mark(piece: Piece, value: 0 | 1): void {
    for (const cell of cellsOf(piece, this.cols)) this.taken[cell] = value;
  }

  /** Ls whose first cell in reading order is this one: it bends there, or ends an arm there. */
  private through(first: number): Piece[] {
    const found: Piece[] = [];
    const { cols } = this;
    for (const down of this.arms(first, cols, UP)) {
      for (const right of this.arms(first, 1, LEFT)) found.push(piece(first, down, right));
      for (const side of [-1, 1] as const)
        for (const across of this.arms(down.tip, side, side < 0 ? RIGHT : LEFT))
          found.push(piece(down.tip, { ...down, tip: first, arrow: DOWN }, across));
    }
    for (const right of this.arms(first, 1, LEFT))
      for (const down of this.arms(right.tip, cols, UP))
        found.push(piece(right.tip, down, { ...right, tip: first, arrow: RIGHT }));
    return found;
  }

  /** Free straight arms from a cell, shortest first. */
  private arms(from: number, step: number, arrow: number): Arm[] {
    const found: Arm[] = [];
    const row = Math.floor(from / this.cols);
    for (let tip = from + step, length = 1; tip >= 0 && tip < this.taken.length; tip += step, length++) {
      if (this.taken[tip] === 1 || (Math.abs(step) === 1 && Math.floor(tip / this.cols) !== row)) break;
      found.push({ length, tip, arrow });
    }
    return found;
  }
}

function piece(bend: number, vertical: Arm, horizontal: Arm): Piece {
  return { bend, size: 1 + vertical.length + horizontal.length, arms: [vertical, horizontal] };
}

function cellsOf({ bend, arms: [vertical, horizontal] }: Piece, cols: number): number[] {
  const cells = [bend];
  const down = vertical.tip > bend ? cols : -cols;
  const right = horizontal.tip > bend ? 1 : -1;
  for (let k = 1; k <= vertical.length; k++) cells.push(bend + k * down);
  for (let k = 1; k <= horizontal.length; k++) cells.push(bend + k * right);
  return cells;
}
