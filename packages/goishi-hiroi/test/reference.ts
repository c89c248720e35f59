/** Reference figures: as they were published, and checked again by other programs. Each says what its columns mean. */
import { readFileSync } from "node:fs";
import { publishedPuzzles } from "@hashigo/testkit";
import { Puzzle } from "../src/puzzle.js";

export interface CensusRow {
  readonly grid: string;
  readonly layouts: number;
  readonly clearable: number;
  /** One-stone layouts among them. */
  readonly one: number;
  /** One answer and at least two stones. */
  readonly genuine: number;
}

export interface Reference {
  readonly census: { readonly rows: readonly CensusRow[] };
  readonly clauseDeleted: {
    readonly rows: readonly {
      readonly grid: string;
      readonly clearable: number;
      readonly clearableDeleted: number;
      readonly one: number;
      readonly oneDeleted: number;
      /** One answer with the clause and without it. */
      readonly both: number;
    }[];
  };
  /** Layouts of two stones and more. */
  readonly reversal: {
    readonly rows: readonly {
      readonly grid: string;
      readonly examined: number;
      readonly clearable: number;
      readonly one: number;
      readonly hasClean: number;
      readonly oneAndClean: number;
    }[];
  };
  /** Layouts whose clean and total counts agree once both are cut at 5 or 6. */
  readonly reversalAllClean: { readonly rows: readonly { readonly grid: string; readonly allClean: number }[] };
  readonly sweetSpot: {
    readonly rows: readonly {
      readonly grid: string;
      readonly smallest: number;
      readonly peakStones: number;
      readonly puzzles: number;
      /** Per cent of the layouts of so many stones that can be cleared. */
      readonly share: number;
    }[];
  };
  readonly fullBoards: { readonly values: Readonly<Record<string, number>> };
  readonly recurrence2xn: { readonly coefficients: readonly number[]; readonly firstTerms: readonly number[] };
  readonly exampleBoard: {
    readonly rows: readonly string[];
    readonly order: readonly (readonly number[])[];
    readonly flyOverMoves: number;
  };
}

export const reference: Reference = JSON.parse(
  readFileSync(new URL("../../testkit/fixtures/reference/goishi.json", import.meta.url), "utf8"),
) as Reference;

/** "3x4" → [3, 4]. */
export function sidesOf(grid: string): readonly [number, number] {
  const [rows = 0, cols = 0] = grid.split("x").map(Number);
  return [rows, cols];
}

interface PublishedStones {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  readonly solutions: string;
  readonly stones: readonly (readonly [number, number])[];
}

/** The corpus by its lists of stones, without any reading of urls. */
export const published: readonly { readonly id: string; readonly puzzle: Puzzle; readonly solutions: string }[] = (
  publishedPuzzles("goishi") as readonly (PublishedStones & { readonly url: string })[]
).map(({ id, rows, cols, solutions, stones }) => {
  const cells = new Uint8Array(rows * cols);
  for (const [r, c] of stones) cells[r * cols + c] = 1;
  return { id, solutions, puzzle: Puzzle.of({ rows, cols, stones: cells }) };
});
