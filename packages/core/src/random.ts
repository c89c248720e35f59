/**
 * The seeded source of all chance: xoroshiro128+ of pure-rand, whose version is pinned exactly, since its stream is part of
 * what a seed means. Only integers leave here; bounded numbers are drawn by rejection, so they are exactly uniform and the
 * same on every platform.
 */
import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Largest seed. */
export const MAX_SEED = 0xffff_ffff;

/** Largest number of values drawn from with a plain number. */
const MAX_RANGE = 2 ** 53;

export function isSeed(seed: number): boolean {
  return Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED;
}

export class Random {
  private readonly source: ReturnType<typeof xoroshiro128plus>;

  /** @param seed an integer from 0 to {@link MAX_SEED}; RangeError otherwise */
  constructor(seed: number) {
    if (!isSeed(seed)) throw new RangeError(`a seed is an integer from 0 to ${MAX_SEED}, not ${seed}`);
    this.source = xoroshiro128plus(seed | 0);
  }

  /** Uniform over 0 … n − 1, for whole 1 ≤ n ≤ 2^53; RangeError otherwise. */
  int(n: number): number {
    if (!(n >= 1 && n <= MAX_RANGE && Number.isInteger(n)))
      throw new RangeError(`no whole number from 0 to below ${n}`);
    return uniformInt(this.source, 0, n - 1);
  }

  /** Uniform over 0 … n − 1, for n ≥ 1 of any size; RangeError otherwise. */
  below(n: bigint): bigint {
    if (n < 1n) throw new RangeError(`no whole number from 0 to below ${n}`);
    return uniformBigInt(this.source, 0n, n - 1n);
  }

  /** True in one half of the draws. */
  coin(): boolean {
    return this.int(2) === 1;
  }

  /** A member of a list that has one. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError("nothing to pick from");
    return list[this.int(list.length)] as T;
  }

  /** Fisher–Yates in place; every order has the same chance. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const other = list[j] as T;
      list[j] = list[i] as T;
      list[i] = other;
    }
    return list;
  }
}
