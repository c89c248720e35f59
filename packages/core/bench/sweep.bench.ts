/**
 * The sweep against the straightforward program: a Map from strings to bigints, one per layer. Prints ratios; gates
 * nothing.
 * usage: pnpm bench sweep
 */
import { countSweep, type Frontier, Moves, runSync } from "../src/index.js";
import { cycles, dominoes, dominoesInWords } from "../test/sweep-frontiers.js";

function plainCount(frontier: Frontier): bigint {
  const moves = new Moves(frontier.words);
  const start = new Uint32Array(frontier.words);
  frontier.start(start);
  let layer = new Map<string, [Uint32Array, bigint]>([[String(start), [start, 1n]]]);
  for (let i = 0; i < frontier.layers; i++) {
    const next = new Map<string, [Uint32Array, bigint]>();
    for (const [state, count] of layer.values()) {
      moves.size = 0;
      frontier.step(i, state, moves);
      for (let m = 0; m < moves.size; m++) {
        const target = moves.states.slice(m * frontier.words, (m + 1) * frontier.words);
        const known = next.get(String(target));
        if (known === undefined) next.set(String(target), [target, count]);
        else known[1] += count;
      }
    }
    layer = next;
  }
  let total = 0n;
  for (const [state, count] of layer.values()) if (frontier.accept(state) >= 0) total += count;
  return total;
}

function milliseconds(work: () => bigint): { best: number; result: bigint } {
  let best = Number.POSITIVE_INFINITY;
  let result = 0n;
  for (let run = 0; run < 4; run++) {
    const start = performance.now();
    result = work();
    if (run > 0) best = Math.min(best, performance.now() - start); // the first run warms up
  }
  return { best, result };
}

function sweepCount(frontier: Frontier): bigint {
  const swept = runSync(countSweep(frontier));
  return swept.kind === "exact" ? swept.total : -1n;
}

const CASES: readonly [string, Frontier][] = [
  ["domino tilings 14×14, one word", dominoes(14, 14)],
  ["domino tilings 10×10, ten words", dominoesInWords(10, 10)],
  ["Hamiltonian cycles 12×12", cycles(12, 12)],
];

for (const [name, frontier] of CASES) {
  const plain = milliseconds(() => plainCount(frontier));
  const sweep = milliseconds(() => sweepCount(frontier));
  if (plain.result !== sweep.result) throw new Error(`${name}: ${plain.result} against ${sweep.result}`);
  console.log(
    `${name}: plain ${plain.best.toFixed(0)} ms, sweep ${sweep.best.toFixed(1)} ms, ratio ${(plain.best / sweep.best).toFixed(1)}`,
  );
}
