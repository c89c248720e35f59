/** What the law suite is told about Sashigane: random boards, every rule setting, the second engine, published puzzles. */
import type { BankEntry } from "@hashigo/core";
import { type BoardOptions, boards, type Draw, type LawGenre, publishedPuzzles } from "@hashigo/testkit";
import * as oracle from "../oracle/index.js";
import { genre } from "../src/index.js";
import {
  CIRCLE,
  isArrow,
  isCircle,
  NONE,
  numberOf,
  type Progress,
  PUBLISHED,
  Puzzle,
  type Rules,
  rulesOf,
  SETTINGS,
  UNKNOWN,
  UP,
} from "../src/puzzle.js";
import { cluesOf, randomCutting } from "./cuttings.js";
import { GENERATOR } from "./generator-samples.js";
import { ALL_SETTINGS } from "./settings.js";

/** Blank boards up to this many cells are within the scanner's reach; its nodes are cheap. */
const ORACLE_NODES = 3_000_000;

export const sashigane: LawGenre<Puzzle, Progress> = {
  genre,
  oracles: [
    {
      name: "scanner",
      solutions(puzzle, max) {
        const found = oracle.solutions(puzzle, { maxSolutions: max, maxNodes: ORACLE_NODES });
        return found.limit === null ? found : null;
      },
    },
  ],
  boards: (options) => boards({ draw: (draw) => drawBoard(options, draw), smaller }),
  settings: ALL_SETTINGS,
  published: publishedPuzzles("sashigane").map(({ url }) => url),
  urlHolds: ({ clues }) => clues.every((clue) => numberOf(clue) <= 255),
  hard: [Puzzle.of(7, 7, new Int32Array(49)), Puzzle.of(6, 9, new Int32Array(54))],
  keyOfPuzzle: ({ rows, cols, clues, rules }) =>
    `${rows}x${cols} ${clues.join(",")} ${SETTINGS.map(({ name }) => rules[name]).join(",")}`,
  keyOfProgress: ({ edges }) => edges.join(","),
  scribble: ({ grid }, draw) => ({ edges: Int8Array.from({ length: grid.edges }, () => draw(4) - 1) }),
  rare: [
    // Numbers speak where arrows do not, suppositions where little is printed; counting the area needs every circle and most numbers.
    { ladder: "default", rung: "number", boards: circlesOnly(100), runs: 300 },
    { ladder: "default", rung: "trial-two", boards: circlesOnly(30), runs: 200 },
    { ladder: "article", rung: "area", boards: circlesOnly(70), runs: 7000 },
  ],
  without,
  generator: GENERATOR,
};

function drawBoard({ rules, solvable, maxCells }: BoardOptions, draw: Draw): Puzzle {
  const settings = rulesOf(rules);
  for (;;) {
    const [rows, cols] = drawSides(maxCells, solvable, draw);
    const made = solvable || draw(8) > 0 ? fromCutting(rows, cols, settings, draw) : null;
    if (made === null && solvable) continue;
    const clues = made ?? anyClues(rows * cols, draw);
    if (made !== null && !solvable && draw(4) === 0) clues[draw(clues.length)] = anyClue(draw);
    sprinkle(clues, draw);
    return Puzzle.of(rows, cols, clues, settings);
  }
}

/** One board in ten is one wide; `?` and sides of all proportions. */
function drawSides(maxCells: number, solvable: boolean, draw: Draw): readonly [number, number] {
  if (!solvable && draw(10) === 0) {
    const length = 1 + draw(8);
    return draw(2) === 0 ? [1, length] : [length, 1];
  }
  for (;;) {
    const rows = 2 + draw(6);
    const cols = 2 + draw(6);
    if (rows * cols <= maxCells) return [rows, cols];
  }
}

const DENSITIES = [0, 20, 50, 80, 100] as const;

function density(draw: Draw): number {
  return DENSITIES[draw(DENSITIES.length)] ?? 0;
}

function fromCutting(rows: number, cols: number, rules: Rules, draw: Draw): Int32Array | null {
  const cutting = randomCutting(rows, cols, draw);
  return cutting === null
    ? null
    : cluesOf(
        rows * cols,
        cutting,
        rules,
        { circle: density(draw), number: density(draw), arrow: density(draw) },
        draw,
      );
}

/** From blank to a clue in every cell. */
function anyClues(cells: number, draw: Draw): Int32Array {
  const share = density(draw);
  return Int32Array.from({ length: cells }, () => (draw(100) < share ? anyClue(draw) : NONE));
}

function anyClue(draw: Draw): number {
  const kind = draw(8);
  return kind < 4 ? UP + kind : kind === 4 ? NONE : kind === 5 ? CIRCLE : CIRCLE + 1 + draw(9);
}

function sprinkle(clues: Int32Array, draw: Draw): void {
  if (draw(4) > 0) return;
  clues.forEach((clue, cell) => {
    if (clue === NONE && draw(5) === 0) clues[cell] = UNKNOWN;
  });
}

/** Boards with a circle on every bend, some with numbers, and no arrow. */
function circlesOnly(number: number): ReturnType<typeof boards<Puzzle>> {
  const draw = (random: Draw): Puzzle => {
    for (;;) {
      const [rows, cols] = [4 + random(2), 4 + random(2)];
      const cutting = randomCutting(rows, cols, random);
      if (cutting === null) continue;
      return Puzzle.of(rows, cols, cluesOf(rows * cols, cutting, PUBLISHED, { circle: 100, number, arrow: 0 }, random));
    }
  };
  return boards({ draw, smaller });
}

/** Numbers may always go; circles and arrows where the options say so. */
function* without({ rows, cols, clues, rules }: Puzzle, options: BankEntry["options"]): Iterable<Puzzle> {
  const changed = (cell: number, clue: number): Puzzle =>
    Puzzle.of(
      rows,
      cols,
      clues.map((old, i) => (i === cell ? clue : old)),
      rules,
    );
  for (const [cell, clue] of clues.entries()) {
    if (numberOf(clue) > 0) yield changed(cell, CIRCLE);
    if (isCircle(clue) && options["dropCircles"] === true) yield changed(cell, NONE);
    if (isArrow(clue) && options["dropArrows"] === true) yield changed(cell, NONE);
  }
}

/** A row or a column less, a clue less, a number less. */
function* smaller({ rows, cols, clues, rules }: Puzzle): Iterable<Puzzle> {
  const keep = (row: number, col: number): Puzzle => {
    const cells = [...clues.keys()].filter((cell) => Math.floor(cell / cols) !== row && cell % cols !== col);
    return Puzzle.of(
      rows - (row < 0 ? 0 : 1),
      cols - (col < 0 ? 0 : 1),
      cells.map((cell) => clues[cell] ?? NONE),
      rules,
    );
  };
  if (rows > 1) for (const row of [0, rows - 1]) yield keep(row, -1);
  if (cols > 1) for (const col of [0, cols - 1]) yield keep(-1, col);
  for (const [cell, clue] of clues.entries()) {
    if (clue === NONE) continue;
    yield Puzzle.of(
      rows,
      cols,
      clues.map((old, i) => (i === cell ? NONE : old)),
      rules,
    );
    if (numberOf(clue) > 0)
      yield Puzzle.of(
        rows,
        cols,
        clues.map((old, i) => (i === cell ? CIRCLE : old)),
        rules,
      );
  }
}
