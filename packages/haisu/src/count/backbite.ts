/**
 * Walks changed by backbite moves.
 *
 * A move takes one end e of the walk and one of the four sides. If the cell w beyond is on the board and not the walk's
 * neighbour of e, the walk is joined from e to w, and the ring that this closes is opened at the neighbour of w on the
 * far side, which is the new end. Otherwise nothing happens.
 *
 * Claim.   The result is a walk through all cells, the end that did not move is where it was, and the end that did keeps
 *          its colour. A move and the move that undoes it are equally likely.
 * Proof.   With the walk e = p0, p1, …, pk = w, … the result is p(k-1), …, p0, pk, …: the same cells, and neighbours in
 *          it are neighbours on the board. p(k-1) and e are both beside w. From the new end p(k-1), the side towards w
 *          undoes it, and each side of an end is as likely as any other.  ∎
 *          So the uniform distribution over what can be reached stays as it is, and moves lead towards it.
 * Conjecture. From two cells width on, moves of both ends reach every walk from every other or its reverse. Checked on
 *          all boards to 25 cells (the test goes to 20). Moves of one end alone do not: the walks from a corner of the
 *          5×5 board fall into 18 parts.
 * Source.  Mansfield 1982; Oberdorf, Ferguson, Jacobsen and Kondev 2006.
 *
 * Cost: a move turns round a part of the walk, a third of it on average.
 */
import { type Cell, Grid, type Random } from "@hashigo/core";

export type WalkEnd = "start" | "goal";

export class Backbite {
  private readonly grid: Grid;
  /** The walk, and the place of each cell in it. */
  private readonly walk: Int32Array;
  private readonly place: Int32Array;

  /** @param walk through all cells of the board; RangeError otherwise */
  constructor(
    readonly rows: number,
    readonly cols: number,
    walk: ArrayLike<Cell> = snake(rows, cols),
  ) {
    this.grid = new Grid(rows, cols);
    this.walk = Int32Array.from(walk);
    this.place = new Int32Array(this.grid.size).fill(-1);
    this.walk.forEach((cell, i) => {
      if (this.place[cell] !== -1 || (i > 0 && this.grid.edgeBetween(this.walk[i - 1]!, cell) < 0))
        throw new RangeError(`no walk through all cells: cell ${cell} at place ${i}`);
      this.place[cell] = i;
    });
    if (this.walk.length !== this.grid.size) throw new RangeError(`${this.walk.length} of ${this.grid.size} cells`);
  }

  at(end: WalkEnd): Cell {
    return this.walk[end === "start" ? 0 : this.walk.length - 1]!; // a board has a cell
  }

  cells(): Cell[] {
    return [...this.walk];
  }

  /** Exchange start and goal. */
  reverse(): void {
    this.turnRound(0, this.walk.length - 1);
  }

  /** Try the move of an end to one of its four sides, 0 to 3. False: nothing happened. */
  move(end: WalkEnd, side: number): boolean {
    const { rows, cols } = this;
    const last = this.walk.length - 1;
    const e = this.at(end);
    const c = e % cols;
    let w = -1;
    if (side === 0) w = e - cols;
    else if (side === 1) w = e < (rows - 1) * cols ? e + cols : -1;
    else if (side === 2) w = c > 0 ? e - 1 : -1;
    else w = c < cols - 1 ? e + 1 : -1;
    if (w < 0) return false;
    const k = this.place[w]!; // w is a cell
    if (end === "start") {
      if (k === 1) return false;
      this.turnRound(0, k - 1);
    } else {
      if (k === last - 1) return false;
      this.turnRound(k + 1, last);
    }
    return true;
  }

  /** `steps` moves of ends and sides at random. */
  mix(steps: number, random: Random): void {
    for (let i = 0; i < steps; i++) {
      const choice = random.int(8);
      this.move(choice < 4 ? "start" : "goal", choice & 3);
    }
  }

  /** Move one end at random until it stands at `cell`, the other staying. False if it does not within `steps`. */
  bring(end: WalkEnd, cell: Cell, steps: number, random: Random): boolean {
    for (let i = 0; this.at(end) !== cell; i++) {
      if (i === steps) return false;
      this.move(end, random.int(4));
    }
    return true;
  }

  private turnRound(from: number, to: number): void {
    const { walk, place } = this;
    for (let i = from, j = to; i < j; i++, j--) {
      const [a, b] = [walk[i]!, walk[j]!]; // 0 ≤ from ≤ to < walk.length
      walk[i] = b;
      place[b] = i;
      walk[j] = a;
      place[a] = j;
    }
  }
}

/** Row by row, to and fro. */
export function snake(rows: number, cols: number): Cell[] {
  return Array.from({ length: rows * cols }, (_, i) => {
    const r = Math.floor(i / cols);
    return r % 2 === 0 ? i : r * cols + cols - 1 - (i % cols);
  });
}
