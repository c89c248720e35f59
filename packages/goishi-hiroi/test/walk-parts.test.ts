/** What the search keeps while it goes, against the same by definition on the grid. */
import { type Cell, Random } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { Chain } from "../src/chain.js";
import { endsOf } from "../src/ends.js";
import { Left } from "../src/left.js";
import type { Puzzle } from "../src/puzzle.js";
import { NOBODY, START, Stones } from "../src/stones.js";
import { Board } from "../src/walk/board.js";
import { Memo } from "../src/walk/memo.js";
import { Suffix } from "../src/walk/suffix.js";
import { boardOf, ray, shown, someBoard } from "./walk-brute.js";

const BOARDS = 600;
const SETTINGS = [{ allowReverse: "off" }, { allowReverse: "on" }];

/** By definition: fewer than two sides, or with allowReverse fewer than two stones, of those that `is` says, before one that `stops`. */
function isBlind(puzzle: Puzzle, cell: Cell, is: (c: Cell) => boolean, stops: (c: Cell) => boolean): boolean {
  let sides = 0;
  let stones = 0;
  for (let d = 0; d < 4; d++) {
    const line = ray(puzzle, cell, d);
    const end = line.findIndex(stops);
    const seen = (end < 0 ? line : line.slice(0, end)).filter(is).length;
    stones += seen;
    if (seen > 0) sides++;
  }
  return (puzzle.allowsReverse ? stones : sides) < 2;
}

describe.each(SETTINGS)("allowReverse $allowReverse", (rules) => {
  test("ends, kept one by one, are those of the definition, and undone exactly", () => {
    const random = new Random(1);
    for (let i = 0; i < BOARDS; i++) {
      const puzzle = someBoard(random, 25, rules);
      const stones = new Stones(puzzle);
      const board = new Board(stones, puzzle.allowsReverse);
      const kept = (): string =>
        JSON.stringify([
          board.ends,
          [...board.left.next],
          [...board.left.head],
          [...board.left.inLine],
          [...board.words],
          board.hash,
          board.left.count,
        ]);
      const order = random.shuffle([...puzzle.places.keys()]);
      const before: string[] = [];
      for (let k = 0; k <= order.length; k++) {
        const left = new Set(order.slice(k).map((s) => stones.cellOf(s)));
        const ends = [...left].filter((cell) =>
          isBlind(
            puzzle,
            cell,
            (c) => left.has(c),
            () => false,
          ),
        );
        expect(board.ends, shown(puzzle)).toBe(ends.length);
        expect(endsOf(board.left, puzzle.allowsReverse).map((s) => stones.cellOf(s))).toEqual(
          ends.sort((a, b) => a - b),
        );
        if (k === order.length) break;
        before.push(kept());
        board.take(order[k]!);
      }
      for (const stone of order.reverse()) {
        board.putBack(stone);
        expect(kept()).toBe(before.pop());
      }
    }
  });

  test("starts, kept one by one, are those of the definition, and undone exactly", () => {
    const random = new Random(2);
    for (let i = 0; i < BOARDS; i++) {
      const puzzle = someBoard(random, 25, rules);
      const stones = new Stones(puzzle);
      const suffix = new Suffix(stones, puzzle.allowsReverse);
      const order = random.shuffle([...puzzle.places.keys()]);
      const before: string[] = [];
      const kept = (): string =>
        JSON.stringify([suffix.starts, suffix.count, suffix.hash, [...suffix.words], [...suffix.standing]]);
      for (let k = 0; k <= order.length; k++) {
        const left = new Set(order.slice(k).map((s) => stones.cellOf(s)));
        const stands = (cell: Cell): boolean => puzzle.stones[cell] === 1 && !left.has(cell);
        const starts = [...left].filter((cell) => isBlind(puzzle, cell, (c) => left.has(c), stands));
        expect(suffix.starts, shown(puzzle)).toBe(starts.length);
        for (const cell of left) expect(suffix.isStart(stones.at[cell]!), shown(puzzle)).toBe(starts.includes(cell));
        if (k === order.length) break;
        before.push(kept());
        suffix.put(order[k]!);
      }
      for (const stone of order.reverse()) {
        suffix.lift(stone);
        expect(kept()).toBe(before.pop());
      }
    }
  });

  test("ends and chain never deny a position that can be cleared", () => {
    const random = new Random(3);
    const tally = { cleared: 0, ends: 0, apart: 0, own: 0, fork: 0 };
    for (let i = 0; i < BOARDS; i++) positions(someBoard(random, 8, rules), tally);
    for (const times of Object.values(tally)) expect(times).toBeGreaterThan(50);
  });
});

interface Tally {
  cleared: number;
  ends: number;
  apart: number;
  own: number;
  fork: number;
}

/** Every position of a board, depth first; is it cleared from there? */
function positions(puzzle: Puzzle, tally: Tally): void {
  const stones = new Stones(puzzle);
  const left = new Left(stones);
  const chain = new Chain(stones);
  const clears = (place: number, arrival: number): boolean => {
    const says = chain.look(left, place, arrival);
    const { apart, own } = chain;
    const fork = chain.forkCuts();
    const cuts = [...chain.cuts.subarray(0, chain.cutCount)];
    const ends = endsOf(left, puzzle.allowsReverse);
    let cleared = left.count === 0;
    for (const [stone, by] of moves(puzzle, left, place, arrival)) {
      left.take(stone);
      const goesOn = clears(stone, by);
      left.putBack(stone);
      if (!goesOn) continue;
      cleared = true;
      expect(cuts, `${shown(puzzle)}: a cut stone is next`).not.toContain(stone);
      if (ends.length === 2) expect(ends, shown(puzzle)).toContain(stone);
    }
    if (cleared) {
      tally.cleared++;
      expect(says, `${shown(puzzle)}, from ${place} by ${arrival}`).toBe(true);
      expect(ends.length, shown(puzzle)).toBeLessThanOrEqual(2);
    } else {
      if (ends.length > 2) tally.ends++;
      if (apart) tally.apart++;
      if (own) tally.own++;
      if (fork.length > 0) tally.fork++;
    }
    return cleared;
  };
  clears(NOBODY, START);
}

function moves(puzzle: Puzzle, left: Left, place: number, arrival: number): [number, number][] {
  if (place === NOBODY) return [...puzzle.places.keys()].map((stone) => [stone, START]);
  const found: [number, number][] = [];
  for (let d = 0; d < 4; d++) {
    const to = left.next[4 * place + d]!;
    if (to < 0 || (arrival !== START && d === (arrival + 2) % 4)) continue;
    found.push([to, puzzle.allowsReverse ? START : d]);
  }
  return found;
}

test("the chain tells which stone is the only way across, and what lies beyond", () => {
  // Two squares of four stones, joined by one stone in the row of the one and the column of the other.
  const drawn = ["oo..o", "oo...", ".....", "...oo", "...oo"];
  const puzzle = boardOf(drawn);
  const stones = new Stones(puzzle);
  const left = new Left(stones);
  const chain = new Chain(stones);
  const cells = (list: readonly number[]): Cell[] => list.map((stone) => stones.cellOf(stone));
  expect(chain.look(left, NOBODY, START)).toBe(true);
  expect(cells([...chain.cuts.subarray(0, chain.cutCount)])).toEqual([4]);
  const corner = stones.at[0]!;
  left.take(corner);
  expect(chain.look(left, corner, START)).toBe(true);
  expect(cells(chain.beyond(left, stones.at[4]!))).toEqual([18, 19, 23, 24]);
  left.putBack(corner);
  const cut = stones.at[4]!;
  left.take(cut);
  expect(chain.look(left, cut, START)).toBe(false);
  expect(chain.own).toBe(true);
});

test("parts that do not hang together are named", () => {
  const puzzle = boardOf(["oo...", "oo...", "...oo"]);
  const stones = new Stones(puzzle);
  const left = new Left(stones);
  const chain = new Chain(stones);
  expect(chain.look(left, NOBODY, START)).toBe(false);
  expect(chain.apart).toBe(true);
  expect(chain.unreached(left).map((stone) => stones.cellOf(stone))).toEqual([13, 14]);
});

test("a memo answers only for the state itself, grows, and stops taking in when full", () => {
  const memo = new Memo(2, 100_000, true);
  const random = new Random(4);
  const taken: [number, Int32Array, number][] = [];
  // One hash for all in a sixteenth of the states: what is compared is the state.
  for (let i = 0; i < 20_000; i++) {
    const set = Int32Array.of(random.int(1 << 20), i);
    const hash = i % 16 === 0 ? 0 : random.int(1 << 30);
    expect(memo.find(hash, set, 7)).toBe(-1);
    if (!memo.add(hash, set, 7, i)) break;
    taken.push([hash, set, i]);
  }
  expect(memo.full).toBe(true);
  expect(taken.length).toBeGreaterThan(1_000);
  for (const [hash, set, value] of taken) {
    expect(memo.valueAt(memo.find(hash, set, 7))).toBe(value);
    expect(memo.find(hash, set, 6)).toBe(-1);
  }
});
