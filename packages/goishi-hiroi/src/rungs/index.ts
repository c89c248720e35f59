/** The default ladder of Goishi Hiroi: from the rules to supposing a stone. */
import { Ladder, type LadderSpec, type Rung, type Sentence } from "@hashigo/core";
import { Position } from "../position.js";
import type { Puzzle } from "../puzzle.js";
import { runAt } from "./kernels.js";
import { CHAIN, DEAD, ENDS, LINE, REACH } from "./order.js";
import { sayDead, sayLine, sayReach, sayTrial } from "./reasons.js";
import { sayChain, sayEnds } from "./reasons-ends.js";
import { givenByRules, noteOf, type Say } from "./sentences.js";

function kernel(k: number, id: string, name: Sentence, meaning: Sentence, say: Say): Rung<Position> {
  return {
    id,
    name,
    meaning,
    kind: "kernel",
    due: (s) => s.due(k),
    apply: (s, site) => runAt(s, k, site),
    say,
    note: noteOf,
  };
}

export const line: Rung<Position> = kernel(
  LINE,
  "line",
  { en: "Straight line", ja: "まっすぐ" },
  { en: "only one stone can be reached", ja: "取れる石がひとつしかない" },
  sayLine,
);

export const reach: Rung<Position> = kernel(
  REACH,
  "reach",
  { en: "Reach", ja: "つながり" },
  { en: "the stones left stay joined by rows and columns", ja: "残りの石は行と列でつながっている" },
  sayReach,
);

export const dead: Rung<Position> = kernel(
  DEAD,
  "dead",
  { en: "Dead ends", ja: "行き止まり" },
  {
    en: "a stone with at most one other in line is next or last",
    ja: "同じ行・列にほかの石が1個までの石は次か最後",
  },
  sayDead,
);

const ends: Rung<Position> = kernel(
  ENDS,
  "ends",
  { en: "Ends", ja: "端" },
  {
    en: "a stone that can be reached but not left is next or last",
    ja: "着いても離れられない石は次か最後",
  },
  sayEnds,
);

const chain: Rung<Position> = kernel(
  CHAIN,
  "chain",
  { en: "Only way across", ja: "ただひとつの道" },
  {
    en: "a stone that is the only way across is passed once",
    ja: "ただひとつのつなぎ目の石は一度しか通れない",
  },
  sayChain,
);

export const trial: Rung<Position> = {
  id: "trial",
  name: { en: "Trial", ja: "仮置き" },
  meaning: { en: "suppose a stone is next, then contradict", ja: "次の石を仮に決めて矛盾を探す" },
  kind: "trial",
  due: () => -1,
  apply: () => true,
  say: sayTrial,
  note: noteOf,
};

type Shared = Required<Omit<LadderSpec<Puzzle, Position>, "id" | "rungs" | "blank" | "tooLarge">>;

/** What both ladders share: no clues, one fact a stone. */
export const base: Shared = {
  clues: () => [],
  facts: (puzzle) => puzzle.places.length,
  sayGiven: givenByRules,
  propagate: (state, upTo) => state.propagate(upTo),
  choose: (state) => state.choose(),
};

export const defaultLadder: Ladder<Puzzle, Position> = /* @__PURE__ */ new Ladder<Puzzle, Position>({
  ...base,
  id: "default",
  blank: (puzzle) => new Position(puzzle, true),
  rungs: [line, reach, dead, ends, chain, trial],
});
