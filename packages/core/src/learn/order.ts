/**
 * Which variable to decide next: a binary heap by activity. Every variable of a conflict gains `gain`, which itself grows by a
 * factor per conflict; that is the same as letting all others decay, without touching them.
 *
 * Invariant: `place[v]` is v's index in `heap`, or -1. Every unassigned variable is in the heap; assigned ones may be, and
 * are dropped when they reach the top. Ties go to the smaller index at the start only, so equal inputs give equal runs.
 *
 * Kernel: variables are below the number it was resized to; heap indices below `size`.
 */
import { wider, widerFloats } from "./wider.js";

const HUGE = 1e150;

export class Order {
  activity: Float64Array = new Float64Array(0);
  private heap: Int32Array = new Int32Array(0);
  private place: Int32Array = new Int32Array(0);
  private size = 0;
  private gain = 1;

  /** Variables `from … to - 1` exist from now on; room for `room`. */
  extend(from: number, to: number, room: number): void {
    if (room > this.heap.length) {
      this.activity = widerFloats(this.activity, room);
      this.heap = wider(this.heap, room);
      this.place = wider(this.place, room);
    }
    for (let v = from; v < to; v++) {
      this.place[v] = -1;
      this.insert(v);
    }
  }

  insert(v: number): void {
    if (this.place[v]! >= 0) return;
    this.place[v] = this.size;
    this.heap[this.size] = v;
    this.up(this.size++);
  }

  get empty(): boolean {
    return this.size === 0;
  }

  get top(): number {
    return this.heap[0]!;
  }

  pop(): number {
    const v = this.heap[0]!;
    const last = this.heap[--this.size]!;
    this.place[v] = -1;
    if (this.size > 0) {
      this.heap[0] = last;
      this.place[last] = 0;
      this.down(0);
    }
    return v;
  }

  bump(v: number, by = 1): void {
    const now = this.activity[v]! + by * this.gain;
    this.activity[v] = now;
    if (now > HUGE) this.rescale();
    const at = this.place[v]!;
    if (at >= 0) this.up(at);
  }

  /** One conflict later all activities weigh `factor` (below 1) of what they did. */
  decay(factor: number): void {
    this.gain /= factor;
    if (this.gain > HUGE) this.rescale();
  }

  /** Dividing everything by one power of two keeps every comparison but those of the all but forgotten. */
  private rescale(): void {
    const down = 2 ** -500;
    for (let v = 0; v < this.activity.length; v++) this.activity[v]! *= down;
    this.gain *= down;
  }

  private up(start: number): void {
    const { heap, place, activity } = this;
    let i = start;
    const v = heap[i]!;
    const a = activity[v]!;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const u = heap[parent]!;
      if (activity[u]! >= a) break;
      heap[i] = u;
      place[u] = i;
      i = parent;
    }
    heap[i] = v;
    place[v] = i;
  }

  private down(start: number): void {
    const { heap, place, activity, size } = this;
    let i = start;
    const v = heap[i]!;
    const a = activity[v]!;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= size) break;
      if (child + 1 < size && activity[heap[child + 1]!]! > activity[heap[child]!]!) child++;
      const u = heap[child]!;
      if (activity[u]! <= a) break;
      heap[i] = u;
      place[u] = i;
      i = child;
    }
    heap[i] = v;
    place[v] = i;
  }
}
