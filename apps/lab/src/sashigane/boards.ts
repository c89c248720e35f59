/**
 * Sets of unique boards that the tables are made on: boards made here in the article's way, the shipped bank, and published puzzles.
 *
 * The article's way: print a cutting with all its numbers and a coin for every arrow; keep it if it has one answer; then, in
 * seeded order, take off every number that the answer does without. Strict form, as there.
 */
import { Random } from "@hashigo/core";
import {
  CIRCLE,
  format,
  isArrow,
  isCircle,
  numberOf,
  Puzzle,
  parse,
  satisfiesStrict,
  solve,
  withRules,
} from "@hashigo/sashigane";
import { bank } from "@hashigo/sashigane/bank";
import { publishedPuzzles } from "@hashigo/testkit";
import { type BoardSet as Boards, bySize, fingerprint as fingerprintOf } from "../board-set.js";
import { against, sampled } from "../value.js";
import { clues, isUnique } from "./pieces.js";
import { drawCutting, type Source } from "./sources.js";

export type BoardSet = Boards<Puzzle>;

export const MADE_SEED = 55;
/** As many boards as the article has; uniform cuttings of 12×12 take minutes to prepare, so 10×10 stands in there. */
const MADE: Readonly<Record<Source, readonly { readonly side: number; readonly count: number }[]>> = {
  greedy: [
    { side: 8, count: 40 },
    { side: 12, count: 32 },
  ],
  uniform: [
    { side: 8, count: 40 },
    { side: 10, count: 32 },
  ],
};

function make(side: number, source: Source, random: Random): Puzzle {
  for (;;) {
    const pieces = drawCutting(side, side, source, random);
    const horizontal = pieces.map(() => random.coin());
    const board = clues(pieces, side * side, horizontal, true);
    if (!isUnique(side, side, board, "strict")) continue;
    for (const { bend } of random.shuffle([...pieces])) {
      const number = board[bend] as number;
      board[bend] = CIRCLE;
      if (!isUnique(side, side, board, "strict")) board[bend] = number;
    }
    return Puzzle.of(side, side, board, { form: "strict" });
  }
}

const made = new Map<string, readonly Puzzle[]>();

function madeSet(side: number, count: number, source: Source): BoardSet {
  const id = `made-${source}-${side}x${side}`;
  return {
    id,
    title: `made here, ${source} cuttings, ${side}×${side}`,
    find: sampled,
    boards: () => {
      const before = made.get(id);
      if (before !== undefined) return before;
      const random = new Random(MADE_SEED);
      const boards = Array.from({ length: count }, () => make(side, source, random));
      made.set(id, boards);
      return boards;
    },
  };
}

export function madeSets(source: Source): BoardSet[] {
  return MADE[source].map(({ side, count }) => madeSet(side, count, source));
}

export function read(url: string, settings: Readonly<Record<string, string>> = {}): Puzzle {
  const parsed = parse(url, { rules: settings });
  if (!parsed.ok) throw new RangeError(`${url}: ${parsed.error.message.en}`);
  return parsed.value.puzzle;
}

export function bankSets(): BoardSet[] {
  return bySize(bank, read);
}

export const published: BoardSet = {
  id: "published",
  title: "published puzzles",
  find: against,
  boards: () => publishedPuzzles("sashigane").map(({ url }) => read(url)),
};

/** Boards whose answer has one circle and one arrow in every piece: those the strict reading can be asked about. */
export function strictBoards(boards: readonly Puzzle[]): Puzzle[] {
  return boards.filter((puzzle) => {
    const outcome = solve(withRules(puzzle, { form: "general" }));
    if (outcome.status === "unique") return satisfiesStrict(puzzle, outcome.solution);
    return puzzle.rules.form === "strict";
  });
}

export function tally(puzzle: Puzzle): { circles: number; arrows: number; numbers: number } {
  const clueList = [...puzzle.clues];
  return {
    circles: clueList.filter(isCircle).length,
    arrows: clueList.filter(isArrow).length,
    numbers: clueList.filter((clue) => numberOf(clue) > 0).length,
  };
}

/** The board with all its numbers taken off. */
export function withoutNumbers(puzzle: Puzzle): Puzzle {
  const bare = puzzle.clues.map((clue) => (isCircle(clue) ? CIRCLE : clue));
  return Puzzle.of(puzzle.rows, puzzle.cols, bare, puzzle.rules);
}

/** A short text that changes when a board or its rules do. */
export function fingerprint(boards: readonly Puzzle[]): string {
  return fingerprintOf(boards.map((puzzle) => ({ url: format(puzzle, "url"), rules: puzzle.rules })));
}
