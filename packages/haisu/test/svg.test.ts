import { boardStyle, type Fact, standaloneStyle } from "@hashigo/core";
import { classes, tagsOf, textsOf } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { parse } from "../src/codec.js";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { toSvg } from "../src/svg.js";

function read(text: string): { puzzle: Puzzle; progress: Progress } {
  const result = parse(text);
  if (!result.ok) throw new Error(result.error.message.en);
  return result.value;
}

const BOARD = `hashigo haisu 3x3
+---+---+---+
|   + 3 - G |
+ | +   +   +
|   -   - ? |
+ x +-X-+ * +
| S -   | 0 |
+---+---+---+`;
const { puzzle, progress } = read(BOARD);
const answer = read(
  "pzprv3.1/haisu/3/3/1 5 5 1/1 0 /0 0 /0 1 /0 0 0 /0 0 0 /. 3 . /. . . /. . 12 /1 1 /1 1 /1 1 /1 0 0 /0 0 1 /",
);

const edge = (a: number, b: number, value: "on" | "off" = "on"): Fact => ({ kind: "edge", cells: [a, b], value });

const strokesOf = (svg: string, name: string): number =>
  (new RegExp(`class="${name}" d="([^"]*)"`).exec(svg)?.[1]?.split("M").length ?? 1) - 1;

describe("toSvg", () => {
  it("is one named picture, in hundredths of a cell", () => {
    const svg = toSvg(puzzle, progress);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="board" viewBox="-46 -46 392 392" role="img"/,
    );
    expect(svg).toContain('aria-label="Haisu board, 3 rows, 3 columns"');
    expect(toSvg(puzzle, progress, {}, { lang: "ja" })).toContain('lang="ja" aria-label="Haisuの盤、3行3列"');
    tagsOf(svg);
  });

  it("draws what is printed and what the player drew, loose borders included", () => {
    const svg = toSvg(puzzle, progress);
    expect(puzzle.regions.count).toBe(1);
    expect(strokesOf(svg, "b-bold")).toBe(3);
    expect(strokesOf(svg, "b-pline")).toBe(7);
    // A stroke that is also crossed out counts with both.
    expect(strokesOf(svg, "b-pcross")).toBe(3);
    expect(classes(svg, "b-ring")).toBe(2);
    expect(textsOf(svg, "b-num")).toEqual(["3", "G", "?", "S", "0"]);
    expect(classes(svg, "b-ax")).toBe(6);
  });

  it("puts S and G above a number on their cell, and both on one", () => {
    expect(textsOf(toSvg(read("hashigo haisu 1x2\n+---+---+\n| S1  G?|\n+---+---+").puzzle), "b-num")).toEqual([
      "S",
      "1",
      "G",
      "?",
    ]);
    expect(textsOf(toSvg(read("haisu/1/1/11117").puzzle), "b-num")).toEqual(["SG", "7"]);
  });

  it("tags the visits on the borders that the line from S crosses", () => {
    const svg = toSvg(answer.puzzle, answer.progress);
    expect(textsOf(svg, "b-visit")).toEqual(["2", "3"]);
    expect(svg).toContain('<rect class="b-tag" x="189" y="235" width="30" height="30" rx="5"/>');
    expect(textsOf(toSvg(puzzle, progress), "b-visit")).toEqual([]);
    const unknown = { edges: Int8Array.from(answer.progress.edges, (mark, i) => (i === 4 ? 0 : mark)) };
    expect(textsOf(toSvg(answer.puzzle, unknown), "b-visit")).toEqual([]);
  });

  it("keeps the layers in order", () => {
    const svg = toSvg(answer.puzzle, answer.progress, {
      where: [0],
      clues: [1],
      differences: [{ kind: "cell", cell: 4, value: "blank" }],
    });
    const order = ["b-sheet", "m-wash", "b-thin", "b-pline", "b-bold", "b-frame", "m-veil", "b-ring"];
    const said = ["m-where", "m-prem", "m-conc", "b-tag"];
    const places = [...order, ...said].map((name) => svg.indexOf(`class="${name}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("draws a line to come from centre to centre, under the clues", () => {
    const { puzzle: blank } = read("haisu/3/1/11310g2g");
    const svg = toSvg(blank, undefined, { effects: [edge(0, 1), edge(1, 2)] });
    expect(svg).toContain('<path class="m-shuline" stroke-width="14" d="M50 50L150 50M150 50L250 50"/>');
    expect(svg.lastIndexOf('class="b-ring"')).toBeGreaterThan(svg.indexOf('class="m-core"'));
    expect(textsOf(svg, "b-num")).toEqual(["S", "2", "G", "S", "2", "G"]);
    const off = toSvg(blank, undefined, { effects: [edge(0, 1, "off")] });
    expect(textsOf(off, "b-num")).toEqual(["S", "2", "G"]);
    expect(strokesOf(off, "m-core")).toBe(0);
  });

  it("draws premises, mistakes and differences", () => {
    const svg = toSvg(puzzle, progress, {
      clues: [1],
      facts: [edge(0, 3), edge(3, 6, "off")],
      mistakes: [4, 4, 8],
      differences: [edge(7, 8)],
    });
    tagsOf(svg);
    expect(classes(svg, "m-prem")).toBe(3);
    expect(classes(svg, "m-x")).toBe(2);
    expect(classes(svg, "m-conc")).toBe(1);
    for (const mark of ["m-prem", "m-conc", "m-shuline"])
      expect(svg.indexOf('class="m-case"')).toBeLessThan(svg.indexOf(`class="${mark}"`));
  });

  it("is the same bytes for the same board, without script, reference or unescaped text", () => {
    const marks = { clues: [1], effects: [edge(3, 6)] };
    expect(toSvg(puzzle, progress, marks)).toBe(toSvg(read(BOARD).puzzle, read(BOARD).progress, marks));
    for (const standalone of [true, false])
      expect(toSvg(puzzle, progress, marks, { standalone })).not.toMatch(
        /<script|javascript:|href|url\(|\son\w+=|\bid=|style="/i,
      );
    expect(toSvg(puzzle, progress, {}, { standalone: false })).not.toMatch(/<style>|#[\dA-F]{6}|xmlns/);
  });

  it("paints every class it uses", () => {
    const svg = [puzzle, answer.puzzle].map((board, i) =>
      toSvg(board, i === 0 ? progress : answer.progress, {
        where: [1],
        clues: [4],
        facts: [edge(0, 3)],
        effects: [edge(4, 7), edge(0, 1, "off")],
        mistakes: [3],
        differences: [edge(6, 7)],
      }),
    );
    const used = new Set([...svg.join("").matchAll(/class="([bm]-[\w-]+)"/g)].map((match) => match[1] as string));
    expect(used.has("b-visit")).toBe(true);
    for (const name of used) {
      expect(standaloneStyle()).toContain(`.${name}{`);
      expect(boardStyle()).toContain(`.${name}{`);
    }
  });

  it("draws without axes, one-wide boards and large ones", () => {
    expect(toSvg(puzzle, progress, {}, { axes: false })).toContain('viewBox="-16 -16 332 332"');
    for (const text of ["haisu/1/1/1111g", "haisu/1/7/111700m", "haisu/7/1/117100m", "haisu/120/120/11-78-78"])
      tagsOf(toSvg(read(text).puzzle));
  });
});
