import { readFileSync } from "node:fs";
import { WARNING_CODES } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { emptyProgress, MAX_NUMBER, NONE, type Progress, Puzzle, UNKNOWN } from "../src/puzzle.js";

interface CorpusPuzzle {
  readonly url: string;
  readonly originalUrl?: string;
  readonly rows: number;
  readonly cols: number;
  readonly regions: readonly (readonly number[])[];
  readonly looseBorders: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  readonly start: readonly [number, number];
  readonly goal: readonly [number, number];
  readonly numbers: readonly { readonly r: number; readonly c: number; readonly n: number | "?" }[];
}

const CORPUS = (
  JSON.parse(readFileSync(new URL("../../testkit/fixtures/corpus/haisu.json", import.meta.url), "utf8")) as {
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

/** Everything printed, in the words of section 6 of the format notes. */
function printed(puzzle: Puzzle): Record<string, unknown> {
  const { grid, cols, regions, start, goal, numbers } = puzzle;
  const at = (cell: number): number[] => [grid.rowOf(cell), grid.colOf(cell)];
  return {
    start: at(start),
    goal: at(goal),
    regions: Array.from({ length: grid.rows }, (_, r) => [...regions.of.slice(r * cols, (r + 1) * cols)].join("")),
    loose: regions.loose.map((edge) => grid.sides(edge).map(at)),
    numbers: [...numbers].flatMap((n, cell) => (n === NONE ? [] : [[...at(cell), n === UNKNOWN ? "?" : n]])),
  };
}

const SOLVED =
  "pzprv3.1/haisu/3/3/1 5 5 1/1 0 /0 0 /0 1 /0 0 0 /0 0 0 /. 3 . /. . . /. . 2 /1 1 /1 1 /1 1 /1 0 0 /0 0 1 /";

describe("urls", () => {
  it("reads the published vectors", () => {
    expect(printed(read("haisu/3/3/1331gg00g3l2").puzzle)).toEqual({
      start: [2, 0],
      goal: [0, 2],
      regions: ["000", "000", "000"],
      loose: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [2, 1],
          [2, 2],
        ],
      ],
      numbers: [
        [0, 1, 3],
        [2, 2, 2],
      ],
    });
    expect(printed(read("haisu/5/5/1551688s120mg2n1g2g3n1g").puzzle)).toEqual({
      start: [4, 0],
      goal: [0, 4],
      regions: ["00012", "00011", "00001", "00001", "30111"],
      loose: [],
      numbers: [
        [0, 1, 2],
        [2, 0, 1],
        [2, 2, 2],
        [2, 4, 3],
        [4, 3, 1],
      ],
    });
    expect(printed(read("haisu/4/4/44216n8d902m1m").puzzle)).toEqual({
      start: [3, 3],
      goal: [0, 1],
      regions: ["0001", "0221", "2231", "2331"],
      loose: [],
      numbers: [
        [0, 0, 2],
        [2, 0, 1],
      ],
    });
  });

  it("reads and writes places of two digits, a letter, and more", () => {
    const wide = "https://puzz.link/p?haisu/18/2/-1211200000000000zv";
    expect(printed(read(wide).puzzle)).toMatchObject({ start: [0, 17], goal: [1, 0], loose: [], numbers: [] });
    expect(format(read(wide).puzzle, "url")).toBe(wide);
    const board = (rows: number, cols: number, start: number, goal: number): Puzzle =>
      Puzzle.of({
        rows,
        cols,
        borders: new Uint8Array(rows * (cols - 1) + (rows - 1) * cols),
        numbers: new Int32Array(rows * cols).fill(NONE),
        start,
        goal,
      });
    for (const [rows, cols] of [
      [1, 15],
      [15, 1],
      [1, 16],
      [17, 1],
      [1, 256],
      [300, 2],
    ] as const) {
      const puzzle = board(rows, cols, rows * cols - 1, cols - 1);
      for (const form of ["url", "file", "text"] as const) expect(read(format(puzzle, form)).puzzle).toEqual(puzzle);
    }
    expect(format(board(1, 16, 15, 9), "url")).toMatch(/haisu\/16\/1\/-101a1/);
  });

  it("reads and writes the whole corpus, byte for byte", () => {
    expect(CORPUS.length).toBe(6);
    for (const { url, originalUrl, rows, cols, regions, looseBorders, start, goal, numbers } of CORPUS) {
      const { puzzle, warnings } = read(url);
      expect([puzzle.rows, puzzle.cols]).toEqual([rows, cols]);
      expect(printed(puzzle)).toEqual({
        start,
        goal,
        regions: regions.map((row) => row.join("")),
        loose: looseBorders,
        numbers: numbers.map(({ r, c, n }) => [r, c, n]),
      });
      expect(warnings).toEqual([]);
      expect(format(puzzle, "url")).toBe(url);
      if (originalUrl !== undefined) expect(read(originalUrl).puzzle).toEqual(puzzle);
    }
    expect(CORPUS.some(({ originalUrl }) => originalUrl !== undefined)).toBe(true);
  });

  it.each([
    "http://pzv.jp/p.html?haisu/3/2/1232a0g0-10g.g",
    "https://puzz.link/p.html?haisu/3/2/1232A0g0-10g.g///",
    "https://pzprxs.vercel.app/p?type=editor&haisu_edit/3/2/1232a0g0-10g.g",
    "http://pzplus.tck.mn/p?type=player&haisu_play/v:/x/3/2/1232a0g0-10g.g",
    " \nhttps://puzz.link/p?pzprv3.1/haisu/2/3/1%203%205%203/0%201%20/0%201%20/0%200%200%20/.%200%2016%20/.%20-%20.%20/0%200%20/0%200%20/0%200%200%20/\n",
    "pzprv3\r\nhaisu\r\n2\r\n3\r\n1 3 5 3\r\n0 1 \r\n0 1 \r\n0 0 0 \r\n. 0 16 \r\n. - . \r\n0 0 \r\n0 0 \r\n0 0 0 \r\n",
    "hashigo haisu 2x3\n+-----+-----+-----+\n|        0  | 16  |\n+     +     +     +\n|  s     ?  |  g  |\n+-----+-----+-----+",
  ])("is the same board: %j", (text) => {
    const { puzzle, warnings } = read(text);
    expect(format(puzzle, "url")).toBe("https://puzz.link/p?haisu/3/2/1232a0g0-10g.g");
    expect(warnings).toEqual([]);
  });

  it("knows all spellings of a number, and S and G on numbers or on one cell", () => {
    const numbers = (text: string): number[] => [...read(text).puzzle.numbers];
    expect(numbers("haisu/7/1/1171000f-10+100=000@000*0000")).toEqual([0, 15, 16, 256, 4096, 8192, 12240]);
    expect(numbers("haisu/3/1/11310%000$fffffg")).toEqual([8192, MAX_NUMBER, NONE]);
    expect(printed(read("haisu/2/1/112102.").puzzle)).toMatchObject({
      start: [0, 0],
      goal: [0, 1],
      numbers: [
        [0, 0, 2],
        [0, 1, "?"],
      ],
    });
    const one = read("haisu/1/1/11113");
    expect(one.warnings).toEqual([]);
    expect(one.puzzle.start).toBe(one.puzzle.goal);
    expect(format(one.puzzle, "text")).toContain("| SG3 |");
  });

  it("warns of what it passed over, with the place", () => {
    const warned = (text: string): [string, number][] => {
      const result = parse(text);
      return result.ok ? result.value.warnings.map(({ code, at }) => [code, at]) : [];
    };
    expect(warned("haisu/2/2/1122")).toEqual([["short-body", 14]]);
    expect(warned("haisu/2/2/1122000j3")).toEqual([["surplus-body", 18]]);
    expect(warned("haisu/2/2/112200!3j")).toEqual([["skipped-character", 16]]);
    expect(warned("haisu/2/2/112200z")).toEqual([]);
  });

  it.each([
    ["https://puzz.link/p?kaisu/5/5/1551688s120mg2n1g2g3n1g", "sibling-genre@20"],
    ["https://puzz.link/p?bdwalk/5/5/1551zz", "sibling-genre@20"],
    ["pzprv3.1/kaisu/2/2/", "sibling-genre@9"],
    ["https://puzz.link/p?shimaguni/5/5/0", "sibling-genre@20"],
    ["https://puzz.link/p?heyablock/5/5/0", "sibling-genre@20"],
    ["https://puzz.link/p?pencils/5/5/0", "sibling-genre@20"],
    ["https://puzz.link/p?sashigane/5/5/jm", "unknown-genre@20"],
    ["hashigo stostone 2x2", "unknown-genre@8"],
    ["https://puzz.link/p?haisu/5/x/1", "bad-size@28"],
    ["https://puzz.link/p?haisu/501/5/1", "too-large@26"],
    // S or G off the board, and missing
    ["haisu/5/5/1991688s120mg2n1g2g3n1g", "bad-place@11"],
    ["haisu/5/5/0551688s120mg2n1g2g3n1g", "bad-place@10"],
    ["haisu/5/5/15-1f", "bad-place@12"],
    ["haisu/5/5/155z", "bad-place@13"],
    ["haisu/5/5/15.1", "bad-place@12"],
    ["haisu/5/5/155", "bad-place@13"],
    ["haisu/5/5", "bad-place@9"],
    ["pzprv3.1/haisu/2/2/1 1 5 1/", "bad-place@23"],
    ["pzprv3.1/haisu/2/2/1 2 3 1/", "bad-place@21"],
    ["pzprv3.1/haisu/2/2/-1 1 3 1/", "bad-place@19"],
    ["pzprv3.1/haisu/2/2/1 1 3 /0 /", "bad-place@24"],
    ["pzprv3.1/haisu/2/2", "bad-place@18"],
    ["hashigo haisu 1x2\n+---+---+\n| S     |\n+---+---+", "bad-place@18"],
    ["hashigo haisu 1x2\n+---+---+\n| G     |\n+---+---+", "bad-place@18"],
    ["hashigo haisu 1x2\n+---+---+\n| S   S |\n+---+---+", "bad-cell@34"],
    ["hashigo haisu 1x2\n+---+---+\n| S   w |\n+---+---+", "bad-cell@34"],
    ["hashigo haisu 1x2\n+---+---+\n| S o G |\n+---+---+", "bad-cell@32"],
    [`hashigo haisu 1x2\n+---------+---------+\n| S         ${MAX_NUMBER + 1} |\n+---------+---------+`, "bad-cell@52"],
    ["lorem ipsum", "unknown-form@0"],
    ["", "empty@0"],
  ])("%j is refused: %s", (text, wanted) => expect(refusal(text)).toBe(wanted));

  it("names what it refuses in both languages", () => {
    expect(parse("https://puzz.link/p?kaisu/5/5/1551")).toMatchObject({
      error: { message: { en: expect.stringContaining("kaisu"), ja: expect.stringContaining("kaisu") } },
    });
    expect(parse("haisu/5/5/1991688")).toMatchObject({
      error: {
        message: {
          en: "At place 12 the row of S should stand, inside a board of 5 rows, not “9”.",
          ja: "12文字目はSの行（盤は5行）のはずですが「9」です。",
        },
      },
    });
    expect(parse("haisu/5/5/155")).toMatchObject({
      error: {
        message: {
          en: "At place 14 the row of G should stand, inside a board of 5 rows.",
          ja: "14文字目はGの行（盤は5行）のはずです。",
        },
      },
    });
  });

  it("takes rule settings beside, and refuses unknown ones", () => {
    const rules = { reading: "cardinal" };
    expect(parse("haisu/1/1/1111g", { rules })).toMatchObject({ ok: true, value: { puzzle: { rules } } });
    expect(parse("haisu/1/1/1111g", { rules: { reading: "loose" } })).toMatchObject({ error: { code: "bad-rule" } });
    expect(parse("haisu/1/1/1111g", { rules: { colour: "on" } })).toMatchObject({ error: { code: "bad-rule" } });
  });
});

describe("files", () => {
  it("keeps the answer", () => {
    const { puzzle, progress, warnings } = read(SOLVED);
    expect(warnings).toEqual([]);
    expect(check(puzzle, progress)).toEqual({ state: "solved", violations: [] });
    expect(format(puzzle, "file", progress)).toBe(SOLVED.replaceAll("/", "\n"));
  });

  it("drops direction letters, in files of both versions, and says so once", () => {
    const marks = "0r 1d /l -1u /-2 u /0 1l 0 /d 0 -2r /";
    for (const version of ["pzprv3", "pzprv3.1"]) {
      const result = parse(`${SOLVED.slice(0, SOLVED.indexOf("1 1 /1 1")).replace("pzprv3.1", version)}${marks}`);
      expect(result).toMatchObject({ ok: true, value: { warnings: [{ code: "directions-dropped" }] } });
      if (!result.ok) return;
      expect([...result.value.progress.edges]).toEqual([0, 1, 0, -1, -2, 0, 0, 1, 0, 0, 0, -2]);
      expect(result.value.warnings[0]?.message.en).toBe("Direction marks are not kept.");
    }
  });

  it("warns of tails, of short and long lines and of entries without meaning", () => {
    expect(read(`${SOLVED}info:{"author":"a/b"}`).warnings).toEqual(["info-ignored"]);
    expect(read(`${SOLVED}history:{}`).warnings).toEqual(["history-ignored"]);
    expect(read(`${SOLVED}TrialData(1)/0 0 /`).warnings).toEqual(["trial-ignored"]);
    expect(read(`${SOLVED}0 /`).warnings).toEqual(["surplus-body"]);
    const head = "pzprv3.1/haisu/1/2/1 1 3 1";
    expect(read(`${head}/`).warnings).toEqual(["short-body"]);
    expect(read(`${head} 7/0 /. . /0 /`).warnings).toEqual(["surplus-body"]);
    for (const body of [
      "2 /. . /0 ",
      "0 /. x /0 ",
      "0 /. -3 /0 ",
      `0 /. ${MAX_NUMBER + 1} /0 `,
      "0 /. . /2 ",
      "0 /. . /x ",
    ])
      expect(read(`${head}/${body}/`).warnings).toEqual(["skipped-character"]);
  });
});

describe("drawn text", () => {
  it("has a sign for each mark, with and without border", () => {
    const edges = Int8Array.of(0, 1, -1, -2, 0, 1, -1, -2, ...[0, 1, -1, -2, 0, 1, -1, -2, 0]);
    const borders = edges.map((_, edge) => (edge < 8 ? edge >> 2 : Number(edge >= 12 && edge < 16)));
    const puzzle = Puzzle.of({
      rows: 2,
      cols: 9,
      borders: Uint8Array.of(...borders.slice(0, 8), ...new Uint8Array(8), ...borders.slice(8)),
      numbers: Int32Array.from(
        { length: 18 },
        (_, cell) => [0, UNKNOWN, 12, NONE, NONE, 3, NONE, NONE, UNKNOWN][cell % 9]!,
      ),
      start: 2,
      goal: 17,
    });
    const progress = { edges: Int8Array.of(...edges.slice(0, 8), ...new Int8Array(8), ...edges.slice(8)) };
    const text = format(puzzle, "text", progress);
    expect(text).toBe(
      [
        "hashigo haisu 2x9",
        "+-----+-----+-----+-----+-----+-----+-----+-----+-----+",
        "|  0     ?  - S12 x     *     |  3  +     X     #  ?  |",
        "+     +  |  +  x  +  *  +-----+--|--+--X--+--#--+     +",
        "|  0     ?    12                 3                G?  |",
        "+-----+-----+-----+-----+-----+-----+-----+-----+-----+",
        "",
      ].join("\n"),
    );
    expect(read(text)).toEqual({ puzzle, progress, warnings: [] });
  });
});

const number = fc.oneof(
  { weight: 4, arbitrary: fc.constant(NONE) },
  { weight: 4, arbitrary: fc.integer({ min: UNKNOWN, max: 40 }) },
  fc.integer({ min: 0, max: MAX_NUMBER }),
);
const board = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([rows, cols]) => {
  const cells = rows * cols;
  return fc
    .tuple(
      fc.array(number, { minLength: cells, maxLength: cells }),
      fc.infiniteStream(fc.integer({ min: 0, max: 1 })),
      fc.infiniteStream(fc.integer({ min: -2, max: 1 })),
      fc.nat(cells - 1),
      fc.nat(cells - 1),
    )
    .map(([numbers, borders, marks, start, goal]) => {
      const edges = rows * (cols - 1) + (rows - 1) * cols;
      const puzzle = Puzzle.of({ rows, cols, borders: [...borders.take(edges)], numbers, start, goal });
      return { puzzle, progress: { edges: Int8Array.from(marks.take(edges)) } };
    });
});

describe("parse after format", () => {
  it("is the identity, S = G and one-wide boards included", () => {
    let same = 0;
    fc.assert(
      fc.property(board, ({ puzzle, progress }) => {
        if (puzzle.start === puzzle.goal) same++;
        for (const form of ["file", "text"] as const)
          expect(read(format(puzzle, form, progress))).toEqual({ puzzle, progress, warnings: [] });
        const url = format(puzzle, "url", progress);
        expect(read(url)).toEqual({ puzzle, progress: emptyProgress(puzzle), warnings: [] });
      }),
      { numRuns: 300 },
    );
    expect(same).toBeGreaterThan(0);
  });
});

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
  const url = /haisu(?:_edit|_play)?\/(?:v:[^/]*\/)?(?:[^/]*[^/\d][^/]*\/|\/)?\s*(\d+)\/(\d+)\s*(?:\/|$)/i.exec(plain);
  return url === null ? undefined : `${Number(url[2])}x${Number(url[1])}`;
}

/** Everything on a board, in a form that compares fast. */
function keyOf({ rows, cols, borders, numbers, start, goal, rules }: Puzzle, { edges }: Progress): string {
  return JSON.stringify([rows, cols, start, goal, rules, borders.join(), numbers.join(), edges.join()]);
}

const STRANGE = [..."0123456789abcdefghijklmnopqrstuvwxyz-.@%+*/?&=:_ \n\r\t|x!SGéあ\u0000\ud83d"];

describe("mutated inputs", () => {
  const long = process.env["HASHIGO_LONG"] === "1";
  const originals = CORPUS.flatMap(({ url }) => {
    const { puzzle } = read(url);
    const progress = {
      edges: Int8Array.from({ length: puzzle.grid.edges }, (_, i) => [0, 1, -1, 0, -2][(i * 7) % 5]!),
    };
    const file = format(puzzle, "file", progress);
    return [
      url,
      file,
      `https://puzz.link/p?${encodeURI(file.replaceAll("\n", "/"))}`,
      format(puzzle, "text", progress),
    ];
  });
  const mutation = fc.record({
    from: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    kind: fc.constantFrom("replace", "insert", "delete", "repeat", "cut"),
    with: fc.constantFrom(...STRANGE),
    length: fc.integer({ min: 1, max: 12 }),
  });
  const mutated = fc
    .tuple(fc.constantFrom(...originals), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([text, mutations]) => {
      let out = text;
      for (const { from, kind, with: char, length } of mutations) {
        const i = Math.floor(from * out.length);
        const [before, slice, after] = [out.slice(0, i), out.slice(i, i + length), out.slice(i + length)];
        if (kind === "replace") out = before + char + out.slice(i + 1);
        else if (kind === "insert") out = before + char + out.slice(i);
        else if (kind === "delete") out = before + after;
        else if (kind === "repeat") out = before + slice + slice + after;
        else out = before;
      }
      return out;
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
    expect(refusal(`haisu/${"/".repeat(200_000)}x`)).toMatch(/^bad-size/);
    expect(refusal("a=&".repeat(100_000))).toMatch(/^unknown/);
    expect(refusal(`haisu/500/500/${"!".repeat(200_000)}`)).toBe("bad-place@14");
    expect(read(`haisu/500/500/1122${"!".repeat(200_000)}`).warnings).toEqual(["skipped-character", "short-body"]);
    expect(refusal(`pzprv3.1/haisu/500/500/${"%20".repeat(100_000)}`)).toMatch(/^bad-place/);
    expect(read(`pzprv3.1/haisu/500/500/1 1 1 1/${"1r ".repeat(100_000)}`).warnings).toContain("surplus-body");
    expect(read(`${SOLVED}${"/info:".repeat(50_000)}`).warnings).toEqual(["info-ignored"]);
    const { puzzle, progress } = read("haisu/500/500/11-1f4-1f4");
    expect(check(puzzle, progress).state).toBe("incomplete");
  });
});
