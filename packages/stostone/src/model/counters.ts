/**
 * The columns as clauses: for each row and count, "at least f blanks lie below this row", f in order, and what that says of the falls of
 * stones ("the stone of this region falls at least f").
 *
 * Of the 2h cells of a column h are blank, so below row r lie at least h − r − 1 of them and at most h or the rows there are: outside these
 * bounds the counter is a constant. Up one row the count stays at a shaded cell and grows by one at a blank one.
 */
import { type Job, type Learner, type Lit, type Meter, Pace } from "@hashigo/core";
import { DOWN, type Layout, SIDES } from "../layout.js";
import { addClause, NO, not, YES } from "./clauses.js";

/** Counter variables of a board. */
export function counterVariables({ rows, cols, half }: Layout): number {
  let perColumn = 0;
  for (let r = 0; r < rows; r++) perColumn += Math.max(0, Math.min(half, rows - 1 - r) - Math.max(0, half - r - 1));
  return cols * perColumn;
}

/** At least f blanks below row r of a column; `below(r, f)`, constants included. */
type Below = (r: number, f: number) => Lit;

/** Levels of a cell whose clauses are added between two looks at the clock, some milliseconds. */
const LEVELS_PER_LOOK = 2048;

/**
 * Adds the clauses of all columns. `falls[g][f − 1]`: the stone of region g falls at least f; null where falls are not asked for. False: a limit
 * was hit.
 */
export function* addColumns(
  learner: Learner,
  layout: Layout,
  falls: readonly (readonly Lit[])[] | null,
  meter: Meter,
): Job<boolean> {
  const { rows, cols, half } = layout;
  const pace = new Pace(meter, LEVELS_PER_LOOK);
  for (let c = 0; c < cols; c++) {
    const below = counterOf(learner, layout);
    for (let r = rows - 1; r >= 0; r--) {
      addCounter(learner, half, below, r, 2 * (r * cols + c));
      if (pace.due(half) && !(yield* pace.pause())) return false;
    }
    if (falls === null) continue;
    for (let r = 0; r < rows; r++) {
      const cell = r * cols + c;
      addFall(learner, cell, falls[layout.region[cell]!]!, (f) => below(r, f));
      if (pace.due(half) && !(yield* pace.pause())) return false;
    }
  }
  return true;
}

/** The variables of a column, as the literals they make. */
function counterOf(learner: Learner, { rows, half }: Layout): Below {
  const first = new Int32Array(rows);
  const least = (r: number): number => Math.max(0, half - r - 1);
  const most = (r: number): number => Math.min(half, rows - 1 - r);
  for (let r = 0; r < rows; r++) first[r] = learner.newVars(Math.max(0, most(r) - least(r)));
  return (r, f) => {
    if (r < 0) return f <= half ? YES : NO;
    if (f <= least(r)) return YES;
    return f > most(r) ? NO : 2 * (first[r]! + f - least(r) - 1);
  };
}

/** From a row to the one above it. */
function addCounter(learner: Learner, half: number, below: Below, r: number, shaded: Lit): void {
  for (let f = 0; f <= half + 1; f++) {
    const here = below(r, f);
    addClause(learner, not(here), below(r - 1, f));
    addClause(learner, not(here), shaded, below(r - 1, f + 1));
    addClause(learner, here, not(below(r - 1, f + 1)));
    addClause(learner, here, not(shaded), not(below(r - 1, f)));
    addClause(learner, not(below(r, f + 1)), here);
  }
}

/** A shaded cell has as many blanks below as its stone falls. */
function addFall(learner: Learner, cell: number, stone: readonly Lit[], below: (f: number) => Lit): void {
  stone.forEach((falls, k) => {
    const count = below(k + 1);
    addClause(learner, 2 * cell + 1, not(count), falls);
    addClause(learner, 2 * cell + 1, count, not(falls));
  });
}

/** No hole: once a run of a region's shaded cells in a column has ended, no further cell of the region there is shaded. */
export function addRuns(learner: Learner, { rows, cols, region, inside }: Layout): void {
  for (let c = 0; c < cols; c++) {
    const before = new Map<number, { cell: number; ended: Lit }>();
    for (let r = 0; r < rows; r++) {
      const cell = r * cols + c;
      const last = before.get(region[cell]!);
      if (last === undefined) {
        before.set(region[cell]!, { cell, ended: NO });
        continue;
      }
      const ended = 2 * learner.newVar();
      const joined = inside[SIDES * last.cell + DOWN]! === cell;
      addClause(learner, not(last.ended), ended);
      addClause(learner, 2 * last.cell + 1, joined ? 2 * cell : NO, ended);
      addClause(learner, not(ended), 2 * cell + 1);
      before.set(region[cell]!, { cell, ended });
    }
  }
}
