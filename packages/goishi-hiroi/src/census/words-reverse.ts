/**
 * One block of the portable kernel when going straight back is allowed. The arrival then makes no difference: a slot is two words, and
 * a place is worth the sum of what is seen in all four directions. What passes a lane cell still differs by direction.
 */
import type { Blocks } from "./blocks.js";
import { HEAD, LaneView, own, through } from "./lane-view.js";
import type { Lanes } from "./lanes.js";

const SLOT = 2;

export class Reverse extends LaneView {
  constructor(rows: number, cols: number, lanes: Lanes, blocks: Blocks) {
    super(rows, cols, lanes, blocks, 1);
  }

  visit(row: number): void {
    const { blocks, from, at, cellOf, answers } = this;
    const { stones, members } = blocks;
    let stops = this.laneStops;
    let some = 0;
    let several = 0;
    let slot = HEAD + row * stones * SLOT;
    for (let i = 0; i < stones; i++, slot += SLOT) {
      const cell = cellOf[members[i]!]!;
      const a = 4 * cell + 4;
      at[a] = slot;
      at[a + 1] = slot;
      at[a + 2] = slot;
      at[a + 3] = slot;
      stops |= 1 << cell;
      several |= from[slot + 1]! | (some & from[slot]!);
      some |= from[slot]!;
    }
    this.stops = stops;
    const done = stones === 0 ? 1 : 0;
    this.allLanes(done);
    for (let t = 0; t < this.lanes; t++) {
      several |= from[own(t) + 1]! | (some & from[own(t)]!);
      some |= from[own(t)]!;
    }
    answers[0] = some;
    answers[1] = several;
    this.scatter(done);
  }

  protected override settle(t: number, done: number): void {
    const { from, hops } = this;
    const a = hops[0]!;
    const b = hops[1]!;
    const c = hops[2]!;
    const d = hops[3]!;
    const row = a | c;
    const col = b | d;
    const twice = hops[4]! | hops[5]! | hops[6]! | hops[7]! | (a & c) | (b & d) | (row & col);
    from[own(t)] = ((row | col | done) << (1 << t)) & this.member[t]!;
    from[own(t) + 1] = (twice << (1 << t)) & this.member[t]!;
  }

  protected override open(t: number): void {
    const { from, hops } = this;
    const absent = ~this.member[t]!;
    for (let d = 0; d < 4; d++) {
      from[through(t) + 2 * d] = from[own(t)]! | (hops[d]! & absent);
      from[through(t) + 2 * d + 1] = from[own(t) + 1]! | (hops[d + 4]! & absent);
    }
  }

  private scatter(done: number): void {
    const { blocks, from, to, at, stops, rays, cellOf } = this;
    const count = blocks.places - blocks.stones;
    for (let j = 0; j < count; j++) {
      const view = 4 * cellOf[blocks.free[j]!]!;
      const right = stops & rays[view]!;
      const down = stops & rays[view + 1]!;
      const h0 = at[4 * (32 - Math.clz32(right & -right))]!;
      const h1 = at[4 * (32 - Math.clz32(down & -down)) + 1]!;
      const h2 = at[4 * (32 - Math.clz32(stops & rays[view + 2]!)) + 2]!;
      const h3 = at[4 * (32 - Math.clz32(stops & rays[view + 3]!)) + 3]!;
      const a = from[h0]!;
      const b = from[h1]!;
      const c = from[h2]!;
      const d = from[h3]!;
      const row = a | c;
      const col = b | d;
      const slot = HEAD + SLOT * blocks.slotFor(j);
      to[slot] = row | col | done;
      to[slot + 1] = from[h0 + 1]! | from[h1 + 1]! | from[h2 + 1]! | from[h3 + 1]! | (a & c) | (b & d) | (row & col);
    }
  }
}
