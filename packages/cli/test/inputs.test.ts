import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { url } from "./texts.js";
import { hashigo } from "./world.js";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hashigo-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

const grade = (operands: readonly string[], stdin = "") =>
  hashigo(["grade", "--json", ...operands], stdin === "" ? { cwd: folder } : { cwd: folder, stdin });

describe("what an operand may be", () => {
  const FORMS: readonly (readonly [string, string])[] = [
    ["a URL", url("deep")],
    ["a URL of the editor", "https://puzz.link/p?stub_edit/3/2/deep"],
    ["a file's text on one line", "pzprv3/stub/2/3/deep/x/"],
    ["drawn text", "hashigo stub 2x3\ndeep x\n"],
  ];
  test.each(FORMS)("%s, as operand, file and standard input", async (_name, text) => {
    for (const { status, lines } of [
      await grade([text]),
      await grade([file("one.txt", text)]),
      await grade(["-"], text),
    ]) {
      expect(status).toBe(0);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ genre: "stub", rows: 2, cols: 3, rung: "search", url: url("deep") });
    }
  });

  test("the input is named as it was given", async () => {
    const { lines } = await grade([url("a"), file("b.txt", url("b")), "-"], url("c"));
    expect(lines.map(({ input }) => input)).toEqual([url("a"), "b.txt", "-"]);
  });

  test("- twice is the same text twice", async () => {
    const { lines } = await grade(["-", "-"], url("a"));
    expect(lines).toHaveLength(2);
  });
});

describe("lists", () => {
  test("one URL a line; blank lines and # lines are passed over; the line numbers stay", async () => {
    const name = file("list.txt", `# mine\n${url("a")}\r\n\n${url("none")}\n`);
    const { status, lines } = await grade([name]);
    expect(status).toBe(0);
    expect(lines.map(({ input, status: found }) => [input, found])).toEqual([
      ["list.txt:2", "unique"],
      ["list.txt:4", "none"],
    ]);
  });

  test("one-line files", async () => {
    const { lines } = await grade(["-"], "pzprv3/stub/2/3/a/\npzprv3/stub/4/5/b/\n");
    expect(lines.map(({ rows }) => rows)).toEqual([2, 4]);
  });

  test("JSON lines with rules, as generate --json writes them", async () => {
    const made = await hashigo(["generate", "stub", "--rows", "2", "--cols", "3", "--rule", "form=narrow", "--json"]);
    const { lines } = await grade(["-"], made.out);
    expect(lines[0]).toMatchObject({ rows: 2, cols: 3, rules: { form: "narrow" } });
    const checked = await hashigo(["check", "-", "--json"], { stdin: made.out });
    expect(checked.lines[0]).toMatchObject({ state: "solved" });
  });

  test("a line that cannot be read is told with its place, and the run goes on", async () => {
    const { status, lines, err } = await grade(["-"], `${url("a")}\nrubbish\n{"id": 1}\n${url("b")}\n`);
    expect(status).toBe(2);
    expect(lines.map(({ input, error }) => [input, (error as { code?: string } | undefined)?.code])).toEqual([
      ["-:1", undefined],
      ["-:2", "unknown-genre"],
      ["-:3", "bad-line"],
      ["-:4", undefined],
    ]);
    expect(err).toMatch(/^hashigo: -:2, character 1: /m);
  });
});

describe("what cannot be read", () => {
  test.each([
    ["a sibling", "https://puzz.link/p?stubling/3/3/a", "sibling-genre", 20, /stubling is another game/],
    [
      "an unknown genre",
      "https://puzz.link/p?nurikabe/3/3/a",
      "unknown-genre",
      20,
      /"nurikabe" is none of the genres known here \(stub\)/,
    ],
    ["an unknown file", "pzprv3/nurikabe/3/3/", "unknown-genre", 7, /"nurikabe" is none/],
    ["a bad size", "https://puzz.link/p?stub/3/x/a", "bad-size", 27, /character 28: "x" is no size/],
    ["no file", "no-such-file", "no-file", null, /no-such-file: this is neither a puzzle's URL nor a file/],
  ])("%s", async (_name, operand, code, at, sentence) => {
    const { status, lines, err } = await grade([operand, url("a")]);
    expect(status).toBe(2);
    expect(lines[0]).toEqual({
      input: operand,
      error: { code, at, message: { en: expect.any(String), ja: expect.any(String) } },
    });
    expect(lines[1]).toMatchObject({ status: "unique" });
    expect(err).toMatch(sentence);
  });

  test("a folder", async () => {
    const { lines } = await grade(["."]);
    expect(lines[0]).toMatchObject({ input: ".", error: { code: "unreadable" } });
  });

  test("an error inside the program concerns one input only", async () => {
    const { status, lines } = await hashigo(["solve", url("crash"), url("a"), "--json"]);
    expect(status).toBe(2);
    expect(lines.map((line) => Object.keys(line).includes("error"))).toEqual([true, false]);
    expect(lines[0]).toMatchObject({ error: { code: "internal" } });
  });

  test("rules are checked against the genre", async () => {
    const { status, lines } = await grade([url("a"), "--rule", "form=tall"]);
    expect(status).toBe(2);
    expect(lines[0]).toMatchObject({ error: { code: "bad-rule" } });
  });

  test("warnings are fields, and words on standard error", async () => {
    const { status, lines, err } = await grade([url("surplus")]);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ warnings: [{ code: "surplus-body", at: 3 }] });
    expect(err).toMatch(/warning: in English/);
  });
});

test("rules: the later setting of a name wins, defaults are not listed, options may come first", async () => {
  const argv = ["--json", "--rule", "form=narrow", "grade", "--rule", "odd=off", url("a"), "--rule", "odd=on"];
  const { lines } = await hashigo(argv);
  expect(lines[0]).toMatchObject({ rules: { form: "narrow" } });
});
