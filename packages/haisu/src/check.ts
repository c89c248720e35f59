/**
 * The rules of William Hu's Haisu as written: slow, plain, and without a solver. The first seven are the reference checker's, in its
 * order and judged as it does; the rest say what it leaves to the others: rings, visits that are over, and the cardinal reading.
 */
import { type RuleInfo, type Sentence, type Verdict, verdictOf } from "@hashigo/core";
import { cellFaults, Drawing, numberFaults, pieceFaults, RULE_IDS, type RuleId } from "./faults.js";
import type { Progress, Puzzle } from "./puzzle.js";

export { RULE_IDS, type RuleId };

export interface Words {
  readonly failcode: string | null;
  readonly rule: Sentence;
}

export const WORDS: Readonly<Record<RuleId, Words>> = {
  branch: { failcode: "lnBranch", rule: { en: "The line does not branch.", ja: "線は枝分かれしない。" } },
  cross: { failcode: "lnCross", rule: { en: "The line does not cross itself.", ja: "線は交差しない。" } },
  "start-goal": { failcode: "haisuSG", rule: { en: "The line runs from S to G.", ja: "線はSからGまで進む。" } },
  "visit-number": {
    failcode: "haisuError",
    rule: {
      en: "A number says on which visit to its region the line stands there.",
      ja: "数字は、線がその区画を何回目に訪れたときにそのマスを通るかを表す。",
    },
  },
  "dead-end": {
    failcode: "lnDeadEnd",
    rule: { en: "The line ends at S and G only.", ja: "線はSとG以外のマスで途切れない。" },
  },
  "every-cell": { failcode: "ceNoLine", rule: { en: "The line visits every cell.", ja: "線はすべてのマスを通る。" } },
  "one-line": { failcode: "lnPlLine", rule: { en: "There is one line only.", ja: "線は一本だけである。" } },
  "closed-ring": { failcode: null, rule: { en: "The line closes no ring.", ja: "線は輪にならない。" } },
  "missed-visit": {
    failcode: null,
    rule: {
      en: "The visit of a number is not over before the line stands there.",
      ja: "数字の回の訪問は、線がそのマスを通る前には終わらない。",
    },
  },
  "visit-total": {
    failcode: null,
    rule: { en: "A number is the total of visits to its region.", ja: "数字は、その区画を訪れる回数の合計を表す。" },
  },
};

/** `visit-number` and `missed-visit` hold in the ordinal reading, `visit-total` in the cardinal one. */
export const RULES: readonly RuleInfo[] = RULE_IDS.map((id) => ({ id, sentence: WORDS[id].rule }));

/**
 * `broken` when a fault is lasting: a branch, a crossing, a ring; S or G passed, or one and the same; a line from S to G that leaves
 * cells out; a cell with too few sides left for its line; a number on the line from S that stands on another visit, or one off it
 * whose visit is over or cannot come. `violations` has every fault.
 */
export function check(puzzle: Puzzle, progress: Progress): Verdict<RuleId> {
  const drawing = new Drawing(puzzle, progress);
  const faults = [...cellFaults(drawing), ...pieceFaults(drawing), ...numberFaults(drawing)];
  return verdictOf(faults, RULE_IDS, WORDS);
}
