/** Counting shadings from the command line. What the engine finds is tested with the engine; here, that it comes out right. */
import { describe, expect, test } from "vitest";
import { GENRES } from "../src/genres.js";
import { hashigo } from "./world.js";

const count = (line: string) => hashigo(["count", "stostone", ...line.split(" ")], { registry: GENRES });

describe("count stostone", () => {
  test("region-free shadings, as the published game has it unless a rule says otherwise", async () => {
    const { status, lines } = await count("--rows 6 --cols 6 --json");
    expect(status).toBe(0);
    expect(lines).toEqual([
      { genre: "stostone", rows: 6, cols: 6, rules: {}, count: "4482592", states: 1399, limit: null },
    ]);
    expect((await count("--rows 12 --cols 12")).out).toBe("9746653149620913055597019822\n");
    expect((await count("--rows 5 --cols 4")).out).toBe("0\n");
  });

  test.each([
    ["exact", "1940", {}],
    ["convex", "4248", { fall: "convex" }],
    ["count", "4900", { fall: "count" }],
  ])("fall=%s", async (fall, shadings, rules) => {
    const { status, lines } = await count(`--rows 8 --cols 2 --rule fall=${fall} --json`);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ count: shadings, rules });
  });

  test("a limit leaves it open", async () => {
    const { status, lines } = await count("--rows 12 --cols 12 --max-nodes 3 --json");
    expect(status).toBe(3);
    expect(lines[0]).toMatchObject({ count: null, limit: "nodes" });
  });

  test("misuse", async () => {
    const none = await count("--rows 4 --cols 4 --rule fall=none");
    expect([none.status, none.out]).toEqual([2, ""]);
    expect(none.err).toMatch(/counted under fall=exact, convex, count/);
    expect((await count("--rows 4 --cols 4 --rule fall=up")).status).toBe(2);
  });
});
