/**
 * The census as users ask for it: which layouts of a grid can be cleared, and which have exactly one answer.
 *
 * Two theorems say where layouts with one answer cannot be (both tested in test/oracle-census.test.ts):
 *
 * Claim.   (Fly-over.) A layout of two or more stones with exactly one answer makes its solver fly over an emptied square.
 * Proof.   An answer that flies over none is clean, and a clean order is legal read backwards as well (clean.ts). It differs from its reverse,
 *          since its first stone is not its last. So there are two answers.  ∎
 * Claim.   A layout of k stones that can be cleared stands in r rows and c columns with r + c ≤ k + 1.
 * Proof.   Take lines for vertices, and each stone for an edge between its row and its column. Stones that follow each other share a line,
 *          so the graph is connected, and a connected graph of r + c vertices has at least r + c - 1 edges.  ∎
 * Claim.   (Floor.) Under the published rules a genuine layout has seven stones or more, on any grid.
 * Proof.   Lines without a stone make no difference to who sees whom. So a layout of k ≤ 6 stones that can be cleared is one of r × c with
 *          r + c ≤ 7 and no more than six on a side: it fits, turned if need be, on 3 × 4, 2 × 5 or 1 × 6, whose censuses have no genuine
 *          layout of two to six stones.  ∎
 */
import {
  type Job,
  type Limit,
  type Limits,
  type Meter,
  meter as newMeter,
  runAsync,
  runSync,
  type Settings,
} from "@hashigo/core";
import { type Rules, rulesOf } from "../puzzle.js";
import { type Kernel, type KernelId, MAX_CELLS, type Planes } from "./kernel.js";
import { KERNELS } from "./kernels.js";

/** Bytes that a census may hold unless said otherwise: all grids to 28 squares and more. */
export const DEFAULT_CENSUS_BYTES: number = 2 ** 31;

export interface CensusRequest extends Limits {
  readonly rows: number;
  readonly cols: number;
  readonly rules?: Settings | undefined;
  /** Keep the answer of each layout ({@link Planes}). */
  readonly planes?: boolean | undefined;
  /** Default {@link DEFAULT_CENSUS_BYTES}. A census that would hold more is not begun, and ends with the limit "memory". */
  readonly maxBytes?: number | undefined;
  /** Default: the fastest that works here. */
  readonly kernel?: KernelId | undefined;
}

/** Layouts of so many stones. */
export interface StoneRow {
  readonly stones: number;
  readonly layouts: number;
  /** With at least one answer. */
  readonly clearable: number;
  /** With exactly one. */
  readonly unique: number;
  /** With exactly one, and two stones at least. */
  readonly genuine: number;
}

export interface CensusTable extends Omit<StoneRow, "stones"> {
  readonly rows: number;
  readonly cols: number;
  readonly rules: Rules;
  /** One entry a number of stones, 1 … cells. The empty layout is counted nowhere. */
  readonly byStones: readonly StoneRow[];
  readonly planes: Planes | null;
}

export type CensusOutcome = {
  readonly kernel: KernelId;
  /** Bytes that the tables take at most, whether or not the census was taken. */
  readonly bytes: number;
} & (
  | { readonly status: "done"; readonly census: CensusTable; readonly limit: null }
  | { readonly status: "unknown"; readonly limit: Limit }
);

/** Every layout of a grid. RangeError for more than 30 squares. */
export function census(request: CensusRequest): CensusOutcome {
  return runSync(censusJob(request, newMeter(request)));
}

/** The same, giving the event loop a turn now and then. */
export async function censusAsync(request: CensusRequest): Promise<CensusOutcome> {
  return runAsync(censusJob(request, newMeter(request)));
}

/** The same as a job. One node of the meter is a batch of layouts, of a size that the kernel chooses. */
export function* censusJob(request: CensusRequest, meter: Meter = newMeter(request)): Job<CensusOutcome> {
  const { rows, cols } = request;
  assertGrid(rows, cols, MAX_CELLS);
  const rules = rulesOf(request.rules ?? {});
  const options = { rows, cols, allowReverse: rules.allowReverse === "on", planes: request.planes === true };
  const kernel = kernelFor(options, request.kernel);
  const bytes = kernel.bytes(options);
  if (bytes > (request.maxBytes ?? DEFAULT_CENSUS_BYTES))
    return { status: "unknown", kernel: kernel.id, bytes, limit: "memory" };
  const run = yield* kernel.run(options, meter);
  if (run.kind === "limit") return { status: "unknown", kernel: kernel.id, bytes, limit: run.limit };
  const { clearable, one, planes } = run.census;
  const byStones = rowsOf(rows * cols, clearable, one);
  const sum = (value: (row: StoneRow) => number): number => byStones.reduce((all, row) => all + value(row), 0);
  const table: CensusTable = {
    rows,
    cols,
    rules,
    layouts: sum((row) => row.layouts),
    clearable: sum((row) => row.clearable),
    unique: sum((row) => row.unique),
    genuine: sum((row) => row.genuine),
    byStones,
    planes,
  };
  return { status: "done", kernel: kernel.id, bytes, census: table, limit: null };
}

/** Which kernel a census would be taken by. */
export function kernelFor(options: Parameters<Kernel["fits"]>[0], wanted?: KernelId | undefined): Kernel {
  const kernel = KERNELS.find(({ id, fits }) => (wanted === undefined || id === wanted) && fits(options));
  if (kernel === undefined)
    throw new RangeError(`no kernel ${wanted ?? ""} for ${options.rows} × ${options.cols} here`);
  return kernel;
}

function rowsOf(cells: number, clearable: readonly number[], one: readonly number[]): StoneRow[] {
  let layouts = 1;
  return Array.from({ length: cells }, (_, k) => {
    const stones = k + 1;
    layouts = (layouts * (cells - k)) / stones;
    const unique = one[stones] ?? 0;
    return { stones, layouts, clearable: clearable[stones] ?? 0, unique, genuine: stones < 2 ? 0 : unique };
  });
}

export function assertGrid(rows: number, cols: number, most: number): void {
  const whole = Number.isInteger(rows) && Number.isInteger(cols) && rows >= 1 && cols >= 1;
  if (!whole || rows * cols > most) throw new RangeError(`a grid of 1 to ${most} squares, not ${rows} × ${cols}`);
}
