/**
 * The walker: goes from S, cell by cell, wherever the line may go, and counts visits on the way as the rules are printed.
 *
 * Claim.   This lists every line from S to G that the rules accept, and each once.
 * Proof.   A line is the list of its cells from S on, each a neighbour of the one before and none met twice; all such lists are
 *          tried, in one order, and two lists are two drawings. A step is refused for three reasons only. (a) A number on the new
 *          cell is not the count of its region now; or a number still ahead is already below it, and counts never fall. (b) A cell
 *          still ahead cannot be reached from the head through cells still ahead: the rest of the line runs through just these.
 *          (c) A cell still ahead has fewer than two ways left (G: one) to cells ahead or the head: the line needs one to come
 *          and one to go. What is refused cannot be continued, so nothing is lost.  ∎
 *
 * It has no candidates, no inference and no cleverness about where to go first, and shares nothing with a solver that has. Counts
 * are taken with the line's own movement, never from pairs of cells. The path is kept in arrays and not on the call stack, so a
 * board of any size is legal; a step costs one pass over the cells ahead.
 */
import type { Cell } from "@hashigo/core";
import { type Progress, type Puzzle, UNKNOWN } from "../src/puzzle.js";

export type Visit = "go on" | "stop";
/** `visit` was shown every line · it asked to stop · `maxNodes` steps had been made. */
export type WalkEnd = "all" | "stopped" | "nodes";

export class Walker {
  /** Steps made, those refused at once included. */
  nodes = 0;
  private readonly size: number;
  private readonly near: readonly (readonly Cell[])[];
  /** The numbered cells of each region. */
  private readonly numbered: readonly (readonly Cell[])[];
  /** Visits of each region so far. */
  private readonly count: Int32Array;
  private readonly taken: Uint8Array;
  private readonly path: Cell[] = [];
  /** For each cell of the path the neighbour to be tried next. */
  private readonly tried: number[] = [];
  private readonly reached: Cell[] = [];
  private readonly seen: Int32Array;
  private round = 0;

  constructor(private readonly puzzle: Puzzle) {
    const { grid, regions } = puzzle;
    this.size = grid.size;
    this.near = Array.from({ length: grid.size }, (_, cell) => grid.neighbours(cell));
    this.numbered = regions.cells.map((cells) => cells.filter((cell) => this.number(cell) !== null));
    this.count = new Int32Array(regions.count);
    this.taken = new Uint8Array(grid.size);
    this.seen = new Int32Array(grid.size);
  }

  /** Shows each line to `visit`, which may ask `line` for it. */
  run(visit: () => Visit, maxNodes: number): WalkEnd {
    const { start, goal, regions } = this.puzzle;
    if (start === goal) return "all";
    this.count[regions.of[start] ?? 0] = 1;
    this.take(start);
    if (!this.numbersStand(start) || !this.restStands(start)) return "all";
    for (;;) {
      const head = this.path[this.path.length - 1];
      if (head === undefined) return "all";
      const turn = this.tried[this.path.length - 1] ?? 0;
      const next = this.near[head]?.[turn];
      if (next === undefined) {
        this.back();
        continue;
      }
      this.tried[this.path.length - 1] = turn + 1;
      if (this.taken[next] === 1) continue;
      if (this.nodes >= maxNodes) return "nodes";
      this.nodes++;
      this.step(head, next);
      if (!this.numbersStand(next) || (next === goal) !== (this.path.length === this.size)) this.back();
      else if (next !== goal) {
        if (!this.restStands(next)) this.back();
      } else if (this.totalsStand() && visit() === "stop") return "stopped";
    }
  }

  /** The line on the board now. */
  line(): Progress {
    const { grid } = this.puzzle;
    const edges = new Int8Array(grid.edges);
    this.path.forEach((cell, i) => {
      const before = this.path[i - 1];
      if (before !== undefined) edges[grid.edgeBetween(before, cell)] = 1;
    });
    return { edges };
  }

  /** What a printed number demands: nothing, where there is none, `?` or 0. */
  private number(cell: Cell): number | null {
    const n = this.puzzle.numbers[cell] ?? UNKNOWN;
    return n > 0 ? n : null;
  }

  /** 1 when the step crosses a border, loose or not: the region entered is visited once more. */
  private crossing(from: Cell, to: Cell): number {
    return this.puzzle.borders[this.puzzle.grid.edgeBetween(from, to)] === 1 ? 1 : 0;
  }

  private take(cell: Cell): void {
    this.taken[cell] = 1;
    this.path.push(cell);
    this.tried.push(0);
  }

  private step(from: Cell, to: Cell): void {
    this.take(to);
    this.visits(to, this.crossing(from, to));
  }

  private back(): void {
    const cell = this.path.pop();
    this.tried.pop();
    const before = this.path[this.path.length - 1];
    if (cell === undefined) return;
    this.taken[cell] = 0;
    if (before !== undefined) this.visits(cell, -this.crossing(before, cell));
  }

  private visits(cell: Cell, more: number): void {
    const region = this.puzzle.regions.of[cell] ?? 0;
    this.count[region] = (this.count[region] ?? 0) + more;
  }

  /** Reason (a), for the region just entered. */
  private numbersStand(head: Cell): boolean {
    const region = this.puzzle.regions.of[head] ?? 0;
    const count = this.count[region] ?? 0;
    const total = this.puzzle.rules.reading === "cardinal";
    return (this.numbered[region] ?? []).every((cell) => {
      const n = this.number(cell) ?? 0;
      if (total) return n >= count;
      return cell === head ? n === count : this.taken[cell] === 1 || n >= count;
    });
  }

  /** Totals are known at G; visits are judged on the way. */
  private totalsStand(): boolean {
    if (this.puzzle.rules.reading !== "cardinal") return true;
    return this.numbered.every((cells, region) => cells.every((cell) => this.number(cell) === this.count[region]));
  }

  /** Reasons (b) and (c). */
  private restStands(head: Cell): boolean {
    const { reached, seen, taken } = this;
    const round = ++this.round;
    reached.length = 0;
    reached.push(head);
    for (const cell of reached) {
      let ways = 0;
      for (const next of this.near[cell] ?? []) {
        if (next === head) ways++;
        if (taken[next] === 1) continue;
        ways++;
        if (seen[next] === round) continue;
        seen[next] = round;
        reached.push(next);
      }
      if (cell !== head && cell !== this.puzzle.goal && ways < 2) return false;
    }
    return reached.length - 1 === this.size - this.path.length;
  }
}
