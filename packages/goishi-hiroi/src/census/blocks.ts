/**
 * In which order a layered kernel visits its blocks, and where each leaves its results.
 *
 * A block B is a set of high cells, bit p for high cell p. Blocks come by their number of stones, equal ones as rising numbers: a layer. What
 * standing on a place p that is free in B is worth, is asked by exactly one other block, B with p, in the next layer. So two layers are
 * alive at a time. A layer of k stones is a row for each of its blocks, and a row is k slots, slot i for the i-th lowest stone, i from 0.
 *
 * Claim.   (Scatter.) When B is visited, its row holds what standing on each of its stones is worth while the others are left; and every
 *          slot of a layer is written, and written once, so that a layer need not be cleared.
 * Proof.   The slot of p in the row of B is written at the visit of B without p, where p is free, and at no other. That block has one
 *          stone fewer, and its whole layer is done before.  ∎
 * Claim.   The row of {b0 < b1 < … < b(k-1)} is Σ C(bi, i + 1).
 * Proof.   Count the sets of k that are smaller as numbers by the highest bit bi that they lack of those above which they agree: below bi they
 *          choose i + 1.  ∎
 * So with p put in between b(j-1) and bj the row is Σ(i < j) C(bi, i + 1) + C(p, j + 1) + Σ(i ≥ j) C(bi, i + 2): a sum from below and one
 * from above, made once for all free places of B.
 */
export class Blocks {
  /** The present block. */
  block = 0;
  /** Its stones, lowest first, and its free places; only the first `stones` and `places - stones` entries count. */
  readonly members: Int32Array;
  readonly free: Int32Array;
  stones = 0;
  private readonly choose: Int32Array;
  private readonly stride: number;
  private readonly below: Int32Array;
  private readonly above: Int32Array;

  /** @param places number of high cells, at most 30 */
  constructor(readonly places: number) {
    this.stride = places + 2;
    this.choose = new Int32Array((places + 1) * this.stride);
    for (let n = 0; n <= places; n++) {
      this.choose[n * this.stride] = 1;
      for (let k = 1; k <= n; k++) this.choose[n * this.stride + k] = this.of(n - 1, k - 1) + this.of(n - 1, k);
    }
    this.members = new Int32Array(places + 1);
    this.free = new Int32Array(places + 1);
    this.below = new Int32Array(places + 1);
    this.above = new Int32Array(places + 2);
  }

  private of(n: number, k: number): number {
    return this.choose[n * this.stride + k]!;
  }

  /** Blocks of so many stones. */
  rows(stones: number): number {
    return this.of(this.places, stones);
  }

  /** Slots of a layer. */
  slots(stones: number): number {
    return this.rows(stones) * stones;
  }

  /** Goes to the first block of so many stones. */
  start(stones: number): void {
    this.stones = stones;
    this.block = 2 ** stones - 1;
    this.list();
  }

  /** Goes to the next block of the layer, which the caller knows to exist: the next larger number of as many bits. */
  next(): void {
    const lowest = this.block & -this.block;
    const carried = this.block + lowest;
    this.block = carried | (((this.block ^ carried) >>> 2) >>> (31 - Math.clz32(lowest)));
    this.list();
  }

  /** Slot that is waiting for free place number j: its place in the next layer. */
  slotFor(j: number): number {
    const p = this.free[j]!;
    const under = p - j;
    const row = this.below[under]! + this.choose[p * this.stride + under + 1]! + this.above[under]!;
    return row * (this.stones + 1) + under;
  }

  private list(): void {
    const { members, free, below, above, choose, stride, stones } = this;
    let i = 0;
    for (let rest = this.block; rest !== 0; rest &= rest - 1) members[i++] = 31 - Math.clz32(rest & -rest);
    i = 0;
    for (let rest = ~this.block & (2 ** this.places - 1); rest !== 0; rest &= rest - 1)
      free[i++] = 31 - Math.clz32(rest & -rest);
    let sum = 0;
    for (i = 0; i < stones; i++) {
      below[i] = sum;
      sum += choose[members[i]! * stride + i + 1]!;
    }
    below[stones] = sum;
    above[stones] = 0;
    for (i = stones - 1; i >= 0; i--) above[i] = above[i + 1]! + choose[members[i]! * stride + i + 2]!;
  }
}
