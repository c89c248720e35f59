/**
 * Walks through every cell of a board, as a frontier for the sweep of core.
 *
 * Cells are taken row by row. At cell (r, c) side j < c of the frontier (sides.ts) is the lower side of column j, side c
 * the left side of the cell, side j > c the upper side of column j - 1; afterwards side c is the cell's lower and side
 * c + 1 its right side. A move is labelled with the sides by which the walk leaves the cell, and so a walk is its
 * sequence of labels. A cell's degree is settled by its move: 2, or 1 at the ends of the walk. Therefore two anchored
 * fragments may join at the last cell only: anywhere else the walk would be complete with cells left over.
 *
 * The ends are given, or free, or one of each; a free end may be any cell that the screens leave (ends.ts). Anchored
 * ends vanish at the last cell only, so their number is the number of ends so far, and the state need not hold it.
 *
 * ORDER. Two anchored fragments are interchangeable: what completes a state does not depend on which of them comes from
 * S. With `named` the key says it all the same, ORDER set when S's stands first, since a count of *frontier states* as
 * published tells S from G. One alone needs no name: its end is known from the position.
 *
 * States: at most 22,659 in a layer of the blank 12×12 with S in a corner and G near the opposite one, 159,435 at
 * 14×14, 1,152,447 at 16×16: 7.1 times as many for two columns.
 * Source: Jensen 2003 and 2004 (self-avoiding walks by transfer matrices), with every cell visited.
 */
import type { Frontier, Moves } from "@hashigo/core";
import { colourOf } from "../screens.js";
import { roomForEnds } from "./ends.js";
import {
  ANCHORED,
  CLOSES,
  countAnchored,
  evenSurplus,
  firstAnchored,
  mateOf,
  moveUpOne,
  OPENS,
  ORDER,
  SIDES,
  setSide,
  sideAt,
} from "./sides.js";

/** Labels of moves, added up: the sides by which the walk leaves a cell for a later one. */
export const DOWN = 1;
export const RIGHT = 2;

export interface WalkSweep {
  readonly rows: number;
  readonly cols: number;
  /** Cells of the ends of the walk; null: any. */
  readonly start: number | null;
  readonly goal: number | null;
  /** Tell states apart by which of two anchored ends is S's. Both ends must be given. */
  readonly named?: boolean;
}

export class WalkFrontier implements Frontier {
  readonly words: number;
  readonly layers: number;
  private readonly cols: number;
  private readonly first: number;
  private readonly second: number;
  private readonly named: boolean;
  /** May a cell be a free end? */
  private readonly room: Uint8Array;
  /** Must a second free end have another colour than the first? */
  private readonly opposite: boolean;

  constructor({ rows, cols, start, goal, named }: WalkSweep) {
    this.cols = cols;
    this.layers = rows * cols;
    this.words = Math.ceil((cols + 1) / SIDES);
    this.first = start ?? -1;
    this.second = goal ?? -1;
    this.named = named === true;
    if (this.named && (start === null || goal === null)) throw new RangeError("only ends that are given have names");
    this.room = roomForEnds(rows, cols, start, goal);
    this.opposite = start === null && goal === null && this.layers % 2 === 0;
  }

  /** Nothing crosses the frontier at first: all words 0. */
  start(): void {}

  /** Nothing can cross it at last, since the moves stay on the board. */
  accept(): number {
    return 0;
  }

  step(layer: number, state: Uint32Array, moves: Moves): void {
    const c = layer % this.cols;
    const left = sideAt(state, c);
    const up = sideAt(state, c + 1);
    const isEnd = layer === this.first || layer === this.second;
    const exits = (layer < this.layers - this.cols ? DOWN : 0) | (c < this.cols - 1 ? RIGHT : 0);
    if (!isEnd) {
      this.clear(c, state, moves.next);
      this.through(layer, left, up, exits, moves);
    }
    if (isEnd || this.mayEnd(layer, state)) {
      this.clear(c, state, moves.next);
      this.end(layer, left, up, exits, moves);
    }
    if ((exits & RIGHT) !== 0) return;
    for (let m = 0; m < moves.size; m++) moveUpOne(moves.states, m * this.words, this.words);
  }

  /** A free end may be here if the screens allow the cell and the ends so far and to come are fewer than two. */
  private mayEnd(layer: number, state: Uint32Array): boolean {
    if (this.room[layer] === 0) return false;
    const toCome = (this.first > layer ? 1 : 0) + (this.second > layer ? 1 : 0);
    const anchored = countAnchored(state);
    if (anchored + toCome >= 2) return false;
    return !this.opposite || anchored === 0 || colourOf(this.cols, layer) !== this.endColour(layer, state);
  }

  /**
   * Claim.   Add up the colours (±1, a checkerboard) of the cells done whose walk crosses the frontier, once a crossing:
   *          P. Let D be the sum over all cells done, E over the ends among them. Then E = 2D - P.
   * Proof.   Add each cell's colour times its degree. Degrees are 2, at ends 1: that is 2D - E. A step of the walk
   *          between two cells done adds two opposite colours, one that crosses the frontier adds a term of P.  ∎
   * Used by. mayEnd on boards with an even number of cells, where the second end has not the colour of the first. It
   *          halves the states with two anchored ends, all of which the sweep would else carry to the last row.
   * Source.  own.
   */
  private endColour(layer: number, state: Uint32Array): number {
    const r = Math.floor(layer / this.cols);
    const c = layer % this.cols;
    // side j lies below or right of a cell of the colour of r + j, side c of the other colour
    let crossing = evenSurplus(state);
    if (sideAt(state, c) !== 0) crossing -= c % 2 === 0 ? 2 : -2;
    const full = this.cols % 2 === 0 || r % 2 === 0 ? 0 : 1; // sum of the rows above
    const begun = c % 2 === 0 ? 0 : r % 2 === 0 ? 1 : -1; // sum of this row so far
    return 2 * (full + begun) - (r % 2 === 0 ? crossing : -crossing);
  }

  /** `next` is `state` without what comes into the cell. */
  private clear(c: number, state: Uint32Array, next: Uint32Array): void {
    for (let w = 0; w < state.length; w++) next[w] = state[w]!; // w < words
    setSide(next, c, 0);
    setSide(next, c + 1, 0);
  }

  /** Moves of a cell of degree 2. */
  private through(layer: number, left: number, up: number, exits: number, moves: Moves): void {
    const { next } = moves;
    const c = layer % this.cols;
    if (left === 0 && up === 0) {
      if (exits !== (DOWN | RIGHT)) return;
      setSide(next, c, OPENS);
      setSide(next, c + 1, CLOSES);
      moves.push(DOWN | RIGHT);
    } else if (left === 0 || up === 0) this.leave(c, left | up, exits, moves);
    else this.join(layer, left, up, moves);
  }

  /** One way out of the cell, down or right, for an end of the kind `value`. */
  private leave(c: number, value: number, exits: number, moves: Moves): void {
    const { next } = moves;
    if ((exits & DOWN) !== 0) {
      setSide(next, c, value);
      moves.push(DOWN);
      setSide(next, c, 0);
    }
    if ((exits & RIGHT) !== 0) {
      setSide(next, c + 1, value);
      moves.push(RIGHT);
    }
  }

  /** Two ends meet in the cell. */
  private join(layer: number, left: number, up: number, moves: Moves): void {
    const { next } = moves;
    const c = layer % this.cols;
    if (left === OPENS && up === CLOSES) return; // neighbours, hence the two ends of one fragment: a ring
    if (left === ANCHORED || up === ANCHORED) {
      if (left === up) {
        this.finish(layer, moves);
        return;
      }
      const anchored = left === ANCHORED;
      this.anchor(c, mateOf(next, anchored ? c + 1 : c, anchored ? up : left), next);
    } else if (left === up) {
      // of two nested fragments the inner one is lost, and its far end becomes the near end of the outer one
      const inner = left === OPENS ? c + 1 : c;
      setSide(next, mateOf(next, inner, left), left);
    }
    moves.push(0);
  }

  /** The anchored end that came into the cell at side `c` now stands at `to`. */
  private anchor(c: number, to: number, next: Uint32Array): void {
    if (this.named) {
      const other = firstAnchored(next);
      if (other >= 0 && other < c !== other < to) next[0]! ^= ORDER; // the two have changed places
    }
    setSide(next, to, ANCHORED);
  }

  /** Moves of a cell of degree 1, which is an end of the walk. */
  private end(layer: number, left: number, up: number, exits: number, moves: Moves): void {
    const { next } = moves;
    const c = layer % this.cols;
    if (left !== 0 && up !== 0) return;
    const value = left | up;
    if (value === 0) {
      this.order(layer, c, next);
      this.leave(c, ANCHORED, exits, moves);
    } else if (value === ANCHORED) this.finish(layer, moves);
    else {
      const to = mateOf(next, left !== 0 ? c : c + 1, value);
      this.order(layer, to, next);
      setSide(next, to, ANCHORED);
      moves.push(0);
    }
  }

  /** The second end is here, and its anchored end comes to stand at `at`. */
  private order(layer: number, at: number, next: Uint32Array): void {
    const other = this.named ? firstAnchored(next) : -1;
    if (other >= 0 && at < other === (layer === this.first)) next[0]! |= ORDER;
  }

  /** S and G are joined. */
  private finish(layer: number, moves: Moves): void {
    if (layer !== this.layers - 1) return;
    moves.next[0] = 0; // without ORDER; in the last row all sides before the cell are empty
    moves.push(0);
  }
}
