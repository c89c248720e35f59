import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countSweep, type Frontier, meter, Random, runSync, type SweepCount } from "../src/index.js";
import { buildSampler, type Sampler, type SamplerOptions } from "../src/sweep/index.js";
import { Memory } from "../src/sweep/memory.js";
import { StateTable } from "../src/sweep/state-table.js";
import { cycles, dominoes, dominoesInWords, letters } from "./sweep-frontiers.js";

function exact(frontier: Frontier): Extract<SweepCount, { kind: "exact" }> {
  const swept = runSync(countSweep(frontier));
  if (swept.kind !== "exact") throw new Error(swept.limit);
  return swept;
}

function sampler(frontier: Frontier, options: SamplerOptions = {}): Sampler {
  const built = runSync(buildSampler(frontier, options));
  if (built.kind !== "ready") throw new Error(built.limit);
  return built.sampler;
}

describe("counts", () => {
  /** OEIS A004003 (squares of even side), A000045 (2 × n), A001835 (3 × 2n). */
  test.each([
    [2, 2, 2n],
    [4, 4, 36n],
    [8, 8, 12988816n],
    [2, 10, 89n],
    [10, 2, 89n],
    [3, 8, 153n],
    [8, 3, 153n],
    [3, 3, 0n],
    [16, 16, 2444888770250892795802079170816n],
  ])("domino tilings of %i×%i", (rows, cols, tilings) => {
    const swept = exact(dominoes(rows, cols));
    expect(swept.total).toBe(tilings);
    expect(swept.layers).toHaveLength(rows * cols + 1);
    expect(swept.layers[0]).toBe(1);
    expect(swept.maxStates).toBe(Math.max(...swept.layers));
    if (cols > 8) return;
    const inWords = exact(dominoesInWords(rows, cols));
    expect([inWords.total, inWords.layers]).toEqual([swept.total, swept.layers]);
  });

  /** OEIS A003763. */
  test.each([
    [2, 1n],
    [4, 6n],
    [6, 1072n],
    [8, 4638576n],
    [10, 467260456608n],
  ])("Hamiltonian cycles of the square of side %i", (side, count) => {
    expect(exact(cycles(side, side)).total).toBe(count);
  });

  test("tallies, and more moves than the buffer starts with", () => {
    const { tallies, total, layers } = exact(letters(3, 40));
    expect(tallies).toEqual([39n ** 3n, 3n * 39n ** 2n, 3n * 39n, 1n]);
    expect(total).toBe(40n ** 3n);
    expect(layers).toEqual([1, 2, 3, 4]);
    expect(exact(letters(90, 1000)).total).toBe(1000n ** 90n);
  });

  test("nothing to do: the empty object", () => {
    expect(exact(dominoes(0, 4))).toMatchObject({ total: 1n, layers: [1] });
    expect(sampler(dominoes(0, 4)).unrank(0n)).toHaveLength(0);
  });
});

describe("sampler", () => {
  const small: [string, Frontier, bigint][] = [
    ["dominoes 4×4", dominoes(4, 4), 36n],
    ["dominoes 3×6 in words", dominoesInWords(3, 6), 41n],
    ["cycles 4×6", cycles(4, 6), 37n],
    ["letters", letters(3, 5), 125n],
  ];

  test.each(small)(
    "%s: each rank is another object, whatever the distance of checkpoints",
    (_name, frontier, total) => {
      const whole = sampler(frontier, { every: 1 });
      const objects = Array.from({ length: Number(total) }, (_, rank) => String(whole.unrank(BigInt(rank))));
      expect(whole.total).toBe(total);
      expect(new Set(objects).size).toBe(Number(total));
      for (let every = 2; every <= frontier.layers + 2; every++) {
        const thinned = sampler(frontier, { every });
        expect(objects.map((_, rank) => String(thinned.unrank(BigInt(rank))))).toEqual(objects);
      }
    },
  );

  test.each(small)("%s: the probabilities of a walk multiply to 1 / total", (_name, frontier, total) => {
    for (const every of [1, 3]) {
      const drawn = sampler(frontier, { every });
      for (let rank = 0n; rank < total; rank++) {
        const choices = drawn.choices(rank);
        const above = choices.reduce((product, { weight }) => product * weight, 1n);
        const below = choices.reduce((product, { of }) => product * of, 1n);
        expect(above * total).toBe(below);
      }
    }
  });

  test("no object, no draw; ranks outside are refused", () => {
    const none = sampler(dominoes(3, 3));
    expect(none.total).toBe(0n);
    expect(() => none.draw(new Random(1))).toThrow(RangeError);
    const some = sampler(dominoes(2, 2));
    expect(() => some.unrank(-1n)).toThrow(RangeError);
    expect(() => some.unrank(2n)).toThrow(RangeError);
    expect(() => sampler(dominoes(2, 2), { every: 0 })).toThrow(RangeError);
  });

  test("with less memory checkpoints stand further apart and draws stay the same", () => {
    const frontier = dominoes(10, 10);
    const whole = sampler(frontier);
    const thinned = sampler(frontier, { maxBytes: 1 << 19 });
    expect(whole.every).toBe(1);
    expect(thinned.every).toBeGreaterThan(1);
    expect(thinned.bytes).toBeLessThan(whole.bytes * 0.6);
    const draws = (from: Sampler): string[] => {
      const random = new Random(5);
      return Array.from({ length: 50 }, () => String(from.draw(random)));
    };
    expect(draws(thinned)).toEqual(draws(whole));
  });

  test("a step that is not a function of its arguments is found out", () => {
    const honest = dominoes(4, 4);
    let calls = 0;
    const fickle: Frontier = {
      ...honest,
      step: (layer, state, moves) => {
        honest.step(layer, state, moves);
        if (++calls > 120 && moves.size > 1) moves.size--;
      },
    };
    expect(() => sampler(fickle)).toThrow("forwards");
  });
});

describe("limits", () => {
  test("too little memory ends with that limit, never with a wrong count", () => {
    const seen = new Set<string>();
    for (let maxBytes = 0; maxBytes < 40_000; maxBytes += 331) {
      const swept = runSync(countSweep(dominoes(8, 8), { maxBytes }));
      seen.add(swept.kind === "exact" ? `exact ${swept.total}` : swept.limit);
      const built = runSync(buildSampler(dominoes(6, 6), { maxBytes }));
      seen.add(built.kind === "ready" ? `ready ${built.sampler.total}` : built.limit);
    }
    expect([...seen].sort()).toEqual(["exact 12988816", "memory", "ready 6728"]);
  });

  test("every budget of nodes gives the count or says that it was spent", () => {
    const ends: string[] = [];
    for (const maxNodes of [0, 1, 2, 5, 10, 50, 200, 1000, 5000]) {
      const swept = runSync(countSweep(dominoes(10, 10), {}, meter({ maxNodes })));
      ends.push(swept.kind === "exact" ? String(swept.total) : swept.limit);
      const built = runSync(buildSampler(dominoes(10, 10), { every: 7 }, meter({ maxNodes })));
      if (built.kind === "ready") expect(built.sampler.total).toBe(258584046368n);
      else expect(built.limit).toBe("nodes");
    }
    expect(new Set(ends)).toEqual(new Set(["nodes", "258584046368"]));
  });

  test("an aborted sweep stops, and a long one rests", () => {
    const control = new AbortController();
    const onProgress = (nodes: number): void => {
      if (nodes > 200) control.abort();
    };
    const swept = runSync(countSweep(cycles(10, 10), {}, meter({ signal: control.signal, onProgress })));
    expect(swept).toMatchObject({ kind: "limit", limit: "aborted" });
    const budget = meter();
    const job = countSweep(dominoes(16, 16), {}, budget);
    let rests = 0;
    while (job.next().done !== true) rests++;
    // More of them where the machine is slow: a rest is due after 50 ms too.
    expect(rests).toBeGreaterThanOrEqual(Math.floor(budget.nodes / 1024));
    expect(rests).toBeGreaterThan(2);
  });
});

test("a table of states is a map from keys to exact sums", () => {
  const entry = fc.tuple(fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), fc.bigInt(0n, 2n ** 70n));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
      const memory = new Memory();
      const table = StateTable.of(memory, 3, 0) as StateTable;
      const sums = new Map<string, bigint>();
      for (const [words, value] of entries) {
        const key = Uint32Array.from(words, (word) => word * 0x4000_0001);
        const limbs = Uint32Array.from([0n, 32n, 64n], (shift) => Number((value >> shift) & 0xffff_ffffn));
        expect(table.add(table.insert(key, 0), limbs, 0, 3)).toBe(true);
        sums.set(String(key), (sums.get(String(key)) ?? 0n) + value);
      }
      const compact = table.pick((i) => !table.isZero(i), table.limbsUsed()) as StateTable;
      expect(table.size).toBe(sums.size);
      for (const [key, sum] of sums) {
        const words = Uint32Array.from(key.split(","), Number);
        expect(table.weight(table.find(words, 0))).toBe(sum);
        const kept = compact.find(words, 0);
        expect(kept < 0 ? 0n : compact.weight(kept)).toBe(sum);
      }
      table.free();
      compact.free();
      expect(memory.used).toBe(0);
    }),
    { seed: 7, numRuns: 300 },
  );
});
