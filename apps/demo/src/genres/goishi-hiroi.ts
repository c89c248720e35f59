import { type Cell, type Fact, type Premises, place, placeJa, type Sentence } from "@hashigo/core";
import {
  check,
  genre,
  measure,
  type NextStone,
  nextStones,
  nextStonesAsync,
  type Progress,
  type Puzzle,
  prefixOf,
  progressOf,
  toSvg,
} from "@hashigo/goishi-hiroi";
import {
  type Choice,
  type Choices,
  type GenreEntry,
  type HintGiven,
  type HintShown,
  type Motion,
  type MotionTold,
  type Panel,
  type PanelLine,
  register,
} from "./register.js";

function count(n: number): string {
  return `${n} stone${n === 1 ? "" : "s"}`;
}

function about({ places }: Puzzle): Sentence {
  return { en: count(places.length), ja: `碁石 ${places.length}個` };
}

/** More stones than these are only counted. */
const NAMED = 8;

function named(cells: readonly Cell[], { cols }: Puzzle): Sentence {
  if (cells.length > NAMED) return { en: count(cells.length), ja: `${cells.length}個` };
  return {
    en: cells.map((cell) => place(cell, cols)).join(", "),
    ja: cells.map((cell) => placeJa(cell, cols)).join("・"),
  };
}

const next: Panel<Puzzle, Progress> = {
  id: "next",
  title: { en: "Next by the rules", ja: "規則上の次の碁石" },
  line: (puzzle, progress) => {
    const all = puzzle.places.length;
    const taken = prefixOf(progress).length;
    const left = all - taken;
    if (all === 0) return wrong("There is no stone.", "碁石がありません。");
    if (left === 0) return right("All stones are taken.", "すべて拾いました。");
    if (taken === 0 && all > 1) return right(`Any of ${count(all)}.`, `${all}個のどれでも。`);
    const cells = nextStones(puzzle, progress, { maxNodes: 0 }).map(({ cell }) => cell);
    if (cells.length === 0)
      return wrong(
        `None, and ${count(left)} ${left === 1 ? "stays" : "stay"} behind.`,
        `なし。${left}個が残っています。`,
      );
    const { en, ja } = named(cells, puzzle);
    return right(`${en}; ${left} left.`, `${ja}。残り${left}個。`);
  },
};

function right(en: string, ja: string): PanelLine {
  return { text: { en, ja }, impossible: false };
}

function wrong(en: string, ja: string): PanelLine {
  return { text: { en, ja }, impossible: true };
}

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
  const all = puzzle.places.length;
  return {
    steps,
    stepMs: MOVE_MS,
    head: { en: `${steps} of ${count(all)} taken.`, ja: `${all}個のうち${steps}個を拾いました。` },
    line: routeLine(puzzle, order),
  };
}

function routeLine(puzzle: Puzzle, order: readonly Cell[]): Sentence {
  if (check(puzzle, progressOf(puzzle, order)).state === "broken")
    return {
      en: "A move breaks a rule: Check says which.",
      ja: "ルールを破る手があります。どれかは「確認」で分かります。",
    };
  const { flyOvers, turned } = measure(puzzle, order);
  return {
    en: `${turned === 1 ? "1 move turns" : `${turned} moves turn`}, and ${flyOvers === 1 ? "1 flies" : `${flyOvers} fly`} over squares emptied before.`,
    ja: `曲がる手は${turned}、空いたマスを飛び越える手は${flyOvers}です。`,
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

const NAMED_STONES = /\br(\d+)c(\d+)\b/gi;

/** Moves that show where one came from, so which way is straight back. */
const LAST_MOVES = 2;

/** The reasons of the ladder end with what follows: the one stone that comes next. */
function shown(puzzle: Puzzle, hint: HintGiven): HintShown {
  const order = hint.premises.facts.length + 1;
  return { head: isNext(puzzle, hint.effects.map(cellOf), order), premises: pointsAt(puzzle, hint) };
}

function isNext(puzzle: Puzzle, cells: readonly Cell[], order: number): Sentence {
  const { en, ja } = named(cells, puzzle);
  return order === 1
    ? { en: `${en} is first.`, ja: `${ja}が最初です。` }
    : { en: `${en} is next.`, ja: `${ja}が次です。` };
}

/**
 * Of all that was taken before, which is a premise of every step: where one stands, and how one came there. Of the rest, holes and
 * stones alike, those that the reason names.
 */
function pointsAt({ cols, places }: Puzzle, { premises, effects, message }: HintGiven): Premises {
  const named = new Set<Cell>();
  for (const [, row, col] of message.en.matchAll(NAMED_STONES)) named.add((Number(row) - 1) * cols + Number(col) - 1);
  const taken = premises.facts.length;
  const facts = premises.facts.filter(
    (fact) => fact.kind === "take" && (fact.order > taken - LAST_MOVES || named.has(fact.cell)),
  );
  const said = new Set([...premises.facts, ...effects].map(cellOf));
  return { clues: places.filter((cell) => named.has(cell) && !said.has(cell)), facts };
}

function cellOf(fact: Fact): Cell {
  return fact.kind === "edge" ? fact.cells[0] : fact.cell;
}

const choice: Choice<Puzzle, Progress> = {
  name: { en: "Show one stone", ja: "碁石を一つ見る" },
  find: async (puzzle, progress, limits) => chosen(puzzle, progress, await nextStonesAsync(puzzle, progress, limits)),
};

function chosen(puzzle: Puzzle, progress: Progress, stones: readonly NextStone[]): Choices {
  const order = prefixOf(progress).length + 1;
  const cells = (state: NextStone["state"]): Cell[] =>
    stones.filter((stone) => stone.state === state).map(({ cell }) => cell);
  const [live, dead, open] = [cells("live"), cells("dead"), cells("unknown")];
  const [en, ja] = order === 1 ? ["first", "最初"] : ["next", "次"];
  const single = live.length === 1 && open.length === 0;
  const head = (): Sentence => {
    if (single) return isNext(puzzle, live, order);
    if (live.length > 0)
      return { en: `${named(live, puzzle).en} can be ${en}.`, ja: `${ja}になれるのは${named(live, puzzle).ja}です。` };
    if (open.length > 0) return { en: `No stone is known to be ${en}.`, ja: `${ja}の碁石はまだ分かりません。` };
    return { en: `No stone can be ${en}.`, ja: `${ja}になれる碁石はありません。` };
  };
  const parts = [head()];
  if (dead.length > 0) {
    const out =
      dead.length > NAMED
        ? { en: `the other ${count(dead.length)}`, ja: `ほかの${dead.length}個` }
        : named(dead, puzzle);
    const why = single ? { en: "; it gives no reason", ja: "。理由は言えません" } : { en: "", ja: "" };
    parts.push({
      en: `The search has ruled out ${out.en}${why.en}.`,
      ja: `${out.ja}を${ja}に取る答えがないことは、探索で確かめました${why.ja}。`,
    });
  }
  if (open.length > 0)
    parts.push({
      en: `${count(open.length)} could not be settled in time.`,
      ja: `${open.length}個は時間内に決着しませんでした。`,
    });
  return {
    live: live.map((cell): Fact => ({ kind: "take", cell, order })),
    open: open.length,
    message: { en: parts.map((part) => part.en).join(" "), ja: parts.map((part) => part.ja).join("") },
  };
}

export const goishiHiroi: GenreEntry = register({
  genre,
  bank: async () => (await import("@hashigo/goishi-hiroi/bank")).bank,
  first: "https://puzz.link/p?goishi/8/8/jr9hnnb7lf6ve",
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
  shown,
  choice,
});
