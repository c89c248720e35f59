/** Why a step holds, rung by rung. */
import { type Cell, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import { FALLS, type Falls } from "../state.js";
import { boundsAt } from "./below.js";
import { holeKernel } from "./hole.js";
import {
  because,
  capital,
  cellsIn,
  conclusion,
  fallsBy,
  fallsByMid,
  fallsIn,
  regionOf,
  type Say,
  stoneOf,
} from "./sentences.js";

interface Tally {
  readonly shaded: readonly Cell[];
  readonly open: readonly Cell[];
}

function tally(s: Falls, cells: Iterable<Cell>): Tally {
  const shaded: Cell[] = [];
  const open: Cell[] = [];
  for (const cell of cells) {
    const value = s.store[cell]!;
    if (value < 0) shaded.push(cell);
    else if (value > 0) open.push(cell);
  }
  return { shaded, open };
}

function cellsOf({ layout }: Falls, region: number): Int32Array {
  return layout.cells.subarray(layout.head[region], layout.head[region + 1]);
}

function columnOf({ layout }: Falls, column: number): Cell[] {
  return Array.from({ length: layout.rows }, (_, r) => r * layout.cols + column);
}

/** The number laid in a region, or −1. */
function numberIn(s: Falls, region: number): number {
  return s.isLaid(region) ? s.layout.printed(region) : -1;
}

export function sayBorder(t: Telling<Falls>, cell: Cell = t.step.site): Sentence {
  const { cols } = t.state.layout;
  return because(t, {
    en: `${capital(place(cell, cols))} is shaded, and no two shaded cells meet at a border`,
    ja: `${placeJa(cell, cols)}は黒マスで、境界をはさんで黒マスは並びません`,
  });
}

export function sayNumber(t: Telling<Falls>, region: number = t.step.site): Sentence {
  const { state } = t;
  const at = regionOf(state, region);
  const n = numberIn(state, region);
  const { shaded, open } = tally(state, cellsOf(state, region));
  if (n === 0)
    return because(t, { en: `${capital(at.en)} has the number 0: no stone`, ja: `${at.ja}は0なので石はありません` });
  if (n > 0 && shaded.length >= n && !t.fails)
    return because(t, {
      en: `${capital(at.en)} has its ${n} shaded ${n === 1 ? "cell" : "cells"}`,
      ja: `${at.ja}の黒マスは${n}個そろいました`,
    });
  const needed = n > 0 ? n : 1;
  return because(t, {
    en: `${capital(at.en)} needs ${n > 0 ? `${n} shaded ${n === 1 ? "cell" : "cells"}` : "a stone"}: ${shaded.length} shaded, ${open.length} open`,
    ja: `${at.ja}には黒マスが${needed}個${n > 0 ? "" : "以上"}要り、黒マスは${shaded.length}、未定は${open.length}です`,
  });
}

export function sayColumn(t: Telling<Falls>, column: number = t.step.site): Sentence {
  const { state } = t;
  const { half, rows, odd } = state.layout;
  if (odd)
    return because(t, {
      en: `Half of the ${rows} cells of column ${column + 1} would have to be shaded`,
      ja: `${column + 1}列の${rows}マスの半分を黒マスにはできません`,
    });
  const { shaded, open } = tally(state, columnOf(state, column));
  if (shaded.length === half && !t.fails)
    return because(t, {
      en: `Column ${column + 1} has its ${half} shaded cells, half of ${rows}`,
      ja: `${column + 1}列の黒マスは${rows}マスの半分、${half}個そろいました`,
    });
  return because(t, {
    en: `Column ${column + 1} needs ${half} shaded cells, half of ${rows}: ${shaded.length} shaded, ${open.length} open`,
    ja: `${column + 1}列には半分の${half}個の黒マスが要り、黒マスは${shaded.length}、未定は${open.length}です`,
  });
}

export function sayReach(t: Telling<Falls>, region: number = t.step.site): Sentence {
  const { state } = t;
  const n = numberIn(state, region);
  const stone = stoneOf(state, region);
  const size = n > 0 ? { en: ` of ${n} cells`, ja: `${n}マスの` } : { en: "", ja: "" };
  const { shaded } = tally(state, cellsOf(state, region));
  if (shaded.length === 0)
    return because(t, {
      en: `${capital(stone.en)} is one piece${size.en}, for which some parts are too small`,
      ja: `${stone.ja}は${size.ja}ひとつながりで、小さすぎる部分には入りません`,
    });
  const named = cellsIn(shaded, state.layout.cols);
  return because(t, {
    en: `${capital(stone.en)} is one piece${size.en} with ${named.en} in it`,
    ja: `${stone.ja}は${named.ja}を含む${size.ja}ひとつながりです`,
  });
}

/** Of the three parts of `below`, the one that speaks. */
export const sayBelow: Say = (t) => {
  const { state, step } = t;
  const { cols } = state.layout;
  if (step.site >= cols) return sayShared(t, step.site - cols);
  const at = state.mark();
  const hole = !holeKernel(state, step.site) || (state.mark() > at && (t.effects.length === 0 || drawsAny(t, at)));
  state.idle();
  state.undoTo(at);
  return hole ? sayHole(t) : sayBounds(t);
};

/** Does one of the effects hold by what was written since `from`? */
function drawsAny({ state, effects }: Telling<Falls>, from: number): boolean {
  for (let i = from; i < state.mark(); i++)
    if (effects.some((fact) => fact.kind === "cell" && fact.cell === state.slotAt(i))) return true;
  return false;
}

function sayHole(t: Telling<Falls>): Sentence {
  const { state, step } = t;
  const of = new Map<number, Cell[]>();
  const { shaded } = tally(state, columnOf(state, step.site));
  for (const cell of shaded) {
    const region = state.layout.region[cell]!;
    of.set(region, [...(of.get(region) ?? []), cell]);
  }
  const drawn = t.effects[0];
  const cell = drawn?.kind === "cell" ? drawn.cell : t.changes[0]?.slot;
  const region = cell === undefined ? -1 : (state.layout.region[cell] ?? -1);
  const own = of.get(region) ?? shaded;
  const named = cellsIn(own, state.layout.cols);
  return because(t, {
    en: `A stone has no hole in a column, and ${named.en} in column ${step.site + 1} ${own.length === 1 ? "is" : "are"} shaded`,
    ja: `石は縦に途切れません。${step.site + 1}列では${named.ja}が黒マスです`,
  });
}

/** The cell whose falls speak: one that is drawn, or a shaded one above or below of which all blanks or all open cells are needed. */
function sayBounds(t: Telling<Falls>): Sentence {
  const { state, step } = t;
  const { cols } = state.layout;
  const drawn = t.effects.find((fact) => fact.kind === "cell");
  const own = drawn?.kind === "cell" ? drawn.cell : t.changes.find(({ slot }) => slot % cols === step.site)?.slot;
  const cell = own ?? step.site;
  const told = drawn === undefined ? null : filledBy(t, cell);
  return because(t, told ?? countedAt(state, cell));
}

/** Blanks that a cell has, or would have, below it. */
function countedAt(state: Falls, cell: Cell): Sentence {
  const { cols, size } = state.layout;
  const [least, most] = boundsAt(state, cell);
  const below = cell + cols;
  const at = place(cell, cols);
  const atJa = placeJa(cell, cols);
  const fits = fallsBy(state.store[cell]! & FALLS);
  if (state.store[cell]! < 0 && below < size && state.store[below] === 0 && least === 1)
    return {
      en: `${capital(place(below, cols))} below the shaded ${at} is blank: the stone falls`,
      ja: `黒マス${atJa}の下の${placeJa(below, cols)}は白マスなので、石は落ちます`,
    };
  if (most < least)
    return {
      en: `${capital(at)} would have too few or too many blanks below it`,
      ja: `${atJa}の下の白マスの数が合いません`,
    };
  const range = least === most ? `${least}` : `${least} to ${most}`;
  const known = state.store[cell]! < 0;
  return {
    en: `${capital(at)} ${known ? "has" : "would have"} ${range} ${range === "1" ? "blank" : "blanks"} below it, and a stone there ${fits.en}`,
    ja: `${atJa}の下の白マスは${range.replace(" to ", "〜")}個で、そこの石は${fits.ja}`,
  };
}

/** A shaded cell of the column whose stone's fall settles the drawn cell above or below it. */
function filledBy({ state, step, effects }: Telling<Falls>, cell: Cell): Sentence | null {
  const { half, rows } = state.layout;
  const shade = effects.some((fact) => fact.kind === "cell" && fact.cell === cell && fact.value === "shaded");
  for (const by of tally(state, columnOf(state, step.site)).shaded) {
    if (by === cell) continue;
    const list = fallsIn(state.store[by]!);
    const [shortest, longest] = [list[0] ?? 0, list[list.length - 1] ?? half];
    const down = by < cell;
    const lines = columnOf(state, step.site).filter((x) => (down ? x > by : x < by));
    const blanks = lines.filter((x) => state.store[x] === 0).length;
    const { open } = tally(state, lines);
    const [least, most] = down ? [shortest, longest] : [half - longest, half - shortest];
    if (shade ? blanks !== most : blanks + open.length !== least) continue;
    return filling(state, by, down, shade, most, rows);
  }
  return null;
}

function filling(state: Falls, by: Cell, down: boolean, shade: boolean, count: number, rows: number): Sentence {
  const { cols } = state.layout;
  const at = place(by, cols);
  const atJa = placeJa(by, cols);
  if (down && shade && count === 0)
    return Math.floor(by / cols) === rows - 1 || state.fallsOf(state.layout.region[by]!) === 1
      ? {
          en: `The stone at ${at} does not fall: all below it is shaded`,
          ja: `${atJa}の石は落ちないので、下はすべて黒マスです`,
        }
      : { en: `Nothing blank may lie below ${at}`, ja: `${atJa}の下に白マスは入りません` };
  const side = down ? { en: "below", ja: "下" } : { en: "above", ja: "上" };
  const falls = fallsBy(state.store[by]! & FALLS);
  const mid = fallsByMid(state.store[by]! & FALLS);
  return {
    en: `The stone at ${at} ${falls.en}, so ${shade ? "no more blanks" : "all open cells as blanks"} fit ${side.en} it`,
    ja: `${atJa}の石は${mid}、${side.ja}の白マスは${shade ? "もう増やせません" : "未定のマスすべてで足ります"}`,
  };
}

function sayShared(t: Telling<Falls>, region: number): Sentence {
  const { state } = t;
  const stone = stoneOf(state, region);
  const { shaded } = tally(state, cellsOf(state, region));
  if (shaded.length === 0)
    return because(t, {
      en: `${capital(stone.en)} falls as far as one of its cells can`,
      ja: `${stone.ja}の落ち方は、区画のどれかのマスに合います`,
    });
  const named = cellsIn(shaded, state.layout.cols);
  return because(t, {
    en: `All cells of a stone fall equally far, as ${named.en} ${shaded.length === 1 ? "does" : "do"}`,
    ja: `石のマスはどれも同じだけ落ちます。${named.ja}も同じです`,
  });
}

export const sayFall: Say = (t) => {
  const { state, step } = t;
  const { cols, half, falling, counted } = state.layout;
  if (step.site < cols) {
    return because(t, {
      en: `Column ${step.site + 1} has ${half} shaded cells, ${falling ? "each as many blanks above the floor as its stone falls" : "no two of them at a border"}`,
      ja: `${step.site + 1}列の黒マスは${half}個で、${falling ? "どれも下の白マスの数だけ落ちます" : "境界をはさんで並びません"}`,
    });
  }
  const region = step.site - cols;
  if (!falling || !counted) return sayReach(t, region);
  const n = numberIn(state, region);
  const stone = stoneOf(state, region);
  const falls = fallsBy(state.fallsOf(region));
  const piece =
    n > 0 ? { en: `a piece of ${n} cells`, ja: `${n}マスのひとつながり` } : { en: "one piece", ja: "ひとつながり" };
  return because(t, {
    en: `${capital(stone.en)} ${falls.en}; for each fall its cells must make ${piece.en}`,
    ja: `${stone.ja}は${falls.ja}。どの落ち方でも${piece.ja}でなければなりません`,
  });
};

/** A supposition, the steps that refute it (three at most are told), and what is left. */
export const sayTrial: Say = (t) => {
  const { state, step, inner } = t;
  const { size, cols } = state.layout;
  const supposed = step.site < 2 * size ? supposedCell(step.site, cols) : supposedFall(state, step.site);
  const said = inner.length <= 3 ? inner : [inner[0]!, ...inner.slice(-2)];
  const gap =
    inner.length > 3
      ? { en: ` … (${inner.length - 3} more steps) … `, ja: `…（ほか${inner.length - 3}手）…` }
      : { en: " ", ja: "" };
  const en = [supposed.en, said.map((s) => s.en).join(gap.en)].filter((text) => text !== "").join(" ");
  return because(t, {
    en: `${en} That cannot be`,
    ja: `${supposed.ja}${said.map((s) => s.ja).join(gap.ja)}これはありえません`,
  });
};

function supposedCell(atom: number, cols: number): Sentence {
  const effect = { kind: "cell", cell: atom >> 1, value: (atom & 1) === 0 ? "shaded" : "blank" } as const;
  const { en } = conclusion([effect], cols);
  return {
    en: `Suppose ${en.replace(" is ", " were ")}.`,
    ja: `${placeJa(atom >> 1, cols)}を${effect.value === "shaded" ? "黒マス" : "白マス"}と仮定します。`,
  };
}

function supposedFall(state: Falls, atom: number): Sentence {
  const stone = stoneOf(state, state.regionIn(atom));
  const fall = state.fallIn(atom);
  return fall === 0
    ? { en: `Suppose ${stone.en} did not fall.`, ja: `${stone.ja}が落ちないと仮定します。` }
    : {
        en: `Suppose ${stone.en} fell ${fall} ${fall === 1 ? "row" : "rows"}.`,
        ja: `${stone.ja}が${fall}段落ちると仮定します。`,
      };
}
