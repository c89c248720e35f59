/**
 * A map with one answer, out of one with several: while there is another answer, a cell that it shades and the wanted one does not goes to
 * the region next door.
 *
 * Claim.   After that the other answer is none, and the wanted one still is.
 * Proof.   All numbers are written. The region that gives the cell away has as many shaded cells as before in the wanted answer and fewer in the
 *          other one. The wanted one has blanks there, its stones stay where they are, and both regions go on hanging together: what the
 *          cell cuts off from its region's stone goes with it, and from the middle of a region so does a way to its rim.  ∎
 * Answers met once are kept, and no change that makes one of them right again is taken; so each answer is met
 * once. Where no change is left the draft is given up.
 * Used by. The generator; a map grown blindly around fifty stones has hardly ever one answer.
 * Source.  own; counterexample-guided (ARCHITECTURE.md: mending against answers met).
 */
import {
  bordersOf,
  type Cell,
  componentsOf,
  type Grid,
  type Job,
  type Meter,
  type Random,
  rest,
  within,
} from "@hashigo/core";
import { answerFacts } from "./facts.js";
import { type Progress, type Puzzle, SHADED } from "./puzzle.js";
import { finder } from "./solve.js";

/** Nodes for one other answer. */
const PROOF = 20_000;

/** Other answers met before a draft is given up. */
const MOST = 500;

export interface Plan {
  readonly grid: Grid;
  /** A region a cell; changed in place. */
  readonly of: Int32Array;
  readonly solution: Progress;
  /** The board with these borders and all numbers. */
  boardOf(borders: Uint8Array): Puzzle;
  readonly random: Random;
  readonly work: Meter;
}

/** Changes the map until its board has `solution` alone. False: that did not come about. */
export function* repaired({ grid, of, solution, boardOf, random, work }: Plan): Job<boolean> {
  const map = new RegionMap(grid, of, solution);
  for (let k = 0; k < MOST; k++) {
    const board = boardOf(bordersOf(grid, of));
    const other = yield* finder(board, []).next(answerFacts(board, solution), within(work, PROOF));
    if (other.kind === "none") return true;
    if (other.kind === "limit") return false;
    if (!map.exclude(other.solution, random)) return false;
    yield* rest(work);
  }
  return false;
}

interface Change {
  readonly cells: readonly Cell[];
  readonly to: number;
}

class RegionMap {
  /** Cells of the stone of each region, none for one without. */
  private readonly stones: readonly (readonly Cell[])[];
  private readonly withStone: number;
  /** Answers to be kept out, as stones. */
  private readonly others: (readonly (readonly Cell[])[])[] = [];
  private readonly met: Int32Array;
  private stamp = 0;

  constructor(
    private readonly grid: Grid,
    private readonly of: Int32Array,
    private readonly solution: Progress,
  ) {
    const stones: Cell[][] = Array.from({ length: Math.max(...of) + 1 }, () => []);
    of.forEach((region, cell) => {
      if (this.isShaded(cell)) (stones[region] as Cell[]).push(cell);
    });
    this.stones = stones;
    this.withStone = stones.filter((cells) => cells.length > 0).length;
    this.met = new Int32Array(stones.length);
  }

  /** Makes an answer of the present map none. False if all ways to do so let in another one again. */
  exclude(other: Progress, random: Random): boolean {
    const isOther = (cell: Cell): boolean => other.cells[cell] === SHADED;
    this.others.push(componentsOf(this.grid, isOther));
    const changes = [...this.of.keys()]
      .filter((cell) => isOther(cell) && !this.isShaded(cell))
      .flatMap((cell) => this.changesAt(cell));
    for (const change of random.shuffle(changes)) if (this.take(change)) return true;
    return false;
  }

  private isShaded(cell: Cell): boolean {
    return this.solution.cells[cell] === SHADED;
  }

  private take({ cells, to }: Change): boolean {
    const { of } = this;
    const from = of[cells[0] as Cell] as number;
    for (const cell of cells) of[cell] = to;
    if (!this.others.some((stones) => this.isAnswer(stones))) return true;
    for (const cell of cells) of[cell] = from;
    return false;
  }

  /** A stone a region, of the right size. That they fall right does not depend on the map. */
  private isAnswer(stones: readonly (readonly Cell[])[]): boolean {
    const { of, met } = this;
    if (stones.length !== this.withStone) return false;
    this.stamp++;
    for (const cells of stones) {
      const region = of[cells[0] as Cell] as number;
      if (met[region] === this.stamp || (this.stones[region] as readonly Cell[]).length !== cells.length) return false;
      if (!cells.every((cell) => of[cell] === region)) return false;
      met[region] = this.stamp;
    }
    return true;
  }

  private changesAt(cell: Cell): Change[] {
    const { of, grid } = this;
    const from = of[cell] as number;
    const way = this.wayOut(cell);
    const last = way[way.length - 1];
    if (last === undefined) return [];
    const cells = this.withCutOff(way, from);
    if (cells === null) return [];
    const beside = new Set(grid.neighbours(last).map((next) => of[next] as number));
    beside.delete(from);
    return [...beside].map((to) => ({ cells, to }));
  }

  /** A shortest way over blank cells to the rim of the region; empty if there is none. */
  private wayOut(start: Cell): Cell[] {
    const { of, grid } = this;
    const from = of[start] as number;
    const back = new Map<Cell, Cell>([[start, start]]);
    for (const cell of back.keys()) {
      const nexts = grid.neighbours(cell);
      if (nexts.some((next) => of[next] !== from)) {
        const way = [cell];
        for (let at = cell; at !== start; way.push(at)) at = back.get(at) as Cell;
        return way.reverse();
      }
      for (const next of nexts) if (!this.isShaded(next) && !back.has(next)) back.set(next, cell);
    }
    return [];
  }

  /** These cells of a region and what hangs together with its stone only through them; null if nothing would be left. */
  private withCutOff(cells: readonly Cell[], region: number): Cell[] | null {
    const { of, grid } = this;
    const mine = [...of.keys()].filter((cell) => of[cell] === region && !cells.includes(cell));
    const first = (this.stones[region] as readonly Cell[])[0] ?? mine[0];
    if (first === undefined) return null;
    const kept = new Set([first]);
    for (const cell of kept)
      for (const next of grid.neighbours(cell)) if (of[next] === region && !cells.includes(next)) kept.add(next);
    return [...cells, ...mine.filter((cell) => !kept.has(cell))];
  }
}
