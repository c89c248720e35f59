/**
 * The census as one would write it down: one byte for each (stones left, place, arrival) with five arrivals, the sets going up as numbers.
 * It is what the fast kernels are checked against and measured by, so it is written to be read, and yet as well as such a loop can be: rays
 * are masks, the nearest stone of a ray is its lowest or its highest bit, and no state is filled that cannot occur. It stays a loop over the
 * five arrivals: what a kernel gains by adding up once, by unrolling and by laying sets side by side is to be seen against it.
 *
 * Bit c of a set is cell c, row by row. Why one table serves all layouts of a grid at once: see `subsets.ts`, where nothing is said of the
 * layout one began with.
 *
 * Claim.   Cutting every sum at 2 leaves each count cut at 2 exactly as it would be, had it been counted in full and cut in the end.
 * Proof.   min(a + b, 2) = min(min(a, 2) + min(b, 2), 2), for if one of the two is cut, both sides are 2. A count is made of sums alone.  ∎
 *
 * Cost: 2^cells · cells · 5 bytes (105 MB at 4 × 5), eight times that for {@link exactCensus}.
 */

export interface GridRules {
  readonly rows: number;
  readonly cols: number;
  readonly allowReverse: boolean;
}

/** One layout of a grid an entry, its set being the index. Entry 0, the empty layout, has no answer. */
export interface CappedCensus extends GridRules {
  /** 0 none · 1 one · 2 several. */
  readonly answers: Uint8Array;
  /** Layouts of so many stones with an answer, and with exactly one. Index = stones, 0 … cells. */
  readonly clearable: readonly number[];
  readonly one: readonly number[];
}

/** As {@link CappedCensus}, with the counts in full: at most cells! each, which a double holds exactly. */
export interface ExactCensus extends GridRules {
  readonly answers: Float64Array;
}

/** Cells of the largest grid: half a gigabyte for the one, and 42 MB for the other. */
export const MOST_BYTES = 22;
export const MOST_EXACT = 16;

/** Arrivals: right, down, left, up, and none: the first stone. */
const START = 4;
const SLOTS = 5;
const HIGHEST = 31;

/** `rays[4 * cell + d]`: the cells beyond `cell` in direction d. Right and down lead to higher bits, left and up to lower ones. */
function raysOf(rows: number, cols: number): Int32Array {
  const rays = new Int32Array(4 * rows * cols);
  for (let cell = 0; cell < rows * cols; cell++)
    for (let other = 0; other < rows * cols; other++) {
      if (other === cell) continue;
      const further = other > cell ? 0 : 2;
      if (Math.floor(other / cols) === Math.floor(cell / cols)) rays[4 * cell + further]! |= 1 << other;
      else if (other % cols === cell % cols) rays[4 * cell + further + 1]! |= 1 << other;
    }
  return rays;
}

function cellsOf({ rows, cols }: GridRules, most: number): number {
  const cells = rows * cols;
  if (!(Number.isInteger(cells) && rows >= 1 && cols >= 1 && cells <= most))
    throw new RangeError(`a census of up to ${most} cells, not ${rows} × ${cols}`);
  return cells;
}

/** Every layout of a grid: no answer, one, several. */
export function bytesCensus({ rows, cols, allowReverse }: GridRules): CappedCensus {
  const cells = cellsOf({ rows, cols, allowReverse }, MOST_BYTES);
  const rays = raysOf(rows, cols);
  const table = new Uint8Array(2 ** cells * cells * SLOTS);
  const answers = new Uint8Array(2 ** cells);
  const to = new Uint8Array(4);
  table.fill(1, 0, cells * SLOTS);
  for (let left = 1; left < 2 ** cells; left++) {
    let openings = 0;
    for (let place = 0; place < cells; place++) {
      if (((left >> place) & 1) === 1) {
        openings += table[((left ^ (1 << place)) * cells + place) * SLOTS + START]!;
        continue;
      }
      for (let d = 0; d < 4; d++) {
        const ray = left & rays[4 * place + d]!;
        const next = HIGHEST - Math.clz32(d < 2 ? ray & -ray : ray);
        to[d] = ray === 0 ? 0 : table[((left ^ (1 << next)) * cells + next) * SLOTS + d]!;
      }
      for (let arrival = 0; arrival < SLOTS; arrival++) {
        let ways = 0;
        for (let d = 0; d < 4; d++) if (arrival === START || allowReverse || d !== ((arrival + 2) & 3)) ways += to[d]!;
        table[(left * cells + place) * SLOTS + arrival] = Math.min(ways, 2);
      }
    }
    answers[left] = Math.min(openings, 2);
  }
  return { rows, cols, allowReverse, answers, ...tally(answers, cells) };
}

function tally(answers: Uint8Array, cells: number): Pick<CappedCensus, "clearable" | "one"> {
  const clearable = new Array<number>(cells + 1).fill(0);
  const one = new Array<number>(cells + 1).fill(0);
  answers.forEach((ways, layout) => {
    if (ways === 0) return;
    let stones = 0;
    for (let rest = layout; rest !== 0; rest &= rest - 1) stones++;
    clearable[stones]!++;
    if (ways === 1) one[stones]!++;
  });
  return { clearable, one };
}

/** Every layout of a small grid, counted in full: the same loop without the cut. */
export function exactCensus({ rows, cols, allowReverse }: GridRules): ExactCensus {
  const cells = cellsOf({ rows, cols, allowReverse }, MOST_EXACT);
  const rays = raysOf(rows, cols);
  const table = new Float64Array(2 ** cells * cells * SLOTS);
  const answers = new Float64Array(2 ** cells);
  const to = new Float64Array(4);
  table.fill(1, 0, cells * SLOTS);
  for (let left = 1; left < 2 ** cells; left++) {
    for (let place = 0; place < cells; place++) {
      if (((left >> place) & 1) === 1) {
        answers[left]! += table[((left ^ (1 << place)) * cells + place) * SLOTS + START]!;
        continue;
      }
      for (let d = 0; d < 4; d++) {
        const ray = left & rays[4 * place + d]!;
        const next = HIGHEST - Math.clz32(d < 2 ? ray & -ray : ray);
        to[d] = ray === 0 ? 0 : table[((left ^ (1 << next)) * cells + next) * SLOTS + d]!;
      }
      for (let arrival = 0; arrival < SLOTS; arrival++)
        for (let d = 0; d < 4; d++)
          if (arrival === START || allowReverse || d !== ((arrival + 2) & 3))
            table[(left * cells + place) * SLOTS + arrival]! += to[d]!;
    }
  }
  return { rows, cols, allowReverse, answers };
}
