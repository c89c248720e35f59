import type { Form } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { emptyProgress, MAX_ORDER, Puzzle } from "../src/puzzle.js";
import { CORPUS, read, refusal, SOLVED } from "./texts.js";

const stonesOf = ({ places, cols }: Puzzle): [number, number][] =>
  places.map((cell) => [Math.floor(cell / cols), cell % cols]);

/** Codes and places of what was passed over. */
function warned(text: string): [string, number][] {
  const result = parse(text);
  return result.ok ? result.value.warnings.map(({ code, at }) => [code, at]) : [];
}

describe("urls", () => {
  it("reads the published vectors", () => {
    const one = read("goishi/3/1/8");
    expect(stonesOf(one.puzzle)).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(stonesOf(read("goishi/5/5/ulkds").puzzle)).toEqual(
      [4, 6, 8, 11, 13, 14, 15, 18, 23, 24].map((cell) => [Math.floor(cell / 5), cell % 5]),
    );
    const three = read("goishi/6/7/vsten1tvo").puzzle;
    expect([three.rows, three.cols]).toEqual([7, 6]);
    const columns = [[], [2, 3], [1, 3], [1, 3], [1, 2, 3, 4], [3], []];
    expect(stonesOf(three)).toEqual(columns.flatMap((row, r) => row.map((c) => [r, c])));
  });

  it("reads and writes the whole corpus, byte for byte", () => {
    expect(CORPUS.length).toBe(20);
    for (const { url, rows, cols, stones } of CORPUS) {
      const { puzzle, warnings } = read(url);
      expect([puzzle.rows, puzzle.cols]).toEqual([rows, cols]);
      expect(stonesOf(puzzle)).toEqual(stones);
      expect(warnings).toEqual([]);
      expect(format(puzzle, "url")).toBe(url);
      for (const form of ["file", "text"] as const) expect(read(format(puzzle, form)).puzzle).toEqual(puzzle);
    }
  });

  it.each([
    "http://pzv.jp/p.html?goishi/3/2/9g",
    "https://puzz.link/p.html?goishi/3/2/9G",
    "https://pzv.jp/p?goishi/3/2/9g///",
    "https://pzprxs.vercel.app/p?type=editor&goishi_edit/3/2/9g",
    "http://pzplus.tck.mn/p?type=player&goishi_play/v:/x/3/2/9g",
    "goishi/3/2/9g",
    " \nhttps://puzz.link/p?pzprv3/goishi/2/3/0%20.%20%30%20/0%20.%20.%20/\n",
    "https://puzz.link/p?type=editor&pzprv3/goishi/2/3/0 . 0 /0 . . /",
    "pzprv3\r\ngoishi\r\n2\r\n3\r\n0 . 0 \r\n0 . . \r\n",
    "hashigo goishi-hiroi 2x3\n+---+---+---+\n| o       O |\n+   +   +   +\n| 0   .     |\n+---+---+---+",
    "hashigo goishi-hiroi 2x3\n+---+---+---+\n| o |   | o |\n+---+---+---+\n| o | . |   |\n+---+---+---+",
    "http://www.kanpen.net/goishi.html?problem=2/3/1_._1_/1_._._/",
    "https://kanpen.net/goishi.html?problem=2/3/1_._1_/1_._._",
    "www.kanpen.net/goishi.html?problem=2/3/1_._1_/1_._._/\n",
    "2\n3\n1 . 1\n1 . . \n",
    "\n2\r\n3\r\n1.1\r\n1..\r\n\r\n",
  ])("is the same board: %j", (text) => {
    expect(format(read(text).puzzle, "url")).toBe("https://puzz.link/p?goishi/3/2/9g");
    expect(read(text)).toMatchObject({ progress: { order: new Int32Array(6) }, warnings: [] });
  });

  it("has no stone beyond the end of the body, and warns of what it passed over, with the place", () => {
    expect(warned("goishi/5/2/0")).toEqual([["short-body", 12]]);
    expect(stonesOf(read("goishi/5/2/0").puzzle)).toEqual([0, 1, 2, 3, 4].map((c) => [0, c]));
    expect(warned("goishi/5/2/")).toEqual([["short-body", 11]]);
    expect(read("goishi/5/2/").puzzle.places).toEqual([]);
    expect(warned("goishi/5/1/v0")).toEqual([["surplus-body", 12]]);
    // What is no digit stands for five stones, as the reference reads it.
    expect(warned("goishi/5/1/!")).toEqual([["skipped-character", 11]]);
    expect(read("goishi/5/1/!").puzzle.places.length).toBe(5);
  });

  it.each([
    ["https://puzz.link/p?haisu/3/3/1331gg00g3l2", "unknown-genre@20"],
    ["https://puzz.link/p?stostone/2/2/0o21", "unknown-genre@20"],
    ["https://puzz.link/p?goishi-hiroi/5/5/ulkds", "unknown-genre@20"],
    ["pzprv3/sashigane/2/2/", "unknown-genre@7"],
    ["hashigo goishi 2x2", "unknown-genre@8"],
    ["http://www.kanpen.net/shikaku.html?problem=2/3/1_._1_/", "unknown-genre@22"],
    ["https://kanpen.net/kanpen.html?problem=2/3/1_._1_/", "unknown-genre@19"],
    ["https://puzz.link/p?goishi/5/x/1", "bad-size@29"],
    ["https://puzz.link/p?goishi/0/5/1", "bad-size@27"],
    ["https://puzz.link/p?goishi/501/5/1", "too-large@27"],
    ["http://kanpen.net/goishi.html?problem=", "bad-size@38"],
    ["http://kanpen.net/goishi.html?problem=2", "bad-size@39"],
    ["http://kanpen.net/goishi.html?problem=2/0/", "bad-size@40"],
    ["http://kanpen.net/goishi.html?problem=999/3/", "too-large@38"],
    ["0\n3\n1 . 1", "bad-size@0"],
    ["2\n501\n1 . 1", "too-large@2"],
    ["2\n3\n1 . 1\n1 2 .", "bad-cell@12"],
    ["2\n3\n1 2 1\n1 . .", "unknown-form@0"],
    ["2\n3", "unknown-form@0"],
    ["2/3/1 . 1/", "unknown-form@0"],
    ["hashigo goishi-hiroi 1x2\n+---+---+\n| o   x |\n+---+---+", "bad-cell@41"],
    ["hashigo goishi-hiroi 1x2\n+---+---+\n| o  -1 |\n+---+---+", "bad-cell@40"],
    [`hashigo goishi-hiroi 1x1\n+------------+\n| ${MAX_ORDER + 1} |\n+------------+`, "bad-cell@42"],
    ["hashigo goishi-hiroi 2x2\n+---+---+\n| o   o |\n+---+---+", "truncated@54"],
    ["lorem ipsum", "unknown-form@0"],
    ["", "empty@0"],
  ])("%j is refused: %s", (text, wanted) => expect(refusal(text)).toBe(wanted));

  it("takes rule settings beside, and refuses unknown ones", () => {
    const rules = { allowReverse: "on" };
    expect(parse("goishi/3/1/8", { rules })).toMatchObject({ ok: true, value: { puzzle: { rules } } });
    expect(parse("goishi/3/1/8", { rules: { allowReverse: "maybe" } })).toMatchObject({ error: { code: "bad-rule" } });
    expect(parse("goishi/3/1/8", { rules: { colour: "on" } })).toMatchObject({ error: { code: "bad-rule" } });
  });
});

describe("files", () => {
  it("keep the answer", () => {
    const { puzzle, progress, warnings } = read(SOLVED);
    expect(warnings).toEqual([]);
    expect(format(puzzle, "url")).toBe("https://puzz.link/p?goishi/6/7/vsten1tvo");
    expect(check(puzzle, progress)).toEqual({ state: "solved", violations: [] });
    expect(format(puzzle, "file", progress)).toBe(SOLVED.replaceAll("/", "\n"));
    expect(check(read("pzprv3/goishi/1/3/1 . 2 /").puzzle, read("pzprv3/goishi/1/3/1 . 2 /").progress).state).toBe(
      "solved",
    );
  });

  it("keep gaps and repeats, for check to judge", () => {
    const text = `pzprv3/goishi/2/3/1 3 3 /. 0 ${MAX_ORDER} /`;
    const { puzzle, progress, warnings } = read(text);
    expect(warnings).toEqual([]);
    expect([...progress.order]).toEqual([1, 3, 3, 0, 0, MAX_ORDER]);
    expect(check(puzzle, progress).state).toBe("broken");
    for (const form of ["file", "text"] as const)
      expect(read(format(puzzle, form, progress))).toEqual({ puzzle, progress, warnings: [] });
  });

  it("have a stone, not taken, where a number counts no move", () => {
    for (const number of [String(MAX_ORDER + 1), "99999999999", "-1", "1.5", "1e3", "+2"]) {
      const text = `pzprv3/goishi/1/3/1 ${number} . /`;
      expect(warned(text)).toEqual([["number-dropped", 20]]);
      expect([...read(text).puzzle.places, ...read(text).progress.order]).toEqual([0, 1, 1, 0, 0]);
      expect(parse(text)).toMatchObject({
        value: { warnings: [{ message: { en: expect.stringMatching(/\.$/), ja: expect.stringMatching(/。$/) } }] },
      });
    }
    expect([...read("pzprv3/goishi/1/2/002 1 /").progress.order]).toEqual([2, 1]);
  });

  it("warn of tails, of short and long lines and of entries without meaning", () => {
    expect(read(`${SOLVED}info:{"author":"a/b"}`).warnings).toEqual(["info-ignored"]);
    expect(read(`${SOLVED}history:{}`).warnings).toEqual(["history-ignored"]);
    expect(read(`${SOLVED}TrialData(1)/. . /`).warnings).toEqual(["trial-ignored"]);
    expect(read(`${SOLVED}0 /`).warnings).toEqual(["surplus-body"]);
    expect(read("pzprv3/goishi/1/2/0 /").warnings).toEqual(["short-body"]);
    expect(read("pzprv3/goishi/1/2/0 . 0 /").warnings).toEqual(["surplus-body"]);
    expect(warned("pzprv3/goishi/1/2/0 x /")).toEqual([["skipped-character", 20]]);
    expect(read("pzprv3/goishi/1/2/0 x /").puzzle.places).toEqual([0]);
  });
});

describe("kanpen", () => {
  const solved = "2\n3\n1 . 1 \n1 . . \n1 0 2\n2 0 0\n3 1 0\n";

  it("keeps the answer of a file", () => {
    const { puzzle, progress, warnings } = read(solved);
    expect(warnings).toEqual([]);
    expect([...progress.order]).toEqual([2, 0, 1, 3, 0, 0]);
    expect(check(puzzle, progress).state).toBe("solved");
    expect(read(solved.replaceAll("\n", "\r\n"))).toEqual(read(solved));
  });

  it("warns of what it passed over in a file, with the place", () => {
    expect(warned(`${solved}4 1 1\n`)).toEqual([["skipped-character", solved.length]]);
    for (const line of ["1 2 0", "1 0 3", "0 0 0", "1 0", "1 0 0 0", "lorem", "9999999999 0 0", "1 -1 3"])
      expect(read(`2\n3\n1 . 1\n1 . .\n${line}`)).toMatchObject({
        progress: { order: new Int32Array(6) },
        warnings: ["skipped-character"],
      });
    // Of two numbers for one stone the later one stands.
    expect([...read(`${solved}4 0 2\n`).progress.order]).toEqual([2, 0, 4, 3, 0, 0]);
    expect(read(`${solved}4 0 2\n`).warnings).toEqual(["skipped-character"]);
    expect(warned("2\n3\n1 . 1\n")).toEqual([["short-body", 9]]);
    expect(warned("2\n3\n1 .\n1 . .")).toEqual([["short-body", 7]]);
    expect(warned("2\n3\n1 . 1 1\n1 . .")).toEqual([["surplus-body", 10]]);
  });

  it("warns of what it passed over in an address, with the place", () => {
    const host = "http://www.kanpen.net/goishi.html?problem=";
    const at = host.length;
    expect(warned(`${host}2/3/1_._1_/1_x_._/`)).toEqual([["skipped-character", at + 13]]);
    expect(read(`${host}2/3/1_._1_/1_x_._/`).puzzle.places).toEqual([0, 2, 3]);
    expect(warned(`${host}2/3/1_._1_/`)).toEqual([["short-body", at + 11]]);
    expect(warned(`${host}2/3/1_._1_/1_._._/1_0_0_/`)).toEqual([["surplus-body", at + 18]]);
    expect(warned(`${host}2/3/1_._1_1_/1_._._/`)).toEqual([["surplus-body", at + 10]]);
  });
});

describe("drawn text", () => {
  it("widens for long numbers", () => {
    const text = [
      "hashigo goishi-hiroi 2x3",
      "+-----+-----+-----+",
      "| 100          o  |",
      "+     +     +     +",
      "|  9    10        |",
      "+-----+-----+-----+",
      "",
    ].join("\n");
    const { puzzle, progress, warnings } = read(text);
    expect(warnings).toEqual([]);
    expect(puzzle.places).toEqual([0, 2, 3, 4]);
    expect([...progress.order]).toEqual([100, 0, 0, 9, 10, 0]);
    expect(format(puzzle, "text", progress)).toBe(text);
  });

  it("there is no fourth form", () => {
    const { puzzle } = read("goishi/3/1/8");
    for (const form of ["svg", "", "URL"]) expect(() => format(puzzle, form as Form)).toThrow(RangeError);
  });
});

const order = fc.oneof(
  { weight: 4, arbitrary: fc.constant(-1) },
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 120 }) },
  fc.integer({ min: 1, max: MAX_ORDER }),
);
const board = fc
  .record({ rows: fc.integer({ min: 1, max: 8 }), cols: fc.integer({ min: 1, max: 8 }) })
  .chain(({ rows, cols }) =>
    fc.array(order, { minLength: rows * cols, maxLength: rows * cols }).map((signs) => ({
      puzzle: Puzzle.of({ rows, cols, stones: signs.map((sign) => Number(sign >= 0)) }),
      progress: { order: Int32Array.from(signs, (sign) => Math.max(0, sign)) },
    })),
  );

describe("parse after format", () => {
  it("is the identity, boards without a stone and one-wide ones included", () => {
    fc.assert(
      fc.property(board, ({ puzzle, progress }) => {
        for (const form of ["file", "text"] as const)
          expect(read(format(puzzle, form, progress))).toEqual({ puzzle, progress, warnings: [] });
        const url = format(puzzle, "url", progress);
        expect(url).toMatch(/[a-v\d]$/);
        expect(read(url)).toEqual({ puzzle, progress: emptyProgress(puzzle), warnings: [] });
      }),
      { numRuns: 400 },
    );
  });
});
