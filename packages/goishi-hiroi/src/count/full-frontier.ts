/**
 * Clearing a full board, as a frontier for the sweep of core: layer i holds the states after i stones. A state is what kernel.ts says it is: the
 * stones left, the place, and the arrival. Three things keep the states few:
 *
 * - an arrival forbids one direction, and only if a stone stands there; if none does, it is forgotten;
 * - states that are images of each other under the symmetries of the board have equally many completions: the least image stands for all;
 * - a state with three ends, or with two of which none can be next, has no completion and is dropped (ends.ts).
 *
 * Of 5×5 that leaves 28,613 states in the largest layer, where there are C(25, 12) · 13 · 4 triples of a set, a place and an arrival.
 * Full boards have few routes in spite of their many squares: who leaves a stone behind must come back for it.
 */
import type { Frontier, Moves } from "@hashigo/core";
import type { Direction } from "../stones.js";
import { LeftRows } from "./left-rows.js";

/** Most columns: mirrored rows are looked up. */
export const MOST_COLS = 16;

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];
/** No direction is forbidden. */
const FREE = 4;
/** Directions in a mirror: left to right, upside down, and along the diagonal. */
const MIRRORED = [2, 1, 0, 3, FREE] as const;
const FLIPPED = [0, 3, 2, 1, FREE] as const;
const TRANSPOSED = [1, 0, 3, 2, FREE] as const;

export class FullFrontier implements Frontier {
  readonly words: number;
  readonly layers: number;
  private readonly left: LeftRows;
  private readonly rowsPerWord: number;
  private readonly mirrored: Uint16Array;
  private readonly across: Int32Array;
  private readonly next: Int32Array = new Int32Array(4);
  private readonly best: Int32Array;
  private bestTag = 0;

  constructor(
    private readonly rows: number,
    private readonly cols: number,
    private readonly allowReverse: boolean,
  ) {
    if (cols > MOST_COLS) throw new RangeError(`at most ${MOST_COLS} columns, not ${cols}`);
    this.layers = rows * cols;
    this.rowsPerWord = Math.floor(32 / cols);
    this.words = Math.ceil(rows / this.rowsPerWord) + 1;
    this.left = new LeftRows(rows, cols);
    this.across = new Int32Array(rows);
    this.best = new Int32Array(rows);
    this.mirrored = new Uint16Array(2 ** cols);
    for (let row = 1; row < this.mirrored.length; row++)
      this.mirrored[row] = (this.mirrored[row >> 1]! >> 1) | ((row & 1) << (cols - 1));
  }

  /** Words of rows, then the place and what is forbidden, 0 where there is no place yet or no stone left. */
  start(state: Uint32Array): void {
    this.left.rows.fill(2 ** this.cols - 1);
    this.pack(this.left.rows, 0, state);
  }

  accept(): number {
    return 0;
  }

  step(layer: number, state: Uint32Array, moves: Moves): void {
    const { left, allowReverse, layers, next } = this;
    this.unpack(state);
    if (layer === 0) {
      for (let cell = 0; cell < layers; cell++) this.push(cell, FREE, layer, moves);
      return;
    }
    const tag = state[this.words - 1]! - 1;
    const place = Math.floor(tag / 5);
    const forbidden = tag % 5;
    const hurry = left.countEnds(allowReverse) === 2;
    // Pushing counts ends anew, so that who may be next is found first.
    for (const d of DIRECTIONS) {
      const cell = d === forbidden ? -1 : left.first(place, d);
      next[d] = cell >= 0 && hurry && !left.isEnd(cell) ? -1 : cell;
    }
    for (const d of DIRECTIONS) if (next[d]! >= 0) this.push(next[d]!, (d + 2) & 3, layer, moves);
  }

  /** Takes this stone, unless that is seen to be a mistake. `back`: where it was come from. */
  private push(cell: number, back: number, layer: number, moves: Moves): void {
    const { left, allowReverse } = this;
    left.toggle(cell);
    if (layer === this.layers - 1) {
      moves.next.fill(0);
      moves.push(cell);
    } else {
      const forbidden =
        allowReverse || back === FREE || left.first(cell, back as Direction) < 0 ? FREE : (back as Direction);
      if (this.alive(cell, forbidden)) {
        this.least(cell, forbidden);
        this.pack(this.best, this.bestTag + 1, moves.next);
        moves.push(cell);
      }
    }
    left.toggle(cell);
  }

  private alive(place: number, forbidden: number): boolean {
    const { left } = this;
    const ends = left.countEnds(this.allowReverse);
    if (ends < 2) return true;
    if (ends > 2) return false;
    for (const d of DIRECTIONS) {
      if (d === forbidden) continue;
      const next = left.first(place, d);
      if (next >= 0 && left.isEnd(next)) return true;
    }
    return false;
  }

  /** The least image of the stones left, with its place and forbidden direction: in `best` and `bestTag`. */
  private least(place: number, forbidden: number): void {
    const { left, rows, cols, best, across } = this;
    best.set(left.rows);
    this.bestTag = 5 * place + forbidden;
    const r = Math.floor(place / cols);
    const c = place - r * cols;
    this.images(left.rows, r, c, forbidden);
    if (rows !== cols) return;
    across.fill(0);
    for (let i = 0; i < rows; i++)
      for (let rest = left.rows[i]!; rest !== 0; rest &= rest - 1) across[31 - Math.clz32(rest & -rest)]! |= 1 << i;
    this.images(across, c, r, TRANSPOSED[forbidden]!);
  }

  /** The set itself, mirrored, upside down, and both. */
  private images(set: Int32Array, r: number, c: number, forbidden: number): void {
    const far = this.cols - 1 - c;
    const bottom = this.rows - 1 - r;
    this.offer(set, false, false, 5 * (r * this.cols + c) + forbidden);
    this.offer(set, true, false, 5 * (r * this.cols + far) + MIRRORED[forbidden]!);
    this.offer(set, false, true, 5 * (bottom * this.cols + c) + FLIPPED[forbidden]!);
    this.offer(set, true, true, 5 * (bottom * this.cols + far) + FLIPPED[MIRRORED[forbidden]!]!);
  }

  private offer(set: Int32Array, mirror: boolean, flip: boolean, tag: number): void {
    const { best, mirrored, rows } = this;
    let order = 0;
    for (let i = 0; i < rows; i++) {
      const row = set[flip ? rows - 1 - i : i]!;
      const image = mirror ? mirrored[row]! : row;
      if (order === 0) order = image - best[i]!;
      if (order > 0) return;
      if (order < 0) best[i] = image;
    }
    if (order < 0 || tag < this.bestTag) this.bestTag = tag;
  }

  private pack(set: Int32Array, tag: number, state: Uint32Array): void {
    const { rowsPerWord, cols, rows } = this;
    state.fill(0);
    for (let i = 0; i < rows; i++) state[Math.floor(i / rowsPerWord)]! |= set[i]! << (cols * (i % rowsPerWord));
    state[this.words - 1] = tag;
  }

  private unpack(state: Uint32Array): void {
    const { rowsPerWord, cols, rows } = this;
    const mask = 2 ** cols - 1;
    for (let i = 0; i < rows; i++)
      this.left.rows[i] = (state[Math.floor(i / rowsPerWord)]! >>> (cols * (i % rowsPerWord))) & mask;
  }
}
