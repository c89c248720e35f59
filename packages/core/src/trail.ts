/**
 * The log of writes to one store of slots. Both arrays double when full; a position in the log is a mark.
 * Kernel: `slot` is below the store's length, `i` below `length`; both are the caller's to keep.
 */
export class Trail {
  length = 0;
  private slots = new Int32Array(256);
  private olds = new Int32Array(256);
  constructor(readonly store: Int32Array) {}

  write(slot: number, value: number): void {
    const n = this.length;
    if (n === this.slots.length) this.grow();
    this.slots[n] = slot;
    this.olds[n] = this.store[slot]!;
    this.length = n + 1;
    this.store[slot] = value;
  }

  undoTo(mark: number): void {
    const { slots, olds, store } = this;
    let n = this.length;
    while (n > mark) {
      n--;
      store[slots[n]!] = olds[n]!;
    }
    this.length = n;
  }

  /** The slot that write number `i` touched. */
  slot(i: number): number {
    return this.slots[i]!;
  }

  /** What stood there before that write. */
  old(i: number): number {
    return this.olds[i]!;
  }

  private grow(): void {
    const size = 2 * this.slots.length;
    const slots = new Int32Array(size);
    const olds = new Int32Array(size);
    slots.set(this.slots);
    olds.set(this.olds);
    this.slots = slots;
    this.olds = olds;
  }
}

/** Sites that are due: a flag each, so a site is in at most once and `size` places suffice. Last in, first out. */
export class Due {
  private readonly queue: Int32Array;
  private readonly flag: Uint8Array;
  private n = 0;
  constructor(size: number) {
    this.queue = new Int32Array(size);
    this.flag = new Uint8Array(size);
  }

  add(site: number): void {
    if (this.flag[site] !== 0) return;
    this.flag[site] = 1;
    this.queue[this.n++] = site;
  }

  pop(): number {
    if (this.n === 0) return -1;
    const site = this.queue[--this.n]!;
    this.flag[site] = 0;
    return site;
  }

  clear(): void {
    while (this.n > 0) this.flag[this.queue[--this.n]!] = 0;
  }

  get size(): number {
    return this.n;
  }
}
