/**
 * A genre for testing core: colour the cells of a small grid with red, green and blue so that neighbours differ. A printed clue is a
 * colour, or how many neighbours of its cell are red. Facts: a cell's colour (`take`, order 1 … 3), and whether it is red
 * (`cell`, shaded or blank). So facts are not the variables, one fact entails another, and "not green" cannot be drawn.
 *
 * Two ladders: `default` with a fused propagation and all three kernels first; `article` without any extra, and with a kernel above a
 * trial. Both are complete: when all cells have one colour the kernels decide the board.
 */
import {
  type AnyPuzzle,
  type Cell,
  Due,
  type Engine,
  type Fact,
  type Finder,
  Grid,
  Ladder,
  lowest,
  NOTHING,
  popcount,
  type Reasons,
  type Rung,
  Search,
  type Sentence,
  type Telling,
  Trail,
  type Verdict,
} from "../src/index.js";

export interface Toy extends AnyPuzzle {
  readonly grid: Grid;
  /** 0: none, 1 … 3: this colour, 10 + n: n red neighbours. */
  readonly clues: readonly number[];
}

/** What is drawn on each cell: bits 0 … 2 a colour, bit 3 red, bit 4 not red. */
export interface Marks {
  readonly cells: readonly number[];
}

const ALL = 7;
const RED = 1;
const MASKS = [1, 2, 4, RED, ALL & ~RED] as const;
/** Colours that a set of marks allows. */
const TOLD_MASKS: readonly number[] = Array.from({ length: 32 }, (_, told) =>
  MASKS.reduce((left, mask, bit) => (((told >> bit) & 1) === 1 ? left & mask : left), ALL),
);
export const COUNT = 10;

export function toy(rows: number, cols: number, clues: readonly number[]): Toy {
  return { rows, cols, rules: {}, grid: new Grid(rows, cols), clues };
}

export function markOf(fact: Fact): number {
  if (fact.kind === "take") return fact.order - 1;
  if (fact.kind === "cell") return fact.value === "shaded" ? 3 : 4;
  throw new RangeError(`no fact of this genre: ${fact.kind}`);
}

function cellOf(fact: Fact): Cell {
  if (fact.kind === "edge") throw new RangeError("no fact of this genre: edge");
  return fact.cell;
}

export function factOf(cell: Cell, mark: number): Fact {
  if (mark < 3) return { kind: "take", cell, order: mark + 1 };
  return { kind: "cell", cell, value: mark === 3 ? "shaded" : "blank" };
}

/** Slots, for n cells: colours `0 …`, marks told `n …`, clue laid `2n …`. */
export class Colours implements Engine {
  readonly n: number;
  readonly store: Int32Array;
  readonly trail: Trail;
  readonly told: Due;
  readonly singles: Due;
  readonly counts: Due;
  /** Answers found below each position that was left, and contradictions met: what search reports. */
  readonly left: number[] = [];
  failures = 0;

  constructor(readonly puzzle: Toy) {
    this.n = puzzle.grid.size;
    this.store = new Int32Array(3 * this.n).fill(ALL, 0, this.n);
    this.trail = new Trail(this.store);
    this.told = new Due(this.n);
    this.singles = new Due(this.n);
    this.counts = new Due(this.n);
  }

  /** What the candidates alone leave. */
  candidates(cell: Cell): number {
    return this.store[cell] as number;
  }

  /** What candidates and drawn marks leave. Kernels ask this, so that a drawn mark can be the premise of any of them. */
  colours(cell: Cell): number {
    return this.candidates(cell) & this.toldMask(cell);
  }

  isLaid(cell: Cell): boolean {
    return this.store[2 * this.n + cell] === 1;
  }

  private toldMask(cell: Cell): number {
    return TOLD_MASKS[this.store[this.n + cell] as number] as number;
  }

  keep(cell: Cell, colours: number): boolean {
    const after = this.colours(cell) & colours;
    if (after === 0) return false;
    if (after !== this.candidates(cell)) this.write(cell, after);
    return true;
  }

  private write(cell: Cell, colours: number): void {
    this.trail.write(cell, colours);
    this.touched(cell);
  }

  private touched(cell: Cell): void {
    this.told.add(cell);
    this.singles.add(cell);
    for (const next of this.puzzle.grid.neighbours(cell)) this.counts.add(next);
  }

  // ---- State ----

  mark(): number {
    return this.trail.length;
  }
  undoTo(mark: number): void {
    this.trail.undoTo(mark);
  }
  slotAt(i: number): number {
    return this.trail.slot(i);
  }
  oldAt(i: number): number {
    return this.trail.old(i);
  }
  value(slot: number): number {
    return this.store[slot] as number;
  }

  give(clue: Cell): boolean {
    this.trail.write(2 * this.n + clue, 1);
    this.told.add(clue);
    this.counts.add(clue);
    return true;
  }

  assert(fact: Fact): boolean {
    const cell = cellOf(fact);
    const mark = markOf(fact);
    const slot = this.n + cell;
    if ((this.colours(cell) & (MASKS[mark] as number)) === 0) return false;
    this.trail.write(slot, (this.store[slot] as number) | (1 << mark));
    this.touched(cell);
    return true;
  }

  holds(fact: Fact): boolean {
    const cell = cellOf(fact);
    const mark = markOf(fact);
    const told = ((this.store[this.n + cell] as number) >> mark) & 1;
    return told === 1 || (this.candidates(cell) & ~(MASKS[mark] as number)) === 0;
  }

  settled(from: number, out: Fact[]): void {
    const seen = new Set<number>();
    for (let i = from; i < this.trail.length; i++) {
      const cell = this.trail.slot(i);
      if (cell >= this.n || seen.has(cell)) continue;
      seen.add(cell);
      for (let mark = 0; mark < MASKS.length; mark++)
        if ((this.candidates(cell) & ~(MASKS[mark] as number)) === 0) out.push(factOf(cell, mark));
    }
  }

  /** Atoms are `4 * cell + colour`. Trial 0 supposes in cells of two colours only. */
  open(from: number, trial: number): number {
    for (let atom = from; atom < 4 * this.n; atom++) {
      const colours = this.candidates(atom >> 2);
      const size = popcount(colours);
      if (size > 1 && (trial > 0 || size === 2) && ((colours >> (atom & 3)) & 1) === 1) return atom;
    }
    return -1;
  }

  assume(atom: number): boolean {
    this.write(atom >> 2, 1 << (atom & 3));
    return true;
  }

  refute(atom: number): boolean {
    return this.keep(atom >> 2, ALL & ~(1 << (atom & 3)));
  }

  idle(): void {
    for (const due of [this.told, this.singles, this.counts]) due.clear();
  }

  wake(): void {
    for (let cell = 0; cell < this.n; cell++) for (const due of [this.told, this.singles, this.counts]) due.add(cell);
  }

  // ---- Engine ----

  propagate(upTo: number): boolean {
    const kernels = [
      [this.told, told],
      [this.singles, differ],
      [this.counts, count],
    ] as const;
    for (let k = 0; k < Math.min(upTo, kernels.length); ) {
      const [due, kernel] = kernels[k] as (typeof kernels)[number];
      const site = due.pop();
      if (site < 0) k++;
      else if (kernel(this, site)) k = 0;
      else {
        this.idle();
        return false;
      }
    }
    return true;
  }

  choose(): number {
    let best = -1;
    let least = 4;
    for (let cell = 0; cell < this.n; cell++) {
      const size = popcount(this.candidates(cell));
      if (size < 2 || size >= least) continue;
      best = cell;
      least = size;
    }
    return best < 0 ? -1 : 4 * best + lowest(this.candidates(best));
  }

  failed(): void {
    this.failures++;
  }

  leave(found: number): void {
    this.left.push(found);
  }

  /** The answer, once every cell has one colour. */
  answer(): Marks {
    return { cells: Array.from(this.store.subarray(0, this.n)) };
  }
}

function told(s: Colours, cell: Cell): boolean {
  const clue = s.puzzle.clues[cell] as number;
  const printed = s.isLaid(cell) && clue > 0 && clue < COUNT ? 1 << (clue - 1) : ALL;
  return s.keep(cell, printed);
}

function differ(s: Colours, cell: Cell): boolean {
  const mine = s.colours(cell);
  return popcount(mine) > 1 || s.puzzle.grid.neighbours(cell).every((next) => s.keep(next, ALL & ~mine));
}

function count(s: Colours, cell: Cell): boolean {
  const clue = s.puzzle.clues[cell] as number;
  if (clue < COUNT || !s.isLaid(cell)) return true;
  const around = s.puzzle.grid.neighbours(cell);
  const red = around.filter((x) => s.colours(x) === RED).length;
  const open = around.filter((x) => (s.colours(x) & RED) !== 0 && s.colours(x) !== RED);
  const left = clue - COUNT - red;
  if (left < 0 || left > open.length) return false;
  if (left === 0) return open.every((x) => s.keep(x, ALL & ~RED));
  return left < open.length || open.every((x) => s.keep(x, RED));
}

// ---- ladders ----

function say(telling: Telling<Colours>): Sentence {
  const { step, changes, effects, clues, facts, inner, fails } = telling;
  const from = [...clues.map((c) => `clue ${c}`), ...facts.map((f) => JSON.stringify(f))].join(", ");
  const en = `site ${step.site}: ${changes.length} changes, ${effects.length} drawn${fails ? ", breaks" : ""} [${from}] ${inner.map((s) => s.en).join("; ")}`;
  return { en, ja: `${en}。` };
}

function kernel(
  id: string,
  due: (s: Colours) => Due,
  apply: (s: Colours, site: number) => boolean,
  reads?: (s: Colours, site: number, out: Set<number>) => void,
): Rung<Colours> {
  const words = { en: id, ja: id };
  const rung: Rung<Colours> = {
    id,
    name: words,
    meaning: words,
    kind: "kernel",
    due: (s) => due(s).pop(),
    apply,
    say,
    note: ({ changes }) => ({ kind: "colours", cells: changes.map(({ slot }) => slot), values: [] }),
  };
  return reads === undefined ? rung : { ...rung, reads };
}

const trial = (id: string): Rung<Colours> => ({ ...kernel(id, (s) => s.told, told), kind: "trial" });

const readCell = (s: Colours, cell: Cell, out: Set<number>): void => {
  out
    .add(cell)
    .add(s.n + cell)
    .add(2 * s.n + cell);
};
const readNear = (s: Colours, cell: Cell, out: Set<number>): void => {
  readCell(s, cell, out);
  for (const next of s.puzzle.grid.neighbours(cell)) out.add(next).add(s.n + next);
};

export const TOLD: Rung<Colours> = kernel("told", (s) => s.told, told, readCell);
export const DIFFER: Rung<Colours> = kernel("differ", (s) => s.singles, differ, readNear);
export const COUNTED: Rung<Colours> = kernel("count", (s) => s.counts, count, readNear);
export const KERNELS = 3;

const blank = (puzzle: Toy): Colours => new Colours(puzzle);
export const clueCells = (puzzle: Toy): Cell[] => puzzle.clues.flatMap((clue, cell) => (clue === 0 ? [] : [cell]));
const factsIn = (puzzle: Toy): number => 2 * puzzle.grid.size;

export const fused: Ladder<Toy, Colours> = new Ladder<Toy, Colours>({
  id: "default",
  sayGiven: () => ({ en: "The board alone says it.", ja: "盤だけから決まります。" }),
  rungs: [TOLD, DIFFER, COUNTED, trial("two"), trial("any")],
  blank,
  clues: clueCells,
  facts: factsIn,
  propagate: (s, upTo) => s.propagate(upTo),
  choose: (s) => s.choose(),
});

const { reads: _, ...countedUnread } = COUNTED;
export const plain: Ladder<Toy, Colours> = new Ladder<Toy, Colours>({
  id: "article",
  sayGiven: () => ({ en: "The board alone says it.", ja: "盤だけから決まります。" }),
  rungs: [TOLD, DIFFER, trial("two"), countedUnread, trial("any")],
  blank,
  clues: clueCells,
  facts: factsIn,
});

// ---- the genre's side of the jobs ----

export function laid(puzzle: Toy, known: readonly Fact[] = []): Colours | null {
  const state = new Colours(puzzle);
  for (const clue of clueCells(puzzle)) state.give(clue);
  for (const fact of known) if (!state.assert(fact)) return null;
  state.wake();
  return state;
}

export function finder(puzzle: Toy, known: readonly Fact[] = []): Finder<Marks> {
  const state = laid(puzzle, known);
  return state === null ? NOTHING : new Search(state, (s) => s.answer(), KERNELS);
}

export function answerFacts(puzzle: Toy, answer: Marks): Fact[] {
  return answer.cells.flatMap((mark, cell) => {
    if (puzzle.grid.size <= cell) throw new RangeError(`no cell ${cell}`);
    return [factOf(cell, lowest(mark & ALL)), factOf(cell, (mark & RED) !== 0 ? 3 : 4)];
  });
}

/** A colouring or none, said of complete ones: no solver here, the rules as they stand. */
export function isAnswer(puzzle: Toy, colours: readonly number[]): boolean {
  const { grid, clues } = puzzle;
  return colours.every((mine, cell) => {
    const around = grid.neighbours(cell).map((next) => colours[next] as number);
    const clue = clues[cell] as number;
    if (around.includes(mine)) return false;
    if (clue === 0) return true;
    return clue < COUNT ? mine === 1 << (clue - 1) : around.filter((c) => c === RED).length === clue - COUNT;
  });
}

function check(puzzle: Toy, marks: Marks): Verdict {
  const colours = marks.cells.map((mark) => mark & ALL);
  const complete = colours.every((c) => popcount(c) === 1);
  if (complete && isAnswer(puzzle, colours)) return { state: "solved", violations: [] };
  const pairs = colours.flatMap((c, a) =>
    puzzle.grid.neighbours(a).flatMap((b) => (b > a && popcount(c) === 1 && colours[b] === c ? [[a, b]] : [])),
  );
  const violations = pairs.map((cells) => ({
    rule: "neighbours-differ",
    failcode: null,
    cells,
    lasting: true,
    message: { en: `cells ${cells.join(" and ")} are alike`, ja: "同じ色です" },
  }));
  return { state: violations.length > 0 ? "broken" : "incomplete", violations };
}

export const genre: Reasons<Toy, Marks> = {
  finder,
  answerFacts,
  ladders: { default: fused, article: plain },
  factsOf: (_puzzle, progress) =>
    progress.cells.flatMap((marks, cell) =>
      MASKS.flatMap((__, bit) => (((marks >> bit) & 1) === 1 ? [factOf(cell, bit)] : [])),
    ),
  draw: (_puzzle, progress, facts) => {
    const cells = [...progress.cells];
    for (const fact of facts) cells[cellOf(fact)] = (cells[cellOf(fact)] as number) | (1 << markOf(fact));
    return { cells };
  },
  emptyProgress: (puzzle) => ({ cells: puzzle.clues.map(() => 0) }),
  check,
};
