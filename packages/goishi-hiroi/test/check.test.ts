import { casesAreJudged, readCases, told } from "@hashigo/testkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, RULE_IDS, RULES } from "../src/check.js";
import { parse } from "../src/codec.js";
import { emptyProgress, Puzzle, progressOf } from "../src/puzzle.js";
import { CORPUS, read } from "./texts.js";

const CASES = readCases(parse, new URL("cases/check.txt", import.meta.url));

casesAreJudged({
  cases: CASES,
  check,
  rules: RULES,
  ids: RULE_IDS,
  states: ["solved", "incomplete"],
  failcodes: {
    "no-stone": "brNoStone",
    "not-in-line": null,
    blocked: null,
    "straight-back": null,
    repeated: null,
    missing: null,
    remaining: "goishiRemains",
  },
});

describe("check", () => {
  it("has a sentence in both languages for every rule", () => {
    for (const { sentence } of RULES) {
      expect(sentence.en).toMatch(/^[A-Z].*\.$/);
      expect(sentence.ja).toMatch(/。$/);
    }
  });

  it("has a sentence in both languages for every violation, with its place", () => {
    for (const { puzzle, progress } of CASES) {
      for (const { rule, message, cells } of check(puzzle, progress).violations) {
        expect(message.en).toMatch(rule === "no-stone" ? /\b2 rows and 2 columns\.$/ : /\br\d+c\d+\b.*\.$/);
        expect(message.ja).toMatch(/\d+行\d+列.*。$/);
        expect(cells.length > 0).toBe(rule !== "no-stone");
        for (const cell of cells) expect(puzzle.stones[cell]).toBe(1);
      }
    }
  });

  it("names stones, numbers and places", () => {
    const { puzzle, progress } = read("pzprv3/goishi/4/4/1 0 2 9 /. . . 9 /4 3 . . /6 5 7 . /");
    const said = check(puzzle, progress).violations.map(({ rule, cells, message }) => [rule, cells, message]);
    expect(said).toEqual([
      [
        "not-in-line",
        [2, 8, 9, 13],
        {
          en: "2 at r1c3 and 3 at r3c2 share neither a row nor a column, and so in 1 more place.",
          ja: "1行3列の2から3行2列の3へは、同じ行でも同じ列でもないので進めません。ほかに1か所。",
        },
      ],
      [
        "blocked",
        [0, 1, 2],
        {
          en: "On the way from 1 at r1c1 to 2 at r1c3 the stone at r1c2 comes first.",
          ja: "1行1列の1から1行3列の2へ進むと、先に1行2列の石に出会います。",
        },
      ],
      [
        "straight-back",
        [12, 13, 14],
        {
          en: "From 6 at r4c1 the way goes straight back to 7 at r4c3.",
          ja: "4行1列の6から4行3列の7へは、来た方向へ引き返しています。",
        },
      ],
      ["repeated", [3, 7], { en: "r1c4 and r2c4 both bear the number 9.", ja: "1行4列と2行4列がどちらも9です。" }],
      [
        "missing",
        [3, 7],
        { en: "r1c4 bears the number 9, but no stone bears 8.", ja: "1行4列が9ですが、8の石がありません。" },
      ],
      ["remaining", [1], { en: "The stone at r1c2 is not taken.", ja: "1行2列の石を拾っていません。" }],
    ]);
    const three = read("pzprv3/goishi/1/4/1 1 1 0 /");
    expect(check(three.puzzle, three.progress).violations[0]?.message).toEqual({
      en: "3 stones bear the number 1, among them r1c1 and r1c2.",
      ja: "1行1列や1行2列など、1の石が3個あります。",
    });
    expect(check(three.puzzle, emptyProgress(three.puzzle)).violations[0]?.message).toEqual({
      en: "4 stones are not taken, among them the one at r1c1.",
      ja: "1行1列など、拾っていない石が4個あります。",
    });
  });
});

/** The game as it is played, stone by stone and step by step; null when a rule is broken on the way. */
function played(puzzle: Puzzle, route: readonly number[]): "solved" | "incomplete" | null {
  const { rows, cols } = puzzle;
  const left = new Set(puzzle.places);
  let [r, c] = [-1, -1];
  let came: readonly [number, number] | null = null;
  for (const [k, stone] of route.entries()) {
    if (!left.has(stone)) return null;
    const [toR, toC] = [Math.floor(stone / cols), stone % cols];
    if (k > 0) {
      const way = [Math.sign(toR - r), Math.sign(toC - c)] as const;
      if (came !== null && !puzzle.allowsReverse && way[0] === -came[0] && way[1] === -came[1]) return null;
      let met = -1;
      for (let [y, x] = [r + way[0], c + way[1]]; y >= 0 && y < rows && x >= 0 && x < cols; y += way[0], x += way[1]) {
        // Along a diagonal nothing is ever met.
        if (way[0] !== 0 && way[1] !== 0) break;
        if (left.has(y * cols + x)) {
          met = y * cols + x;
          break;
        }
      }
      if (met !== stone) return null;
      came = way;
    }
    left.delete(stone);
    [r, c] = [toR, toC];
  }
  return left.size === 0 ? "solved" : "incomplete";
}

const layout = fc
  .record({
    size: fc.constantFrom([1, 5], [2, 3], [3, 3], [3, 4], [6, 1]) as fc.Arbitrary<[number, number]>,
    stones: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 12, maxLength: 12 }),
    allowReverse: fc.constantFrom("off", "on"),
  })
  .map(({ size: [rows, cols], stones, allowReverse }) =>
    Puzzle.of({ rows, cols, stones: stones.slice(0, rows * cols) }, { allowReverse }),
  )
  .filter((puzzle) => puzzle.places.length > 0);

describe("check against playing", () => {
  it("agrees on orders of all stones and of some, legal as far as chance takes them, whatever the numbers", () => {
    const tally = { solved: 0, incomplete: 0, broken: 0 };
    const runs = process.env["HASHIGO_LONG"] === "1" ? 60_000 : 6_000;
    fc.assert(
      fc.property(layout, fc.array(fc.nat(999), { minLength: 30, maxLength: 30 }), (puzzle, chances) => {
        let at = 0;
        const draw = (n: number): number => (chances[at++ % 30] as number) % n;
        const route: number[] = [];
        for (;;) {
          const next = puzzle.places.filter((stone) => played(puzzle, [...route, stone]) !== null);
          if (next.length === 0 || draw(12) === 0) break;
          route.push(next[draw(next.length)] as number);
        }
        // Now and then the rest in any order, or two stones exchanged.
        const rest = puzzle.places.filter((stone) => !route.includes(stone));
        if (draw(3) === 0) route.push(...rest.slice(draw(rest.length + 1)));
        if (draw(3) === 0 && route.length > 1) {
          const [i, j] = [draw(route.length), draw(route.length)];
          [route[i], route[j]] = [route[j] as number, route[i] as number];
        }
        const { state } = check(puzzle, progressOf(puzzle, route));
        expect(state).toBe(played(puzzle, route) ?? "broken");
        tally[state]++;
        // One number changed breaks a route of two stones and more: it is a repeat or a gap, or a first that is none.
        if (route.length < 2) return;
        const order = Int32Array.from(progressOf(puzzle, route).order);
        const k = draw(route.length - 1);
        order[route[k] as number] = 1 + ((k + 1 + draw(route.length + 2)) % (route.length + 3));
        if (order[route[k] as number] !== k + 1) expect(check(puzzle, { order }).state).toBe("broken");
      }),
      { numRuns: runs, seed: 5 },
    );
    expect(Math.min(tally.solved, tally.incomplete, tally.broken)).toBeGreaterThan(runs / 12);
    console.log(`goishi-hiroi check: ${JSON.stringify(tally)}`);
  });

  it("a published board is incomplete until the last stone", () => {
    for (const { url } of CORPUS) {
      const { puzzle } = read(url);
      expect(told(check(puzzle, emptyProgress(puzzle)))).toBe("incomplete remaining");
      for (const cell of puzzle.places)
        expect(told(check(puzzle, progressOf(puzzle, [cell])))).toBe("incomplete remaining");
    }
  });
});
