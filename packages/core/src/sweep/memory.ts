/**
 * An account of the bytes that a sweep holds, so that a board too large ends with the limit "memory" and never takes
 * the page or process down. Only the tables are counted: they are all but a few kilobytes of what a sweep uses.
 */
export class Memory {
  used = 0;
  peak = 0;

  /** @param limit bytes that may be held at once */
  constructor(readonly limit: number = Number.POSITIVE_INFINITY) {}

  /** A zeroed array, or null when the limit (or the engine) refuses. */
  take(length: number): Uint32Array | null {
    const bytes = length * 4;
    if (this.used + bytes > this.limit) return null;
    let array: Uint32Array;
    try {
      array = new Uint32Array(length);
    } catch {
      return null; // RangeError: the engine has no such block to give
    }
    this.used += bytes;
    if (this.used > this.peak) this.peak = this.used;
    return array;
  }

  give(array: Uint32Array): void {
    this.used -= array.length * 4;
  }
}
