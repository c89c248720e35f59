/**
 * The census of 4×5, all 2^20 layouts: CPU time of the byte table and of each kernel in one process. Prints; gates nothing.
 * usage: pnpm bench census, with HASHIGO_LONG=1 for larger grids as well
 *
 * The byte table is the straightforward program: five slots for each set and place (oracle/bytes.ts).
 */
import { meter, runSync } from "@hashigo/core";
import { cpuOnce, median, ms, sunk } from "@hashigo/testkit/measure";
import { bytesCensus } from "../oracle/bytes.js";
import type { Kernel } from "../src/census/kernel.js";
import { KERNELS } from "../src/census/kernels.js";

const RUNS = 7;

function clearable(kernel: Kernel, rows: number, cols: number, allowReverse = false): number {
  const run = runSync(kernel.run({ rows, cols, allowReverse, planes: false }, meter()));
  if (run.kind === "limit") throw new Error(`${kernel.id}: ${run.limit}`);
  return run.census.clearable.reduce((sum, n) => sum + n, 0);
}

interface Timed {
  readonly id: string;
  readonly count: number;
  readonly times: readonly number[];
}

/** Rounds over all of them in turn, so that a busy moment of the machine falls on all alike; the first round warms up. */
function race(work: readonly { readonly id: string; readonly run: () => number }[]): Timed[] {
  const timed = work.map(({ id, run }) => ({ id, run, count: run(), times: [] as number[] }));
  for (let i = 0; i < RUNS; i++) for (const one of timed) one.times.push(cpuOnce(one.run));
  return timed;
}

for (const allowReverse of [false, true]) {
  const timed = race([
    {
      id: "byte table",
      run: () => bytesCensus({ rows: 4, cols: 5, allowReverse }).clearable.reduce((sum, n) => sum + n, 0),
    },
    ...KERNELS.map((kernel) => ({ id: kernel.id, run: () => clearable(kernel, 4, 5, allowReverse) })),
  ]);
  const [plain] = timed;
  if (plain === undefined || timed.some(({ count }) => count !== plain.count)) throw new Error("counts differ");
  const base = median(plain.times);
  console.log(`4×5${allowReverse ? ", straight back allowed" : ""}: ${plain.count} layouts can be cleared`);
  for (const { id, times } of timed) {
    const range = `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`;
    console.log(
      `  ${id.padEnd(10)} ${ms(median(times)).padStart(6)} ms (${range}), byte table / this ${(base / median(times)).toFixed(1)}`,
    );
  }
}

const larger = [
  [5, 5],
  [4, 6],
  ...(process.env["HASHIGO_LONG"] === "1" ? [[3, 9] as const, [4, 7] as const] : []),
] as const;
for (const [rows, cols] of larger) {
  for (const kernel of KERNELS) {
    const options = { rows, cols, allowReverse: false, planes: false };
    let count = 0;
    const first = cpuOnce(() => {
      count = clearable(kernel, rows, cols);
      return count;
    });
    const megabytes = (kernel.bytes(options) / 1e6).toFixed(0);
    console.log(`${rows}×${cols} ${kernel.id}: ${ms(first)} ms, ${megabytes} MB; ${count} layouts can be cleared`);
  }
}
console.log(`node ${process.version}, sink ${sunk()}`);
