import { describe, expect, test } from "vitest";
import { choose } from "../src/arguments.js";
import type { Experiment, Study } from "../src/experiment.js";
import { rendered, tableText } from "../src/render.js";
import { merged, resultsText, textOf } from "../src/results.js";
import { against, median, percent, row, sampled } from "../src/value.js";

const experiment: Experiment = {
  name: "sums",
  parameters: { seed: 1 },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "n", heading: "n" },
  ],
  note: "Capped at nothing.",
  tasks: () =>
    ["a", "b", "c"].map((id, k) => ({ id, quick: k < 2, run: () => row(id, { board: id }, { n: against(k) }) })),
};
const study: Study = { genre: "stub", experiments: [experiment] };
const made = experiment.tasks().map((task) => task.run());

describe("values", () => {
  test("a value is compared with what was published, and tagged", () => {
    expect(against(3, 3).tag).toBe("reproduced");
    expect(against(3, 4).tag).toBe("disagrees");
    expect(against(3).tag).toBe("new");
    expect(against(null, null).tag).toBe("reproduced");
    expect(against(["1", "2"], ["1", "2"]).tag).toBe("reproduced");
    expect(sampled(3, 3)).toEqual({ value: 3, tag: "sampled", published: 3 });
  });

  test("percentages have one decimal, halves upwards, and 100 only for all", () => {
    expect(percent(728, 896)).toBe(81.3);
    expect(percent(13, 16)).toBe(81.3);
    expect(percent(1, 3)).toBe(33.3);
    expect(percent(5, 5)).toBe(100);
    expect(percent(99_999, 100_000)).toBe(99.9);
    expect(percent(0, 0)).toBeNull();
  });

  test("the median of an even number is a mean", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});

describe("results", () => {
  test("keys are sorted, whatever the order they were made in", () => {
    expect(textOf({ b: 1, a: { d: [1, { z: 0, y: 1 }], c: null } })).toBe(
      '{"a":{"c":null,"d":[1,{"y":1,"z":0}]},"b":1}',
    );
    const stored = { parameters: { z: 1, a: 2 }, rows: made };
    expect(resultsText({ y: stored, x: stored })).toBe(resultsText({ x: stored, y: stored }));
  });

  test("rows of shards come together in the experiment's order", () => {
    const first = merged(experiment, undefined, [made[2]!]);
    expect(merged(experiment, first, [made[0]!, made[1]!]).rows).toEqual(made);
  });

  test("rows made under other parameters are dropped", () => {
    const old = { parameters: { seed: 2 }, rows: made };
    expect(merged(experiment, old, [made[1]!]).rows).toEqual([made[1]]);
  });
});

describe("arguments", () => {
  const ids = (args: string[]) => {
    const choice = choose(args, [study]);
    return typeof choice === "string" ? choice : choice.runs.flatMap(({ tasks }) => tasks.map(({ id }) => id));
  };

  test("all rows, the quick ones, a shard of them", () => {
    expect(ids([])).toEqual(["a", "b", "c"]);
    expect(ids(["stub", "sums", "--quick"])).toEqual(["a", "b"]);
    expect(ids(["--shard", "1/2"])).toEqual(["a", "c"]);
    expect(ids(["--shard=2/2"])).toEqual(["b"]);
    expect(ids(["--render"])).toEqual([]);
  });

  test("misuse is answered in one sentence", () => {
    expect(ids(["nothing"])).toMatch(/no genre nothing/);
    expect(ids(["stub", "nothing"])).toMatch(/no experiment nothing/);
    expect(ids(["--shard", "3/2"])).toMatch(/--shard/);
    expect(ids(["--fast"])).toMatch(/no option --fast/);
  });
});

describe("tables", () => {
  test("each tag is shown in its way", () => {
    const rows = [
      row("r", { board: "2×2" }, { n: against("1234567", "1234567") }),
      row("s", { board: "3×3" }, { n: against(2, 3) }),
      row("t", { board: "4×4" }, { n: sampled(2.5, 3) }),
      row("u", { board: "5×5" }, { n: against(null) }),
      row("v", { board: "6×6" }, {}),
    ];
    expect(tableText(experiment, { parameters: {}, rows })).toBe(
      [
        "| board | n |",
        "| --- | ---: |",
        "| 2×2 | 1,234,567 |",
        "| 3×3 | **2** (published: 3) |",
        "| 4×4 | ~2.5 (published: 3) |",
        "| 5×5 | – |",
        "| 6×6 |  |",
        "",
        "Values: 1 as published, 1 unlike the published one (bold), 1 new (†), 1 from a seeded draw (~). Capped at nothing.",
        "",
      ].join("\n"),
    );
  });

  test("long numbers are parted, inside a text and before a point too; lists and decimals are not", () => {
    const rows = [64029.5, "over 1000000", 0.12345, [13292, 4]].map((n, k) =>
      row(`r${k}`, { board: "b" }, { n: against(n) }),
    );
    const shown = tableText(experiment, { parameters: {}, rows }).split("\n").slice(2, 6);
    expect(shown.map((line) => line.split(" | ")[1])).toEqual([
      "64,029.5† |",
      "over 1,000,000† |",
      "0.12345† |",
      "13292, 4† |",
    ]);
  });

  test("what stands between the markers is replaced, all else stays", () => {
    const results = { sums: { parameters: {}, rows: made } };
    const text = "# A\n\n<!-- table:sums -->\nold\n<!-- /table:sums -->\n\nend\n";
    const once = rendered(text, study, results);
    expect(once).toContain("| a | 0† |");
    expect(once).not.toContain("old");
    expect(once.startsWith("# A\n\n<!-- table:sums -->\n")).toBe(true);
    expect(once.endsWith("<!-- /table:sums -->\n\nend\n")).toBe(true);
    expect(rendered(once, study, results)).toBe(once);
    expect(() => rendered(text.replaceAll("sums", "none"), study, results)).toThrow(/no experiment none/);
  });
});
