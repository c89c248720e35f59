import { describe, expect, it } from "vitest";
import { marksOf, spansOf } from "../src/app/marks.js";
import type { Remark, State, Step } from "../src/app/state.js";
import { en } from "../src/i18n/en.js";
import { ja } from "../src/i18n/ja.js";
import { saidOf } from "../src/view/said.js";
import { headAndBody, inWords, speech } from "../src/view/words.js";

const both = (text: string): { en: string; ja: string } => ({ en: `${text}.`, ja: `${text}。` });

const step: Step = {
  rung: "fit",
  premises: { clues: [9], facts: [{ kind: "edge", cells: [9, 10], value: "off" }] },
  because: [],
  effects: [{ kind: "edge", cells: [18, 19], value: "on" }],
  message: both("because r2c2"),
};

const witness = { text: "", differences: step.effects };
const verdict = { kind: "verdict", ms: 12, budget: 10_000, extent: null } as const;

const REMARKS: readonly Exclude<Remark, { kind: "quiet" }>[] = [
  { kind: "busy", job: "solve", seconds: 3, nodes: 1234 },
  { kind: "hint", stage: 1, step },
  { kind: "hint", stage: 2, step },
  { kind: "hint", stage: 3, step },
  { kind: "hint", stage: 4, step },
  { kind: "mistake", cells: [3], message: both("no answer"), keep: "" },
  { kind: "stuck" },
  { kind: "choices", choices: { live: step.effects, open: 1, message: both("one of several") } },
  { kind: "solved" },
  { kind: "fine" },
  {
    kind: "broken",
    violations: [{ rule: "l-shape", failcode: null, cells: [0, 1], lasting: true, message: both("not an L") }],
  },
  { ...verdict, outcome: { status: "unique", nodes: 0, answer: "" } },
  { ...verdict, outcome: { status: "none", nodes: 12 } },
  { ...verdict, outcome: { status: "unknown", nodes: 99, limit: "time" } },
  { ...verdict, outcome: { status: "multiple", nodes: 5, first: witness, second: witness } },
  { kind: "limit", limit: "time", seconds: 10 },
  { kind: "steps", steps: [{ rung: "fit", message: both("step") }] },
  { kind: "stopped" },
  { kind: "back" },
  { kind: "refused", error: { code: "bad-size", at: 3, message: both("bad") }, text: "abc" },
  { kind: "refused", error: { code: "sibling-genre", at: 3, message: both("kaisu") }, text: "abc" },
  { kind: "replace", wanted: { text: "x", rules: {}, number: null } },
  { kind: "failed", why: "out of memory" },
];

function stateWith(remark: Remark, lang: "en" | "ja"): State {
  return {
    lang,
    theme: "auto",
    letterKeys: true,
    menu: false,
    catalogue: [],
    banks: {},
    game: null,
    drawn: 3,
    panels: [],
    axes: true,
    remark,
    ladder: { kind: "climbing" },
    entry: "",
  };
}

describe("what the rail says", () => {
  it.each(REMARKS.map((remark, i) => [i, remark.kind, remark] as const))("has words for %i %s", (_, kind, remark) => {
    for (const lang of ["en", "ja"] as const) {
      const said = saidOf(stateWith(remark, lang));
      expect(said?.head).toBeTruthy();
      expect(said?.buttons.length).toBeGreaterThan(0);
      expect(speech(said ?? never(), lang === "en" ? en : ja)).not.toMatch(/undefined|NaN|\[object/);
      expect(said?.head).not.toMatch(/!|！/);
      if (lang === "ja" && kind !== "failed") expect(said?.lead).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    }
  });

  it("is silent when there is nothing to say", () => {
    expect(saidOf(stateWith({ kind: "quiet" }, "en"))).toBeNull();
  });

  it("never words a limit as an answer", () => {
    const said = saidOf(stateWith({ ...verdict, outcome: { status: "unknown", nodes: 9, limit: "time" } }, "en"));
    expect(said?.head).toBe("Search stopped after 10 s: not settled");
    expect(said?.buttons.map(({ label }) => label)).toEqual(["Search 60 s more", "Leave it"]);
  });
});

describe("sentences", () => {
  it("are split behind the conclusion", () => {
    expect(headAndBody("R1C1 is black. It must be.")).toEqual(["R1C1 is black.", "It must be."]);
    expect(headAndBody("1行1列は黒。ほかは白。")).toEqual(["1行1列は黒。", "ほかは白。"]);
    expect(headAndBody("no end")).toEqual(["no end", ""]);
  });

  it("name cells as the page does, and as they are spoken", () => {
    expect(inWords("R8c6 and r10c12, not marc3", en.place)).toBe("R8C6 and R10C12, not marc3");
    expect(inWords("r8c6", en.spokenPlace)).toBe("row 8, column 6");
  });
});

describe("speech", () => {
  it("says where a line runs without its dash", () => {
    const line = { en: "the line runs r1c1–r1c2–r2c2.", ja: "線は1行1列–1行2列–2行2列と通ります。" };
    const remark: Remark = { kind: "hint", stage: 3, step: { ...step, message: line } };
    const said = saidOf(stateWith(remark, "en")) ?? never();
    expect(said.lines.join()).toContain("R1C1–R1C2");
    expect(speech(said, en)).toContain("the line runs row 1, column 1 to row 1, column 2 to row 2, column 2.");
    const spoken = saidOf(stateWith(remark, "ja")) ?? never();
    expect(speech(spoken, ja)).toContain("線は1行1列から1行2列から2行2列と通ります。");
  });
});

describe("marks", () => {
  it("bracket all that a hint needs, before they say why", () => {
    const where = [9, 10, 18, 19];
    expect(marksOf({ kind: "hint", stage: 1, step })).toEqual({ where });
    expect(marksOf({ kind: "hint", stage: 2, step })).toEqual({ where });
    expect(marksOf({ kind: "hint", stage: 3, step })).toEqual({ ...step.premises, effects: step.effects });
    expect(marksOf({ kind: "hint", stage: 4, step })).toEqual({});
    expect(spansOf(where, 8)).toEqual({ rows: { first: 2, last: 3 }, cols: { first: 2, last: 4 } });
  });
});

function never(): never {
  throw new Error("nothing was said");
}
