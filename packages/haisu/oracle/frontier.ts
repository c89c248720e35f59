/**
 * The table: passes over the board cell by cell, along its longer side, and keeps for each way the line may cross the frontier how
 * many drawings behind it come to that. Exact counts, and the drawings themselves by walking the table back.
 *
 * A state holds, for each place where a line sticks out of the cells behind, where the other end of that piece is (another place, S
 * or G) and what walking the piece either way means for the visits (`stretch.ts`): null for a way that cannot be, because of S and
 * G or because its numbers contradict each other.
 *
 * Claim.   Drawings with equal states have the same continuations.
 * Proof.   A continuation joins the loose ends. Whether the whole becomes one line depends on which ends belong together. Its
 *          numbers are judged along the one walk from S to G, which passes each piece one way or the other; a piece tells the rest
 *          of the walk how often it enters each region, and asks what the count must be at its beginning, and nothing else. Counts
 *          above a region's largest number are not told apart: any number met later would contradict each of them.  ∎
 *
 * Cost: with r numbered regions the states of a piece are many; 7 × 7 with a few regions takes about 10 000 states a cell at most.
 * Source of the method: transfer matrices for Hamiltonian paths, here with counters on the pieces.
 */
import type { Cell, CountOutcome, Enumeration } from "@hashigo/core";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { type Stretch, Visits } from "./stretch.js";

const START = -1;
const GOAL = -2;

/** A piece of line that ends at some place of the frontier, or at S or G. */
interface End {
  /** The other end: a place of the frontier, START or GOAL. */
  readonly mate: number;
  /** Walked from the other end to here, and from here to the other end. */
  readonly out: Stretch | null;
  readonly in: Stretch | null;
}

/** One a place: the column's edge down, and last the edge to the right of the cell just passed. */
type Ends = readonly (End | null)[];

interface State {
  readonly ends: Ends;
  drawings: bigint;
  readonly from: { readonly state: State; readonly right: boolean; readonly down: boolean }[];
}

interface Limits {
  readonly maxSolutions?: number | undefined;
  readonly maxNodes?: number | undefined;
}

/** How many drawings there are; up to `maxSolutions` when given. */
export function total(puzzle: Puzzle, { maxSolutions, maxNodes }: Limits): CountOutcome {
  const { last, nodes } = new Table(puzzle, false).fill(maxNodes ?? Number.POSITIVE_INFINITY);
  if (last === "nodes") return { count: 0n, exact: false, limit: "nodes", nodes };
  const drawings = last?.drawings ?? 0n;
  const most = maxSolutions === undefined ? drawings : BigInt(maxSolutions);
  return drawings > most
    ? { count: most, exact: false, limit: null, nodes }
    : { count: drawings, exact: true, limit: null, nodes };
}

/** The drawings, up to `maxSolutions`; none when `maxNodes` states did not suffice. */
export function list(puzzle: Puzzle, { maxSolutions, maxNodes }: Limits): Enumeration<Progress> {
  const table = new Table(puzzle, true);
  const { last, nodes } = table.fill(maxNodes ?? Number.POSITIVE_INFINITY);
  if (last === "nodes") return { solutions: [], exact: false, limit: "nodes", nodes };
  const most = maxSolutions ?? Number.POSITIVE_INFINITY;
  const solutions: Progress[] = [];
  if (last !== null) table.walkBack(last, most, solutions);
  return { solutions, exact: BigInt(solutions.length) === (last?.drawings ?? 0n), limit: null, nodes };
}

/** What meets in a cell: always two of these, an end of a piece behind, an edge ahead, or the end of the line. */
interface Arm extends End {
  /** The cell on that side, when it is behind. */
  readonly cell: Cell | null;
}

class Table {
  private readonly visits: Visits;
  private readonly width: number;
  private readonly length: number;
  private nodes = 0;

  /** `keep`: with the way each state was come to. */
  constructor(
    private readonly puzzle: Puzzle,
    private readonly keep: boolean,
  ) {
    this.visits = new Visits(puzzle);
    this.width = Math.min(puzzle.rows, puzzle.cols);
    this.length = Math.max(puzzle.rows, puzzle.cols);
  }

  /** The one state behind the last cell, null when no drawing gets there. */
  fill(maxNodes: number): { readonly last: State | null | "nodes"; readonly nodes: number } {
    const { start, goal, grid } = this.puzzle;
    const ends: Ends = Array.from({ length: this.width + 1 }, () => null);
    let layer: readonly State[] = [{ ends, drawings: 1n, from: [] }];
    if (start === goal || this.visits.contradictory) layer = [];
    for (let at = 0; at < grid.size && layer.length > 0; at++) {
      const next = new Map<string, State>();
      for (const state of layer) {
        for (const [right, down] of WAYS) {
          const after = this.pass(state.ends, at, right, down);
          if (after === null) continue;
          const key = keyOf(after);
          let found = next.get(key);
          if (found === undefined) {
            if (this.nodes >= maxNodes) return { last: "nodes", nodes: this.nodes };
            this.nodes++;
            found = { ends: after, drawings: 0n, from: [] };
            next.set(key, found);
          }
          found.drawings += state.drawings;
          if (this.keep) found.from.push({ state, right, down });
        }
      }
      layer = [...next.values()];
    }
    return { last: layer[0] ?? null, nodes: this.nodes };
  }

  /** Every way back from the last state to the first is a drawing. */
  walkBack(last: State, most: number, found: Progress[]): void {
    const { grid } = this.puzzle;
    const edges = new Int8Array(grid.edges);
    const back = (state: State, at: number): void => {
      if (found.length >= most) return;
      if (at < 0) found.push({ edges: edges.slice() });
      for (const { state: before, right, down } of state.from) {
        const rightEdge = right ? this.edge(at, at + 1) : -1;
        const downEdge = down ? this.edge(at, at + this.width) : -1;
        if (right) edges[rightEdge] = 1;
        if (down) edges[downEdge] = 1;
        back(before, at - 1);
        if (right) edges[rightEdge] = 0;
        if (down) edges[downEdge] = 0;
      }
    };
    back(last, grid.size - 1);
  }

  /** Cells are passed along rows of the shorter side. */
  private cellAt(at: number): Cell {
    const row = Math.floor(at / this.width);
    const col = at % this.width;
    return this.puzzle.cols > this.puzzle.rows ? col * this.puzzle.cols + row : row * this.puzzle.cols + col;
  }

  private edge(a: number, b: number): number {
    return this.puzzle.grid.edgeBetween(this.cellAt(a), this.cellAt(b));
  }

  /** The ends after the cell, when the line leaves it to the right or down as told; null when it cannot. */
  private pass(ends: Ends, at: number, right: boolean, down: boolean): Ends | null {
    const { width, length, visits, puzzle } = this;
    const row = Math.floor(at / width);
    const col = at % width;
    if ((right && col === width - 1) || (down && row === length - 1)) return null;
    const cell = this.cellAt(at);
    const [up, left] = [ends[col] ?? null, ends[width] ?? null];
    const arms: Arm[] = [];
    const { nothing } = visits;
    if (up !== null) arms.push({ ...up, cell: this.cellAt(at - width) });
    if (left !== null) arms.push({ ...left, cell: this.cellAt(at - 1) });
    if (down) arms.push({ mate: col, out: nothing, in: nothing, cell: null });
    if (right) arms.push({ mate: width, out: nothing, in: nothing, cell: null });
    if (cell === puzzle.start) arms.push({ mate: START, out: nothing, in: null, cell: null });
    if (cell === puzzle.goal) arms.push({ mate: GOAL, out: null, in: nothing, cell: null });
    const [a, b] = arms;
    if (a === undefined || b === undefined || arms.length > 2) return null;
    // The two ends of one piece: a loop.
    if (up?.mate === width) return null;
    const there = this.joined(a, cell, b);
    const back = this.joined(b, cell, a);
    if (there === null && back === null) return null;
    const after = [...ends];
    after[col] = null;
    after[width] = null;
    if (a.mate < 0 && b.mate < 0) {
      const whole = a.mate === START ? there : back;
      return at === puzzle.grid.size - 1 && whole !== null && visits.complete(whole) ? after : null;
    }
    if (a.mate >= 0) after[a.mate] = { mate: b.mate, out: back, in: there };
    if (b.mate >= 0) after[b.mate] = { mate: a.mate, out: there, in: back };
    return after;
  }

  /** The stretch from the far end of `a` over the cell to the far end of `b`. */
  private joined(a: Arm, cell: Cell, b: Arm): Stretch | null {
    if (a.out === null || b.in === null) return null;
    const stretch = this.visits.through(a.out, a.cell, cell, b.cell, b.in);
    return stretch !== null && a.mate === START ? this.visits.fromStart(stretch) : stretch;
  }
}

const WAYS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;

function keyOf(ends: Ends): string {
  return ends.map((end) => (end === null ? "" : `${end.mate}:${stretchKey(end.out)}:${stretchKey(end.in)}`)).join("/");
}

function stretchKey(stretch: Stretch | null): string {
  return stretch === null ? "x" : `${stretch.entries.join(",")};${stretch.demands.join(",")}`;
}
