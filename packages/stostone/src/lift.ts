/**
 * A board made backwards: the lower half filled with pieces, each lifted straight up.
 *
 * Claim.   Let pieces cut the lower half, and lift each by some rows so that no two touch afterwards and, wherever one piece lies on another,
 *          the upper one is lifted further. Then the lifted stones, dropped, fill the lower half again.
 * Proof.   In every column the order of the cells is kept, and each column holds as many cells as the lower half has rows. So ranked from
 *          the floor every cell wants to go back to where it came from, by its piece's lift: one distance for the whole stone,
 *          which is all that the fall asks (fall.ts).  ∎
 * Used by. The generator. Pieces that lie on each other round a circle can only be lifted together, and would touch: they are made one piece.
 * Source.  SEN LLC's article on Stostone; the proof is our own.
 */
import { type Cell, Grid, growRegions, type Random } from "@hashigo/core";

/** Lifts tried for one cut. */
const TRIES = 1000;
/** How far a lift may be put off in favour of a higher one. */
const SPREAD = 4;

/**
 * Which stone each cell of the board belongs to, or −1. Rows are even. `count` pieces are cut; a piece that finds no room is joined to
 * a neighbour, so there may be fewer stones, and there is always an end: one piece fits.
 */
export function liftedStones(rows: number, cols: number, count: number, random: Random): Int32Array {
  const lower = new Grid(rows / 2, cols);
  const pieces = growRegions(lower, count, random);
  for (;;) {
    const { order, circle } = fromBelow(lower, pieces);
    if (circle.length > 0) {
      join(pieces, circle);
      continue;
    }
    const lift = new Lift(rows, cols, pieces, order, random);
    const stones = lift.place();
    if (stones !== null) return stones;
    join(pieces, [lift.stuck, random.pick(besides(lower, pieces, lift.stuck))]);
  }
}

function join(pieces: Int32Array, members: readonly number[]): void {
  pieces.forEach((piece, cell) => {
    if (members.includes(piece)) pieces[cell] = members[0] as number;
  });
}

/** Pieces that touch a piece in the lower half, once for each side. */
function besides(lower: Grid, pieces: Int32Array, piece: number): number[] {
  return [...pieces.keys()].flatMap((cell) =>
    pieces[cell] === piece
      ? lower
          .neighbours(cell)
          .map((next) => pieces[next] as number)
          .filter((other) => other !== piece)
      : [],
  );
}

/** Pieces so that each comes after those it lies on, as far as that goes; and a circle of pieces that lie on each other, if there is one. */
function fromBelow(lower: Grid, pieces: Int32Array): { order: number[]; circle: number[] } {
  const on = new Map<number, Set<number>>();
  for (const piece of pieces) if (!on.has(piece)) on.set(piece, new Set());
  for (let cell = 0; cell + lower.cols < lower.size; cell++) {
    const upper = pieces[cell] as number;
    const under = pieces[cell + lower.cols] as number;
    if (upper !== under) on.get(upper)?.add(under);
  }
  const order: number[] = [];
  for (;;) {
    const next = [...on].find(([, below]) => below.size === 0)?.[0];
    if (next === undefined) break;
    order.push(next);
    on.delete(next);
    for (const below of on.values()) below.delete(next);
  }
  return { order, circle: circleIn(on) };
}

/** Every piece left lies on one that is left: walk down until a piece comes again. */
function circleIn(on: ReadonlyMap<number, ReadonlySet<number>>): number[] {
  const path: number[] = [];
  for (let at = [...on.keys()][0]; at !== undefined; at = [...(on.get(at) ?? [])][0]) {
    const seen = path.indexOf(at);
    if (seen >= 0) return path.slice(seen);
    path.push(at);
  }
  return [];
}

class Lift {
  private readonly grid: Grid;
  private readonly cells: readonly (readonly Cell[])[];
  private readonly stones: Int32Array;
  private readonly lifts: Int32Array;
  private tries = 0;
  private deepest = 0;

  constructor(
    rows: number,
    cols: number,
    private readonly pieces: Int32Array,
    private readonly order: readonly number[],
    private readonly random: Random,
  ) {
    this.grid = new Grid(rows, cols);
    const cells: Cell[][] = Array.from({ length: Math.max(...order) + 1 }, () => []);
    pieces.forEach((piece, cell) => {
      (cells[piece] as Cell[]).push(cell + (rows / 2) * cols);
    });
    this.cells = cells;
    this.stones = new Int32Array(rows * cols).fill(-1);
    this.lifts = new Int32Array(cells.length);
  }

  place(): Int32Array | null {
    return this.from(0) ? this.stones : null;
  }

  /** After failure: the piece no lift was found for, the farthest one reached. */
  get stuck(): number {
    return this.order[this.deepest] as number;
  }

  /** Places the pieces from number k of the order on. */
  private from(k: number): boolean {
    if (k === this.order.length) return true;
    this.deepest = Math.max(this.deepest, k);
    const piece = this.order[k] as number;
    const cells = this.cells[piece] as readonly Cell[];
    const highest = this.grid.rowOf(cells[0] as Cell);
    for (const lift of this.lowFirst(this.least(piece), highest)) {
      if (++this.tries > TRIES) return false;
      const moved = cells.map((cell) => cell - lift * this.grid.cols);
      if (!moved.every((cell) => this.isApart(cell, piece))) continue;
      for (const cell of moved) this.stones[cell] = piece;
      this.lifts[piece] = lift;
      if (this.from(k + 1)) return true;
      for (const cell of moved) this.stones[cell] = -1;
    }
    return false;
  }

  /** All lifts from `least` to `most`, low ones rather first: they leave room for what lies above. */
  private lowFirst(least: number, most: number): number[] {
    const lifts = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => ({
      lift: least + i,
      at: i + this.random.int(SPREAD),
    }));
    return lifts.sort((a, b) => a.at - b.at || a.lift - b.lift).map(({ lift }) => lift);
  }

  /** One more than the lift of any piece it lies on. */
  private least(piece: number): number {
    const { cols } = this.grid;
    let least = 0;
    for (let cell = 0; cell + cols < this.pieces.length; cell++) {
      const under = this.pieces[cell + cols] as number;
      if (this.pieces[cell] === piece && under !== piece) least = Math.max(least, (this.lifts[under] as number) + 1);
    }
    return least;
  }

  private isApart(cell: Cell, piece: number): boolean {
    return (
      this.stones[cell] === -1 &&
      this.grid.neighbours(cell).every((next) => this.stones[next] === -1 || this.stones[next] === piece)
    );
  }
}
