/** Steps in words: a reason, and what follows from it. */
import {
  type Cell,
  cellsInWords,
  type Fact,
  type Note,
  place,
  placeJa,
  type Sentence,
  series,
  type Telling,
} from "@hashigo/core";
import type { Puzzle } from "../puzzle.js";
import { FALLS, type Falls } from "../state.js";

/** Cells, or falls, that are told of before the rest is counted. */
const SHOWN = 4;

export type Say = (telling: Telling<Falls>) => Sentence;

/** "r1c1, r1c2 and r1c3"; of more cells some and how many others. */
export function cellsIn(cells: readonly Cell[], cols: number): Sentence {
  return cellsInWords(cells, cols, SHOWN);
}

export function fallsIn(falls: number): number[] {
  const out: number[] = [];
  for (let rest = falls & FALLS; rest !== 0; rest &= rest - 1) out.push(31 - Math.clz32(rest & -rest));
  return out;
}

/** "2", "1 or 3", "0 to 4". */
function listed(falls: number): Sentence {
  const list = fallsIn(falls);
  const [least, most] = [list[0] ?? 0, list[list.length - 1] ?? 0];
  if (list.length > 2 && most - least === list.length - 1)
    return { en: `${least} to ${most}`, ja: `${least}〜${most}` };
  return { en: series(list.map(String), "or"), ja: list.join("か") };
}

/** "does not fall", "falls 2 rows", "falls 1 or 3 rows". */
export function fallsBy(falls: number): Sentence {
  if (falls === 1) return { en: "does not fall", ja: "落ちません" };
  const { en, ja } = listed(falls);
  return { en: `falls ${en} ${en === "1" ? "row" : "rows"}`, ja: `${ja}段落ちます` };
}

/** As {@link fallsBy} in the middle of a Japanese sentence. */
export function fallsByMid(falls: number): string {
  return falls === 1 ? "落ちず" : `${listed(falls).ja}段落ち`;
}

/** A region by its first cell. */
export function regionOf(s: Falls, region: number): Sentence {
  const cell = s.layout.cells[s.layout.head[region]!]!;
  return { en: `the region of ${place(cell, s.layout.cols)}`, ja: `${placeJa(cell, s.layout.cols)}の区画` };
}

/** A stone by a shaded cell of it, or by its region. */
export function stoneOf(s: Falls, region: number): Sentence {
  const { head, cells, cols } = s.layout;
  for (let k = head[region]!; k < head[region + 1]!; k++) {
    const cell = cells[k]!;
    if (s.store[cell]! < 0) return stoneAt(cell, true, cols);
  }
  const { en, ja } = regionOf(s, region);
  return { en: `the stone in ${en}`, ja: `${ja}の石` };
}

/** What a deduction draws. */
export function conclusion(effects: readonly Fact[], cols: number): Sentence {
  const of = (value: "shaded" | "blank"): Cell[] =>
    effects.flatMap((fact) => (fact.kind === "cell" && fact.value === value ? [fact.cell] : []));
  const said = (cells: readonly Cell[], en: string, ja: string): Sentence[] => {
    if (cells.length === 0) return [];
    const named = cellsIn(cells, cols);
    return [{ en: `${named.en} ${cells.length === 1 ? "is" : "are"} ${en}`, ja: `${named.ja}は${ja}です` }];
  };
  const parts = [...said(of("shaded"), "shaded", "黒マス"), ...said(of("blank"), "blank", "白マス")];
  return { en: parts.map((part) => part.en).join(", and "), ja: parts.map((part) => part.ja).join("。") };
}

/** What a step draws. Inside a supposition, and on the way to a deduction, steps draw without being deductions. */
export function drawnBy({ state, effects, changes }: Telling<Falls>): readonly Fact[] {
  if (effects.length > 0) return effects;
  return changes.flatMap(({ slot, before, after }): Fact[] =>
    slot < state.layout.size && before > 0 && after <= 0
      ? [{ kind: "cell", cell: slot, value: after < 0 ? "shaded" : "blank" }]
      : [],
  );
}

interface Narrowed {
  /** The region whose stone it is, or the cell that would be shaded. */
  readonly what: Sentence;
  readonly cell: Cell;
  readonly falls: number;
}

/** Stones whose falls a step narrows; where there are none, cells. */
function narrowed({ state, changes }: Telling<Falls>): Narrowed[] {
  const { size, count, cells, head, cols } = state.layout;
  const stones = changes.flatMap(({ slot, after }): Narrowed[] =>
    slot >= size && slot < size + count && after !== 0
      ? [{ what: stoneOf(state, slot - size), cell: cells[head[slot - size]!]!, falls: after }]
      : [],
  );
  if (stones.length > 0) return stones;
  return changes.flatMap(({ slot, after }): Narrowed[] =>
    slot < size && after !== 0 ? [{ what: stoneAt(slot, after < 0, cols), cell: slot, falls: after & FALLS }] : [],
  );
}

function stoneAt(cell: Cell, shaded: boolean, cols: number): Sentence {
  return shaded
    ? { en: `the stone at ${place(cell, cols)}`, ja: `${placeJa(cell, cols)}の石` }
    : { en: `a stone at ${place(cell, cols)}`, ja: `${placeJa(cell, cols)}が石なら、それ` };
}

/** Regions whose stone's size a step bounds, with the bounds as they are then. */
function sized({ state, changes }: Telling<Falls>): { region: number; least: number; most: number }[] {
  const { size, count } = state.layout;
  const base = size + 2 * count;
  const after = new Map(changes.map((change) => [change.slot, change.after]));
  const regions = new Set(changes.filter(({ slot }) => slot >= base).map(({ slot }) => (slot - base) % count));
  return [...regions].map((region) => ({
    region,
    least: Math.max(state.leastOf(region), after.get(base + region) ?? 0),
    most: Math.min(state.mostOf(region), after.get(base + count + region) ?? size),
  }));
}

function sizes(telling: Telling<Falls>): Sentence {
  const all = sized(telling);
  const shown = all.slice(0, 2).map(({ region, least, most }) => {
    const { en, ja } = stoneOf(telling.state, region);
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return {
      en: `${en} has ${range} ${range === "1" ? "cell" : "cells"}`,
      ja: `${ja}は${range.replace(" to ", "〜")}マスです`,
    };
  });
  const more = all.length - shown.length;
  return {
    en: shown.map((s) => s.en).join(", and ") + (more > 0 ? ` (and ${more} more like it)` : ""),
    ja: shown.map((s) => s.ja).join("。") + (more > 0 ? `（ほか${more}か所）` : ""),
  };
}

function narrowing(telling: Telling<Falls>): Sentence {
  const all = narrowed(telling);
  if (all.length === 0 && sized(telling).length > 0) return sizes(telling);
  if (all.length === 0) return { en: "no stone is left there", ja: "そこに石はありません" };
  const shown = all.slice(0, 2);
  const more = all.length - shown.length;
  const en = shown.map(({ what, falls }) => `${what.en} ${fallsBy(falls).en}`).join(", and ");
  const ja = shown.map(({ what, falls }) => `${what.ja}は${fallsBy(falls).ja}`).join("。");
  return {
    en: more > 0 ? `${en} (and ${more} more like it)` : en,
    ja: more > 0 ? `${ja}（ほか${more}か所）` : ja,
  };
}

/** The reason, then what follows: what is drawn, or else the falls that are left. `broken`: instead of all this, where the step fails. */
export function because(telling: Telling<Falls>, reason: Sentence, broken?: Sentence): Sentence {
  const { state, fails } = telling;
  const { cols } = state.layout;
  if (fails && broken !== undefined) return { en: `${broken.en}.`, ja: `${broken.ja}。` };
  if (fails)
    return {
      en: `${reason.en}, which cannot be at ${place(state.failedAt, cols)}.`,
      ja: `${reason.ja}。${placeJa(state.failedAt, cols)}で成り立ちません。`,
    };
  const drawn = drawnBy(telling);
  const said = drawn.length > 0 ? conclusion(drawn, cols) : narrowing(telling);
  return { en: `${reason.en}, so ${said.en}.`, ja: `${reason.ja}。したがって${said.ja}。` };
}

/** The step for programs: cells drawn, falls left to stones or cells ("2|3"), or sizes of stones ("4-6"). */
export function noteOf(telling: Telling<Falls>): Note {
  const drawn = drawnBy({ ...telling, effects: [] });
  if (drawn.length > 0)
    return {
      kind: "cells",
      cells: drawn.flatMap((fact) => (fact.kind === "cell" ? [fact.cell] : [])),
      values: drawn.flatMap((fact) => (fact.kind === "cell" ? [fact.value] : [])),
    };
  const left = narrowed(telling);
  const { size, cells, head } = telling.state.layout;
  const bounds = left.length > 0 ? [] : sized(telling);
  if (bounds.length > 0)
    return {
      kind: "stone-size",
      cells: bounds.map(({ region }) => cells[head[region]!]!),
      values: bounds.map(({ least, most }) => `${least}-${most}`),
    };
  return {
    kind: telling.changes.some(({ slot }) => slot >= size) ? "stone-falls" : "cell-falls",
    cells: left.map(({ cell }) => cell),
    values: left.map(({ falls }) => fallsIn(falls).join("|")),
  };
}

/** What holds of the board before any number. */
export function givenByRules({ cols }: Puzzle, effects: readonly Fact[]): Sentence {
  const drawn = conclusion(effects, cols);
  return { en: `The board alone says it: ${drawn.en}.`, ja: `盤だけから決まります。${drawn.ja}。` };
}
