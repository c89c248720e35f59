import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSeed, MAX_SEED, Random } from "../src/index.js";
import { runs } from "./toy-boards.js";

/** What a seed gives is public behaviour: a change here is a breaking change. */
const FROZEN: readonly (readonly [number, readonly number[], bigint, boolean, string])[] = [
  [0, [1, 3, 32, 381982, 2682264575, 4530739098944830], 900573642617522635412885881696n, true, "4280319567"],
  [1, [0, 0, 81, 651997, 2660512890, 340634494055982], 372400010358061939143520082960n, true, "0235164987"],
  [2024, [5, 5, 8, 32943, 155453026, 5925253123387430], 188782715183716368308510558648n, false, "2183549067"],
  [0x7fff_ffff, [0, 1, 63, 667118, 4252623586, 2790988135616749], 228805307546245847042475164184n, true, "6579081432"],
  [0x8000_0000, [1, 0, 92, 279551, 1882849914, 5700655025977743], 490941219794702329853454274524n, true, "9130846527"],
  [0xffff_ffff, [2, 5, 51, 171644, 2667569506, 1096331209051503], 786005416414282428356586177016n, false, "2809714356"],
];

describe("random", () => {
  test.each(FROZEN)("seed %i gives what it always gave", (seed, ints, big, coin, order) => {
    const random = new Random(seed);
    expect([6, 6, 100, 1_000_000, 2 ** 32, 2 ** 53].map((n) => random.int(n))).toEqual(ints);
    expect(random.below(10n ** 30n)).toBe(big);
    expect(random.coin()).toBe(coin);
    expect(random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).join("")).toBe(order);
  });

  test("all draws are whole and in bounds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_SEED }),
        fc.oneof(
          fc.integer({ min: 1, max: 100 }),
          fc.maxSafeNat().map((n) => n + 1),
        ),
        (seed, n) => {
          const random = new Random(seed);
          for (let i = 0; i < 20; i++) {
            const x = random.int(n);
            expect(Number.isSafeInteger(x) && x >= 0 && x < n).toBe(true);
            const big = random.below(BigInt(n) ** 3n);
            expect(big >= 0n && big < BigInt(n) ** 3n).toBe(true);
          }
        },
      ),
      runs(200),
    );
    expect([new Random(5).int(1), new Random(5).below(1n)]).toEqual([0, 0n]);
  });

  /** Chi-square against the 99.9 % point for the degrees of freedom; the seed is fixed, so it holds or it does not. */
  function chiSquare(cells: number, draws: number, draw: (random: Random) => number): number {
    const random = new Random(20_240_229);
    const seen = new Array<number>(cells).fill(0);
    for (let i = 0; i < draws; i++) seen[draw(random)]!++;
    const expected = draws / cells;
    return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  }

  test("numbers, coins, picks and orders are uniform", () => {
    expect(chiSquare(7, 70_000, (r) => r.int(7))).toBeLessThan(22.5);
    expect(chiSquare(2, 20_000, (r) => (r.coin() ? 1 : 0))).toBeLessThan(10.8);
    expect(chiSquare(5, 20_000, (r) => r.pick([0, 1, 2, 3, 4]))).toBeLessThan(18.5);
    expect(chiSquare(3, 30_000, (r) => Number(r.below(3n * 10n ** 20n) / 10n ** 20n))).toBeLessThan(13.8);
    const orders = [
      "0123",
      "0132",
      "0213",
      "0231",
      "0312",
      "0321",
      "1023",
      "1032",
      "1203",
      "1230",
      "1302",
      "1320",
    ].concat(["2013", "2031", "2103", "2130", "2301", "2310", "3012", "3021", "3102", "3120", "3201", "3210"]);
    expect(chiSquare(24, 48_000, (r) => orders.indexOf(r.shuffle([0, 1, 2, 3]).join("")))).toBeLessThan(49.7);
  });

  test("shuffling keeps the members and the very array", () => {
    const list = [1, 2, 3, 4, 5];
    expect(new Random(3).shuffle(list)).toBe(list);
    expect([...list].sort()).toEqual([1, 2, 3, 4, 5]);
    expect([new Random(3).shuffle([]), new Random(3).shuffle([9])]).toEqual([[], [9]]);
  });

  test.each([-1, 0.5, MAX_SEED + 1, Number.NaN, Number.POSITIVE_INFINITY])("%d is no seed", (seed) => {
    expect(isSeed(seed)).toBe(false);
    expect(() => new Random(seed)).toThrow(RangeError);
  });

  test.each([0, -3, 2.5, 2 ** 53 + 2, Number.NaN])("nothing is drawn below %d", (n) => {
    expect(() => new Random(1).int(n)).toThrow(RangeError);
  });

  test("nothing is drawn below zero bigints, or from an empty list", () => {
    expect(() => new Random(1).below(0n)).toThrow(RangeError);
    expect(() => new Random(1).below(-5n)).toThrow(RangeError);
    expect(() => new Random(1).pick([])).toThrow(RangeError);
    expect(new Random(1).pick([undefined])).toBe(undefined);
  });
});
