/** Why a step about falls holds: what lies below a cell, holes, and the falls of a whole column or stone. */
import {
  type Cell,
  capital,
  type Fact,
  keyOf,
  place,
  placeJa,
  type Sentence,
  series,
  type Telling,
} from "@hashigo/core";
import { FALLS, type Falls } from "../state.js";
import { boundsAt } from "./below.js";
import { holeKernel } from "./hole.js";
import { sayReach } from "./reasons.js";
import { because, cellsIn, conclusion, drawnBy, fallsBy, fallsByMid, fallsIn, type Say, stoneOf } from "./sentences.js";
import { cellsOf, columnOf, numberIn, tally } from "./tally.js";

/** Of the three parts of `below`, the one that speaks. */
export const sayBelow: Say = (t) => {
  const { state, step } = t;
  const { cols } = state.layout;
  if (step.site >= cols) return sayShared(t, step.site - cols);
  return saysHole(t) ? sayHole(t) : sayBounds(t);
};

/** Cells that the hole kernel settles, as it leaves them; null when it fails. The board is left as it was. */
function holes({ state, step }: Telling<Falls>): readonly Fact[] | null {
  const at = state.mark();
  const drawn: Fact[] = [];
  const good = holeKernel(state, step.site);
  state.settled(at, drawn);
  state.idle();
  state.undoTo(at);
  return good ? drawn : null;
}

/** Does the hole kernel alone do all that is told? */
function saysHole(t: Telling<Falls>): boolean {
  const drawn = holes(t);
  if (drawn === null || t.fails) return drawn === null;
  const keys = new Set(drawn.map(keyOf));
  const told = drawnBy(t);
  return told.length > 0 && told.every((fact) => keys.has(keyOf(fact)));
}

function sayHole(t: Telling<Falls>): Sentence {
  const { state, step } = t;
  const [drawn] = drawnBy(t);
  const at = t.fails ? state.failedAt : drawn?.kind === "cell" ? drawn.cell : step.site;
  const region = state.layout.region[at]!;
  const { shaded } = tally(state, columnOf(state, step.site));
  const own = shaded.filter((cell) => state.layout.region[cell] === region);
  const named = cellsIn(own.length > 0 ? own : shaded, state.layout.cols);
  const many = (own.length > 0 ? own : shaded).length > 1;
  return because(t, {
    en: `A stone has no hole in a column, and ${named.en} in column ${step.site + 1} ${many ? "are" : "is"} shaded`,
    ja: `石は縦に途切れません。${step.site + 1}列では${named.ja}が黒マスです`,
  });
}

/** A cell's slot as the step leaves it. */
function after({ state, changes }: Telling<Falls>, cell: Cell): number {
  return changes.find(({ slot }) => slot === cell)?.after ?? state.store[cell]!;
}

/** Counting comes after the holes: on the board that they leave, and told after them where they do anything. */
function sayBounds(t: Telling<Falls>): Sentence {
  const { state, step } = t;
  const first = holes(t) ?? [];
  const at = state.mark();
  holeKernel(state, step.site);
  const said = bounds(t, new Set(first.map(keyOf)));
  state.idle();
  state.undoTo(at);
  if (first.length === 0) return because(t, said, said);
  const closed = conclusion(first, state.layout.cols);
  const both = {
    en: `A stone has no hole in a column, so ${closed.en}; ${said.en.charAt(0).toLowerCase()}${said.en.slice(1)}`,
    ja: `石は縦に途切れないので、${closed.ja}。${said.ja}`,
  };
  return because(t, both, both);
}

/** The cell that speaks: one that is drawn, by its own count or by the fall of a shaded cell of the column; else one that is narrowed. */
function bounds(t: Telling<Falls>, closed: ReadonlySet<string>): Sentence {
  const { state, step } = t;
  const { cols } = state.layout;
  if (t.fails) return countedAt(t, state.failedAt);
  for (const fact of drawnBy(t)) {
    if (fact.kind !== "cell" || fact.cell % cols !== step.site || closed.has(keyOf(fact))) continue;
    return filledBy(t, fact.cell, fact.value === "shaded") ?? countedAt(t, fact.cell);
  }
  return countedAt(t, t.changes.find(({ slot }) => slot < state.layout.size)?.slot ?? step.site);
}

/** Blanks that a cell has, or would have, below it. */
function countedAt(t: Telling<Falls>, cell: Cell): Sentence {
  const { state } = t;
  const { cols, size } = state.layout;
  const [least, most] = boundsAt(state, cell);
  const below = cell + cols;
  const at = place(cell, cols);
  const atJa = placeJa(cell, cols);
  const shaded = state.store[cell]! < 0;
  if (shaded && below < size && state.store[below] === 0 && least === 1)
    return {
      en: `${capital(place(below, cols))} below the shaded ${at} is blank: the stone falls`,
      ja: `黒マス${atJa}の下の${placeJa(below, cols)}は白マスなので、石は落ちます`,
    };
  if (most < least)
    return {
      en: `The blanks below and above ${at} do not add up`,
      ja: `${atJa}の上下の白マスの数が合いません`,
    };
  const range = series(
    Array.from({ length: most - least + 1 }, (_, k) => String(least + k)),
    "or",
  );
  const have = {
    en: `${capital(at)} ${shaded ? "has" : "would have"} ${range} ${range === "1" ? "blank" : "blanks"} below it`,
    ja: `${atJa}の下の白マスは${least === most ? least : `${least}〜${most}`}個`,
  };
  if (after(t, cell) !== 0 && !t.fails) return { en: have.en, ja: `${have.ja}です` };
  const left = fallsBy(state.store[cell]! & FALLS);
  return {
    en: `${have.en}, and ${shaded ? "its stone" : "a stone there"} ${left.en}`,
    ja: `${have.ja}ですが、そこの石は${left.ja}`,
  };
}

/** A shaded cell of the column whose stone's fall settles the drawn cell above or below it. */
function filledBy(t: Telling<Falls>, cell: Cell, shade: boolean): Sentence | null {
  const { state, step } = t;
  const { half } = state.layout;
  for (const by of tally(state, columnOf(state, step.site)).shaded) {
    if (by === cell) continue;
    const falls = after(t, by) & FALLS;
    const list = fallsIn(falls);
    const [shortest, longest] = [list[0] ?? 0, list[list.length - 1] ?? half];
    const down = by < cell;
    if (!down && !state.countsAbove) continue;
    const lines = columnOf(state, step.site).filter((x) => (down ? x > by : x < by));
    const { shaded, open } = tally(state, lines);
    const blanks = lines.length - shaded.length - open.length;
    const [least, most] = down ? [shortest, longest] : [half - longest, half - shortest];
    if (shade ? blanks === most : blanks + open.length === least) return filling(state, by, falls, down, shade);
  }
  return null;
}

function filling(state: Falls, by: Cell, falls: number, down: boolean, shade: boolean): Sentence {
  const { cols } = state.layout;
  const at = place(by, cols);
  const atJa = placeJa(by, cols);
  if (down && shade && falls === 1)
    return {
      en: `The stone at ${at} does not fall: nothing blank lies below it`,
      ja: `${atJa}の石は落ちないので、下に白マスはありません`,
    };
  const side = down ? { en: "below", ja: "下" } : { en: "above", ja: "上" };
  return {
    en: `The stone at ${at} ${fallsBy(falls).en}, which leaves ${shade ? "no more blanks" : "all open cells blank"} ${side.en} it`,
    ja: `${atJa}の石は${fallsByMid(falls)}、${side.ja}の${shade ? "白マスはもう増やせません" : "未定のマスはすべて白マスです"}`,
  };
}

function sayShared(t: Telling<Falls>, region: number): Sentence {
  const { state, changes } = t;
  const { size } = state.layout;
  const stone = stoneOf(state, region);
  const { shaded } = tally(state, cellsOf(state, region));
  const change = changes.find(({ slot }) => slot === size + region);
  if (change === undefined && !t.fails)
    return because(t, {
      en: `${capital(stone.en)} ${fallsBy(state.fallsOf(region)).en}, and all its cells with it`,
      ja: `${stone.ja}は${fallsByMid(state.fallsOf(region))}、どのマスも同じだけ落ちます`,
    });
  const own = state.fallsOf(region);
  const known = { en: `${stone.en} ${fallsBy(own).en}`, ja: `${stone.ja}は${fallsBy(own).ja}` };
  const common = shaded.reduce((falls, cell) => falls & state.store[cell]!, FALLS);
  const others = unlike(t, common & own);
  if (shaded.length === 0 && others === null)
    return because(t, {
      en: `${capital(stone.en)} falls as far as some cell there can`,
      ja: `${stone.ja}は、区画のどれかのマスと同じだけ落ちます`,
    });
  const each = [
    // What a supposition has left of its falls, where the cells would allow more.
    ...((common & ~own) === 0 ? [] : [known]),
    ...shaded.slice(0, 3).map((cell) => ({
      en: `${place(cell, state.layout.cols)} ${fallsBy(state.store[cell]! & FALLS).en}`,
      ja: `${placeJa(cell, state.layout.cols)}は${fallsBy(state.store[cell]! & FALLS).ja}`,
    })),
  ];
  const list = series(
    each.map((s) => s.en),
    "and",
  );
  const ja = each.map((s) => s.ja).join("。");
  return because(
    t,
    {
      en: `All cells of a stone fall equally far, and ${list}${others === null ? "" : `, but ${others.en}`}`,
      ja: `石のマスはどれも同じだけ落ちます。${ja}${others === null ? "" : `が、${others.ja}`}`,
    },
    { en: `All cells of a stone fall equally far, but ${list}`, ja: `石のマスはどれも同じだけ落ちるはずですが、${ja}` },
  );
}

/** Cells drawn blank because they would fall otherwise than the shaded ones; null when something else is behind it. */
function unlike(t: Telling<Falls>, common: number): Sentence | null {
  const { store, layout } = t.state;
  const drawn = drawnBy(t).flatMap((fact) => (fact.kind === "cell" && fact.value === "blank" ? [fact.cell] : []));
  if (drawn.length === 0 || drawn.some((cell) => (store[cell]! & common) !== 0)) return null;
  // One fall is told of; the others are like it.
  const alike = drawn.filter((cell) => store[cell] === store[drawn[0]!]);
  const named = cellsIn(alike, layout.cols);
  const falls = fallsBy(store[drawn[0]!]! & FALLS);
  return {
    en: `${named.en} ${falls.en.replace(/^does not fall$/, "would not fall").replace(/^falls/, "would fall")}`,
    ja: `${named.ja}が石なら${falls.ja}`,
  };
}

export const sayFall: Say = (t) => {
  const { state, step } = t;
  const { cols, falling, counted } = state.layout;
  if (step.site < cols) return sayWholeColumn(t);
  const region = step.site - cols;
  if (!falling || !counted) return sayReach(t, region);
  const n = numberIn(state, region);
  const stone = stoneOf(state, region);
  const falls = fallsBy(state.fallsOf(region));
  if (n === 1)
    return because(t, {
      en: `${capital(stone.en)} is one cell and ${falls.en}`,
      ja: `${stone.ja}は1マスで、${falls.ja}`,
    });
  const size = n > 0 ? { en: `${n} cells`, ja: `${n}マス` } : { en: "cells", ja: "マス" };
  return because(t, {
    en: `${capital(stone.en)} ${falls.en}; its ${size.en} hang together and fall equally far`,
    ja: `${stone.ja}は${falls.ja}。その${size.ja}はひとつながりで、どれも同じだけ落ちます`,
  });
};

/** A column with all its falls, quoting those of its shaded cells. */
function sayWholeColumn(t: Telling<Falls>): Sentence {
  const { state, step } = t;
  const { half, falling, cols } = state.layout;
  const at = {
    en: `Column ${step.site + 1} has ${half} shaded ${half === 1 ? "cell" : "cells"}`,
    ja: `${step.site + 1}列の黒マスは${half}個`,
  };
  if (!falling)
    return because(t, { en: `${at.en}, no two of them at a border`, ja: `${at.ja}で、境界をはさんで並びません` });
  const quoted = tally(state, columnOf(state, step.site)).shaded.slice(0, 3);
  const en = quoted.map((cell) => `${place(cell, cols)} ${fallsBy(state.store[cell]! & FALLS).en}`);
  const ja = quoted.map((cell) => `${placeJa(cell, cols)}は${fallsBy(state.store[cell]! & FALLS).ja}`);
  return because(t, {
    en: `${at.en}, each with as many blanks below it as its stone falls${en.length > 0 ? ` (${en.join(", ")})` : ""}`,
    ja: `${at.ja}で、下の白マスの数だけ石が落ちます${ja.length > 0 ? `（${ja.join("、")}）` : ""}`,
  });
}
