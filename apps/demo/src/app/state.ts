/** What the page shows, as one value; `Store` tells its listeners of every change. */
import type { Cell, Fact, Limit, ParseError, Sentence, Settings, Violation } from "@hashigo/core";
import type { Choices, MotionTold } from "../genres/register.js";
import type { Job, Theme } from "../i18n/texts.js";
import type {
  BankCard,
  Board,
  Extent,
  GenreCard,
  LadderCard,
  Lang,
  Opened,
  PanelCard,
  Solved,
  StepCard,
  StepShown,
} from "../work/protocol.js";

export interface Game {
  readonly opened: Opened;
  /** Place in the genre's bank, from 0. */
  readonly number: number | null;
  /** Files: every position since the board was opened, and which of them is on the board. */
  readonly history: readonly string[];
  readonly at: number;
  readonly hints: number;
  /** The position known to be an answer. */
  readonly done: string | null;
}

export function position({ opened, history, at }: Game): Board {
  return { ...opened.board, text: history[at] ?? opened.board.text };
}

/** A board that somebody wants opened. */
export interface Wanted {
  readonly text: string;
  readonly rules: Settings;
  readonly number: number | null;
}

/** The rung on top of every ladder, which gives no reasons. */
export const SEARCH = "search";

/** 1 where · 2 rung · 3 why · 4 applied. */
export type Stage = 1 | 2 | 3 | 4;
export type Step = StepShown;

/** What the program says at the top of the rail. */
export type Remark =
  | { readonly kind: "quiet" }
  | { readonly kind: "busy"; readonly job: Job; readonly seconds: number; readonly nodes: number }
  | { readonly kind: "hint"; readonly stage: Stage; readonly step: Step }
  | { readonly kind: "mistake"; readonly cells: readonly Cell[]; readonly message: Sentence; readonly keep: string }
  | { readonly kind: "stuck" }
  | { readonly kind: "choices"; readonly choices: Choices }
  | { readonly kind: "solved" }
  | { readonly kind: "fine" }
  | { readonly kind: "broken"; readonly violations: readonly Violation[] }
  | {
      readonly kind: "verdict";
      readonly outcome: Solved;
      readonly ms: number;
      readonly budget: number;
      readonly extent: Extent | null;
    }
  | { readonly kind: "limit"; readonly limit: Limit; readonly seconds: number }
  | { readonly kind: "steps"; readonly steps: readonly StepCard[] }
  /** `step` of `told.steps` is on the board; `still`: both ends stand beside it instead. */
  | { readonly kind: "motion"; readonly told: MotionTold; readonly step: number; readonly still: boolean }
  | { readonly kind: "stopped" }
  | { readonly kind: "back" }
  | { readonly kind: "refused"; readonly error: ParseError; readonly text: string }
  | { readonly kind: "replace"; readonly wanted: Wanted }
  | { readonly kind: "failed"; readonly why: string };

export type LadderState =
  | { readonly kind: "climbing" }
  | { readonly kind: "known"; readonly card: LadderCard }
  | { readonly kind: "unsettled" };

export interface State {
  readonly lang: Lang;
  readonly theme: Theme;
  /** Single letters act as keys. */
  readonly letterKeys: boolean;
  readonly menu: boolean;
  readonly catalogue: readonly GenreCard[];
  readonly banks: Readonly<Record<string, readonly BankCard[]>>;
  readonly game: Game | null;
  /** Facts drawn on the board as it is shown. */
  readonly drawn: number;
  readonly panels: readonly PanelCard[];
  readonly axes: boolean;
  readonly remark: Remark;
  readonly ladder: LadderState;
  /** What stands in the address field. */
  readonly entry: string;
}

export class Store {
  private readonly listeners: ((state: State, before: State) => void)[] = [];
  constructor(public state: State) {}

  set(change: Partial<State>): void {
    const before = this.state;
    this.state = { ...before, ...change };
    for (const listener of this.listeners) listener(this.state, before);
  }

  onChange(listener: (state: State, before: State) => void): void {
    this.listeners.push(listener);
  }
}

export function cellsOf(fact: Fact): readonly Cell[] {
  return fact.kind === "edge" ? fact.cells : [fact.cell];
}
