import { describe, expect, test } from "vitest";
import { hashigo } from "./world.js";

const url = (word: string): string => `https://puzz.link/p?stub/3/2/${word}`;
const file = (word: string, progress: string): string => `pzprv3/stub/2/3/${word}/${progress}/`;
const FRAME = { genre: "stub", rows: 2, cols: 3, rules: {}, warnings: [] };

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

describe("hint", () => {
  const hint = (word: string, ...flags: string[]) => hashigo(["hint", file(word, "p"), "--json", ...flags]);

  test("a deduction, with the position after it", async () => {
    const { status, lines } = await hint("a");
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({
      kind: "deduction",
      rung: "low",
      premises: { clues: [0], facts: [] },
      because: [{ rung: "high", message: { en: "since r1c2 is a clue" } }],
      effects: [{ kind: "edge", cells: [0, 1], value: "on" }],
      message: { en: "a border right of r1c1", ja: "1行1列の右に境界" },
      next: file("a", "pdrawn1"),
    });
    expect(lines[0]).not.toHaveProperty("trace");
  });

  test("a mistake", async () => {
    const { status, lines } = await hint("mistake");
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({
      kind: "mistake",
      rule: "some-rule",
      cells: [3],
      keep: file("mistake", "kept"),
      effects: [],
    });
  });

  test.each([
    ["stuck", "stuck", 0],
    ["none", "noSolution", 0],
    ["unknown", "unknown", 3],
  ])("%s", async (word, kind, status) => {
    const ran = await hint(word);
    expect(ran.status).toBe(status);
    expect(ran.lines[0]).toMatchObject({
      kind,
      rung: null,
      effects: [],
      message: { en: expect.any(String), ja: expect.any(String) },
    });
  });

  test("rungs are those of the chosen ladder", async () => {
    expect((await hint("a", "--rung", "high", "--up-to", "high")).status).toBe(0);
    const wrong = await hint("a", "--rung", "old");
    expect(wrong.status).toBe(2);
    expect(wrong.err).toMatch(/--rung takes a rung of the default ladder of stub \(low, high\), not "old"/);
    expect((await hint("a", "--rung", "old", "--ladder", "article")).status).toBe(0);
  });

  test("for people, in both languages", async () => {
    expect((await hashigo(["hint", file("a", "p")])).out).toBe(
      "[high] since r1c2 is a clue\n[low] a border right of r1c1\n→ r1c1|r1c2=on\nhashigo stub 2x3\na pdrawn1\n",
    );
    expect((await hashigo(["hint", file("a", "p"), "--lang", "ja"])).out).toMatch(
      /\[段low\] 1行1列の右に境界\n→ 1行1列\|1行2列=あり/,
    );
    expect((await hashigo(["hint", file("mistake", "p")])).out).toBe(
      "Stub 2×3: in English\nWhat may stay:\nhashigo stub 2x3\nmistake kept\n",
    );
  });
});

describe("explain", () => {
  test("solved, stuck and not settled", async () => {
    const solved = await hashigo(["explain", url("a"), "--json"]);
    expect(solved.status).toBe(0);
    expect(solved.lines[0]).toMatchObject({
      solved: true,
      stuckAt: null,
      limit: null,
      steps: [{ rung: "low" }, { rung: "low" }],
    });
    const stuck = await hashigo(["explain", url("stuck"), "--json", "--up-to", "low"]);
    expect(stuck.status).toBe(0);
    expect(stuck.lines[0]).toMatchObject({ solved: false, stuckAt: { step: 2, file: file("stuck", "half") } });
    expect((await hashigo(["explain", url("unknown"), "--json"])).status).toBe(3);
  });

  test("for people", async () => {
    const { out } = await hashigo(["explain", url("stuck")]);
    expect(out).toMatch(/^Stub 2×3\n1\. \[high\] since .*\n {3}\[low\]/);
    expect(out).toMatch(/Stuck after 2 steps:\nhashigo stub 2x3\nstuck half\n$/);
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
    expect((await hashigo(["grade", url("deep")])).out).toBe("Stub 2×3: search (low 4, high 1, 7 guesses)\n");
  });
});

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
    ["14", "no-draft", 1, 2],
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
    expect(ran.err).toMatch(/in English \(drafts: 5, low 4, high 1\)/);
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

  test("rules that the form cannot hold are a warning", async () => {
    expect((await hashigo(["convert", url("a"), "--to", "url", "--rule", "form=narrow"])).err).toMatch(
      /does not hold form/,
    );
  });
});

describe("a terminal", () => {
  test("colours on a terminal only, and not with NO_COLOR", async () => {
    const argv = ["solve", url("unique")];
    expect((await hashigo(argv, { tty: true })).out).toContain("\u001B[32mexactly one solution");
    expect((await hashigo(argv, { tty: true, env: { NO_COLOR: "1" } })).out).not.toContain("\u001B");
    expect((await hashigo(argv)).out).not.toContain("\u001B");
    expect((await hashigo(argv, { env: { FORCE_COLOR: "1" } })).out).toContain("\u001B");
  });

  test("Ctrl-C ends the job in hand, tells what it knows and begins no other", async () => {
    const { status, lines } = await hashigo(["solve", url("slow"), url("a"), "--json"], { interruptWhen: () => true });
    expect(status).toBe(130);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ status: "unknown", limit: "aborted" });
  });

  test("progress of a long job: on a terminal, or asked for, and on standard error only", async () => {
    const argv = ["solve", url("slow"), "--json"];
    const interruptWhen = (err: string): boolean => err !== "";
    const shown = await hashigo([...argv, "--progress"], { interruptWhen });
    expect(shown.err).toMatch(/^solving Stub 2×3: [\d,]+ nodes, \d\.\d s\n/);
    expect(shown.lines).toHaveLength(1);
    expect((await hashigo(argv, { interruptWhen, tty: true })).err).toContain("solving Stub 2×3");
    let looks = 0;
    expect((await hashigo(argv, { interruptWhen: () => ++looks > 150 })).err).toBe("");
  });
});
