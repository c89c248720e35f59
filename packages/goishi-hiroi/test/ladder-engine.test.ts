/** The ladders' state beside the search engine, which share what an end and a cut stone is, and nothing else. */
import { type Fact, Random } from "@hashigo/core";
import { publishedPuzzles } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { solve } from "../src/api.js";
import { parse } from "../src/codec.js";
import { answerFacts, draw } from "../src/facts.js";
import { nextStones } from "../src/next.js";
import type { Position } from "../src/position.js";
import { emptyProgress, Puzzle } from "../src/puzzle.js";
import { drawRoute } from "../src/route.js";
import { defaultLadder } from "../src/rungs/index.js";
import { KERNELS } from "../src/rungs/order.js";
import { REVERSES, shown } from "./ladder-boards.js";

function published(): Puzzle[] {
  return publishedPuzzles("goishi").map(({ url }) => {
    const read = parse(url);
    if (!read.ok) throw new RangeError(url);
    return read.value.puzzle;
  });
}

interface Tally {
  struck: number;
  dead: number;
}

/** The stones in question, and what was ruled out: the engine must say of each that no answer takes it next. */
function agree(puzzle: Puzzle, known: readonly Fact[], tally: Tally): void {
  const where = `${shown(puzzle)} after ${known.length}`;
  const state = defaultLadder.open(puzzle, known).state as Position;
  const candidates = Array.from({ length: state.width }, (_, i) => state.candidate(i)).filter((stone) => stone >= 0);
  const next = nextStones(puzzle, draw(puzzle, emptyProgress(puzzle), known));
  expect(next.map(({ cell }) => cell)).toEqual(
    candidates.map((stone) => state.stones.cellOf(stone)).sort((a, b) => a - b),
  );
  const dead = new Set(next.filter((stone) => stone.state === "dead").map(({ cell }) => cell));
  expect(next.every((stone) => stone.state !== "unknown")).toBe(true);
  tally.dead += dead.size;
  const good = state.propagate(KERNELS);
  if (!good) {
    expect(dead.size, where).toBe(next.length);
    tally.struck += dead.size;
    return;
  }
  // Forced moves behind the position: the first of them is all that the engine was asked.
  const ruledOut =
    state.taken > known.length ? candidates.filter((s) => s !== state.order()[known.length]) : state.struck();
  for (const stone of ruledOut) expect(dead, `${where}: ${stone}`).toContain(state.stones.cellOf(stone));
  tally.struck += ruledOut.length;
}

describe("ladder and engine", () => {
  test("on every published puzzle, at every stone of its answer", () => {
    const tally: Tally = { struck: 0, dead: 0 };
    for (const puzzle of published()) {
      const found = solve(puzzle);
      if (found.status !== "unique") throw new RangeError(`not unique: ${shown(puzzle)}`);
      const answer = answerFacts(puzzle, found.solution);
      for (let k = 0; k < answer.length; k++) agree(puzzle, answer.slice(0, k), tally);
    }
    console.log(`published: ${tally.struck} of ${tally.dead} dead ends ruled out by the kernels`);
    expect(tally.struck).toBeGreaterThan(350);
  });

  test("on routes of 12 to 18 stones, on the way and astray, with the clause and without", () => {
    const random = new Random(21);
    const tally: Tally = { struck: 0, dead: 0 };
    for (const allowReverse of REVERSES) {
      for (let n = 0; n < 60; n++) {
        const wish = { rows: 6 + random.int(2), cols: 5 + random.int(3), stones: 12 + random.int(7) };
        const route = drawRoute({ ...wish, start: -1, turns: -1, allowReverse: allowReverse === "on" }, random);
        if (route === null) continue;
        const stones = new Uint8Array(wish.rows * wish.cols);
        for (const cell of route) stones[cell] = 1;
        const puzzle = Puzzle.of({ ...wish, stones }, { allowReverse });
        const state = defaultLadder.open(puzzle).state as Position;
        // A walk by the rules from anywhere, which will often fail.
        for (let steps = random.int(route.length); steps > 0; steps--) {
          const stone = state.candidate(random.int(state.width));
          if (stone >= 0) state.take(stone);
        }
        const known = state
          .order()
          .map((stone, k): Fact => ({ kind: "take", cell: state.stones.cellOf(stone), order: k + 1 }));
        if (known.length < route.length) agree(puzzle, known, tally);
      }
    }
    console.log(`routes: ${tally.struck} of ${tally.dead} dead ends ruled out by the kernels`);
    expect(tally.struck).toBeGreaterThan(50);
  });
});
