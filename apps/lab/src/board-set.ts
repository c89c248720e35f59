/** Sets of boards that tables are made on. */

import type { BankEntry, Settings } from "@hashigo/core";
import { shown } from "./published.js";
import { against, type Finding, type Value } from "./value.js";

export interface BoardSet<P> {
  readonly id: string;
  readonly title: string;
  /** How values about the set are tagged: `sampled` when it was drawn here, by comparison when its boards are given. */
  readonly find: (value: Value, published?: Value | undefined) => Finding;
  boards(): readonly P[];
}

/** A shipped bank by size of board, smallest first; one set a size. An id changes with the boards, so no stored row outlives them. */
export function bySize<P>(bank: readonly BankEntry[], read: (url: string, rules: Settings) => P): BoardSet<P>[] {
  const sizes = [...new Set(bank.map(({ rows, cols }) => `${rows}x${cols}`))].sort(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1),
  );
  return sizes.map((size) => {
    const entries = bank.filter(({ rows, cols }) => `${rows}x${cols}` === size);
    return {
      id: `bank-${size}-${fingerprint(entries)}`,
      title: `bank, ${shown(size)}`,
      find: against,
      boards: () => entries.map(({ url, rules }) => read(url, rules)),
    };
  });
}

/** A short text that changes when a board or its rules do. */
export function fingerprint(boards: readonly { readonly url: string; readonly rules?: Settings }[]): string {
  let hash = 0;
  for (const { url, rules = {} } of boards)
    for (const char of `${url} ${JSON.stringify(rules)}`) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(16).padStart(8, "0");
}
