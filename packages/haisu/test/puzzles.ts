/** What the law suite is told about Haisu: random boards, both readings, the two other engines, published puzzles. */
import type { BankEntry } from "@hashigo/core";
import { type LawGenre, publishedPuzzles } from "@hashigo/testkit";
import { engines } from "../oracle/index.js";
import { genre } from "../src/index.js";
import { NONE, type Progress, PUBLISHED, Puzzle, type Rules } from "../src/puzzle.js";
import { lawBoards } from "./boards.js";
import { GENERATOR } from "./generator-samples.js";
import { blank } from "./judge.js";
import { RARE } from "./rare.js";

const CARDINAL: Rules = { reading: "cardinal" };

/** Steps and states within reach: seconds for the one, memory for the other. */
const ORACLE_NODES = { walk: 2_000_000, frontier: 100_000 } as const;

export const haisu: LawGenre<Puzzle, Progress> = {
  genre,
  oracles: engines.map((engine) => ({
    name: engine.name,
    solutions(puzzle, max) {
      const maxNodes = ORACLE_NODES[engine.name === "walk" ? "walk" : "frontier"];
      const found = engine.solutions(puzzle, { maxSolutions: max, maxNodes });
      return found.limit === null ? found : null;
    },
  })),
  boards: lawBoards,
  settings: [PUBLISHED, CARDINAL],
  published: publishedPuzzles("haisu").map(({ url }) => url),
  hard: [blank(7, 7, 0, 48), blank(6, 7, 0, 41)],
  keyOfPuzzle: ({ rows, cols, borders, numbers, start, goal, rules }) =>
    `${rows}x${cols} ${start}-${goal} ${borders.join("")} ${numbers.join(",")} ${rules.reading}`,
  keyOfProgress: ({ edges }) => edges.join(","),
  scribble: ({ grid }, draw) => ({ edges: Int8Array.from({ length: grid.edges }, () => draw(4) - 2) }),
  rare: RARE,
  refuting: ["reach"],
  without,
  generator: GENERATOR,
};

/** Any number may go; borders are no clues. */
function* without(puzzle: Puzzle, _options: BankEntry["options"]): Iterable<Puzzle> {
  for (const [cell, n] of puzzle.numbers.entries()) {
    if (n <= 0) continue;
    const numbers = puzzle.numbers.map((old, i) => (i === cell ? NONE : old));
    yield Puzzle.of({ ...puzzle, numbers }, puzzle.rules);
  }
}
