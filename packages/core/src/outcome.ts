import type { Cell, Fact, Sentence } from "./fact.js";
import type { Limit } from "./meter.js";
import type { Step } from "./state.js";

/** What is known about the answers of a board. `G` is a progress of the genre, here always a complete answer. */
export type SolveOutcome<G> =
  | { readonly status: "unique"; readonly solution: G; readonly nodes: number }
  | { readonly status: "multiple"; readonly first: G; readonly second: G; readonly nodes: number }
  | { readonly status: "none"; readonly nodes: number }
  | { readonly status: "unknown"; readonly limit: Limit; readonly nodes: number };

/** `exact`: there are no more. Otherwise `limit` says what was hit, null when `maxSolutions` was reached. */
export interface CountOutcome {
  readonly count: bigint;
  readonly exact: boolean;
  readonly limit: Limit | null;
  readonly nodes: number;
}

/** As {@link CountOutcome}, with the answers themselves. */
export interface Enumeration<G> {
  readonly solutions: readonly G[];
  readonly exact: boolean;
  readonly limit: Limit | null;
  readonly nodes: number;
}

/** Facts that hold in every answer. `partial`: they do, but there may be more. */
export interface Backbone {
  readonly state: "exact" | "partial" | "noSolution";
  readonly facts: readonly Fact[];
  readonly limit: Limit | null;
  readonly nodes: number;
}

/** A rule that the drawing breaks or does not meet yet. */
export interface Violation<R extends string = string> {
  readonly rule: R;
  /** The reference checker's name for it, where it has one. */
  readonly failcode: string | null;
  readonly cells: readonly Cell[];
  /** No further mark can mend it. */
  readonly lasting: boolean;
  readonly message: Sentence;
}

/** `broken`: some violation is lasting. `incomplete`: something is still to be drawn; `violations` says what. */
export interface Verdict<R extends string = string> {
  readonly state: "solved" | "incomplete" | "broken";
  readonly violations: readonly Violation<R>[];
}

export interface Premises {
  readonly clues: readonly Cell[];
  readonly facts: readonly Fact[];
}

/** An undrawable truth in a form for programs: of which cells, and what may still stand there. */
export interface Note {
  readonly kind: string;
  readonly cells: readonly Cell[];
  readonly values: readonly string[];
}

/** Something true that cannot be drawn, on the way to a deduction. `after`: earlier steps (indices into `because`) that it rests on. */
export interface Because {
  readonly rung: string;
  readonly premises: Premises;
  readonly after: readonly number[];
  readonly note: Note;
  readonly message: Sentence;
}

/** One justified step. `trace` replays it: the steps of `because`, then the deciding one. */
export interface Deduction {
  readonly rung: string;
  readonly premises: Premises;
  readonly because: readonly Because[];
  readonly effects: readonly Fact[];
  readonly message: Sentence;
  readonly trace: readonly Step[];
}

export type Hint<G> =
  | ({ readonly kind: "deduction" } & Deduction)
  | {
      readonly kind: "mistake";
      readonly rule: string | null;
      readonly cells: readonly Cell[];
      readonly keep: G;
      readonly message: Sentence;
    }
  | { readonly kind: "solved" }
  | { readonly kind: "stuck" }
  | { readonly kind: "noSolution" }
  | { readonly kind: "unknown"; readonly limit: Limit };

export interface Explanation<G> {
  readonly steps: readonly Deduction[];
  readonly solved: boolean;
  /** Where the ladder had nothing more to say: after how many steps, and the board then. */
  readonly stuckAt: { readonly step: number; readonly progress: G } | null;
  readonly limit: Limit | null;
}

/** `rung`: the highest rung needed, "search" when the ladder does not finish, null unless there is exactly one answer. */
export interface Grade {
  readonly status: "unique" | "multiple" | "none" | "unknown";
  readonly rung: string | null;
  readonly steps: Readonly<Record<string, number>>;
  /** Search nodes after the ladder; 0 when the ladder finishes. */
  readonly guesses: number;
  readonly limit: Limit | null;
}
