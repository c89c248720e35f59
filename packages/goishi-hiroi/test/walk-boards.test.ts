/** The search on real boards and on the largest: answers obey the rules, few nodes suffice, limits are kept, nothing overflows. */
import { readFileSync } from "node:fs";
import { type Cell, Random } from "@hashigo/core";
import { expect, test } from "vitest";
import { backbone, count, solve } from "../src/api.js";
import { nextStones, nextStonesAsync } from "../src/next.js";
import { emptyProgress, Puzzle, prefixOf, progressOf } from "../src/puzzle.js";
import { boardOf, orders, ray, shown, someBoard } from "./walk-brute.js";

interface Published {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  readonly stones: readonly (readonly [number, number])[];
}

const file = new URL("../../testkit/fixtures/corpus/goishi.json", import.meta.url);
const { puzzles } = JSON.parse(readFileSync(file, "utf8")) as { readonly puzzles: readonly Published[] };

/** Sixty-six stones, one order. */
const LARGE = [
  "..........o.o.......",
  "............o.....o.",
  "..........o.o.......",
  "..........o.o.....o.",
  ".........o..oo......",
  "...........oo.......",
  "..o........oo.......",
  ".oo.o.o....o.o......",
  "....oo..........o...",
  ".....oo.......o.o.o.",
  "o.o.o....o..........",
  ".oo...............o.",
  "oo..................",
  "oo.....o...o..o..oo.",
  "...............o..oo",
  ".........o..........",
  "........o.o........o",
  "........o....oo.oo..",
  "...oo.........o.....",
  "..o.....oo...o......",
];

/** Stone by stone, as the rules are written. */
function obeys(puzzle: Puzzle, order: readonly Cell[]): boolean {
  const there = Uint8Array.from(puzzle.stones);
  let arrival = -1;
  for (const [k, cell] of order.entries()) {
    if (k > 0) {
      const from = order[k - 1] as Cell;
      const by = [0, 1, 2, 3].find((d) => ray(puzzle, from, d).find((c) => there[c] === 1) === cell);
      if (by === undefined || (arrival >= 0 && by === (arrival + 2) % 4)) return false;
      arrival = by;
    }
    there[cell] = 0;
  }
  return there.every((stone) => stone === 0);
}

test.each(puzzles.map((p) => [p.id, p] as const))(
  "%s has one answer, found in few nodes",
  (_, { rows, cols, stones }) => {
    const cells = new Uint8Array(rows * cols);
    for (const [r, c] of stones) cells[r * cols + c] = 1;
    const puzzle = Puzzle.of({ rows, cols, stones: cells });
    const outcome = solve(puzzle);
    expect(outcome.status).toBe("unique");
    if (outcome.status === "unique") expect(obeys(puzzle, prefixOf(outcome.solution))).toBe(true);
    expect(outcome.nodes).toBeLessThan(200);
  },
);

test("a board of 66 stones is settled, and a smaller budget says that it is not", () => {
  const puzzle = boardOf(LARGE);
  const outcome = solve(puzzle, { maxNodes: 200_000 });
  expect(outcome.status).toBe("unique");
  if (outcome.status === "unique") expect(obeys(puzzle, prefixOf(outcome.solution))).toBe(true);
  expect(count(puzzle, { maxNodes: 200_000 })).toMatchObject({ count: 1n, exact: true, limit: null });
  for (const maxNodes of [0, 10, 1_000, 5_000])
    expect(solve(puzzle, { maxNodes })).toEqual({ status: "unknown", limit: "nodes", nodes: maxNodes });
  // Both ends are known without search, though not which is which.
  expect(backbone(puzzle, { maxNodes: 10 })).toMatchObject({ state: "partial", limit: "nodes" });
});

test("the largest boards", () => {
  const line = Puzzle.of({ rows: 1, cols: 500, stones: new Uint8Array(500).fill(1) });
  expect(solve(line).status).toBe("multiple");
  expect(count(line)).toMatchObject({ count: 2n, exact: true });
  const square = Puzzle.of({ rows: 50, cols: 50, stones: new Uint8Array(2500).fill(1) });
  const outcome = solve(square, { maxNodes: 20_000 });
  expect(outcome.status).toBe("multiple");
  if (outcome.status === "multiple")
    for (const answer of [outcome.first, outcome.second]) expect(obeys(square, prefixOf(answer))).toBe(true);
  const full = Puzzle.of({ rows: 500, cols: 500, stones: new Uint8Array(250_000).fill(1) });
  expect(solve(full, { maxNodes: 5_000 })).toMatchObject({ status: "unknown", limit: "nodes" });
  expect(count(full, { maxNodes: 5_000 })).toMatchObject({ exact: false, limit: "nodes" });
});

test("every next stone is live or dead as the answers say, and unknown only under a limit", async () => {
  const random = new Random(8);
  const told = { live: 0, dead: 0, unknown: 0 };
  for (let i = 0; i < 400; i++) {
    const puzzle = someBoard(random, 8, { allowReverse: i % 2 === 0 ? "off" : "on" });
    const answers = orders(puzzle, 2_000);
    if (answers === null) continue;
    const taken = answers.length === 0 ? [] : random.pick(answers).slice(0, random.int(puzzle.places.length));
    const progress = progressOf(puzzle, taken);
    const fits = answers.filter((order) => taken.every((cell, k) => order[k] === cell));
    const live = new Set(fits.map((order) => order[taken.length] as Cell));
    const all = nextStones(puzzle, progress);
    for (const maxNodes of [Number.POSITIVE_INFINITY, 0, 1, 3, 10]) {
      const stones = nextStones(puzzle, progress, { maxNodes });
      expect(stones.map(({ cell }) => cell)).toEqual(all.map(({ cell }) => cell));
      for (const { cell, state } of stones) {
        told[state]++;
        const truth = live.has(cell) ? "live" : "dead";
        expect(state === truth || (state === "unknown" && maxNodes < 100), `${shown(puzzle)} ${cell}`).toBe(true);
      }
    }
    expect(await nextStonesAsync(puzzle, progress)).toEqual(all);
    if (taken.length === 0) expect(all.map(({ cell }) => cell)).toEqual(puzzle.places);
  }
  for (const times of Object.values(told)) expect(times).toBeGreaterThan(200);
});

test("next stones: a signal is seen before every stone, also where none needs a node", () => {
  const puzzle = boardOf(Array.from({ length: 8 }, (_, i) => `${".".repeat(i)}o${".".repeat(7 - i)}`));
  for (let k = 0; k < 8; k++) {
    const controller = new AbortController();
    let looks = 0;
    const onProgress = (): void => {
      if (looks++ === k) controller.abort();
    };
    const stones = nextStones(puzzle, emptyProgress(puzzle), { signal: controller.signal, onProgress });
    expect(looks).toBe(k + 1);
    expect(stones.length).toBe(8);
    expect(stones.filter(({ state }) => state !== "unknown").length).toBeLessThanOrEqual(k);
  }
  expect(nextStones(puzzle, emptyProgress(puzzle)).every(({ state }) => state === "dead")).toBe(true);
});

test("next stones of drawings that the rules do not allow, and of finished ones", () => {
  const puzzle = boardOf(["oo", "oo"]);
  expect(nextStones(puzzle, emptyProgress(puzzle)).map(({ cell }) => cell)).toEqual([0, 1, 2, 3]);
  expect(nextStones(puzzle, progressOf(puzzle, [0, 3]))).toEqual([]);
  expect(nextStones(puzzle, progressOf(puzzle, [0, 1, 3, 2]))).toEqual([]);
  const line = boardOf(["oo.o"]);
  expect(nextStones(line, progressOf(line, [1, 0]))).toEqual([]);
  const back = boardOf(["oo.o"], { allowReverse: "on" });
  expect(nextStones(back, progressOf(back, [1, 0]))).toEqual([{ cell: 3, state: "live" }]);
});
