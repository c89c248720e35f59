import type { Sentence } from "@hashigo/core";
import {
  clueCells,
  columnCounts,
  fallen,
  genre,
  type Progress,
  type Puzzle,
  restOf,
  stonesOf,
  toSvg,
  UNTOUCHED,
} from "@hashigo/stostone";
import { type GenreEntry, type Motion, type MotionTold, type Panel, type PanelLine, register } from "./register.js";

function plural(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? "" : "s"}`;
}

function about(puzzle: Puzzle): Sentence {
  const regions = puzzle.regions.count;
  const numbers = clueCells(puzzle).length;
  return { en: `${plural(regions, "region")}, ${plural(numbers, "number")}`, ja: `${regions}区画・数字 ${numbers}` };
}

/** More columns than these are only counted. */
const LISTED = 30;

function columnsOf(puzzle: Puzzle, progress: Progress): PanelLine {
  const { rows, cols, grid, rules } = puzzle;
  const counts = [...columnCounts(puzzle, progress)];
  if (rules.fall === "none")
    return listed(counts, { en: "No rule is about them here.", ja: "ここでは列の条件はありません。" });
  if (rows % 2 === 1)
    return wrong(
      `${plural(rows, "row")} cannot be halved: there is no answer.`,
      `${rows}行は半分に分けられないので、答えはありません。`,
    );
  const half = rows / 2;
  const open = new Array<number>(cols).fill(0);
  progress.cells.forEach((mark, cell) => {
    if (mark === UNTOUCHED) open[grid.colOf(cell)] = (open[grid.colOf(cell)] ?? 0) + 1;
  });
  const most = counts.map((count, c) => count + (open[c] ?? 0));
  const over = counts.findIndex((count) => count > half);
  const short = most.findIndex((count) => count < half);
  if (over >= 0)
    return wrong(
      `Column ${over + 1} has ${counts[over]} shaded cells, and half is ${half}.`,
      `${over + 1}列目の黒マスは${counts[over]}個で、半分の${half}個を超えています。`,
    );
  if (short >= 0)
    return wrong(
      `Column ${short + 1} can have ${plural(most[short] ?? 0, "shaded cell")} at most, and half is ${half}.`,
      `${short + 1}列目の黒マスは${most[short]}個までで、半分の${half}個に届きません。`,
    );
  if (cols > LISTED) {
    const done = counts.filter((count) => count === half).length;
    return right(
      `${done} of ${cols} columns hold their ${half} shaded cells.`,
      `${cols}列のうち${done}列が黒マス${half}個です。`,
    );
  }
  return listed(counts, { en: `Each needs ${half}.`, ja: `どの列も${half}個です。` });
}

function listed(counts: readonly number[], { en, ja }: Sentence): PanelLine {
  return right(`${counts.join(", ")}. ${en}`, `${counts.join("・")}。${ja}`);
}

function right(en: string, ja: string): PanelLine {
  return { text: { en, ja }, impossible: false };
}

function wrong(en: string, ja: string): PanelLine {
  return { text: { en, ja }, impossible: true };
}

const columns: Panel<Puzzle, Progress> = {
  id: "columns",
  title: { en: "Shaded by column", ja: "列ごとの黒マス" },
  line: columnsOf,
};

function staying(above: number): string {
  if (above === 0) return "nothing stays";
  return above === 1 ? "1 cell stays" : `${above} cells stay`;
}

/** One step a row. */
function fallOf(puzzle: Puzzle, progress: Progress): MotionTold {
  const { grid, rows, cols } = puzzle;
  const stones = stonesOf(puzzle, progress);
  const falls = restOf(puzzle, stones);
  const steps = falls.reduce((most, fall) => Math.max(most, fall), 0);
  if (stones.count === 0)
    return {
      steps,
      head: { en: "There is no stone yet.", ja: "石はまだありません。" },
      line: { en: "What is shaded will fall.", ja: "黒マスにした石が落ちます。" },
    };
  const lower = Math.floor(rows / 2);
  let [filled, above] = [0, 0];
  fallen(puzzle, stones, falls).forEach((stone, cell) => {
    if (stone < 0) return;
    if (grid.rowOf(cell) >= rows - lower) filled++;
    else above++;
  });
  const whole = lower * cols;
  const full = filled === whole && above === 0;
  return {
    steps,
    head: full
      ? { en: "The stones fill the lower half.", ja: "石が下半分をすべて埋めます。" }
      : { en: "The stones do not fill the lower half.", ja: "石は下半分を埋めません。" },
    line: {
      en: `They fill ${full ? "all" : `${filled} of`} its ${whole} cells; ${staying(above)} above.`,
      ja: `下半分${whole}マス${full ? "がすべて" : `のうち${filled}マスが`}埋まり、${above === 0 ? "上半分には何も残りません" : `上半分に${above}マスが残ります`}。`,
    },
  };
}

const fall: Motion<Puzzle, Progress> = {
  name: { en: "Let it fall", ja: "石を落とす" },
  before: { en: "Before the fall", ja: "落ちる前" },
  after: { en: "After the fall", ja: "落ちたあと" },
  told: fallOf,
  draw: (puzzle, progress, step, options) =>
    step === 0 ? toSvg(puzzle, progress, {}, options) : toSvg(puzzle, progress, {}, { ...options, fallen: step }),
};

export const stostone: GenreEntry = register({
  genre,
  bank: async () => (await import("@hashigo/stostone/bank")).bank,
  first: "https://puzz.link/p?stostone/6/6/231idav0s9q6314g3411",
  how: [
    {
      en: "Shade one connected stone in every region. A number is its size.",
      ja: "どの区画にも、つながった黒マスの石を一つ作ります。数字は石の大きさです。",
    },
    { en: "Stones do not touch across a border.", ja: "石は境界線をはさんで隣り合いません。" },
    {
      en: "Dropped straight down, the stones fill the lower half.",
      ja: "石を真下に落とすと、下半分がすべて埋まります。",
    },
  ],
  about,
  settles: {
    unit: { en: "cells settled", ja: "決まるマス" },
    total: ({ grid }) => grid.size,
  },
  panels: [columns],
  motion: fall,
});
