/**
 * How a kernel numbers the layouts, shared by all kernels.
 *
 * A word holds 2^laneBits layouts that differ in the *lane cells* only; which cells those are is free. For a lane cell the value that another
 * lane cell needs stands in the same word, so lane cells that see each other are circular: f of (mask without t) at t, seen along a line that
 * passes the lane cell u, needs f of (mask without t and u) at u, and the other way round. Evaluating one after the other makes more
 * lanes right each time, since a set asks only for smaller sets. Hence lane cells that share few lines, and a schedule that is simulated once.
 */

/** The directions that are looked in anew, bit d for direction d; the others still hold what the lane's last step saw. */
export interface LaneStep {
  /** Bit of the layout's number, below `laneBits`. */
  readonly lane: number;
  readonly directions: number;
}

export interface Lanes {
  readonly laneBits: number;
  /**
   * Cell of each bit of a layout's number, lane cells first; at least `laneBits` entries. On grids with fewer cells the last lanes are
   * cells that the grid does not have (number ≥ cells): they get no step and nobody sees them, so a layout with one of them has no answer.
   */
  readonly order: readonly number[];
  /** After all steps every lane cell is right in every lane. */
  readonly steps: readonly LaneStep[];
}

/** The cells seen from a cell in a direction (0 right · 1 down · 2 left · 3 up), nearest first. */
export function sight(rows: number, cols: number, cell: number, direction: number): number[] {
  const seen: number[] = [];
  const dr = direction === 1 ? 1 : direction === 3 ? -1 : 0;
  const dc = direction === 0 ? 1 : direction === 2 ? -1 : 0;
  let r = Math.floor(cell / cols) + dr;
  let c = (cell % cols) + dc;
  for (; r >= 0 && r < rows && c >= 0 && c < cols; r += dr, c += dc) seen.push(r * cols + c);
  return seen;
}

export function chooseLanes(rows: number, cols: number, laneBits: number): Lanes {
  const lanes = spread(rows, cols, laneBits);
  for (let cell = rows * cols; lanes.length < laneBits; cell++) lanes.push(cell);
  const order = numbered(lanes, Math.max(rows * cols, laneBits));
  const steps = schedule(rows, cols, order.slice(0, laneBits)).filter(({ lane }) => order[lane]! < rows * cols);
  return { laneBits, order, steps };
}

/**
 * Lane cells one by one, each where it adds fewest steps. A group of k that lines connect without a circle takes 2k - 1 in a path and little
 * more otherwise: a cell on lines of its own adds 1, one beside a group 2, one that joins two groups 3, and one that closes a circle more. Then
 * where lines are shared least: a path of three is cheaper than three in a row.
 */
function spread(rows: number, cols: number, laneBits: number): number[] {
  const lanes: number[] = [];
  // A group is the smallest line number in it: rows first, then columns.
  const group = Array.from({ length: rows + cols }, (_, line) => line);
  const load = new Array<number>(rows + cols).fill(0);
  const size = new Array<number>(rows + cols).fill(0);
  while (lanes.length < Math.min(laneBits, rows * cols)) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < rows * cols; cell++) {
      if (lanes.includes(cell)) continue;
      const [row, col] = [Math.floor(cell / cols), rows + (cell % cols)];
      const groups = (size[group[row]!]! > 0 ? 1 : 0) + (size[group[col]!]! > 0 ? 1 : 0);
      const circle = groups === 2 && group[row] === group[col];
      const cost = 64 * (circle ? 4 : groups) + load[row]! + load[col]!;
      if (cost < least) [best, least] = [cell, cost];
    }
    lanes.push(best);
    const [row, col] = [Math.floor(best / cols), rows + (best % cols)];
    load[row]!++;
    load[col]!++;
    const [into, from] = [Math.min(group[row]!, group[col]!), Math.max(group[row]!, group[col]!)];
    size[into] = size[into]! + (into === from ? 0 : size[from]!) + 1;
    group.forEach((g, line) => {
      if (g === from) group[line] = into;
    });
  }
  return lanes;
}

/** Lane cells at the bits below their number, every other cell at the bit of its own number where that is free: few bits to put back. */
function numbered(lanes: readonly number[], cells: number): number[] {
  const order = new Array<number>(cells).fill(-1);
  const isLane = new Array<boolean>(cells).fill(false);
  for (const cell of lanes) isLane[cell] = true;
  for (let cell = 0; cell < cells; cell++) if (isLane[cell] === cell < lanes.length) order[cell] = cell;
  const free = (from: number): number => order.indexOf(-1, from);
  for (let cell = 0; cell < cells; cell++) {
    if (order[cell] === cell) continue;
    order[isLane[cell] ? free(0) : free(lanes.length)] = cell;
  }
  return order;
}

/**
 * Steps until everything is right. `right[t]` holds a bit for each set S of lanes with t in it: is f(S without t) at t right? That is so
 * once the nearest lane cell of S in each direction was right in S without t at the step. Always the lane that gains most sets next; some
 * lane gains, since of the smallest set that is not right yet all smaller ones are.
 */
function schedule(rows: number, cols: number, lanes: readonly number[]): LaneStep[] {
  const sets = 1 << lanes.length;
  const views = lanes.map((cell) =>
    [0, 1, 2, 3].map((d) =>
      cell < rows * cols
        ? sight(rows, cols, cell, d).flatMap((c) => (lanes.includes(c) ? [lanes.indexOf(c)] : []))
        : [],
    ),
  );
  const right = lanes.map(() => new Uint8Array(sets));
  const seen = lanes.map(() => [0, 1, 2, 3].map(() => new Uint8Array(sets)));
  const steps: LaneStep[] = [];
  for (;;) {
    let best: Gain = { lane: -1, gained: 0, directions: 0 };
    for (let lane = 0; lane < lanes.length; lane++) {
      const gain = look(lane, views[lane]!, right, seen[lane]!, false);
      if (gain.gained > best.gained) best = gain;
    }
    if (best.gained === 0) return steps;
    look(best.lane, views[best.lane]!, right, seen[best.lane]!, true);
    steps.push({ lane: best.lane, directions: best.directions });
  }
}

interface Gain extends LaneStep {
  readonly gained: number;
}

/** What a step at this lane would make right; `keep`: makes it so. */
function look(
  lane: number,
  views: readonly (readonly number[])[],
  right: readonly Uint8Array[],
  seen: readonly Uint8Array[],
  keep: boolean,
): Gain {
  let gained = 0;
  let directions = 0;
  const sets = right[lane]!.length;
  for (let set = 0; set < sets; set++) {
    if (((set >> lane) & 1) === 0) continue;
    const rest = set ^ (1 << lane);
    let all = 1;
    views.forEach((view, d) => {
      const first = view.find((u) => ((rest >> u) & 1) === 1);
      const now = first === undefined ? 1 : right[first]![rest]!;
      if (now > seen[d]![rest]!) directions |= 1 << d;
      all &= now;
      if (keep) seen[d]![rest] = now;
    });
    if (all > right[lane]![set]!) gained++;
    if (keep) right[lane]![set] = all;
  }
  return { lane, gained, directions };
}

/** Planes as a kernel numbers the layouts → bit c for cell c, in place. Longer than the grid needs where it has fewer cells than lanes. */
export function relabel(words: Uint32Array, lanes: Lanes): void {
  const order = [...lanes.order];
  for (let bit = 0; bit < order.length; bit++) {
    for (let cell = order[bit]!; cell !== bit; cell = order[bit]!) {
      swapIndexBits(words, Math.min(bit, cell), Math.max(bit, cell));
      order[bit] = order[cell]!;
      order[cell] = cell;
    }
  }
}

/** Bits of a word whose number has bit i set, i < 5. */
const ODD = [0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000];

/** Moves the bit number x of the array to x with its bits i < j exchanged. */
function swapIndexBits(words: Uint32Array, i: number, j: number): void {
  const high = j < 5 ? 0 : 1 << (j - 5);
  const low = i < 5 ? 0 : 1 << (i - 5);
  if (j < 5) {
    const by = (1 << j) - (1 << i);
    const mask = ODD[i]! & ~ODD[j]!;
    for (let w = 0; w < words.length; w++) {
      const x = words[w]!;
      const changed = ((x >>> by) ^ x) & mask;
      words[w] = x ^ changed ^ (changed << by);
    }
  } else if (i < 5) {
    const by = 1 << i;
    const mask = ~ODD[i]!;
    for (let w = 0; w < words.length; w++) {
      if ((w & high) !== 0) continue;
      const x = words[w]!;
      const y = words[w | high]!;
      const changed = ((x >>> by) ^ y) & mask;
      words[w] = x ^ (changed << by);
      words[w | high] = y ^ changed;
    }
  } else {
    for (let w = 0; w < words.length; w++) {
      if ((w & high) !== 0 || (w & low) === 0) continue;
      const x = words[w]!;
      words[w] = words[w ^ low ^ high]!;
      words[w ^ low ^ high] = x;
    }
  }
}
