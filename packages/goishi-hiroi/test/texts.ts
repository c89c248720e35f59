import { readFileSync } from "node:fs";
import { parse } from "../src/codec.js";
import type { Progress, Puzzle } from "../src/puzzle.js";

export interface CorpusPuzzle {
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  readonly stones: readonly (readonly [row: number, col: number])[];
}

export const CORPUS: readonly CorpusPuzzle[] = (
  JSON.parse(readFileSync(new URL("../../testkit/fixtures/corpus/goishi.json", import.meta.url), "utf8")) as {
    readonly puzzles: readonly CorpusPuzzle[];
  }
).puzzles;

export function read(
  text: string,
  rules: Readonly<Record<string, string>> = {},
): { puzzle: Puzzle; progress: Progress; warnings: string[] } {
  const result = parse(text, { rules });
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.at}: ${text}`);
  return { ...result.value, warnings: result.value.warnings.map((warning) => warning.code) };
}

export function refusal(text: string): string {
  const result = parse(text);
  return result.ok ? "read" : `${result.error.code}@${result.error.at}`;
}

/** The third vector of section 4 of the format notes, with its answer. */
export const SOLVED =
  "pzprv3/goishi/7/6/. . . . . . /. . 9 10 . . /. 5 . 4 . . /. 6 . 3 . . /. 7 8 2 1 . /. . . 11 . . /. . . . . . /";
