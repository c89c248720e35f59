/**
 * Inside one region: all ways in which its cells can be split into runs, one a visit.
 *
 * A way is an on/off choice for the open edges inside (loose borders are no inside: crossing one begins a new visit). The runs are paths; a
 * cell pays for its missing line ends with crossings it can still afford; there are as many runs as visits can be; numbers (read as
 * ordinals) with the same value are on one run and others apart, S is on the first run, G on the last. What all ways share is kept: edges on
 * or off in each, and cells that cross all or none of their borders.
 *
 * Bounded: a region with more than {@link CAP} partial ways is left alone. The partial ways of a smaller board are fewer, so a rung that
 * speaks keeps speaking. A large region has as many levels as open edges, more than the stack has room for: hence a loop.
 *
 * The two old ends of a join are saved and put back. They cannot be recomputed: the join is what overwrites them, and the article's solver
 * lost whole regions that way.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, ON, OPEN } from "../state.js";
import { leastVisits, mostVisits } from "../visits.js";

export const CAP = 20_000;

export function localKernel(s: Lines, region: number): boolean {
  const ways = new Ways(s, region);
  const outcome = ways.walk();
  if (outcome === "capped") return true;
  if (outcome === "none") {
    s.failedAt = ways.cells[0]!;
    return false;
  }
  return ways.keep();
}

class Ways {
  readonly cells: readonly Cell[];
  private readonly index = new Map<Cell, number>();
  /** Open edges inside, with the indices of their cells. */
  private readonly open: readonly { readonly edge: number; readonly a: number; readonly b: number }[];
  /** Edges of each cell that are still to be chosen. */
  private readonly left: Int32Array;
  /** Line ends of each cell inside the region so far. */
  private readonly degree: Int32Array;
  /** The other end of the run that ends in a cell; its label; 0 for none. */
  private readonly mate: Int32Array;
  private readonly label: Int32Array;
  private readonly least: Int32Array;
  private readonly most: Int32Array;
  private readonly chosen: Uint8Array;
  /** Over the ways so far: on in all, on in some; fewest and most crossings a cell pays. */
  private readonly always: Uint8Array;
  private readonly ever: Uint8Array;
  private readonly fewest: Int32Array;
  private readonly greatest: Int32Array;
  /** Of each open edge: 0 nothing, 1 off, 2 on has been tried; and what a join overwrote, two ends and their labels. */
  private readonly tried: Uint8Array;
  private readonly saved: Int32Array;
  private edges = 0;
  private nodes = 0;
  private found = false;
  private broken = false;
  private readonly visits: { least: number; most: number };

  constructor(
    private readonly s: Lines,
    region: number,
  ) {
    this.cells = s.puzzle.regions.cells[region]!;
    const n = this.cells.length;
    this.cells.forEach((cell, i) => {
      this.index.set(cell, i);
    });
    this.left = new Int32Array(n);
    this.degree = new Int32Array(n);
    this.mate = Int32Array.from(this.cells, (_, i) => i);
    this.label = Int32Array.from(this.cells, (cell) => this.labelAt(cell));
    this.least = new Int32Array(n);
    this.most = new Int32Array(n);
    this.fewest = new Int32Array(n).fill(SIDES);
    this.greatest = new Int32Array(n);
    this.visits = { least: leastVisits(s, region), most: mostVisits(s, region) };
    this.open = this.collect();
    this.chosen = new Uint8Array(this.open.length);
    this.always = new Uint8Array(this.open.length).fill(1);
    this.ever = new Uint8Array(this.open.length);
    this.tried = new Uint8Array(this.open.length + 1);
    this.saved = new Int32Array(4 * this.open.length);
  }

  private labelAt(cell: Cell): number {
    const { s } = this;
    if (!s.layout.ordinal) return 0;
    const n = s.numberAt(cell);
    if (cell === s.puzzle.start && n > 1) this.broken = true;
    return cell === s.puzzle.start ? 1 : n;
  }

  /** Joins what is drawn already; the rest is to be chosen. */
  private collect(): { edge: number; a: number; b: number }[] {
    const { s, index } = this;
    const { around, beyond, isBorder } = s.layout;
    const open: { edge: number; a: number; b: number }[] = [];
    this.cells.forEach((cell, a) => {
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
        const edge = around[k]!;
        if (edge < 0) continue;
        if (isBorder[edge] === 1) {
          if (s.edge(edge) === ON) this.least[a]!++;
          if (s.edge(edge) !== OFF) this.most[a]!++;
          continue;
        }
        const b = index.get(beyond[k]!);
        if (b === undefined || b < a) continue;
        if (s.edge(edge) === OPEN) {
          open.push({ edge, a, b });
          this.left[a]!++;
          this.left[b]!++;
        } else if (s.edge(edge) === ON && !this.join(a, b)) this.broken = true;
      }
    });
    return open;
  }

  walk(): "some" | "none" | "capped" {
    const fits = !this.broken && this.cells.every((_, i) => this.affords(i));
    if (fits && !this.choose()) return "capped";
    return this.found ? "some" : "none";
  }

  /** Each open edge off, then on, depth first. False when the cap is hit. */
  private choose(): boolean {
    for (let k = 0; k >= 0; ) {
      if (this.tried[k] === 0 && ++this.nodes > CAP) return false;
      if (k === this.open.length) {
        this.record();
        k--;
      } else k += this.next(k) ? 1 : -1;
    }
    return true;
  }

  /** The next alternative of an open edge that its cells can afford. False: there is none, and all is as it was. */
  private next(k: number): boolean {
    const { a, b } = this.open[k]!;
    if (this.tried[k] === 0) {
      this.tried[k] = 1;
      this.left[a]!--;
      this.left[b]!--;
      if (this.affords(a) && this.affords(b)) return true;
    }
    if (this.tried[k] === 1) {
      this.tried[k] = 2;
      if (this.putOn(k, a, b) && this.affords(a) && this.affords(b)) return true;
    }
    if (this.chosen[k] === 1) this.takeOff(k, a, b);
    this.tried[k] = 0;
    this.left[a]!++;
    this.left[b]!++;
    return false;
  }

  private putOn(k: number, a: number, b: number): boolean {
    const { mate, label, saved } = this;
    const [endA, endB] = [mate[a]!, mate[b]!];
    const [labelA, labelB] = [label[endA]!, label[endB]!];
    if (!this.join(a, b)) return false;
    this.chosen[k] = 1;
    saved[4 * k] = endA;
    saved[4 * k + 1] = endB;
    saved[4 * k + 2] = labelA;
    saved[4 * k + 3] = labelB;
    return true;
  }

  private takeOff(k: number, a: number, b: number): void {
    const { mate, label, saved } = this;
    const [endA, endB] = [saved[4 * k]!, saved[4 * k + 1]!];
    this.chosen[k] = 0;
    this.edges--;
    this.degree[a]!--;
    this.degree[b]!--;
    mate[endA] = a;
    mate[endB] = b;
    mate[a] = endA;
    mate[b] = endB;
    label[endA] = saved[4 * k + 2]!;
    label[endB] = saved[4 * k + 3]!;
  }

  /** Joins two runs at their ends a and b. False, and nothing done, where that makes a ring, a branch, or one run of two numbers. */
  private join(a: number, b: number): boolean {
    const { mate, label, degree } = this;
    const [endA, endB] = [mate[a]!, mate[b]!];
    if (endA === b || degree[a] === this.need(a) || degree[b] === this.need(b)) return false;
    const [labelA, labelB] = [label[endA]!, label[endB]!];
    if (labelA !== 0 && labelB !== 0 && labelA !== labelB) return false;
    degree[a]!++;
    degree[b]!++;
    mate[endA] = endB;
    mate[endB] = endA;
    label[endA] = labelA === 0 ? labelB : labelA;
    label[endB] = label[endA]!;
    this.edges++;
    return true;
  }

  private need(i: number): number {
    return this.s.layout.need[this.cells[i]!]!;
  }

  /** Can the cell still pay for its missing line ends, with edges to be chosen and with borders? */
  private affords(i: number): boolean {
    const missing = this.need(i) - this.degree[i]!;
    return missing >= this.least[i]! && missing <= this.most[i]! + this.left[i]!;
  }

  /** A whole way: if it stands, what the ways share is cut down to it. */
  private record(): void {
    const runs = this.cells.length - this.edges;
    if (runs < this.visits.least || runs > this.visits.most || !this.numbered(runs)) return;
    this.found = true;
    for (let k = 0; k < this.open.length; k++) {
      this.always[k]! &= this.chosen[k]!;
      this.ever[k]! |= this.chosen[k]!;
    }
    for (let i = 0; i < this.cells.length; i++) {
      const paid = this.need(i) - this.degree[i]!;
      if (paid < this.fewest[i]!) this.fewest[i] = paid;
      if (paid > this.greatest[i]!) this.greatest[i] = paid;
    }
  }

  /** Each number on one run only, none above the runs; the run of G is the last. */
  private numbered(runs: number): boolean {
    if (!this.s.layout.ordinal) return true;
    const goal = this.index.get(this.s.puzzle.goal);
    const seen = new Set<number>();
    for (let i = 0; i < this.cells.length; i++) {
      // Every run is met at its lower end, a lone cell at itself; inner cells of a run have no free end.
      if (this.degree[i] === 2 || this.mate[i]! < i) continue;
      const label = this.label[i]!;
      if (label > runs || (label !== 0 && seen.has(label))) return false;
      if (label !== 0) seen.add(label);
      const hasGoal = goal === i || goal === this.mate[i];
      if (goal !== undefined && label !== 0 && (label === runs) !== hasGoal) return false;
    }
    return true;
  }

  keep(): boolean {
    const { s } = this;
    for (let k = 0; k < this.open.length; k++) {
      const { edge } = this.open[k]!;
      if (this.always[k] === 1 && !s.put(edge, ON)) return false;
      if (this.ever[k] === 0 && !s.put(edge, OFF)) return false;
    }
    return this.cells.every((cell, i) => this.keepBorders(cell, i));
  }

  private keepBorders(cell: Cell, i: number): boolean {
    const { s } = this;
    const { around, isBorder } = s.layout;
    if (this.greatest[i] !== this.least[i] && this.fewest[i] !== this.most[i]) return true;
    const mark = this.greatest[i] === this.least[i] ? OFF : ON;
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
      const edge = around[k]!;
      if (edge >= 0 && isBorder[edge] === 1 && s.edge(edge) === OPEN && !s.put(edge, mark)) return false;
    }
    return true;
  }
}
