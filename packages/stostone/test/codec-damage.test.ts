import { WARNING_CODES } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { emptyProgress, type Progress, type Puzzle } from "../src/puzzle.js";
import { CORPUS, read, refusal, SOLVED } from "./texts.js";

/** The size as the text says it, found without the reader. */
function writtenSize(text: string): string | undefined {
  const plain = text.trim();
  const drawn = /^hashigo\s+\S+\s+(\d+)x(\d+)/i.exec(plain);
  if (drawn !== null) return `${Number(drawn[1])}x${Number(drawn[2])}`;
  if (/pzprv\d/i.test(plain)) {
    const file = plain
      .slice(plain.search(/pzprv\d/i))
      .replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const lines = file.split(/\r\n|[\r\n/]/);
    return `${Number(lines[2])}x${Number(lines[3])}`;
  }
  const url = /stostone(?:_edit|_play)?\/(?:v:[^/]*\/)?(?:[^/]*[^/\d][^/]*\/|\/)?\s*(\d+)\/(\d+)\s*(?:\/|$)/i.exec(
    plain,
  );
  return url === null ? undefined : `${Number(url[2])}x${Number(url[1])}`;
}

/** Everything on a board, in a form that compares fast. */
function keyOf({ rows, cols, borders, numbers, rules }: Puzzle, { cells }: Progress): string {
  return JSON.stringify([rows, cols, rules, borders.join(), numbers.join(), cells.join()]);
}

const STRANGE = [..."0123456789abcdefghijklmnopqrstuvwxyz-.@%+*/?&=:_ \n\r\t|x!#éあ\u0000\ud83d"];

describe("mutated inputs", () => {
  const long = process.env["HASHIGO_LONG"] === "1";
  const originals = CORPUS.filter((_, i) => i % 6 === 0).flatMap(({ url }) => {
    const { puzzle } = read(url);
    const progress = { cells: Uint8Array.from({ length: puzzle.grid.size }, (_, i) => (i * 7) % 3) };
    const file = format(puzzle, "file", progress);
    const names = [...puzzle.regions.of].map((name, i) => `${name} ${(i + 1) % puzzle.cols === 0 ? "/" : ""}`).join("");
    const rest = file.split("\n").slice(4 + puzzle.rows * 2 - 1);
    const old = `pzprv3/stostone/${puzzle.rows}/${puzzle.cols}/${puzzle.regions.count}/${names}${rest.join("/")}`;
    return [
      url,
      file,
      old,
      `https://puzz.link/p?${encodeURI(file.replaceAll("\n", "/"))}`,
      format(puzzle, "text", progress),
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

  it("start from texts that are sound", () => {
    for (const text of originals) expect(read(text).warnings).toEqual([]);
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
          expect(keyOf(back.puzzle, form === "url" ? progress : back.progress)).toBe(keyOf(puzzle, progress));
        }
      }),
      { numRuns: runs, seed: 20260101 },
    );
    expect(parsed / runs).toBeGreaterThan(0.3);
  });

  it("large and hostile ones end at once", () => {
    expect(refusal(`stostone/${"/".repeat(200_000)}x`)).toMatch(/^bad-size/);
    expect(read(`stostone/500/500/${"!".repeat(200_000)}`).warnings).toEqual(["skipped-character", "short-body"]);
    expect(read(`pzprv3/stostone/500/500/${"%20".repeat(100_000)}`).warnings).toEqual(["short-body"]);
    expect(read(`${SOLVED}${"/info:".repeat(50_000)}`).warnings).toEqual(["info-ignored"]);
    const { puzzle } = read(`stostone/500/500/${"v".repeat(100_000)}`);
    expect(puzzle.regions.count).toBe(250_000);
    const cells = Uint8Array.from({ length: 250_000 }, (_, cell) => Number(cell >= 125_000));
    expect(check(puzzle, { cells }).state).toBe("broken");
    expect(check(puzzle, emptyProgress(puzzle)).state).toBe("incomplete");
  });
});
