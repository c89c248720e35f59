/** The article's `fit` against all sets of cells, taken one by one. */
import { type Fact, keyOf, Random, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { fitKernel } from "../src/article/fit.js";
import { articleLadder } from "../src/article/index.js";
import { waysOf } from "../src/article/ways.js";
import type { Falls } from "../src/state.js";
import { FALLS, smallBoard } from "./engine-boards.js";
import { bruteForce } from "./engine-brute.js";

const LONG = process.env["HASHIGO_LONG"] === "1";
const RUNS = LONG ? 3000 : 300;
const FIT = articleLadder.rungs.indexOf("fit");

/** A board with an answer, and some of the facts of that. */
function* boards(seed: number, runs: number, oneIn: readonly number[]) {
  const random = new Random(seed);
  for (const fall of FALLS)
    for (let k = 0; k < runs; ) {
      const puzzle = smallBoard(random, fall);
      const answers = bruteForce(puzzle);
      const bits = answers[random.int(Math.max(1, answers.length))];
      if (bits === undefined) continue;
      const known = Array.from({ length: puzzle.grid.size }, (_, cell): Fact => {
        return { kind: "cell", cell, value: ((bits >> cell) & 1) === 1 ? "shaded" : "blank" };
      }).filter(() => random.int(oneIn[k % oneIn.length] ?? 1) === 0);
      k++;
      yield { puzzle, known };
    }
}

type Refusal = "touch" | "full" | "short" | null;

/** Is the set a connected one of the right size? Loose borders and what is known of the region included. */
function isStone(
  { layout, store, leastOf, mostOf }: Pick<Falls, "layout" | "store" | "leastOf" | "mostOf">,
  region: number,
  set: Set<number>,
): boolean {
  const { inside, apart } = layout;
  const own = [...layout.cells.subarray(layout.head[region], layout.head[region + 1])];
  if (set.size < Math.max(1, leastOf(region)) || set.size > mostOf(region)) return false;
  if (own.some((cell) => (store[cell] === 0 && set.has(cell)) || ((store[cell] ?? 0) < 0 && !set.has(cell))))
    return false;
  const met = new Set([...set].slice(0, 1));
  for (const cell of met)
    for (let side = 0; side < 4; side++) {
      const next = inside[4 * cell + side] ?? -1;
      if (set.has(next)) met.add(next);
      if (set.has(apart[4 * cell + side] ?? -1)) return false;
    }
  return met.size === set.size;
}

/** Cells of other regions that the set touches. */
function around({ layout }: Falls, set: Set<number>): Set<number> {
  const cells = new Set<number>();
  for (const cell of set)
    for (const next of layout.apart.subarray(4 * cell, 4 * cell + 4)) if (next >= 0) cells.add(next);
  return cells;
}

function refusal(s: Falls, region: number, set: Set<number>): Refusal {
  const { layout, store } = s;
  const { rows, cols, half, counted } = layout;
  const near = around(s, set);
  if ([...near].some((cell) => (store[cell] ?? 0) < 0)) return "touch";
  if (!counted) return null;
  for (let c = 0; c < cols; c++) {
    let shaded = 0;
    let open = 0;
    for (let cell = c; cell < rows * cols; cell += cols) {
      if (set.has(cell) || (store[cell] ?? 0) < 0) shaded++;
      else if (layout.region[cell] !== region && store[cell] !== 0 && !near.has(cell)) open++;
    }
    if (shaded > half) return "full";
    if (shaded + open < half) return "short";
  }
  return null;
}

/** All ways, with how many sets were refused for what. */
function listed(s: Falls, region: number, refused: Map<Refusal, number>): Set<number>[] {
  const own = [...s.layout.cells.subarray(s.layout.head[region], s.layout.head[region + 1])];
  const bound = {
    layout: s.layout,
    store: s.store,
    leastOf: (g: number) => s.leastOf(g),
    mostOf: (g: number) => s.mostOf(g),
  };
  const found: Set<number>[] = [];
  for (let bits = 1; bits < 1 << own.length; bits++) {
    const set = new Set(own.filter((_, k) => ((bits >> k) & 1) === 1));
    if (!isStone(bound, region, set)) continue;
    const why = refusal(s, region, set);
    refused.set(why, (refused.get(why) ?? 0) + 1);
    if (why === null) found.push(set);
  }
  return found;
}

describe("fit", () => {
  test("lists each way once, and draws what all of them share", () => {
    const refused = new Map<Refusal, number>();
    const drawn = { shaded: 0, blank: 0, beside: 0 };
    for (const { puzzle, known } of boards(7, RUNS, [1, 2, 3, 6])) {
      const { state, ok } = articleLadder.open(puzzle, known);
      expect(ok).toBe(true);
      for (let g = 0; g < puzzle.regions.count; g++) {
        const ways = waysOf(state, g);
        if (ways === null) continue;
        const all = listed(state, g, refused);
        expect(ways.count).toBe(all.length);
        const wanted = Array.from(state.store.subarray(0, puzzle.grid.size), (value, cell) => {
          if (value <= 0) return Math.sign(value);
          const within = state.layout.region[cell] === g;
          const n = all.filter((set) => (within ? set : around(state, set)).has(cell)).length;
          if (within && n === all.length) drawn.shaded++;
          if (within && n === 0) drawn.blank++;
          if (!within && n === all.length) drawn.beside++;
          return within ? (n === all.length ? -1 : n === 0 ? 0 : 1) : n === all.length ? 0 : 1;
        });
        const at = state.mark();
        expect(fitKernel(state, g)).toBe(true);
        expect(Array.from(state.store.subarray(0, puzzle.grid.size), Math.sign)).toEqual(wanted);
        state.undoTo(at);
      }
    }
    console.log(JSON.stringify({ ...drawn, ...Object.fromEntries(refused) }));
    expect(Math.min(...Object.values(drawn), ...refused.values(), refused.size * 10)).toBeGreaterThanOrEqual(40);
  });

  test("is at rest when it has been asked all that wakes it", () => {
    let settled = 0;
    for (const { puzzle, known } of boards(8, RUNS, [3, 5, 9])) {
      for (const way of [{ upTo: FIT + 1 }, { only: FIT }]) {
        const once = runSync(articleLadder.climb(puzzle, { ...way, known }));
        settled += once.settled.length;
        const again = runSync(articleLadder.climb(puzzle, { ...way, known: [...known, ...once.settled] }));
        expect(again.settled.map(keyOf).filter((key) => !once.settled.map(keyOf).includes(key))).toEqual([]);
      }
    }
    expect(settled).toBeGreaterThan(RUNS);
  });
});
