/** Copies of the published puzzles that tests run on. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface PublishedPuzzle {
  readonly id: string;
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  /** `unique`, or what else independent solvers agree on. */
  readonly solutions: string;
}

/** The corpus of a genre by its puzz.link id, smallest boards first. */
export function publishedPuzzles(puzzlinkId: string): readonly PublishedPuzzle[] {
  const file = fileURLToPath(new URL(`../fixtures/corpus/${puzzlinkId}.json`, import.meta.url));
  const corpus: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isCorpus(corpus)) throw new RangeError(`no corpus in ${puzzlinkId}.json`);
  return [...corpus.puzzles].sort((a, b) => a.rows * a.cols - b.rows * b.cols || (a.id < b.id ? -1 : 1));
}

function isCorpus(value: unknown): value is { readonly puzzles: readonly PublishedPuzzle[] } {
  return typeof value === "object" && value !== null && "puzzles" in value && Array.isArray(value.puzzles);
}

/**
 * How many ways there are to cut a blank board into Ls, by rows and columns. Source: the reference tables, which start at two
 * columns; each number has been counted again by several programs.
 */
export const BLANK_SASHIGANE: readonly { readonly rows: number; readonly cols: number; readonly count: bigint }[] = [
  { rows: 2, counts: [0, 2, 2, 2, 6, 10, 14, 26, 46, 74, 126, 218, 366] },
  { rows: 3, counts: [2, 0, 20, 64, 234, 664, 2220, 7476, 25882] },
  { rows: 4, counts: [2, 20, 110, 752, 4522, 27380, 167078] },
  { rows: 5, counts: [2, 64, 752, 7720, 84846, 908020] },
  { rows: 6, counts: [6, 234, 4522, 84846, 1557970] },
].flatMap(({ rows, counts }) => counts.map((count, i) => ({ rows, cols: i + 2, count: BigInt(count) })));
