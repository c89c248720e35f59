/** The moves that a drawing shows: between stones whose numbers follow each other. Numbers met twice show none. */
import type { Cell, Grid } from "@hashigo/core";
import { ordersOf, type Progress, type Puzzle } from "./puzzle.js";

export interface Move {
  /** The number of the stone that is left; the one reached has the next. */
  readonly n: number;
  readonly from: Cell;
  readonly to: Cell;
  /** From cell to cell on the way: ±1 along a row, ± the number of columns along a column; 0 when they share neither. */
  readonly step: number;
}

/** Which stones bear which number, and the moves between them. */
export class Moves {
  /** Every number met, smallest first, and the cells that bear it in reading order. */
  readonly holders: ReadonlyMap<number, readonly Cell[]>;
  /** In order. */
  readonly list: readonly Move[];

  private readonly order: Readonly<Int32Array>;

  /** RangeError when the drawing is none of this board. */
  constructor(
    readonly puzzle: Puzzle,
    progress: Progress,
  ) {
    this.order = ordersOf(puzzle, progress);
    const taken = puzzle.places.filter((cell) => this.numberOf(cell) > 0);
    taken.sort((a, b) => this.numberOf(a) - this.numberOf(b) || a - b);
    const holders = new Map<number, Cell[]>();
    for (const cell of taken) {
      const same = holders.get(this.numberOf(cell));
      if (same === undefined) holders.set(this.numberOf(cell), [cell]);
      else same.push(cell);
    }
    this.holders = holders;
    this.list = [...holders.keys()].flatMap((n): Move[] => {
      const [from, to] = [this.only(n), this.only(n + 1)];
      return from === null || to === null ? [] : [{ n, from, to, step: stepBetween(puzzle.grid, from, to) }];
    });
  }

  /** 0: not taken. */
  numberOf(cell: Cell): number {
    return this.order[cell] as number;
  }

  /** The one stone with this number; null when there is none, or several. */
  only(n: number): Cell | null {
    const cells = this.holders.get(n);
    return cells?.length === 1 ? (cells[0] as Cell) : null;
  }

  /** The cells strictly between the ends of a move along a line, in its order. */
  between({ from, to, step }: Move): Cell[] {
    const cells: Cell[] = [];
    if (step !== 0) for (let cell = from + step; cell !== to; cell += step) cells.push(cell);
    return cells;
  }

  /** Is there a stone on this cell when the n-th stone is left for the next? */
  standsAfter(n: number, cell: Cell): boolean {
    return this.puzzle.stones[cell] === 1 && (this.numberOf(cell) === 0 || this.numberOf(cell) > n);
  }
}

function stepBetween(grid: Grid, from: Cell, to: Cell): number {
  const towards = Math.sign(to - from);
  if (grid.rowOf(from) === grid.rowOf(to)) return towards;
  return grid.colOf(from) === grid.colOf(to) ? towards * grid.cols : 0;
}
