/**
 * From a seed to a puzzle that is proved unique under its rules: what all generators do alike. A genre's recipe makes drafts; here are the
 * options, the tries, the wanted grade, and the typed reason when it comes to nothing.
 *
 * Budgets inside count nodes, never time, so seed and options alone decide the result; a time limit can only make it fail. What a recipe
 * prepares (tables to draw from) is outside the node budget, so that a table kept from an earlier call cannot change what a budget allows.
 */
import type { Sentence } from "./fact.js";
import type {
  AnyPuzzle,
  Generated,
  GenerateError,
  GenerateOptions,
  LadderId,
  OptionInfo,
  OptionValues,
  Settings,
} from "./genre.js";
import { type Job, type Limit, type Meter, meter, rest, within } from "./meter.js";
import type { Grade } from "./outcome.js";
import { isSeed, MAX_SEED, Random } from "./random.js";
import { fail, ok, type Result } from "./result.js";
import { grading, type Reasons, rungIndex } from "./work.js";

/** What a recipe works with. */
export interface Workbench {
  readonly rows: number;
  readonly cols: number;
  readonly rules: Settings;
  /** The genre's options, defaults filled in. */
  readonly wish: OptionValues;
  readonly random: Random;
  readonly work: Meter;
  readonly ladder: LadderId;
  /** The rung that is to be the highest needed. */
  readonly wanted: string | undefined;
}

export interface Draft<P, G> {
  readonly puzzle: P;
  readonly solution: G;
  /** No clue can go without losing uniqueness. */
  readonly minimal: boolean;
  readonly source: "uniform" | "non-uniform";
}

export interface Recipe<P extends AnyPuzzle, G> {
  readonly id: string;
  readonly options: readonly OptionInfo[];
  readonly smallest: number;
  readonly largest: number;
  /** Drafts where the caller names no number; {@link DRAFTS} if the recipe does not either. */
  readonly drafts?: number;
  readonly reasons: Reasons<P, G>;
  /** RangeError for rules the genre does not have. */
  rulesOf(settings: Settings): Settings;
  /** Why no board of this size and wish exists, if that is known beforehand. */
  impossible(bench: Workbench): Sentence | null;
  /** Everything to draw from. null: out of time, or aborted. */
  prepare(bench: Workbench, limits: Meter): Job<Drafter<P, G> | null>;
}

/** One draft: a puzzle proved unique, or null when this one will not do. */
export type Drafter<P, G> = (bench: Workbench) => Job<Draft<P, G> | null>;

/** Nodes for one grade; the ladder's suppositions count. */
const GRADING = 400_000;
const DRAFTS = 400;

type Outcome<P, G> = Result<Generated<P, G>, GenerateError>;

export function* generating<P extends AnyPuzzle, G>(
  recipe: Recipe<P, G>,
  options: GenerateOptions,
): Job<Outcome<P, G>> {
  const { rows, cols, seed = 0, ladder = "default", grade, maxDrafts = recipe.drafts ?? DRAFTS } = options;
  const bad = misuse(recipe, options);
  if (bad !== null) return refuse("bad-option", bad, `指定が正しくありません（${bad}）`);
  if (!isSide(recipe, rows) || !isSide(recipe, cols)) {
    const { smallest, largest } = recipe;
    const en = `sides are ${smallest} to ${largest}, not ${rows} × ${cols}`;
    return refuse("bad-size", en, `辺は${smallest}から${largest}まで。${rows}×${cols}はできません`);
  }
  const rules = recipe.rulesOf(options.rules ?? {});
  const wish = wishOf(recipe.options, options.options ?? {}, recipe.id) as OptionValues;
  const bench: Workbench = {
    rows,
    cols,
    rules,
    wish,
    random: new Random(seed),
    work: meter(options),
    ladder,
    wanted: grade,
  };
  const impossible = recipe.impossible(bench);
  if (impossible !== null) return refuse("no-object", impossible.en, impossible.ja);
  const { timeoutMs, signal, onProgress } = options;
  const draft = yield* recipe.prepare(bench, meter({ timeoutMs, signal, onProgress }));
  if (draft === null) return stopped(signal?.aborted === true ? "aborted" : "time", 0, {});
  return yield* tries(recipe, bench, draft, seed, maxDrafts);
}

function* tries<P extends AnyPuzzle, G>(
  recipe: Recipe<P, G>,
  bench: Workbench,
  draft: Drafter<P, G>,
  seed: number,
  maxDrafts: number,
): Job<Outcome<P, G>> {
  const { work, wanted, wish, ladder } = bench;
  const grades: Record<string, number> = {};
  for (let k = 0; k < maxDrafts; k++) {
    if (!work.tick()) return stopped(work.limit ?? "nodes", k, grades);
    yield* rest(work);
    const made = yield* draft(bench);
    if (work.limit !== null) return stopped(work.limit, k, grades);
    if (made === null) continue;
    const grade = yield* gradeOf(recipe, bench, made.puzzle);
    if (work.limit !== null) return stopped(work.limit, k, grades);
    if (grade.rung === null) continue;
    grades[grade.rung] = (grades[grade.rung] ?? 0) + 1;
    if (wanted !== undefined && grade.rung !== wanted) continue;
    return ok({ ...made, grade, seed, options: { ...wish, ladder } });
  }
  const met = Object.entries(grades).map(([id, n]) => `${id} ${n}`);
  const en = `none of ${maxDrafts} drafts would do (grades met: ${met.join(", ") || "none; no draft was unique and as asked"})`;
  const ja = `下書き${maxDrafts}枚のどれも合いませんでした（${met.join("、") || "条件に合って答えが一つのものなし"}）`;
  return refuse("no-draft", en, ja, maxDrafts, grades);
}

export function* gradeOf<P extends AnyPuzzle, G>(recipe: Recipe<P, G>, bench: Workbench, puzzle: P): Job<Grade> {
  return yield* grading(recipe.reasons, puzzle, { ladder: bench.ladder }, within(bench.work, GRADING));
}

/** While a grade is wanted nothing is erased that would take a higher one. */
export function* isEasyEnough<P extends AnyPuzzle, G>(recipe: Recipe<P, G>, bench: Workbench, puzzle: P): Job<boolean> {
  const { wanted } = bench;
  if (wanted === undefined || wanted === "search") return true;
  const ladder = recipe.reasons.ladders[bench.ladder];
  const { rung } = yield* gradeOf(recipe, bench, puzzle);
  return rung !== null && rung !== "search" && rungIndex(ladder, rung) <= rungIndex(ladder, wanted);
}

function isSide(recipe: { readonly smallest: number; readonly largest: number }, side: number): boolean {
  return Number.isInteger(side) && side >= recipe.smallest && side <= recipe.largest;
}

/** What is wrong with the options, in one sentence. */
function misuse<P extends AnyPuzzle, G>(recipe: Recipe<P, G>, options: GenerateOptions): string | null {
  const { seed = 0, grade, ladder = "default", maxDrafts = 1 } = options;
  if (recipe.reasons.ladders[ladder] === undefined) return `ladder is default or article, not ${ladder}`;
  if (!isSeed(seed)) return `a seed is an integer from 0 to ${MAX_SEED}, not ${seed}`;
  if (!Number.isInteger(maxDrafts) || maxDrafts < 0) return `maxDrafts is a whole number, not ${maxDrafts}`;
  try {
    recipe.rulesOf(options.rules ?? {});
    if (grade !== undefined && grade !== "search") rungIndex(recipe.reasons.ladders[ladder], grade);
  } catch (error) {
    return (error as RangeError).message;
  }
  const wish = wishOf(recipe.options, options.options ?? {}, recipe.id);
  return typeof wish === "string" ? wish : null;
}

/** The options with their defaults, or what is wrong with them. */
function wishOf(infos: readonly OptionInfo[], given: OptionValues, id: string): OptionValues | string {
  for (const [name, value] of Object.entries(given)) {
    const info = infos.find((option) => option.name === name);
    if (info === undefined)
      return `${id} has no generator option ${name}; it has ${infos.map((o) => o.name).join(", ")}`;
    if (info.kind === "choice" && !info.values?.includes(String(value)))
      return `${name} is one of ${info.values?.join(", ")}, not ${value}`;
    if (info.kind === "flag" && typeof value !== "boolean") return `${name} is true or false, not ${value}`;
    if (info.kind === "integer" && !(Number.isInteger(value) && (value as number) >= 0))
      return `${name} is a whole number, not ${value}`;
  }
  return { ...Object.fromEntries(infos.map((info) => [info.name, info.default])), ...given };
}

function refuse<P, G>(
  code: GenerateError["code"],
  en: string,
  ja: string,
  drafts = 0,
  grades: Readonly<Record<string, number>> = {},
): Outcome<P, G> {
  return fail({ code, message: { en, ja }, drafts, grades });
}

function stopped<P, G>(limit: Limit, drafts: number, grades: Readonly<Record<string, number>>): Outcome<P, G> {
  const en = `stopped by the limit on ${limit} after ${drafts} drafts`;
  return refuse("limit", en, `${drafts}枚の下書きで制限（${limit}）に達しました`, drafts, grades);
}
