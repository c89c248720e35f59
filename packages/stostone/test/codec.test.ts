import { Grid, regionsOf } from "@hashigo/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { parse } from "../src/codec.js";
import { format } from "../src/format.js";
import { emptyProgress, MAX_NUMBER, NONE, Puzzle, UNKNOWN } from "../src/puzzle.js";
import { CORPUS, read, refusal, SOLVED } from "./texts.js";

/** Everything printed, in the words of section 5 of the format notes. */
function printed(puzzle: Puzzle): Record<string, unknown> {
  const { grid, cols, regions, numbers } = puzzle;
  const at = (cell: number): number[] => [grid.rowOf(cell), grid.colOf(cell)];
  return {
    regions: Array.from({ length: grid.rows }, (_, r) => [...regions.of.slice(r * cols, (r + 1) * cols)].join("")),
    loose: regions.loose.map((edge) => grid.sides(edge).map(at)),
    numbers: [...numbers].flatMap((n, region) => (n === NONE ? [] : [[region, n === UNKNOWN ? "?" : n]])),
  };
}

describe("urls", () => {
  it("reads the published vectors", () => {
    expect(printed(read("stostone/2/2/0o21").puzzle)).toEqual({
      regions: ["00", "11"],
      loose: [],
      numbers: [
        [0, 2],
        [1, 1],
      ],
    });
    expect(printed(read("stostone/6/6/433aaqv064p03g433h").puzzle)).toEqual({
      regions: ["000111", "222231", "222231", "442233", "445533", "645533"],
      loose: [],
      numbers: [
        [0, 3],
        [2, 4],
        [3, 3],
        [4, 3],
      ],
    });
    expect(printed(read("stostone/8/6/r6olfpe0002rg40fvm3").puzzle)).toEqual({
      regions: ["01223444", "01223444", "11553366", "11553366", "11553366", "77777777"],
      loose: [
        [
          [3, 0],
          [3, 1],
        ],
        [
          [3, 2],
          [3, 3],
        ],
        [
          [3, 4],
          [3, 5],
        ],
        [
          [4, 4],
          [4, 5],
        ],
        [
          [2, 6],
          [3, 6],
        ],
        [
          [3, 7],
          [4, 7],
        ],
      ],
      numbers: [[7, 3]],
    });
    for (const [url, n] of [
      ["stostone/2/2/00.", "?"],
      ["stostone/2/2/00-10", 16],
      ["stostone/2/2/000", 0],
    ] as const)
      expect(printed(read(url).puzzle)).toEqual({ regions: ["00", "00"], loose: [], numbers: [[0, n]] });
  });

  it("reads and writes the whole corpus, byte for byte", () => {
    expect(CORPUS.length).toBe(90);
    for (const { url, rows, cols, regions, looseBorders, numbers } of CORPUS) {
      const { puzzle, warnings } = read(url);
      expect([puzzle.rows, puzzle.cols]).toEqual([rows, cols]);
      expect(printed(puzzle)).toEqual({
        regions: regions.map((row) => row.join("")),
        loose: looseBorders,
        numbers: numbers.map(({ region, n }) => [region, n]),
      });
      expect(warnings).toEqual([]);
      expect(format(puzzle, "url")).toBe(url);
      for (const form of ["file", "text"] as const) expect(read(format(puzzle, form)).puzzle).toEqual(puzzle);
    }
  });

  it.each([
    "http://pzv.jp/p.html?stostone/3/2/2s0.g",
    "https://puzz.link/p.html?stostone/3/2/2S0.///",
    "https://pzprxs.vercel.app/p?type=editor&stostone_edit/3/2/2s0.g",
    "http://pzplus.tck.mn/p?type=player&stostone_play/v:/x/3/2/2s0.k",
    " \nhttps://puzz.link/p?pzprv3.1/stostone/2/3/0%200%20/0%201%20/1%201%201%20/0%20.%20.%20/-%20.%20.%20/.%20.%20.%20/.%20.%20.%20/\n",
    "pzprv3\r\nstostone\r\n2\r\n3\r\n3\r\na a a \r\nb b c \r\n0 . . \r\n- . . \r\n. . . \r\n. . . \r\n",
    "hashigo stostone 2x3\n+---+---+---+\n| 0   .     |\n+---+---+---+\n| ?     |   |\n+---+---+---+",
  ])("is the same board: %j", (text) => {
    expect(format(read(text).puzzle, "url")).toBe("https://puzz.link/p?stostone/3/2/2s0.g");
    expect(read(text).warnings).toEqual(text.endsWith("///") ? ["short-body"] : []);
  });

  it("knows all spellings of a number", () => {
    const numbers = (text: string): number[] => [...read(text).puzzle.numbers];
    // Seven cells, each its own region.
    expect(numbers("stostone/7/1/vg0f-10+100=000@000*0000")).toEqual([0, 15, 16, 256, 4096, 8192, 12240]);
    expect(numbers("stostone/3/1/o%000$fffffg")).toEqual([8192, MAX_NUMBER, NONE]);
  });

  it("warns of what it passed over, with the place", () => {
    const warned = (text: string): [string, number][] => {
      const result = parse(text);
      return result.ok ? result.value.warnings.map(({ code, at }) => [code, at]) : [];
    };
    expect(warned("stostone/2/2/0o2")).toEqual([["short-body", 16]]);
    expect(warned("stostone/2/2/")).toEqual([["short-body", 13]]);
    expect(warned("stostone/2/2/0o212")).toEqual([["surplus-body", 17]]);
    expect(warned("stostone/2/2/0o!21")).toEqual([["skipped-character", 15]]);
    expect(warned("stostone/2/2/0oz")).toEqual([]);
  });

  it.each([
    ["https://puzz.link/p?shimaguni/5/5/0", "sibling-genre@20"],
    ["https://puzz.link/p?chocona/2/2/0o21", "sibling-genre@20"],
    ["https://puzz.link/p?hinge/2/2/0o21", "sibling-genre@20"],
    ["https://puzz.link/p?heyablock/2/2/0o21", "sibling-genre@20"],
    ["https://puzz.link/p?heyawake/2/2/0o21", "sibling-genre@20"],
    ["https://puzz.link/p?kaisu/5/5/1551688s120mg2n1g2g3n1g", "sibling-genre@20"],
    ["https://puzz.link/p?pencils/5/5/0", "sibling-genre@20"],
    ["pzprv3.1/chocona/2/2/", "sibling-genre@9"],
    ["hashigo hinge 2x2", "sibling-genre@8"],
    ["https://puzz.link/p?haisu/3/3/1331gg00g3l2", "unknown-genre@20"],
    ["https://puzz.link/p?stostone/5/x/1", "bad-size@31"],
    ["https://puzz.link/p?stostone/0/5/1", "bad-size@29"],
    ["https://puzz.link/p?stostone/501/5/1", "too-large@29"],
    ["hashigo stostone 1x2\n+---+---+\n| #   w |\n+---+---+", "bad-cell@37"],
    ["hashigo stostone 1x2\n+---+---+\n| # o # |\n+---+---+", "bad-cell@35"],
    ["hashigo stostone 1x2\n+---+---+\n| ##  # |\n+---+---+", "bad-cell@33"],
    ["hashigo stostone 1x2\n+---+---+\n| #3    |\n+---+---+", "bad-cell@33"],
    [
      `hashigo stostone 1x2\n+---------+---------+\n|           ${MAX_NUMBER + 1} |\n+---------+---------+`,
      "bad-cell@55",
    ],
    ["lorem ipsum", "unknown-form@0"],
    ["", "empty@0"],
  ])("%j is refused: %s", (text, wanted) => expect(refusal(text)).toBe(wanted));

  it("takes rule settings beside, and refuses unknown ones", () => {
    const rules = { fall: "count" };
    expect(parse("stostone/1/1/g", { rules })).toMatchObject({ ok: true, value: { puzzle: { rules } } });
    expect(parse("stostone/1/1/g", { rules: { fall: "slow" } })).toMatchObject({ error: { code: "bad-rule" } });
    expect(parse("stostone/1/1/g", { rules: { colour: "on" } })).toMatchObject({ error: { code: "bad-rule" } });
  });
});

describe("files", () => {
  it("keeps the answer", () => {
    const { puzzle, progress, warnings } = read(SOLVED);
    expect(warnings).toEqual([]);
    expect(printed(puzzle)).toEqual({ regions: ["00", "11"], loose: [], numbers: [[0, 0]] });
    expect(check(puzzle, progress)).toEqual({ state: "solved", violations: [] });
    expect(format(puzzle, "file", progress)).toBe(SOLVED.replaceAll("/", "\n"));
  });

  it("reads version 0: names of regions, a border wherever they differ", () => {
    const { puzzle, progress, warnings } = read("pzprv3/stostone/2/3/2/0 0 1 /0 1 0 /2 . . /. . . /# + . /. # # /");
    expect(warnings).toEqual([]);
    expect(printed(puzzle)).toEqual({ regions: ["001", "023"], loose: [], numbers: [[0, 2]] });
    expect([...progress.cells]).toEqual([1, 2, 0, 0, 1, 1]);
    expect(read(format(puzzle, "file", progress))).toEqual({ puzzle, progress, warnings: [] });
  });

  it("moves a number to the top cell of its region, and keeps one of several: the one there, else the first", () => {
    const board = (numbers: string): string => `pzprv3/stostone/2/3/1/1 0 0 /0 0 0 /${numbers}/. . . /. . . /`;
    const numbers = (text: string): [string[], unknown] => [read(text).warnings, printed(read(text).puzzle)["numbers"]];
    // The top cell of region 1 is its topmost cell of the leftmost column, r2c1.
    expect(read(board(". . . /. . . ")).puzzle.clueCell(1)).toBe(3);
    expect(numbers(board("1 . . /3 . . "))).toEqual([
      [],
      [
        [0, 1],
        [1, 3],
      ],
    ]);
    expect(numbers(board(". 4 . /. . . "))).toEqual([["clue-moved"], [[1, 4]]]);
    expect(numbers(board(". . . /. . - "))).toEqual([["clue-moved"], [[1, "?"]]]);
    expect(numbers(board(". 4 . /2 . 5 "))).toEqual([["extra-clue"], [[1, 2]]]);
    expect(numbers(board(". 4 . /. - 5 "))).toEqual([["clue-moved", "extra-clue"], [[1, 4]]]);
    const text = "hashigo stostone 2x2\n+---+---+\n|     4 |\n+   +   +\n|       |\n+---+---+";
    const result = parse(text);
    expect(result).toMatchObject({ ok: true, value: { warnings: [{ code: "clue-moved", at: text.indexOf("4") }] } });
    if (result.ok) for (const { message } of result.value.warnings) expect(message.ja).toMatch(/。$/);
  });

  it("warns of tails, of short and long lines and of entries without meaning", () => {
    expect(read(`${SOLVED}info:{"author":"a/b"}`).warnings).toEqual(["info-ignored"]);
    expect(read(`${SOLVED}history:{}`).warnings).toEqual(["history-ignored"]);
    expect(read(`${SOLVED}TrialData(1)/. . /`).warnings).toEqual(["trial-ignored"]);
    expect(read(`${SOLVED}0 /`).warnings).toEqual(["surplus-body"]);
    const head = "pzprv3.1/stostone/1/2";
    expect(read(`${head}/`).warnings).toEqual(["short-body"]);
    for (const body of ["2 /. . /. . ", "0 /. x /. . ", `0 /${MAX_NUMBER + 1} . /. . `, "0 /. . /. 1 "])
      expect(read(`${head}/${body}/`).warnings).toEqual(["skipped-character"]);
    expect(read("pzprv3/stostone/1/2/x/0 0 /. . /. . /").warnings).toEqual(["skipped-character"]);
  });
});

describe("drawn text", () => {
  it("holds loose borders, `?`, 0, large numbers, and the answer in the cells of numbers", () => {
    const text = [
      "hashigo stostone 2x5",
      "+-----+-----+-----+-----+-----+",
      "| 12# |     |  ?+ |     |  0  |",
      "+     +     +-----+     +-----+",
      "|     |  #  |  7        |  +  |",
      "+-----+-----+-----+-----+-----+",
      "",
    ].join("\n");
    const { puzzle, progress, warnings } = read(text);
    expect(warnings).toEqual([]);
    expect(printed(puzzle)).toEqual({
      regions: ["01234", "01335"],
      loose: [],
      numbers: [
        [0, 12],
        [2, "?"],
        [3, 7],
        [4, 0],
      ],
    });
    expect([...progress.cells]).toEqual([1, 0, 2, 0, 0, 0, 1, 0, 0, 2]);
    const wide = "hashigo stostone 2x2\n+-----+-----+\n| 300#|  #  |\n+     +     +\n|  +        |\n+-----+-----+\n";
    expect(printed(read(wide).puzzle)).toMatchObject({ loose: [expect.anything()], numbers: [[0, 300]] });
    expect(read(format(read(wide).puzzle, "text", read(wide).progress))).toEqual(read(wide));
  });
});

const number = fc.oneof(
  { weight: 4, arbitrary: fc.constant(NONE) },
  { weight: 4, arbitrary: fc.integer({ min: UNKNOWN, max: 40 }) },
  fc.integer({ min: 0, max: MAX_NUMBER }),
);
const board = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 }))
  .chain(([rows, cols, tenths]) => {
    const cells = rows * cols;
    const edges = rows * (cols - 1) + (rows - 1) * cols;
    return fc
      .tuple(
        fc.array(number, { minLength: cells, maxLength: cells }),
        fc.array(fc.nat(9), { minLength: edges, maxLength: edges }),
        fc.array(fc.nat(2), { minLength: cells, maxLength: cells }),
      )
      .map(([numbers, draws, marks]) => {
        const borders = draws.map((draw) => Number(draw < tenths));
        const { count } = regionsOf(new Grid(rows, cols), (edge) => borders[edge] === 1);
        const puzzle = Puzzle.of({ rows, cols, borders, numbers: numbers.slice(0, count) });
        return { puzzle, progress: { cells: Uint8Array.from(marks) } };
      });
  });

describe("parse after format", () => {
  it("is the identity, loose borders and one-wide boards included", () => {
    let loose = 0;
    fc.assert(
      fc.property(board, ({ puzzle, progress }) => {
        loose += puzzle.regions.loose.length;
        for (const form of ["file", "text"] as const)
          expect(read(format(puzzle, form, progress))).toEqual({ puzzle, progress, warnings: [] });
        const url = format(puzzle, "url", progress);
        expect(read(url)).toEqual({ puzzle, progress: emptyProgress(puzzle), warnings: [] });
      }),
      { numRuns: 300 },
    );
    expect(loose).toBeGreaterThan(100);
  });
});
