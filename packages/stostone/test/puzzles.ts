/** What the law suite is told about Stostone: random boards, four settings of the fall, the two other engines, published puzzles. */
import type { BankEntry } from "@hashigo/core";
import { type LawGenre, publishedPuzzles } from "@hashigo/testkit";
import { engines } from "../oracle/index.js";
import { genre } from "../src/index.js";
import { NONE, type Progress, Puzzle } from "../src/puzzle.js";
import { FALLS, lawBoards } from "./boards.js";
import { GENERATOR } from "./generator-samples.js";
import { RARE } from "./rare.js";
import { blankBoard } from "./stones.js";

/** Cells tried, and grids judged: a second or so. */
const ORACLE_NODES = 300_000;

export const stostone: LawGenre<Puzzle, Progress> = {
  genre,
  oracles: engines.map((engine) => ({
    name: engine.name,
    solutions(puzzle, max) {
      const found = engine.solutions(puzzle, { maxSolutions: max, maxNodes: ORACLE_NODES });
      return found.limit === null ? found : null;
    },
  })),
  boards: lawBoards,
  settings: FALLS.map((fall) => ({ fall })),
  published: publishedPuzzles("stostone").flatMap(({ url, solutions }) => (solutions === "unique" ? [url] : [])),
  spellings: publishedPuzzles("stostone").flatMap(({ url }, i) => (i % 6 === 0 ? [versionZero(url)] : [])),
  hard: [blankBoard(8, 8, "convex"), blankBoard(6, 8, "none")],
  keyOfPuzzle: ({ rows, cols, borders, numbers, rules }) =>
    `${rows}x${cols} ${borders.join("")} ${numbers.join(",")} ${rules.fall}`,
  keyOfProgress: ({ cells }) => cells.join(""),
  scribble: ({ grid }, draw) => ({ cells: Uint8Array.from({ length: grid.size }, () => draw(3)) }),
  rare: RARE,
  without,
  generator: GENERATOR,
};

/** The board in a file of version 0: how many regions, and their names cell by cell. */
function versionZero(url: string): string {
  const read = genre.parse(url);
  if (!read.ok) throw new RangeError(url);
  const { puzzle } = read.value;
  const { rows, cols, regions } = puzzle;
  const progress = { cells: Uint8Array.from({ length: puzzle.grid.size }, (_, i) => (i * 7) % 3) };
  const names = Array.from({ length: rows }, (_, r) => `${regions.of.slice(r * cols, (r + 1) * cols).join(" ")} `);
  const rest = genre
    .format(puzzle, "file", progress)
    .split("\n")
    .slice(4 + 2 * rows - 1);
  return ["pzprv3", "stostone", rows, cols, regions.count, ...names, ...rest].join("\n");
}

/** Any number may go but a 0, without which its region would need a stone. */
function* without(puzzle: Puzzle, _options: BankEntry["options"]): Iterable<Puzzle> {
  for (const [region, n] of puzzle.numbers.entries()) {
    if (n <= 0) continue;
    yield Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map((old, k) => (k === region ? NONE : old)) }, puzzle.rules);
  }
}
