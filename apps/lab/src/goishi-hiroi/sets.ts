/** Boards with one answer that the tables are made on: made here in the article's way, the shipped bank, and published puzzles. */
import { Random, type Settings } from "@hashigo/core";
import { type Puzzle, parse, prefixOf, solve } from "@hashigo/goishi-hiroi";
import { bank } from "@hashigo/goishi-hiroi/bank";
import { publishedPuzzles } from "@hashigo/testkit";
import { type BoardSet, bySize } from "../board-set.js";
import { shown, sidesOf } from "../published.js";
import { against, sampled } from "../value.js";
import { type Climbed, climbed } from "./climb.js";
import { CLIMB, SHIPPED } from "./reference.js";

export const MADE_SEED = 5;
/** The article's caps of the answer counts. */
export const CAPS: Readonly<Record<string, number>> = { "6x6": 64, "8x8": 28, "10x10": 16 };

export interface MadeSize {
  readonly grid: string;
  readonly stones: number;
  readonly boards: number;
  readonly cap: number;
}

/** As many boards as the article ships of each size, with as many stones. */
export const MADE: readonly MadeSize[] = CLIMB.map(({ board, stones }) => ({
  grid: String(board),
  stones: Number(stones),
  boards: Number(SHIPPED.find((line) => line["board"] === board)?.["boards"]),
  cap: CAPS[String(board)] ?? 2,
}));

const made = new Map<string, readonly Climbed[]>();

export function madeBoards({ grid, stones, boards, cap }: MadeSize): readonly Climbed[] {
  const before = made.get(grid);
  if (before !== undefined) return before;
  const [rows, cols] = sidesOf(grid);
  const random = new Random(MADE_SEED);
  const list = Array.from({ length: boards }, () => climbed(rows, cols, stones, cap, random));
  made.set(grid, list);
  return list;
}

export function madeSets(): BoardSet<Puzzle>[] {
  return MADE.map((size) => ({
    id: `made-${size.grid}`,
    title: `made here, ${shown(size.grid)}`,
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

const corpus = publishedPuzzles("goishi").filter(({ solutions }) => solutions === "unique");

export const published: BoardSet<Puzzle> = {
  id: "published",
  title: "published puzzles",
  find: against,
  boards: () => corpus.map(({ url }) => read(url)),
};

/** The only answer, as cells in order. */
export function orderOf(puzzle: Puzzle): number[] {
  const outcome = solve(puzzle);
  if (outcome.status !== "unique") throw new Error(`a board with one answer, not ${outcome.status}`);
  return prefixOf(outcome.solution);
}
