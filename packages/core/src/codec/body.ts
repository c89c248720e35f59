/**
 * The building blocks of url bodies: yes/no values in fives, borders, and lists of numbers with gaps. A body that ends early
 * leaves the rest empty; what has no meaning is skipped. Both are told once.
 */
import type { Edge, Grid } from "../grid.js";
import type { Part, Warnings } from "./part.js";

/** A number, or a `?`. */
export type Numeral = number | "?";

/** How numbers are written: prefix, hexadecimal digits, and what to add. Smallest first; `%` is how old urls write `@`. */
const FORMS: readonly (readonly [prefix: string, digits: number, base: number])[] = [
  ["", 1, 0],
  ["-", 2, 0],
  ["+", 3, 0],
  ["=", 3, 4096],
  ["@", 3, 8192],
  ["*", 4, 12240],
  ["$", 5, 77776],
  ["%", 3, 8192],
];

/** A body, and how far it has been read. */
export class Body {
  private i = 0;
  constructor(
    private readonly part: Part,
    private readonly warnings: Warnings,
  ) {}

  /** Where the next character stands in the text as given. */
  get at(): number {
    return this.part.at + this.i;
  }

  /** The next character, read; empty at the end, with a warning. */
  next(): string {
    if (this.i >= this.part.text.length) this.warnings.add("short-body", this.part.at + this.i);
    return this.part.text[this.i++] ?? "";
  }

  /** As many characters as a sticky pattern matches here, read; empty when it does not. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.i;
    const found = pattern.exec(this.part.text)?.[0] ?? "";
    this.i += found.length;
    return found;
  }

  /** The character just read has no meaning. */
  skipped(): void {
    this.warnings.add("skipped-character", this.part.at + this.i - 1);
  }

  /** Nothing more is wanted. */
  end(): void {
    if (this.i < this.part.text.length) this.warnings.add("surplus-body", this.part.at + this.i);
  }
}

/**
 * `visit` each place that is 1. Letters may be capitals; what is no digit in base 32 stands for five times 0. Returns how many places there
 * were: fewer than `count` when the body ends early.
 */
export function readBits(body: Body, count: number, visit: (place: number) => void): number {
  for (let place = 0; place < count; place += 5) {
    const c = body.next();
    if (c === "") return place;
    const five = Number.parseInt(c, 32);
    if (Number.isNaN(five)) body.skipped();
    for (let k = 0; k < 5 && place + k < count; k++) if ((five & (16 >> k)) !== 0) visit(place + k);
  }
  return count;
}

/** `visit` each edge that is a border: two runs of bits, each from a fresh character. */
export function readBorders(body: Body, grid: Grid, visit: (edge: Edge) => void): void {
  readBits(body, grid.across, visit);
  readBits(body, grid.edges - grid.across, (place) => visit(grid.across + place));
}

/** `visit` each of `count` places that holds a number or `?`. Gaps may run over the end. */
export function readNumbers(body: Body, count: number, visit: (place: number, value: Numeral) => void): void {
  for (let place = 0; place < count; ) {
    const c = body.next();
    if (c === "") return;
    if (c >= "g" && c <= "z") {
      place += Number.parseInt(c, 36) - 15;
      continue;
    }
    const value = c === "." ? "?" : readNumber(body, c);
    if (value === null) body.skipped();
    else visit(place++, value);
  }
}

/** The number that begins with `c`, already read; null when there is none, and then nothing more has been read. */
export function readNumber(body: Body, c: string): number | null {
  if (/[\da-f]/.test(c)) return Number.parseInt(c, 16);
  const form = FORMS.find(([prefix]) => prefix === c);
  const hex = form === undefined ? "" : body.take(new RegExp(`[\\da-f]{${form[1]}}`, "y"));
  return form === undefined || hex === "" ? null : form[2] + Number.parseInt(hex, 16);
}

export function writeBits(count: number, isOne: (place: number) => boolean): string {
  let out = "";
  for (let place = 0; place < count; place += 5) {
    let five = 0;
    for (let k = 0; k < 5; k++) if (place + k < count && isOne(place + k)) five |= 16 >> k;
    out += five.toString(32);
  }
  return out;
}

export function writeBorders(grid: Grid, isBorder: (edge: Edge) => boolean): string {
  return (
    writeBits(grid.across, isBorder) + writeBits(grid.edges - grid.across, (place) => isBorder(grid.across + place))
  );
}

/** null: nothing there. A number beyond the largest that can be written (1,126,351) becomes `?`. */
export function writeNumbers(count: number, valueAt: (place: number) => Numeral | null): string {
  return withGaps(count, "z", 20, (place) => {
    const value = valueAt(place);
    return value === null ? "" : value === "?" ? "." : writeNumber(value);
  });
}

/** One number in its shortest form. */
export function writeNumber(n: number): string {
  for (let k = 0; k < 7; k++) {
    const [prefix, digits, base] = FORMS[k] as (typeof FORMS)[number];
    // A form ends where the next begins: `@` could go on to 12287, but 12240 is already written with `*`.
    if (n < Math.min(base + 16 ** digits, FORMS[k + 1]?.[0] === "*" ? 12240 : Number.POSITIVE_INFINITY))
      return prefix + (n - base).toString(16).padStart(digits, "0");
  }
  return ".";
}

/** Places in order; runs of empty ones become letters, of which `last` stands for `longest`, longest first. */
export function withGaps(count: number, last: string, longest: number, written: (place: number) => string): string {
  const letter = (n: number): string => String.fromCharCode(last.charCodeAt(0) - longest + n);
  let out = "";
  let gap = 0;
  for (let place = 0; place <= count; place++) {
    const text = place < count ? written(place) : "";
    if (text === "" && place < count) {
      gap++;
      continue;
    }
    out += last.repeat(Math.floor(gap / longest)) + (gap % longest === 0 ? "" : letter(gap % longest)) + text;
    gap = 0;
  }
  return out;
}

/** The canonical url. One `/` follows a body that ends in anything but a letter or digit, lest a mail program cut it off. */
export function urlOf(id: string, grid: Grid, body: string): string {
  const url = `https://puzz.link/p?${id}/${grid.cols}/${grid.rows}/${body}`;
  return /[a-z\d/]$/i.test(url) ? url : `${url}/`;
}
