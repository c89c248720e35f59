/** How the reference files write their figures. */

/** Rows of a table without names, `columns` first. */
type Cells = readonly (string | number)[];

export function named(columns: readonly string[], rows: readonly Cells[]): Readonly<Record<string, string | number>>[] {
  return rows.map((cells) => Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ""])));
}

/** "3x4" as rows and columns. */
export function sidesOf(grid: string): readonly [rows: number, cols: number] {
  const [rows = 0, cols = 0] = grid.split("x").map(Number);
  return [rows, cols];
}

/** "3x4" as people see it. */
export function shown(grid: string): string {
  return grid.replace("x", "×");
}
