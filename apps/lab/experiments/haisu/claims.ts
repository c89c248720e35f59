/**
 * What the article's text says of its own tables.
 *
 * Source. Sentences of the article, published as true.
 * Method. Arithmetic on the published figures.
 * Cost.   None.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { BANK, DIAL, ENDPOINTS, READINGS, SHARES, VISITS } from "../../src/haisu/reference.js";
import { against, percent, row, type Value } from "../../src/value.js";

function claim(id: string, words: string, check: () => Value, published: Value = true): Task {
  return { id, quick: true, run: () => row(id, { claim: words }, { found: against(check(), published) }) };
}

function sum(list: readonly number[]): number {
  return list.reduce((all, n) => all + n, 0);
}

const small = READINGS.filter(({ grid }) => grid === "6x6");
const large = READINGS.filter(({ grid }) => grid === "8x8");

/** Shares of cells that boards keep, rounded to whole per cent. */
function shares(of: "kept_minimal" | "kept_partway"): number[] {
  return BANK.flatMap((line) => line[of].map((kept) => Math.round((100 * kept) / line.cells)));
}

export const claims: Experiment = {
  name: "claims",
  parameters: {},
  columns: [
    { field: "claim", heading: "the article says", text: true },
    { field: "found", heading: "by its own tables", text: true },
  ],
  tasks: () => [
    claim("colour", "every pair of ends that passes the colours has a walk", () =>
      ENDPOINTS.every((line) => line.pass_colour === line.carry_walk),
    ),
    claim("shares", "the percentages of the dial follow from its fractions", () =>
      DIAL.every((line) => percent(line.pinned, line.of) === line.percent),
    ),
    claim(
      "ordinal",
      "6×6: boards with one walk, numbers as visits",
      () => sum(small.map((line) => line.ordinal_pins)),
      11,
    ),
    claim(
      "cardinal",
      "6×6: boards with one walk, numbers as totals",
      () => sum(small.map((line) => line.cardinal_pins)),
      19,
    ),
    claim("capped", "8×8: boards whose search ran out", () => sum(large.map((line) => line.capped_ord)), 416),
    claim("ambiguous", "with every cell numbered a fifth to a third of boards stay ambiguous", () => {
      const all = SHARES.find((line) => line.share_percent === 100);
      const left = [all?.["8x8"], all?.["10x10"], all?.["12x12"]].map((pinned) => 100 - (pinned ?? 0));
      const holds = left.every((open) => open >= 20 && open <= 100 / 3);
      return holds ? true : `no: ${left.map((open) => `${Math.round(10 * open) / 10} %`).join(", ")}`;
    }),
    claim(
      "kept",
      "the minimal boards keep 19 % to 26 % of their numbers",
      () => {
        const kept = shares("kept_minimal");
        return [Math.min(...kept), Math.max(...kept)];
      },
      [19, 26],
    ),
    claim("partway", "the others up to 91 %", () => Math.max(...shares("kept_partway")), 91),
    claim("sigma", "the bank is within one sigma of the draw on all three sizes", () =>
      VISITS.every((line) => Math.abs(line.raw - line.bank) <= line.sigma),
    ),
  ],
};
