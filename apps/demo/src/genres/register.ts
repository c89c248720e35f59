/**
 * What a genre brings to the page: one file beside this one, and one line in `index.ts`.
 *
 * Everything here is data or a function of a puzzle, and nothing touches the document: the worker loads it together with the
 * engine, and the page only ever sees what the worker answers.
 */
import {
  type AnyPuzzle,
  type BankEntry,
  type Deduction,
  type Fact,
  type Genre,
  type HiddenGenre,
  hide,
  type Limits,
  type Premises,
  type Sentence,
  type SvgOptions,
} from "@hashigo/core";

/** One thing to know about a board besides its verdict; shown under the ladder, and kept up with the board. */
export interface Panel<P, G> {
  readonly id: string;
  readonly title: Sentence;
  readonly line: (puzzle: P, progress: G) => PanelLine;
}

export interface PanelLine {
  readonly text: Sentence;
  /** Something that no answer agrees with. */
  readonly impossible: boolean;
}

/** The board set in motion when somebody asks for it, step by step from the drawing as it is. */
export interface Motion<P, G> {
  /** What the button says. */
  readonly name: Sentence;
  readonly before: Sentence;
  readonly after: Sentence;
  readonly told: (puzzle: P, progress: G) => MotionTold;
  readonly draw: (puzzle: P, progress: G, step: number, options: SvgOptions) => string;
}

/** How many steps there are, and what comes of them. */
export interface MotionTold {
  readonly steps: number;
  /** Milliseconds a step; a short while when absent. */
  readonly stepMs?: number;
  readonly head: Sentence;
  readonly line: Sentence;
}

export type HintGiven = Pick<Deduction, "premises" | "effects" | "message">;

export interface HintShown {
  /** What follows, in a sentence; the words of the hint are then its reason. */
  readonly head: Sentence;
  /** The premises to be marked. */
  readonly premises: Premises;
}

/** Where the ladder has no rung: what the search can say of the next mark, without a reason. */
export interface Choice<P, G> {
  /** What the button says. */
  readonly name: Sentence;
  readonly find: (puzzle: P, progress: G, limits: Limits) => Promise<Choices>;
}

export interface Choices {
  /** Marks of which an answer is known that has them. */
  readonly live: readonly Fact[];
  /** How many were not settled within the limits. */
  readonly open: number;
  readonly message: Sentence;
}

export interface GenreSpec<P extends AnyPuzzle, G> {
  readonly genre: Genre<P, G>;
  readonly bank: () => Promise<readonly BankEntry[]>;
  /** The board to open with while the bank is empty. */
  readonly first: string;
  /** How it is played, one sentence a rule. */
  readonly how: readonly Sentence[];
  /** Whose puzzle it is, where that has a name. */
  readonly credit?: Sentence;
  /** What is printed on this board, for the line below the title. */
  readonly about: (puzzle: P) => Sentence;
  /** What a fact of this genre settles, and how many there are to settle. */
  readonly settles: { readonly unit: Sentence; readonly total: (puzzle: P) => number };
  readonly panels: readonly Panel<P, G>[];
  readonly motion?: Motion<P, G>;
  /** How a hint is shown, where its words do not begin with what follows or its premises are most of the board. */
  readonly shown?: (puzzle: P, hint: HintGiven) => HintShown;
  readonly choice?: Choice<P, G>;
}

/** A registered genre with its types hidden, as {@link HiddenGenre} does for the engine alone. */
export interface GenreEntry {
  readonly genre: HiddenGenre;
  use<R>(visitor: <P extends AnyPuzzle, G>(spec: GenreSpec<P, G>) => R): R;
}

export function register<P extends AnyPuzzle, G>(spec: GenreSpec<P, G>): GenreEntry {
  return { genre: hide(spec.genre), use: (visitor) => visitor(spec) };
}
