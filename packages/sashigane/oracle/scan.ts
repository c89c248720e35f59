/**
 * The scanner: cuts the board into Ls by laying, again and again, some L over the first cell that none covers yet.
 *
 * Claim.   This lists every way to cut the board into Ls that the clues accept, and each once.
 * Proof.   In reading order the first free cell of a partly cut board is the first cell of the L that will cover it, since
 *          all earlier cells are taken. The first cell of an L is its bend (arms right and down), the tip of an arm that runs
 *          right to a bend whose other arm goes down, or the tip of an arm that runs down to a bend whose other arm goes right
 *          or left: of any two cells the upper one comes first, then the left one. These are the four families below, all
 *          lengths are tried, and two different choices for one cell are two different cuttings. A clue judges the L it lies
 *          in and no other, so refusing an L when it is laid loses nothing.  ∎
 *
 * The method shares nothing with a solver that gives cells roles and propagates: no candidates, no inference, no order but
 * the reader's. It is plain and slow (a cutting a path of the tree), which is what makes it worth asking. Frames are kept in
 * arrays and not on the call stack, so a board of any size is legal.
 */
import type { Progress, Puzzle } from "../src/puzzle.js";
import { type Piece, Printed } from "./piece.js";

export type Visit = "go on" | "stop";
/** `visit` was shown every cutting · it asked to stop · `maxNodes` pieces had been laid. */
export type ScanEnd = "all" | "stopped" | "nodes";

const FAMILIES = 4;

interface Frame {
  /** The first free place when the frame was opened. */
  readonly first: number;
  /** The choice tried last: family, and the lengths of the leg from `first` and of the other leg. */
  family: number;
  near: number;
  far: number;
  piece: Piece | null;
}

export class Scanner {
  nodes = 0;
  private readonly printed: Printed;
  /** 0 free, otherwise the depth at which the cell was covered; the frame is −1. */
  private readonly owner: Int32Array;
  private readonly frames: Frame[] = [];
  constructor(private readonly puzzle: Puzzle) {
    this.printed = new Printed(puzzle);
    this.owner = new Int32Array(this.printed.clues.length).fill(-1);
    for (let cell = 0; cell < puzzle.rows * puzzle.cols; cell++) this.owner[this.printed.placeOf(cell)] = 0;
  }

  /** Shows each cutting to `visit`, which may ask `cutting` for it. */
  run(visit: () => Visit, maxNodes: number): ScanEnd {
    this.open(this.printed.placeOf(0));
    for (;;) {
      const frame = this.frames[this.frames.length - 1];
      if (frame === undefined) return "all";
      if (frame.piece !== null) this.paint(frame.piece, 0);
      frame.piece = this.advance(frame);
      if (frame.piece === null) {
        this.frames.pop();
        continue;
      }
      if (this.nodes >= maxNodes) return "nodes";
      this.nodes++;
      this.paint(frame.piece, this.frames.length);
      const next = this.firstFree(frame.first);
      if (next >= 0) this.open(next);
      else if (visit() === "stop") return "stopped";
    }
  }

  /** The cutting on the board now: borders where the two sides belong to different pieces. */
  cutting(): Progress {
    const { grid } = this.puzzle;
    const edges = new Int8Array(grid.edges);
    for (let edge = 0; edge < grid.edges; edge++) {
      const [a, b] = grid.sides(edge);
      edges[edge] = this.owner[this.printed.placeOf(a)] === this.owner[this.printed.placeOf(b)] ? 0 : 1;
    }
    return { edges };
  }

  private open(first: number): void {
    this.frames.push({ first, family: 0, near: 1, far: 0, piece: null });
  }

  private firstFree(from: number): number {
    for (let place = from; place < this.owner.length; place++) if (this.owner[place] === 0) return place;
    return -1;
  }

  private paint({ bend, stepA, lengthA, stepB, lengthB }: Piece, value: number): void {
    const { owner } = this;
    owner[bend] = value;
    for (let i = 1; i <= lengthA; i++) owner[bend + i * stepA] = value;
    for (let i = 1; i <= lengthB; i++) owner[bend + i * stepB] = value;
  }

  /**
   * Goes on to the next L that fits the free cells and that its clues accept; null when there is none. Lengths grow one by
   * one and growing ends at the first cell that is not free, so the end of a leg is all that has to be looked at.
   */
  private advance(frame: Frame): Piece | null {
    const { owner } = this;
    while (frame.family < FAMILIES) {
      frame.far++;
      const piece = this.pieceOf(frame);
      const nearEnd = frame.family === 0 ? piece.bend + piece.lengthA : piece.bend;
      if (owner[nearEnd] !== 0) {
        frame.family++;
        frame.near = 1;
        frame.far = 0;
      } else if (owner[piece.bend + piece.lengthB * piece.stepB] !== 0) {
        frame.near++;
        frame.far = 0;
      } else if (this.printed.accepts(piece)) {
        return piece;
      }
    }
    return null;
  }

  /** The families of the claim: the leg from `first` is arm A, the other leg is arm B. */
  private pieceOf({ first, family, near, far }: Frame): Piece {
    const down = this.printed.stride;
    switch (family) {
      case 0:
        return { bend: first, stepA: 1, lengthA: near, stepB: down, lengthB: far };
      case 1:
        return { bend: first + near, stepA: -1, lengthA: near, stepB: down, lengthB: far };
      case 2:
        return { bend: first + near * down, stepA: -down, lengthA: near, stepB: 1, lengthB: far };
      default:
        return { bend: first + near * down, stepA: -down, lengthA: near, stepB: -1, lengthB: far };
    }
  }
}
