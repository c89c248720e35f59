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

const RUNS = 15;
/** Rounds before anything is measured: the engine's compilers, which work beside the program and count as its CPU time, are done by then. */
const WARM_UP = 40;

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

/** One after the other, not in turn: what the byte table leaves to be freed, 105 MB a run, would be charged to whoever comes next. */
function race(work: readonly { readonly id: string; readonly run: () => number }[]): Timed[] {
  return work.map(({ id, run }) => {
    const count = run();
    for (let i = 0; i < WARM_UP; i++) run();
    return { id, count, times: Array.from({ length: RUNS }, () => cpuOnce(run)) };
  });
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
