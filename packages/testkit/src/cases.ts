/**
 * Case files: drawn boards and what `check` says of them. Blocks are parted by empty lines; lines that begin with `#` are remarks. A block is
 * rule settings (`fall=convex`, perhaps none), the drawing, `==>`, and the state with the rules that are broken, `!` behind a lasting one.
 */
import { readFileSync } from "node:fs";
import type { AnyPuzzle, Genre, RuleInfo, Settings, Verdict } from "@hashigo/core";
import { describe, expect, it } from "vitest";

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

export interface Judging<P, G> {
  readonly cases: readonly Case<P, G>[];
  check(puzzle: P, progress: G): Verdict;
  readonly rules: readonly RuleInfo[];
  readonly ids: readonly string[];
  /** The reference's failcode of each rule, in the order of the rules. */
  readonly failcodes: Readonly<Record<string, string | null>>;
  /** States of which there must be a case. */
  readonly states: readonly Verdict["state"][];
}

/** Every case is judged as its file says; each rule fails somewhere; violations come in the order of the rules, with the reference's failcodes. */
export function casesAreJudged<P, G>({ cases, check, rules, ids, failcodes, states }: Judging<P, G>): void {
  describe("cases", () => {
    it.each(cases.map((c) => [c.name, c] as const))("%s", (_, { puzzle, progress, expected }) => {
      expect(told(check(puzzle, progress))).toBe(expected);
    });

    it("has a failing board for every rule, and at least one that is solved", () => {
      const met = new Set(cases.flatMap(({ expected }) => expected.split(/[ !]+/)));
      expect([...ids, ...states].filter((id) => !met.has(id))).toEqual([]);
      expect(rules.map(({ id }) => id)).toEqual([...ids]);
    });

    it("gives the reference's failcodes, in the order of the rules", () => {
      const seen = new Map<string, string | null>();
      for (const { puzzle, progress } of cases) {
        const { violations } = check(puzzle, progress);
        for (const { rule, failcode } of violations) seen.set(rule, failcode);
        const order = violations.map(({ rule }) => ids.indexOf(rule));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
      expect(ids.map((id) => [id, seen.get(id)])).toEqual(Object.entries(failcodes));
      expect(seen.size).toBe(ids.length);
    });
  });
}
