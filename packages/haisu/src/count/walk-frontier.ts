/**
 * Walks through every cell of a board, as a frontier for the sweep of core.
 *
 * Cells are taken row by row; a move says which sides a cell leaves by: 1 down, 2 right. What the cells to come need to
 * know is what crosses the frontier, a broken line of cols + 1 sides: at cell (r, c) side j < c is the lower side of
 * column j, side c the left side of the cell, side j > c the upper side of column j - 1. After the cell side c is its
 * lower and side c + 1 its right side. A side holds nothing, or one end of a loose fragment:
 *
 *   NONE   OPENS, CLOSES: the two ends of a fragment, the left and the right one   ANCHORED: a fragment from S or G
 *
 * Two bits tell these four apart, and the pairs need no more: fragments lie in the plane above the frontier and do not
 * cross, so OPENS and CLOSES nest like parentheses (Conway, Enting and Guttmann 1993; Jensen 2003 has the free ends).
 * Which anchored fragment comes from S is known from the position while there is one; for two there is a bit, set when
 * S comes first. Two anchored fragments may join at the last cell only: a cell's degree is settled when the sweep
 * comes to it, so none before it can end the walk.
 *
 * Key: fifteen sides a word, two bits each from bit 0; bit 30 of word 0 is the order of S and G. One word to 14 columns.
 */
import type { Frontier, Moves } from "@hashigo/core";

/** Labels of moves, added up: which sides the walk leaves a cell by. */
export const DOWN = 1;
export const RIGHT = 2;

const OPENS = 1;
const CLOSES = 2;
const ANCHORED = 3;

/** Sides a word holds. */
const SIDES = 15;
const S_FIRST = 1 << 30;

export interface WalkSweep {
  readonly rows: number;
  readonly cols: number;
  /** The two end cells, or null: any two cells. */
  readonly ends: { readonly start: number; readonly goal: number } | null;
}

export class WalkFrontier implements Frontier {
  readonly words: number;
  readonly layers: number;
  private readonly cols: number;
  private readonly start_: number;
  private readonly goal: number;

  constructor(private readonly sweep: WalkSweep) {
    this.cols = sweep.cols;
    this.words = Math.ceil((sweep.cols + 1) / SIDES);
    this.layers = sweep.rows * sweep.cols;
    this.start_ = sweep.ends?.start ?? -1;
    this.goal = sweep.ends?.goal ?? -1;
  }

  start(): void {}

  accept(): number {
    return 0;
  }

  step(layer: number, state: Uint32Array, moves: Moves): void {
    const { cols } = this;
    const { next } = moves;
    const c = layer % cols;
    const left = read(state, c);
    const up = read(state, c + 1);
    const canRight = c !== cols - 1;
    const canDown = layer < this.layers - cols;
    const rowEnd = !canRight;
    for (let w = 0; w < state.length; w++) next[w] = state[w]!;
    write(next, c, 0);
    write(next, c + 1, 0);
    const isEnd = layer === this.start_ || layer === this.goal;
    const free = this.sweep.ends === null && anchors(state) < 2;
    if (!isEnd) this.through(layer, left, up, canDown, canRight, moves);
    if (isEnd || free) {
      if (free) {
        for (let w = 0; w < state.length; w++) next[w] = state[w]!;
        write(next, c, 0);
        write(next, c + 1, 0);
      }
      this.end(layer, left, up, canDown, canRight, moves);
    }
    if (rowEnd) shift(moves, cols);
  }

  private through(layer: number, left: number, up: number, canDown: boolean, canRight: boolean, moves: Moves): void {
    const { next } = moves;
    const c = layer % this.cols;
    if (left === 0 && up === 0) {
      if (!canDown || !canRight) return;
      write(next, c, OPENS);
      write(next, c + 1, CLOSES);
      moves.push(DOWN | RIGHT);
      return;
    }
    if (left === 0 || up === 0) {
      const x = left | up;
      if (canDown) {
        write(next, c, x);
        moves.push(DOWN);
        write(next, c, 0);
      }
      if (canRight) {
        write(next, c + 1, x);
        moves.push(RIGHT);
        write(next, c + 1, 0);
      }
      return;
    }
    if (left === OPENS && up === CLOSES) return;
    if (left === ANCHORED && up === ANCHORED) {
      if (layer === this.layers - 1) {
        next[0] = 0;
        moves.push(0);
      }
      return;
    }
    if (left === OPENS && up === OPENS) write(next, mateUp(next, c + 1), OPENS);
    else if (left === CLOSES && up === CLOSES) write(next, mateDown(next, c), CLOSES);
    else if (left === ANCHORED) this.carry(next, c, up === OPENS ? mateUp(next, c + 1) : mateDown(next, c));
    else if (up === ANCHORED) this.carry(next, c, left === OPENS ? mateUp(next, c + 1) : mateDown(next, c));
    moves.push(0);
  }

  /** The anchor standing about side c moves to side `to`. */
  private carry(next: Uint32Array, c: number, to: number): void {
    const other = find(next, this.cols);
    if (other >= 0 && other < c !== other < to) next[0] = next[0]! ^ S_FIRST;
    write(next, to, ANCHORED);
    if (this.sweep.ends === null) next[0] = next[0]! & ~S_FIRST;
  }

  private end(layer: number, left: number, up: number, canDown: boolean, canRight: boolean, moves: Moves): void {
    const { next } = moves;
    const c = layer % this.cols;
    if (left !== 0 && up !== 0) return;
    if (left === 0 && up === 0) {
      const other = find(next, this.cols);
      this.order(next, layer, other, c);
      if (canDown) {
        write(next, c, ANCHORED);
        moves.push(DOWN);
        write(next, c, 0);
      }
      if (canRight) {
        write(next, c + 1, ANCHORED);
        moves.push(RIGHT);
      }
      return;
    }
    const x = left | up;
    if (x === ANCHORED) {
      if (layer === this.layers - 1) {
        next[0] = 0;
        moves.push(0);
      }
      return;
    }
    const at = left !== 0 ? c : c + 1;
    const to = x === OPENS ? mateUp(next, at) : mateDown(next, at);
    this.order(next, layer, find(next, this.cols), to);
    write(next, to, ANCHORED);
    moves.push(0);
  }

  private order(next: Uint32Array, layer: number, other: number, at: number): void {
    if (other < 0 || this.sweep.ends === null) return;
    const mineFirst = at < other;
    if (mineFirst === (layer === this.start_)) next[0] = next[0]! | S_FIRST;
  }
}

function read(state: Uint32Array, side: number): number {
  return (state[(side / SIDES) | 0]! >>> ((side % SIDES) * 2)) & 3;
}
function write(state: Uint32Array, side: number, value: number): void {
  const w = (side / SIDES) | 0;
  const s = (side % SIDES) * 2;
  state[w] = (state[w]! & ~(3 << s)) | (value << s);
}
function anchors(state: Uint32Array): number {
  let n = 0;
  for (let w = 0; w < state.length; w++) {
    let x = state[w]! & (state[w]! >>> 1) & 0x15555555;
    for (; x !== 0; x &= x - 1) n++;
  }
  return n;
}
function find(state: Uint32Array, cols: number): number {
  for (let j = 0; j <= cols; j++) if (read(state, j) === ANCHORED) return j;
  return -1;
}
function mateUp(state: Uint32Array, at: number): number {
  for (let depth = 1, j = at + 1; ; j++) {
    const x = read(state, j);
    if (x === OPENS) depth++;
    else if (x === CLOSES && --depth === 0) return j;
  }
}
function mateDown(state: Uint32Array, at: number): number {
  for (let depth = 1, j = at - 1; ; j--) {
    const x = read(state, j);
    if (x === CLOSES) depth++;
    else if (x === OPENS && --depth === 0) return j;
  }
}
function shift(moves: Moves, cols: number): void {
  const words = moves.next.length;
  for (let m = 0; m < moves.size; m++) {
    let carry = 0;
    for (let w = 0; w < words; w++) {
      const x = moves.states[m * words + w]!;
      const keep = x & S_FIRST;
      const fields = x & 0x3fffffff;
      moves.states[m * words + w] = ((fields << 2) & 0x3fffffff) | carry | keep;
      carry = fields >>> 28;
    }
  }
}
