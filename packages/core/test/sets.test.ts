import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highest, lowest, popcount, words } from "../src/index.js";
import { runs } from "./toy-boards.js";

const members = (set: number): number[] =>
  Array.from({ length: 32 }, (_, i) => i).filter((i) => ((set >>> i) & 1) === 1);

describe("one word", () => {
  test("counts and ends as a list has them", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer(),
          fc.integer({ min: 0, max: 0xffff_ffff }),
          fc.nat({ max: 31 }).map((i) => 1 << i),
        ),
        (set) => {
          const list = members(set);
          expect(popcount(set)).toBe(list.length);
          if (list.length === 0) return;
          expect(lowest(set)).toBe(list[0]);
          expect(highest(set)).toBe(list[list.length - 1]);
        },
      ),
      runs(1000),
    );
    expect([popcount(0), popcount(-1), lowest(-1), highest(-1), lowest(1 << 31)]).toEqual([0, 32, 0, 31, 31]);
  });
});

const SIZE = 100;
const sets = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: SIZE });

function packed(list: readonly number[]): words.Words {
  const set = words.wordsFor(SIZE);
  for (const i of list) words.add(set, i);
  return set;
}

function listed(set: words.Words): number[] {
  const out: number[] = [];
  words.each(set, (i) => out.push(i));
  return out;
}

const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

describe("many words", () => {
  test("as many as are needed", () => {
    expect([0, 1, 31, 32, 33, 64, 65].map((n) => words.wordsFor(n).length)).toEqual([0, 1, 1, 1, 2, 2, 3]);
  });

  test("adding and removing, as a Set does", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat({ max: SIZE - 1 }))), (acts) => {
        const set = words.wordsFor(SIZE);
        const model = new Set<number>();
        for (const [on, i] of acts) {
          if (on) {
            words.add(set, i);
            model.add(i);
          } else {
            words.remove(set, i);
            model.delete(i);
          }
          expect(words.has(set, i)).toBe(on);
        }
        expect(listed(set)).toEqual(sorted(model));
        expect([words.sizeOf(set), words.isEmpty(set)]).toEqual([model.size, model.size === 0]);
      }),
      runs(200),
    );
  });

  test("union, intersection, difference and meeting", () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const other = new Set(b);
        const result = (act: (x: words.Words, y: words.Words) => void): number[] => {
          const set = packed(a);
          const untouched = packed(b);
          act(set, untouched);
          expect(listed(untouched)).toEqual(sorted(b));
          return listed(set);
        };
        expect(result(words.unite)).toEqual(sorted(new Set([...a, ...b])));
        expect(result(words.intersect)).toEqual(sorted(a.filter((i) => other.has(i))));
        expect(result(words.subtract)).toEqual(sorted(a.filter((i) => !other.has(i))));
        expect(words.meets(packed(a), packed(b))).toBe(a.some((i) => other.has(i)));
      }),
      runs(200),
    );
  });
});
