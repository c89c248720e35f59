/** The default ladder of Sashigane: rungs on role candidates, from what a clue says to suppositions on any cell. */

import { capital, Ladder, place, placeJa, type Rung, type Sentence, type Telling } from "@hashigo/core";
import { clueCells, type Puzzle } from "../puzzle.js";
import { Roles } from "../state.js";
import { clueKernel } from "./clue.js";
import { neighbourKernel } from "./neighbour.js";
import { numberKernel } from "./number.js";
import { pieceKernel } from "./piece.js";
import { because, clueSays, consequence, drawing, ended, noteOf } from "./sentences.js";
import { givenByRules } from "./sentences-drawn.js";
import { cellSays, clash } from "./sentences-reasons.js";
import { isNoneOf, isOneOf, were } from "./sentences-roles.js";
import { bendSays } from "./sentences-ways.js";

function sayClue(telling: Telling<Roles>): Sentence {
  const { state, step } = telling;
  const said = clueSays(telling, state.cellAt[step.site]!);
  return telling.effects.length > 0
    ? drawing(telling, said, true)
    : telling.fails
      ? because(telling, said)
      : ended(said);
}

const sayNeighbour = (telling: Telling<Roles>): Sentence =>
  (telling.fails ? clash(telling) : null) ?? because(telling, cellSays(telling));

function sayPiece(telling: Telling<Roles>): Sentence {
  const { state, step, fails } = telling;
  const said = bendSays(state, step.site, state.cellAt[step.site]!, fails);
  if (fails && !said.possible) return ended(said);
  return telling.effects.length > 0 ? drawing(telling, said, false) : because(telling, said);
}

/** A supposition, the steps that refute it (three at most are told), and what is left. */
function sayTrial(telling: Telling<Roles>): Sentence {
  const { state, step, inner } = telling;
  const cell = state.cellAt[state.at[step.site >> 3]!]!;
  const { cols } = state.puzzle;
  const role = 1 << (step.site & 7);
  const at = { en: place(cell, cols), ja: placeJa(cell, cols) };
  const supposed = were(role);
  const is = isOneOf(role);
  const said = inner.map((sentence, i) => (i === 0 ? then(sentence, at, is) : sentence));
  const shown = said.length <= 3 ? said : [said[0]!, ...said.slice(-1)];
  const more = said.length - shown.length;
  const gap = more > 0 ? { en: ` … (${more} more steps) … `, ja: `…（ほか${more}手）…` } : { en: " ", ja: "" };
  const not = isNoneOf(role);
  const follows =
    telling.effects.length > 0 ? consequence(telling) : { en: `${at.en} ${not.en}`, ja: `${at.ja}は${not.ja}` };
  return {
    en: `Suppose ${at.en} ${supposed.en}. ${shown.map((s) => s.en).join(gap.en)} So ${follows.en}.`,
    ja: `${at.ja}は${supposed.ja}と仮定します。${shown.map((s) => s.ja).join(gap.ja)}したがって${follows.ja}。`,
  };
}

/** The first step mostly begins with the supposition: not said twice. */
function then(sentence: Sentence, at: Sentence, is: Sentence): Sentence {
  const en = `${capital(at.en)} ${is.en}`;
  const ja = `${at.ja}は${is.ja}。`;
  if (!sentence.en.startsWith(en) || !sentence.ja.startsWith(ja)) return sentence;
  const rest = sentence.en.slice(en.length).replace(/^, (so|but) /, "");
  return {
    en: rest.startsWith("r") ? `Then ${rest}` : sentence.en,
    ja: `すると${sentence.ja.slice(ja.length).replace(/^(したがって|ところが)/, "")}`,
  };
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
  sayGiven: givenByRules,
  facts: (puzzle) => puzzle.grid.edges,
  propagate: (state, upTo) => state.propagate(upTo),
  choose: (state) => state.choose(),
});
