/**
 * All ways in which the stone of a region can still be drawn on the board as it stands, for the article's `fit`.
 *
 * A way is a connected set of cells that are not blank, with every shaded cell in it, of the region's number of cells where it has one, without
 * both cells of a loose border. It touches no shaded cell of another region across a border. Where columns are counted, no column gets
 * more than rows / 2 shaded cells with it, nor is left with fewer cells than that to shade: those beside it across a border are blank, and so
 * is all else of its region. Ways are grown from the first shaded cell; where there is none, from each cell with those before it left out.
 * Each is met once: a cell that has been tried and left out stays out of the ways that follow.
 *
 * More that is known never makes a way of what was none, so what all ways share is shared by those that are left.
 *
 * Bounded: with m open cells that could each be in a stone by itself, of which d can be in this one, there are at most C(m, 0) + … + C(m, d)
 * partial ways, whatever their shape; beyond {@link CAP} of them a region is left alone. This number depends on the slots alone and falls when
 * a cell is settled or a number laid (for a cell less there are fewer choices of as many, for a shaded cell more also one less to choose;
 * elsewhere, a shaded cell can only put cells out of reach), so a rung that speaks keeps speaking. The same goes for {@link LARGEST}, the
 * cells that are not blank: a way costs as many steps, and as many calls within each other.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import type { Falls } from "../state.js";
import { Margin } from "./margin.js";

export const CAP = 20_000;
/** All of a 20 × 20 board. */
const LARGEST = 400;

const FREE = 0;
const IN = 1;
const OUT = 2;

/** null when nothing can be said: there need not be a stone, or there are too many ways. */
export function waysOf(s: Falls, region: number): Ways | null {
  if (s.mostOf(region) === 0) return null;
  const { head, cells } = s.layout;
  const left = [...cells.subarray(head[region], head[region + 1])].filter((cell) => s.store[cell] !== 0);
  if (left.length > LARGEST) return null;
  const ways = new Ways(s, region, left);
  if (ways.known === 0 && s.leastOf(region) === 0) return null;
  if (ways.partial() > CAP) return null;
  ways.walk();
  return ways;
}

/** All that stands in work space is good until the next kernel is called. */
export class Ways {
  count = 0;
  /** In how many ways each cell is. */
  readonly of: Int32Array;
  /** Open cells of other regions that all ways touch. */
  touched: readonly Cell[] = [];
  /** Was a way refused that touches another stone? */
  touching = false;
  readonly known: number;
  readonly margin: Margin;
  /** FREE, IN or OUT. */
  private readonly place: Int32Array;
  /** 1 for cells of the frontier. */
  private readonly listed: Int32Array;
  private readonly part: Int32Array;
  private length = 0;
  private readonly frontier: Int32Array;
  private top = 0;
  private readonly least: number;
  private readonly most: number;
  private shaded = 0;

  constructor(
    private readonly s: Falls,
    region: number,
    /** Those of the region that are not blank. */
    private readonly cells: readonly Cell[],
  ) {
    const { head, cells: all, apart } = s.layout;
    ({ stones: this.of, order: this.place, low: this.listed, list: this.part, other: this.frontier } = s.scratch);
    this.margin = new Margin(s, region, cells);
    for (let k = head[region]!; k < head[region + 1]!; k++) {
      const cell = all[k]!;
      this.of[cell] = 0;
      this.listed[cell] = 0;
      this.place[cell] = OUT;
      for (let side = 0; side < SIDES; side++) {
        const next = apart[SIDES * cell + side]!;
        if (next >= 0) this.place[next] = OUT;
      }
    }
    for (const cell of cells) if (s.store[cell]! < 0 || this.alone(cell)) this.place[cell] = FREE;
    this.known = cells.filter((cell) => s.store[cell]! < 0).length;
    this.least = Math.max(1, s.leastOf(region));
    this.most = s.mostOf(region);
  }

  /** May the cell be in a stone, as far as it alone goes? */
  private alone(cell: Cell): boolean {
    if (!this.margin.meets(cell)) return this.margin.fits(cell);
    this.touching = true;
    return false;
  }

  /** A bound on the partial ways, see above. */
  partial(): number {
    const open = this.cells.filter((cell) => this.place[cell] === FREE).length - this.known;
    let sum = 0;
    let choices = 1;
    for (let d = 0; d <= Math.min(open, this.most - this.known) && sum <= CAP; d++) {
      sum += choices;
      choices = (choices * (open - d)) / (d + 1);
    }
    return sum;
  }

  walk(): void {
    const first = this.cells.find((cell) => this.s.store[cell]! < 0);
    if (first !== undefined) {
      if (this.cells.every((cell) => this.s.store[cell]! > 0 || this.alone(cell))) this.from(first);
      return;
    }
    for (const cell of this.cells) {
      if (this.place[cell] === OUT) continue;
      this.from(cell);
      this.place[cell] = OUT;
    }
  }

  private from(cell: Cell): void {
    if (this.most < 1) return;
    this.enter(cell);
    this.grow(0);
    this.leave(cell, 0);
  }

  /** Takes a cell into the part. */
  private enter(cell: Cell): void {
    const { place, listed, frontier } = this;
    const { inside } = this.s.layout;
    place[cell] = IN;
    this.part[this.length++] = cell;
    this.margin.enter(cell);
    if (this.s.store[cell]! < 0) this.shaded++;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = inside[k]!;
      if (next < 0 || place[next] !== FREE || listed[next] !== 0) continue;
      listed[next] = 1;
      frontier[this.top++] = next;
    }
  }

  /** Takes it out again; `top`: how long the frontier was before. */
  private leave(cell: Cell, top: number): void {
    while (this.top > top) this.listed[this.frontier[--this.top]!] = 0;
    this.length--;
    this.margin.leave(cell);
    if (this.s.store[cell]! < 0) this.shaded--;
    this.place[cell] = FREE;
  }

  /** Ways that hold the part and, of the frontier, only cells from `from` on. */
  private grow(from: number): void {
    const { place, frontier, top, margin } = this;
    if (this.length >= this.least && this.shaded === this.known && margin.suffices()) this.found();
    if (this.length >= this.most) return;
    for (let k = from; k < top; k++) {
      const cell = frontier[k]!;
      if (place[cell] !== FREE) continue;
      if (!this.clashes(cell) && margin.fits(cell)) {
        this.enter(cell);
        this.grow(k + 1);
        this.leave(cell, top);
      }
      // A shaded cell cannot be left out.
      if (this.s.store[cell]! < 0) break;
      place[cell] = OUT;
    }
    // Those left out above stand before `from`, all others are not in the frontier.
    for (let k = from; k < top; k++) if (place[frontier[k]!] === OUT) place[frontier[k]!] = FREE;
  }

  /** The part is a way. */
  private found(): void {
    const { margin, part, length } = this;
    const touched = this.count++ === 0 ? margin.edge : this.touched;
    if (touched.length > 0) this.touched = touched.filter((cell) => margin.touches(cell));
    for (let k = 0; k < length; k++) this.of[part[k]!]!++;
  }

  /** Is the cell on the other side of a loose border from one in the part? */
  private clashes(cell: Cell): boolean {
    const { apart } = this.s.layout;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++)
      if (apart[k]! >= 0 && this.place[apart[k]!] === IN) return true;
    return false;
  }
}
