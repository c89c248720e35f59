/** Readers of option values, for commander. */
import { InvalidArgumentError } from "commander";

/** Whole numbers in decimal, from `least` to `most`. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It takes a whole number ${range}.`);
  };
}

/** Any integer, for a genre's own options: the genre knows the range. */
export function integer(text: string): number {
  if (/^-?\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a whole number.");
}

export function seconds(text: string): number {
  if (/^(?:\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a number of seconds.");
}

/** Collects `name=value`, the later one of a name winning. */
export function setting(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError("It takes name=value.");
  return { ...before, [name]: value };
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
