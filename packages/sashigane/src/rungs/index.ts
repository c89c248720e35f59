/** The default ladder of Sashigane: rungs on role candidates, from what a clue says to suppositions on any cell. */
import { Ladder, place, placeJa, type Rung, type Sentence, type Telling } from "@hashigo/core";
import { clueCells, directionOf, isArrow, numberOf, type Puzzle } from "../puzzle.js";
import { Roles } from "../state.js";
import { clueKernel } from "./clue.js";
import { neighbourKernel } from "./neighbour.js";
import { numberKernel } from "./number.js";
import { pieceKernel } from "./piece.js";
import { because, cellIn, clueAt, named, noteOf } from "./sentences.js";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sayClue(telling: Telling<Roles>): Sentence {
  const { state, step } = telling;
  const cell = state.cellAt[step.site]!;
  const clue = state.clue[step.site]!;
  const said = clueAt(state, cell);
  const meaning = isArrow(clue)
    ? {
        en: state.layout.arrowHome
          ? `it is ${state.layout.arrowEnd ? "the end" : "part"} of an arm whose bend lies ${{ up: "above", down: "below", left: "to the left", right: "to the right" }[directionOf(clue)]}`
          : "it is the end of an arm",
        ja: state.layout.arrowHome ? `その先に角がある腕の${state.layout.arrowEnd ? "端" : "一部"}です` : "腕の端です",
      }
    : { en: "it is a bend", ja: "角です" };
  return because(telling, { en: `${capital(said.en)}: ${meaning.en}`, ja: `${said.ja}。${meaning.ja}` });
}

function sayNeighbour(telling: Telling<Roles>): Sentence {
  const said = cellIn(telling.state, telling.step.site);
  return because(telling, { en: capital(said.en), ja: said.ja });
}

function sayPiece(telling: Telling<Roles>): Sentence {
  const { state, step } = telling;
  const cell = state.cellAt[step.site]!;
  const { cols } = state.puzzle;
  const n = numberOf(state.clue[step.site]!);
  if (n > 0 && state.layout.numberSize) {
    return because(telling, {
      en: `The piece bending in ${place(cell, cols)} has ${n} cells, so its arms have ${n - 1} together, and this is what all ways to lay them share`,
      ja: `${placeJa(cell, cols)}で曲がるピースは${n}マスで、二本の腕は合わせて${n - 1}マス。置き方すべてに共通することです`,
    });
  }
  return because(telling, {
    en: `A piece bending in ${place(cell, cols)} must suit the clues on it, and this is what all ways to lay it share`,
    ja: `${placeJa(cell, cols)}で曲がるピースは上にある手がかりに合わなければならず、置き方すべてに共通することです`,
  });
}

function sayTrial(telling: Telling<Roles>): Sentence {
  const { state, step, inner } = telling;
  const cell = state.cellAt[state.at[step.site >> 3]!]!;
  const { cols } = state.puzzle;
  const roles = named(1 << (step.site & 7));
  const said = inner.length <= 3 ? inner : [inner[0]!, ...inner.slice(-2)];
  const gap =
    inner.length > 3
      ? { en: ` … (${inner.length - 3} more steps) … `, ja: `…（ほか${inner.length - 3}手）…` }
      : { en: " ", ja: "" };
  const chain = { en: said.map((s) => s.en).join(gap.en), ja: said.map((s) => s.ja).join(gap.ja) };
  return because(telling, {
    en: `Suppose ${place(cell, cols)} were ${roles.en}. ${chain.en} So it is not`,
    ja: `${placeJa(cell, cols)}が${roles.ja}だとします。${chain.ja}よって違います`,
  });
}

const readCross = (s: Roles, q: number, out: Set<number>): void => {
  out.add(q).add(3 * s.P + q);
  for (const d of [-s.W, s.W, -1, 1]) for (let x = q + d; s.cellAt[x]! >= 0; x += d) out.add(x).add(3 * s.P + x);
};

const readNear = (s: Roles, q: number, out: Set<number>): void => {
  const { W, P } = s;
  for (const slot of [q, q + W, q - W, q + 1, q - 1, P + q, P + q - W, 2 * P + q, 2 * P + q - 1, 3 * P + q])
    out.add(slot);
};

export const RUNGS: readonly Rung<Roles>[] = [
  {
    id: "clue",
    name: { en: "What a clue says", ja: "手がかりの意味" },
    meaning: { en: "a circle is a bend, an arrow the end of an arm", ja: "丸は角、矢印は腕の端" },
    kind: "kernel",
    due: (s) => s.clues.pop(),
    apply: clueKernel,
    reads: readNear,
    say: sayClue,
    note: noteOf,
  },
  {
    id: "neighbour",
    name: { en: "Next to it", ja: "となりのマス" },
    meaning: { en: "what a cell is tells what its neighbours can be", ja: "あるマスの形から隣のマスが決まる" },
    kind: "kernel",
    due: (s) => s.pairs.pop(),
    apply: neighbourKernel,
    reads: readNear,
    say: sayNeighbour,
    note: noteOf,
  },
  {
    id: "number",
    name: { en: "Arms that add up", ja: "腕の長さの和" },
    meaning: {
      en: "the arms of a numbered circle have its number less one",
      ja: "数字の丸の二本の腕は合わせて数字より一つ少ない",
    },
    kind: "kernel",
    due: (s) => s.numbers.pop(),
    apply: numberKernel,
    reads: readCross,
    say: sayPiece,
    note: noteOf,
  },
  {
    id: "piece",
    name: { en: "The whole piece", ja: "ピース全体" },
    meaning: { en: "a piece and all the clues on it", ja: "ピースとその上の手がかり" },
    kind: "kernel",
    due: (s) => s.pieces.pop(),
    apply: pieceKernel,
    reads: readCross,
    say: sayPiece,
    note: noteOf,
  },
  {
    id: "trial-two",
    name: { en: "One of two", ja: "二つに一つ" },
    meaning: {
      en: "a cell that can be two things; one of them breaks something",
      ja: "二通りのマスの一方を仮に置いて矛盾を探す",
    },
    kind: "trial",
    due: () => -1,
    apply: () => true,
    say: sayTrial,
    note: noteOf,
  },
  {
    id: "trial",
    name: { en: "Trial", ja: "仮置き" },
    meaning: { en: "suppose, then contradict", ja: "仮に置いて矛盾を探す" },
    kind: "trial",
    due: () => -1,
    apply: () => true,
    say: sayTrial,
    note: noteOf,
  },
];

export const defaultLadder: Ladder<Puzzle, Roles> = /* @__PURE__ */ new Ladder<Puzzle, Roles>({
  id: "default",
  rungs: RUNGS,
  blank: (puzzle) => new Roles(puzzle),
  clues: clueCells,
  facts: (puzzle) => puzzle.grid.edges,
  propagate: (state, upTo) => state.propagate(upTo),
  choose: (state) => state.choose(),
});
