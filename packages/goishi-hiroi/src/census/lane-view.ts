/**
 * Where things stand for the portable kernel: which cells are lanes, what each cell sees, and where the worth of what it sees is kept.
 *
 * The worth of standing on a stone is a slot in the row of the block (blocks.ts). At the head of each layer stand slots of no block: zeros,
 * for a view that nothing stops; the *own* worth of each lane cell; and what *passes* it in each direction: its own worth where it holds a
 * stone, else what it sees there itself.
 */
import type { Blocks } from "./blocks.js";
import { type Lanes, sight } from "./lanes.js";

export const LANE_BITS = 5;
/** Bit j of `MEMBER[t]`: is t in lane subset j? */
const MEMBER: Int32Array = Int32Array.of(0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000);

/** Words to a slot: both planes for each arrival that makes a difference. */
export const SLOT = { off: 8, on: 2 } as const;
/** Words at the head of a layer: zeros, then both planes of four directions for each lane cell's own worth and for what passes it. */
export const HEAD: number = 8 * (1 + 2 * LANE_BITS);

export abstract class LaneView {
  /** Planes of the present block's layouts, `some` and `several`. */
  readonly answers: Int32Array = new Int32Array(2);
  /** Lane cells of the grid: fewer than {@link LANE_BITS} on the smallest. */
  protected readonly lanes: number;
  protected readonly member: Int32Array = MEMBER;
  private readonly laneCell: Int32Array;
  /** Lane of a cell, or -1. */
  private readonly laneAt: Int32Array;
  protected readonly laneStops: number;
  /** Lanes that see no other lane, those that do, and the order in which the latter are evaluated. */
  private readonly lone: Int32Array;
  private readonly grouped: Int32Array;
  private readonly steps: Int32Array;
  /** Cell of a high place. */
  protected readonly cellOf: Int32Array;
  /** `rays[4 * cell + d]`: the cells seen from a cell. Right and down lead to higher bits, left and up to lower ones. */
  protected readonly rays: Int32Array;
  /**
   * `at[4 * cell + 4 + d]`: where the `some` of a cell that stops a view of direction d is kept. The first four, for a view that nothing
   * stops, are the zeros at 0: the number of leading zeros of an empty set leads there, without a branch.
   */
  protected readonly at: Int32Array;
  /** Cells that stop a view in the present block: its stones and all lane cells. */
  protected stops = 0;
  /** What {@link look} saw: `some` of the four directions, then `several`. */
  protected readonly hops: Int32Array = new Int32Array(8);
  protected from: Int32Array = new Int32Array(0);
  protected to: Int32Array = this.from;

  constructor(
    rows: number,
    cols: number,
    lanes: Lanes,
    protected readonly blocks: Blocks,
    /** From the `some` of a stone's slot to its `several`. */
    private readonly second: number,
  ) {
    const cells = rows * cols;
    this.laneCell = Int32Array.from(lanes.order.slice(0, LANE_BITS).filter((cell) => cell < cells));
    this.lanes = this.laneCell.length;
    this.cellOf = Int32Array.from(lanes.order.slice(LANE_BITS));
    this.rays = new Int32Array(4 * cells);
    for (let i = 0; i < this.rays.length; i++)
      for (const seen of sight(rows, cols, i >> 2, i & 3)) this.rays[i]! |= 1 << seen;
    this.laneStops = this.laneCell.reduce((set, cell) => set | (1 << cell), 0);
    this.laneAt = new Int32Array(cells).fill(-1);
    this.at = new Int32Array(4 * (cells + 1));
    this.laneCell.forEach((cell, t) => {
      this.laneAt[cell] = t;
      // Four words of `some` and four of `several`, or four pairs: `second` leads from the one to the other in both.
      for (let d = 0; d < 4; d++) this.at[4 * cell + 4 + d] = through(t) + d * (second === 4 ? 1 : 2);
    });
    const all = [...this.laneCell.keys()];
    const sees = (t: number): boolean =>
      [0, 1, 2, 3].some((d) => (this.rays[4 * this.laneCell[t]! + d]! & this.laneStops) !== 0);
    this.lone = Int32Array.from(all.filter((t) => !sees(t)));
    this.grouped = Int32Array.from(all.filter(sees));
    this.steps = Int32Array.from(lanes.steps.map(({ lane }) => lane).filter(sees));
  }

  /** The layer that is read and the one that is written. */
  layers(from: Int32Array, to: Int32Array): void {
    this.from = from;
    this.to = to;
  }

  /** The block that `blocks` is at, whose row in its layer has this number. */
  abstract visit(row: number): void;

  /** All lane cells: those that see each other in the order that makes every lane right in the end. */
  protected allLanes(done: number): void {
    const { lone, steps, grouped } = this;
    for (let i = 0; i < lone.length; i++) {
      this.glance(lone[i]!);
      this.settle(lone[i]!, done);
      this.open(lone[i]!);
    }
    for (let i = 0; i < steps.length; i++) {
      this.look(steps[i]!);
      this.settle(steps[i]!, done);
    }
    for (let i = 0; i < grouped.length; i++) {
      this.look(grouped[i]!);
      this.open(grouped[i]!);
    }
  }

  /** The own worth of a lane cell, from what it sees: for the layouts that hold it, which are the others shifted. */
  protected abstract settle(t: number, done: number): void;

  /** What passes a lane cell, from what it sees. */
  protected abstract open(t: number): void;

  /** What is seen from a lane cell that sees no other. */
  private glance(t: number): void {
    const { from, at, stops, rays, hops, second } = this;
    const view = 4 * this.laneCell[t]!;
    const right = stops & rays[view]!;
    const down = stops & rays[view + 1]!;
    const h0 = at[4 * (32 - Math.clz32(right & -right))]!;
    const h1 = at[4 * (32 - Math.clz32(down & -down)) + 1]!;
    const h2 = at[4 * (32 - Math.clz32(stops & rays[view + 2]!)) + 2]!;
    const h3 = at[4 * (32 - Math.clz32(stops & rays[view + 3]!)) + 3]!;
    hops[0] = from[h0]!;
    hops[1] = from[h1]!;
    hops[2] = from[h2]!;
    hops[3] = from[h3]!;
    hops[4] = from[h0 + second]!;
    hops[5] = from[h1 + second]!;
    hops[6] = from[h2 + second]!;
    hops[7] = from[h3 + second]!;
  }

  /** What is seen from a lane cell in each direction, past the other lane cells. */
  private look(t: number): void {
    const { from, at, stops, rays, laneAt, member, hops, second } = this;
    for (let d = 0; d < 4; d++) {
      let pass = -1;
      let some = 0;
      let several = 0;
      let cell = this.laneCell[t]!;
      for (;;) {
        const ray = stops & rays[4 * cell + d]!;
        cell = 31 - Math.clz32(d < 2 ? ray & -ray : ray);
        const lane = cell < 0 ? -1 : laneAt[cell]!;
        if (lane < 0) break;
        const own = 8 * (lane + 1) + (second === 4 ? d : 0);
        some |= pass & from[own]!;
        several |= pass & from[own + second]!;
        pass &= ~member[lane]!;
      }
      const slot = at[4 * cell + 4 + d]!;
      hops[d] = some | (pass & from[slot]!);
      hops[d + 4] = several | (pass & from[slot + second]!);
    }
  }
}

/** Where the own worth of a lane cell is kept. */
export function own(t: number): number {
  return 8 * (t + 1);
}

/** Where what passes a lane cell is kept. */
export function through(t: number): number {
  return 8 * (t + 1 + LANE_BITS);
}
