/**
 * The states of one layer with a weight each: dense entries in order of arrival, found through an open-addressing
 * index.
 *
 * Encoding. Entry i has its key at words i * words and on of `keys`, its weight at i * limbs and on of `weights`: an
 * unsigned integer of 32-bit limbs, least first. `index` is probed linearly; a slot holds 0 = free, or entry + 1 in its
 * low 27 bits and the top 5 bits of the key's hash above them, so that 31 of 32 foreign entries are passed by without a
 * look at their key (a cache miss each in a large layer). Dense entries make a pass over a layer a pass over memory.
 *
 * Weights are exact whatever their size: a carry out of the top limb widens the whole table by a limb. That happens
 * once in some 2^32-fold growth, so the copying does not show. With `limbs` = 0 the table is a set of keys. No Float64
 * path for counts below 2^53: on the blank 10×10 partitions keys without any weights take 0.49 s and with up to three
 * limbs 0.59 s, so there is less than a fifth to gain. The tags in the index gained a fifth at 11×11, nothing at 10×10.
 *
 * Bounds behind every `!`: entries < size ≤ room; slots ≤ mask; w < words; l < limbs.
 * Every method that may need memory answers -1 or false when there is none left; the table is then unfit for use.
 */
import type { Memory } from "./memory.js";

const FIRST_ROOM = 16;
/** The index has at least 1 / LOAD slots an entry. */
const LOAD = 0.7;
/** The two parts of a slot. */
const ENTRY = 0x07ff_ffff;
const TAG = ~ENTRY;

export class StateTable {
  size = 0;
  keys: Uint32Array;
  weights: Uint32Array;
  private index: Uint32Array;
  private room: number;
  private mask: number;

  private constructor(
    private readonly memory: Memory,
    readonly words: number,
    public limbs: number,
    room: number,
    parts: readonly [Uint32Array, Uint32Array, Uint32Array],
  ) {
    this.room = room;
    [this.keys, this.weights, this.index] = parts;
    this.mask = this.index.length - 1;
  }

  /** A table with room for `room` entries at once, or null when the memory is spent. */
  static of(memory: Memory, words: number, limbs: number, room: number = FIRST_ROOM): StateTable | null {
    const entries = Math.max(room, 1);
    const keys = memory.take(entries * words);
    const weights = memory.take(entries * limbs);
    const index = memory.take(slotsFor(entries));
    if (keys !== null && weights !== null && index !== null) {
      return new StateTable(memory, words, limbs, entries, [keys, weights, index]);
    }
    for (const part of [keys, weights, index]) if (part !== null) memory.give(part);
    return null;
  }

  /** Hand all memory back; the table must not be used again. */
  free(): void {
    for (const part of [this.keys, this.weights, this.index]) this.memory.give(part);
    this.size = 0;
    this.keys = this.weights = this.index = new Uint32Array(0);
  }

  /** Forget all entries, keep the room. From now on weights have at least `limbs` limbs. */
  clear(limbs: number): boolean {
    this.index.fill(0);
    this.weights.fill(0, 0, this.size * this.limbs);
    this.size = 0;
    while (this.limbs < limbs) if (!this.widen()) return false;
    return true;
  }

  /** The entry with the key at `at` of `source`, or -1. */
  find(source: Uint32Array, at: number): number {
    return (this.index[this.slotOf(source, at, this.hashOf(source, at))]! & ENTRY) - 1;
  }

  /** The entry with this key, made with weight 0 if new; -1 when the memory is spent. */
  insert(source: Uint32Array, at: number): number {
    const hash = this.hashOf(source, at);
    let slot = this.slotOf(source, at, hash);
    const found = this.index[slot]!;
    if (found !== 0) return (found & ENTRY) - 1;
    if (this.size === this.room) {
      if (!this.grow()) return -1;
      slot = this.slotOf(source, at, hash);
    }
    const entry = this.size++;
    const base = entry * this.words;
    for (let w = 0; w < this.words; w++) this.keys[base + w] = source[at + w]!;
    this.index[slot] = (entry + 1) | (hash & TAG);
    return entry;
  }

  /** Add the `limbs` limbs at `at` of `source` to the weight of `entry`. False when the memory is spent. */
  add(entry: number, source: Uint32Array, at: number, limbs: number): boolean {
    while (this.limbs < limbs) if (!this.widen()) return false;
    const base = entry * this.limbs;
    let carry = 0;
    for (let l = 0; l < limbs; l++) {
      const sum = this.weights[base + l]! + source[at + l]! + carry; // below 2^33 + 1: exact in a double
      this.weights[base + l] = sum;
      carry = sum > 0xffff_ffff ? 1 : 0;
    }
    for (let l = limbs; carry !== 0 && l < this.limbs; l++) {
      const sum = this.weights[base + l]! + 1;
      this.weights[base + l] = sum;
      carry = sum > 0xffff_ffff ? 1 : 0;
    }
    if (carry === 0) return true;
    if (!this.widen()) return false;
    this.weights[(entry + 1) * this.limbs - 1] = 1;
    return true;
  }

  /** The weight of `entry` as one number. */
  weight(entry: number): bigint {
    let value = 0n;
    for (let l = this.limbs - 1; l >= 0; l--) value = (value << 32n) | BigInt(this.weights[entry * this.limbs + l]!);
    return value;
  }

  isZero(entry: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.weights[entry * this.limbs + l] !== 0) return false;
    return true;
  }

  /** A table of the entries for which `keep` holds, with no room to spare. `limbs` may narrow if the weights allow it. */
  pick(keep: (entry: number) => boolean, limbs: number): StateTable | null {
    let kept = 0;
    for (let entry = 0; entry < this.size; entry++) if (keep(entry)) kept++;
    const copy = StateTable.of(this.memory, this.words, limbs, kept);
    if (copy === null) return null;
    for (let entry = 0; entry < this.size; entry++) {
      if (!keep(entry)) continue;
      const at = copy.insert(this.keys, entry * this.words) * limbs;
      for (let l = 0; l < limbs; l++) copy.weights[at + l] = this.weights[entry * this.limbs + l]!;
    }
    return copy;
  }

  /** Limbs that the largest weight needs, at least 1. */
  limbsUsed(): number {
    let used = 1;
    for (let entry = 0; entry < this.size; entry++) {
      for (let l = this.limbs - 1; l >= used; l--) if (this.weights[entry * this.limbs + l] !== 0) used = l + 1;
    }
    return used;
  }

  private hashOf(source: Uint32Array, at: number): number {
    let hash = mix(source[at]!);
    for (let w = 1; w < this.words; w++) hash = mix(hash ^ source[at + w]!);
    return hash;
  }

  /** The slot that holds the key, or the free slot where it belongs. */
  private slotOf(source: Uint32Array, at: number, hash: number): number {
    const { keys, index, mask, words } = this;
    let slot = hash & mask;
    for (let held = index[slot]!; held !== 0; held = index[slot]!) {
      if (((held ^ hash) & TAG) === 0) {
        const base = ((held & ENTRY) - 1) * words;
        let w = 0;
        while (w < words && keys[base + w] === source[at + w]) w++;
        if (w === words) break;
      }
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): boolean {
    const room = this.room * 2;
    if (room > ENTRY - 1) return false;
    const keys = this.resized(this.keys, room * this.words);
    if (keys === null) return false;
    this.keys = keys;
    const weights = this.resized(this.weights, room * this.limbs);
    if (weights === null) return false;
    this.weights = weights;
    this.room = room;
    const slots = slotsFor(room);
    if (slots === this.index.length) return true;
    const index = this.memory.take(slots);
    if (index === null) return false;
    this.memory.give(this.index);
    this.index = index;
    this.mask = slots - 1;
    for (let entry = 0; entry < this.size; entry++) {
      const at = entry * this.words;
      const hash = this.hashOf(this.keys, at);
      this.index[this.slotOf(this.keys, at, hash)] = (entry + 1) | (hash & TAG);
    }
    return true;
  }

  private resized(old: Uint32Array, length: number): Uint32Array | null {
    const fresh = this.memory.take(length);
    if (fresh === null) return null;
    fresh.set(old);
    this.memory.give(old);
    return fresh;
  }

  private widen(): boolean {
    const { weights, limbs, size } = this;
    const fresh = this.memory.take(this.room * (limbs + 1));
    if (fresh === null) return false;
    for (let entry = 0; entry < size; entry++) {
      for (let l = 0; l < limbs; l++) fresh[entry * (limbs + 1) + l] = weights[entry * limbs + l]!;
    }
    this.memory.give(weights);
    this.weights = fresh;
    this.limbs = limbs + 1;
    return true;
  }
}

function slotsFor(entries: number): number {
  let slots = 4;
  while (slots * LOAD < entries) slots *= 2;
  return slots;
}

/** Finalizer of MurmurHash3 (Appleby 2011, public domain): every bit of the key reaches the low bits. */
function mix(key: number): number {
  let h = key ^ (key >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Bytes of a table with room for exactly this many entries. */
export function bytesFor(words: number, limbs: number, entries: number): number {
  return 4 * (entries * (words + limbs) + slotsFor(entries));
}
