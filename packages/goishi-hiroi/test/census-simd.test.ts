/** What only the WebAssembly kernel can get wrong. Layout by layout it is compared in census.test.ts, as every kernel is. */
import { meter, runSync } from "@hashigo/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bytes } from "../src/census/simd/blocks.generated.js";
import { simd } from "../src/census/simd/simd.js";
import { words } from "../src/census/words.js";

/** census() of a fresh process: what was compiled or refused before is forgotten. */
async function freshCensus(): Promise<typeof import("../src/census/census.js")["census"]> {
  vi.resetModules();
  return (await import("../src/census/census.js")).census;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const SMALL = { rows: 3, cols: 4 } as const;

describe("which kernel", () => {
  test("the fast one is taken here: no silent fallback where WebAssembly is", async () => {
    const census = await freshCensus();
    for (const [rows, cols] of [
      [1, 1],
      [3, 4],
      [4, 5],
    ] as const)
      expect(census({ rows, cols }).kernel).toBe("simd");
    expect(census({ rows: 4, cols: 5, rules: { allowReverse: "on" } }).kernel).toBe("simd");
  });

  test.each<[string, object | undefined]>([
    ["no WebAssembly", undefined],
    ["no 128-bit words", { ...webAssembly(), validate: () => false }],
    ["a policy that forbids it", { ...webAssembly(), Module: refusing(WebAssembly.CompileError) }],
  ])("%s: the portable one, with the same numbers", async (_, stub) => {
    const { kernel, ...fast } = (await freshCensus())(SMALL);
    vi.stubGlobal("WebAssembly", stub);
    const slow = (await freshCensus())(SMALL);
    expect([kernel, slow.kernel]).toEqual(["simd", "words"]);
    expect(slow).toMatchObject({ census: "census" in fast ? fast.census : null });
  });

  test("a memory that the engine refuses is a limit", async () => {
    vi.stubGlobal("WebAssembly", { ...webAssembly(), Memory: refusing(RangeError) });
    expect((await freshCensus())(SMALL)).toMatchObject({ kernel: "simd", status: "unknown", limit: "memory" });
  });

  test("it is small enough to be compiled at once on the main thread of any page", () => {
    expect(atob(bytes).length).toBeLessThanOrEqual(4096);
  });
});

/** Its members cannot be listed. */
function webAssembly(): object {
  const { Module, Instance, Memory, CompileError, validate } = WebAssembly;
  return { Module, Instance, Memory, CompileError, validate };
}

function refusing(error: new (message: string) => Error): new () => never {
  return class {
    constructor() {
      throw new error("refused");
    }
  } as new () => never;
}

describe("size", () => {
  const bytesOf = (rows: number, cols: number, allowReverse = false): number =>
    simd.bytes({ rows, cols, allowReverse, planes: false });

  test("two layers are held", () => {
    expect(bytesOf(5, 5)).toBeLessThan(115e6);
    expect(bytesOf(4, 7)).toBeLessThan(1e9);
    expect(bytesOf(5, 5, true) * 3.9).toBeLessThan(bytesOf(5, 5));
  });

  test("30 cells of any shape fit into the 4 GB of a memory, 31 do not", () => {
    for (const [rows, cols] of [
      [5, 6],
      [3, 10],
      [2, 15],
      [1, 30],
    ] as const)
      expect(simd.fits({ rows, cols, allowReverse: false, planes: true })).toBe(true);
    expect(simd.fits({ rows: 1, cols: 31, allowReverse: true, planes: false })).toBe(false);
    expect(bytesOf(5, 6)).toBeLessThan(2 ** 32);
    expect(bytesOf(5, 6)).toBeGreaterThan(2 ** 31); // addresses are unsigned
  });
});

describe("beyond the byte table", () => {
  test.each([false, true])("5×5 by stones, both kernels, straight back allowed: %s", (allowReverse) => {
    const options = { rows: 5, cols: 5, allowReverse, planes: false };
    const [fast, slow] = [simd, words].map((kernel) => runSync(kernel.run(options, meter())));
    expect(fast).toEqual(slow);
    expect(fast).toMatchObject({ kind: "census" });
  });

  test("it rests, tells how far it is, and can be aborted between two rests", () => {
    const abort = new AbortController();
    let told = 0;
    const m = meter({ signal: abort.signal, onProgress: () => told++ });
    const job = simd.run({ rows: 4, cols: 6, allowReverse: false, planes: false }, m);
    expect(job.next().done).toBe(false);
    expect(told).toBeGreaterThan(1);
    abort.abort();
    let step = job.next();
    while (step.done !== true) step = job.next();
    expect(step.value).toEqual({ kind: "limit", limit: "aborted" });
  });
});
