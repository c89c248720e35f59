import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { CIRCLE, DOWN, emptyProgress, LEFT, type Progress, Puzzle, RIGHT, UNKNOWN, UP } from "../src/puzzle.js";

interface CorpusPuzzle {
  readonly id: string;
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly (readonly string[])[];
}

const CORPUS = (
  JSON.parse(readFileSync(new URL("../../testkit/fixtures/corpus/sashigane.json", import.meta.url), "utf8")) as {
    readonly puzzles: readonly CorpusPuzzle[];
  }
).puzzles;

function read(text: string): { puzzle: Puzzle; progress: Progress; warnings: string[] } {
  const result = parse(text);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.at}: ${text}`);
  return { ...result.value, warnings: result.value.warnings.map((warning) => warning.code) };
}

function refusal(text: string): string {
  const result = parse(text);
  return result.ok ? "read" : `${result.error.code}@${result.error.at}`;
}

const CLUES: Readonly<Record<string, number>> = {
  ".": 0,
  "^": UP,
  v: DOWN,
  "<": LEFT,
  ">": RIGHT,
  "?": UNKNOWN,
  o: CIRCLE,
};
const clueOf = (cell: string): number => CLUES[cell] ?? CIRCLE + Number(cell.replace("o", ""));
const boardOf = (...rows: string[]): number[] => rows.flatMap((row) => row.split(" ").map(clueOf));

const SOLVED = `pzprv3/sashigane/5/5/4 . . . o /. . . . . /o3 . 2 . 1 /. . . . . /4 . . . o4 /-1 0 0 -1 /0 0 0 1 /-1 1 1 1 /1 1 0 1 /-1 1 -1 -1 /1 1 1 1 -1 /1 1 1 0 -1 /-1 1 -1 1 1 /1 -1 1 1 -1 /`;

describe("urls", () => {
  it.each([
    ["sashigane/5/5/jm.o3khkgojm4", 5, boardOf("> . . . o", ". . . . .", "o3 . v . ^", ". . . . .", "> . . . o4")],
    [
      "sashigane/6/6/l4mjm.ngpgkjmiq",
      6,
      boardOf(". . o4 . . .", "> . . . o .", ". . . ^ . .", ". . . . ^ .", "> . . . < .", ". . . . . ."),
    ],
    ["sashigane/3/2/-10k@.gj", 2, boardOf("o16 . ?", "o ^ >")],
    ["sashigane/3/2/-10k%.gj", 2, boardOf("o16 . ?", "o ^ >")],
    ["sashigane/2/1/0-ff", 1, boardOf("o o255")],
  ])("%s", (text, rows, clues) => {
    const { puzzle, warnings } = read(text);
    expect(puzzle.rows).toBe(rows);
    expect([...puzzle.clues]).toEqual(clues);
    expect(warnings).toEqual([]);
  });

  it("reads and writes the whole corpus, byte for byte", () => {
    expect(CORPUS.length).toBe(74);
    for (const { url, rows, cols, cells } of CORPUS) {
      const { puzzle, warnings } = read(url);
      expect([puzzle.rows, puzzle.cols]).toEqual([rows, cols]);
      expect([...puzzle.clues]).toEqual(cells.flat().map(clueOf));
      expect(warnings).toEqual([]);
      expect(format(puzzle, "url")).toBe(url);
    }
  });

  it.each([
    "http://pzv.jp/p.html?sashigane/3/2/-10k@.gj",
    "https://puzz.link/p.html?sashigane/3/2/-10k@.gj///",
    "https://pzprxs.vercel.app/p?type=editor&sashigane_edit/3/2/-10k@.gj",
    "http://pzplus.tck.mn/p?type=player&sashigane_play/v:/x/3/2/-10k@.gj",
    " \nhttps://puzz.link/p?pzprv3.1/sashigane/2/3/o16%20.%20-%20/o%201%204%20/0%200%20/0%200%20/0%200%200%20/\n",
    "pzprv3\r\nsashigane\r\n2\r\n3\r\no16 . - \r\no 1 4 \r\n0 0 \r\n0 0 \r\n0 0 0 \r\n",
    "hashigo sashigane 2x3\n+-----+-----+-----+\n| 16     .     ?  |\n+     +     +     +\n|  o     ^     >  |\n+-----+-----+-----+",
  ])("is the same board: %j", (text) => {
    const { puzzle, warnings } = read(text);
    expect(format(puzzle, "url")).toBe("https://puzz.link/p?sashigane/3/2/-10k@.gj");
    expect(warnings).toEqual([]);
  });

  it("warns of what it passed over, with the place", () => {
    const warned = (text: string): [string, number][] => {
      const result = parse(text);
      return result.ok ? result.value.warnings.map(({ code, at }) => [code, at]) : [];
    };
    expect(warned("sashigane/2/2/k")).toEqual([["short-body", 15]]);
    expect(warned("sashigane/2/2/n3")).toEqual([["surplus-body", 15]]);
    expect(warned("sashigane/2/2/3!k-0_l")).toEqual([["skipped-character", 15]]);
    expect(warned("sashigane/2/2/z")).toEqual([]);
  });

  it("drops numbers over 255 to a plain circle, and only there", () => {
    const puzzle = Puzzle.of(1, 2, [CIRCLE + 255, CIRCLE + 256]);
    expect(format(puzzle, "url")).toBe("https://puzz.link/p?sashigane/2/1/-ff./");
    expect(format(puzzle, "file")).toContain("o255 o256 ");
    expect(format(puzzle, "text")).toContain("| 255   256 |");
  });

  it.each([
    ["https://puzz.link/p?loute/5/5/jm", "sibling-genre@20"],
    ["https://puzz.link/p?sashikabe/5/5/jm", "sibling-genre@20"],
    ["https://puzz.link/p?sashikazune/5/5/jm", "sibling-genre@20"],
    ["https://puzz.link/p?pencils/5/5/jm", "sibling-genre@20"],
    ["pzprv3/kaisu/2/2/", "sibling-genre@7"],
    ["https://puzz.link/p?haisu/3/3/1331gg00g3l2", "unknown-genre@20"],
    ["hashigo stostone 2x2", "unknown-genre@8"],
    ["https://puzz.link/p?goishi/5/5/ulkds", "unknown-genre@20"],
    ["https://puzz.link/p?slither/5/5/a", "unknown-genre@20"],
    ["https://puzz.link/p?sashigane/5/x/jm", "bad-size@32"],
    ["https://puzz.link/p?sashigane/1001/5/jm", "too-large@30"],
    ["https://puzz.link/p?sashigane/1000/251/jm", "too-large@35"],
    ["hashigo sashigane 1x1\n+---+\n| w |\n+---+", "bad-cell@30"],
    ["lorem ipsum", "unknown-form@0"],
    ["", "empty@0"],
  ])("%j is refused: %s", (text, wanted) => expect(refusal(text)).toBe(wanted));

  it("names what it refuses in both languages", () => {
    const result = parse("https://puzz.link/p?loute/5/5/jm");
    expect(result).toMatchObject({
      error: { message: { en: expect.stringContaining("loute"), ja: expect.stringContaining("loute") } },
    });
  });

  it("takes rule settings beside, and refuses unknown ones", () => {
    const result = parse("sashigane/2/2/n", { rules: { form: "strict" } });
    expect(result).toMatchObject({ ok: true, value: { puzzle: { rules: { form: "strict", arrowEnd: "on" } } } });
    expect(parse("sashigane/2/2/n", { rules: { form: "loose" } })).toMatchObject({ error: { code: "bad-rule" } });
    expect(parse("sashigane/2/2/n", { rules: { colour: "on" } })).toMatchObject({ error: { code: "bad-rule" } });
  });
});

describe("files", () => {
  it("keeps the four states of an edge", () => {
    const { puzzle, progress, warnings } = read(SOLVED);
    expect(warnings).toEqual([]);
    expect(check(puzzle, progress)).toEqual({ state: "solved", violations: [] });
    expect(format(puzzle, "file", progress)).toBe(SOLVED.replaceAll("/", "\n"));
  });

  it("warns of tails, of short and long lines and of entries without meaning", () => {
    expect(read(`${SOLVED}info:{"author":"a/b"}`).warnings).toEqual(["info-ignored"]);
    expect(read(`${SOLVED}history:{}`).warnings).toEqual(["history-ignored"]);
    expect(read(`${SOLVED}TrialData(1)/0 0 /`).warnings).toEqual(["trial-ignored"]);
    expect(read(`${SOLVED}0 /`).warnings).toEqual(["surplus-body"]);
    expect(read("pzprv3/sashigane/1/2/o3 /").warnings).toEqual(["short-body"]);
    expect(read("pzprv3/sashigane/1/2/o3 5 /7 /").warnings).toEqual(["skipped-character"]);
  });
});

const clue = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  fc.integer({ min: UP, max: CIRCLE }),
  fc.integer({ min: CIRCLE + 1, max: CIRCLE + 40 }),
  fc.integer({ min: CIRCLE + 1, max: 0x7fff_ffff }),
);
const board = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([rows, cols]) =>
  fc
    .tuple(
      fc.array(clue, { minLength: rows * cols, maxLength: rows * cols }),
      fc.infiniteStream(fc.integer({ min: -1, max: 2 })),
    )
    .map(([clues, marks]) => {
      const puzzle = Puzzle.of(rows, cols, clues);
      return { puzzle, progress: { edges: Int8Array.from(marks.take(puzzle.grid.edges)) } };
    }),
);

describe("parse after format", () => {
  it("is the identity", () => {
    fc.assert(
      fc.property(board, ({ puzzle, progress }) => {
        for (const form of ["file", "text"] as const) {
          const back = read(format(puzzle, form, progress));
          expect(back).toEqual({ puzzle, progress, warnings: [] });
        }
        const writable = Puzzle.of(
          puzzle.rows,
          puzzle.cols,
          puzzle.clues.map((c) => (c > CIRCLE + 255 ? CIRCLE : c)),
        );
        const back = read(format(puzzle, "url", progress));
        expect(back).toEqual({ puzzle: writable, progress: emptyProgress(puzzle), warnings: [] });
        expect(format(back.puzzle, "url")).toBe(format(puzzle, "url"));
      }),
    );
  });

  it("knows one-wide boards", () => {
    for (const [rows, cols] of [
      [1, 1],
      [1, 5],
      [5, 1],
    ] as const) {
      const puzzle = Puzzle.of(rows, cols, new Array<number>(rows * cols).fill(UNKNOWN));
      for (const form of ["url", "file", "text"] as const) {
        expect(read(format(puzzle, form))).toEqual({ puzzle, progress: emptyProgress(puzzle), warnings: [] });
      }
    }
  });
});

/** Small damage of all kinds is LAW 6: laws-text. */
describe("texts", () => {
  it("that are large and hostile end at once", () => {
    expect(refusal(`sashigane/${"/".repeat(200_000)}x`)).toMatch(/^bad-size/);
    expect(refusal("a=&".repeat(100_000))).toMatch(/^unknown/);
    expect(read(`sashigane/1000/250/${"!".repeat(200_000)}`).warnings).toEqual(["skipped-character", "short-body"]);
    expect(read(`pzprv3/sashigane/250/1000/${"%20".repeat(100_000)}`).warnings).toEqual(["short-body"]);
    expect(read(`${SOLVED}${"/info:".repeat(50_000)}`).warnings).toEqual(["info-ignored"]);
  });
});
