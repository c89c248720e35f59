/**
 * The rules of William Hu's Haisu as written: slow, plain, and without a solver. The first seven are the reference checker's, in its
 * order and judged as it does; the rest say what it leaves to the others: rings, visits that are over, and the cardinal reading.
 */
import type { RuleInfo, Sentence, Verdict, Violation } from "@hashigo/core";
import { cellFaults, Drawing, type Fault, numberFaults, pieceFaults, RULE_IDS, type RuleId } from "./faults.js";
import type { Progress, Puzzle } from "./puzzle.js";

export { RULE_IDS, type RuleId };

interface Words {
  readonly failcode: string | null;
  readonly rule: Sentence;
}

const WORDS: Readonly<Record<RuleId, Words>> = {
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
 * whose visit is over or cannot come. `violations` has every fault, one violation a rule.
 */
export function check(puzzle: Puzzle, progress: Progress): Verdict<RuleId> {
  const faults = faultsOf(puzzle, progress);
  const state = faults.some((fault) => fault.lasting) ? "broken" : faults.length > 0 ? "incomplete" : "solved";
  return { state, violations: gathered(faults) };
}

/** The violations that no further line can mend, with the cells of those alone: what a page should point at. */
export function mistakes(puzzle: Puzzle, progress: Progress): Violation<RuleId>[] {
  return gathered(faultsOf(puzzle, progress).filter((fault) => fault.lasting));
}

/** One violation a rule, in the order of the rules; it is told by its first fault, a lasting one if there is any, and counts the like. */
function gathered(faults: readonly Fault[]): Violation<RuleId>[] {
  return RULE_IDS.flatMap((rule) => {
    const own = faults.filter((fault) => fault.rule === rule);
    const told = own.find((fault) => fault.lasting) ?? own[0];
    if (told === undefined) return [];
    const more = own.filter((fault) => fault.lasting === told.lasting).length - 1;
    const { en, ja } = told.message();
    const message =
      more === 0
        ? { en, ja }
        : {
            en: `${en.slice(0, -1)}, and so in ${more} more ${more === 1 ? "place" : "places"}.`,
            ja: `${ja}ほかに${more}か所。`,
          };
    const cells = [...new Set(own.flatMap((fault) => fault.cells))].sort((a, b) => a - b);
    return [{ rule, failcode: WORDS[rule].failcode, cells, message }];
  });
}

function faultsOf(puzzle: Puzzle, progress: Progress): Fault[] {
  const drawing = new Drawing(puzzle, progress);
  return [...cellFaults(drawing), ...pieceFaults(drawing), ...numberFaults(drawing)];
}
