/**
 * The contract: what every genre exports by name, and bundles in one record.
 *
 * `P` is the genre's puzzle, `G` its progress (marks drawn so far). An answer is a progress too: all that has to be drawn, and
 * no marks of the kind "not here", which `answerFacts` supplies.
 */
import type { Cell, Fact, Sentence } from "./fact.js";
import type { AnyLadder } from "./ladder.js";
import type { Limits } from "./meter.js";
import type { Grade, Verdict } from "./outcome.js";
import type { AnswerFunctions, ReasonFunctions } from "./public.js";
import type { ParseError, ParseWarning, Result } from "./result.js";
import type { Symmetry } from "./symmetry.js";

export type Settings = Readonly<Record<string, string>>;

/** What any puzzle of any genre shows. Anything that exists is well formed. */
export interface AnyPuzzle {
  readonly rows: number;
  readonly cols: number;
  /** Rule settings, defaults included. */
  readonly rules: Settings;
}

export type Form = "url" | "file" | "text";
export type LadderId = "default" | "article";

export interface Parsed<P, G> {
  readonly puzzle: P;
  readonly progress: G;
  readonly warnings: readonly ParseWarning[];
}

/** A rule setting: part of the puzzle, but not of any URL or file. The first value is the published game. */
export interface SettingInfo {
  readonly name: string;
  readonly values: readonly string[];
  readonly title: Sentence;
}

/** A rule of the game, as `check` reports it. */
export interface RuleInfo {
  readonly id: string;
  readonly sentence: Sentence;
}

export interface Remark {
  readonly id: string;
  readonly message: Sentence;
}

/** A generator option besides rows, cols, seed, grade, maxDrafts and time. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: "flag" | "integer" | "choice";
  readonly values?: readonly string[];
  readonly default: string | number | boolean;
  readonly title: Sentence;
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export interface GenerateOptions extends Limits {
  readonly rows: number;
  readonly cols: number;
  /** 0 … 2^32 − 1; 0 when absent. */
  readonly seed?: number | undefined;
  /** Exactly this rung of the ladder is the highest needed. */
  readonly grade?: string | undefined;
  readonly ladder?: LadderId | undefined;
  readonly rules?: Settings | undefined;
  /** The genre's own options by name. */
  readonly options?: OptionValues | undefined;
  /** How many drafts may be tried; counts, so that it cannot depend on the machine. */
  readonly maxDrafts?: number | undefined;
}

export interface Generated<P, G> {
  readonly puzzle: P;
  readonly solution: G;
  readonly grade: Grade;
  readonly seed: number;
  /** Was the underlying object drawn uniformly? */
  readonly source: "uniform" | "non-uniform";
  /** No clue of the erasable kind can go without losing uniqueness. */
  readonly minimal: boolean;
  /** All options as used, defaults included. */
  readonly options: OptionValues;
}

export const GENERATE_CODES = ["bad-option", "bad-size", "no-object", "no-draft", "limit"] as const;
export interface GenerateError {
  readonly code: (typeof GENERATE_CODES)[number];
  readonly message: Sentence;
  /** Drafts tried, and the grades they had. */
  readonly drafts: number;
  readonly grades: Readonly<Record<string, number>>;
}

/** What the program says about a board, for the picture. */
export interface Marks {
  /** Look here. */
  readonly where?: readonly Cell[];
  /** Known: clue cells and drawn facts a deduction rests on. */
  readonly clues?: readonly Cell[];
  readonly facts?: readonly Fact[];
  /** This follows. */
  readonly effects?: readonly Fact[];
  /** These cells break a rule. */
  readonly mistakes?: readonly Cell[];
  /** Here two answers part. */
  readonly differences?: readonly Fact[];
}

export interface SvgOptions {
  /** With its own colours, for a file (default). Without: the page's style sheet paints the classes. */
  readonly standalone?: boolean;
  readonly lang?: "en" | "ja";
  /** Row and column numbers outside the frame; on by default. */
  readonly axes?: boolean;
}

export interface ReasonOptions extends Limits {
  readonly ladder?: LadderId | undefined;
  /** The highest rung to use. */
  readonly upTo?: string | undefined;
}

export interface HintOptions extends ReasonOptions {
  /** This rung alone. */
  readonly rung?: string | undefined;
}

export interface CountOptions extends Limits {
  readonly maxSolutions?: number | undefined;
}

/** Facts already drawn, which the answers must agree with. */
export interface SolveOptions extends Limits {
  readonly known?: readonly Fact[] | undefined;
}

export interface BankEntry {
  readonly id: string;
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  readonly rules: Settings;
  readonly grade: string;
  readonly seed: number;
  readonly options: OptionValues;
  readonly minimal: boolean;
  /** A pzprv3 file. */
  readonly solution: string;
}

export interface Genre<P extends AnyPuzzle, G> extends AnswerFunctions<P, G>, ReasonFunctions<P, G> {
  readonly id: string;
  readonly puzzlinkId: string;
  readonly name: Sentence;
  readonly rules: readonly RuleInfo[];
  readonly settings: readonly SettingInfo[];
  readonly options: readonly OptionInfo[];
  readonly symmetries: readonly Symmetry[];
  readonly ladders: Readonly<Record<LadderId, AnyLadder<P>>>;

  parse(text: string, options?: { readonly rules?: Settings | undefined }): Result<Parsed<P, G>, ParseError>;
  format(puzzle: P, form: Form, progress?: G): string;
  withRules(puzzle: P, settings: Settings): P;
  /** The board's image; `symmetry` is one the genre declares. */
  transform(puzzle: P, symmetry: Symmetry): P;
  toSvg(puzzle: P, progress?: G, marks?: Marks, options?: SvgOptions): string;

  /** Nothing drawn. */
  emptyProgress(puzzle: P): G;
  /** What a drawing says, as facts; undrawn things say nothing. */
  factsOf(puzzle: P, progress: G): Fact[];
  /** What a complete answer says: every fact of the board. */
  answerFacts(puzzle: P, solution: G): Fact[];
  /** The drawing with these facts drawn in. */
  draw(puzzle: P, progress: G, facts: readonly Fact[]): G;
  check(puzzle: P, progress: G): Verdict;
  /** What else is worth saying of a board with this answer: that it also suits a stricter form, say. */
  remarks?(puzzle: P, solution: G): readonly Remark[];

  generate(options: GenerateOptions): Result<Generated<P, G>, GenerateError>;

  generateAsync(options: GenerateOptions): Promise<Result<Generated<P, G>, GenerateError>>;
}

/**
 * A genre with its types hidden behind one visitor, so that a list of genres type-checks without `any`:
 * `hide(sashigane).use(<P extends AnyPuzzle, G>(genre: Genre<P, G>) => …)`.
 */
export interface HiddenGenre {
  readonly id: string;
  readonly puzzlinkId: string;
  readonly name: Sentence;
  use<R>(visitor: <P extends AnyPuzzle, G>(genre: Genre<P, G>) => R): R;
}

export function hide<P extends AnyPuzzle, G>(genre: Genre<P, G>): HiddenGenre {
  return { id: genre.id, puzzlinkId: genre.puzzlinkId, name: genre.name, use: (visitor) => visitor(genre) };
}
