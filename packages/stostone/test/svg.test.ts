import { boardStyle, type Fact, standaloneStyle } from "@hashigo/core";
import { classes, pathOf, tagsOf, textsOf } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { fallen, restOf, stonesOf } from "../src/fall.js";
import { type Progress, SHADED, withRules } from "../src/puzzle.js";
import { toSvg } from "../src/svg.js";
import { read } from "./texts.js";

const { puzzle } = read("stostone/6/6/433aaqv064p03g433h");
const drawn = (...rows: string[]): Progress => ({
  cells: Uint8Array.from(rows.join(""), (sign) => ".#+".indexOf(sign)),
});
const answer = drawn("###.##", "...#.#", "..##..", "##.#..", ".#..#.", "#.#.##");
const part = drawn("##+.##", "..+#.#", "+.##..", "##.#.+", ".#..#.", "#.#.+#");

const fact = (cell: number, value: "shaded" | "blank" = "shaded"): Fact => ({ kind: "cell", cell, value });

const strokesOf = (svg: string, name: string): number => pathOf(svg, name).split("M").length - 1;

describe("toSvg", () => {
  it("is one named picture, in hundredths of a cell", () => {
    const svg = toSvg(puzzle, part);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="board" viewBox="-46 -46 692 692" role="img"/,
    );
    expect(svg).toContain('aria-label="Stostone board, 6 rows, 6 columns"');
    expect(toSvg(puzzle, part, {}, { lang: "ja" })).toContain('lang="ja" aria-label="ストストーンの盤、6行6列"');
    tagsOf(svg);
  });

  it("draws each stone whole, dots, borders and the lower half", () => {
    const svg = toSvg(puzzle, part);
    // Eight stones, one path.
    expect(strokesOf(svg, "b-pencil")).toBe(8);
    expect(classes(svg, "b-pencil")).toBe(1);
    expect(classes(svg, "b-pdot")).toBe(5);
    expect(strokesOf(svg, "b-bold")).toBe(puzzle.borders.filter((border) => border === 1).length);
    expect(svg).toContain('<rect class="b-done" y="300" width="600" height="300"/>');
    expect(toSvg(withRules(puzzle, { fall: "none" }), part)).not.toContain('<rect class="b-done"');
    expect(toSvg(withRules(puzzle, { fall: "count" }), part)).toContain('<rect class="b-done"');
  });

  it("outlines: inset 5, corners of 10 outwards and 6 inwards, as on the drawing board", () => {
    const { puzzle: plain } = read("stostone/2/2/00g");
    expect(pathOf(toSvg(plain, drawn("#.", "..")), "b-pencil")).toBe(
      "M85 5Q95 5 95 15L95 85Q95 95 85 95L15 95Q5 95 5 85L5 15Q5 5 15 5Z",
    );
    // An L turns inwards once.
    expect(pathOf(toSvg(plain, drawn("#.", "##")), "b-pencil")).toBe(
      "M85 5Q95 5 95 15L95 99Q95 105 101 105L185 105Q195 105 195 115L195 185Q195 195 185 195L15 195Q5 195 5 185L5 15Q5 5 15 5Z",
    );
    // A ring has an outline inside, and none of the seams between its cells.
    const { puzzle: ring } = read("stostone/3/3/0000g");
    const hole = pathOf(toSvg(ring, drawn("###", "#.#", "###")), "b-pencil");
    expect(hole.split("Z").length - 1).toBe(2);
    expect(hole.split("Q").length - 1).toBe(8);
  });

  it("keeps clear of a loose border inside a stone, on both sides and around its end", () => {
    const { puzzle: loose, progress } = read(
      "hashigo stostone 2x2\n+---+---+\n| # | # |\n+   +   +\n| #   # |\n+---+---+",
    );
    expect(pathOf(toSvg(loose, progress), "b-pencil")).toBe(
      "M85 5Q95 5 95 15L95 99Q95 105 100 105L100 105Q105 105 105 99L105 15Q105 5 115 5L185 5Q195 5 195 15L195 185Q195 195 185 195L15 195Q5 195 5 185L5 15Q5 5 15 5Z",
    );
    // One that is closed off has a slit, not a seam.
    const { puzzle: slit } = read(
      "hashigo stostone 3x2\n+---+---+\n| #   # |\n+   +   +\n| # | # |\n+   +   +\n| #   # |\n+---+---+",
    );
    expect(strokesOf(toSvg(slit, drawn("##", "##", "##")), "b-pencil")).toBe(2);
  });

  it("writes numbers in the top cells of their regions, in a stone in the sheet's colour", () => {
    const svg = toSvg(puzzle, part);
    expect(textsOf(svg, "b-num")).toEqual(["4", "3"]);
    expect(textsOf(svg, "b-numin")).toEqual(["3", "3"]);
    expect(svg).toContain('<text class="b-num" x="25.8" y="140" font-size="38">4</text>');
    // A top cell is the topmost of the leftmost column.
    const { puzzle: hook } = read("pzprv3/stostone/2/2/2/1 0 /0 0 /. . /12 . /");
    expect(textsOf(toSvg(hook), "b-num")).toEqual(["12"]);
    expect(toSvg(hook)).toMatch(/<text class="b-num" x="35.7" y="138.9" font-size="35">12</);
    const long = read("stostone/1/2/0$fffff");
    expect(textsOf(toSvg(long.puzzle), "b-num")).toEqual(["1126351"]);
    expect(textsOf(toSvg(read("stostone/1/2/00").puzzle), "b-num")).toEqual(["0"]);
    expect(textsOf(toSvg(read("stostone/1/2/0.").puzzle), "b-num")).toEqual(["?"]);
  });

  it("draws the stones on their way, none over another", () => {
    const path = (fallen: boolean | number): string => pathOf(toSvg(puzzle, answer, {}, { fallen }), "b-pencil");
    expect(path(0)).toBe(pathOf(toSvg(puzzle, answer), "b-pencil"));
    expect(path(puzzle.rows)).toBe(path(true));
    expect(new Set([0, 1, 2, 3].map(path)).size).toBe(4);
    const stones = stonesOf(puzzle, answer);
    const rest = restOf(puzzle, stones);
    for (let most = 0; most <= puzzle.rows; most++) {
      const at = fallen(
        puzzle,
        stones,
        rest.map((fall) => Math.min(fall, most)),
      );
      expect(at.filter((stone) => stone >= 0)).toHaveLength(stones.cells.flat().length);
    }
  });

  it("draws the stones after the fall, with lines between them and nothing that names another place", () => {
    const svg = toSvg(puzzle, answer, { effects: [fact(3)], mistakes: [4] }, { fallen: true });
    tagsOf(svg);
    expect(svg).toContain('aria-label="Stostone board after the fall, 6 rows, 6 columns"');
    expect(toSvg(puzzle, answer, {}, { fallen: true, lang: "ja" })).toContain("ストストーンの盤（落ちたあと）、6行6列");
    const tops = [...pathOf(svg, "b-pencil").matchAll(/[ML][\d.]+ ([\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...tops)).toBe(305);
    expect(strokesOf(svg, "b-pencil")).toBe(7);
    // The whole line above the lower half is one of those between stones and nothing.
    expect(pathOf(svg, "b-bold").match(/ 300L[\d.]+ 300/g)?.length).toBe(6);
    for (const name of ["b-num", "b-numin", "b-pdot", "m-conc", "m-x", "m-shuline"]) expect(classes(svg, name)).toBe(0);
    // A stone falls whole, so its outline is the same shape.
    const { puzzle: bare } = read("stostone/3/4/0000g");
    const arch = drawn("#.#", "###", "...", ".#.");
    const shape = (text: string): string => text.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => `${x} ${Number(y) - 100}`);
    const [before, after] = [toSvg(bare, arch), toSvg(bare, arch, {}, { fallen: true })].map(
      (picture) => pathOf(picture, "b-pencil").split("Z")[0] as string,
    );
    expect(shape(after as string)).toBe(before);
  });

  it("draws the marks to come, outlined and hatched, clear of a number; a blank is an open dot", () => {
    const svg = toSvg(puzzle, part, { effects: [fact(13), fact(6), fact(3, "blank")] });
    tagsOf(svg);
    expect(classes(svg, "m-conc")).toBe(3);
    expect(svg).toContain('<rect class="m-shuline" stroke-width="5" x="122" y="222" width="56" height="56" rx="8"/>');
    expect(svg).toContain('<rect class="m-shuline" stroke-width="5" x="42" y="142" width="38" height="38" rx="8"/>');
    expect(svg).toContain('<circle class="m-shuline" stroke-width="5" cx="350" cy="50" r="9"/>');
    for (const [, d] of svg.matchAll(/class="m-shuline" stroke-width="5" d="([^"]*)"/g)) {
      for (const [, x, y] of (d as string).matchAll(/([\d.]+) ([\d.]+)/g)) {
        expect(Number(x) % 100).toBeGreaterThanOrEqual(22);
        expect(Number(x) % 100).toBeLessThanOrEqual(80);
        expect(Number(y) % 100).toBeGreaterThanOrEqual(22);
        expect(Number(y) % 100).toBeLessThanOrEqual(80);
      }
    }
  });

  it("keeps the layers in order, and numbers above the marks on their cells", () => {
    const svg = toSvg(puzzle, part, { where: [0], clues: [6], differences: [fact(14, "blank")] });
    const order = ["b-sheet", "b-done", "m-wash", "b-thin", "b-pencil", "b-pdot", "b-bold", "b-frame", "m-veil"];
    const places = [...order, "b-num", "m-where", "m-prem", "m-conc"].map((name) => svg.indexOf(`class="${name}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(textsOf(svg, "b-num")).toEqual(["4", "3", "4"]);
    expect(svg.lastIndexOf('class="b-num"')).toBeGreaterThan(svg.indexOf('class="m-conc"'));
    expect(textsOf(toSvg(puzzle, part, { mistakes: [0] }), "b-numin")).toEqual(["3", "3", "3"]);
  });

  it("is the same bytes for the same board, without script, reference or unescaped text", () => {
    const marks = { clues: [6], effects: [fact(13)] };
    expect(toSvg(puzzle, part, marks)).toBe(toSvg(read("stostone/6/6/433aaqv064p03g433h").puzzle, part, marks));
    for (const standalone of [true, false])
      expect(toSvg(puzzle, part, marks, { standalone })).not.toMatch(
        /<script|javascript:|href|url\(|\son\w+=|\bid=|style="/i,
      );
    expect(toSvg(puzzle, part, {}, { standalone: false })).not.toMatch(/<style>|#[\dA-F]{6}|xmlns/);
  });

  it("paints every class it uses", () => {
    const marks = { where: [1], clues: [6], facts: [fact(0)], effects: [fact(13), fact(3, "blank")], mistakes: [9] };
    const svg =
      toSvg(puzzle, part, { ...marks, differences: [fact(20)] }) + toSvg(puzzle, answer, {}, { fallen: true });
    const used = new Set([...svg.matchAll(/class="([bm]-[\w-]+)"/g)].map((match) => match[1] as string));
    expect(used.has("b-numin")).toBe(true);
    for (const name of used) {
      expect(standaloneStyle()).toContain(`.${name}{`);
      expect(boardStyle()).toContain(`.${name}{`);
    }
  });

  it("draws without axes, odd, one-wide and large boards", () => {
    expect(toSvg(puzzle, part, {}, { axes: false })).toContain('viewBox="-16 -16 632 632"');
    for (const text of ["stostone/1/1/g", "stostone/7/1/00g", "stostone/1/7/00g", "stostone/120/120/0"]) {
      const { puzzle: board } = read(text);
      const cells = new Uint8Array(board.grid.size).fill(SHADED);
      for (const fallen of [false, true]) tagsOf(toSvg(board, { cells }, {}, { fallen }));
    }
  });
});
