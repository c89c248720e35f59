/** Undo is exact: every slot, and whatever is no slot by what it does afterwards. */
import { Random } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { clueCells, type Puzzle } from "../src/puzzle.js";
import { Falls, KERNELS } from "../src/state.js";
import { FALLS, smallBoard } from "./engine-boards.js";

function laid(puzzle: Puzzle): Falls {
  const state = new Falls(puzzle, ["fall", "cell"]);
  for (const cell of clueCells(puzzle)) state.give(cell);
  state.wake();
  return state;
}

function someAtom(state: Falls, random: Random): number {
  const atoms: number[] = [];
  for (const trial of [0, 1])
    for (let atom = state.open(0, trial); atom >= 0; atom = state.open(atom + 1, trial)) atoms.push(atom);
  return atoms[random.int(Math.max(1, atoms.length))] ?? -1;
}

function excursion(state: Falls, random: Random): void {
  const marks: number[] = [];
  const copies: Int32Array[] = [];
  for (let depth = 1 + random.int(3); depth > 0; depth--) {
    const atom = someAtom(state, random);
    if (atom < 0) break;
    marks.push(state.mark());
    copies.push(state.store.slice());
    const placed = random.coin() ? state.assume(atom) : state.refute(atom);
    if (!placed || !state.propagate(KERNELS)) {
      state.idle();
      break;
    }
  }
  while (marks.length > 0) {
    state.undoTo(marks.pop() as number);
    expect(state.store).toEqual(copies.pop());
  }
}

describe("state", () => {
  test("after excursions the same supposition writes the same slots in the same order", () => {
    const random = new Random(6);
    let compared = 0;
    for (const fall of FALLS) {
      for (let k = 0; k < 200; k++) {
        const puzzle = smallBoard(random, fall);
        const travelled = laid(puzzle);
        const fresh = laid(puzzle);
        const good = travelled.propagate(KERNELS);
        expect(fresh.propagate(KERNELS)).toBe(good);
        if (!good) continue;
        for (let n = 0; n < 5; n++) excursion(travelled, random);
        expect(travelled.store).toEqual(fresh.store);
        const atom = someAtom(fresh, random);
        if (atom < 0) continue;
        compared++;
        const from = fresh.mark();
        const [a, b] = [travelled, fresh].map((state) => {
          const ok = state.assume(atom) && state.propagate(KERNELS);
          return [
            ok,
            ...Array.from({ length: state.mark() - from }, (_, i) => [state.slotAt(from + i), state.oldAt(from + i)]),
          ];
        });
        expect(a).toEqual(b);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("what is printed but not laid may be anything, also nothing", () => {
    const random = new Random(7);
    for (const fall of FALLS) {
      for (let k = 0; k < 100; k++) {
        const puzzle = smallBoard(random, fall);
        const state = new Falls(puzzle, ["fall", "cell"]);
        for (let g = 0; g < puzzle.regions.count; g++) {
          const printed = (puzzle.numbers[g] as number) >= 0;
          expect(state.leastOf(g)).toBe(printed ? 0 : 1);
          expect(state.mostOf(g)).toBe(puzzle.regions.cells[g]?.length);
        }
      }
    }
  });
});
