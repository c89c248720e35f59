/**
 * Why a neighbour narrows: only what the step needed is said. Of a cell's roles a neighbour on one side sees four kinds: the bend lies there,
 * a bend has an arm there, the bend lies on the other side (so the arm may go on there), none of these.
 */
import { type Cell, capital, place, placeJa, type Sentence, series, type Telling } from "@hashigo/core";
import { ALL, CUT, JOINED, TO_DOWN, TO_LEFT, TO_RIGHT, TO_UP } from "../roles.js";
import type { Roles } from "../state.js";
import { relevant } from "./sentences.js";
import { drawnAt } from "./sentences-drawn.js";
import { costOf, isOneOf, SIDES } from "./sentences-roles.js";

const TABLES = [TO_UP, TO_DOWN, TO_LEFT, TO_RIGHT] as const;
/** The other side of up, down, left, right. */
const OTHER = [1, 0, 3, 2] as const;

/** One neighbour of a cell as a step sees it. */
interface View {
  readonly side: number;
  readonly place: number;
  /** What is drawn on the edge between. */
  readonly edge: number;
  /** Roles of the neighbour that go. */
  readonly gone: number;
  readonly needsEdge: boolean;
  readonly needsRoles: boolean;
}

function view(s: Roles, q: number, side: number): View {
  const { W, P, store } = s;
  const x = [q - W, q + W, q - 1, q + 1][side]!;
  const edge = store[[P + q - W, P + q, 2 * P + q - 1, 2 * P + q][side]!]!;
  const table = TABLES[side]!;
  const theirs = store[x]!;
  const gone = theirs & ~table[(edge << 8) | store[q]!]!;
  const framed = s.layout.framed(s.cellAt[q]!);
  return {
    side,
    place: x,
    edge,
    gone,
    needsEdge: (theirs & ~table[store[q]!]!) !== gone,
    needsRoles: (theirs & ~table[(edge << 8) | framed]!) !== gone,
  };
}

/** What a cell is, as far as one neighbour is concerned: the words after its name. */
function asSeen(mine: number, { side, gone, edge, place: x }: View, cols: number, s: Roles): Sentence {
  if (costOf(mine) === 1) return isOneOf(mine);
  const here = SIDES[side]!;
  const back = SIDES[OTHER[side]!]!;
  const next = s.cellAt[x]!;
  const goes = mine & (here.arm | here.leaves);
  if (edge === JOINED || (gone & ~(back.arm | back.leaves)) !== 0) {
    // Every role needs the neighbour, or the edge says so and the rest is no matter.
    const needing = edge === JOINED ? mine & (here.arm | here.leaves | back.arm) : goes;
    return costOf(needing) <= 2 ? isOneOf(needing) : notThere(here.en, here.ja);
  }
  const noArm = (gone & back.arm) !== 0;
  const noBend = (gone & back.leaves) !== 0;
  if (noArm && noBend)
    return { en: `cannot be joined to ${place(next, cols)}`, ja: `${placeJa(next, cols)}とつながれません` };
  if (noArm)
    return { en: `cannot take an arm from ${place(next, cols)}`, ja: `${placeJa(next, cols)}からの腕を受けられません` };
  return notThere(here.en, here.ja);
}

function notThere(en: string, ja: string): Sentence {
  return { en: `does not have its bend ${en}`, ja: `${ja}に角がありません` };
}

/** What is known of a cell that narrows its neighbours: the borders drawn to them, and what it is. */
export function cellSays(telling: Telling<Roles>): Sentence {
  const { state: s, step } = telling;
  const q = step.site;
  const { cols } = s.puzzle;
  const mine = s.store[q]!;
  const cell = s.cellAt[q]!;
  const seen = views(telling, q);
  const drawn = (mark: number): Cell[] =>
    seen.filter(({ needsEdge, edge }) => needsEdge && edge === mark).map(({ place: x }) => s.cellAt[x]!);
  const edges = drawnAt(drawn(JOINED), drawn(CUT), cols);
  const needing = seen.filter(({ needsRoles }) => needsRoles);
  const said =
    costOf(mine) <= (needing.length > 1 ? 2 : 1) ? [isOneOf(mine)] : needing.map((v) => asSeen(mine, v, cols, s));
  const parts = needing.length === 0 ? [] : distinct(said).slice(0, 2);
  const at = { en: place(cell, cols), ja: placeJa(cell, cols) };
  if (edges.en === "" && parts.length === 0)
    return { en: `${capital(at.en)} is at the frame`, ja: `${at.ja}は枠のそばです` };
  const en = [...(edges.en === "" ? [] : [`is ${edges.en}`]), ...parts.map((p) => p.en)];
  const roles = parts.map((p) => p.ja).join("。また");
  const ja = parts.length === 0 ? edges.ja : edges.en === "" ? roles : `${edges.mid}、${roles}`;
  return { en: `${capital(at.en)} ${series(en, "and")}`, ja: `${at.ja}は${ja}` };
}

/** The neighbours that matter: narrowed ones at the effects; the one where it breaks. */
function views(telling: Telling<Roles>, q: number): View[] {
  const { state: s } = telling;
  const all = [0, 1, 2, 3].map((side) => view(s, q, side)).filter(({ place: x }) => s.cellAt[x]! >= 0);
  if (telling.fails) return all.filter(({ place: x }) => x === s.failedAt);
  const cells = new Set(relevant(telling).map(({ cell }) => cell));
  return all.filter(({ place: x }) => cells.has(s.cellAt[x]!));
}

function distinct(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter((s, i) => sentences.findIndex((other) => other.en === s.en) === i);
}

/** The contradiction that a cell makes with one neighbour. */
export function clash(telling: Telling<Roles>): Sentence | null {
  const { state: s } = telling;
  const cell = s.cellAt[s.failedAt]!;
  if (cell < 0 || s.failedAt === telling.step.site) return null;
  const theirs = s.store[s.failedAt]! & ALL;
  if (costOf(theirs) > 1) return null;
  const reason = cellSays(telling);
  const said = isOneOf(theirs);
  const { cols } = s.puzzle;
  return {
    en: `${reason.en}, but ${place(cell, cols)} ${said.en}.`,
    ja: `${reason.ja}。ところが${placeJa(cell, cols)}は${said.ja}。矛盾です。`,
  };
}
