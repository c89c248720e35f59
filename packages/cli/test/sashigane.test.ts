/** The command with the real genre. What the engine finds is tested with the engine; here, that it comes out right. */
import { describe, expect, test } from "vitest";
import { GENRES } from "../src/genres.js";
import { hashigo as runWith } from "./world.js";

const hashigo: typeof runWith = (argv, world = {}) => runWith(argv, { registry: GENRES, ...world });

const URL_1 = "https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4";
const URL_2 = "https://puzz.link/p?sashigane/5/5/4kjk.kjk.w.gk";
const SOLVED_1 =
  "pzprv3/sashigane/5/5/4 . . . o /. . . . . /o3 . 2 . 1 /. . . . . /4 . . . o4 /-1 0 0 -1 /0 0 0 1 /-1 1 1 1 /1 1 0 1 /-1 1 -1 -1 /1 1 1 1 -1 /1 1 1 0 -1 /-1 1 -1 1 1 /1 -1 1 1 -1 /";
const BLANK_2X3 = "https://puzz.link/p?sashigane/3/2/p";
const BLANK_4X4 = "https://puzz.link/p?sashigane/4/4/z";

describe("solve", () => {
  test("both published puzzles have one solution, and check accepts what solve shows", async () => {
    const { status, lines } = await hashigo(["solve", URL_1, URL_2, "--unique", "--backbone", "--json"]);
    expect(status).toBe(0);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toMatchObject({
        genre: "sashigane",
        rows: 5,
        cols: 5,
        status: "unique",
        count: "1",
        countExact: true,
        limit: null,
        rules: {},
        backbone: { state: "exact", limit: null },
      });
      const [solution = ""] = line["solutions"] as string[];
      expect((await hashigo(["check", "-", "--json"], { stdin: solution })).lines[0]).toMatchObject({
        state: "solved",
      });
      // All 40 edges of a board with one answer are settled.
      expect((line["backbone"] as { facts: unknown[] }).facts).toHaveLength(40);
    }
  });

  test("a blank board has several solutions: --limit finds and shows more of them", async () => {
    const two = await hashigo(["solve", BLANK_4X4, "--json"]);
    expect(two.status).toBe(0);
    expect(two.lines[0]).toMatchObject({ status: "multiple", count: "2", countExact: false });
    const all = (await hashigo(["solve", BLANK_2X3, "--limit", "10", "--json"])).lines[0];
    expect(all).toMatchObject({ status: "multiple", count: "2", countExact: true });
    expect(new Set(all?.["solutions"] as string[]).size).toBe(2);
    expect((await hashigo(["solve", BLANK_4X4, "--unique"])).status).toBe(1);
  });

  test("a board without solution, and one that a limit leaves open", async () => {
    const none = await hashigo(["solve", "https://puzz.link/p?sashigane/2/2/n", "--json"]);
    expect([none.status, none.lines[0]?.["status"]]).toEqual([0, "none"]);
    const open = await hashigo(["solve", BLANK_4X4, "--max-nodes", "0", "--json"]);
    expect(open.status).toBe(3);
    expect(open.lines[0]).toMatchObject({ status: "unknown", count: "0", countExact: false, limit: "nodes" });
  });

  test("rules change the verdict and are named", async () => {
    const { lines } = await hashigo(["solve", BLANK_4X4, "--rule", "form=strict", "--json"]);
    expect(lines[0]).toMatchObject({ status: "none", rules: { form: "strict" } });
  });
});

test("check: solved, incomplete, broken", async () => {
  const broken = SOLVED_1.replace("/-1 0 0 -1 /", "/1 1 1 1 /");
  const { status, lines } = await hashigo(["check", SOLVED_1, URL_1, broken, "--json"]);
  expect(status).toBe(1);
  expect(lines.map(({ state }) => state)).toEqual(["solved", "incomplete", "broken"]);
  expect(lines[2]?.["violations"]).toContainEqual({
    rule: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
    failcode: expect.stringMatching(/^[a-z][A-Za-z]+$/),
    cells: expect.any(Array),
    lasting: true,
    message: { en: expect.any(String), ja: expect.any(String) },
  });
});

test("hint and apply, again and again, settles what explain settles", async () => {
  const explained = (await hashigo(["explain", URL_1, "--json"])).lines[0];
  expect(explained).toMatchObject({ genre: "sashigane", solved: true, stuckAt: null });
  let position = URL_1;
  for (let steps = 0; steps < 100; steps++) {
    const { status, lines } = await hashigo(["hint", position, "--json"]);
    expect(status).toBe(0);
    if (lines[0]?.["kind"] === "solved") break;
    expect(lines[0]).toMatchObject({ kind: "deduction", message: { en: expect.stringMatching(/r\dc\d/) } });
    position = lines[0]?.["next"] as string;
  }
  expect((await hashigo(["check", position, "--json"])).lines[0]).toMatchObject({ state: "solved" });
});

test("hint on a wrong drawing is a mistake with what may stay", async () => {
  const wrong = SOLVED_1.replace("/-1 0 0 -1 /", "/1 0 0 -1 /");
  const { lines } = await hashigo(["hint", wrong, "--json"]);
  expect(lines[0]).toMatchObject({ kind: "mistake", keep: expect.stringMatching(/^pzprv3\/?\n?/) });
});

test("explain up to the lowest rung gets stuck with a file that can be gone on from", async () => {
  const [lowest = ""] =
    GENRES.find(({ genre }) => genre.id === "sashigane")?.genre.use(({ ladders }) => ladders.default.rungs) ?? [];
  const { status, lines } = await hashigo(["explain", URL_2, "--up-to", lowest, "--json"]);
  expect(status).toBe(0);
  const stuckAt = lines[0]?.["stuckAt"] as { step: number; file: string } | null;
  expect(stuckAt).not.toBeNull();
  expect(
    (await hashigo(["hint", "-", "--rung", lowest, "--json"], { stdin: stuckAt?.file ?? "" })).lines[0],
  ).toMatchObject({ kind: "stuck" });
});

test.each(["default", "article"])("grade on the %s ladder", async (ladder) => {
  const { status, lines } = await hashigo(["grade", URL_1, URL_2, "--ladder", ladder, "--json"]);
  expect(status).toBe(0);
  for (const line of lines)
    expect(line).toMatchObject({ genre: "sashigane", status: "unique", rung: expect.any(String), ladder });
});

describe("generate", () => {
  const argv = ["generate", "sashigane", "--rows", "4", "--cols", "5", "--seed", "3", "--json"];

  test("same seed, same puzzle; unique by solve, right by check", async () => {
    const made = await hashigo([...argv, "--count", "2"]);
    expect(made.status).toBe(0);
    expect(made.lines.map(({ seed }) => seed)).toEqual([3, 4]);
    expect((await hashigo(argv)).lines[0]).toEqual(made.lines[0]);
    expect((await hashigo(["solve", "-", "--unique"], { stdin: made.out })).status).toBe(0);
    expect((await hashigo(["check", "-"], { stdin: made.out })).status).toBe(0);
  });

  test("a board that no puzzle fits is refused with a reason", async () => {
    const { status, lines } = await hashigo(["generate", "sashigane", "--rows", "1", "--cols", "5", "--json"]);
    expect([1, 2]).toContain(status);
    expect(lines[0]).toMatchObject({ genre: "sashigane", error: { code: expect.any(String), drafts: 0 } });
  });
});

describe("count", () => {
  const count = (...argv: string[]) => hashigo(["count", "sashigane", ...argv, "--json"]);

  test("partitions of the blank board, also by pieces", async () => {
    expect((await count("--rows", "2", "--cols", "3")).lines[0]).toMatchObject({
      genre: "sashigane",
      rows: 2,
      cols: 3,
      count: "2",
    });
    const { lines } = await count("--rows", "4", "--cols", "4", "--by-pieces");
    const byPieces = lines[0]?.["byPieces"] as { pieces: number; count: string }[];
    expect(byPieces.reduce((sum, row) => sum + BigInt(row.count), 0n)).toBe(BigInt(lines[0]?.["count"] as string));
    expect((await count("--rows", "4", "--cols", "4")).lines[0]?.["count"]).toBe(lines[0]?.["count"]);
  });

  test("a limit leaves it open; rules that need clues are refused", async () => {
    const open = await count("--rows", "6", "--cols", "6", "--max-nodes", "5");
    expect([open.status, open.lines[0]?.["count"], open.lines[0]?.["limit"]]).toEqual([3, null, "nodes"]);
    expect((await count("--rows", "3", "--cols", "3", "--rule", "form=strict")).status).toBe(2);
  });
});

test("convert: there and back, with the drawing", async () => {
  for (const to of ["file", "text"]) {
    const there = (await hashigo(["convert", SOLVED_1, "--to", to])).out;
    const back = (await hashigo(["convert", "-", "--to", "file"], { stdin: there })).out;
    expect(back).toBe((await hashigo(["convert", SOLVED_1, "--to", "file"])).out);
  }
  expect((await hashigo(["convert", SOLVED_1, "--to", "url"])).out).toBe(`${URL_1}\n`);
  expect((await hashigo(["convert", SOLVED_1, "--to", "svg"])).out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
});

test("siblings and other games are refused by name", async () => {
  const operands = ["https://puzz.link/p?loute/5/5/jm.o3khkgojm4", "https://puzz.link/p?nurikabe/5/5/a"];
  const { status, lines } = await hashigo(["solve", ...operands, "--json"]);
  expect(status).toBe(2);
  expect(lines).toMatchObject([{ error: { code: "sibling-genre" } }, { error: { code: "unknown-genre" } }]);
});
