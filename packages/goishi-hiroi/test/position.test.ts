/** The ladders' state: undo, what is ruled out where, and what a drawn fact may be. */
import { type Fact, Random } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { Left } from "../src/left.js";
import { Position } from "../src/position.js";
import { MISSED } from "../src/rungs/ends.js";
import { KERNELS } from "../src/rungs/order.js";
import { NOBODY, Stones } from "../src/stones.js";
import { drawn, REVERSES, shown, strewn } from "./ladder-boards.js";

const take = (cell: number, order: number): Fact => ({ kind: "take", cell, order });

function woken(puzzle: Position["puzzle"]): Position {
  const state = new Position(puzzle, true);
  state.wake();
  return state;
}

/** All there is: slots, links, and the queues. */
function everything(state: Position): unknown {
  const slots: number[] = [];
  for (let i = 0; Number.isInteger(state.value(i)); i++) slots.push(state.value(i));
  const { next, head, inLine, count } = state.left;
  return { slots, next: [...next], head: [...head], inLine: [...inLine], count };
}

function openOnes(state: Position): number[] {
  const atoms: number[] = [];
  for (let atom = state.open(0, 0); atom >= 0; atom = state.open(atom + 1, 0)) atoms.push(atom);
  return atoms;
}

/** Some suppositions, one on top of the other, and back. */
function excursion(state: Position, random: Random): void {
  const marks: number[] = [];
  const copies: unknown[] = [];
  for (let depth = 1 + random.int(4); depth > 0; depth--) {
    const atoms = openOnes(state);
    const atom = atoms[random.int(Math.max(1, atoms.length))];
    if (atom === undefined) break;
    marks.push(state.mark());
    copies.push(everything(state));
    const placed = random.coin() ? state.assume(atom) : state.refute(atom);
    if (!placed || !state.propagate(1 + random.int(KERNELS))) {
      state.idle();
      break;
    }
  }
  while (marks.length > 0) {
    state.undoTo(marks.pop() as number);
    expect(everything(state)).toEqual(copies.pop());
  }
  state.wake();
  state.propagate(KERNELS);
}

describe("position", () => {
  test("undo restores every slot and every link, and the same supposition then writes the same", () => {
    const random = new Random(11);
    let compared = 0;
    for (const allowReverse of REVERSES) {
      for (let n = 0; n < 300; n++) {
        const puzzle = strewn(random, allowReverse);
        const [travelled, fresh] = [woken(puzzle), woken(puzzle)];
        const good = travelled.propagate(KERNELS);
        expect(fresh.propagate(KERNELS)).toBe(good);
        if (!good) continue;
        for (let k = 0; k < 5; k++) excursion(travelled, random);
        expect(everything(travelled)).toEqual(everything(fresh));
        const atom = openOnes(fresh)[0];
        if (atom === undefined) continue;
        compared++;
        for (const state of [travelled, fresh]) if (state.assume(atom)) state.propagate(KERNELS);
        expect(everything(travelled), shown(puzzle)).toEqual(everything(fresh));
      }
    }
    expect(compared).toBeGreaterThan(150);
  });

  test("the links are those of the stones left, whatever was taken and put back", () => {
    const random = new Random(12);
    for (let n = 0; n < 200; n++) {
      const state = woken(strewn(random, "off"));
      const left = new Left(new Stones(state.puzzle));
      while (state.left.count > 0) {
        const open = state.candidate(random.int(state.width));
        if (open < 0) break;
        state.take(open);
        left.take(open);
        expect([...state.left.next]).toEqual([...left.next]);
        expect(state.left.count).toBe(left.count);
      }
    }
  });

  test("a stone ruled out here is not ruled out after the next move", () => {
    // From r1c1 both r1c2 and r2c1 can be next; r2c1 can be again from r2c2.
    const state = woken(drawn(["oo", "oo"]));
    expect(state.assert(take(0, 1))).toBe(true);
    const [right, down] = openOnes(state) as [number, number];
    expect([right, down].map((atom) => state.stoneOf(atom))).toEqual([1, 2]);
    expect(state.refute(down)).toBe(true);
    expect(state.holds(take(1, 2))).toBe(true);
    expect(state.holds(take(2, 2))).toBe(false);
    expect(state.open(0, 0)).toBe(-1);
    expect(state.assert(take(1, 2))).toBe(true);
    expect(state.assert(take(3, 3))).toBe(true);
    expect(state.isOpen(2)).toBe(true);
    // An atom belongs to its position.
    expect(state.stoneOf(down)).toBe(NOBODY);
    expect(state.assume(down)).toBe(false);
    expect(state.assert(take(2, 4))).toBe(true);
    expect(state.left.count).toBe(0);
  });

  test("what the board alone leaves is said by a rung, not held before", () => {
    const state = woken(drawn(["oo."]));
    expect(state.assert(take(0, 1))).toBe(true);
    expect(state.holds(take(1, 2))).toBe(false);
    expect(state.propagate(1)).toBe(true);
    expect(state.holds(take(1, 2))).toBe(true);
  });

  test("only the next stone can be laid, or one that lies there already", () => {
    const state = woken(drawn(["ooo", "o.."]));
    expect(state.assert(take(1, 2))).toBe(false);
    expect(state.assert(take(0, 1))).toBe(true);
    expect(state.assert(take(0, 1))).toBe(true);
    expect(state.assert(take(1, 1))).toBe(false);
    // r1c3 stands behind r1c2.
    expect(state.assert(take(2, 2))).toBe(false);
    expect(state.assert(take(1, 2))).toBe(true);
    // r2c1 is not in line with r1c2.
    expect(state.assert(take(3, 3))).toBe(false);
    expect(state.holds(take(1, 2))).toBe(true);
    expect(state.holds(take(3, 4))).toBe(false);
    expect(() => state.assert(take(4, 3))).toThrow(RangeError);
    expect(() => state.assert(take(99, 3))).toThrow(RangeError);
    expect(() => state.holds({ kind: "cell", cell: 0, value: "blank" })).toThrow(RangeError);
  });

  test("straight back only where the clause is deleted", () => {
    for (const allowReverse of REVERSES) {
      // Right to r1c3, and back over r1c2 there is r1c1 only if r1c2 is gone: so from the middle.
      const state = woken(drawn(["o.oo"], allowReverse));
      expect(state.assert(take(2, 1))).toBe(true);
      expect(state.assert(take(3, 2))).toBe(true);
      expect(state.assert(take(0, 3))).toBe(allowReverse === "on");
    }
  });

  test("the last stone is known by the moves alone, whoever drew them", () => {
    // r1c3 and r3c1 are the ends.
    const rows = ["ooo", "oo.", "o.."];
    const state = woken(drawn(rows));
    expect(state.assert(take(2, 1))).toBe(true);
    expect(state.stones.cellOf(state.last)).toBe(6);
    expect(state.assert(take(1, 2))).toBe(true);
    expect(state.stones.cellOf(state.last)).toBe(6);
    const wrong = woken(drawn(rows));
    expect(wrong.assert(take(0, 1))).toBe(true);
    expect(wrong.last).toBe(MISSED);
    const article = new Position(drawn(rows), false);
    expect(article.assert(take(2, 1))).toBe(true);
    expect(article.last).toBe(NOBODY);
  });
});
