/**
 * Partitions of blank squares: counting, the uniform sampler and the mixed draw. Prints; gates nothing.
 * usage: pnpm bench partitions, with HASHIGO_LONG=1 for 11×11 and 12×12 (minutes)
 *
 * Against the straightforward program, a Map from string states to bigints on the same frontier: see the ratio.
 */
import { Moves, Random } from "@hashigo/core";
import { blankBoard } from "../src/count/demands.js";
import { countPartitions, PartitionFrontier, partitionSampler, partitionSource } from "../src/count/index.js";

function plainCount(side: number): bigint {
  const frontier = new PartitionFrontier({ rows: side, cols: side, allowed: blankBoard(side, side) });
  const moves = new Moves(1);
  const state = new Uint32Array(1);
  let layer = new Map<string, bigint>([["0", 1n]]);
  for (let i = 0; i < frontier.layers; i++) {
    const next = new Map<string, bigint>();
    for (const [key, count] of layer) {
      state[0] = Number(key);
      moves.size = 0;
      frontier.step(i, state, moves);
      for (let m = 0; m < moves.size; m++) {
        const target = String(moves.states[m]);
        next.set(target, (next.get(target) ?? 0n) + count);
      }
    }
    layer = next;
  }
  return [...layer.values()].reduce((sum, n) => sum + n, 0n);
}

function timed<T>(work: () => T): { ms: number; value: T } {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

const best = <T>(work: () => T): { ms: number; value: T } =>
  [timed(work), timed(work), timed(work)].reduce((a, b) => (b.ms < a.ms ? b : a));

for (const side of [7, 8, 9]) {
  const plain = best(() => plainCount(side));
  const sweep = best(() => countPartitions(side, side).count);
  if (plain.value !== sweep.value) throw new Error(`${side}: ${plain.value} against ${sweep.value}`);
  console.log(
    `${side}×${side}: Map and bigint ${plain.ms.toFixed(0)} ms, sweep ${sweep.ms.toFixed(0)} ms, ratio ${(plain.ms / sweep.ms).toFixed(1)}`,
  );
}

for (const side of process.env["HASHIGO_LONG"] === "1" ? [10, 11, 12] : [10]) {
  const counted = timed(() => countPartitions(side, side));
  const states = counted.value.layers.reduce((sum, n) => sum + n, 0);
  const largest = counted.value.layers.reduce((most, n) => Math.max(most, n), 0);
  const rate = ((counted.ms * 1e6) / states).toFixed(0);
  console.log(`${side}×${side}: ${counted.value.count} in ${counted.ms.toFixed(0)} ms, ${rate} ns a state`);
  console.log(`  ${states} states, at most ${largest} in a layer`);
  const prepared = timed(() => partitionSampler(side, side));
  const { every, bytes } = prepared.value;
  const random = new Random(1);
  const drawn = timed(() => Array.from({ length: 50 }, () => prepared.value.draw(random)));
  console.log(
    `  sampler: ${prepared.ms.toFixed(0)} ms, ${(bytes / 2 ** 20).toFixed(0)} MiB held, checkpoints every ${every}; ${(drawn.ms / 50).toFixed(2)} ms a draw`,
  );
}

for (const side of [13, 20, 30, 40]) {
  const source = partitionSource(side, side);
  const random = new Random(1);
  source.draw(random);
  const drawn = timed(() => Array.from({ length: 5 }, () => source.draw(random)));
  console.log(`${side}×${side}: ${source.source} draw, ${(drawn.ms / 5).toFixed(0)} ms`);
}
