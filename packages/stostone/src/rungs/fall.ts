/**
 * The fall, exactly.
 *
 * Claim.   A drawing is right by the rule of the fall exactly when every column has rows / 2 shaded cells and all cells of a stone have
 *          equally many blanks below them, which is how far the stone falls.
 * Proof.   ⇒ Falling changes neither the number nor the order of the cells in a column. If the lower half is full in the end, a column has
 *          rows / 2 shaded cells, and a cell with f blanks below it comes to lie f rows lower: what is below it is packed. A stone keeps its
 *          shape, so its cells fall equally far.
 *          ⇐ Let the columns be balanced and each stone have one such number. Between a cell and the next shaded one below it in its column
 *          lie as many blanks as their numbers differ by. So while stones sink, a stone held by another has just as far to go as that one,
 *          and none passes its number. Follow the holders down: they do not come back to the first, since stones are connected and have no
 *          holes in columns (see `hole`), and of such sets, disjoint, none lies above itself in a round. The last holder is held by nothing
 *          and sinks, unless it has arrived, and with it all it holds. When all have arrived every column is packed.  ∎
 * Used by. `below`, `fall`, the column counters of the clause model.
 * Source.  The Stostone article (ARCHITECTURE.md); compared with a simulated fall on all small boards in the tests.
 *
 * Column. For each cell from the floor up: the numbers of blanks with which it can be reached, as a word each for "the cell beneath is
 * shaded" and "is blank". A shaded cell keeps the number, a blank one shifts it by one; shading needs the fall to be one of the cell's, and
 * no border beneath with a shaded cell under it. At the top rows / 2 must be left; the same downwards keeps what lies on some way through.
 * One pass leaves the column at rest, since each candidate kept lies on a way of candidates kept.
 *
 * Region. For all falls at once, one bit each: the flood from a shaded cell over cells that could be shaded with that fall. A fall dies when a
 * shaded cell is missed, or the flood is smaller than the number; a cell keeps the falls whose flood has it.
 */
import { DOWN, SIDES } from "../layout.js";
import { FALLS, type Falls, SIGN } from "../state.js";
import { columnKernel } from "./column.js";
import { connect } from "./flood.js";

export function fallColumnKernel(s: Falls, column: number): boolean {
  const { layout, store } = s;
  if (layout.odd || layout.tall) return columnKernel(s, column);
  if (!layout.counted) return true;
  const { rows, cols, half, falling } = layout;
  const { apart } = layout;
  const { word: ways, seen: under } = s.scratch;
  const limit = layout.upTo(half);
  let shaded = 0;
  let blank = 1;
  for (let r = rows - 1, i = (rows - 1) * cols + column; r >= 0; r--, i -= cols) {
    const value = store[i]!;
    const reach = shaded | blank;
    under[r] = reach;
    let can = 0;
    if (value !== 0) {
      can = apart[SIDES * i + DOWN]! < 0 ? reach : blank;
      if (falling) can &= value;
    }
    ways[r] = can;
    shaded = can;
    blank = value < 0 ? 0 : (reach << 1) & limit;
  }
  shaded &= 1 << half;
  blank &= 1 << half;
  if ((shaded | blank) === 0) return s.fail(column);
  s.inColumn = column;
  for (let r = 0, i = column; r < rows; r++, i += cols) {
    const value = store[i]!;
    const asShaded = ways[r]! & shaded;
    const asBlank = value < 0 ? 0 : under[r]! & (blank >>> 1);
    if (value !== 0) {
      if (asShaded === 0) s.set(i, 0);
      else {
        const falls = falling ? asShaded : 1;
        const after = asBlank === 0 ? falls | SIGN : falls;
        if (after !== value) s.set(i, after);
      }
    }
    shaded = asBlank | (apart[SIDES * i + DOWN]! < 0 ? asShaded : 0);
    blank = asBlank | asShaded;
  }
  s.inColumn = -1;
  return true;
}

export function fallRegionKernel(s: Falls, region: number): boolean {
  s.inRegion = region;
  const good = connect(s, region, FALLS);
  s.inRegion = -1;
  return good;
}
