import { describe, expect, test } from "vitest";
import { FRAME, file, url } from "./texts.js";
import { hashigo } from "./world.js";

describe("generate", () => {
  const generate = (...argv: string[]) => hashigo(["generate", "stub", "--cols", "3", "--json", ...argv]);

  test("one puzzle a seed", async () => {
    const { status, lines } = await generate("--rows", "2", "--seed", "7", "--count", "3");
    expect(status).toBe(0);
    expect(lines.map(({ seed }) => seed)).toEqual([7, 8, 9]);
    expect(lines[0]).toMatchObject({
      genre: "stub",
      url: url("seed7"),
      rows: 2,
      cols: 3,
      grade: "high",
      rules: {},
      options: { minimal: false, density: 3 },
      minimal: false,
      solution: file("seed7", "solved"),
      source: "uniform",
      ladder: "default",
    });
  });

  test("the genre's options, wherever the genre's name stands", async () => {
    const flags = ["--minimal", "--clue-density", "4", "--style", "fancy"];
    const { lines } = await hashigo(["generate", "--rows", "2", ...flags, "stub", "--cols", "3", "--json"]);
    expect(lines[0]).toMatchObject({ minimal: true, options: { minimal: true, clueDensity: 4, style: "fancy" } });
    expect((await generate("--rows", "2", "--no-minimal")).lines[0]).toMatchObject({ options: { minimal: false } });
  });

  test.each([
    ["13", "no-object", 1, 2],
    ["14", "no-draft", 3, 2],
    ["15", "limit", 3, 2],
    ["16", "bad-size", 2, 1],
  ])("a wish that cannot be met: %s rows, %s", async (rows, code, status, lines) => {
    const ran = await generate("--rows", rows, "--count", "2");
    expect(ran.status).toBe(status);
    expect(ran.lines).toHaveLength(lines);
    expect(ran.lines[0]).toMatchObject({
      genre: "stub",
      seed: 0,
      error: { code, message: { en: "in English" }, drafts: 5, grades: { low: 4, high: 1 } },
    });
    expect(ran.err).toMatch(/^hashigo: stub \d+×3, seed 0: in English$/m);
  });

  test("a grade is a rung of the ladder, or search", async () => {
    expect((await generate("--rows", "2", "--grade", "search")).status).toBe(0);
    const { status, err } = await generate("--rows", "2", "--grade", "hard");
    expect(status).toBe(2);
    expect(err).toMatch(/\(low, high, search\), not "hard"/);
  });

  test("for people", async () => {
    const { out } = await hashigo(["generate", "stub", "--rows", "2", "--cols", "3", "--seed", "5"]);
    expect(out).toBe(`Stub 2×3, seed 5: high\n${url("seed5")}\nhashigo stub 2x3\nseed5\n`);
  });
});

test("count", async () => {
  const { status, lines } = await hashigo(["count", "stub", "--rows", "2", "--cols", "3", "--twice", "--json"]);
  expect(status).toBe(0);
  expect(lines).toEqual([{ genre: "stub", rows: 2, cols: 3, rules: {}, count: "12" }]);
  expect((await hashigo(["count", "stub", "--rows", "2", "--cols", "3"])).out).toBe("6\n");
});

describe("convert", () => {
  test.each([
    ["url", url("a")],
    ["file", file("a", "p")],
    ["text", "hashigo stub 2x3\na p\n"],
    ["svg", "<svg>a p</svg>"],
  ])("--to %s", async (to, output) => {
    const { status, lines } = await hashigo(["convert", file("a", "p"), "--to", to, "--json"]);
    expect(status).toBe(0);
    expect(lines).toEqual([{ input: file("a", "p"), ...FRAME, to, output }]);
    expect((await hashigo(["convert", file("a", "p"), "--to", to])).out).toBe(`${output.trimEnd()}\n`);
  });

  test("a list stays a list", async () => {
    const list = `${url("a")}\n${url("b")}\n`;
    expect((await hashigo(["convert", "-", "--to", "url"], { stdin: list })).out).toBe(list);
  });

  test("rules that the form cannot hold are a warning", async () => {
    expect((await hashigo(["convert", url("a"), "--to", "url", "--rule", "form=narrow"])).err).toMatch(
      /does not hold form/,
    );
  });
});
