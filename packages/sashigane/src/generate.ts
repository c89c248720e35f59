/**
 * From a seed to a puzzle that is proved unique under its rules.
 *
 * A draft: draw a partition, put a circle with its number on every bend, and an arrow on one end of every piece by the asked
 * convention; keep it if it has one answer (it need not: fully numbered boards are not always unique). Then erase, in seeded order,
 * whatever can go while the answer stays the only one: numbers first, then, where asked, circles and arrows. Since a board with fewer
 * clues has all the answers of one with more, one pass leaves nothing that could still go.
 *
 * Budgets inside count nodes, never time, so seed and options alone decide the result; a time limit can only make it fail.
 */
import {
  fail,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  type Grade,
  grading,
  isSeed,
  type Job,
  type LadderId,
  type Limit,
  type Limits,
  type Meter,
  meter,
  type OptionInfo,
  ok,
  Random,
  type Result,
  rest,
  runAsync,
  rungIndex,
  runSync,
  solveJob,
  within,
} from "@hashigo/core";
import { hasPartition, type PartitionSource, partitionSourceJob, UNIFORM_TO_10, UNIFORM_TO_12 } from "./count/draw.js";
import { answerFacts } from "./facts.js";
import { CONVENTIONS, type Convention, cluesOf } from "./print.js";
import { CIRCLE, isArrow, isCircle, NONE, numberOf, type Progress, Puzzle, type Rules, rulesOf } from "./puzzle.js";
import { reasons } from "./reasons.js";
import { finder } from "./solve.js";

/** Largest side that is generated. */
export const MAX_GENERATED = 40;
/** Nodes for one proof of uniqueness; a board that needs more counts as not unique. */
const PROOF = 4000;

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "arrows",
    kind: "choice",
    values: CONVENTIONS,
    title: {
      en: "end of a piece that carries the arrow: on its longer or shorter arm (equal arms: a coin), or a coin each",
      ja: "矢印を置く端。長い腕、短い腕（同じ長さなら硬貨投げ）、または毎回硬貨投げ",
    },
  },
  { name: "keep", kind: "integer", title: { en: "numbers to leave; erasing stops there", ja: "残す数字の数" } },
  { name: "dropCircles", kind: "flag", title: { en: "erase circles too (general form)", ja: "丸も消す（一般形）" } },
  { name: "dropArrows", kind: "flag", title: { en: "erase arrows too (general form)", ja: "矢印も消す（一般形）" } },
  { name: "minimal", kind: "flag", title: { en: "no clue can go", ja: "どの手がかりも欠かせない" } },
  {
    name: "uniform",
    kind: "flag",
    title: {
      en: "insist on a uniformly drawn partition, to 12×12 (slow to prepare past 10×10)",
      ja: "分割を一様に引く（12×12まで、10×10を超えると準備が長い）",
    },
  },
];

export interface Wish {
  readonly arrows: Convention;
  /** Numbers to leave at least; 0 erases all that can go. */
  readonly keep: number;
  readonly dropCircles: boolean;
  readonly dropArrows: boolean;
  readonly minimal: boolean;
  readonly uniform: boolean;
}

type Outcome = Result<Generated<Puzzle, Progress>, GenerateError>;

export function generate(options: GenerateOptions): Outcome {
  return runSync(generating(options));
}

export function generateAsync(options: GenerateOptions): Promise<Outcome> {
  return runAsync(generating(options));
}

function refuse(
  code: GenerateError["code"],
  en: string,
  ja: string,
  drafts = 0,
  grades: Readonly<Record<string, number>> = {},
): Outcome {
  return fail({ code, message: { en, ja }, drafts, grades });
}

export function* generating(options: GenerateOptions): Job<Outcome> {
  const { rows, cols, seed = 0, ladder = "default", grade, maxDrafts = 400 } = options;
  const bad = misuse(options);
  if (bad !== null) return refuse("bad-option", bad, bad);
  if (
    !Number.isInteger(rows) ||
    !Number.isInteger(cols) ||
    Math.min(rows, cols) < 1 ||
    Math.max(rows, cols) > MAX_GENERATED
  )
    return refuse(
      "bad-size",
      `sides are 1 to ${MAX_GENERATED}, not ${rows} × ${cols}`,
      `辺は1から${MAX_GENERATED}まで。${rows}×${cols}はできません`,
    );
  if (!hasPartition(rows, cols))
    return refuse("no-object", `${rows} × ${cols} cannot be cut into L's`, `${rows}×${cols}はL字に分けられません`);
  const wish = wishOf(options.options ?? {}) as Wish;
  const rules = rulesOf(options.rules ?? {});
  const random = new Random(seed);
  const work = meter(options);
  const source = yield* sourceFor(rows, cols, wish.uniform, options);
  if (source === null) return stopped(options.signal?.aborted === true ? "aborted" : "time", 0, {});
  const maker = new Maker(rules, ladder, wish, random, work, grade);
  for (let draft = 0; draft < maxDrafts; draft++) {
    if (!work.tick()) return stopped(work.limit ?? "nodes", draft, maker.grades);
    yield* rest(work);
    const { roles } = source.draw(random);
    const made = yield* maker.draft(rows, cols, cluesOf(roles, rows, cols, wish.arrows, random));
    if (work.limit !== null) return stopped(work.limit ?? "nodes", draft, maker.grades);
    if (made !== null) return ok({ ...made, seed, source: source.source, options: { ...wish, ladder } });
  }
  const seen = Object.entries(maker.grades).map(([id, n]) => `${id} ${n}`);
  return refuse(
    "no-draft",
    `none of ${maxDrafts} drafts would do (grades met: ${seen.join(", ") || "none, no draft was unique"})`,
    `下書き${maxDrafts}枚のどれも合いませんでした（${seen.join("、") || "答えが一つのものなし"}）`,
    maxDrafts,
    maker.grades,
  );
}

function stopped(limit: Limit, drafts: number, grades: Readonly<Record<string, number>>): Outcome {
  const en = `stopped by the limit on ${limit} after ${drafts} drafts`;
  return refuse("limit", en, `${drafts}枚の下書きで制限（${limit}）に達しました`, drafts, grades);
}

/** The last source, while memory allows: preparing the table of a 10×10 takes two seconds, a draw a fifth of a millisecond. */
let last: { readonly key: string; readonly source: WeakRef<PartitionSource> } | null = null;

/** Prepared outside the node budget, so that a prepared source cannot change what a budget allows. null: out of time, or aborted. */
function* sourceFor(rows: number, cols: number, uniform: boolean, limits: Limits): Job<PartitionSource | null> {
  const key = `${rows}×${cols} ${uniform}`;
  const ready = last?.key === key ? last.source.deref() : undefined;
  if (ready !== undefined) return ready;
  const { timeoutMs, signal, onProgress } = limits;
  const uniformWork = uniform ? UNIFORM_TO_12 : UNIFORM_TO_10;
  const built = yield* partitionSourceJob(rows, cols, { uniformWork }, meter({ timeoutMs, signal, onProgress }));
  if (built.kind === "limit") return null;
  last = { key, source: new WeakRef(built.source) };
  return built.source;
}

/** What is wrong with the options, in one sentence. */
function misuse(options: GenerateOptions): string | null {
  const { seed = 0, grade, ladder = "default", maxDrafts = 1 } = options;
  if (!isSeed(seed)) return `a seed is an integer from 0 to 4294967295, not ${seed}`;
  if (!Number.isInteger(maxDrafts) || maxDrafts < 0) return `maxDrafts is a whole number, not ${maxDrafts}`;
  try {
    rulesOf(options.rules ?? {});
    if (grade !== undefined && grade !== "search") rungIndex(reasons.ladders[ladder], grade);
  } catch (error) {
    return (error as RangeError).message;
  }
  const wish = wishOf(options.options ?? {});
  return typeof wish === "string" ? wish : null;
}

function wishOf(given: Readonly<Record<string, string | number | boolean>>): Wish | string {
  for (const [name, value] of Object.entries(given)) {
    const info = OPTIONS.find((option) => option.name === name);
    if (info === undefined)
      return `sashigane has no generator option ${name}; it has ${OPTIONS.map((o) => o.name).join(", ")}`;
    if (info.kind === "choice" && !info.values?.includes(String(value)))
      return `${name} is one of ${info.values?.join(", ")}, not ${value}`;
    if (info.kind === "flag" && typeof value !== "boolean") return `${name} is true or false, not ${value}`;
    if (info.kind === "integer" && !(Number.isInteger(value) && (value as number) >= 0))
      return `${name} is a whole number, not ${value}`;
  }
  const {
    arrows = "coin",
    keep = 0,
    dropCircles = false,
    dropArrows = false,
    minimal = false,
    uniform = false,
  } = given as Partial<Wish>;
  return { arrows, keep, dropCircles, dropArrows, minimal, uniform };
}

class Maker {
  readonly grades: Record<string, number> = {};
  constructor(
    private readonly rules: Rules,
    private readonly ladder: LadderId,
    private readonly wish: Wish,
    private readonly random: Random,
    private readonly work: Meter,
    private readonly wanted: string | undefined,
  ) {}

  /** A finished puzzle, or null when this draft will not do. */
  *draft(
    rows: number,
    cols: number,
    clues: Int32Array,
  ): Job<Pick<Generated<Puzzle, Progress>, "puzzle" | "solution" | "grade" | "minimal"> | null> {
    const full = Puzzle.of(rows, cols, clues, this.rules);
    if ((yield* this.unique(full)) === null) return null;
    const puzzle = yield* this.erase(full);
    if (this.work.limit !== null) return null;
    const solution = yield* this.unique(puzzle);
    const grade = yield* this.grade(puzzle);
    if (solution === null || grade.rung === null) return null;
    this.grades[grade.rung] = (this.grades[grade.rung] ?? 0) + 1;
    if (this.wanted !== undefined && grade.rung !== this.wanted) return null;
    const minimal = yield* this.isMinimal(puzzle);
    return this.work.limit !== null || (this.wish.minimal && !minimal) ? null : { puzzle, solution, grade, minimal };
  }

  private *unique(puzzle: Puzzle): Job<Progress | null> {
    const outcome = yield* solveJob(finder(puzzle, []), (s) => answerFacts(puzzle, s), within(this.work, PROOF));
    return outcome.status === "unique" ? outcome.solution : null;
  }

  private *grade(puzzle: Puzzle): Job<Grade> {
    return yield* grading(reasons, puzzle, { ladder: this.ladder, maxNodes: 100 * PROOF });
  }

  private *erase(full: Puzzle): Job<Puzzle> {
    let puzzle = full;
    let numbers = full.clues.reduce((n, clue) => n + (numberOf(clue) > 0 ? 1 : 0), 0);
    for (const { cell, to } of this.order(full)) {
      const clue = puzzle.clues[cell] as number;
      const isNumber = numberOf(clue) > 0;
      if (clue === to || (isNumber && numbers <= this.wish.keep)) continue;
      const clues = Int32Array.from(puzzle.clues);
      clues[cell] = to;
      const less = Puzzle.of(full.rows, full.cols, clues, this.rules);
      if ((yield* this.unique(less)) === null || !(yield* this.stillEasy(less))) continue;
      puzzle = less;
      if (isNumber) numbers--;
      if (this.work.limit !== null) return puzzle;
    }
    return puzzle;
  }

  /** Numbers in seeded order, then the clues that may go altogether. */
  private order(full: Puzzle): { cell: number; to: number }[] {
    const { dropCircles, dropArrows, minimal } = this.wish;
    const general = this.rules.form === "general";
    const numbers: { cell: number; to: number }[] = [];
    const others: { cell: number; to: number }[] = [];
    full.clues.forEach((clue, cell) => {
      if (isCircle(clue)) numbers.push({ cell, to: CIRCLE });
      if (general && ((isCircle(clue) && (dropCircles || minimal)) || (isArrow(clue) && (dropArrows || minimal))))
        others.push({ cell, to: NONE });
    });
    return [...this.random.shuffle(numbers), ...this.random.shuffle(others)];
  }

  /** While a grade is wanted nothing is erased that would take a higher one. */
  private *stillEasy(puzzle: Puzzle): Job<boolean> {
    if (this.wanted === undefined || this.wanted === "search") return true;
    const ladder = reasons.ladders[this.ladder];
    const { rung } = yield* this.grade(puzzle);
    return rung !== null && rung !== "search" && rungIndex(ladder, rung) <= rungIndex(ladder, this.wanted);
  }

  /** Does the board lose its only answer whichever clue goes: a number off its circle, a circle, an arrow? */
  private *isMinimal(puzzle: Puzzle): Job<boolean> {
    for (let cell = 0; cell < puzzle.clues.length; cell++) {
      const clue = puzzle.clues[cell] as number;
      const lesser = numberOf(clue) > 0 ? [CIRCLE] : isCircle(clue) || isArrow(clue) ? [NONE] : [];
      for (const to of lesser) {
        const clues = Int32Array.from(puzzle.clues);
        clues[cell] = to;
        if ((yield* this.unique(Puzzle.of(puzzle.rows, puzzle.cols, clues, this.rules))) !== null) return false;
      }
    }
    return true;
  }
}
