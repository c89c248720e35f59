/** Values of result tables, and how each stands to what was published. */

export type Value = string | number | boolean | null | readonly (string | number)[];

/**
 * `reproduced`, `disagrees`: compared with a published figure that can be computed again · `new`: nothing was published · `sampled`: rests on
 * a random draw, ours or theirs, so equality is not to be expected.
 */
export const TAGS = ["reproduced", "disagrees", "new", "sampled"] as const;
export type Tag = (typeof TAGS)[number];

export interface Finding {
  readonly value: Value;
  readonly tag: Tag;
  readonly published?: Value;
}

/** One line of a table: labels say what it is about, every other value carries a tag. */
export interface Row {
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly tags: Readonly<Record<string, Tag>>;
  readonly published: Readonly<Record<string, Value>>;
}

function same(a: Value, b: Value): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A value that a published figure, if there is one, must equal. */
export function against(value: Value, published?: Value | undefined): Finding {
  if (published === undefined) return { value, tag: "new" };
  return { value, tag: same(value, published) ? "reproduced" : "disagrees", published };
}

/** A value that rests on a draw; the published one is shown beside it and not compared. */
export function sampled(value: Value, published?: Value | undefined): Finding {
  return published === undefined ? { value, tag: "sampled" } : { value, tag: "sampled", published };
}

export function row(
  id: string,
  labels: Readonly<Record<string, Value>>,
  findings: Readonly<Record<string, Finding>>,
): Row {
  const entries = Object.entries(findings);
  return {
    id,
    values: { ...labels, ...Object.fromEntries(entries.map(([name, f]) => [name, f.value])) },
    tags: Object.fromEntries(entries.map(([name, f]) => [name, f.tag])),
    published: Object.fromEntries(
      entries.flatMap(([name, f]) => (f.published === undefined ? [] : [[name, f.published]])),
    ),
  };
}

/** Per cent with so many decimals, halves upwards, but 100 only for all; 0 of 0 is null. Whole numbers until the last step. */
export function percent(part: number, of: number, decimals = 1): number | null {
  if (of === 0) return null;
  const unit = 10 ** decimals;
  const units = Math.floor((200 * unit * part + of) / (2 * of));
  return (part < of ? Math.min(100 * unit - 1, units) : units) / unit;
}

/** The middle one; of an even number the mean of the middle two. null of none. */
export function median(list: readonly number[]): number | null {
  const sorted = [...list].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2;
}
