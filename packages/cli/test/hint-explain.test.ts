import { describe, expect, test } from "vitest";
import { file, url } from "./texts.js";
import { hashigo } from "./world.js";

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
    expect((await hashigo(["explain", url("stuck"), "--json", "--up-to", "search"])).status).toBe(0);
    expect((await hashigo(["explain", url("unknown"), "--json"])).status).toBe(3);
  });

  test("for people", async () => {
    const { out } = await hashigo(["explain", url("stuck")]);
    expect(out).toMatch(/^Stub 2×3\n1\. \[high\] since .*\n {3}\[low\]/);
    expect(out).toMatch(/Stuck after 2 steps:\nhashigo stub 2x3\nstuck half\n$/);
  });
});
