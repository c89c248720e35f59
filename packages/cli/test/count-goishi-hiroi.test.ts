/** Counting Goishi Hiroi from the command line: the reference tables as they come out of it. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GENRES } from "../src/genres.js";
import { hashigo } from "./world.js";

interface Row {
  readonly grid: string;
  readonly clearable: number;
  readonly one: number;
}

interface Reference {
  readonly census: { readonly rows: readonly (Row & { readonly layouts: number; readonly genuine: number })[] };
  readonly clauseDeleted: {
    readonly rows: readonly (Row & {
      readonly clearableDeleted: number;
      readonly oneDeleted: number;
      readonly both: number;
    })[];
  };
  readonly reversal: {
    readonly rows: readonly (Row & {
      readonly examined: number;
      readonly hasClean: number;
      readonly oneAndClean: number;
    })[];
  };
  readonly sweetSpot: {
    readonly rows: readonly {
      readonly grid: string;
      readonly smallest: number;
      readonly peakStones: number;
      readonly puzzles: number;
    }[];
  };
  readonly fullBoards: { readonly values: Readonly<Record<string, number>> };
}

const reference = JSON.parse(
  readFileSync(new URL("../../testkit/fixtures/reference/goishi.json", import.meta.url), "utf8"),
) as Reference;

const run = (line: string) => hashigo(["count", "goishi-hiroi", ...line.split(" ")], { registry: GENRES });

/** The one line of JSON about a grid written like 3x4. */
async function json(grid: string, rest = ""): Promise<Record<string, unknown>> {
  const [rows, cols] = grid.split("x");
  const { status, lines } = await run(`--rows ${rows} --cols ${cols} --json${rest}`);
  expect([status, lines.length]).toEqual([0, 1]);
  return lines[0] ?? {};
}

describe("every layout of a grid", () => {
  test.each(reference.census.rows)(
    "$grid: the published census",
    async ({ grid, layouts, clearable, one, genuine }) => {
      const [rows, cols] = grid.split("x").map(Number);
      const line = await json(grid);
      expect(line).toMatchObject({ genre: "goishi-hiroi", rows, cols, rules: {}, kernel: "simd", limit: null });
      const counts = { layouts, clearable, unique: one, genuine };
      for (const [name, count] of Object.entries(counts)) expect([name, line[name]]).toEqual([name, String(count)]);
      const byStones = line["byStones"] as { stones: number; clearable: string; genuine: string }[];
      expect(byStones.map(({ stones }) => stones)).toEqual(
        [...Array((rows ?? 0) * (cols ?? 0)).keys()].map((k) => k + 1),
      );
      const sum = (name: "clearable" | "genuine") => byStones.reduce((all, row) => all + Number(row[name]), 0);
      expect([sum("clearable"), sum("genuine")]).toEqual([clearable, genuine]);
      const spot = reference.sweetSpot.rows.find((row) => row.grid === grid);
      if (spot === undefined) return;
      expect(byStones.find((row) => row.genuine !== "0")?.stones).toBe(spot.smallest);
      expect(byStones[spot.peakStones - 1]?.genuine).toBe(String(spot.puzzles));
    },
  );

  test.each(reference.clauseDeleted.rows)("$grid without the clause", async (row) => {
    const { clearableDeleted, oneDeleted, both } = row;
    const deleted = await json(row.grid, " --rule allowReverse=on");
    expect(deleted).toMatchObject({
      rules: { allowReverse: "on" },
      clearable: String(clearableDeleted),
      unique: String(oneDeleted),
    });
    const compared = await json(row.grid, " --compare-reverse");
    expect(compared).toMatchObject({ clearable: String(row.clearable), unique: String(row.one) });
    const reverse = compared["reverse"] as Record<string, unknown>;
    expect(reverse).toMatchObject({ clearable: deleted["clearable"], unique: deleted["unique"], both: String(both) });
    const { one, many } = reverse["transitions"] as Record<string, Record<string, string>>;
    expect(one).toEqual({ none: "0", one: String(both), many: String(row.one - both) });
    expect(many).toEqual({ none: "0", one: "0", many: String(row.clearable - row.one) });
  });

  test.each(reference.reversal.rows)(
    "$grid: clean clearances",
    async ({ grid, examined, clearable, one, hasClean }) => {
      const { clean } = await json(grid, " --clean");
      const counts = { examined, clearable, one, hasClean, oneAndClean: 0 };
      expect(clean).toMatchObject(Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, String(n)])));
    },
  );

  test("the twelve genuine layouts of 3×4", async () => {
    const { list } = await json("3x4", " --list");
    const layouts = list as number[][];
    expect(layouts).toHaveLength(12);
    expect(layouts.every((cells) => cells.length === 7 && cells.every((cell) => cell >= 0 && cell < 12))).toBe(true);
    const { out } = await run("--rows 3 --cols 4 --list");
    const drawn = [...out.matchAll(/^[o.]{4}\n[o.]{4}\n[o.]{4}$/gm)].map(([text]) => text.replaceAll("\n", ""));
    expect(drawn).toEqual(
      layouts.map((cells) => [...Array(12).keys()].map((cell) => (cells.includes(cell) ? "o" : ".")).join("")),
    );
  });

  test("for people, in both languages", async () => {
    const { out } = await run("--rows 2 --cols 2 --clean --compare-reverse");
    expect(out.split("\n").slice(0, 2)).toEqual([
      expect.stringMatching(/^15 layouts: 13 can be cleared, 4 in exactly one way, 0 of these genuine/),
      "  1 stone: 4 can be cleared, 0 genuine",
    ]);
    expect(out).toMatch(/without flying over an emptied square/);
    expect((await run("--rows 2 --cols 2 --clean --compare-reverse --lang ja")).out).toMatch(
      /^配置は15通り。取り切れるもの:13、答えがただ1つのもの:4、/,
    );
  });

  test("one layout is one layout", async () => {
    expect((await run("--rows 1 --cols 1")).out).toMatch(/^1 layout: 1 can be cleared/);
    const board = "pzprv3/goishi/1/1/0/";
    const say = async (command: string) => (await hashigo([command, board], { registry: GENRES })).out;
    expect(await say("explain")).toMatch(/^Solved in 1 step\.$/m);
    // Several answers: no rung was asked, so none is listed.
    expect((await hashigo(["grade", "pzprv3/goishi/1/2/0 0/"], { registry: GENRES })).out).toBe(
      "Goishi Hiroi 1×2: several solutions\n",
    );
  });

  test.each(["clean", "list"])(
    "too large for --%s: the flag is named in both languages, and what works without it",
    async (flag) => {
      const asked = `--rows 3 --cols 7 --${flag}`;
      expect((await run(asked)).err).toMatch(new RegExp(`20 squares with --${flag}, .* without it 30`));
      expect((await run(`${asked} --lang ja`)).err).toMatch(new RegExp(`--${flag}.*20マスまで.*なければ30マスまで`));
    },
  );
});

describe("the full board", () => {
  test.each(Object.entries(reference.fullBoards.values))("%s: %i ways", async (grid, count) => {
    expect(await json(grid, " --full")).toMatchObject({ count: String(count), limit: null });
  });

  test("with the clause deleted", async () => {
    expect(await json("4x4", " --full --rule allowReverse=on")).toMatchObject({
      rules: { allowReverse: "on" },
      count: "118624",
    });
    expect((await run("--rows 3 --cols 3 --full")).out).toBe("64\n");
  });
});

describe("limits and misuse", () => {
  test.each(["", " --full", " --clean", " --compare-reverse"])("a limit leaves it open:%s", async (rest) => {
    const { status, lines } = await run(`--rows 4 --cols 5 --json --max-nodes 3${rest}`);
    expect(status).toBe(3);
    expect(lines[0]).toMatchObject({ limit: "nodes" });
    expect(lines[0]?.[rest === " --full" ? "count" : "clearable"]).toBeNull();
    const words = await run(`--rows 4 --cols 5 --max-nodes 3${rest}`);
    expect(words.out).toBe("not settled: stopped by the node limit\n");
  });

  test.each([
    ["--rows 4 --cols 8", /at most 30 squares, and 4×8 has 32/],
    ["--rows 3 --cols 7 --clean", /at most 20 squares with --clean/],
    ["--rows 3 --cols 7 --list", /at most 20 squares with --list/],
    ["--rows 3 --cols 4 --full --list", /go without it/],
    ["--rows 3 --cols 4 --compare-reverse --rule allowReverse=on", /goes without --rule allowReverse=on/],
    ["--rows 3 --cols 4 --rule allowReverse=maybe", /allowReverse/],
    ["--rows 501 --cols 4 --full", /500/],
  ])("%s", async (line, sentence) => {
    const { status, out, err } = await run(line);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });
});
