/**
 * What lies below a cell says how far its stone falls. Site: a column c, or cols + g for region g.
 *
 * Column, by counting alone. A cell falls by the blanks below it: at least those that are there, at most those and the open cells; and
 * rows / 2 less the blanks above it likewise. A blank below a shaded cell means that the stone falls; a shaded cell on the floor means that it
 * does not, and then all cells below its cells are shaded: the two facts that come free. The other way round, when a shaded cell has as
 * many blanks below as its stone can fall, the open cells below it are shaded, and when all of them are needed they are blank.
 * Where a ladder has the columns counted by another rung alone (`countsAbove` is not set), only what lies below is counted.
 * Region. All cells of a stone fall equally far, so side by side they have equally many blanks below.
 * Holes are the third part: see `hole`.
 *
 * Kernel: all but holes follows from the two strong kernels of `fall`. Columns are counted once, before anything is written; what is
 * written on the way only says more, and makes the site due again.
 */
import { type Falls, SIGN } from "../state.js";
import { holeKernel } from "./hole.js";

export function belowKernel(s: Falls, site: number): boolean {
  const { layout } = s;
  const { cols } = layout;
  if (site < cols) return holeKernel(s, site) && (!layout.falling || layout.odd || boundsKernel(s, site));
  if (layout.falling) return sharedKernel(s, site - cols);
  return !layout.tall || !layout.exact || tallKernel(s, site - cols);
}

/** Falls that the blanks and open cells below and above leave to each cell of a column; then what is left of a shaded cell's says of those. */
function boundsKernel(s: Falls, column: number): boolean {
  const { store, layout, scratch, countsAbove } = s;
  const { rows, cols, half } = layout;
  // Blanks and open cells below each row.
  const { word: blanks, seen: opens } = scratch;
  let b = 0;
  let o = 0;
  for (let r = rows - 1, i = (rows - 1) * cols + column; r >= 0; r--, i -= cols) {
    blanks[r] = b;
    opens[r] = o;
    if (store[i] === 0) b++;
    else if (store[i]! > 0) o++;
  }
  for (let r = rows - 1, i = (rows - 1) * cols + column; r >= 0; r--, i -= cols) {
    const value = store[i]!;
    if (value === 0) continue;
    const most = countsAbove ? half - b + (r > 0 ? blanks[r - 1]! : b) : half;
    const least = countsAbove ? most - o + (r > 0 ? opens[r - 1]! : o) : 0;
    const falls = value & range(s, Math.max(blanks[r]!, least), Math.min(blanks[r]! + opens[r]!, most));
    if (falls === 0) {
      if (value < 0) return s.fail(i);
      s.set(i, 0);
      continue;
    }
    const after = value < 0 ? falls | SIGN : falls;
    if (after !== value) s.set(i, after);
    if (value >= 0) continue;
    const shortest = 31 - Math.clz32(falls & -falls);
    const longest = 31 - Math.clz32(falls);
    const below = settledBy(blanks[r]!, opens[r]!, shortest, longest);
    if (below !== 0) colour(s, i + cols, cols, below > 0);
    if (!countsAbove) continue;
    const above = settledBy(half - most, most - least, half - longest, half - shortest);
    if (above !== 0) colour(s, i - cols, -cols, above > 0);
  }
  return true;
}

function range(s: Falls, least: number, most: number): number {
  return least > most || most < 0 ? 0 : s.layout.upTo(most) & ~(s.layout.upTo(least) >>> 1);
}

/** Of `open` cells, with so many blanks there already and between `least` and `most` in the end: 1 all shaded, −1 all blank, 0 not known. */
function settledBy(blanks: number, open: number, least: number, most: number): number {
  if (open === 0) return 0;
  return blanks === most ? 1 : blanks + open === least ? -1 : 0;
}

/** Settles the open cells from `from` on in steps to the frame. */
function colour(s: Falls, from: number, step: number, shaded: boolean): void {
  for (let i = from; i >= 0 && i < s.layout.size; i += step) {
    const value = s.store[i]!;
    if (value > 0) s.set(i, shaded ? value | SIGN : 0);
  }
}

/** The falls of a stone are those of all its shaded cells; those of a cell are among them. */
function sharedKernel(s: Falls, region: number): boolean {
  const { store, layout } = s;
  const { head, cells } = layout;
  const end = head[region + 1]!;
  let falls = s.fallsOf(region);
  let any = 0;
  let known = 0;
  for (let k = head[region]!; k < end; k++) {
    const value = store[cells[k]!]!;
    any |= value;
    if (value >= 0) continue;
    known++;
    falls &= value;
  }
  if (known === 0) falls &= any;
  if (falls === 0 && (known > 0 || s.leastOf(region) > 0)) return s.fail(cells[head[region]!]!);
  if (falls !== s.fallsOf(region)) s.setFalls(region, falls);
  for (let k = head[region]!; k < end; k++) {
    const cell = cells[k]!;
    const value = store[cell]!;
    const after = value & (falls | SIGN);
    if (after !== value) s.set(cell, after);
  }
  return true;
}

/** On a board too tall for sets: bounds of the falls of a stone, counted afresh in the columns of its shaded cells. */
function tallKernel(s: Falls, region: number): boolean {
  const { store, layout } = s;
  const { head, cells, half } = layout;
  const end = head[region + 1]!;
  let least = 0;
  let most = half;
  for (let k = head[region]!; k < end; k++) {
    const cell = cells[k]!;
    if (store[cell]! >= 0) continue;
    const bounds = boundsAt(s, cell);
    least = Math.max(least, bounds[0]);
    most = Math.min(most, bounds[1]);
    if (least > most) return s.fail(cell);
  }
  for (let k = head[region]!; k < end; k++) {
    const cell = cells[k]!;
    if (store[cell]! <= 0) continue;
    const bounds = boundsAt(s, cell);
    if (Math.max(least, bounds[0]) > Math.min(most, bounds[1])) s.set(cell, 0);
  }
  return true;
}

/** Fewest and most blanks below a cell, if it is shaded. */
export function boundsAt(s: Falls, cell: number): readonly [number, number] {
  const { store, layout, countsAbove } = s;
  const { cols, size, half } = layout;
  let blanks = 0;
  let opens = 0;
  for (let i = cell + cols; i < size; i += cols) {
    if (store[i] === 0) blanks++;
    else if (store[i]! > 0) opens++;
  }
  if (!countsAbove) return [blanks, Math.min(blanks + opens, half)];
  let above = 0;
  let openAbove = 0;
  for (let i = cell - cols; i >= 0; i -= cols) {
    if (store[i] === 0) above++;
    else if (store[i]! > 0) openAbove++;
  }
  return [Math.max(blanks, half - above - openAbove), Math.min(blanks + opens, half - above)];
}
