/** The rules on a grid and nothing else: every order by plain recursion, for boards of a few stones. And boards to ask it of. */
import type { Cell, Random, Settings } from "@hashigo/core";
import { Puzzle } from "../src/puzzle.js";

/** By direction: 0 right · 1 down · 2 left · 3 up. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Cells from `cell` on in a direction, nearest first. */
export function ray(puzzle: Puzzle, cell: Cell, d: number): Cell[] {
  const [down, right] = STEPS[d] as readonly [number, number];
  const cells: Cell[] = [];
  let r = Math.floor(cell / puzzle.cols) + down;
  let c = (cell % puzzle.cols) + right;
  for (; r >= 0 && c >= 0 && r < puzzle.rows && c < puzzle.cols; r += down, c += right) cells.push(r * puzzle.cols + c);
  return cells;
}

/** All answers as lists of cells, first to last; null when there are more than `most`. */
export function orders(puzzle: Puzzle, most: number): Cell[][] | null {
  const found: Cell[][] = [];
  const there = Uint8Array.from(puzzle.stones);
  const order: Cell[] = [];
  const take = (cell: Cell, arrival: number): void => {
    if (found.length > most) return;
    there[cell] = 0;
    order.push(cell);
    if (order.length === puzzle.places.length) found.push([...order]);
    for (let d = 0; d < 4; d++) {
      if (!puzzle.allowsReverse && arrival >= 0 && d === (arrival + 2) % 4) continue;
      const next = ray(puzzle, cell, d).find((other) => there[other] === 1);
      if (next !== undefined) take(next, d);
    }
    order.pop();
    there[cell] = 1;
  };
  for (const cell of puzzle.places) take(cell, -1);
  return found.length > most ? null : found;
}

/** Legal moves as they come, until there is none: mostly no part of an answer. */
export function stroll(random: Random, puzzle: Puzzle): Cell[] {
  const there = Uint8Array.from(puzzle.stones);
  const order = [random.pick(puzzle.places)];
  let arrival = -1;
  for (;;) {
    const cell = order[order.length - 1] as Cell;
    there[cell] = 0;
    const moves = [0, 1, 2, 3].flatMap((d) => {
      const to = ray(puzzle, cell, d).find((other) => there[other] === 1);
      const back = !puzzle.allowsReverse && arrival >= 0 && d === (arrival + 2) % 4;
      return to === undefined || back ? [] : [{ to, d }];
    });
    if (moves.length === 0) return order;
    const { to, d } = random.pick(moves);
    order.push(to);
    arrival = d;
  }
}

/** A board to 6 × 6 or a line to 12, with one to `most` stones. */
export function someBoard(random: Random, most: number, rules: Settings): Puzzle {
  for (;;) {
    const [rows, cols] = random.int(12) === 0 ? [1, 1 + random.int(12)] : [1 + random.int(6), 1 + random.int(6)];
    const tenths = 1 + random.int(10);
    const stones = Array.from({ length: rows * cols }, () => (random.int(10) < tenths ? 1 : 0));
    const count = stones.filter((stone) => stone === 1).length;
    if (count >= 1 && count <= most) return Puzzle.of({ rows, cols, stones }, rules);
  }
}

export function shown(puzzle: Puzzle): string {
  const rows = Array.from({ length: puzzle.rows }, (_, r) =>
    [...puzzle.stones.subarray(r * puzzle.cols, (r + 1) * puzzle.cols)]
      .map((stone) => (stone === 1 ? "o" : "."))
      .join(""),
  );
  return `${rows.join("/")} allowReverse=${puzzle.rules.allowReverse}`;
}

/** A board as {@link shown} draws it. */
export function boardOf(drawn: readonly string[], rules: Settings = {}): Puzzle {
  const cols = (drawn[0] as string).length;
  return Puzzle.of({ rows: drawn.length, cols, stones: Array.from(drawn.join(""), (c) => (c === "o" ? 1 : 0)) }, rules);
}
