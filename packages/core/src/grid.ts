/**
 * The geometry of a `rows × cols` board.
 *
 * Edges are the sides between two cells, numbered as puzz.link writes them: first the R·(C−1) sides between left and right
 * neighbours in reading order, then the (R−1)·C sides between upper and lower neighbours in reading order. The frame has no
 * edges. Nothing here is stored per cell: all is arithmetic, so a grid costs nothing to make and boards have any size.
 */
import type { Cell } from "./fact.js";

export type Edge = number;

export const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export class Grid {
  readonly size: number;
  /** Edges between left and right neighbours; edges from here on lie between upper and lower neighbours. */
  readonly across: number;
  readonly edges: number;
  constructor(
    readonly rows: number,
    readonly cols: number,
  ) {
    if (!Number.isInteger(rows) || !Number.isInteger(cols) || rows < 1 || cols < 1)
      throw new RangeError(`a grid needs at least one row and one column, not ${rows} × ${cols}`);
    this.size = rows * cols;
    this.across = rows * (cols - 1);
    this.edges = this.across + (rows - 1) * cols;
  }

  rowOf(cell: Cell): number {
    return Math.floor(cell / this.cols);
  }

  colOf(cell: Cell): number {
    return cell % this.cols;
  }

  /** The neighbour in a direction, or −1 at the frame. */
  step(cell: Cell, direction: Direction): Cell {
    switch (direction) {
      case "up":
        return cell < this.cols ? -1 : cell - this.cols;
      case "down":
        return cell + this.cols < this.size ? cell + this.cols : -1;
      case "left":
        return cell % this.cols === 0 ? -1 : cell - 1;
      case "right":
        return (cell + 1) % this.cols === 0 ? -1 : cell + 1;
    }
  }

  /** The cells on both sides: left and right, or upper and lower. */
  sides(edge: Edge): readonly [Cell, Cell] {
    if (edge < this.across) {
      const first = edge + Math.floor(edge / (this.cols - 1));
      return [first, first + 1];
    }
    const first = edge - this.across;
    return [first, first + this.cols];
  }

  isAcross(edge: Edge): boolean {
    return edge < this.across;
  }

  /** The edge between two neighbours, or −1 when the cells are none. */
  edgeBetween(a: Cell, b: Cell): Edge {
    const first = Math.min(a, b);
    const second = Math.max(a, b);
    if (first < 0 || second >= this.size) return -1;
    if (second === first + this.cols) return this.across + first;
    if (second === first + 1 && second % this.cols !== 0) return first - Math.floor(first / this.cols);
    return -1;
  }

  neighbours(cell: Cell): Cell[] {
    return DIRECTIONS.map((d) => this.step(cell, d)).filter((x) => x >= 0);
  }

  /** The cells beyond `cell` in a direction, nearest first. */
  ray(cell: Cell, direction: Direction): Cell[] {
    const out: Cell[] = [];
    for (let x = this.step(cell, direction); x >= 0; x = this.step(x, direction)) out.push(x);
    return out;
  }
}

export function opposite(direction: Direction): Direction {
  switch (direction) {
    case "up":
      return "down";
    case "down":
      return "up";
    case "left":
      return "right";
    case "right":
      return "left";
  }
}
