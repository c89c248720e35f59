/** The command with Stostone, on the published boards. What the engine finds is tested with the engine; here, that it comes out right. */
import { publishedPuzzles } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { comesAgain, comesBack, hashigo, solutionsIn, solved } from "./published.js";

const BOARDS = publishedPuzzles("stostone");
const URLS = BOARDS.map(({ url }) => url);
const SIX = "https://puzz.link/p?stostone/6/6/231idav0s9q6314g3411";
/** 4 × 4 in two regions: both sides of the border are shaded in row 1, and nothing else is. */
const TOUCHING =
  "hashigo stostone 4x4\n" +
  "+-----+-----+-----+-----+\n|        #  |  #        |\n+     +     +     +     +\n|           |           |\n" +
  "+     +     +     +     +\n|           |           |\n+     +     +     +     +\n|           |           |\n+-----+-----+-----+-----+";

test("there are published boards", () => {
  expect(BOARDS.length).toBeGreaterThan(50);
  expect(URLS).toContain(SIX);
});

describe("solve", () => {
  test("each comes out as independent solvers found it, and check accepts what solve shows", async () => {
    const { lines } = await hashigo(["solve", ...URLS, "--json"]);
    expect(lines.map((line) => [line["rows"], line["cols"]])).toEqual(BOARDS.map(({ rows, cols }) => [rows, cols]));
    for (const [i, line] of lines.entries()) {
      expect(line).toMatchObject({ genre: "stostone", status: BOARDS[i]?.solutions, rules: {}, limit: null });
      for (const solution of solutionsIn(line)) {
        const checked = await hashigo(["check", "-", "--json"], { stdin: solution });
        expect(checked.lines[0]).toMatchObject({ state: "solved", violations: [] });
      }
    }
  });

  test("facts are about cells", async () => {
    const { out } = await hashigo(["solve", SIX, "--backbone"]);
    expect(out).toMatch(/backbone, 36 facts: .*r1c2=shaded/);
  });

  test("what is asked of the fall is a rule setting", async () => {
    const states: unknown[] = [];
    for (const fall of ["exact", "convex", "count", "none"]) {
      const { lines } = await hashigo(["solve", SIX, "--rule", `fall=${fall}`, "--json"]);
      states.push(lines[0]?.["status"]);
    }
    expect(states[0]).toBe("unique");
    expect(states[3]).toBe("multiple");
  });
});

describe("check", () => {
  test("tells what no further mark can mend from what is only missing", async () => {
    const { status, lines } = await hashigo(["check", await solved(SIX), SIX, "-", "--json"], { stdin: TOUCHING });
    expect(status).toBe(1);
    expect(lines.map(({ state }) => state)).toEqual(["solved", "incomplete", "broken"]);
    const violations = lines[2]?.["violations"] as { rule: string; failcode: string | null; lasting: boolean }[];
    const lasting = violations.filter((one) => one.lasting);
    expect(lasting).toMatchObject([{ rule: "stones-apart", failcode: "cbShade", cells: [1, 2] }]);
    expect(violations.map(({ rule }) => rule)).toContain("lower-half");
  });
});

describe("hint", () => {
  test("and apply, again and again, settles what explain settles", async () => {
    const explained = (await hashigo(["explain", SIX, "--json"])).lines[0];
    expect(explained).toMatchObject({ genre: "stostone", solved: true, stuckAt: null });
    let position = SIX;
    for (let steps = 0; steps < 100; steps++) {
      const { status, lines } = await hashigo(["hint", position, "--json"]);
      expect(status).toBe(0);
      if (lines[0]?.["kind"] === "solved") break;
      expect(lines[0]).toMatchObject({ kind: "deduction", message: { en: expect.stringMatching(/r\dc\d/i) } });
      position = lines[0]?.["next"] as string;
    }
    expect((await hashigo(["check", position, "--json"])).lines[0]).toMatchObject({ state: "solved" });
  });

  test("for people, in two languages", async () => {
    const { out } = await hashigo(["hint", SIX]);
    expect(out).toMatch(/→ r\dc\d=(shaded|blank)/);
    expect(out).toMatch(/\nhashigo stostone 6x6\n/);
    expect((await hashigo(["hint", SIX, "--lang", "ja"])).out).toMatch(/→ \d行\d列=\S+/);
  });

  test("on a wrong drawing is a mistake, told by what is broken for good", async () => {
    const { lines } = await hashigo(["hint", "-", "--json"], { stdin: TOUCHING });
    expect(lines[0]).toMatchObject({ kind: "mistake", rule: "stones-apart", cells: [1, 2] });
  });
});

test.each(["default", "article"])("grade on the %s ladder", async (ladder) => {
  const urls = BOARDS.filter(({ rows, solutions }) => rows <= 6 && solutions === "unique").map(({ url }) => url);
  const { status, lines } = await hashigo(["grade", ...urls, "--ladder", ladder, "--json"]);
  expect(status).toBe(0);
  expect(lines).toHaveLength(urls.length);
  for (const line of lines)
    expect(line).toMatchObject({ genre: "stostone", status: "unique", rung: expect.any(String), ladder });
});

test("convert: there and back, with the drawing", async () => {
  for (const url of URLS.slice(0, 12)) await comesBack(url);
  expect((await hashigo(["convert", SIX, "--to", "svg"])).out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
});

describe("generate", () => {
  test("same seed, same puzzle; unique by solve, right by check", async () => {
    await comesAgain(["generate", "stostone", "--rows", "6", "--cols", "5", "--seed", "5", "--json"]);
  });

  test("an odd number of rows is impossible, with the reason", async () => {
    const { status, err } = await hashigo(["generate", "stostone", "--rows", "5", "--cols", "4"]);
    expect([status, err]).toEqual([1, expect.stringContaining("5 rows have no lower half")]);
  });
});

test("siblings are refused by name, wherever they are asked for", async () => {
  const { status, lines } = await hashigo(["solve", "https://puzz.link/p?shimaguni/3/3/00", "--json"]);
  expect(status).toBe(2);
  expect(lines).toMatchObject([{ error: { code: "sibling-genre" } }]);
});
