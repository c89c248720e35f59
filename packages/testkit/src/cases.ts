/**
 * Case files: drawn boards and what `check` says of them. Blocks are parted by empty lines; lines that begin with `#` are remarks. A block is
 * rule settings (`fall=convex`, perhaps none), the drawing, `==>`, and the state with the rules that are broken, `!` behind a lasting one.
 */
import { readFileSync } from "node:fs";
import type { AnyPuzzle, Genre, Settings, Verdict } from "@hashigo/core";

export interface Case<P, G> {
  readonly name: string;
  readonly puzzle: P;
  readonly progress: G;
  readonly expected: string;
}

type Reader<P extends AnyPuzzle, G> = Genre<P, G>["parse"];

/** A text that must be one. */
export function mustRead<P extends AnyPuzzle, G>(
  parse: Reader<P, G>,
  text: string,
  rules: Settings = {},
): { readonly puzzle: P; readonly progress: G } {
  const result = parse(text, { rules });
  if (!result.ok)
    throw new RangeError(`${result.error.code} at ${result.error.at}: ${result.error.message.en}\n${text}`);
  return result.value;
}

export function readCases<P extends AnyPuzzle, G>(parse: Reader<P, G>, file: URL): readonly Case<P, G>[] {
  return readFileSync(file, "utf8")
    .split(/\n\n+/)
    .map((block) => block.replace(/^#.*\n?/gm, ""))
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const start = block.indexOf("hashigo");
      const [drawing = "", expected] = block.slice(start).split("==>");
      if (start < 0 || expected === undefined) throw new RangeError(`no case:\n${block}`);
      const settings = block.slice(0, start).trim();
      const rules = Object.fromEntries(settings === "" ? [] : settings.split(" ").map((setting) => setting.split("=")));
      return { name: `${settings} ${drawing}`, ...mustRead(parse, drawing, rules), expected: expected.trim() };
    });
}

/** A verdict as case files have it. */
export function told({ state, violations }: Verdict): string {
  return [state, ...violations.map(({ rule, lasting }) => (lasting ? `${rule}!` : rule))].join(" ");
}
