/**
 * What never changes on a board, as flat arrays: the edges around a cell, what lies beyond them, which of them are borders, the
 * checkerboard, and the regions' cells and borders.
 */
import type { Cell, Edge } from "@hashigo/core";
import type { Puzzle } from "./puzzle.js";

/** Entries of a cell in `around` and `beyond`: up, down, left, right. */
export const SIDES = 4;

export class Layout {
  readonly size: number;
  readonly edges: number;
  /** Edge and cell beyond it on each of the four sides of a cell, −1 at the frame. */
  readonly around: Int32Array;
  readonly beyond: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Line ends a cell needs: 2, at S and G 1. */
  readonly need: Uint8Array;
  readonly region: Int32Array;
  readonly isBorder: Uint8Array;
  readonly isLoose: Uint8Array;
  /** +1 and −1 like a checkerboard. */
  readonly colour: Int8Array;
  /** Borders of each region, loose ones included. */
  readonly bordersOf: readonly (readonly Edge[])[];
  /** S and G inside each region. */
  readonly endsIn: Uint8Array;
  readonly ordinal: boolean;

  constructor(readonly puzzle: Puzzle) {
    const { grid, regions, borders } = puzzle;
    this.size = grid.size;
    this.edges = grid.edges;
    this.around = new Int32Array(SIDES * grid.size).fill(-1);
    this.beyond = new Int32Array(SIDES * grid.size).fill(-1);
    this.first = new Int32Array(grid.edges);
    this.second = new Int32Array(grid.edges);
    this.need = new Uint8Array(grid.size).fill(2);
    this.need[puzzle.start] = 1;
    this.need[puzzle.goal] = 1;
    this.region = regions.of;
    this.isBorder = Uint8Array.from(borders);
    this.isLoose = new Uint8Array(grid.edges);
    for (const edge of regions.loose) this.isLoose[edge] = 1;
    this.colour = new Int8Array(grid.size);
    const bordersOf: Edge[][] = regions.cells.map(() => []);
    for (let edge = 0; edge < grid.edges; edge++) {
      const [a, b] = grid.sides(edge);
      const across = grid.isAcross(edge);
      this.first[edge] = a;
      this.second[edge] = b;
      this.put(a, across ? 3 : 1, edge, b);
      this.put(b, across ? 2 : 0, edge, a);
      if (this.isBorder[edge] === 0) continue;
      bordersOf[this.region[a]!]!.push(edge);
      if (this.isLoose[edge] === 0) bordersOf[this.region[b]!]!.push(edge);
    }
    for (let cell = 0; cell < grid.size; cell++)
      this.colour[cell] = (grid.rowOf(cell) + grid.colOf(cell)) % 2 === 0 ? 1 : -1;
    this.bordersOf = bordersOf;
    this.endsIn = new Uint8Array(regions.count);
    this.endsIn[this.region[puzzle.start]!]!++;
    this.endsIn[this.region[puzzle.goal]!]!++;
    this.ordinal = puzzle.rules.reading === "ordinal";
  }

  private put(cell: Cell, side: number, edge: Edge, other: Cell): void {
    this.around[SIDES * cell + side] = edge;
    this.beyond[SIDES * cell + side] = other;
  }

  other(edge: Edge, cell: Cell): Cell {
    return this.first[edge] === cell ? this.second[edge]! : this.first[edge]!;
  }

  /** The cell of an edge that lies in a region; the first one of a loose border. */
  inside(edge: Edge, region: number): Cell {
    return this.region[this.first[edge]!] === region ? this.first[edge]! : this.second[edge]!;
  }
}
