import type { HiddenGenre, Settings } from "@hashigo/core";
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

/** A genre as the command knows it. */
export interface Registered {
  readonly genre: HiddenGenre;
  readonly counter: Counter;
}

export type Registry = readonly Registered[];
