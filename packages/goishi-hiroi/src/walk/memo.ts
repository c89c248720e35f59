/**
 * States that are done with, compared in full.
 *
 * A state is the set of stones, the place and the arrival (with `kind`, what is known of it), and nothing else: whoever stands on a square
 * sees the first stone left in each direction, and how the others were taken leaves no trace. The hash only finds the slot. The table begins small,
 * doubles while half full, and stops taking in, not answering, once doubling would pass its bytes.
 */
const SMALLEST = 1 << 10;

export class Memo {
  /** Of the first table, and of those whose doubling would pass {@link bytes}. */
  private slots = 0;
  private used = 0;
  private readonly width: number;
  /** `width` words a slot: the set, then place, arrival and kind. */
  private keys: Int32Array = new Int32Array(0);
  private hashes: Int32Array = new Int32Array(0);
  private values: Float64Array = new Float64Array(0);
  /** Nothing more is taken in. */
  full = false;

  /**
   * @param words length of a set
   * @param bytes the table never takes more
   * @param valued does an entry bear a number?
   */
  constructor(
    private readonly words: number,
    private readonly bytes: number,
    private readonly valued: boolean,
  ) {
    this.width = words + 1;
  }

  /** Slot of the state, or −1. */
  find(hash: number, set: Int32Array, pose: number): number {
    if (this.used === 0) return -1;
    const { keys, hashes, words, width } = this;
    const mask = this.slots - 1;
    // A hash of 0 marks a free slot.
    const mark = hash === 0 ? 1 : hash;
    for (let slot = spread(mark) & mask; hashes[slot] !== 0; slot = (slot + 1) & mask) {
      if (hashes[slot] !== mark) continue;
      const at = slot * width;
      if (keys[at + words] !== pose) continue;
      let i = 0;
      while (i < words && keys[at + i] === set[i]) i++;
      if (i === words) return slot;
    }
    return -1;
  }

  valueAt(slot: number): number {
    return this.values[slot]!;
  }

  /** Takes in a state that {@link find} does not know. False when full. */
  add(hash: number, set: Int32Array, pose: number, value: number): boolean {
    if (this.full || (2 * this.used >= this.slots && !this.grow())) return false;
    const mark = hash === 0 ? 1 : hash;
    const slot = this.freeSlot(mark);
    const at = slot * this.width;
    this.hashes[slot] = mark;
    for (let i = 0; i < this.words; i++) this.keys[at + i] = set[i]!;
    this.keys[at + this.words] = pose;
    if (this.valued) this.values[slot] = value;
    this.used++;
    return true;
  }

  private freeSlot(mark: number): number {
    const mask = this.slots - 1;
    let slot = spread(mark) & mask;
    while (this.hashes[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): boolean {
    const slots = this.slots === 0 ? SMALLEST : 2 * this.slots;
    if (slots * (4 * this.width + 4 + (this.valued ? 8 : 0)) > this.bytes) {
      this.full = true;
      return false;
    }
    const { keys, hashes, values, width } = this;
    const before = this.slots;
    this.slots = slots;
    this.keys = new Int32Array(slots * width);
    this.hashes = new Int32Array(slots);
    if (this.valued) this.values = new Float64Array(slots);
    for (let old = 0; old < before; old++) {
      const mark = hashes[old]!;
      if (mark === 0) continue;
      const slot = this.freeSlot(mark);
      this.hashes[slot] = mark;
      this.keys.set(keys.subarray(old * width, (old + 1) * width), slot * width);
      if (this.valued) this.values[slot] = values[old]!;
    }
    return true;
  }
}

/** Bits of a hash, mixed: neighbours in hash are not neighbours in the table. */
export function spread(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) | 0;
}

/** A number for each stone; the hash of a set is their exclusive or. */
export function marksOf(count: number): Int32Array {
  const marks = new Int32Array(count);
  for (let s = 0; s < count; s++) marks[s] = spread(Math.imul(s + 1, 0x9e3779b1));
  return marks;
}
