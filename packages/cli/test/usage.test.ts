import { describe, expect, test } from "vitest";
import { hashigo } from "./world.js";

const PUZZLE = "https://puzz.link/p?stub/3/2/unique";

describe("misuse ends with status 2 and one sentence on standard error", () => {
  const CASES: readonly (readonly [string, readonly string[], RegExp])[] = [
    ["no command", [], /^hashigo: no command: it is one of solve, check, .*; see hashigo --help\n$/],
    ["options only", ["--progress"], /^hashigo: no command/],
    ["unknown command", ["slove", PUZZLE], /unknown command 'slove'; Did you mean solve\?/],
    ["unknown flag", ["solve", PUZZLE, "--uniq"], /unknown option '--uniq'/],
    ["no puzzle", ["solve"], /missing required argument 'puzzle'; see hashigo solve --help/],
    ["missing value", ["solve", PUZZLE, "--limit"], /option '--limit <n>' argument missing/],
    [
      "bad number",
      ["solve", PUZZLE, "--limit", "two"],
      /'--limit <n>' argument 'two' is invalid. It takes a whole number/,
    ],
    ["negative number", ["solve", PUZZLE, "--limit", "-1"], /whole number from 0/],
    ["bad seconds", ["solve", PUZZLE, "--timeout", "soon"], /takes a number of seconds/],
    ["bad ladder", ["grade", PUZZLE, "--ladder", "steep"], /Allowed choices are default, article/],
    ["rule without value", ["grade", PUZZLE, "--rule", "form"], /takes name=value/],
    ["no form", ["convert", PUZZLE], /required option '--to <form>' not specified/],
    ["unknown form", ["convert", PUZZLE, "--to", "png"], /Allowed choices are url, file, text, svg/],
    ["no genre", ["generate", "--rows", "3", "--cols", "3"], /missing required argument 'genre'/],
    ["no rows", ["generate", "stub", "--cols", "3"], /required option '--rows <R>' not specified/],
    ["no row at all", ["generate", "stub", "--rows", "0", "--cols", "3"], /whole number from 1/],
    [
      "unknown genre",
      ["generate", "sudoku", "--rows", "3", "--cols", "3"],
      /"sudoku" is none of the genres known here: stub/,
    ],
    ["unknown genre to count", ["count", "sudoku", "--rows", "3", "--cols", "3"], /"sudoku" is none of the genres/],
    [
      "another genre's option",
      ["generate", "stub", "--rows", "3", "--cols", "3", "--loops", "1"],
      /unknown option '--loops'/,
    ],
    ["unknown choice", ["generate", "stub", "--rows", "3", "--cols", "3", "--style", "x"], /choices are plain, fancy/],
    [
      "too many seeds",
      ["generate", "stub", "--rows", "3", "--cols", "3", "--seed", "4294967295", "--count", "2"],
      /seeds end/,
    ],
    [
      "unknown rule",
      ["generate", "stub", "--rows", "3", "--cols", "3", "--rule", "x=y"],
      /no rule setting "x"; it has: form, odd/,
    ],
  ];
  test.each(CASES)("%s", async (_name, argv, sentence) => {
    const { status, out, err } = await hashigo(argv);
    expect(status).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });
});

test("with --json misuse is told on standard output too", async () => {
  const { status, lines, err } = await hashigo(["solve", "--limit", "1", PUZZLE, "--uniq", "--json"]);
  expect(status).toBe(2);
  expect(lines).toEqual([{ input: PUZZLE, error: { code: "usage", message: expect.anything(), at: null } }]);
  expect(err).toMatch(/^hashigo: unknown option '--uniq'/);
});

test("commands about genres have no input to name", async () => {
  const { status, lines } = await hashigo(["generate", "stub", "--rows", "3", "--json"]);
  expect(status).toBe(2);
  expect(lines).toEqual([{ input: null, error: { code: "usage", message: expect.anything(), at: null } }]);
});

describe("help and version", () => {
  test("--help lists every command", async () => {
    const { status, out, err } = await hashigo(["--help"]);
    expect(status).toBe(0);
    expect(err).toBe("");
    for (const name of ["solve", "check", "hint", "explain", "grade", "generate", "count", "convert"]) {
      expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
    }
  });

  test("a command's help has its options and the common ones", async () => {
    const { status, out } = await hashigo(["solve", "--help"]);
    expect(status).toBe(0);
    for (const flag of ["--limit <n>", "--backbone", "--unique", "--json", "--rule <name=value>"])
      expect(out).toContain(flag);
  });

  test("help <command> is the same", async () => {
    const asked = await hashigo(["help", "solve"]);
    expect(asked.status).toBe(0);
    expect(asked.out).toBe((await hashigo(["solve", "--help"])).out);
  });

  test("generate <genre> --help lists the genre's options", async () => {
    const { out } = await hashigo(["generate", "stub", "--help"]);
    for (const flag of ["--minimal", "--clue-density <n>", "--style <choice>"]) expect(out).toContain(flag);
    expect((await hashigo(["generate", "--help"])).out).not.toContain("--minimal");
    expect((await hashigo(["count", "stub", "--help"])).out).toContain("--twice");
  });

  test("--version", async () => {
    const { status, out } = await hashigo(["--version"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });
});
