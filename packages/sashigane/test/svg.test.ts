import { boardStyle, DARK, type Fact, LIGHT, standaloneStyle, TOKENS } from "@hashigo/core";
import { classes, tagsOf } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { parse } from "../src/codec.js";
import type { Progress, Puzzle } from "../src/puzzle.js";
import { toSvg } from "../src/svg.js";

function read(text: string): { puzzle: Puzzle; progress: Progress } {
  const result = parse(text);
  if (!result.ok) throw new Error(result.error.message.en);
  return result.value;
}

const { puzzle, progress } = read(
  "pzprv3/sashigane/5/5/4 . . . o /. . . . . /o3 . 2 . 1 /. - . . . /4 . . . o14 /-1 0 0 -1 /0 0 0 1 /-1 1 1 1 /1 1 0 1 /-1 1 -1 -1 /1 1 1 1 -1 /1 1 1 0 -1 /-1 1 -1 1 2 /1 -1 1 1 -1 /",
);

const edge = (a: number, b: number, value: "on" | "off" = "on"): Fact => ({ kind: "edge", cells: [a, b], value });

describe("toSvg", () => {
  it("is one named picture, in hundredths of a cell", () => {
    const svg = toSvg(puzzle, progress);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="board" viewBox="-46 -46 592 592" role="img"/,
    );
    expect(svg).toContain('aria-label="Sashigane board, 5 rows, 5 columns"');
    expect(toSvg(puzzle, progress, {}, { lang: "ja" })).toContain('lang="ja" aria-label="さしがねの盤、5行5列"');
    tagsOf(svg);
  });

  it("draws what is printed and what the player drew", () => {
    const svg = toSvg(puzzle, progress);
    expect(classes(svg, "b-arrow")).toBe(4);
    expect(classes(svg, "b-circ")).toBe(3);
    expect(svg.match(/class="b-num"[^>]*>([^<]*)</g)?.map((text) => text.replace(/.*>(.*)</, "$1"))).toEqual([
      "3",
      "?",
      "14",
    ]);
    expect(classes(svg, "b-ax")).toBe(10);
    const strokes = (name: string): number =>
      (new RegExp(`class="${name}" d="([^"]*)"`).exec(svg)?.[1]?.split("M").length ?? 1) - 1;
    expect(strokes("b-pborder")).toBe([...progress.edges].filter((mark) => mark > 0).length);
    expect(strokes("b-pnone")).toBe([...progress.edges].filter((mark) => mark === -1 || mark === 2).length);
    // All but the L with the wrong number are finished.
    expect(strokes("b-done")).toBe(21);
  });

  it("keeps the layers in order", () => {
    const svg = toSvg(puzzle, progress, {
      where: [0],
      effects: [{ kind: "cell", cell: 7, value: "blank" }],
      clues: [4],
    });
    const order = [
      "b-sheet",
      "b-done",
      "m-wash",
      "b-dot",
      "b-pborder",
      "b-frame",
      "m-veil",
      "b-arrow",
      "m-where",
      "m-prem",
      "m-conc",
    ];
    const places = order.map((name) => svg.indexOf(`class="${name}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("gives each mark its own outline, casing first", () => {
    const svg = toSvg(puzzle, progress, {
      clues: [4],
      facts: [edge(3, 8), edge(8, 9)],
      effects: [edge(0, 1, "off"), edge(14, 19)],
      mistakes: [10, 10, 24],
      differences: [edge(16, 21)],
    });
    tagsOf(svg);
    expect(classes(svg, "m-prem")).toBe(3);
    expect(classes(svg, "m-core")).toBe(1);
    expect(classes(svg, "m-x")).toBe(2);
    expect(classes(svg, "m-conc")).toBe(1);
    for (const mark of ["m-prem", "m-conc", "m-shuline"]) {
      expect(svg.indexOf('class="m-case"')).toBeLessThan(svg.indexOf(`class="${mark}"`));
    }
  });

  it("is the same bytes for the same board", () => {
    const again = read("pzprv3/sashigane/2/3/2 4 o /o3 . . /1 0 /0 1 /0 1 0 /");
    const marks = { clues: [0], effects: [edge(0, 1)] };
    expect(toSvg(again.puzzle, again.progress, marks)).toBe(toSvg(again.puzzle, again.progress, marks));
  });

  it("holds no script, no reference to elsewhere and no unescaped text", () => {
    for (const standalone of [true, false]) {
      const svg = toSvg(puzzle, progress, { where: [1] }, { standalone });
      expect(svg).not.toMatch(/<script|javascript:|href|url\(|\son\w+=|\bid=/i);
    }
  });

  it("has its own colours alone, and the page's otherwise", () => {
    const alone = toSvg(puzzle, progress);
    expect(alone).toContain("@media (prefers-color-scheme:dark)");
    expect(alone).not.toContain("var(");
    const inPage = toSvg(puzzle, progress, {}, { standalone: false });
    expect(inPage).not.toContain("<style>");
    expect(inPage).not.toMatch(/#[\dA-F]{6}/);
    expect(inPage).not.toContain("xmlns");
  });

  it("paints every class it uses", () => {
    const svg = toSvg(puzzle, progress, {
      where: [1],
      clues: [4],
      facts: [edge(3, 8)],
      effects: [edge(14, 19), edge(0, 1, "off")],
      mistakes: [3],
      differences: [edge(16, 21)],
    });
    const used = new Set([...svg.matchAll(/class="([bm]-[\w-]+)"/g)].map((match) => match[1] as string));
    for (const name of used) {
      expect(standaloneStyle()).toContain(`.${name}{`);
      expect(boardStyle()).toContain(`.${name}{`);
    }
    for (const token of TOKENS) {
      expect(boardStyle()).toContain(`var(--${token})`);
      expect(standaloneStyle()).toContain(LIGHT[token]);
      expect(standaloneStyle()).toContain(DARK[token]);
    }
  });

  it("draws without axes, one-wide boards and large ones", () => {
    expect(toSvg(puzzle, progress, {}, { axes: false })).toContain('viewBox="-16 -16 532 532"');
    for (const text of ["sashigane/1/1/.", "sashigane/1/7/q", "sashigane/7/1/q", "sashigane/120/120/"])
      tagsOf(toSvg(read(text).puzzle));
  });
});
