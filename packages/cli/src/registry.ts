import type { HiddenGenre, Limits, Settings, SolveOutcome } from "@hashigo/core";
import type { Command } from "commander";
import type { Answer } from "./answer.js";
import type { Session } from "./session.js";

export interface CountRequest {
  readonly rows: number;
  readonly cols: number;
  /** As the user set them; names and values are checked. */
  readonly rules: Settings;
  /** The counter's own options, as commander reads them. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What `hashigo count <genre>` does, and with which options. */
export interface Counter {
  addOptions(command: Command): void;
  count(session: Session, request: CountRequest): Promise<Answer>;
}

/** What `solve --sat` does: text in, text out. A file is read, and answers come back as files. */
export type SatSolve = (file: string, rules: Settings, limits: Limits) => Promise<SolveOutcome<string>>;

/** A genre as the command knows it. */
export interface Registered {
  readonly genre: HiddenGenre;
  readonly counter: Counter;
  /** What is drawn on an edge: a border between its cells unless said, or a line from one to the other. */
  readonly edges?: "borders" | "lines";
  readonly sat?: SatSolve;
}

export type Registry = readonly Registered[];
