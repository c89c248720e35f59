/** The counting half of the fall: every column has rows / 2 shaded cells, so when it has them, or the blanks, the rest is known. Site: a column. */
import type { Falls } from "../state.js";

export function columnKernel(s: Falls, column: number): boolean {
  const { layout, store } = s;
  if (!layout.counted) return true;
  if (layout.odd) return s.fail(column);
  const { cols, size, half } = layout;
  let shaded = 0;
  let open = 0;
  for (let i = column; i < size; i += cols) {
    const value = store[i]!;
    if (value < 0) shaded++;
    else if (value > 0) open++;
  }
  if (shaded > half || shaded + open < half) return s.fail(column);
  if (open === 0 || (shaded < half && shaded + open > half)) return true;
  const fill = shaded < half;
  for (let i = column; i < size; i += cols) {
    const value = store[i]!;
    if (value > 0) s.set(i, fill ? s.shadedAs(value) : 0);
  }
  return true;
}
