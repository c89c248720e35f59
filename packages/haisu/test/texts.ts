import { readFileSync } from "node:fs";
import { parse } from "../src/codec.js";
import type { Progress, Puzzle } from "../src/puzzle.js";

export interface CorpusPuzzle {
  readonly url: string;
  readonly originalUrl?: string;
  readonly rows: number;
  readonly cols: number;
  readonly regions: readonly (readonly number[])[];
  readonly looseBorders: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  readonly start: readonly [number, number];
  readonly goal: readonly [number, number];
  readonly numbers: readonly { readonly r: number; readonly c: number; readonly n: number | "?" }[];
}

export const CORPUS: readonly CorpusPuzzle[] = (
  JSON.parse(readFileSync(new URL("../../testkit/fixtures/corpus/haisu.json", import.meta.url), "utf8")) as {
    readonly puzzles: readonly CorpusPuzzle[];
  }
).puzzles;

export function read(text: string): { puzzle: Puzzle; progress: Progress; warnings: string[] } {
  const result = parse(text);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.at}: ${text}`);
  return { ...result.value, warnings: result.value.warnings.map((warning) => warning.code) };
}

export function refusal(text: string): string {
  const result = parse(text);
  return result.ok ? "read" : `${result.error.code}@${result.error.at}`;
}

export const SOLVED =
  "pzprv3.1/haisu/3/3/1 5 5 1/1 0 /0 0 /0 1 /0 0 0 /0 0 0 /. 3 . /. . . /. . 2 /1 1 /1 1 /1 1 /1 0 0 /0 0 1 /";
