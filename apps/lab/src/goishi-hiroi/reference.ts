/** The published figures, typed; the file says of each where it comes from and whether it can be computed again. */
import reference from "../../reference/goishi-hiroi.json" with { type: "json" };

export const CENSUS = reference.census.rows;
export const REVERSAL = reference.reversal.rows;
export const ALL_CLEAN = reference.reversalAllClean.rows;
export const REVERSAL_SAMPLED = reference.reversalSampled.rows;
export const SWEET_SPOT = reference.sweetSpot.rows;
export const FULL_BOARDS: Readonly<Record<string, number>> = reference.fullBoards.values;
export const RECURRENCE = reference.recurrence2xn;
export const CLAUSE = reference.clauseDeleted.rows;
export const FLOORS = reference.floors;
export const REJECTION = reference.rejection.rows;

/** Rows of a table without names, `columns` first. */
type Cells = readonly (string | number)[];

function named(columns: readonly string[], rows: readonly Cells[]): Readonly<Record<string, string | number>>[] {
  return rows.map((cells) => Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ""])));
}

export const CLIMB = named(reference.climb.columns, reference.climb.rows);
export const LADDER_FORWARD = named(reference.ladderForward.columns, reference.ladderForward.rows);
export const LADDER_PRUNING = named(reference.ladderPruning.columns, reference.ladderPruning.rows);
export const SHIPPED = named(reference.shippedBoards.columns, reference.shippedBoards.rows);

/** "3x4" as rows and columns. */
export function sidesOf(grid: string): readonly [rows: number, cols: number] {
  const [rows = 0, cols = 0] = grid.split("x").map(Number);
  return [rows, cols];
}

export function shown(grid: string): string {
  return grid.replace("x", "×");
}
