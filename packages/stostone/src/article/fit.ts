/**
 * The article's `fit`: all ways in which the stone of a region can still be drawn, and what they share.
 *
 * A way is a connected set of cells that are not blank, with every shaded cell in it, of the region's number of cells where it has one, and
 * without both cells of a loose border. Ways are grown from the first shaded cell; where there is none, from each cell with those before
 * it left out. Each is met once: a cell that has been tried and left out stays out of the ways that follow.
 *
 * Bounded: with m open cells of which d can be in the stone, there are at most C(m, 0) + … + C(m, d) partial ways, whatever their shape; beyond
 * {@link CAP} of them a region is left alone. This number depends on the slots alone and falls when a cell is settled or a number laid
 * (for a cell less there are fewer choices of as many, for a shaded cell more also one less to choose), so a rung that speaks keeps speaking.
 * The same goes for {@link LARGEST}, the cells that are not blank: a way costs as many steps, and as many calls within each other.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import type { Falls } from "../state.js";

export const CAP = 20_000;
/** All of a 20 × 20 board. */
const LARGEST = 400;

const FREE = 0;
const IN = 1;
const OUT = 2;

export function fitKernel(s: Falls, region: number): boolean {
  const ways = waysOf(s, region);
  if (ways === null) return true;
  const { head, cells } = s.layout;
  if (ways.count === 0) return s.fail(cells[head[region]!]!);
  for (let k = head[region]!; k < head[region + 1]!; k++) {
    const cell = cells[k]!;
    const value = s.store[cell]!;
    if (value <= 0) continue;
    const n = ways.of.get(cell) ?? 0;
    if (n === 0) s.set(cell, 0);
    else if (n === ways.count) s.set(cell, s.shadedAs(value));
  }
  return true;
}

/** How many ways there are, and in how many of them each cell is; null when nothing can be said. */
export function waysOf(
  s: Falls,
  region: number,
): { readonly count: number; readonly of: ReadonlyMap<Cell, number> } | null {
  if (s.mostOf(region) === 0) return null;
  const ways = new Ways(s, region);
  if (ways.known === 0 && s.leastOf(region) === 0) return null;
  if (ways.cells.length > LARGEST || ways.partial() > CAP) return null;
  ways.walk();
  return ways;
}

class Ways {
  count = 0;
  readonly of: Map<Cell, number> = new Map();
  readonly known: number;
  readonly cells: readonly Cell[];
  private readonly place = new Map<Cell, number>();
  private readonly part: Cell[] = [];
  private readonly frontier: Cell[] = [];
  private readonly least: number;
  private readonly most: number;
  private shaded = 0;

  constructor(
    private readonly s: Falls,
    region: number,
  ) {
    const { head, cells } = s.layout;
    this.cells = [...cells.subarray(head[region], head[region + 1])].filter((cell) => s.store[cell] !== 0);
    for (const cell of this.cells) this.place.set(cell, FREE);
    this.known = this.cells.filter((cell) => s.store[cell]! < 0).length;
    this.least = Math.max(1, s.leastOf(region));
    this.most = s.mostOf(region);
  }

  /** A bound on the partial ways, see above. */
  partial(): number {
    const open = this.cells.length - this.known;
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
      this.from(first);
      return;
    }
    for (const cell of this.cells) {
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
    if (this.s.store[cell]! < 0) this.shaded--;
    this.place.set(cell, FREE);
  }

  /** Ways that hold the part and, of the frontier, only cells from `from` on. */
  private grow(from: number): void {
    if (this.part.length >= this.least && this.shaded === this.known) {
      this.count++;
      for (const cell of this.part) this.of.set(cell, (this.of.get(cell) ?? 0) + 1);
    }
    if (this.part.length >= this.most) return;
    const left: Cell[] = [];
    for (let k = from; k < this.frontier.length; k++) {
      const cell = this.frontier[k]!;
      if (this.place.get(cell) !== FREE) continue;
      if (!this.clashes(cell)) {
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

  /** Is the cell on the other side of a loose border from one in the part? */
  private clashes(cell: Cell): boolean {
    const { apart } = this.s.layout;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (this.place.get(apart[k]!) === IN) return true;
    return false;
  }
}
