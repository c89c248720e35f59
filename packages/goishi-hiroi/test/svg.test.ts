import { boardStyle, type Fact, standaloneStyle } from "@hashigo/core";
import { classes, pathOf, tagsOf, textsOf } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { emptyProgress, type Progress, progressOf } from "../src/puzzle.js";
import { toSvg } from "../src/svg.js";
import { read } from "./texts.js";

/** The board of the drawings: twelve of seventeen taken, and the eleventh reached over two holes. */
const { puzzle, progress } = read(
  "pzprv3/goishi/8/8/. . . . . . 6 7 /1 . . . . 2 . . /. 0 . . 0 . . . /. . . . . . . 8 /. . . . 0 . . . /. . . . . 3 . . /. 0 0 . . . . 9 /. . 12 11 . 4 5 10 /",
);
const take = (cell: number, order: number): Fact => ({ kind: "take", cell, order });

const drawn = (text: string): string => {
  const board = read(text);
  return toSvg(board.puzzle, board.progress);
};

describe("toSvg", () => {
  it("is one named picture, in hundredths of a cell", () => {
    const svg = toSvg(puzzle, progress);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="board" viewBox="-46 -46 892 892" role="img"/,
    );
    expect(svg).toContain('aria-label="Goishi Hiroi board, 8 rows, 8 columns"');
    expect(toSvg(puzzle, progress, {}, { lang: "ja" })).toContain('lang="ja" aria-label="碁石ひろいの盤、8行8列"');
    tagsOf(svg);
  });

  it("draws stones and holes on points, without a frame", () => {
    const svg = toSvg(puzzle, progress);
    expect(classes(svg, "b-stone")).toBe(5);
    expect(svg).toContain('<circle class="b-stone" cx="250" cy="650" r="37"/>');
    // Eleven holes, and the last with a ring.
    expect(classes(svg, "b-ghost")).toBe(13);
    expect(svg).toContain('<circle class="b-ghost" stroke-width="4" cx="50" cy="150" r="31"/>');
    expect(svg).toContain('<circle class="b-ghost" stroke-width="7" cx="250" cy="750" r="41"/>');
    expect(textsOf(svg, "b-num")).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
    expect(svg).toContain('<text class="b-num" x="50" y="162.4" font-size="35">1</text>');
    expect(svg).toContain('<text class="b-num" x="250" y="761.4" font-size="32.2">12</text>');
    expect(pathOf(svg, "b-line")).toMatch(/^M50 50H750M50 150H750.*M50 50V750.*M750 50V750$/);
    expect(classes(svg, "b-frame")).toBe(0);
    expect(toSvg(puzzle)).not.toMatch(/class="b-(route|ghost|num)"/);
    expect(classes(toSvg(puzzle), "b-stone")).toBe(17);
  });

  it("draws the way as on the drawing board: arrow heads where there is room, hops over holes", () => {
    expect(pathOf(toSvg(puzzle, progress), "b-route")).toBe(
      "M50 150L550 150M295 136L309 150L295 164M550 150L550 550M564 345L550 359L536 345M550 550L550 750M564 645L550 659L536 645" +
        "M550 750L650 750M650 750L650 50M636 405L650 391L664 405M650 50L750 50M750 50L750 350M764 195L750 209L736 195" +
        "M750 350L750 650M764 495L750 509L736 495M750 650L750 750" +
        "M750 750L693 750A43 43 0 0 0 607 750L593 750A43 43 0 0 0 507 750L350 750M453.5 764L439.5 750L453.5 736M350 750L250 750",
    );
  });

  it("hops upwards over a row and to the right over a column, either way", () => {
    const hops = (text: string): string[] => pathOf(drawn(text), "b-route").match(/A[^L]*/g) ?? [];
    // 4 is reached over 1; the first move over nothing.
    expect(hops("pzprv3/goishi/2/3/4 1 5 /3 2 . /")).toEqual(["A43 43 0 0 1 193 50"]);
    expect(hops("pzprv3/goishi/2/3/5 1 4 /. 2 3 /")).toEqual(["A43 43 0 0 0 107 50"]);
    expect(hops("pzprv3/goishi/3/2/4 3 /1 2 /5 . /")).toEqual(["A43 43 0 0 1 50 193"]);
    expect(hops("pzprv3/goishi/3/2/5 . /1 2 /4 3 /")).toEqual(["A43 43 0 0 0 50 107"]);
    // Over a stone that stands the way only goes wrong.
    expect(hops("pzprv3/goishi/1/3/1 0 2 /")).toEqual([]);
    expect(hops("pzprv3/goishi/1/3/1 3 2 /")).toEqual([]);
  });

  it("puts an arrow head beside the line of another move", () => {
    const crossing = (first: string): string =>
      `pzprv3/goishi/5/5/. . 4 . 3 /. . . . . /${first} /. . . . . /. . 5 . . /`;
    const heads = (text: string): string[] =>
      (pathOf(drawn(text), "b-route").match(/M[\d. ]+L[\d. ]+L[\d. ]+/g) ?? []).map(
        (head) => /L([\d. ]+)L/.exec(head)?.[1] ?? "",
      );
    // Along row 3, then down column 3: the middles of both are where they cross.
    expect(heads(crossing("1 . . . 2"))).toEqual(["229 250", "450 141", "341 50", "250 229"]);
    expect(heads(crossing(". . . . 2"))).toEqual(["450 141", "341 50", "250 259"]);
  });

  it("draws what is wrong as it is: askew, torn, twice", () => {
    const askew = drawn("pzprv3/goishi/4/5/1 . . . . /. . . . . /. . . . . /. . . . 2 /");
    tagsOf(askew);
    expect(pathOf(askew, "b-route")).toMatch(/^M50 50L450 350M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(pathOf(drawn("pzprv3/goishi/1/4/1 2 . 4 /"), "b-route")).toBe("M50 50L150 50");
    const twice = drawn("pzprv3/goishi/1/4/1 2 2 . /");
    expect(pathOf(twice, "b-route")).toBe("");
    expect(textsOf(twice, "b-num")).toEqual(["1", "2", "2"]);
    const long = drawn("pzprv3/goishi/1/2/2147483647 100 /");
    const sizes = [...long.matchAll(/class="b-num"[^>]*font-size="([\d.]+)"/g)].map((match) => Number(match[1]));
    // As wide as three digits.
    expect(sizes).toEqual([26.3, 7.9]);
  });

  it("writes the number of a stone to come on it, and none on a hole", () => {
    const svg = toSvg(puzzle, progress, { facts: [take(58, 12), take(59, 11)], effects: [take(50, 13), take(58, 12)] });
    tagsOf(svg);
    expect(textsOf(svg, "b-numon")).toEqual(["13"]);
    expect(classes(svg, "m-conc")).toBe(2);
    expect(classes(svg, "m-prem")).toBe(2);
    expect(svg.lastIndexOf("b-numon")).toBeGreaterThan(svg.lastIndexOf('class="b-stone"'));
  });

  it("leaves the marks of the program room: no ring around a marked stone, smaller ones in teeth", () => {
    const ring = '<circle class="b-ghost" stroke-width="7"';
    expect(toSvg(puzzle, progress, { facts: [take(59, 11)] })).toContain(ring);
    for (const marks of [
      { facts: [take(58, 12)] },
      { differences: [take(58, 12)] },
      { clues: [58] },
      { mistakes: [58] },
    ])
      expect(toSvg(puzzle, progress, marks)).not.toContain(ring);
    for (const marks of [{ clues: [50] }, { effects: [take(50, 13)] }, { differences: [take(50, 13)] }])
      expect(toSvg(puzzle, progress, marks)).toContain('<circle class="b-stone" cx="250" cy="650" r="33"/>');
    const wrong = toSvg(puzzle, progress, { mistakes: [50, 58] });
    tagsOf(wrong);
    expect(classes(wrong, "m-x")).toBe(2);
    expect(wrong).toContain('<circle class="b-stone" cx="250" cy="650" r="26"/>');
    expect(wrong).toContain('<circle class="b-ghost" stroke-width="4" cx="250" cy="750" r="26"/>');
  });

  it("keeps the layers in order", () => {
    const svg = toSvg(puzzle, progress, {
      where: [50],
      clues: [51],
      differences: [take(14, 13)],
      effects: [take(50, 13)],
    });
    const order = ["b-sheet", "m-wash", "b-line", "b-route", "b-ghost", "m-veil", "b-stone", "m-where", "m-prem"];
    const places = [...order, "m-conc", "b-numon"].map((name) => svg.indexOf(`class="${name}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("is the same bytes for the same board, without script, reference or unescaped text", () => {
    const marks = { effects: [take(50, 13)], mistakes: [58] };
    const again = progressOf(puzzle, inOrder(progress));
    expect(toSvg(puzzle, progress, marks)).toBe(toSvg(puzzle, again, marks));
    for (const standalone of [true, false])
      expect(toSvg(puzzle, progress, marks, { standalone })).not.toMatch(
        /<script|javascript:|href|url\(|\son\w+=|\bid=|style="/i,
      );
    expect(toSvg(puzzle, progress, {}, { standalone: false })).not.toMatch(/<style>|#[\dA-F]{6}|xmlns/);
  });

  it("paints every class it uses", () => {
    const marks = { where: [1], clues: [6], facts: [take(8, 1)], effects: [take(50, 13)], mistakes: [58] };
    const svg = toSvg(puzzle, progress, { ...marks, differences: [take(20, 13)] });
    const used = new Set([...svg.matchAll(/class="([bm]-[\w-]+)"/g)].map((match) => match[1] as string));
    expect(used.has("b-numon")).toBe(true);
    for (const name of used) {
      expect(standaloneStyle()).toContain(`.${name}{`);
      expect(boardStyle()).toContain(`.${name}{`);
    }
  });

  it("draws without axes, and one-wide and empty boards", () => {
    expect(toSvg(puzzle, progress, {}, { axes: false })).toContain('viewBox="-16 -16 832 832"');
    const linesOf = (text: string): string => {
      const board = read(text).puzzle;
      const svg = toSvg(board, emptyProgress(board));
      tagsOf(svg);
      return pathOf(svg, "b-line");
    };
    expect(linesOf("goishi/1/1/0")).toBe("");
    expect(linesOf("goishi/3/1/0")).toBe("M50 50H250");
    expect(linesOf("goishi/1/3/0")).toBe("M50 50V250");
    expect(linesOf("goishi/2/2/u")).toBe("M50 50H150M50 150H150M50 50V150M150 50V150");
  });
});

function inOrder({ order }: Progress): number[] {
  const cells: number[] = [];
  order.forEach((n, cell) => {
    if (n > 0) cells[n - 1] = cell;
  });
  return cells;
}
