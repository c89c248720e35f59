import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Due, Trail } from "../src/index.js";
import { runs } from "./toy-boards.js";

const SLOTS = 9;
type Act =
  | { readonly kind: "write"; readonly slot: number; readonly value: number }
  | { readonly kind: "mark" | "undo" };

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.nat({ max: SLOTS - 1 }), fc.integer())
        .map(([slot, value]): Act => ({ kind: "write", slot, value })),
    },
    { weight: 1, arbitrary: fc.constant<Act>({ kind: "mark" }) },
    { weight: 1, arbitrary: fc.constant<Act>({ kind: "undo" }) },
  ),
  { maxLength: 400, size: "max" },
);

describe("trail", () => {
  test("undo restores every slot exactly, whatever was written between", () => {
    fc.assert(
      fc.property(acts, (list) => {
        const trail = new Trail(new Int32Array(SLOTS));
        const marks: { at: number; store: number[] }[] = [];
        for (const act of list) {
          if (act.kind === "write") {
            const old = trail.store[act.slot];
            trail.write(act.slot, act.value);
            expect(trail.store[act.slot]).toBe(act.value | 0);
            expect([trail.slot(trail.length - 1), trail.old(trail.length - 1)]).toEqual([act.slot, old]);
          } else if (act.kind === "mark") marks.push({ at: trail.length, store: [...trail.store] });
          else {
            const mark = marks.pop() ?? { at: 0, store: new Array(SLOTS).fill(0) };
            trail.undoTo(mark.at);
            expect([...trail.store]).toEqual(mark.store);
            expect(trail.length).toBe(mark.at);
          }
        }
        trail.undoTo(0);
        expect([...trail.store]).toEqual(new Array(SLOTS).fill(0));
      }),
      runs(200),
    );
  });

  test("grows past its first arrays and remembers all of it", () => {
    const trail = new Trail(new Int32Array(3));
    for (let i = 0; i < 5000; i++) trail.write(i % 3, i + 1);
    for (let i = 0; i < 5000; i++) expect([trail.slot(i), trail.old(i)]).toEqual([i % 3, Math.max(0, i - 2)]);
    trail.undoTo(1000);
    expect([...trail.store]).toEqual([1000, 998, 999]);
    trail.undoTo(0);
    expect([...trail.store]).toEqual([0, 0, 0]);
  });

  test("undoing to a mark that has been passed does nothing", () => {
    const trail = new Trail(new Int32Array(1));
    trail.write(0, 7);
    trail.undoTo(1);
    expect([trail.length, trail.store[0]]).toEqual([1, 7]);
  });
});

describe("due", () => {
  test("holds each site once, last in first out, at any fill", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-1, -1, -2))), (list) => {
        const due = new Due(6);
        const model: number[] = [];
        for (const act of list) {
          if (act >= 0) {
            due.add(act);
            if (!model.includes(act)) model.push(act);
          } else if (act === -1) expect(due.pop()).toBe(model.pop() ?? -1);
          else {
            due.clear();
            model.length = 0;
          }
          expect(due.size).toBe(model.length);
        }
      }),
      runs(300),
    );
  });
});
