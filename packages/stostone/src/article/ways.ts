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

export class Ways {
  count = 0;
  /** In how many ways each cell is. */
  readonly of: Map<Cell, number> = new Map();
  /** Open cells of other regions that all ways touch. */
  touched: readonly Cell[] = [];
  /** Was a way refused that touches another stone? */
  touching = false;
  readonly known: number;
  readonly margin: Margin;
  private readonly place = new Map<Cell, number>();
  private readonly part: Cell[] = [];
  private readonly frontier: Cell[] = [];
  private readonly least: number;
  private readonly most: number;
  private shaded = 0;

  constructor(
    private readonly s: Falls,
    region: number,
    /** Those of the region that are not blank. */
    private readonly cells: readonly Cell[],
  ) {
    this.margin = new Margin(s, region);
    for (const cell of cells) this.place.set(cell, s.store[cell]! < 0 || this.alone(cell) ? FREE : OUT);
    this.known = cells.filter((cell) => s.store[cell]! < 0).length;
    this.least = Math.max(1, s.leastOf(region));
    this.most = s.mostOf(region);
  }

  /** May the cell be in a stone, as far as it alone goes? */
  private alone(cell: Cell): boolean {
    if (!this.margin.touches(cell)) return this.margin.fits(cell);
    this.touching = true;
    return false;
  }

  /** A bound on the partial ways, see above. */
  partial(): number {
    const open = this.cells.filter((cell) => this.place.get(cell) === FREE).length - this.known;
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
      if (this.place.get(cell) === OUT) continue;
      this.from(cell);
      this.place.set(cell, OUT);
    }
  }

  private from(cell: Cell): void {
    if (this.most < 1) return;
    const at = this.enter(cell);
    this.grow(0);
    this.leave(cell, at);
  }

  /** Takes a cell into the part; how long the frontier was before. */
  private enter(cell: Cell): number {
    const at = this.frontier.length;
    const { inside } = this.s.layout;
    this.place.set(cell, IN);
    this.part.push(cell);
    this.margin.move(cell, 1);
    if (this.s.store[cell]! < 0) this.shaded++;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const next = inside[k]!;
      if (next >= 0 && this.place.get(next) === FREE && !this.frontier.includes(next)) this.frontier.push(next);
    }
    return at;
  }

  private leave(cell: Cell, at: number): void {
    this.frontier.length = at;
    this.part.pop();
    this.margin.move(cell, -1);
    if (this.s.store[cell]! < 0) this.shaded--;
    this.place.set(cell, FREE);
  }

  /** Ways that hold the part and, of the frontier, only cells from `from` on. */
  private grow(from: number): void {
    if (this.part.length >= this.least && this.shaded === this.known && this.margin.suffices()) this.found();
    if (this.part.length >= this.most) return;
    const left: Cell[] = [];
    for (let k = from; k < this.frontier.length; k++) {
      const cell = this.frontier[k]!;
      if (this.place.get(cell) !== FREE) continue;
      if (!this.clashes(cell) && this.margin.fits(cell)) {
        const at = this.enter(cell);
        this.grow(k + 1);
        this.leave(cell, at);
      }
      // A shaded cell cannot be left out.
      if (this.s.store[cell]! < 0) break;
      this.place.set(cell, OUT);
      left.push(cell);
    }
    for (const cell of left) this.place.set(cell, FREE);
  }

  /** The part is a way. */
  private found(): void {
    const touched = this.margin.touched;
    this.touched =
      this.count++ === 0
        ? [...touched].flatMap(([cell, n]) => (n > 0 ? [cell] : []))
        : this.touched.filter((cell) => touched.get(cell)! > 0);
    for (const cell of this.part) this.of.set(cell, (this.of.get(cell) ?? 0) + 1);
  }

  /** Is the cell on the other side of a loose border from one in the part? */
  private clashes(cell: Cell): boolean {
    const { apart } = this.s.layout;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (this.place.get(apart[k]!) === IN) return true;
    return false;
  }
}
