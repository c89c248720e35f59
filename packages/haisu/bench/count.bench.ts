/**
 * Walks through all cells: counting, the uniform sampler and backbite draws. Prints; gates nothing.
 * usage: pnpm bench count, with HASHIGO_LONG=1 for 16×16 and for free ends at 12×12
 *
 * The straightforward program is the same sweep as a recursion over positions with a Map a position: fragments have
 * numbers in order of appearance, the frontier is a string, counts are bigints.
 */
import { Random } from "@hashigo/core";
import { countAllWalks, countWalks, drawWalk, type WalkCount, walkSampler } from "../src/count/index.js";

const S = -1;
const G = -2;

class Plain {
  states = 0;
  private readonly seen: Map<string, bigint>[];

  constructor(
    private readonly rows: number,
    private readonly cols: number,
    private readonly start: number,
    private readonly goal: number,
  ) {
    this.seen = Array.from({ length: rows * cols + 1 }, () => new Map<string, bigint>());
  }

  count(): bigint {
    return this.from(0, new Array<number>(this.cols + 1).fill(0));
  }

  /** Completions of a frontier at a cell. */
  private from(cell: number, frontier: readonly number[]): bigint {
    const canonical = renamed(frontier);
    const key = canonical.join(",");
    const known = this.seen[cell]?.get(key);
    if (known !== undefined) return known;
    this.states++;
    let total = 0n;
    if (cell === this.rows * this.cols) total = 1n;
    else for (const next of this.moves(cell, canonical)) total += this.from(cell + 1, next);
    this.seen[cell]?.set(key, total);
    return total;
  }

  private moves(cell: number, frontier: readonly number[]): number[][] {
    const { rows, cols, start, goal } = this;
    const c = cell % cols;
    const [left = 0, up = 0] = [frontier[c], frontier[c + 1]];
    const mine = cell === start ? S : cell === goal ? G : 0;
    const found: number[][] = [];
    const leave = (down: number, right: number, rename?: readonly [number, number]): void => {
      if ((down !== 0 && cell >= (rows - 1) * cols) || (right !== 0 && c === cols - 1)) return;
      const next = frontier.map((label, side) => {
        if (side === c) return down;
        if (side === c + 1) return right;
        return rename !== undefined && label === rename[0] ? rename[1] : label;
      });
      found.push(c === cols - 1 ? [0, ...next.slice(0, cols)] : next);
    };
    const join = (a: number, b: number): void => {
      if (a === b) return; // a ring
      if (a > 0) leave(0, 0, [a, b]);
      else if (b > 0) leave(0, 0, [b, a]);
      else if (cell === rows * cols - 1) leave(0, 0);
    };
    const one = left !== 0 ? left : up;
    if (left !== 0 && up !== 0) {
      if (mine === 0) join(left, up);
    } else if (one !== 0) {
      if (mine !== 0) join(one, mine);
      else {
        leave(one, 0);
        leave(0, one);
      }
    } else if (mine !== 0) {
      leave(mine, 0);
      leave(0, mine);
    } else leave(cols + 1, cols + 1);
    return found;
  }
}

/** Fragments numbered 1, 2, … as they appear. */
function renamed(frontier: readonly number[]): number[] {
  const names = new Map<number, number>();
  return frontier.map((label) => {
    if (label <= 0) return label;
    const name = names.get(label) ?? names.size + 1;
    names.set(label, name);
    return name;
  });
}

function timed<T>(work: () => T): { ms: number; value: T } {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

function best<T>(work: () => T): { ms: number; value: T } {
  return [timed(work), timed(work), timed(work)].reduce((a, b) => (b.ms < a.ms ? b : a));
}

function line(name: string, { ms, value }: { ms: number; value: WalkCount }): void {
  const rate = ((ms * 1e6) / value.states).toFixed(0);
  console.log(`${name}: ${value.count} in ${ms.toFixed(0)} ms, ${value.states} states, ${rate} ns a state`);
}

const long = process.env["HASHIGO_LONG"] === "1";

for (const side of [8, 10, 12]) {
  const goal = side * side - 2;
  countWalks(8, 8, 0, 62);
  const sweep = best(() => countWalks(side, side, 0, goal));
  line(`${side}×${side}`, sweep);
  const plain = timed(() => {
    const counter = new Plain(side, side, 0, goal);
    return { count: counter.count(), states: counter.states };
  });
  const { count, states } = plain.value;
  if (count !== sweep.value.count || states !== sweep.value.states)
    throw new Error(`${side}: ${count}, ${states} states`);
  const ratio = (plain.ms / sweep.ms).toFixed(1);
  console.log(`  Map and recursion: ${plain.ms.toFixed(0)} ms, ratio ${ratio}`);
}
for (const side of long ? [14, 16] : [14])
  line(
    `${side}×${side}`,
    timed(() => countWalks(side, side, 0, side * side - 2)),
  );
for (const side of long ? [8, 10, 12] : [8, 10])
  line(
    `${side}×${side}, all pairs`,
    timed(() => countAllWalks(side, side)),
  );

const random = new Random(1);
for (const [name, start, goal] of [
  ["S in a corner, G near the other", 0, 142],
  ["S and G in the middle", 65, 66],
  ["S in the middle, G anywhere", 65, null],
  ...(long ? [["any ends", null, null] as const] : []),
] as const) {
  const prepared = timed(() => walkSampler(12, 12, start, goal));
  const drawn = timed(() => Array.from({ length: 100 }, () => prepared.value.draw(random)));
  const megabytes = (prepared.value.bytes / 1e6).toFixed(0);
  console.log(
    `12×12 sampler, ${name}: ${prepared.ms.toFixed(0)} ms, ${megabytes} MB; a draw ${(drawn.ms / 100).toFixed(2)} ms`,
  );
}
for (const [side, start, goal] of [
  [14, 0, 194],
  [20, 0, 398],
  [30, null, null],
] as const) {
  const drawn = timed(() => Array.from({ length: 10 }, () => drawWalk(side, side, start, goal, random)));
  console.log(
    `${side}×${side} backbite, ends ${start === null ? "free" : "given"}: ${(drawn.ms / 10).toFixed(1)} ms a draw`,
  );
}
