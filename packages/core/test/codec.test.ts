import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Body,
  badRule,
  drawLattice,
  type EdgeSign,
  FileLines,
  fileCells,
  fileEdges,
  fileText,
  type GenreText,
  Grid,
  type Numeral,
  openSource,
  readBits,
  readBorders,
  readLattice,
  readNumbers,
  Warnings,
  writeBits,
  writeBorders,
  writeNumber,
  writeNumbers,
} from "../src/index.js";

const GENRE: GenreText = { id: "ladders", siblings: ["snakes"], maxSide: 600 };
const codes = (warnings: Warnings): string[] => warnings.list.map((warning) => warning.code);
const bodyOf = (text: string, warnings = new Warnings()): Body => new Body({ text, at: 0 }, warnings);

describe("bits", () => {
  it("puts the first value into the highest bit and fills up with 0", () => {
    expect(writeBits(3, (i) => i === 1)).toBe("8");
    const places: number[] = [];
    readBits(bodyOf("8"), 3, (i) => places.push(i));
    expect(places).toEqual([1]);
  });

  it("reads what it writes, borders included", () => {
    const arbitrary = fc.tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.infiniteStream(fc.boolean()),
    );
    fc.assert(
      fc.property(arbitrary, ([rows, cols, bits]) => {
        const grid = new Grid(rows, cols);
        const wanted = [...bits.take(grid.edges)].flatMap((bit, i) => (bit ? [i] : []));
        const text = writeBorders(grid, (edge) => wanted.includes(edge));
        expect(text.length).toBe(Math.ceil(grid.across / 5) + Math.ceil((grid.edges - grid.across) / 5));
        const found: number[] = [];
        const warnings = new Warnings();
        const body = bodyOf(text, warnings);
        readBorders(body, grid, (edge) => found.push(edge));
        body.end();
        expect(found).toEqual(wanted);
        expect(codes(warnings)).toEqual([]);
      }),
    );
  });

  it("takes capitals, and five times 0 for what is no digit", () => {
    const places: number[] = [];
    const warnings = new Warnings();
    readBits(bodyOf("V!1", warnings), 15, (i) => places.push(i));
    expect(places).toEqual([0, 1, 2, 3, 4, 14]);
    expect(codes(warnings)).toEqual(["skipped-character"]);
    expect(warnings.list[0]?.at).toBe(1);
  });

  it("says how many places a body had", () => {
    const read = (text: string, count: number): number => readBits(bodyOf(text), count, () => {});
    expect([read("", 7), read("v", 7), read("vv", 7), read("vvv", 7)]).toEqual([0, 5, 7, 7]);
  });
});

describe("numbers", () => {
  const read = (text: string, count: number): { values: (Numeral | null)[]; codes: string[] } => {
    const values: (Numeral | null)[] = new Array<null>(count).fill(null);
    const warnings = new Warnings();
    const body = bodyOf(text, warnings);
    readNumbers(body, count, (place, value) => {
      values[place] = value;
    });
    body.end();
    return { values, codes: codes(warnings) };
  };

  it("knows every form", () => {
    const forms = "0f-10-ff+100+fff=000=fff@000%001*0000*ffff$00000$fffff.";
    const values = [0, 15, 16, 255, 256, 4095, 4096, 8191, 8192, 8193, 12240, 77775, 77776, 1126351, "?"];
    expect(read(forms, values.length)).toEqual({ values, codes: [] });
    expect(values.map((n) => (n === "?" ? "." : writeNumber(n as number))).join("")).toBe(forms.replace("%", "@"));
  });

  it("reads what it writes", () => {
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      fc.constant("?" as const),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 1126351 }),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 90 }), (values) => {
        const text = writeNumbers(values.length, (i) => values[i] as Numeral | null);
        expect(read(text, values.length)).toEqual({ values, codes: [] });
      }),
    );
  });

  it("writes long gaps with z first", () => {
    expect(writeNumbers(46, (i) => (i === 45 ? 3 : null))).toBe("zzk3");
    expect(writeNumber(1126352)).toBe(".");
  });

  it("skips what has no meaning, and tells of early and late ends", () => {
    expect(read("1!2", 2)).toEqual({ values: [1, 2], codes: ["skipped-character"] });
    expect(read("-g3", 3)).toEqual({ values: [null, 3, null], codes: ["skipped-character", "short-body"] });
    expect(read("12345", 2)).toEqual({ values: [1, 2], codes: ["surplus-body"] });
  });
});

describe("what kind of text", () => {
  const open = (text: string): string => {
    const source = openSource(text, GENRE);
    if (!source.ok) return `${source.error.code}@${source.error.at}`;
    const { form, rows, cols } = source.value;
    return source.value.form === "url"
      ? `${rows}x${cols} ${source.value.body.text}@${source.value.body.at}`
      : `${form} ${rows}x${cols}`;
  };

  it.each([
    ["https://puzz.link/p?ladders/4/2/abc", "2x4 abc@32"],
    ["http://pzv.jp/p.html?ladders/4/2/abc//", "2x4 abc@33"],
    ["  https://puzz.link/p?type=editor&ladders_edit/v:old/4/2/ab/c/ \n", "2x4 ab/c@57"],
    ["https://pzprxs.vercel.app/p?type=player&ladders_play/flags/4/2/", "2x4 @63"],
    ["ladders/4/2/a?b", "2x4 a?b@12"],
    ["ladders/4/2", "2x4 @11"],
    ["", "empty@0"],
    [" \n\t", "empty@0"],
    ["good morning", "unknown-form@0"],
    ["https://example.com/", "unknown-form@0"],
    ["https://puzz.link/p?snakes/4/2/", "sibling-genre@20"],
    ["snakes_edit/4/2/", "sibling-genre@0"],
    ["https://puzz.link/p?type=editor&chess/8/8/", "unknown-genre@32"],
    ["https://puzz.link/p?ladders/x/2/abc", "bad-size@28"],
    ["https://puzz.link/p?ladders/4/x/abc", "bad-size@30"],
    ["https://puzz.link/p?ladders/0/2/abc", "bad-size@28"],
    ["https://puzz.link/p?ladders/4", "bad-size@29"],
    ["https://puzz.link/p?ladders/4/-2/", "bad-size@30"],
    ["https://puzz.link/p?ladders/601/2/", "too-large@28"],
    ["https://puzz.link/p?ladders/600/600/", "too-large@32"],
    [`ladders/${"9".repeat(400)}/2/`, "too-large@8"],
    ["pzprv3/ladders/2/4/", "file 2x4"],
    ["https://puzz.link/p?pzprv3.1/ladders/2/4/.%20", "file 2x4"],
    ["pzprv3\r\nladders\r\n2\r\n4\r\n", "file 2x4"],
    ["pzprv4/ladders/2/4/", "unknown-form@0"],
    ["pzprv3/chess/2/4/", "unknown-genre@7"],
    ["pzprv3/ladders/2", "bad-size@16"],
    ["pzprv3/ladders/2/four", "bad-size@17"],
    ["hashigo ladders 2x4\n+", "text 2x4"],
    ["hashigo snakes 2x4", "sibling-genre@8"],
    ["hashigo ladders 2", "bad-size@17"],
    ["hashigo ladders 2xb", "bad-size@18"],
  ])("%j", (text, wanted) => expect(open(text)).toBe(wanted));

  it("knows a genre that draws itself under another name", () => {
    const genre = { ...GENRE, drawn: "rope-ladders" };
    const state = (text: string): string => {
      const opened = openSource(text, genre);
      return opened.ok ? opened.value.form : `${opened.error.code}@${opened.error.at}`;
    };
    expect(state("hashigo rope-ladders 2x4\n+")).toBe("text");
    expect(state("hashigo ladders 2x4\n+")).toBe("unknown-genre@8");
    expect(state("ladders/4/2/abc")).toBe("url");
    expect(state("rope-ladders/4/2/abc")).toBe("unknown-genre@0");
  });

  it("refuses rules that the genre has not", () => {
    const infos = [{ name: "form", values: ["a", "b"], title: { en: "", ja: "" } }];
    expect(badRule({ form: "b" }, infos)).toBeNull();
    expect(badRule({ form: "c" }, infos)).toMatchObject({ error: { code: "bad-rule" } });
    expect(badRule({ shape: "a" }, infos)).toMatchObject({ error: { code: "bad-rule" } });
    expect(badRule({ constructor: "a" }, infos)).toMatchObject({ error: { code: "bad-rule" } });
  });
});

describe("files", () => {
  it("gives offsets in the text as given, through percent signs too", () => {
    const text = "pzprv3/ladders/1/3/.%20%E3%81%82%20x%20/";
    const warnings = new Warnings();
    const lines = new FileLines({ text, at: 0 }, warnings);
    const found: [string, number][] = [];
    lines.row(3, (_, entry, at) => found.push([entry, at]) > 0);
    expect(found).toEqual([
      [".", text.indexOf(".%")],
      ["あ", text.indexOf("%E3")],
      ["x", text.indexOf("x")],
    ]);
  });

  it("takes percent signs that encode nothing as they are", () => {
    const lines = new FileLines({ text: "pzprv3/a/1/1/%E3%81 %zz", at: 0 }, new Warnings());
    const found: string[] = [];
    lines.row(2, (_, entry) => found.push(entry) > 0);
    expect(found).toEqual(["%E3%81", "%zz"]);
  });

  it.each([
    ["pzprv3/a/1/2/1 2 /", []],
    ["pzprv3/a/1/2/1 2 //\n", []],
    ["pzprv3/a/1/2/1 2 3 /", ["surplus-body"]],
    ["pzprv3/a/1/2/1 /", ["short-body"]],
    ["pzprv3/a/1/2", ["short-body"]],
    ["pzprv3/a/1/2/1 ! /", ["skipped-character"]],
    ["pzprv3/a/1/2/1 2 /3 4 /", ["surplus-body"]],
    ['pzprv3\na\n1\n2\n1 2 \ninfo:{"a":"http://b/c"}\n', ["info-ignored"]],
    ["pzprv3/a/1/2/1 2 /history:{}/TrialData(1)/1 2 /info:{}", ["history-ignored", "trial-ignored", "info-ignored"]],
    ["pzprv3/a/1/2/info:{}", ["info-ignored", "short-body"]],
    ["pzprv3\na\n1\n2\n1 2 \nhttp://pzv.jp/p?a/2/1/", []],
  ])("%j warns %j", (text, wanted) => {
    const warnings = new Warnings();
    const lines = new FileLines({ text, at: 0 }, warnings);
    lines.row(2, (_, entry) => entry !== "!");
    lines.end();
    expect(codes(warnings)).toEqual(wanted);
  });

  it.each([
    [1, 1],
    [1, 4],
    [4, 1],
    [3, 2],
  ])("reads the lines it writes, %i × %i", (rows, cols) => {
    const grid = new Grid(rows, cols);
    const lines = [...fileCells(grid, (cell) => cell), ...fileEdges(grid, (edge) => -edge)];
    const warnings = new Warnings();
    const file = new FileLines({ text: fileText(1, "a", grid, lines), at: 0 }, warnings);
    expect(file.head.map((part) => part.text)).toEqual(["pzprv3.1", "a", String(rows), String(cols)]);
    file.cells(grid, (cell, text) => text === String(cell));
    file.edges(grid, (edge, text) => text === String(-edge));
    file.end();
    expect(codes(warnings)).toEqual([]);
  });
});

describe("the lattice", () => {
  // A printed border, or none, with four kinds of line through it: what a genre with lines through borders needs.
  const SIGNS: EdgeSign[] = [
    { state: 0, across: " ", below: "  " },
    { state: 1, across: "-", below: " |" },
    { state: 2, across: "x", below: " x" },
    { state: 3, across: "=", below: " I" },
    { state: 4, across: "|", below: "--" },
    { state: 5, across: "+", below: "-+" },
    { state: 6, across: "X", below: "-x" },
    { state: 7, across: "#", below: "-I" },
  ];

  it("reads what it draws", () => {
    const board = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([rows, cols]) =>
      fc.record({
        rows: fc.constant(rows),
        cols: fc.constant(cols),
        cells: fc.array(fc.constantFrom("", "?", "0", "7", "12", "100", "4#", "^", "o"), {
          minLength: rows * cols,
          maxLength: rows * cols,
        }),
        edges: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 60, maxLength: 60 }),
        indent: fc.constantFrom("", "  "),
        newline: fc.constantFrom("\n", "\r\n"),
      }),
    );
    fc.assert(
      fc.property(board, ({ rows, cols, cells, edges, indent, newline }) => {
        const grid = new Grid(rows, cols);
        const drawn = drawLattice(
          "ladders",
          grid,
          SIGNS,
          (cell) => cells[cell] as string,
          (edge) => edges[edge] as number,
        );
        const source = openSource(indent + drawn.split("\n").join(newline + indent), GENRE);
        if (!source.ok || source.value.form !== "text") throw new Error("not read");
        const found = new Array<string>(grid.size).fill("");
        const marks = new Array<number>(grid.edges).fill(-1);
        const result = readLattice(source.value.lines, grid, SIGNS, source.value.warnings, {
          cell: (cell, text) => {
            found[cell] = text;
            return true;
          },
          edge: (edge, state) => {
            marks[edge] = state;
          },
        });
        expect(result.ok).toBe(true);
        expect(found).toEqual(cells);
        expect(marks).toEqual(edges.slice(0, grid.edges));
        expect(source.value.warnings.list).toEqual([]);
      }),
    );
  });

  it.each([
    ["", "truncated@0"],
    ["+---+---+\n|   |   |", "truncated@19"],
    ["+---+\n|   |\n+---+", "bad-size@0"],
    ["+---+--+\n|   |  |\n+---+--+", "bad-size@0"],
    ["+-+-+\n| | |\n+-+-+", "bad-size@0"],
    ["+---+---+\n|   |   \n+---+---+", "bad-place@18"],
    ["+---+---+\n|   |   |\n+-------+", "bad-place@24"],
    ["+---+---+\n|   !   |\n+---+---+", "bad-cell@14"],
    ["+---+---+\n| 9 |   |\n+---+---+", "bad-cell@12"],
    ["+---+---+\n| . |   |\n+---+---+\nmore", "surplus-body"],
  ])("%j", (text, wanted) => {
    const warnings = new Warnings();
    const lines =
      text === ""
        ? []
        : text
            .split("\n")
            .map((line, i, all) => ({ text: line, at: all.slice(0, i).join("\n").length + (i > 0 ? 1 : 0) }));
    const result = readLattice(lines, new Grid(1, 2), SIGNS, warnings, { cell: () => false, edge: () => {} });
    expect(result.ok ? codes(warnings).join() : `${result.error.code}@${result.error.at}`).toBe(wanted);
  });
});
