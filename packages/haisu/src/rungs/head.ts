/**
 * The lines from S and from G, counted.
 *
 * From S all visits are known: the line drawn from there says which visit each of its cells is on, what the next step would make, and that
 * cells it has left behind come later. From G they are counted backwards from the most visits a region can have: cells before the
 * line into G come earlier.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, OPEN } from "../state.js";
import { mostVisits } from "../visits.js";

export const FROM_S = 0;

export function headKernel(s: Lines, site: number): boolean {
  const { puzzle } = s;
  if (puzzle.start === puzzle.goal) return true;
  const walk = s.walk(site === FROM_S ? puzzle.start : puzzle.goal, -1);
  if (walk.closed || walk.cells.length === s.layout.size) return true;
  return site === FROM_S ? fromStart(s, walk.cells) : fromGoal(s, walk.cells);
}

/** Visits of each region along a line that begins with a visit of its first cell's region. */
function* counted(s: Lines, cells: readonly Cell[], counts: Int32Array): Generator<Cell> {
  const { region, isBorder } = s.layout;
  let before = -1;
  for (const cell of cells) {
    if (before < 0 || isBorder[s.puzzle.grid.edgeBetween(before, cell)] === 1) counts[region[cell]!]!++;
    yield cell;
    before = cell;
  }
}

function fromStart(s: Lines, cells: readonly Cell[]): boolean {
  const { region, size } = s.layout;
  const counts = new Int32Array(s.puzzle.regions.count);
  for (const cell of counted(s, cells, counts))
    if (!s.within(cell, counts[region[cell]!]!, counts[region[cell]!]!)) return false;
  const head = cells[cells.length - 1]!;
  const on = new Set(cells);
  for (let cell = 0; cell < size; cell++) {
    if (on.has(cell)) continue;
    const k = region[cell]!;
    if (!s.within(cell, counts[k]! + (k === region[head] ? 0 : 1), size)) return false;
  }
  return cells.every((cell) => cell === head || shut(s, cell)) && stepOn(s, head, counts);
}

/** A cell the line has passed is left by no other edge. `degree` says so first; a longer line must not forget what a shorter one told. */
function shut(s: Lines, cell: Cell): boolean {
  const { around } = s.layout;
  for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
    const edge = around[k]!;
    if (edge >= 0 && s.edge(edge) === OPEN && !s.put(edge, OFF)) return false;
  }
  return true;
}

/** The next step makes a visit that its cell must be able to be on. */
function stepOn(s: Lines, head: Cell, counts: Int32Array): boolean {
  const { region, around, beyond, isBorder } = s.layout;
  for (let k = SIDES * head; k < SIDES * head + SIDES; k++) {
    const edge = around[k]!;
    if (edge < 0 || s.edge(edge) !== OPEN) continue;
    const next = beyond[k]!;
    const visit = counts[region[next]!]! + isBorder[edge]!;
    if ((visit < s.least(next) || visit > s.most(next)) && !s.put(edge, OFF)) return false;
  }
  return true;
}

function fromGoal(s: Lines, cells: readonly Cell[]): boolean {
  const { region, size } = s.layout;
  const counts = new Int32Array(s.puzzle.regions.count);
  const most = Int32Array.from(counts, (_, k) => mostVisits(s, k));
  for (const cell of counted(s, cells, counts))
    if (!s.within(cell, 1, most[region[cell]!]! - counts[region[cell]!]! + 1)) return false;
  const tail = cells[cells.length - 1]!;
  const on = new Set(cells);
  for (let cell = 0; cell < size; cell++) {
    if (on.has(cell)) continue;
    const k = region[cell]!;
    if (!s.within(cell, 1, most[k]! - counts[k]! + (k === region[tail] ? 1 : 0))) return false;
  }
  return true;
}
