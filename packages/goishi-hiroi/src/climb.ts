/** Hill-climbing on layouts: one stone is moved or added at a time, and the number of answers may not rise. */
import { type Cell, countJob, type Job, type Meter, type Random, type Settings, within } from "@hashigo/core";
import { type Progress, Puzzle } from "./puzzle.js";
import { finder } from "./solve.js";

/** Answers are counted up to this many. A low cap would hide the slope on crowded boards. */
const CAP = 64;
/** Nodes for one count; a layout that needs more is refused. Proofs grow by a quarter a stone, so past {@link MANY} stones they get more. */
const COUNTING = 20_000;
const MANY = 54;
const COUNTING_MORE = 10_000;
/** Moves without a gain before a climb is given up. */
const PATIENCE = 400;
/** Squares tried for a new stone. */
const TRIES = 60;

export interface Layout {
  readonly puzzle: Puzzle;
  /** The stones' cells, in an order of no meaning. */
  readonly cells: readonly Cell[];
  /** This cell keeps its stone; −1: none. */
  readonly fixed: Cell;
  /** Answers up to the cap. */
  readonly answers: number;
  /** The answer, where it is the only one. */
  readonly answer: Progress | null;
}

/** Fixed shape while climbing: rows, cols and rules come from the layout at hand. */
function laid(rows: number, cols: number, cells: readonly Cell[], rules: Settings): Puzzle {
  const stones = new Uint8Array(rows * cols);
  for (const cell of cells) stones[cell] = 1;
  return Puzzle.of({ rows, cols, stones }, rules);
}

export function start(rows: number, cols: number, cells: readonly Cell[], rules: Settings, fixed: Cell): Layout {
  return { puzzle: laid(rows, cols, cells, rules), cells, fixed, answers: CAP, answer: null };
}

function patienceFor(stones: number): number {
  return COUNTING + Math.max(0, stones - MANY) * COUNTING_MORE;
}

/** The layout with other stones, if it can be cleared in 1 … `most` ways; null otherwise, or when counting took too long. */
function* weighed(layout: Layout, cells: readonly Cell[], most: number, work: Meter): Job<Layout | null> {
  const { rows, cols, rules } = layout.puzzle;
  const puzzle = laid(rows, cols, cells, rules);
  let answer: Progress | null = null;
  const { count, limit } = yield* countJob(
    finder(puzzle, []),
    Math.min(CAP, most + 1),
    within(work, patienceFor(cells.length)),
    (s) => {
      answer ??= s;
    },
  );
  if (limit !== null || count === 0 || count > most) return null;
  return { puzzle, cells, fixed: layout.fixed, answers: count, answer: count === 1 ? answer : null };
}

function emptyCell({ puzzle }: Layout, random: Random): Cell {
  for (;;) {
    const cell = random.int(puzzle.rows * puzzle.cols);
    if (puzzle.stones[cell] === 0) return cell;
  }
}

function isFull({ puzzle, cells }: Layout): boolean {
  return cells.length === puzzle.rows * puzzle.cols;
}

/** One stone moved to an empty square; null when that raises the number of answers or leaves none. */
function* moved(layout: Layout, random: Random, work: Meter): Job<Layout | null> {
  const from = random.int(layout.cells.length);
  const to = emptyCell(layout, random);
  if (layout.cells[from] === layout.fixed) return null;
  return yield* weighed(
    layout,
    layout.cells.map((cell, k) => (k === from ? to : cell)),
    layout.answers,
    work,
  );
}

/** Down to one answer, or null when stuck. */
export function* climbed(layout: Layout, random: Random, work: Meter): Job<Layout | null> {
  let here = layout.answer === null ? yield* weighed(layout, layout.cells, CAP, work) : layout;
  if (here === null || here.answers === 1) return here;
  if (isFull(here)) return null;
  for (let idle = 0; idle < PATIENCE && work.limit === null; idle++) {
    const next: Layout | null = yield* moved(here, random, work);
    if (next === null) continue;
    if (next.answers < here.answers) idle = 0;
    here = next;
    if (here.answers === 1) return here;
  }
  return null;
}

/** One stone more: on the first square tried that leaves one answer, else on the one that leaves the fewest, and down again. */
export function* grown(layout: Layout, random: Random, work: Meter): Job<Layout | null> {
  if (isFull(layout)) return null;
  let best: Layout | null = null;
  for (let k = 0; k < TRIES && work.limit === null; k++) {
    const cells = [...layout.cells, emptyCell(layout, random)];
    const next: Layout | null = yield* weighed(layout, cells, best === null ? CAP : best.answers - 1, work);
    if (next === null) continue;
    if (next.answers === 1) return next;
    best = next;
  }
  return best === null ? null : yield* climbed(best, random, work);
}

/** Another layout with one answer, one move away; the same one when the move tried will not do. */
export function* shifted(layout: Layout, random: Random, work: Meter): Job<Layout | null> {
  if (isFull(layout)) return null;
  return (yield* moved(layout, random, work)) ?? layout;
}
