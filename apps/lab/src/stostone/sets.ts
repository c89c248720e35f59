/** Boards with one answer that the tables are made on: made here in the article's way, the shipped bank, and published puzzles. */
import { Random, type Settings } from "@hashigo/core";
import { type Progress, type Puzzle, parse, solve } from "@hashigo/stostone";
import { bank } from "@hashigo/stostone/bank";
import { publishedPuzzles } from "@hashigo/testkit";
import { type BoardSet, bySize } from "../board-set.js";
import { shown, sidesOf } from "../published.js";
import { against, sampled } from "../value.js";
import { type Made, madeBoard } from "./made.js";
import { ATTRIBUTION } from "./reference.js";

export const MADE_SEED = 53;

export interface MadeSize {
  readonly board: string;
  readonly boards: number;
  /** Cells of a stone, aimed at. Its boards of 6×6 and 8×8 have stones of 1.89 and 2.77 cells. */
  readonly size: number;
}

/** As many boards as the article ships of each size. */
export const MADE: readonly MadeSize[] = ATTRIBUTION.map(({ size: board, boards }) => ({
  board: String(board),
  boards: Number(boards),
  size: board === "6x6" ? 2 : 3,
}));

export function piecesOf(board: string, size: number): number {
  const [rows, cols] = sidesOf(board);
  return Math.round((rows * cols) / 2 / size);
}

const made = new Map<string, readonly Made[]>();

export function madeBoards({ board, boards, size }: MadeSize): readonly Made[] {
  const before = made.get(board);
  if (before !== undefined) return before;
  const [rows, cols] = sidesOf(board);
  const random = new Random(MADE_SEED);
  const list = Array.from({ length: boards }, () => madeBoard(rows, cols, piecesOf(board, size), random));
  made.set(board, list);
  return list;
}

export function madeSets(): BoardSet<Puzzle>[] {
  return MADE.map((size) => ({
    id: `made-${size.board}`,
    title: `made here, ${shown(size.board)}`,
    find: sampled,
    boards: () => madeBoards(size).map(({ puzzle }) => puzzle),
  }));
}

export function read(url: string, rules: Settings = {}): Puzzle {
  const parsed = parse(url, { rules });
  if (!parsed.ok) throw new RangeError(`${url}: ${parsed.error.message.en}`);
  return parsed.value.puzzle;
}

export function bankSets(): BoardSet<Puzzle>[] {
  return bySize(bank, read);
}

const corpus = publishedPuzzles("stostone").filter(({ solutions }) => solutions === "unique");

export const published: BoardSet<Puzzle> = {
  id: "published",
  title: "published puzzles",
  find: against,
  boards: () => corpus.map(({ url }) => read(url)),
};

/** The size of board of a made set, beside which the article's figures stand. */
export function madeSizeOf({ id }: BoardSet<Puzzle>): string | null {
  return id.startsWith("made-") ? id.slice("made-".length) : null;
}

export function onlyAnswer(puzzle: Puzzle): Progress {
  const outcome = solve(puzzle);
  if (outcome.status !== "unique") throw new Error(`a board with one answer, not ${outcome.status}`);
  return outcome.solution;
}
