/** Both ladders of Haisu: the article's six rungs, and ours, which adds five that a person can use. They share one state. */
import { Ladder, place, placeJa, type Rung, type Sentence, type Telling } from "@hashigo/core";
import { clueCells, type Puzzle } from "../puzzle.js";
import { Lines, ON } from "../state.js";
import { crossingsOf, leastVisits, mostVisits } from "../visits.js";
import { budgetKernel } from "./budget.js";
import { checkerboardKernel } from "./checkerboard.js";
import { degreeKernel } from "./degree.js";
import { doorKernel } from "./door.js";
import { entranceKernel } from "./entrance.js";
import { FROM_S, headKernel } from "./head.js";
import { localKernel } from "./local.js";
import { rangeKernel } from "./range.js";
import { reachKernel } from "./reach.js";
import { regionKernel } from "./region.js";
import { ringKernel } from "./ring.js";
import { segmentKernel } from "./segment.js";
import { because, capital, noteOf, regionIn } from "./sentences.js";

type Say = (telling: Telling<Lines>) => Sentence;

const at = ({ state, step }: Telling<Lines>): Sentence => ({
  en: place(step.site, state.puzzle.cols),
  ja: placeJa(step.site, state.puzzle.cols),
});

const sayDegree: Say = (t) => {
  const { state, step } = t;
  const cell = at(t);
  const need = state.layout.need[step.site]!;
  const full = state.countAt(step.site, ON) === need;
  const ends =
    need === 1
      ? { en: "is an end of the line", ja: "は線の端です" }
      : { en: "needs two line ends", ja: "には線の端が二つ要ります" };
  return because(
    t,
    full
      ? {
          en: `${capital(cell.en)} ${need === 1 ? "is an end and has its line" : "has both its line ends"}`,
          ja: `${cell.ja}の線はもう足りています`,
        }
      : {
          en: `${capital(cell.en)} ${ends.en}, and no more ways are left`,
          ja: `${cell.ja}${ends.ja}。残る道はこれだけです`,
        },
  );
};

const sayRing: Say = (t) => {
  const cell = at(t);
  const line = t.state.lineAt(t.step.site).cells.length;
  return because(t, {
    en: `The line of ${line} cells that ends in ${cell.en} must not close, nor join S to G early`,
    ja: `${cell.ja}で終わる${line}マスの線は輪になってはならず、SとGを早くつないでもいけません`,
  });
};

const crossings = (t: Telling<Lines>, least: number, most: number): Sentence => {
  const { state, step } = t;
  const region = regionIn(state, step.site);
  const { on, open } = crossingsOf(state, step.site);
  const ends = state.layout.endsIn[step.site]!;
  const visits = least === most ? `${least}` : `${least} to ${most}`;
  return because(t, {
    en: `${capital(region.en)} has ${visits} visits, each with two ends at its border${ends > 0 ? `, less ${ends} for S and G inside` : ""}; ${on} crossings are drawn and ${open} are open`,
    ja: `${region.ja}の訪問は${visits.replace(" to ", "〜")}回で、それぞれ境界を二度通ります${ends > 0 ? `（中のS・Gの分${ends}を引く）` : ""}。引かれた出入りは${on}、残りは${open}です`,
  });
};

const sayRegion: Say = (t) => {
  const numbers = t.state.puzzle.regions.cells[t.step.site]!.map((cell) => t.state.numberAt(cell));
  return crossings(t, Math.max(1, ...numbers), mostVisits(t.state, t.step.site));
};
const sayBudget: Say = (t) => crossings(t, leastVisits(t.state, t.step.site), mostVisits(t.state, t.step.site));

const saySegment: Say = (t) =>
  because(t, {
    en: `Cells with different numbers are on different visits, so the run through ${at(t).en} does not join another number's`,
    ja: `数字の違うマスは別の訪問なので、${at(t).ja}を通る線は別の数字の線とつながりません`,
  });

const sayReach: Say = (t) =>
  because(t, {
    en: "All cells must be reached from S over what is still open",
    ja: "残る道だけで、Sからすべてのマスへ行けなければなりません",
  });

const sayRange: Say = (t) => {
  const { state, step } = t;
  const [least, most] = [state.least(step.site), state.most(step.site)];
  const number = state.layout.ordinal ? state.numberAt(step.site) : 0;
  const known =
    number > 0
      ? { en: `${number}`, ja: `${number}回目` }
      : {
          en: least === most ? `${least}` : `${least} to ${most}`,
          ja: `${least === most ? least : `${least}〜${most}`}回目`,
        };
  return because(t, {
    en: `${capital(at(t).en)} is on visit ${known.en} of its region, and joined cells share their visit`,
    ja: `${at(t).ja}は区画の${known.ja}で、つながるマスは同じ訪問です`,
  });
};

const sayHead: Say = (t) =>
  t.step.site === FROM_S
    ? because(t, {
        en: `Counting visits along the line from S at ${place(t.state.puzzle.start, t.state.puzzle.cols)}`,
        ja: `${placeJa(t.state.puzzle.start, t.state.puzzle.cols)}のSから線に沿って訪問を数えます`,
      })
    : because(t, {
        en: `Counting visits back along the line from G at ${place(t.state.puzzle.goal, t.state.puzzle.cols)}`,
        ja: `${placeJa(t.state.puzzle.goal, t.state.puzzle.cols)}のGから線を逆に訪問を数えます`,
      });

const sayEntrance: Say = (t) => {
  const region = regionIn(t.state, t.step.site);
  return because(t, {
    en: `${capital(region.en)} is visited at least ${leastVisits(t.state, t.step.site)} times, each visit has one entrance, and for one of them a single border is left`,
    ja: `${region.ja}の訪問は${leastVisits(t.state, t.step.site)}回以上で、訪問ごとに入口は一つ。ある回の入口は一か所しか残っていません`,
  });
};

const sayDoor: Say = (t) =>
  because(t, {
    en: "A part of the board with a single door must use it, and only the part with G may have one",
    ja: "出入口が一つだけの部分はそこを通るしかなく、それが許されるのはGのある側だけです",
  });

const sayCheckerboard: Say = (t) => {
  const region = regionIn(t.state, t.step.site);
  return because(t, {
    en: `On a checkerboard the cells of ${region.en} fix how many of its doors are light and how many dark`,
    ja: `市松に塗ると、${region.ja}のマスから、明るい出入口と暗い出入口の差が決まります`,
  });
};

const sayLocal: Say = (t) => {
  const region = regionIn(t.state, t.step.site);
  return because(t, {
    en: `All ways to split the cells of ${region.en} into one run a visit share this`,
    ja: `${region.ja}のマスを訪問ごとの線に分けるどの仕方にも共通です`,
  });
};

const sayTrial: Say = (t) => {
  const { state, step, inner } = t;
  const [a, b] = state.puzzle.grid.sides(step.site >> 1);
  const { cols } = state.puzzle;
  const on = (step.site & 1) === 1;
  const said = inner.length <= 3 ? inner : [inner[0]!, ...inner.slice(-2)];
  const gap =
    inner.length > 3
      ? { en: ` … (${inner.length - 3} more steps) … `, ja: `…（ほか${inner.length - 3}手）…` }
      : { en: " ", ja: "" };
  const en = `Suppose the line ${on ? "ran" : "did not run"} ${place(a, cols)}–${place(b, cols)}. ${said.map((s) => s.en).join(gap.en)} That cannot be`;
  const ja = `${placeJa(a, cols)}と${placeJa(b, cols)}を${on ? "つなぐ" : "つながない"}とします。${said.map((s) => s.ja).join(gap.ja)}これはありえません`;
  return because(t, { en, ja });
};

type Parts = Pick<Rung<Lines>, "due" | "apply" | "say">;

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
