/** Every word of the page, once per language; sentences of the engine come with it in both. */
import type { Limit } from "@hashigo/core";
import type { Lang } from "../work/protocol.js";
import { en } from "./en.js";
import { ja } from "./ja.js";

export type Theme = "auto" | "light" | "dark";
export type StageName = "where" | "rung" | "why" | "apply";
export type Job = "solve" | "hint" | "open";

export interface Texts {
  readonly other: { readonly lang: Lang; readonly name: string };
  readonly title: string;
  readonly separator: string;
  readonly genres: string;
  readonly rules: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly theme: (theme: Theme, next: Theme) => string;

  readonly collection: (number: number, of: number) => string;
  readonly pasted: string;
  readonly oneSolution: string;
  readonly openTitle: string;
  readonly boards: string;
  readonly board: (number: number, rows: number, cols: number, rung: string) => string;
  readonly notFromCollection: string;
  readonly noBoards: string;
  readonly noBoardsWhy: string;
  readonly address: string;
  readonly open: string;
  readonly file: string;
  readonly next: string;
  readonly settled: string;
  readonly hintsUsed: string;
  readonly ofTotal: (n: number, total: number) => string;
  readonly keys: readonly (readonly [keys: readonly string[], what: string])[];
  readonly letterKeys: string;

  readonly tools: string;
  readonly undo: string;
  readonly redo: string;
  readonly reset: string;
  readonly solve: string;
  readonly check: string;
  readonly hint: string;
  readonly cancel: string;
  readonly close: string;
  readonly again: string;

  readonly said: string;
  readonly stages: Readonly<Record<StageName, string>>;
  readonly hintLead: (stage: number, name: string) => string;
  readonly whereHead: string;
  readonly where: (rows: Span, cols: Span) => string;
  readonly askRung: string;
  readonly rungHead: (name: string, place: number) => string;
  readonly askWhy: string;
  readonly follows: (n: number) => string;
  readonly because: (n: number) => string;
  readonly apply: string;
  readonly appliedHead: (n: number) => string;
  readonly applied: (hints: number) => string;
  readonly nextHint: string;

  readonly mistakeLead: string;
  readonly mistakeHead: string;
  readonly hintsWait: string;
  readonly backBefore: string;
  readonly keepGoing: string;
  readonly backDone: string;
  readonly stuckHead: string;
  readonly stuck: string;
  readonly solvedHead: string;
  readonly solved: (hints: number, rung: string | null) => string;

  readonly checkLead: string;
  readonly fineHead: string;
  readonly fine: string;
  readonly broken: (more: number) => string;

  readonly verdictLead: (seconds: string) => string;
  readonly limitLead: string;
  readonly one: string;
  readonly proved: (nodes: number) => string;
  readonly grade: (place: number, name: string) => string;
  readonly gradeShort: (place: number, name: string) => string;
  readonly answerDrawn: string;
  readonly seeSteps: string;
  readonly takeBack: string;
  readonly none: string;
  readonly noneWhy: (nodes: string) => string;
  readonly two: string;
  readonly atLeastTwo: string;
  readonly notAPuzzle: string;
  readonly part: (n: number, places: string, all: boolean) => string;
  readonly witness: (name: string, differences: number) => string;
  readonly forced: string;
  readonly free: string;
  readonly unsettled: string;
  readonly drawShared: string;
  readonly limit: (limit: Limit, seconds: number) => string;
  readonly limitWhy: (nodes: string) => string;
  readonly more: string;
  readonly leave: string;

  readonly working: Readonly<Record<Job, string>>;
  readonly workingFor: (seconds: number, nodes: string) => string;
  readonly stopped: string;
  readonly stoppedWhy: string;
  readonly failedHead: string;
  readonly failed: (why: string) => string;

  readonly importLead: string;
  readonly cannotRead: string;
  readonly another: string;
  readonly reads: (list: string) => string;
  readonly editAddress: string;
  readonly backToGame: string;
  readonly replaceHead: string;
  readonly replace: (marks: number) => string;
  readonly replaceOpen: string;
  readonly replaceKeep: string;
  readonly opened: (genre: string, rows: number, cols: number) => string;

  readonly ladder: string;
  readonly grading: string;
  readonly gradeNone: string;
  readonly notGraded: string;
  readonly given: string;
  readonly search: { readonly name: string; readonly meaning: string };
  readonly feet: (unit: string, total: number) => string;
  readonly legend: string;
  readonly steps: (n: number) => string;
  /** A cell on screen, and as it is spoken. */
  readonly place: (row: number, col: number) => string;
  readonly spokenPlace: (row: number, col: number) => string;
  /** Between two of them. */
  readonly spokenTo: string;
  readonly and: (parts: readonly string[]) => string;
}

export interface Span {
  readonly first: number;
  readonly last: number;
}

export function textsIn(lang: Lang): Texts {
  return lang === "ja" ? ja : en;
}
