/**
 * Where shaded cells can still come, given those that are there. The player's blank marks are opinions and decide nothing.
 *
 * Sound, not complete: a cell that is shaded in some answer which keeps all shaded cells is never called closed.
 */
import { type Cell, componentsOf } from "@hashigo/core";
import { columnCounts } from "./fall.js";
import { type Progress, type Puzzle, SHADED } from "./puzzle.js";

/** A part of a region in which one stone could lie: cells shaded or open, connected. */
export interface Part {
  readonly cells: readonly Cell[];
  readonly shaded: number;
}

export class Room {
  /** Shaded cells of each region, and of each column. */
  readonly shaded: readonly (readonly Cell[])[];
  readonly columns: Int32Array;
  /** Shaded, or can still become it. */
  readonly open: Uint8Array;
  /** Parts of each region that could hold its whole stone; when shaded cells lie in several, all of those. */
  readonly parts: readonly (readonly Part[])[];

  constructor(
    readonly puzzle: Puzzle,
    readonly progress: Progress,
  ) {
    const { grid, regions, numbers, borders } = puzzle;
    this.columns = columnCounts(puzzle, progress);
    this.shaded = regions.cells.map((cells) => cells.filter((cell) => progress.cells[cell] === SHADED));
    this.open = Uint8Array.from(progress.cells, (mark, cell) => Number(mark === SHADED || this.isFree(cell)));
    const found: Part[][] = this.shaded.map(() => []);
    const isOpen = (cell: Cell): boolean => this.open[cell] === 1;
    for (const cells of componentsOf(grid, isOpen, (edge) => borders[edge] !== 1)) {
      const region = regions.of[cells[0] as Cell] as number;
      const shaded = cells.filter((cell) => progress.cells[cell] === SHADED).length;
      (found[region] as Part[]).push({ cells, shaded });
    }
    this.parts = found.map((parts, region) => {
      const started = (this.shaded[region] as readonly Cell[]).length > 0;
      return parts.filter(({ cells, shaded }) => {
        const fits = started ? shaded > 0 : cells.length >= (numbers[region] as number);
        if (!fits) for (const cell of cells) this.open[cell] = 0;
        return fits;
      });
    });
  }

  /** Not yet shaded: may it be, by its column, its region's number, and its neighbours across borders? */
  private isFree(cell: Cell): boolean {
    const { puzzle, progress } = this;
    const { grid, regions, numbers, borders, rules } = puzzle;
    const region = regions.of[cell] as number;
    const n = numbers[region] as number;
    if (n >= 0 && (this.shaded[region] as readonly Cell[]).length >= n) return false;
    if (rules.fall !== "none" && (this.columns[grid.colOf(cell)] as number) >= grid.rows >> 1) return false;
    return grid
      .neighbours(cell)
      .every((other) => progress.cells[other] !== SHADED || borders[grid.edgeBetween(cell, other)] !== 1);
  }

  /** Can the shaded cells of a region no longer become one stone? */
  isSplit(region: number): boolean {
    return (this.parts[region] as readonly Part[]).length > 1 && (this.shaded[region] as readonly Cell[]).length > 0;
  }

  /** How large the stone of a region can become at most. */
  largest(region: number): number {
    return (this.parts[region] as readonly Part[]).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  }
}
