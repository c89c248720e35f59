/** Counting walks from the command line. What the engine finds is tested with the engine; here, that it comes out right. */
import { hide } from "@hashigo/core";
import { genre } from "@hashigo/haisu";
import { describe, expect, test } from "vitest";
import { haisuCounter } from "../src/count/haisu.js";
import { hashigo as runWith } from "./world.js";

const registry = [{ genre: hide(genre), counter: haisuCounter }];
const count = (...argv: string[]) => runWith(["count", "haisu", ...argv], { registry });

describe("count haisu", () => {
  test("walks between two cells, and the frontier states", async () => {
    const { status, lines } = await count(..."--rows 8 --cols 8 --start 1,1 --goal 8,7 --json".split(" "));
    expect(status).toBe(0);
    expect(lines).toEqual([
      { genre: "haisu", rows: 8, cols: 8, rules: {}, count: "2184565", states: 16894, limit: null },
    ]);
    expect((await count(..."--rows 4 --cols 5 --start 1,1 --goal 4,5".split(" "))).out).toBe("20\n");
    expect((await count(..."--rows 4 --cols 4 --start 1,1 --goal 4,4".split(" "))).out).toBe("0\n");
  });

  test("over all pairs of ends", async () => {
    const { lines } = await count(..."--rows 6 --cols 6 --all-pairs --json".split(" "));
    expect(lines[0]).toMatchObject({ count: "229348", limit: null });
  });

  test("a limit leaves it open", async () => {
    const { status, lines } = await count(..."--rows 9 --cols 9 --all-pairs --max-nodes 3 --json".split(" "));
    expect(status).toBe(3);
    expect(lines[0]).toMatchObject({ count: null, limit: "nodes" });
  });

  test.each([
    ["", /--start and --goal, or --all-pairs/],
    ["--start 1,1", /--start and --goal, or --all-pairs/],
    ["--start 1,1 --goal 4,3", /--goal is a cell of the board, from 1,1 to 3,4, not 4,3/],
    ["--start 0,1 --goal 2,2", /--start is a cell of the board/],
    ["--start 1 --goal 2,2", /It takes a row and a column, like 1,1/],
    ["--start 1,1 --all-pairs", /no --start or --goal/],
  ])("misuse: %s", async (flags, message) => {
    const { status, err } = await count(
      "--rows",
      "3",
      "--cols",
      "4",
      ...flags.split(" ").filter((flag) => flag !== ""),
    );
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});
