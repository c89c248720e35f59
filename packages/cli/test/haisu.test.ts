/** The command with Haisu, on the published boards. What the engine finds is tested with the engine; here, that it comes out right. */
import { hide } from "@hashigo/core";
import { genre } from "@hashigo/haisu";
import { publishedPuzzles } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { GENRES } from "../src/genres.js";
import { haisuSat } from "../src/sat/haisu.js";
import { comesAgain, comesBack, hashigo, solutionsIn, solved } from "./published.js";

/** The larger ones take seconds. */
const BOARDS = publishedPuzzles("haisu").filter(({ rows, cols }) => rows * cols <= 25);
const URLS = BOARDS.map(({ url }) => url);
const FIVE = "https://puzz.link/p?haisu/5/5/1551688s120mg2n1g2g3n1g";
/** 3 × 3, no borders: the line branches, and a 2 is come to on visit 1. */
const BRANCHED =
  "hashigo haisu 3x3\n+---+---+---+\n| S - 2     |\n+   +   +   +\n|   -   -   |\n+ | + | +   +\n|   -     G |\n+---+---+---+";

test("there are published boards", () => {
  expect(BOARDS.length).toBeGreaterThanOrEqual(4);
  expect(URLS).toContain(FIVE);
});

describe("solve", () => {
  test("each has one solution, and check accepts what solve shows", async () => {
    const { status, lines } = await hashigo(["solve", ...URLS, "--unique", "--backbone", "--json"]);
    expect(status).toBe(0);
    expect(lines.map((line) => [line["rows"], line["cols"]])).toEqual(BOARDS.map(({ rows, cols }) => [rows, cols]));
    for (const line of lines) {
      expect(line).toMatchObject({
        genre: "haisu",
        status: "unique",
        count: "1",
        countExact: true,
        rules: {},
        backbone: { state: "exact" },
      });
      const [solution = ""] = solutionsIn(line);
      const checked = await hashigo(["check", "-", "--json"], { stdin: solution });
      expect(checked.lines[0]).toMatchObject({ state: "solved", violations: [] });
    }
  });

  test("facts about edges read as line, not as border", async () => {
    const { out } = await hashigo(["solve", FIVE, "--backbone"]);
    expect(out).toMatch(/backbone, 40 facts: .*r1c1–r1c2=on/);
    expect(out).not.toMatch(/r\dc\d\|r\dc\d/);
  });

  test("the other reading of numbers is a rule setting", async () => {
    const { lines } = await hashigo(["solve", FIVE, "--rule", "reading=cardinal", "--json"]);
    expect(lines[0]).toMatchObject({ status: "none", rules: { reading: "cardinal" } });
  });
});

describe("solve --sat", () => {
  test("agrees with the search", async () => {
    const urls = [...URLS, "https://puzz.link/p?haisu/3/3/1133ag00o"];
    const search = (await hashigo(["solve", ...urls, "--json"])).lines;
    const sat = await hashigo(["solve", ...urls, "--sat", "--json"]);
    expect(sat.status).toBe(0);
    for (const [i, line] of sat.lines.entries()) {
      expect(line["status"]).toBe(search[i]?.["status"]);
      expect([...solutionsIn(line)].sort()).toEqual([...solutionsIn(search[i])].sort());
    }
    expect(sat.lines.map(({ status }) => status)).toContain("multiple");
  });

  test("keeps to limits and rules", async () => {
    const open = await hashigo(["solve", FIVE, "--sat", "--max-nodes", "0", "--json"]);
    expect([open.status, open.lines[0]?.["status"], open.lines[0]?.["limit"]]).toEqual([3, "unknown", "nodes"]);
    const cardinal = await hashigo(["solve", FIVE, "--sat", "--rule", "reading=cardinal", "--unique", "--json"]);
    expect([cardinal.status, cardinal.lines[0]?.["status"]]).toEqual([1, "none"]);
  });

  test("is for a verdict alone, and for genres that offer it", async () => {
    for (const more of [["--limit", "3"], ["--backbone"]]) {
      const { status, err } = await hashigo(["solve", FIVE, "--sat", ...more]);
      expect([status, err]).toEqual([2, "hashigo: --sat finds two solutions at most, and no backbone\n"]);
    }
    const other = await hashigo(["solve", "https://puzz.link/p?sashigane/3/2/p", FIVE, "--sat", "--json"]);
    expect(other.status).toBe(2);
    expect(other.err).toContain("--sat does not work for sashigane; it works for: haisu");
    expect(other.lines[1]).toMatchObject({ status: "unique" });
  });

  test("says what to install", async () => {
    const missing = "Cannot find package 'cadical-wasm' imported from sat.js";
    const registry = GENRES.map((one) =>
      one.genre.id === "haisu"
        ? { ...one, genre: hide(genre), sat: haisuSat(() => Promise.reject(new Error(missing))) }
        : one,
    );
    const { status, err, lines } = await hashigo(["solve", FIVE, "--sat", "--json"], { registry });
    expect(status).toBe(2);
    expect(err).toContain(
      "--sat needs the package cadical-wasm, which is not installed here: npm install cadical-wasm",
    );
    expect(lines[0]).toMatchObject({ error: { code: "not-installed" } });
    const plain = await hashigo(["solve", FIVE, "--json"], { registry });
    expect(plain.lines[0]).toMatchObject({ status: "unique" });
  });
});

describe("check", () => {
  test("tells what no further line can mend from what is only missing", async () => {
    const { status, lines } = await hashigo(["check", await solved(FIVE), FIVE, "-", "--json"], { stdin: BRANCHED });
    expect(status).toBe(1);
    expect(lines.map(({ state }) => state)).toEqual(["solved", "incomplete", "broken"]);
    const violations = lines[2]?.["violations"] as { rule: string; lasting: boolean }[];
    expect(violations.filter(({ lasting }) => lasting).map(({ rule }) => rule)).toEqual(["branch", "visit-number"]);
    expect(violations.filter(({ lasting }) => !lasting).length).toBeGreaterThan(0);
  });
});

describe("hint", () => {
  test("and apply, again and again, settles what explain settles", async () => {
    const explained = (await hashigo(["explain", FIVE, "--json"])).lines[0];
    expect(explained).toMatchObject({ genre: "haisu", solved: true, stuckAt: null });
    let position = FIVE;
    for (let steps = 0; steps < 100; steps++) {
      const { status, lines } = await hashigo(["hint", position, "--json"]);
      expect(status).toBe(0);
      if (lines[0]?.["kind"] === "solved") break;
      expect(lines[0]).toMatchObject({ kind: "deduction", message: { en: expect.stringMatching(/r\dc\d/) } });
      position = lines[0]?.["next"] as string;
    }
    expect((await hashigo(["check", position, "--json"])).lines[0]).toMatchObject({ state: "solved" });
  });

  test("for people, in words of lines", async () => {
    const { out } = await hashigo(["hint", FIVE]);
    expect(out).toMatch(/→ r\dc\d–r\dc\d=(on|off)/);
    expect(out).toMatch(/\nhashigo haisu 5x5\n/);
    expect((await hashigo(["hint", FIVE, "--lang", "ja"])).out).toMatch(/→ \d行\d列–\d行\d列=(あり|なし)/);
  });

  test("on a wrong drawing is a mistake, told by what is broken for good", async () => {
    const { lines } = await hashigo(["hint", "-", "--json"], { stdin: BRANCHED.replace("2", " ") });
    expect(lines[0]).toMatchObject({ kind: "mistake", rule: "branch", cells: [4] });
  });
});

test.each(["default", "article"])("grade on the %s ladder", async (ladder) => {
  const { status, lines } = await hashigo(["grade", ...URLS, "--ladder", ladder, "--json"]);
  expect(status).toBe(0);
  expect(lines).toHaveLength(URLS.length);
  for (const line of lines)
    expect(line).toMatchObject({ genre: "haisu", status: "unique", rung: expect.any(String), ladder });
});

test("convert: there and back, with the drawing", async () => {
  for (const url of URLS) await comesBack(url);
  expect((await hashigo(["convert", FIVE, "--to", "svg"])).out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
});

describe("generate", () => {
  test("same seed, same puzzle; unique by solve, right by check", async () => {
    await comesAgain(["generate", "haisu", "--rows", "4", "--cols", "4", "--seed", "5", "--json"]);
  });
});

test("siblings are refused by name, wherever they are asked for", async () => {
  const { status, lines } = await hashigo(["solve", "https://puzz.link/p?kaisu/3/3/00", "--json"]);
  expect(status).toBe(2);
  expect(lines).toMatchObject([{ error: { code: "sibling-genre" } }]);
});
