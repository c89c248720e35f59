/** The fast kernel: 128 layouts to a word, in WebAssembly. What it does is what words.ts does; how, stands in kernel/census/simd/blocks.ts. */
import { type Job, type Meter, rest } from "@hashigo/core";
import { type CensusOptions, type CensusRun, type Kernel, MAX_CELLS, type Planes } from "../kernel.js";
import { type Lanes, relabel } from "../lanes.js";
import { type Instance, instantiate, kernelModule } from "./module.js";
import { ANSWERS, BATCH, LANE_BITS, type Layout, layoutOf, OUT, PAGE, prepare } from "./tables.js";

/** Most that a WebAssembly memory may hold. */
const MAX_PAGES = 65_536;

export const simd: Kernel = {
  id: "simd",
  fits: (options) =>
    options.rows * options.cols <= MAX_CELLS && layoutOf(options).pages <= MAX_PAGES && kernelModule() !== null,
  bytes: (options) => {
    const { blocks, pages } = layoutOf(options);
    return pages * PAGE + (options.planes ? 2 * 16 * 2 ** blocks.places : 0);
  },
  run,
};

interface Machine {
  readonly memory: WebAssembly.Memory;
  readonly kernel: Instance;
  readonly planes: Planes | null;
}

function* run(options: CensusOptions, meter: Meter): Job<CensusRun> {
  const { rows, cols, allowReverse } = options;
  const layout = layoutOf(options);
  const machine = build(options, layout);
  if (machine === null) return { kind: "limit", limit: "memory" };
  const { kernel, memory, planes } = machine;
  const lanes = prepare(options, kernel, memory);
  const clearable = new Array<number>(rows * cols + 1).fill(0);
  const one = new Array<number>(rows * cols + 1).fill(0);
  for (let stones = 0; stones <= layout.blocks.places; stones++) {
    const whole = yield* runLayer(stones, machine, layout, meter);
    if (!whole) return { kind: "limit", limit: meter.limit ?? "nodes" };
    kernel.tally();
    const tally = new Uint32Array(memory.buffer, kernel.at.TALLY, 16);
    for (let q = 0; q <= LANE_BITS && stones + q <= rows * cols; q++) {
      clearable[stones + q]! += tally[q]!;
      one[stones + q]! += tally[q]! - tally[q + 8]!;
    }
  }
  return {
    kind: "census",
    census: { rows, cols, allowReverse, clearable, one, planes: relabelled(planes, lanes, rows * cols) },
  };
}

/** null where the engine refuses the memory or the planes. */
function build(options: CensusOptions, { blocks, pages }: Layout): Machine | null {
  const module = kernelModule();
  if (module === null) throw new Error("the simd kernel does not fit: ask fits() first");
  try {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const words = 4 * 2 ** blocks.places;
    const planes = options.planes ? { some: new Uint32Array(words), several: new Uint32Array(words) } : null;
    return { memory, kernel: instantiate(module, memory), planes };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** False: the meter ended it. */
function* runLayer(
  stones: number,
  { kernel, memory, planes }: Machine,
  { blocks, layers }: Layout,
  meter: Meter,
): Job<boolean> {
  kernel.layer(stones, layers[stones & 1]!, layers[(stones + 1) & 1]!);
  blocks.start(stones);
  const answers = new Uint32Array(memory.buffer, OUT, (BATCH * ANSWERS) / 4);
  for (let left = blocks.rows(stones); left > 0; ) {
    if (!meter.tick()) return false;
    if (meter.slice <= 0) yield* rest(meter);
    const batch = kernel.run(BATCH, planes === null ? 0 : OUT);
    left -= batch;
    if (planes !== null) copy(answers, batch, left > 0, blocks, planes);
  }
  return true;
}

/** Goes to the block behind the batch, if there is one. */
function copy(answers: Uint32Array, batch: number, more: boolean, blocks: Layout["blocks"], planes: Planes): void {
  for (let i = 0; i < batch; i++) {
    const to = 4 * blocks.block;
    for (let word = 0; word < 4; word++) {
      planes.some[to + word] = answers[8 * i + word]!;
      planes.several[to + word] = answers[8 * i + 4 + word]!;
    }
    if (more || i + 1 < batch) blocks.next();
  }
}

function relabelled(planes: Planes | null, lanes: Lanes, cells: number): Planes | null {
  if (planes === null) return null;
  relabel(planes.some, lanes);
  relabel(planes.several, lanes);
  // A grid with fewer cells than lanes: the layouts with a cell that it lacks come last.
  const words = Math.max(1, 2 ** (cells - 5));
  return { some: planes.some.slice(0, words), several: planes.several.slice(0, words) };
}
