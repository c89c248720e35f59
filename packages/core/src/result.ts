import type { Sentence } from "./fact.js";

/** Either a value or a typed reason why there is none. Text from outside never throws. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}

export const PARSE_CODES = [
  "empty",
  "unknown-form",
  "unknown-genre",
  "sibling-genre",
  "bad-size",
  "too-large",
  "bad-cell",
  "bad-place",
  "bad-rule",
  "truncated",
] as const;
export type ParseCode = (typeof PARSE_CODES)[number];

/** Why a text is no puzzle. `at` is the offset in the text, from 0, where reading stopped. */
export interface ParseError {
  readonly code: ParseCode;
  readonly at: number;
  readonly message: Sentence;
}

export const WARNING_CODES = [
  "short-body",
  "surplus-body",
  "skipped-character",
  "info-ignored",
  "trial-ignored",
  "history-ignored",
  "number-dropped",
  "clue-moved",
  "extra-clue",
  "directions-dropped",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** Something in the text that was passed over; the puzzle is what the reference editor would show. */
export interface ParseWarning {
  readonly code: WarningCode;
  readonly at: number;
  readonly message: Sentence;
}
