import { place, placeJa, type Sentence } from "@hashigo/core";
import {
  genre,
  measure,
  nextStones,
  type Progress,
  type Puzzle,
  prefixOf,
  progressOf,
  toSvg,
} from "@hashigo/goishi-hiroi";
import { type GenreEntry, type Motion, type MotionTold, type Panel, register } from "./register.js";

function stones(n: number): string {
  return `${n} stone${n === 1 ? "" : "s"}`;
}

function about({ places }: Puzzle): Sentence {
  return { en: stones(places.length), ja: `碁石 ${places.length}個` };
}

/** More stones than these are only counted. */
const NAMED = 8;

const next: Panel<Puzzle, Progress> = {
  id: "next",
  title: { en: "Next by the rules", ja: "規則上の次の碁石" },
  line: (puzzle, progress) => {
    const order = prefixOf(progress);
    const left = puzzle.places.length - order.length;
    if (left === 0) return { text: { en: "All stones are taken.", ja: "すべて拾いました。" }, impossible: false };
    const cells = nextStones(puzzle, progress, { maxNodes: 0 }).map(({ cell }) => cell);
    if (cells.length === 0)
      return {
        text: { en: `None, and ${stones(left)} stay behind.`, ja: `なし。${left}個が残っています。` },
        impossible: true,
      };
    if (cells.length > NAMED)
      return { text: { en: `Any of ${stones(left)}.`, ja: `${left}個のどれでも。` }, impossible: false };
    const en = `${cells.map((cell) => place(cell, puzzle.cols)).join(", ")}; ${left} left.`;
    const ja = `${cells.map((cell) => placeJa(cell, puzzle.cols)).join("・")}。残り${left}個。`;
    return { text: { en, ja }, impossible: false };
  },
};

/** A move is seen, not only its end. */
const MOVE_MS = 300;

function walkOf(puzzle: Puzzle, progress: Progress): MotionTold {
  const order = prefixOf(progress);
  const steps = order.length;
  if (steps === 0)
    return {
      steps,
      stepMs: MOVE_MS,
      head: { en: "No stone is taken yet.", ja: "まだ一つも拾っていません。" },
      line: { en: "What is numbered will be walked.", ja: "番号のついた碁石を順にたどります。" },
    };
  const { flyOvers, turned } = measure(puzzle, order);
  const all = puzzle.places.length;
  return {
    steps,
    stepMs: MOVE_MS,
    head: { en: `${steps} of ${stones(all)} taken.`, ja: `${all}個のうち${steps}個を拾いました。` },
    line: {
      en: `${turned} of the moves turn, and ${flyOvers} fly over squares emptied before.`,
      ja: `曲がる手は${turned}、空いたマスを飛び越える手は${flyOvers}です。`,
    },
  };
}

const walk: Motion<Puzzle, Progress> = {
  name: { en: "Walk the route", ja: "順にたどる" },
  before: { en: "The stones", ja: "はじめの碁石" },
  after: { en: "The route", ja: "順路" },
  told: walkOf,
  draw: (puzzle, progress, step, options) =>
    toSvg(puzzle, progressOf(puzzle, prefixOf(progress).slice(0, step)), {}, options),
};

export const goishiHiroi: GenreEntry = register({
  genre,
  bank: async () => (await import("@hashigo/goishi-hiroi/bank")).bank,
  first: "https://puzz.link/p?goishi/8/8/v87vipqnfun7u",
  how: [
    {
      en: "Start on any stone and go straight along its row or column.",
      ja: "どの碁石からでも始め、行か列をまっすぐ進みます。",
    },
    {
      en: "Take the first stone you meet. There you may turn, but not go straight back.",
      ja: "最初に出会う碁石を必ず拾います。そこで曲がれますが、来た方向へは戻れません。",
    },
    {
      en: "A taken stone is gone: you pass over its square and cannot turn there.",
      ja: "拾った碁石はなくなり、そのマスは通り過ぎるだけで曲がれません。",
    },
    { en: "Take them all.", ja: "すべての碁石を拾います。" },
  ],
  about,
  settles: {
    unit: { en: "stones taken", ja: "拾った碁石" },
    total: ({ places }) => places.length,
  },
  panels: [next],
  motion: walk,
});
