/**
 * The census in words of 128 layouts: AssemblyScript, compiled by scripts/kernel-module.mjs. What is computed and why two planes suffice:
 * src/census/words.ts; which cells lie inside a word: src/census/lanes.ts; in which order blocks come and where they leave what they
 * find: src/census/blocks.ts. Here is one step of that over and over, with nothing but loads, logic and stores; src/census/simd/tables.ts lays the
 * tables out.
 *
 * A *slot* is for each arrival (right, down, left, up) two planes, `some` and `several`: 128 bytes. Where straight back is allowed all arrivals
 * are alike and a slot is one pair. All addresses are unsigned 32-bit numbers: the layers may fill 4 GB.
 */

// The head of the memory. The loader reads these from the exports. The first 1024 bytes stay unused: the optimizer relies on it when it
// moves constants into the offsets of loads and stores, which do not wrap round as sums do.
/** By 1 + cell, -1 … 32: four pointers, one a direction, to what a view that ends on this cell finds. The two that are no cells: nothing. */
export const POINTERS: u32 = 1024;
/** 32 bytes a high cell: rays right, down, left, up over cells; its cell; where the slot goes that it leaves. */
export const HIGHS: u32 = 1664;
/** Binomial coefficients, 32 a row. */
export const BINOMIALS: u32 = 2432;
/** Zeros. */
export const NOTHING: u32 = 5504;
/** By lane: the layouts without it. */
export const ABSENT: u32 = 5632;
/**
 * By lane, 128 bytes: its own slot; what it sees, by layouts without it, and the same moved up to the layouts with it; what passes it, which is
 * its own where it holds a stone and else what it sees.
 */
export const OWN: u32 = 5760;
export const THROUGH: u32 = 6656;
const SEEN: u32 = 7552;
const MOVED: u32 = 8448;
/** Layouts of q stones on lanes, q = 0 … 7. */
export const WEIGHTS: u32 = 9344;
/** Results of `tally`: u32 by q, first at least one answer, then at least two. */
export const TALLY: u32 = 9472;
/** The steps of the lanes. */
export const PROGRAM: u32 = 11072;

/** Two counters, see `count`. */
const COUNTERS: u32 = 9536;
const COUNTER: u32 = 768;
const LEVELS: u32 = 24;
const CELL: u32 = 16;
const TARGET: u32 = 20;
const LANE_BITS: u32 = 7;

let highs: u32 = 0;
let laneStops: u32 = 0;
let alike: bool = false;
/** log2 of the bytes of a slot in a row. */
let slotBits: u32 = 0;

let stones: u32 = 0;
let block: u32 = 0;
let rank: u32 = 0;
let blocks: u32 = 0;
let rows: u32 = 0;
let nextRows: u32 = 0;
/** The cells of the block that hold a stone. */
let standing: u32 = 0;
/** The layouts with nothing left: layout 0 of block 0. */
let done: v128 = i32x4.splat(0);

/** @param laneCells as a set of cells */
export function begin(highCells: u32, laneCells: u32, reverse: bool): void {
  highs = highCells;
  laneStops = laneCells;
  alike = reverse;
  slotBits = reverse ? 5 : 7;
}

/** Starts the layer of all blocks with so many stones: its rows stand at `from`, those of the next go to `to`. */
export function layer(highStones: u32, from: u32, to: u32): void {
  stones = highStones;
  block = (1 << highStones) - 1;
  rank = 0;
  blocks = binomial(highs, highStones);
  rows = from;
  nextRows = to;
  done = i32x4.replace_lane(i32x4.splat(0), 0, highStones === 0 ? 1 : 0);
  memory.fill(COUNTERS, 0, 2 * COUNTER);
}

/** Goes on for at most `most` blocks and leaves 32 bytes of each at `out`, unless that is 0. Returns how many: 0 once the layer is done. */
export function run(most: u32, out: u32): u32 {
  const todo = min(most, blocks - rank);
  for (let i: u32 = 0; i < todo; i++) {
    place();
    lanes();
    spread();
    total(out);
    if (out !== 0) out += 32;
    rank++;
    block = following(block);
  }
  return todo;
}

/** The next larger number with as many bits. */
function following(set: u32): u32 {
  if (set === 0) return 0;
  const up = set + (set & -set);
  return up | ((set ^ up) >> (2 + ctz(set)));
}

function binomial(n: u32, k: u32): u32 {
  return load<u32>(BINOMIALS + (n << 7) + (k << 2));
}

/**
 * Where the slots of the block are and where those that it fills go (blocks.ts: the sums from below and above). Half of what this stores is
 * of no use, the pointers of free places and the targets of stones; a branch that nothing foretells would cost more.
 */
function place(): void {
  const row = rows + ((rank * stones) << slotBits);
  const arrivals = alike ? i32x4.splat(0) : i32x4(0, 32, 64, 96);
  let below = rank;
  let above: u32 = 0;
  let i = stones;
  let cells: u32 = 0;
  for (let h = highs; h-- > 0; ) {
    const record = HIGHS + (h << 5);
    const cell = load<u32>(record, CELL);
    const bit = (block >> h) & 1;
    const member: u32 = -bit;
    const beside = binomial(h, i + 1);
    store<u32>(record, nextRows + (((below + beside + above) * (stones + 1) + i) << slotBits), TARGET);
    below -= binomial(h, i) & member;
    above += beside & member;
    i -= bit;
    store<v128>(POINTERS + (cell << 4), i32x4.add(i32x4.splat(row + (i << slotBits)), arrivals), 16);
    cells |= bit << cell;
  }
  standing = cells;
}

/** Where the pointer of the nearest cell is: right and down lead to higher cells, left and up to lower ones. */
function lowest(cells: u32): u32 {
  return POINTERS + 16 + (ctz(cells) << 4);
}

function highest(cells: u32): u32 {
  return POINTERS + ((32 - clz(cells)) << 4);
}

/**
 * The steps of the lane cells. A step: lane, number of looks; a look: direction, number of lane cells in sight, then what lies between
 * them, farthest first: a ray, and after each but the last a lane cell's own planes and its ABSENT. What stands nearer replaces what is carried.
 */
function lanes(): void {
  let at = PROGRAM;
  for (let steps = load<u32>(at); steps > 0; steps--) {
    const lane = load<u32>(at, 4);
    let looks = load<u32>(at, 8);
    at += 8;
    for (; looks > 0; looks--) {
      const d = load<u32>(at, 4);
      let passed = load<u32>(at, 8);
      let slot = nearest(standing & load<u32>(at, 12), d);
      at += 12;
      let x1 = load<v128>(slot);
      let x2 = load<v128>(slot, 16);
      for (; passed > 0; passed--) {
        const own = load<u32>(at, 4);
        const absent = load<v128>(load<u32>(at, 8));
        const near = standing & load<u32>(at, 12);
        at += 12;
        slot = nearest(near, d);
        const open = i32x4.splat(near === 0 ? -1 : 0);
        x1 = v128.or(v128.and(v128.or(v128.and(x1, absent), load<v128>(own)), open), load<v128>(slot));
        x2 = v128.or(v128.and(v128.or(v128.and(x2, absent), load<v128>(own, 16)), open), load<v128>(slot, 16));
      }
      const seen = SEEN + (lane << 7) + (d << 5);
      store<v128>(seen, x1);
      store<v128>(seen, x2, 16);
      const moved = MOVED + (lane << 7) + (d << 5);
      store<v128>(moved, withLane(x1, lane));
      store<v128>(moved, withLane(x2, lane), 16);
    }
    const moved = MOVED + (lane << 7);
    leave(moved, moved + 32, moved + 64, moved + 96, OWN + (lane << 7), withLane(done, lane));
  }
  open();
}

function nearest(cells: u32, d: u32): u32 {
  return load<u32>((d < 2 ? lowest(cells) : highest(cells)) + (d << 2));
}

/**
 * From the layouts without a lane cell to those with it, 2^lane bits up. Moving what is seen is the same as moving the sums of it, and a step
 * looks into fewer directions than it makes sums.
 */
function withLane(plane: v128, lane: u32): v128 {
  const up = lane < 6 ? i64x2.shl(plane, 1 << lane) : i64x2.shuffle(i64x2.splat(0), plane, 0, 2);
  return v128.andnot(up, load<v128>(ABSENT + (lane << 4)));
}

/** What passes the lane cells. */
function open(): void {
  for (let lane: u32 = 0; lane < LANE_BITS; lane++) {
    const absent = load<v128>(ABSENT + (lane << 4));
    const at = lane << 7;
    for (let d: u32 = 0; d < 128; d += 32) {
      const own = OWN + at + (alike ? 0 : d);
      const to = at + d;
      store<v128>(THROUGH + to, v128.or(load<v128>(own), v128.and(load<v128>(SEEN + to), absent)));
      store<v128>(THROUGH + to, v128.or(load<v128>(own, 16), v128.and(load<v128>(SEEN + to, 16), absent)), 16);
    }
  }
}

/** What each free high place is worth, to the block that has a stone there. */
function spread(): void {
  const stops = standing | laneStops;
  for (let free = ~block & ((1 << highs) - 1); free !== 0; free &= free - 1) {
    const record = HIGHS + (ctz(free) << 5);
    leave(
      load<u32>(lowest(stops & load<u32>(record))),
      load<u32>(lowest(stops & load<u32>(record, 4)), 4),
      load<u32>(highest(stops & load<u32>(record, 8)), 8),
      load<u32>(highest(stops & load<u32>(record, 12)), 12),
      load<u32>(record, TARGET),
      done,
    );
  }
}

/** From what is seen right, down, left and up to the slot: the sums of all but the one straight back, or one where nothing is left. */
function leave(a: u32, b: u32, c: u32, d: u32, slot: u32, done: v128): void {
  const a1 = load<v128>(a);
  const b1 = load<v128>(b);
  const c1 = load<v128>(c);
  const d1 = load<v128>(d);
  const row1 = v128.or(v128.or(a1, c1), done);
  const col1 = v128.or(v128.or(b1, d1), done);
  const row2 = v128.or(v128.or(load<v128>(a, 16), load<v128>(c, 16)), v128.and(a1, c1));
  const col2 = v128.or(v128.or(load<v128>(b, 16), load<v128>(d, 16)), v128.and(b1, d1));
  if (alike) {
    store<v128>(slot, v128.or(row1, col1));
    // With nothing left all is 0 but `done`, which must not meet itself.
    store<v128>(slot, v128.or(v128.or(row2, col2), v128.andnot(v128.and(row1, col1), done)), 16);
    return;
  }
  store<v128>(slot, v128.or(a1, col1));
  store<v128>(slot, v128.or(v128.or(load<v128>(a, 16), col2), v128.and(a1, col1)), 16);
  store<v128>(slot, v128.or(b1, row1), 32);
  store<v128>(slot, v128.or(v128.or(load<v128>(b, 16), row2), v128.and(b1, row1)), 48);
  store<v128>(slot, v128.or(c1, col1), 64);
  store<v128>(slot, v128.or(v128.or(load<v128>(c, 16), col2), v128.and(c1, col1)), 80);
  store<v128>(slot, v128.or(d1, row1), 96);
  store<v128>(slot, v128.or(v128.or(load<v128>(d, 16), row2), v128.and(d1, row1)), 112);
}

let some: v128 = i32x4.splat(0);
let several: v128 = i32x4.splat(0);

/** The answers of the block's layouts: the sum over their stones of what starting there is worth. */
function total(out: u32): void {
  some = i32x4.splat(0);
  several = i32x4.splat(0);
  const row = rows + ((rank * stones) << slotBits);
  add(row, row + (stones << slotBits), 1 << slotBits);
  add(OWN, OWN + (LANE_BITS << 7), 128);
  count(COUNTERS, some);
  count(COUNTERS + COUNTER, several);
  if (out === 0) return;
  store<v128>(out, some);
  store<v128>(out, several, 16);
}

function add(slot: u32, end: u32, stride: u32): void {
  let x1 = some;
  let x2 = several;
  for (; slot < end; slot += stride) {
    let a1 = load<v128>(slot);
    let a2 = load<v128>(slot, 16);
    if (!alike) {
      a1 = v128.or(v128.or(a1, load<v128>(slot, 32)), v128.or(load<v128>(slot, 64), load<v128>(slot, 96)));
      a2 = v128.or(v128.or(a2, load<v128>(slot, 48)), v128.or(load<v128>(slot, 80), load<v128>(slot, 112)));
    }
    x2 = v128.or(v128.or(x2, a2), v128.and(x1, a1));
    x1 = v128.or(x1, a1);
  }
  some = x1;
  several = x2;
}

/**
 * Counts a word's layouts apart, in 128 counters that are planes themselves: level b holds a plane of weight 2^b and, while bit b of the
 * number of words so far is set, a word that waits for a second one. Plane and two words leave a plane and one word for the next
 * level. So a word costs two adders at most on average, where a population count for each number of stones would cost sixteen.
 */
function count(at: u32, word: v128): void {
  for (let n = rank; n & 1; n >>= 1) {
    const plane = load<v128>(at);
    const waiting = load<v128>(at, 16);
    const odd = v128.xor(plane, waiting);
    store<v128>(at, v128.xor(odd, word));
    word = v128.or(v128.and(plane, waiting), v128.and(odd, word));
    at += 32;
  }
  store<v128>(at, word, 16);
}

/** Sums the counters of a finished layer by the number of stones on lanes. */
export function tally(): void {
  for (let i: u32 = 0; i < 16; i++) {
    const weight = load<v128>(WEIGHTS + ((i & 7) << 4));
    let at = COUNTERS + (i >> 3) * COUNTER;
    let sum: u32 = 0;
    for (let b: u32 = 0; b < LEVELS; b++) {
      sum += ones(v128.and(load<v128>(at), weight)) << b;
      if ((rank >> b) & 1) sum += ones(v128.and(load<v128>(at, 16), weight)) << b;
      at += 32;
    }
    store<u32>(TALLY + (i << 2), sum);
  }
}

function ones(word: v128): u32 {
  return <u32>(popcnt(i64x2.extract_lane(word, 0)) + popcnt(i64x2.extract_lane(word, 1)));
}
