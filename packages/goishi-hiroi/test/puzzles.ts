/** What the law suite is told about Goishi Hiroi: random boards, with and without the clause, the two other engines, published puzzles. */
import { type LawGenre, publishedPuzzles } from "@hashigo/testkit";
import { engines } from "../oracle/index.js";
import { genre } from "../src/genre.js";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { full, lawBoards, REVERSES } from "./boards.js";
import { GENERATOR } from "./generator-samples.js";
import { RARE } from "./rare.js";

/** Stones picked up, and entries of the table: a tenth of a second or so. */
const ORACLE_NODES = 1_000_000;

export const goishi: LawGenre<Puzzle, Progress> = {
  genre,
  oracles: engines.map((engine) => ({
    name: engine.name,
    solutions(puzzle, max) {
      const found = engine.solutions(puzzle, { maxSolutions: max, maxNodes: ORACLE_NODES });
      return found.limit === null ? found : null;
    },
  })),
  boards: lawBoards,
  settings: REVERSES.map((allowReverse) => ({ allowReverse })),
  published: publishedPuzzles("goishi").map(({ url }) => url),
  hard: [full(5, 6), full(4, 7, { allowReverse: "on" })],
  keyOfPuzzle: ({ rows, cols, stones, rules }) => `${rows}x${cols} ${stones.join("")} ${rules.allowReverse}`,
  keyOfProgress: ({ order }) => order.join(","),
  scribble,
  rare: RARE,
  // A stone is no clue that could go: the board without it is another game.
  without: () => [],
  generator: GENERATOR,
};

/** Some stones numbered from 1 on, in any order; or numbers from nowhere, with gaps and repeats. */
function scribble({ places, grid }: Puzzle, draw: (n: number) => number): Progress {
  const order = new Int32Array(grid.size);
  const wild = draw(2) === 0;
  const shuffled = [...places];
  for (let k = shuffled.length - 1; k > 0; k--) {
    const other = draw(k + 1);
    [shuffled[k], shuffled[other]] = [shuffled[other] as number, shuffled[k] as number];
  }
  shuffled.slice(0, draw(places.length + 1)).forEach((cell, k) => {
    order[cell] = wild ? 1 + draw(2 * places.length + (draw(8) === 0 ? 1000 : 0)) : k + 1;
  });
  return { order };
}
