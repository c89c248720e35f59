/**
 * Visit counts as clauses, in order encoding: for a counter and a cell, "the count there is at least j" for j up to a cap. The top level
 * means "the cap or more" and says nothing of how much more.
 *
 * One counter for each region with a number. Where the board has two regions and no loose border, the line goes from the one to the other
 * with every crossing, so one counter of crossings serves both: visit n of S's region is 2n − 2 crossings, of the other 2n − 1. A solver
 * cannot find that by itself, since it follows only along the whole line.
 *
 * Clauses. Along a line step the count stays, or goes up by one where the step enters. In time order it never falls, between any two
 * neighbours. It is least at S and greatest at G. A visit up to the largest number has exactly one entrance; at the cap several visits
 * share a level, so there it has not.
 */
import { type Cell, type Edge, type Job, LEARNER_WORDS, type Meter, Pace } from "@hashigo/core";
import type { Layout } from "../layout.js";
import { type Clauses, type Lit, not } from "./clauses.js";
import type { LineModel } from "./line.js";

/** What is counted: `enters(edge, into)`, the count at S, and the highest count that a number asks for. */
interface Counted {
  readonly atStart: number;
  readonly last: number;
  enters(edge: Edge, into: Cell): boolean;
  /** Exact count at a cell, or −1. */
  at(cell: Cell): number;
  /** Least count at a cell by its region alone. */
  atLeast(cell: Cell): number;
  /** Counts a cell's region rules out: of the wrong parity. */
  parity(cell: Cell): number;
}

/** All counters together have no more levels than this: the clauses of as many would not fit into a learner. */
const MAX_LEVELS = 2 ** 22;
/** Levels of a cell, or edges at a level, whose clauses are added between two looks at the clock. */
const LEVELS_PER_LOOK = 1024;

/**
 * "none": the numbers cannot be, whatever the line. "limit": of the meter, or there are too many levels ("memory").
 *
 * @param guards a literal a cell under which its number counts; without them all numbers do
 */
export function* addCounters(
  c: Clauses,
  layout: Layout,
  line: LineModel,
  guards: readonly Lit[] | null,
  meter: Meter,
): Job<"built" | "none" | "limit"> {
  if (layout.puzzle.numbers[layout.puzzle.start]! > 1 && layout.ordinal) return "none";
  // A region of m cells has at most m visits.
  const { numbers, regions } = layout.puzzle;
  if (numbers.some((n, cell) => n > regions.cells[layout.region[cell]!]!.length)) return "none";
  const twoSided = layout.ordinal && layout.puzzle.regions.count === 2 && layout.puzzle.regions.loose.length === 0;
  const counted = twoSided ? [alternating(layout)] : perRegion(layout);
  if (counted === null) return "none";
  const pace = new Pace(meter, LEVELS_PER_LOOK);
  let levels = 0;
  for (const one of counted) {
    if (one.last < 0) continue;
    levels += layout.size * (one.last + 1);
    if (levels > MAX_LEVELS || c.words > LEARNER_WORDS) {
      meter.limit ??= "memory";
      return "limit";
    }
    if (!(yield* new Counter(c, layout, line, one, guards, pace).build())) return "limit";
  }
  return "built";
}

function largest(layout: Layout, region: number): number {
  let n = 0;
  for (const cell of layout.puzzle.regions.cells[region]!) n = Math.max(n, layout.puzzle.numbers[cell]!);
  return n;
}

function alternating(layout: Layout): Counted {
  const { puzzle, region } = layout;
  const home = region[puzzle.start]!;
  const crossingsAt = (cell: Cell, n: number): number => (region[cell] === home ? 2 * n - 2 : 2 * n - 1);
  let last = -1;
  puzzle.numbers.forEach((n, cell) => {
    if (n > 0) last = Math.max(last, crossingsAt(cell, n));
  });
  return {
    atStart: 0,
    last,
    enters: (edge) => layout.isBorder[edge] === 1,
    at: (cell) => (puzzle.numbers[cell]! > 0 ? crossingsAt(cell, puzzle.numbers[cell]!) : -1),
    atLeast: (cell) => (region[cell] === home ? 0 : 1),
    parity: (cell) => (region[cell] === home ? 0 : 1),
  };
}

/** One counter a region with numbers; null when totals contradict each other. */
function perRegion(layout: Layout): Counted[] | null {
  const { puzzle, region, ordinal } = layout;
  const out: Counted[] = [];
  for (let k = 0; k < puzzle.regions.count; k++) {
    const last = largest(layout, k);
    if (last < 1) continue;
    const clued = puzzle.regions.cells[k]!.filter((cell) => puzzle.numbers[cell]! > 0);
    if (!ordinal && clued.some((cell) => puzzle.numbers[cell] !== last)) return null;
    out.push({
      atStart: region[puzzle.start] === k ? 1 : 0,
      last,
      enters: (edge, into) => layout.isBorder[edge] === 1 && region[into] === k,
      at: (cell) =>
        ordinal
          ? region[cell] === k && puzzle.numbers[cell]! > 0
            ? puzzle.numbers[cell]!
            : -1
          : cell === puzzle.goal
            ? last
            : -1,
      atLeast: (cell) => (region[cell] === k ? 1 : 0),
      parity: () => -1,
    });
  }
  return out;
}

class Counter {
  /** The highest level: one above the last that is asked for. */
  private readonly cap: number;
  private readonly levels: readonly (readonly Lit[])[];

  constructor(
    private readonly c: Clauses,
    private readonly layout: Layout,
    private readonly line: LineModel,
    private readonly counted: Counted,
    private readonly guards: readonly Lit[] | null,
    private readonly pace: Pace,
  ) {
    this.cap = counted.last + 1;
    this.levels = Array.from({ length: layout.size }, () => Array.from({ length: this.cap }, () => c.newVar()));
  }

  /** The count at a cell is at least j. */
  private atLeast(cell: Cell, j: number): Lit {
    if (j <= 0) return this.c.yes;
    return j > this.cap ? this.c.no : this.levels[cell]![j - 1]!;
  }

  /** False: a limit was hit. */
  *build(): Job<boolean> {
    const { layout, pace } = this;
    for (let cell = 0; cell < layout.size; cell++) {
      this.cell(cell);
      if (pace.due(this.cap) && !(yield* pace.pause())) return false;
    }
    for (let edge = 0; edge < layout.edges; edge++) {
      this.step(edge, layout.first[edge]!, layout.second[edge]!, this.line.forth[edge]!, this.line.before[edge]!);
      this.step(edge, layout.second[edge]!, layout.first[edge]!, this.line.back[edge]!, not(this.line.before[edge]!));
      if (pace.due(2 * this.cap) && !(yield* pace.pause())) return false;
    }
    for (let j = this.counted.atStart + 1; j <= this.counted.last; j++) {
      this.entrance(j);
      if (pace.due(layout.edges) && !(yield* pace.pause())) return false;
    }
    return true;
  }

  private cell(cell: Cell): void {
    const { c, counted } = this;
    const { start, goal } = this.layout.puzzle;
    for (let j = 2; j <= this.cap; j++) c.add(not(this.atLeast(cell, j)), this.atLeast(cell, j - 1));
    if (cell === start) this.exactly(cell, counted.atStart, c.yes);
    const exact = counted.at(cell);
    if (exact >= 0) this.exactly(cell, exact, this.guards?.[cell] ?? c.yes);
    c.add(this.atLeast(cell, Math.max(counted.atLeast(cell), counted.atStart)));
    for (let j = 1; j <= this.cap; j++) c.add(not(this.atLeast(cell, j)), this.atLeast(goal, j));
    const parity = counted.parity(cell);
    // A count of the other parity is no count of this cell: at least j means at least j + 1. The cap stands for all above it.
    if (parity >= 0)
      for (let j = 1; j < this.cap; j++)
        if (j % 2 !== parity) c.add(not(this.atLeast(cell, j)), this.atLeast(cell, j + 1));
  }

  private exactly(cell: Cell, count: number, when: Lit): void {
    this.c.imply([when], this.atLeast(cell, count));
    this.c.imply([when], not(this.atLeast(cell, count + 1)));
  }

  /** From a cell to a neighbour: `walks` the line does so; `precedes` the one cell comes before the other. */
  private step(edge: Edge, from: Cell, to: Cell, walks: Lit, precedes: Lit): void {
    const { c } = this;
    const up = this.counted.enters(edge, to) ? 1 : 0;
    for (let j = 1; j <= this.cap; j++) {
      c.add(not(precedes), not(this.atLeast(from, j)), this.atLeast(to, j));
      c.add(not(walks), this.atLeast(from, j - up), not(this.atLeast(to, j)));
      if (up === 1) c.add(not(walks), not(this.atLeast(from, j)), this.atLeast(to, Math.min(j + 1, this.cap)));
    }
    if (up === 1) c.add(not(walks), this.atLeast(to, 1));
  }

  /** If the count reaches j at all, exactly one step brings it there. */
  private entrance(j: number): void {
    const { c, layout } = this;
    const steps: Lit[] = [];
    for (let edge = 0; edge < layout.edges; edge++) {
      for (const [into, walks] of [
        [layout.second[edge]!, this.line.forth[edge]!],
        [layout.first[edge]!, this.line.back[edge]!],
      ] as const) {
        if (!this.counted.enters(edge, into)) continue;
        const here = c.both(this.atLeast(into, j), not(this.atLeast(into, j + 1)));
        steps.push(c.both(walks, here));
      }
    }
    c.addAll([not(this.atLeast(layout.puzzle.goal, j)), ...steps]);
    c.atMostOne(steps);
  }
}
