/** What the page and its workers say to each other: plain data only, so that a worker can be stopped and replaced at any time. */
import type { Deduction, Fact, Limit, Marks, ParseError, Sentence, Settings, Verdict } from "@hashigo/core";
import type { Choices, Motion, MotionTold, PanelLine } from "../genres/register.js";

export type Lang = "en" | "ja";

/** All there is to know about a position. `text` is a file with the marks drawn in; rules travel beside, files cannot hold them. */
export interface Board {
  readonly genre: string;
  readonly text: string;
  readonly rules: Settings;
}

export interface RungCard {
  readonly id: string;
  readonly name: Sentence;
  readonly meaning: Sentence;
}

export interface GenreCard {
  readonly id: string;
  readonly name: Sentence;
  readonly first: string;
  readonly how: readonly Sentence[];
  readonly credit: Sentence | null;
  /** What is counted beside the rungs. */
  readonly unit: Sentence;
  readonly motion: MotionCard | null;
  /** What to ask where the ladder is stuck. */
  readonly choice: Sentence | null;
  /** From the lowest. */
  readonly rungs: readonly RungCard[];
}

/** A way to set the board in motion, and what its pictures are called. */
export type MotionCard = Pick<Motion<never, never>, "name" | "before" | "after">;

export interface BankCard {
  readonly url: string;
  readonly rules: Settings;
  readonly rows: number;
  readonly cols: number;
  readonly grade: string;
}

export interface Opened {
  readonly kind: "opened";
  readonly board: Board;
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  readonly about: Sentence;
  /** The settings of the published game, and in words those of this board that differ. */
  readonly defaults: Settings;
  readonly variants: readonly Sentence[];
  readonly warnings: readonly Sentence[];
  readonly total: number;
}

export interface Refused {
  readonly kind: "refused";
  readonly error: ParseError;
  readonly text: string;
}

export interface PictureOptions {
  readonly lang: Lang;
  readonly axes: boolean;
  /** So many steps into the motion of the genre. */
  readonly step?: number | undefined;
}

export interface PanelCard extends PanelLine {
  readonly id: string;
  readonly title: Sentence;
}

export interface Picture {
  readonly svg: string;
  /** Facts drawn on the board. */
  readonly marks: number;
  /** What the genre has to say about the board as it is. */
  readonly panels: readonly PanelCard[];
}

export type Solved =
  | { readonly status: "unique"; readonly nodes: number; readonly answer: string }
  | { readonly status: "none"; readonly nodes: number }
  | { readonly status: "unknown"; readonly nodes: number; readonly limit: Limit }
  | {
      readonly status: "multiple";
      readonly nodes: number;
      readonly first: Witness;
      readonly second: Witness;
    };

/** What can be said of all answers of a board that has several. */
export interface Extent {
  /** No third answer: the search has looked everywhere. */
  readonly exactlyTwo: boolean;
  /** Facts that hold in every answer, for drawing. */
  readonly shared: readonly Fact[];
  /** How many of the board's facts hold in all answers, differ, and may do either. */
  readonly forced: number;
  readonly free: number;
  readonly open: number;
}

export interface Witness {
  readonly text: string;
  /** What this answer says and the other does not. */
  readonly differences: readonly Fact[];
}

/** A step as it is shown: with the premises to be marked. */
export interface StepShown extends Pick<Deduction, "rung" | "premises" | "because" | "effects" | "message"> {
  /** What follows, where the message does not begin with it. */
  readonly head?: Sentence | undefined;
}

export type HintCard =
  | {
      readonly kind: "deduction";
      readonly deduction: StepShown;
    }
  | {
      readonly kind: "mistake";
      readonly cells: readonly number[];
      readonly message: Sentence;
      /** The position that may stay. */
      readonly keep: string;
    }
  | { readonly kind: "solved" | "stuck" | "noSolution" }
  | { readonly kind: "unknown"; readonly limit: Limit };

export interface LadderCard {
  readonly status: "unique" | "multiple" | "none" | "unknown";
  /** The highest rung needed. */
  readonly rung: string | null;
  /** Rungs that take part, some of them only in steps that draw nothing. */
  readonly used: readonly string[];
  /** Facts settled by each rung. */
  readonly settled: Readonly<Record<string, number>>;
  readonly steps: readonly StepCard[];
}

export interface StepCard {
  readonly rung: string;
  readonly message: Sentence;
}

export type Ticket = number;
export type OnProgress = (nodes: number) => void;

/** What a worker answers. Calls with a ticket can be cancelled by it. */
export interface Session {
  catalogue(): readonly GenreCard[];
  bank(genre: string): Promise<readonly BankCard[]>;
  open(text: string, rules: Settings): Promise<Opened | Refused>;
  picture(board: Board, marks: Marks, options: PictureOptions): Picture;
  /** What the genre's motion comes to; null where there is none. */
  motion(board: Board): MotionTold | null;
  /** The file with these facts drawn in. */
  draw(board: Board, facts: readonly Fact[]): string;
  /** Violations only of what no further mark can mend. */
  check(board: Board): Verdict;
  solve(ticket: Ticket, board: Board, timeoutMs: number, onProgress: OnProgress): Promise<Solved>;
  /** `differing`: how many facts are known to differ between two answers. */
  extent(ticket: Ticket, board: Board, timeoutMs: number, differing: number): Promise<Extent>;
  hint(ticket: Ticket, board: Board, timeoutMs: number, onProgress: OnProgress): Promise<HintCard>;
  /** Only of genres that have a choice to ask for. */
  choices(ticket: Ticket, board: Board, timeoutMs: number, onProgress: OnProgress): Promise<Choices>;
  ladder(ticket: Ticket, board: Board, timeoutMs: number): Promise<LadderCard>;
  cancel(ticket: Ticket): void;
}
