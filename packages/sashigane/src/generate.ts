/**
 * A draft: draw a partition, put a circle with its number on every bend, and an arrow on one end of every piece by the asked
 * convention; keep it if it has one answer (it need not: fully numbered boards are not always unique). Then erase, in seeded order,
 * whatever can go while the answer stays the only one: numbers first, then, where asked, circles and arrows. Since a board with fewer
 * clues has all the answers of one with more, one pass leaves nothing that could still go.
 */
import {
  type Cell,
  type Draft,
  type Drafter,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  generating,
  isEasyEnough,
  type Job,
  type Meter,
  type OptionInfo,
  type Recipe,
  type Result,
  runAsync,
  runSync,
  solveJob,
  type Workbench,
  within,
} from "@hashigo/core";
import { hasPartition, type PartitionSource, partitionSourceJob, UNIFORM_TO_10, UNIFORM_TO_12 } from "./count/draw.js";
import { answerFacts } from "./facts.js";
import { CONVENTIONS, type Convention, cluesOf } from "./print.js";
import { CIRCLE, type Clue, isArrow, isCircle, NONE, numberOf, type Progress, Puzzle, rulesOf } from "./puzzle.js";
import { reasons } from "./reasons.js";
import { finder } from "./solve.js";

/** Nodes for one proof of uniqueness; a board that needs more counts as not unique. */
const PROOF = 4000;

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "arrows",
    kind: "choice",
    values: CONVENTIONS,
    default: "coin",
    title: {
      en: "end of a piece that carries the arrow: on its longer or shorter arm (equal arms: a coin), or a coin each",
      ja: "矢印を置く端。長い腕、短い腕（同じ長さなら硬貨投げ）、または毎回硬貨投げ",
    },
  },
  {
    name: "keep",
    kind: "integer",
    default: 0,
    title: { en: "numbers to leave; erasing stops there", ja: "残す数字の数" },
  },
  {
    name: "dropCircles",
    kind: "flag",
    default: false,
    title: { en: "erase circles too (general form)", ja: "丸も消す（一般形）" },
  },
  {
    name: "dropArrows",
    kind: "flag",
    default: false,
    title: { en: "erase arrows too (general form)", ja: "矢印も消す（一般形）" },
  },
  {
    name: "minimal",
    kind: "flag",
    default: false,
    title: { en: "no clue can go", ja: "どの手がかりも欠かせない" },
  },
  {
    name: "uniform",
    kind: "flag",
    default: false,
    title: {
      en: "insist on a uniformly drawn partition, to 12×12 (slow to prepare past 10×10)",
      ja: "分割を一様に引く（12×12まで、10×10を超えると準備が長い）",
    },
  },
];

const recipe: Recipe<Puzzle, Progress> = {
  id: "sashigane",
  options: OPTIONS,
  smallest: 1,
  largest: 40,
  reasons,
  rulesOf: (settings) => rulesOf(settings),
  impossible: ({ rows, cols }) =>
    hasPartition(rows, cols)
      ? null
      : { en: `${rows} × ${cols} cannot be cut into L's`, ja: `${rows}×${cols}はL字に分けられません` },
  prepare,
};

type Outcome = Result<Generated<Puzzle, Progress>, GenerateError>;

export function generate(options: GenerateOptions): Outcome {
  return runSync(generating(recipe, options));
}

export function generateAsync(options: GenerateOptions): Promise<Outcome> {
  return runAsync(generating(recipe, options));
}

/** The last source, while memory allows: preparing the table of a 10×10 takes two seconds, a draw a fifth of a millisecond. */
let last: { readonly key: string; readonly source: WeakRef<PartitionSource> } | null = null;

function* prepare({ rows, cols, wish }: Workbench, limits: Meter): Job<Drafter<Puzzle, Progress> | null> {
  const key = `${rows}×${cols} ${wish["uniform"]}`;
  const ready = last?.key === key ? last.source.deref() : undefined;
  if (ready !== undefined) return (bench) => draft(bench, ready);
  const uniformWork = wish["uniform"] === true ? UNIFORM_TO_12 : UNIFORM_TO_10;
  const built = yield* partitionSourceJob(rows, cols, { uniformWork }, limits);
  if (built.kind === "limit") return null;
  last = { key, source: new WeakRef(built.source) };
  return (bench) => draft(bench, built.source);
}

function* draft(bench: Workbench, from: PartitionSource): Job<Draft<Puzzle, Progress> | null> {
  const { rows, cols, random, rules, wish, work } = bench;
  const { roles, source } = from.draw(random);
  const full = Puzzle.of(rows, cols, cluesOf(roles, rows, cols, wish["arrows"] as Convention, random), rules);
  if ((yield* unique(full, work)) === null) return null;
  const puzzle = yield* erase(bench, full);
  const solution = yield* unique(puzzle, work);
  if (solution === null) return null;
  const minimal = yield* isMinimal(puzzle, work);
  return wish["minimal"] === true && !minimal ? null : { puzzle, solution, minimal, source };
}

function* unique(puzzle: Puzzle, work: Meter): Job<Progress | null> {
  const outcome = yield* solveJob(finder(puzzle, []), (s) => answerFacts(puzzle, s), within(work, PROOF));
  return outcome.status === "unique" ? outcome.solution : null;
}

function changed(puzzle: Puzzle, cell: Cell, to: Clue): Puzzle {
  const clues = Int32Array.from(puzzle.clues);
  clues[cell] = to;
  return Puzzle.of(puzzle.rows, puzzle.cols, clues, puzzle.rules);
}

function* erase(bench: Workbench, full: Puzzle): Job<Puzzle> {
  let puzzle = full;
  let numbers = full.clues.reduce((n, clue) => n + (numberOf(clue) > 0 ? 1 : 0), 0);
  for (const { cell, to } of order(bench, full)) {
    const clue = puzzle.clues[cell] as number;
    const isNumber = numberOf(clue) > 0;
    if (clue === to || (isNumber && numbers <= (bench.wish["keep"] as number))) continue;
    const less = changed(puzzle, cell, to);
    if ((yield* unique(less, bench.work)) === null || !(yield* isEasyEnough(recipe, bench, less))) continue;
    puzzle = less;
    if (isNumber) numbers--;
    if (bench.work.limit !== null) break;
  }
  return puzzle;
}

/** Numbers in seeded order, then the clues that may go altogether. */
function order({ wish, rules, random }: Workbench, full: Puzzle): { cell: Cell; to: Clue }[] {
  const general = rules["form"] === "general";
  const circlesGo = general && (wish["dropCircles"] === true || wish["minimal"] === true);
  const arrowsGo = general && (wish["dropArrows"] === true || wish["minimal"] === true);
  const numbers: { cell: Cell; to: Clue }[] = [];
  const others: { cell: Cell; to: Clue }[] = [];
  full.clues.forEach((clue, cell) => {
    if (isCircle(clue)) numbers.push({ cell, to: CIRCLE });
    if ((isCircle(clue) && circlesGo) || (isArrow(clue) && arrowsGo)) others.push({ cell, to: NONE });
  });
  return [...random.shuffle(numbers), ...random.shuffle(others)];
}

/** Does the board lose its only answer whichever clue goes: a number off its circle, a bare circle, an arrow? */
function* isMinimal(puzzle: Puzzle, work: Meter): Job<boolean> {
  for (let cell = 0; cell < puzzle.clues.length; cell++) {
    const clue = puzzle.clues[cell] as number;
    if (!isCircle(clue) && !isArrow(clue)) continue;
    if ((yield* unique(changed(puzzle, cell, numberOf(clue) > 0 ? CIRCLE : NONE), work)) !== null) return false;
  }
  return true;
}
