/**
 * The rules as written: plain, without a solver, and without moving a stone. Six of them are the reference checker's, in its order and
 * found whenever it finds them; which of the others are in force is the setting of the fall.
 */
import { type RuleInfo, type Sentence, type Verdict, verdictOf } from "@hashigo/core";
import { borderFaults, Drawing, RULE_IDS, type RuleId, regionFaults } from "./faults.js";
import { fallFaults } from "./faults-fall.js";
import type { Progress, Puzzle } from "./puzzle.js";

export { RULE_IDS, type RuleId };

interface Words {
  readonly failcode: string | null;
  readonly rule: Sentence;
}

export const WORDS: Readonly<Record<RuleId, Words>> = {
  "even-rows": {
    failcode: null,
    rule: { en: "The board has an even number of rows.", ja: "盤の行数は偶数である。" },
  },
  "stones-apart": {
    failcode: "cbShade",
    rule: {
      en: "Stones do not touch across a border.",
      ja: "境界線をはさんで石が隣り合わない。",
    },
  },
  "one-stone": {
    failcode: "bkShadeDivide",
    rule: {
      en: "The shaded cells of a region are one connected stone.",
      ja: "区画の黒マスは、つながった一つの石になる。",
    },
  },
  "upper-half": {
    failcode: "csUpper",
    rule: { en: "After the fall the upper half is empty.", ja: "石をすべて真下に落とすと、上半分は空になる。" },
  },
  "stone-size": {
    failcode: "bkShadeNe",
    rule: { en: "A number is the size of its region's stone.", ja: "数字は、その区画の石のマスの数を表す。" },
  },
  "lower-half": {
    failcode: "cuLower",
    rule: { en: "After the fall the lower half is full.", ja: "石をすべて真下に落とすと、下半分はすべて埋まる。" },
  },
  "stone-missing": {
    failcode: "bkNoShade",
    rule: {
      en: "Every region has a stone, unless its number is 0.",
      ja: "数字が0の区画のほかは、どの区画にも石がある。",
    },
  },
  "column-half": {
    failcode: null,
    rule: { en: "Half of each column is shaded.", ja: "どの列も半分が黒マスである。" },
  },
  "stone-hole": {
    failcode: null,
    rule: { en: "No stone has a hole between two cells of a column.", ja: "石は縦にすき間を持たない。" },
  },
};

/**
 * What the settings of `fall` ask of the rows and columns: `exact` even-rows, upper-half, lower-half · `convex` even-rows, column-half,
 * stone-hole · `count` even-rows, column-half · `none` nothing. The other rules always hold.
 */
export const RULES: readonly RuleInfo[] = RULE_IDS.map((id) => ({ id, sentence: WORDS[id].rule }));

/**
 * `broken` when a fault is lasting: an odd number of rows; shading on both sides of a border; shaded cells of a region that can no longer be
 * joined, are too many, or have no room to become enough; a region without room for a stone; a column with more than half shaded, or
 * with too few cells left; a stone that cannot fall as one any more. `violations` has every fault.
 */
export function check(puzzle: Puzzle, progress: Progress): Verdict<RuleId> {
  const drawing = new Drawing(puzzle, progress);
  const faults = [...borderFaults(drawing), ...regionFaults(drawing), ...fallFaults(drawing)];
  return verdictOf(faults, RULE_IDS, WORDS);
}
