/** The ways to lay an L whose bend is known, in words: "3 cells up and 2 left". */
import { type Cell, place, placeJa, type Sentence } from "@hashigo/core";
import { NUMBER_WORD } from "../layout.js";
import { numberOf } from "../puzzle.js";
import { ARM_DOWN, ARM_LEFT, ARM_RIGHT, ARM_UP, BEND_DL, BEND_DR, BEND_UL, BEND_UR, BENDS } from "../roles.js";
import type { Roles } from "../state.js";
import { lengths } from "./number.js";
import { waysOfPiece } from "./piece.js";
import { SIDES } from "./sentences-roles.js";

/** More ways than this are counted and not told. */
const TOLD = 2;

/** Lengths of the two arms, and their sides (0 up, 1 down, 2 left, 3 right). */
export interface Way {
  readonly sides: readonly [number, number];
  readonly cells: readonly [number, number];
}

/** The ways that the arms' lengths allow a bend with number n ≤ {@link NUMBER_WORD}: what the rung `number` sees. */
export function waysOfNumber(s: Roles, q: number): Way[] {
  const most = numberOf(s.clue[q]!) - 2;
  const { W, store } = s;
  const arms = [
    lengths(s, q, -W, ARM_DOWN, most),
    lengths(s, q, W, ARM_UP, most),
    lengths(s, q, -1, ARM_RIGHT, most),
    lengths(s, q, 1, ARM_LEFT, most),
  ];
  const out: Way[] = [];
  for (const [role, a, b] of [
    [BEND_UL, 0, 2],
    [BEND_UR, 0, 3],
    [BEND_DL, 1, 2],
    [BEND_DR, 1, 3],
  ] as const) {
    if ((store[q]! & role) === 0) continue;
    for (let i = 1; i <= most; i++) {
      const j = most + 1 - i;
      if (((arms[a]! >> i) & 1) === 1 && ((arms[b]! >> j) & 1) === 1) out.push({ sides: [a, b], cells: [i, j] });
    }
  }
  return out;
}

function wayInWords({ sides, cells }: Way): Sentence {
  const [a, b] = [SIDES[sides[0]]!, SIDES[sides[1]]!];
  return {
    en: `${cells[0]} cell${cells[0] > 1 ? "s" : ""} ${a.id} and ${cells[1]} ${b.id}`,
    ja: `${a.ja}${cells[0]}・${b.ja}${cells[1]}`,
  };
}

/** "its arms go 1 cell up and 2 left", or how many ways there are; null when there is none. */
export function waysInWords(ways: readonly Way[]): Sentence | null {
  if (ways.length === 0) return null;
  if (ways.length > TOLD)
    return { en: `all ${ways.length} ways to lay it agree`, ja: `${ways.length}通りの置き方すべてに共通することです` };
  const said = ways.map(wayInWords);
  return {
    en: `its arms go ${said.map((w) => w.en).join(", or ")}`,
    ja: `腕は${said.map((w) => `「${w.ja}」`).join("か")}です`,
  };
}

/** What the rungs `number` and `piece` say of a bend. `possible`: some L can still bend there. */
export function bendSays(s: Roles, q: number, cell: Cell, fails: boolean): Sentence & { readonly possible: boolean } {
  const { layout } = s;
  const n = layout.numberSize && layout.circleBend ? numberOf(s.clue[q]!) : 0;
  const ways = n > 0 && n <= NUMBER_WORD ? waysOfNumber(s, q) : waysOfPiece(s, q);
  const said = fails ? null : waysInWords(ways);
  const at = { en: place(cell, s.puzzle.cols), ja: placeJa(cell, s.puzzle.cols) };
  const possible = ways.length > 0;
  return {
    ...(n > 0 && !layout.strict
      ? sizeSays(n, at, possible, said)
      : ruleSays(s, (s.store[q]! & ~BENDS) === 0, at, possible, said)),
    possible,
  };
}

function sizeSays(n: number, at: Sentence, possible: boolean, ways: Sentence | null): Sentence {
  const en = `The L bending in ${at.en} has ${n} cells`;
  const ja = `${at.ja}で曲がるL字は${n}マスで`;
  if (!possible)
    return {
      en: `${en}, but no two arms left to it have ${n - 1} together`,
      ja: `${ja}、残る腕の長さでは足して${n - 1}になりません`,
    };
  return {
    en: `${en}, and ${ways?.en ?? `its arms have ${n - 1} together`}`,
    ja: `${ja}、${ways?.ja ?? `二本の腕は合わせて${n - 1}マスです`}`,
  };
}

function ruleSays(
  { layout }: Roles,
  certain: boolean,
  at: Sentence,
  possible: boolean,
  ways: Sentence | null,
): Sentence {
  const rule = layout.strict
    ? { en: "Every L has exactly one circle and one arrow", ja: "どのL字にも丸と矢印が一つずつあります" }
    : { en: "A number is the size of its L", ja: "数字はL字の大きさです" };
  if (!possible)
    return {
      en: `${rule.en}, and no L bending in ${at.en} can keep that`,
      ja: `${rule.ja}が、${at.ja}で曲がるL字では守れません`,
    };
  return {
    en: `${rule.en}; ${certain ? `for the one bending in ${at.en},` : `if one bends in ${at.en},`} ${ways?.en ?? "this must hold too"}`,
    ja: `${rule.ja}。${at.ja}で曲がるL字${certain ? "では" : "があれば"}、${ways?.ja ?? "これも守られなければなりません"}`,
  };
}
