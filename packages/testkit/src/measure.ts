/** Milliseconds of CPU, for benches: medians, warm, with a sink so that nothing is optimised away. */

let sink = 0;

export function keep(value: number): void {
  sink = (sink + value) | 0;
}

export function sunk(): number {
  return sink;
}

/** CPU milliseconds of one run of `work`, which gives some number that depends on all it did. */
export function cpuOnce(work: () => number): number {
  const before = process.cpuUsage();
  keep(work());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const mid = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1
    ? (sorted[mid] as number)
    : ((sorted[mid - 1] as number) + (sorted[mid] as number)) / 2;
}

/** Median over `batches` of CPU milliseconds a run; a batch repeats until it has taken `batchMs`, since the clock is coarse. */
export function cpuMedian(work: () => number, batches: number = 5, batchMs: number = 8): number {
  let repeats = 1;
  while (cpuOnce(() => repeated(work, repeats)) < batchMs && repeats < 1 << 14) repeats *= 2;
  const times: number[] = [];
  for (let i = 0; i < batches; i++) times.push(cpuOnce(() => repeated(work, repeats)) / repeats);
  return median(times);
}

function repeated(work: () => number, times: number): number {
  let sum = 0;
  for (let i = 0; i < times; i++) sum = (sum + work()) | 0;
  return sum;
}

export function ms(value: number): string {
  return value < 10 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0);
}
