/**
 * The rules as written: plain, without a solver. The reference checker looks at two of them only, whether there is a stone and whether
 * each bears a number; the order, which it leaves to the mouse, is judged here by the published rules.
 */
import { type RuleInfo, type Sentence, type Verdict, verdictOf } from "@hashigo/core";
import { emptyBoard, type Fault, gaps, moveFaults, RULE_IDS, type RuleId, remaining, repeats } from "./faults.js";
import { Moves } from "./moves.js";
import type { Progress, Puzzle } from "./puzzle.js";

export { RULE_IDS, type RuleId };

interface Words {
  readonly failcode: string | null;
  readonly rule: Sentence;
}

export const WORDS: Readonly<Record<RuleId, Words>> = {
  "no-stone": {
    failcode: "brNoStone",
    rule: { en: "There is a stone on the board.", ja: "盤に石がある。" },
  },
  "not-in-line": {
    failcode: null,
    rule: {
      en: "From stone to stone the way is straight, along a row or a column.",
      ja: "石から石へは、縦か横にまっすぐ進む。",
    },
  },
  blocked: {
    failcode: null,
    rule: {
      en: "The first stone on the way is taken: no stone that is left is passed over.",
      ja: "進んだ先で最初に出会った石を拾う。残っている石は飛び越さない。",
    },
  },
  "straight-back": {
    failcode: null,
    rule: { en: "No move goes straight back the way it came.", ja: "来た方向へそのまま引き返さない。" },
  },
  repeated: {
    failcode: null,
    rule: { en: "No two stones bear the same number.", ja: "同じ番号の石は二つない。" },
  },
  missing: {
    failcode: null,
    rule: { en: "The numbers run from 1 without a gap.", ja: "番号は1から抜けなく続く。" },
  },
  remaining: {
    failcode: "goishiRemains",
    rule: { en: "All stones are taken.", ja: "石をすべて拾う。" },
  },
};

/** `allowReverse` on: nothing is asked of straight-back. The other rules always hold. */
export const RULES: readonly RuleInfo[] = RULE_IDS.map((id) => ({ id, sentence: WORDS[id].rule }));

/**
 * `broken` when a number is wrong, whatever is still to be taken; `incomplete` when all is well but some stone bears no number, even where
 * the rest can no longer be taken. A board without a stone has no answer: broken from the start.
 */
export function check(puzzle: Puzzle, progress: Progress): Verdict<RuleId> {
  const moves = new Moves(puzzle, progress);
  const faults: Fault[] =
    puzzle.places.length === 0
      ? [emptyBoard(puzzle)]
      : [...moveFaults(moves), ...repeats(moves), ...gaps(moves), ...remaining(moves)];
  return verdictOf(faults, RULE_IDS, WORDS);
}
