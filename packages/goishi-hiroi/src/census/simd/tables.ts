/** What the compiled kernel reads (kernel/census/simd/blocks.ts): the head of its memory, and where the layers stand behind it. */
import { popcount } from "@hashigo/core";
import { Blocks } from "../blocks.js";
import type { CensusOptions } from "../kernel.js";
import { chooseLanes, type Lanes, sight } from "../lanes.js";
import type { Instance } from "./module.js";

export const LANE_BITS = 7;
/** Blocks to a node of the meter, and to a call. */
export const BATCH = 32;
/** Bytes of a block's answers. */
export const ANSWERS = 32;
export const PAGE = 65_536;
/** The head: tables, the steps of the lanes (at most 9 kB, in one row), and the answers of a batch. */
const HEAD = 32_768;
export const OUT: number = HEAD - BATCH * ANSWERS;

export interface Layout {
  readonly blocks: Blocks;
  /** Where the layers with an even and with an odd number of high stones stand: they take turns. */
  readonly layers: readonly [even: number, odd: number];
  /** Of the memory, at most 65536. */
  readonly pages: number;
}

export function layoutOf({ rows, cols, allowReverse }: CensusOptions): Layout {
  const blocks = new Blocks(Math.max(0, rows * cols - LANE_BITS));
  const slot = allowReverse ? 32 : 128;
  const sizes: [number, number] = [0, 0];
  for (let k = 0; k <= blocks.places; k++) sizes[k & 1] = Math.max(sizes[k & 1]!, blocks.slots(k) * slot);
  return { blocks, layers: [HEAD, HEAD + sizes[0]], pages: Math.ceil((HEAD + sizes[0] + sizes[1]) / PAGE) };
}

/** Lays the tables out and tells the kernel. */
export function prepare(options: CensusOptions, { begin, at }: Instance, memory: WebAssembly.Memory): Lanes {
  const { rows, cols, allowReverse } = options;
  const lanes = chooseLanes(rows, cols, LANE_BITS);
  const cells = rows * cols;
  const words = new Uint32Array(memory.buffer, 0, HEAD / 4);
  const put = (place: number, values: readonly number[]): void => words.set(values, place / 4);
  const laneCells = lanes.order.slice(0, Math.min(LANE_BITS, cells));
  const highCells = lanes.order.slice(LANE_BITS);
  for (const end of [0, 33]) put(at.POINTERS + 16 * end, new Array<number>(4).fill(at.NOTHING));
  laneCells.forEach((cell, lane) => {
    const through = at.THROUGH + 128 * lane;
    put(at.POINTERS + 16 * (cell + 1), [through, through + 32, through + 64, through + 96]);
  });
  highCells.forEach((cell, h) => {
    put(at.HIGHS + 32 * h, [...[0, 1, 2, 3].map((d) => setOf(sight(rows, cols, cell, d))), cell]);
  });
  for (let n = 0; n <= highCells.length; n++) put(at.BINOMIALS + 128 * n, binomials(n));
  for (let j = 0; j < 1 << LANE_BITS; j++) {
    const word = j >> 5;
    words[at.WEIGHTS / 4 + 4 * popcount(j) + word]! |= 1 << (j & 31);
    for (let t = 0; t < LANE_BITS; t++) if (((j >> t) & 1) === 0) words[at.ABSENT / 4 + 4 * t + word]! |= 1 << (j & 31);
  }
  put(at.PROGRAM, program(options, lanes, at));
  begin(highCells.length, setOf(laneCells), allowReverse);
  return lanes;
}

function setOf(cells: readonly number[]): number {
  return cells.reduce((set, cell) => set | (1 << cell), 0) >>> 0;
}

function binomials(n: number): number[] {
  const row = [1];
  for (let k = 0; k < n; k++) row.push((row[k]! * (n - k)) / (k + 1));
  return row;
}

/** The steps of the lanes as the kernel reads them: what a lane cell sees, between the other lane cells in its sight. */
function program({ rows, cols, allowReverse }: CensusOptions, { order, steps }: Lanes, at: Instance["at"]): number[] {
  const look = (lane: number, d: number): number[] => {
    const rays: number[][] = [[]];
    const passed: number[] = [];
    for (const cell of sight(rows, cols, order[lane]!, d)) {
      const other = order.indexOf(cell);
      if (other >= LANE_BITS) rays.at(-1)!.push(cell);
      else {
        passed.push(other);
        rays.push([]);
      }
    }
    const own = (other: number): number => at.OWN + 128 * other + (allowReverse ? 0 : 32 * d);
    const nearer = passed.map((other, i) => [own(other), at.ABSENT + 16 * other, setOf(rays[i]!)]);
    return [d, passed.length, setOf(rays.at(-1)!), ...nearer.reverse().flat()];
  };
  const written = steps.map(({ lane, directions }) => {
    const looks = [0, 1, 2, 3].filter((d) => ((directions >> d) & 1) === 1);
    return [lane, looks.length, ...looks.flatMap((d) => look(lane, d))];
  });
  return [written.length, ...written.flat()];
}
