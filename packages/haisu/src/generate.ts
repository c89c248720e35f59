/**
 * A draft: draw a walk, grow regions, write on every cell the visit on which the walk stands there; keep it if no other walk fits. Then erase
 * numbers in seeded order while the walk stays the only one; those that say nothing go first (on S, which is always on visit 1, and in
 * regions of one cell, which are visited once).
 *
 * Sparse boards have few, large regions. Most of those are ambiguous even with every number written, so many drafts are tried.
 */
import {
  bordersOf,
  type Cell,
  type Draft,
  type Drafter,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  Grid,
  generating,
  growRegions,
  isEasyEnough,
  type Job,
  type Meter,
  type OptionInfo,
  type Random,
  type Recipe,
  type Result,
  runAsync,
  runSync,
  solveJob,
  type Workbench,
  within,
} from "@hashigo/core";
import { type WalkSource, walkSourceJob } from "./count/draw.js";
import { answerFacts } from "./facts.js";
import { Eraser } from "./model/eraser.js";
import { clueCells, NONE, type Progress, Puzzle, rulesOf } from "./puzzle.js";
import { reasons } from "./reasons.js";
import { screenEnds } from "./screens.js";
import { finder } from "./solve.js";
import { visitsAlong } from "./walk.js";

/** Nodes for one proof of uniqueness; a board that needs more counts as not unique. */
const PROOF = 60_000;
/** Mean cells of a region where neither a number of regions nor a mean size is asked for. */
const MEAN = 6;
const SPARSE_MEAN = 16;

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "regions",
    kind: "integer",
    default: 0,
    title: { en: "number of regions; 0: by mean size", ja: "区画の数（0なら平均の大きさから）" },
  },
  {
    name: "meanSize",
    kind: "integer",
    default: 0,
    title: { en: "mean cells of a region; 0: 6, or 16 when sparse", ja: "区画の平均マス数（0なら6、まばらなら16）" },
  },
  {
    name: "sparse",
    kind: "flag",
    default: false,
    title: { en: "few large regions and few numbers", ja: "大きな区画と少ない数字" },
  },
  {
    name: "keep",
    kind: "integer",
    default: 0,
    title: { en: "numbers to leave; erasing stops there", ja: "残す数字の数" },
  },
  { name: "minimal", kind: "flag", default: false, title: { en: "no number can go", ja: "どの数字も欠かせない" } },
  {
    name: "corners",
    kind: "flag",
    default: false,
    title: {
      en: "S in the upper left corner, G as far as the colours allow",
      ja: "Sを左上に、Gを色の許すかぎり遠くに置く",
    },
  },
];

const recipe: Recipe<Puzzle, Progress> = {
  id: "haisu",
  options: OPTIONS,
  smallest: 2,
  largest: 20,
  reasons,
  rulesOf: (settings) => rulesOf(settings),
  impossible: ({ rows, cols, wish }) =>
    (wish["regions"] as number) > rows * cols
      ? {
          en: `${rows} × ${cols} cells do not make ${wish["regions"]} regions`,
          ja: `${rows}×${cols}マスでは${wish["regions"]}個の区画はできません`,
        }
      : null,
  prepare,
};

type Outcome = Result<Generated<Puzzle, Progress>, GenerateError>;

export function generate(options: GenerateOptions): Outcome {
  return runSync(generating(recipe, options));
}

export function generateAsync(options: GenerateOptions): Promise<Outcome> {
  return runAsync(generating(recipe, options));
}

/** Boards up to this many cells have one table for all ends; for larger ones it would take a quarter of a minute, so S and G are drawn first. */
const FREE_ENDS = 100;

interface Ends {
  readonly start: Cell;
  readonly goal: Cell;
}

function* prepare(bench: Workbench, limits: Meter): Job<Drafter<Puzzle, Progress> | null> {
  const { rows, cols, wish, random } = bench;
  const corners = wish["corners"] === true;
  const ends = corners ? farCorners(rows, cols) : rows * cols > FREE_ENDS ? drawnEnds(rows, cols, random) : null;
  const built = yield* walkSourceJob(rows, cols, ends?.start ?? null, ends?.goal ?? null, {}, limits);
  return built.kind === "limit" ? null : (b) => draft(b, built.source);
}

/** Two cells with a walk between them. */
function drawnEnds(rows: number, cols: number, random: Random): Ends {
  for (;;) {
    const [start, goal] = [random.int(rows * cols), random.int(rows * cols)];
    if (screenEnds(rows, cols, start, goal) === null) return { start, goal };
  }
}

/** The upper left corner and the far one, or its left neighbour where the colours rule the corner out. */
function farCorners(rows: number, cols: number): Ends {
  const far = rows * cols - 1;
  return { start: 0, goal: screenEnds(rows, cols, 0, far) === null ? far : far - 1 };
}

function* draft(bench: Workbench, from: WalkSource): Job<Draft<Puzzle, Progress> | null> {
  const { cells, source } = from.draw(bench.random);
  const full = numbered(bench, cells);
  const solution = drawnAlong(full, cells);
  const outcome = yield* solveJob(finder(full, []), (s) => answerFacts(full, s), within(bench.work, PROOF));
  if (outcome.status !== "unique") return null;
  const unique = uniqueness(full, solution, bench.work);
  const kept = yield* erase(bench, full, unique);
  const puzzle = withNumbers(full, kept);
  const minimal = yield* isMinimal(kept, unique);
  return bench.wish["minimal"] === true && !minimal ? null : { puzzle, solution, minimal, source };
}

/** Regions and all numbers along a walk. Read as totals, a number is the same all over its region. */
function numbered(bench: Workbench, cells: readonly Cell[]): Puzzle {
  const { rows, cols, rules, random } = bench;
  const blank = { rows, cols, start: cells[0] as Cell, goal: cells[cells.length - 1] as Cell };
  const grid = new Grid(rows, cols);
  const borders = bordersOf(grid, growRegions(grid, regionCount(bench), random));
  const bare = Puzzle.of({ ...blank, borders, numbers: new Int32Array(grid.size).fill(NONE) }, rules);
  const { at, totals } = visitsAlong(bare, cells);
  const numbers =
    rules["reading"] === "ordinal"
      ? at
      : Int32Array.from(at, (_, cell) => totals[bare.regions.of[cell] as number] as number);
  return withNumbers(Puzzle.of({ ...blank, borders, numbers }, rules), cells);
}

function regionCount({ rows, cols, wish }: Workbench): number {
  if ((wish["regions"] as number) > 0) return wish["regions"] as number;
  const mean = (wish["meanSize"] as number) || (wish["sparse"] === true ? SPARSE_MEAN : MEAN);
  return Math.max(1, Math.round((rows * cols) / mean));
}

function drawnAlong({ grid }: Puzzle, cells: readonly Cell[]): Progress {
  const edges = new Int8Array(grid.edges);
  for (let i = 1; i < cells.length; i++) edges[grid.edgeBetween(cells[i - 1] as Cell, cells[i] as Cell)] = 1;
  return { edges };
}

/** The board with numbers on these cells only. Those on S and in regions of one cell say nothing and are left out. */
function withNumbers(puzzle: Puzzle, cells: readonly Cell[]): Puzzle {
  const numbers = new Int32Array(puzzle.grid.size).fill(NONE);
  for (const cell of cells) if (says(puzzle, cell)) numbers[cell] = puzzle.numbers[cell] as number;
  return Puzzle.of({ ...puzzle, numbers }, puzzle.rules);
}

function says(puzzle: Puzzle, cell: Cell): boolean {
  const region = puzzle.regions.of[cell] as number;
  return cell !== puzzle.start && puzzle.regions.cells[region]?.length !== 1;
}

/** The numbers that stay. */
function* erase(bench: Workbench, full: Puzzle, unique: (cells: readonly Cell[]) => Job<boolean | null>): Job<Cell[]> {
  const { wish, random, work } = bench;
  const least = wish["keep"] as number;
  let kept = clueCells(full);
  for (const cell of random.shuffle(clueCells(full))) {
    if (kept.length <= least || work.limit !== null) break;
    const fewer = kept.filter((other) => other !== cell);
    if ((yield* unique(fewer)) !== true) continue;
    if (yield* isEasyEnough(recipe, bench, withNumbers(full, fewer))) kept = fewer;
  }
  return kept;
}

/** Is the answer the only one with just these numbers? null: the budget was spent. One learner answers all questions of a board, where numbers are ordinals. */
function uniqueness(full: Puzzle, solution: Progress, work: Meter): (cells: readonly Cell[]) => Job<boolean | null> {
  if (full.rules.reading === "ordinal") {
    const eraser = new Eraser(full, solution);
    return (cells) => eraser.unique(cells, work, PROOF);
  }
  return function* (cells) {
    const board = withNumbers(full, cells);
    const outcome = yield* solveJob(finder(board, []), (s) => answerFacts(board, s), within(work, PROOF));
    return outcome.status === "unknown" ? null : outcome.status === "unique";
  };
}

function* isMinimal(kept: readonly Cell[], unique: (cells: readonly Cell[]) => Job<boolean | null>): Job<boolean> {
  for (const cell of kept) if ((yield* unique(kept.filter((other) => other !== cell))) !== false) return false;
  return true;
}
