/** Both ladders of Haisu: the article's six rungs, and ours, which adds five that a person can use. They share one state. */

import { Ladder, type Rung, type Sentence, type Telling } from "@hashigo/core";
import { clueCells, type Puzzle } from "../puzzle.js";
import { Lines } from "../state.js";
import { budgetKernel } from "./budget.js";
import { checkerboardKernel } from "./checkerboard.js";
import { degreeKernel } from "./degree.js";
import { doorKernel } from "./door.js";
import { entranceKernel } from "./entrance.js";
import { headKernel } from "./head.js";
import { localKernel } from "./local.js";
import { rangeKernel } from "./range.js";
import { reachKernel } from "./reach.js";
import { regionKernel } from "./region.js";
import { ringKernel } from "./ring.js";
import { segmentKernel } from "./segment.js";
import { givenByRules, noteOf } from "./sentences.js";
import { sayBudget, sayRegion } from "./sentences-crossings.js";
import {
  type Say,
  sayCheckerboard,
  sayDegree,
  sayDoor,
  sayEntrance,
  sayHead,
  sayLocal,
  sayRange,
  sayReach,
  sayRing,
  saySegment,
  sayTrial,
} from "./sentences-rungs.js";

type Parts = Pick<Rung<Lines>, "due" | "apply"> & { readonly say: Say };

function rung(id: string, name: Sentence, meaning: Sentence, parts: Parts): Rung<Lines> {
  return { id, name, meaning, kind: "kernel", note: noteOf, ...parts };
}

/** Line ends and rings are one rung in the article, two queues here. */
const degreeDue = (s: Lines): number => {
  const cell = s.degrees.pop();
  return cell >= 0 ? cell : s.rings.pop();
};

const LINE_ENDS = { en: "Line ends", ja: "線の端" };
const degree = rung(
  "degree",
  LINE_ENDS,
  { en: "two line ends a cell, one at S and G, no ring", ja: "マスごとに線の端は二つ、SとGは一つ、輪はなし" },
  {
    due: degreeDue,
    apply: (s, cell) => degreeKernel(s, cell) && ringKernel(s, cell),
    say: (t) => (t.changes.length > 0 && speaksOfDegree(t) ? sayDegree(t) : sayRing(t)),
  },
);
const region = rung(
  "region",
  { en: "Crossings", ja: "出入りの数" },
  { en: "each visit crosses the border twice", ja: "訪問ごとに境界を二度通る" },
  { due: (s) => s.regions.pop(), apply: regionKernel, say: sayRegion },
);
const segment = rung(
  "segment",
  { en: "Visits apart", ja: "回数の区別" },
  { en: "different numbers are on different runs", ja: "違う数字は別の線" },
  { due: (s) => s.segments.pop(), apply: segmentKernel, say: saySegment },
);
const reach = rung(
  "reach",
  { en: "Reach", ja: "つながり" },
  { en: "what is open hangs together", ja: "残る道はつながっている" },
  { due: (s) => s.reaches.pop(), apply: reachKernel, say: sayReach },
);
const local = rung(
  "local",
  { en: "Inside a region", ja: "区画の中の道" },
  { en: "all ways through one region", ja: "一つの区画の通り方すべて" },
  { due: (s) => s.locals.pop(), apply: localKernel, say: sayLocal },
);
const trial: Rung<Lines> = {
  ...rung(
    "trial",
    { en: "Trial", ja: "仮置き" },
    { en: "suppose, then contradict", ja: "仮に置いて矛盾を探す" },
    { due: () => -1, apply: () => true, say: sayTrial },
  ),
  kind: "trial",
};

/** Does the cell's own count of line ends say it, without rings? */
function speaksOfDegree({ state, step }: Telling<Lines>): boolean {
  const from = state.mark();
  const wrote = !degreeKernel(state, step.site) || state.mark() > from;
  state.idle();
  state.undoTo(from);
  return wrote;
}

const plain = rung(
  "degree",
  LINE_ENDS,
  { en: "two line ends a cell, one at S and G", ja: "マスごとに線の端は二つ、SとGは一つ" },
  { due: (s) => s.degrees.pop(), apply: degreeKernel, say: sayDegree },
);
const ring = rung(
  "ring",
  { en: "No ring", ja: "輪はなし" },
  { en: "a line does not close, S and G do not meet early", ja: "線は輪にならず、SとGは早く出会わない" },
  { due: (s) => s.rings.pop(), apply: ringKernel, say: sayRing },
);
const range = rung(
  "range",
  { en: "Range of a stay", ja: "訪問の範囲" },
  { en: "joined cells of a region are on one visit", ja: "つながる同じ区画のマスは同じ訪問" },
  { due: (s) => s.ranges.pop(), apply: rangeKernel, say: sayRange },
);
const head = rung(
  "head",
  { en: "Counting along the line", ja: "線に沿って数える" },
  { en: "visits along the lines from S and into G", ja: "SからとGへの線の訪問" },
  { due: (s) => s.heads.pop(), apply: headKernel, say: sayHead },
);
const budget = rung(
  "budget",
  { en: "Border budget", ja: "境界の予算" },
  { en: "crossings that the known visits leave", ja: "分かった訪問から残る出入り" },
  { due: (s) => s.budgets.pop(), apply: budgetKernel, say: sayBudget },
);
const entrance = rung(
  "entrance",
  { en: "Entrance of a visit", ja: "訪問の入口" },
  { en: "one entrance for each visit", ja: "訪問ごとに入口は一つ" },
  { due: (s) => s.entrances.pop(), apply: entranceKernel, say: sayEntrance },
);
const door = rung(
  "door",
  { en: "Only door", ja: "唯一の出入口" },
  { en: "a part with one door uses it", ja: "出入口が一つの部分" },
  { due: (s) => s.doors.pop(), apply: doorKernel, say: sayDoor },
);
const checkerboard = rung(
  "checkerboard",
  { en: "Checkerboard", ja: "市松" },
  { en: "the colours of a region's doors", ja: "区画の出入口の色" },
  { due: (s) => s.boards.pop(), apply: checkerboardKernel, say: sayCheckerboard },
);

const common = {
  blank: (puzzle: Puzzle): Lines => new Lines(puzzle),
  clues: clueCells,
  sayGiven: givenByRules,
  facts: (puzzle: Puzzle): number => puzzle.grid.edges,
};

export const articleLadder: Ladder<Puzzle, Lines> = /* @__PURE__ */ new Ladder<Puzzle, Lines>({
  id: "article",
  rungs: [degree, region, segment, reach, local, trial],
  ...common,
});

export const defaultLadder: Ladder<Puzzle, Lines> = /* @__PURE__ */ new Ladder<Puzzle, Lines>({
  id: "default",
  rungs: [plain, ring, region, segment, reach, range, head, budget, entrance, door, checkerboard, local, trial],
  ...common,
});
