import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minimal } from "../src/index.js";
import { runs } from "./toy-boards.js";

const SIZE = 10;
const all = Array.from({ length: SIZE }, (_, i) => i);

/** A monotone predicate: true when one of these sets is contained. The whole always passes. */
const families: fc.Arbitrary<number[][]> = fc.array(fc.uniqueArray(fc.nat({ max: SIZE - 1 })), {
  minLength: 1,
  maxLength: 6,
});

const passesBy =
  (family: readonly (readonly number[])[]) =>
  (some: readonly number[]): boolean =>
    family.some((set) => set.every((i) => some.includes(i)));

/** The preferred one of the sets of a family: the one that can do without the last members first. */
function preferred(passes: (some: readonly number[]) => boolean): number[] {
  let kept = [...all];
  for (const i of [...all].reverse()) {
    const less = kept.filter((x) => x !== i);
    if (passes(less)) kept = less;
  }
  return kept;
}

describe("minimal", () => {
  test("is minimal by inclusion, and the one that drops late members first", () => {
    fc.assert(
      fc.property(families, (family) => {
        const passes = passesBy(family);
        const kept = minimal(all, passes);
        expect(passes(kept)).toBe(true);
        for (const i of kept) expect(passes(kept.filter((x) => x !== i))).toBe(false);
        expect(kept).toEqual(preferred(passes));
      }),
      runs(2000),
    );
  });

  test("keeps order and equal members apart", () => {
    expect(minimal(["b", "a", "a"], (some) => some.length > 1)).toEqual(["b", "a"]);
    expect(minimal(["x", "x", "x"], (some) => some.length === 3)).toEqual(["x", "x", "x"]);
  });

  test("nothing is needed where nothing passes, and of nothing there is nothing", () => {
    expect(minimal(all, () => true)).toEqual([]);
    expect(minimal([], () => true)).toEqual([]);
  });

  test("asks seldom when little of much is needed", () => {
    const many = Array.from({ length: 1024 }, (_, i) => i);
    let asked = 0;
    const kept = minimal(many, (some) => {
      asked++;
      return some.includes(100) && some.includes(900);
    });
    expect(kept).toEqual([100, 900]);
    expect(asked).toBeLessThan(2 * 2 * (Math.log2(1024) + 2));
  });
});
