/**
 * Many growing lists of integers in one Int32Array: list i is `data[start[i] … start[i] + size[i])`, with room for `room[i]`.
 * A full list moves to the end at twice its size, so the holes together never exceed what is in use; `layOut` removes them.
 * One array for all lists is what lets propagation keep it in a local.
 *
 * Kernel: list numbers are below `start.length`, positions below `start + size`.
 */
import { wider } from "./wider.js";

export class Lists {
  data: Int32Array = new Int32Array(256);
  start: Int32Array;
  size: Int32Array;
  room: Int32Array;
  private top = 0;

  constructor(lists: number) {
    this.start = new Int32Array(lists);
    this.size = new Int32Array(lists);
    this.room = new Int32Array(lists);
  }

  resize(lists: number): void {
    this.start = wider(this.start, lists);
    this.size = wider(this.size, lists);
    this.room = wider(this.room, lists);
  }

  push(i: number, x: number): void {
    const n = this.size[i]!;
    if (n === this.room[i]!) this.widen(i);
    this.data[this.start[i]! + n] = x;
    this.size[i] = n + 1;
  }

  pushPair(i: number, x: number, y: number): void {
    const n = this.size[i]!;
    if (n + 2 > this.room[i]!) this.widen(i);
    const at = this.start[i]! + n;
    this.data[at] = x;
    this.data[at + 1] = y;
    this.size[i] = n + 2;
  }

  /** Moves list i where it has at least two more places. `data` may be another array afterwards. */
  widen(i: number): void {
    const room = Math.max(4, 2 * this.room[i]!);
    if (this.top + room > this.data.length) this.data = wider(this.data, 2 * (this.top + room));
    const from = this.start[i]!;
    this.data.copyWithin(this.top, from, from + this.size[i]!);
    this.start[i] = this.top;
    this.room[i] = room;
    this.top += room;
  }

  /** Empties all lists and gives list i room for `counts[i]` and a little more, in order and without holes. */
  layOut(counts: Int32Array): void {
    let top = 0;
    for (let i = 0; i < counts.length; i++) {
      const room = (counts[i]! + (counts[i]! >> 2) + 5) & ~1;
      this.start[i] = top;
      this.size[i] = 0;
      this.room[i] = room;
      top += room;
    }
    this.top = top;
    if (top > this.data.length || 4 * top < this.data.length) this.data = new Int32Array(top + (top >> 1) + 256);
  }
}
