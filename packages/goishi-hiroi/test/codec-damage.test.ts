import { WARNING_CODES } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { emptyProgress, type Progress, type Puzzle, progressOf } from "../src/puzzle.js";
import { toSvg } from "../src/svg.js";
import { CORPUS, read, refusal, SOLVED } from "./texts.js";

/** The size as the text says it, found without the reader. */
function writtenSize(text: string): string | undefined {
  const plain = text.trim();
  const size = (rows: unknown, cols: unknown): string => `${Number(rows)}x${Number(cols)}`;
  const drawn = /^hashigo\s+\S+\s+(\d+)x(\d+)/i.exec(plain);
  if (drawn !== null) return size(drawn[1], drawn[2]);
  const kanpen = /kanpen\.net\/\S+\?problem=\s*(\d+)\s*\/\s*(\d+)\s*(?:\/|$)/i.exec(plain);
  if (kanpen !== null) return size(kanpen[1], kanpen[2]);
  const bare = /^(\d+)[ \t]*(?:\r\n|[\r\n])[ \t]*(\d+)[ \t]*(?:\r\n|[\r\n])/.exec(plain);
  if (bare !== null) return size(bare[1], bare[2]);
  if (/pzprv\d/i.test(plain)) {
    const file = plain
      .slice(plain.search(/pzprv\d/i))
      .replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const lines = file.split(/\r\n|[\r\n/]/);
    return size(lines[2], lines[3]);
  }
  const url = /goishi(?:_edit|_play)?\/(?:v:[^/]*\/)?(?:[^/]*[^/\d][^/]*\/|\/)?\s*(\d+)\s*\/\s*(\d+)\s*(?:\/|$)/i.exec(
    plain,
  );
  return url === null ? undefined : size(url[2], url[1]);
}

/** Everything on a board, in a form that compares fast. */
function keyOf({ rows, cols, stones, rules }: Puzzle, { order }: Progress): string {
  return JSON.stringify([rows, cols, rules, stones.join(), order.join()]);
}

/** As kanpen writes a board. */
function kanpenTexts({ rows, cols, grid, stones }: Puzzle, { order }: Progress): string[] {
  const rowsOf = (end: string): string[] =>
    Array.from({ length: rows }, (_, r) =>
      [...stones.slice(r * cols, (r + 1) * cols)].map((stone) => (stone === 1 ? `1${end}` : `.${end}`)).join(""),
    );
  const taken = [...order.keys()].filter((cell) => (order[cell] ?? 0) > 0);
  const lines = taken.map((cell) => `${order[cell]} ${grid.rowOf(cell)} ${grid.colOf(cell)}`);
  return [
    `http://www.kanpen.net/goishi.html?problem=${rows}/${cols}/${rowsOf("_").join("/")}/`,
    `${[rows, cols, ...rowsOf(" "), ...lines].join("\n")}\n`,
  ];
}

const STRANGE = [..."0123456789abcdefghijklmnopqrstuvwxyz-.@%+*/?&=:_ \n\r\t|x!#éあ\u0000\ud83d"];

describe("mutated inputs", () => {
  const long = process.env["HASHIGO_LONG"] === "1";
  const originals = CORPUS.filter((_, i) => i % 2 === 0).flatMap(({ url }) => {
    const { puzzle } = read(url);
    const progress = progressOf(
      puzzle,
      puzzle.places.filter((_, k) => k % 3 > 0),
    );
    const file = format(puzzle, "file", progress);
    return [
      url,
      file,
      `https://puzz.link/p?${encodeURI(file.replaceAll("\n", "/"))}`,
      format(puzzle, "text", progress),
      ...kanpenTexts(puzzle, progress),
    ];
  });
  const mutation = fc.record({
    from: fc.noBias(fc.nat(9_999)),
    kind: fc.constantFrom("replace", "insert", "delete", "repeat", "cut"),
    with: fc.constantFrom(...STRANGE),
    length: fc.integer({ min: 1, max: 12 }),
  });
  const mutated = fc
    .tuple(fc.constantFrom(...originals), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([text, mutations]) => {
      let out = text;
      for (const { from, kind, with: char, length } of mutations) {
        const i = Math.floor((from / 10_000) * out.length);
        const [before, slice, after] = [out.slice(0, i), out.slice(i, i + length), out.slice(i + length)];
        if (kind === "replace") out = before + char + out.slice(i + 1);
        else if (kind === "insert") out = before + char + out.slice(i);
        else if (kind === "delete") out = before + after;
        else if (kind === "repeat") out = before + slice + slice + after;
        else out = before;
      }
      return out;
    });

  it("start from texts that are sound, six of each board", () => {
    for (const text of originals) expect(read(text).warnings).toEqual([]);
    for (let i = 0; i < originals.length; i += 6) {
      const [url, file, ...others] = originals.slice(i, i + 6).map((text) => read(text)) as [Read, Read, ...Read[]];
      for (const other of others.slice(0, 2)) expect(other).toEqual(file);
      // The address of kanpen holds no answer, its file does.
      expect(others[2]).toEqual(url);
      expect(others[3]).toEqual(file);
    }
  });

  it("never crash, hang, or give a board of another size; a third and more of them parse", () => {
    let parsed = 0;
    const runs = long ? 100_000 : 10_000;
    fc.assert(
      fc.property(mutated, (text) => {
        const result = parse(text);
        if (!result.ok) {
          expect(result.error.at).toBeGreaterThanOrEqual(0);
          expect(result.error.at).toBeLessThanOrEqual(text.length);
          expect(result.error.message.en.length).toBeLessThan(300);
          return;
        }
        parsed++;
        const { puzzle, progress, warnings } = result.value;
        expect(`${puzzle.rows}x${puzzle.cols}`).toBe(writtenSize(text));
        expect(warnings.length).toBeLessThanOrEqual(WARNING_CODES.length);
        for (const { at } of warnings) expect(at).toBeLessThanOrEqual(text.length);
        if (puzzle.grid.size > 2_000) return;
        expect(["solved", "incomplete", "broken"]).toContain(check(puzzle, progress).state);
        for (const form of ["file", "text", "url"] as const) {
          const back = read(format(puzzle, form, progress));
          expect(back.warnings).toEqual([]);
          const wanted = form === "url" ? emptyProgress(puzzle) : progress;
          expect(keyOf(back.puzzle, back.progress)).toBe(keyOf(puzzle, wanted));
        }
      }),
      { numRuns: runs, seed: 20260101 },
    );
    expect(parsed / runs).toBeGreaterThan(0.3);
  });

  it("large and hostile ones end at once", () => {
    expect(refusal(`goishi/${"/".repeat(200_000)}x`)).toMatch(/^bad-size/);
    expect(read(`goishi/500/500/${"!".repeat(200_000)}`).warnings).toEqual(["skipped-character", "surplus-body"]);
    expect(read(`pzprv3/goishi/500/500/${"%20".repeat(100_000)}`).warnings).toEqual(["short-body"]);
    expect(read(`${SOLVED}${"/info:".repeat(50_000)}`).warnings).toEqual(["info-ignored"]);
    expect(refusal("1\n".repeat(200_000))).toBe("read");
    expect(refusal(`${" ".repeat(200_000)}1\n${" ".repeat(200_000)}1`)).toBe("unknown-form@200000");
    expect(read(`kanpen.net/goishi.html?problem=500/500${"/".repeat(200_000)}`).warnings).toEqual(["short-body"]);
  });

  it("the largest board, all taken in reading order, is judged; a large one is drawn", () => {
    const { puzzle } = read(`goishi/500/500/${"0".repeat(50_000)}`);
    expect(puzzle.places.length).toBe(250_000);
    const { state, violations } = check(puzzle, progressOf(puzzle, puzzle.places));
    expect([state, violations.map(({ rule }) => rule)]).toEqual(["broken", ["not-in-line"]]);
    expect(violations[0]?.message.en).toMatch(/^500 at r1c500 and 501 at r2c1 .* in 498 more places\.$/);
    const smaller = read(`goishi/100/100/${"0".repeat(2_000)}`).puzzle;
    expect(toSvg(smaller, progressOf(smaller, smaller.places))).toContain(">10000</text>");
  });
});

type Read = ReturnType<typeof read>;
