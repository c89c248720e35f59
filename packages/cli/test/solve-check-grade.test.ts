import { describe, expect, test } from "vitest";
import { FRAME, file, url } from "./texts.js";
import { hashigo } from "./world.js";

describe("solve", () => {
  const solve = (word: string, ...flags: string[]) => hashigo(["solve", url(word), "--json", ...flags]);

  test("unique", async () => {
    const { status, lines } = await solve("unique");
    expect(status).toBe(0);
    const elapsedMs = expect.any(Number);
    const answer = {
      status: "unique",
      count: "1",
      countExact: true,
      solutions: [file("unique", "one")],
      nodes: 7,
      elapsedMs,
      limit: null,
      remarks: [],
    };
    expect(lines).toEqual([{ input: url("unique"), url: url("unique"), ...FRAME, ...answer }]);
  });

  test("the verdict looks for two, however few are shown", async () => {
    expect((await solve("multiple", "--limit", "0")).lines[0]).toMatchObject({
      status: "multiple",
      count: "2",
      countExact: false,
      solutions: [],
    });
    expect((await solve("multiple", "--limit", "1")).lines[0]).toMatchObject({
      status: "multiple",
      count: "2",
      solutions: [file("multiple", "one")],
    });
    expect((await solve("multiple", "--limit", "9")).lines[0]).toMatchObject({
      status: "multiple",
      count: "3",
      countExact: true,
    });
  });

  test.each([
    ["unique", 0, 0],
    ["multiple", 0, 1],
    ["none", 0, 1],
    ["unknown", 3, 3],
  ])("status of %s: %i, with --unique %i", async (word, plain, unique) => {
    expect((await solve(word)).status).toBe(plain);
    expect((await solve(word, "--unique")).status).toBe(unique);
  });

  test("--backbone; a partial one is not settled", async () => {
    const exact = await solve("unique", "--backbone");
    expect(exact.status).toBe(0);
    expect(exact.lines[0]?.["backbone"]).toEqual({
      state: "exact",
      facts: [{ kind: "edge", cells: [0, 1], value: "on" }],
      limit: null,
    });
    const partial = await solve("multiple", "--backbone");
    expect(partial.status).toBe(3);
    expect(partial.lines[0]?.["backbone"]).toMatchObject({ state: "partial", limit: "nodes" });
  });

  test("the gravest of several statuses: 2, 3, 1, 0", async () => {
    const all = (...words: string[]) => hashigo(["solve", "--unique", ...words.map(url)]);
    expect((await all("unique", "none")).status).toBe(1);
    expect((await all("none", "unknown", "unique")).status).toBe(3);
    expect((await all("unknown", "crash", "none")).status).toBe(2);
  });

  test("for people", async () => {
    const { out, err } = await hashigo(["solve", url("unique")]);
    expect(out).toMatch(/^Stub 2×3: exactly one solution \([\d.]+ ms, 7 nodes\)\nhashigo stub 2x3\nunique one\n$/);
    expect(err).toBe("");
    expect((await hashigo(["solve", url("multiple"), "--lang", "ja", "--rule", "form=narrow"])).out).toMatch(
      /^スタブ 2×3, form=narrow: 解は2個以上/,
    );
    expect((await hashigo(["solve", url("unknown")])).out).toMatch(/not settled: stopped by the node limit/);
  });
});

describe("check", () => {
  test.each([
    ["solved", "solved", 0],
    ["", "incomplete", 1],
    ["wrong", "broken", 1],
  ])("%s", async (progress, state, status) => {
    const ran = await hashigo(["check", file("a", progress), "--json"]);
    expect(ran.status).toBe(status);
    const violation = {
      rule: "some-rule",
      failcode: "brStub",
      cells: [0],
      lasting: state === "broken",
      message: { en: "in English", ja: "日本語で" },
    };
    const violations = state === "solved" ? [] : [violation];
    expect(ran.lines).toEqual([{ input: file("a", progress), ...FRAME, state, violations }]);
  });

  test("for people", async () => {
    expect((await hashigo(["check", file("a", "wrong")])).out).toBe(
      "Stub 2×3: broken\n  in English [some-rule, brStub]\n",
    );
  });
});

describe("grade", () => {
  test.each([
    ["a", "unique", "high", 0],
    ["deep", "unique", "search", 0],
    ["multiple", "multiple", null, 0],
    ["unknown", "unknown", null, 3],
  ])("%s", async (word, found, rung, status) => {
    const ran = await hashigo(["grade", url(word), "--json"]);
    expect(ran.status).toBe(status);
    expect(ran.lines[0]).toMatchObject({
      genre: "stub",
      status: found,
      rung,
      steps: { low: 4, high: 1 },
      guesses: expect.any(Number),
      ladder: "default",
    });
  });

  test("for people", async () => {
    const deep = "Stub 2×3: search (low 4, high 1, 7 guesses)\n";
    expect((await hashigo(["grade", url("deep")])).out).toBe(deep);
    const list = `${url("deep")}\n${url("deep")}\n`;
    expect((await hashigo(["grade", "-"], { stdin: list })).out).toBe(`# -:1\n${deep}# -:2\n${deep}`);
  });
});
