/**
 * One block of the portable kernel under the published rules: from the worth of standing on each of its stones to that of standing on each
 * of its free places, and to the answers of its 32 layouts.
 *
 * A slot is eight words: `some` for the arrivals right, down, left, up, then `several` for the same.
 */
import type { Blocks } from "./blocks.js";
import { HEAD, LaneView, own, through } from "./lane-view.js";
import type { Lanes } from "./lanes.js";

const SLOT = 8;

export class Published extends LaneView {
  constructor(rows: number, cols: number, lanes: Lanes, blocks: Blocks) {
    super(rows, cols, lanes, blocks, 4);
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
      at[a + 1] = slot + 1;
      at[a + 2] = slot + 2;
      at[a + 3] = slot + 3;
      stops |= 1 << cell;
      const once = from[slot]! | from[slot + 1]! | from[slot + 2]! | from[slot + 3]!;
      several |= from[slot + 4]! | from[slot + 5]! | from[slot + 6]! | from[slot + 7]! | (some & once);
      some |= once;
    }
    this.stops = stops;
    // The empty layout is lane 0 of the empty block: whoever stands anywhere then is done, in one way.
    const done = stones === 0 ? 1 : 0;
    this.allLanes(done);
    for (let t = 0; t < this.lanes; t++) {
      slot = own(t);
      const once = from[slot]! | from[slot + 1]! | from[slot + 2]! | from[slot + 3]!;
      several |= from[slot + 4]! | from[slot + 5]! | from[slot + 6]! | from[slot + 7]! | (some & once);
      some |= once;
    }
    answers[0] = some;
    answers[1] = several;
    this.scatter(done);
  }

  protected override settle(t: number, done: number): void {
    const { from, hops } = this;
    const by = 1 << t;
    const mask = this.member[t]!;
    const slot = own(t);
    const a = hops[0]!;
    const b = hops[1]!;
    const c = hops[2]!;
    const d = hops[3]!;
    const row = a | c;
    const col = b | d;
    const rowTwice = hops[4]! | hops[6]! | (a & c);
    const colTwice = hops[5]! | hops[7]! | (b & d);
    from[slot] = ((a | col | done) << by) & mask;
    from[slot + 1] = ((b | row | done) << by) & mask;
    from[slot + 2] = ((c | col | done) << by) & mask;
    from[slot + 3] = ((d | row | done) << by) & mask;
    from[slot + 4] = ((hops[4]! | colTwice | (a & col)) << by) & mask;
    from[slot + 5] = ((hops[5]! | rowTwice | (b & row)) << by) & mask;
    from[slot + 6] = ((hops[6]! | colTwice | (c & col)) << by) & mask;
    from[slot + 7] = ((hops[7]! | rowTwice | (d & row)) << by) & mask;
  }

  protected override open(t: number): void {
    const { from, hops } = this;
    const absent = ~this.member[t]!;
    for (let i = 0; i < 8; i++) from[through(t) + i] = from[own(t) + i]! | (hops[i]! & absent);
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
      const a2 = from[h0 + 4]!;
      const b2 = from[h1 + 4]!;
      const c2 = from[h2 + 4]!;
      const d2 = from[h3 + 4]!;
      const rowTwice = a2 | c2 | (a & c);
      const colTwice = b2 | d2 | (b & d);
      const slot = HEAD + SLOT * blocks.slotFor(j);
      to[slot] = a | col | done;
      to[slot + 1] = b | row | done;
      to[slot + 2] = c | col | done;
      to[slot + 3] = d | row | done;
      to[slot + 4] = a2 | colTwice | (a & col);
      to[slot + 5] = b2 | rowTwice | (b & row);
      to[slot + 6] = c2 | colTwice | (c & col);
      to[slot + 7] = d2 | rowTwice | (d & row);
    }
  }
}
