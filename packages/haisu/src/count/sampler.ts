/**
 * Uniform walks through all cells of a blank board, with given or free ends, from the table of the count. The sweep runs
 * along the shorter side and its walks are turned back.
 *
 * Preparing 12×12 takes half a second to a second of CPU time for two given ends (23 to 43 MB), 2 s for one (148 MB),
 * and 15 s for none (400 MB, every second layer in memory); a draw takes a fraction of a millisecond.
 */
import type { Cell, Job, Limit, Limits, SamplerOptions, UniformSource } from "@hashigo/core";
import { buildSampler, type Meter, meter as newMeter, runSync, type Sampler } from "@hashigo/core";
import { assertBoard, faultOf } from "./ends.js";
import { turnedCell } from "./turn.js";
import { DOWN, RIGHT, WalkFrontier } from "./walk-frontier.js";

export type WalkSamplerOutcome =
  | { readonly kind: "ready"; readonly sampler: WalkSampler }
  | { readonly kind: "limit"; readonly limit: Limit };

export class WalkSampler {
  readonly source = "uniform";
  /** Number of walks from `start` to `goal`; with both free a walk and its reverse are two. */
  readonly total: bigint;

  /** @param sampler null if there is no walk */
  constructor(
    readonly rows: number,
    readonly cols: number,
    readonly start: Cell | null,
    readonly goal: Cell | null,
    private readonly sampler: Sampler | null,
  ) {
    const found = sampler?.total ?? 0n;
    this.total = this.anyEnds ? found * 2n : found;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.sampler?.bytes ?? 0;
  }

  /** A uniform walk, cell by cell from `start`. RangeError if there is none. */
  draw(random: UniformSource): Cell[] {
    if (this.total === 0n) throw new RangeError("there is no walk to draw");
    return this.unrank(random.below(this.total));
  }

  /** Walk number i of `total`; the order is fixed but has no meaning. */
  unrank(i: bigint): Cell[] {
    if (i < 0n || i >= this.total || this.sampler === null)
      throw new RangeError(`a rank is 0 to ${this.total - 1n}, not ${i}`);
    const { rows, cols } = this;
    const turned = cols > rows;
    const [height, width] = turned ? [cols, rows] : [rows, cols];
    const swept = traced(this.sampler.unrank(this.anyEnds ? i >> 1n : i), height, width);
    const walk = turned ? swept.map((cell) => turnedCell(height, width, cell)) : swept;
    return this.isReversed(walk, i) ? walk.reverse() : walk;
  }

  private get anyEnds(): boolean {
    return this.start === null && this.goal === null;
  }

  private isReversed(walk: readonly Cell[], i: bigint): boolean {
    if (this.anyEnds) return (i & 1n) === 1n;
    return this.start !== null ? walk[0] !== this.start : walk[walk.length - 1] !== this.goal;
  }
}

/** The cells of a walk in order, from the sides by which it leaves each; it begins at the end that comes first on the board. */
function traced(labels: Int32Array, rows: number, cols: number): Cell[] {
  const size = rows * cols;
  const leaves = (cell: Cell, side: number): boolean => cell >= 0 && (labels[cell]! & side) !== 0; // cell < size
  const neighbours = (cell: Cell): Cell[] => {
    const next: Cell[] = [];
    if (leaves(cell - cols, DOWN)) next.push(cell - cols);
    if (cell % cols > 0 && leaves(cell - 1, RIGHT)) next.push(cell - 1);
    if (leaves(cell, RIGHT)) next.push(cell + 1);
    if (leaves(cell, DOWN)) next.push(cell + cols);
    return next;
  };
  let at = 0;
  while (neighbours(at).length !== 1) at++;
  const walk = [at];
  for (let before = -1; walk.length < size; walk.push(at)) {
    const next = neighbours(at).find((cell) => cell !== before);
    if (next === undefined) throw new Error(`haisu: a walk of ${walk.length} cells on a board of ${size}`);
    before = at;
    at = next;
  }
  return walk;
}

/** Prepare to draw walks. A null end may be any cell. One node of the meter is a batch of up to 256 states. */
export function* walkSamplerJob(
  rows: number,
  cols: number,
  start: Cell | null,
  goal: Cell | null,
  options: SamplerOptions = {},
  meter: Meter = newMeter(),
): Job<WalkSamplerOutcome> {
  assertBoard(rows, cols, start, goal);
  if (faultOf(rows, cols, start, goal) !== null) {
    return { kind: "ready", sampler: new WalkSampler(rows, cols, start, goal, null) };
  }
  const turned = cols > rows;
  const at = (cell: Cell | null): Cell | null => (turned && cell !== null ? turnedCell(rows, cols, cell) : cell);
  const [height, width] = turned ? [cols, rows] : [rows, cols];
  const frontier = new WalkFrontier({ rows: height, cols: width, start: at(start), goal: at(goal) });
  const built = yield* buildSampler(frontier, options, meter);
  if (built.kind === "limit") return built;
  return { kind: "ready", sampler: new WalkSampler(rows, cols, start, goal, built.sampler) };
}

/** The same, ready at once. RangeError when a limit ends it; the job form reports the limit instead. */
export function walkSampler(
  rows: number,
  cols: number,
  start: Cell | null,
  goal: Cell | null,
  options: SamplerOptions & Limits = {},
): WalkSampler {
  const outcome = runSync(walkSamplerJob(rows, cols, start, goal, options, newMeter(options)));
  if (outcome.kind === "ready") return outcome.sampler;
  throw new RangeError(`the sampler of ${rows}×${cols} ended at its limit: ${outcome.limit}`);
}
