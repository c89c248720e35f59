/**
 * The subset table: for every set of stones that may still lie there, every stone one may stand on, and every way of having come there,
 * in how many ways the rest can be taken.
 *
 * Claim.   What can still be done depends on (stones left, place, arrival) alone.
 * Proof.   From a place one sees, in each direction, the first of the stones left, and which that is follows from the set and the place: an
 *          emptied square and one that never held a stone are passed alike. Which directions are forbidden follows from the arrival. The stone
 *          taken next, its direction and the set without it are the next state.  ∎
 *
 * So f(∅, place, arrival) = 1, and f(left, place, arrival) is the sum over the directions that are not forbidden of f(left less the first
 * stone there, that stone, that direction). Sets are numbers with a bit a stone; a set is greater than all of its parts, so going up through the
 * numbers meets every state after those it asks. The answers of a board are read off the same table, one stone after the other, and no step
 * of that ever has to be taken back: wherever f is not 0 there is a way to the end.
 *
 * Range: 16 stones, 2^16 · 16 · 4 entries of 8 bytes (32 MB). A count is at most 16! < 2^53, so a double holds it exactly.
 */
import type { Cell } from "@hashigo/core";
import { type Progress, type Puzzle, progressOf } from "../src/puzzle.js";
import type { End, Visit } from "./search.js";

/** Most stones. */
export const MOST_STONES = 16;
const DIRECTIONS = 4;
const NONE = -1;

export class Table {
  /** Entries filled. */
  nodes = 0;
  private readonly stones: number;
  /** Of each stone and direction (right, down, left, up) the stones on that side, nearest first. */
  private readonly sides: readonly (readonly number[])[];
  /** `ways[(left * stones + place) * 4 + arrival]`. */
  private ways: Float64Array = new Float64Array(0);
  /** The order shown now, as stones. */
  private readonly shown: number[] = [];

  constructor(private readonly puzzle: Puzzle) {
    const { places, cols } = puzzle;
    this.stones = places.length;
    this.sides = places.flatMap((cell) => sidesOf(places, cols, cell));
  }

  /** How many answers; null when the board is out of range. */
  total(maxNodes: number): number | null {
    if (!this.fill(maxNodes)) return null;
    const all = 2 ** this.stones - 1;
    let sum = 0;
    for (let first = 0; first < this.stones; first++) sum += this.from(all - 2 ** first, first, NONE);
    return sum;
  }

  /** Shows each answer to `visit`, which may ask `order` for it. */
  run(visit: () => Visit, maxNodes: number): End {
    if (!this.fill(maxNodes)) return "nodes";
    const all = 2 ** this.stones - 1;
    for (let first = 0; first < this.stones; first++) {
      this.shown.push(first);
      if (this.list(all - 2 ** first, first, NONE, visit) === "stop") return "stopped";
      this.shown.pop();
    }
    return "all";
  }

  order(): Progress {
    const { places } = this.puzzle;
    return progressOf(
      this.puzzle,
      this.shown.map((stone) => places[stone] as Cell),
    );
  }

  /** False: more stones, or more entries, than allowed. */
  private fill(maxNodes: number): boolean {
    const { stones } = this;
    const entries = 2 ** stones * stones * DIRECTIONS;
    if (stones > MOST_STONES || entries > maxNodes) return false;
    if (this.nodes > 0 || stones === 0) return true;
    this.nodes = entries;
    this.ways = new Float64Array(entries);
    for (let left = 0; left < 2 ** stones; left++)
      for (let place = 0; place < stones; place++) {
        if (((left >> place) & 1) === 1) continue;
        const at = (left * stones + place) * DIRECTIONS;
        for (let arrival = 0; arrival < DIRECTIONS; arrival++)
          this.ways[at + arrival] = this.from(left, place, arrival);
      }
    return true;
  }

  /** f, from the entries of smaller sets. */
  private from(left: number, place: number, arrival: number): number {
    if (left === 0) return 1;
    let sum = 0;
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = this.first(left, place, arrival, d);
      if (next !== NONE) sum += this.at(left - 2 ** next, next, d);
    }
    return sum;
  }

  private at(left: number, place: number, arrival: number): number {
    return this.ways[(left * this.stones + place) * DIRECTIONS + arrival] ?? 0;
  }

  /** The stone that going in a direction takes, if it may be gone in. */
  private first(left: number, place: number, arrival: number, d: number): number {
    if (arrival !== NONE && d === (arrival + 2) % DIRECTIONS && !this.puzzle.allowsReverse) return NONE;
    for (const stone of this.sides[place * DIRECTIONS + d] ?? []) if (((left >> stone) & 1) === 1) return stone;
    return NONE;
  }

  /** All ways on for which the table has one. */
  private list(left: number, place: number, arrival: number, visit: () => Visit): Visit {
    if (left === 0) return visit();
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = this.first(left, place, arrival, d);
      if (next === NONE || this.at(left - 2 ** next, next, d) === 0) continue;
      this.shown.push(next);
      if (this.list(left - 2 ** next, next, d, visit) === "stop") return "stop";
      this.shown.pop();
    }
    return "go on";
  }
}

function sidesOf(places: readonly Cell[], cols: number, cell: Cell): number[][] {
  const row = Math.floor(cell / cols);
  const stones = [...places.keys()];
  const cellOf = (stone: number): Cell => places[stone] as Cell;
  const beside = stones.filter((stone) => Math.floor(cellOf(stone) / cols) === row);
  const along = stones.filter((stone) => cellOf(stone) % cols === cell % cols);
  return [
    beside.filter((stone) => cellOf(stone) > cell),
    along.filter((stone) => cellOf(stone) > cell),
    beside.filter((stone) => cellOf(stone) < cell).reverse(),
    along.filter((stone) => cellOf(stone) < cell).reverse(),
  ];
}
