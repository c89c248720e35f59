import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { MAX_NUMBER, NONE, Puzzle, UNKNOWN } from "../src/puzzle.js";
import { CORPUS, read, refusal, SOLVED } from "./texts.js";

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
