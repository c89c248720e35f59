import type { Sentence } from "@hashigo/core";
import type { Status } from "./status.js";

export type Fields = Readonly<Record<string, unknown>>;

/** What a command says about one input: to programs and to people. */
export interface Answer {
  readonly status: Status;
  readonly fields: Fields;
  readonly text: () => string;
}

/** Why there is no answer. `at` is an offset in the input's text, from 0. */
export interface Failure {
  readonly code: string;
  readonly message: Sentence;
  readonly at: number | null;
}

/** Thrown for what the user has to put right: ends the run, or the input in hand, with status 2. */
export class UsageError extends Error {
  constructor(
    readonly sentence: Sentence,
    readonly code: string = "usage",
  ) {
    super(sentence.en);
  }
}

export function usage(en: string, ja: string = en): UsageError {
  return new UsageError({ en, ja });
}
