/** Why a step of counting, or of one stone in a region, holds; and suppositions. Falls: `reasons-fall`. */
import { capital, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import { fallIn, regionIn } from "../atoms.js";
import type { Falls } from "../state.js";
import { because, cellsIn, conclusion, drawnBy, regionOf, type Say, stoneOf } from "./sentences.js";
import { cellsOf, columnOf, numberIn, tally } from "./tally.js";
import { takes } from "./total.js";

export function sayBorder(t: Telling<Falls>, cell: number = t.step.site): Sentence {
  const { cols } = t.state.layout;
  const at = capital(place(cell, cols));
  const other = t.state.failedAt;
  return because(
    t,
    {
      en: `${at} is shaded, and no two shaded cells meet at a border`,
      ja: `${placeJa(cell, cols)}は黒マスで、境界をはさんで黒マスは並びません`,
    },
    {
      en: `${at} and ${place(other, cols)} are both shaded, with a border between them`,
      ja: `${placeJa(cell, cols)}と${placeJa(other, cols)}が境界をはさんで黒マスになります`,
    },
  );
}

const cells = (n: number): string => `${n} shaded ${n === 1 ? "cell" : "cells"}`;

/** "Column 3 needs 2 shaded cells": what is there, what is open, and where that cannot be. */
function counted(t: Telling<Falls>, at: Sentence, needed: Sentence, shaded: number, open: number): Sentence {
  return because(
    t,
    {
      en: `${at.en} needs ${needed.en}: ${shaded} shaded, ${open} open`,
      ja: `${at.ja}には黒マスが${needed.ja}必要で、今は${shaded}個、未定は${open}マスです`,
    },
    {
      en: `${at.en} needs ${needed.en}, but has ${shaded}, with ${open} more open`,
      ja: `${at.ja}には黒マスが${needed.ja}必要なのに、${shaded}個あって未定は${open}マスです`,
    },
  );
}

export function sayNumber(t: Telling<Falls>, region: number = t.step.site): Sentence {
  const { state } = t;
  const name = regionOf(state, region);
  const at = { en: capital(name.en), ja: name.ja };
  const n = numberIn(state, region);
  const { shaded, open } = tally(state, cellsOf(state, region));
  if (n === 0 && !t.fails)
    return because(t, { en: `${at.en} has the number 0: no stone`, ja: `${at.ja}は0なので石はありません` });
  const [least, most] = [state.leastOf(region), state.mostOf(region)];
  if (shaded.length >= most && !t.fails)
    return because(
      t,
      n > 0
        ? { en: `${at.en} has its ${cells(most)}`, ja: `${at.ja}の黒マスは${n}個そろいました` }
        : {
            en: `${at.en} has ${cells(most)} and can have no more`,
            ja: `${at.ja}の黒マスは${most}個で、これより多くはなりません`,
          },
    );
  const needed =
    n >= 0
      ? { en: cells(n), ja: `${n}個` }
      : least > 1
        ? { en: `at least ${cells(least)}`, ja: `${least}個以上` }
        : { en: "a stone", ja: "1個以上" };
  return counted(t, at, needed, shaded.length, open.length);
}

export function sayColumn(t: Telling<Falls>, column: number = t.step.site): Sentence {
  const { state } = t;
  const { half, rows, odd } = state.layout;
  const at = { en: `Column ${column + 1}`, ja: `${column + 1}列` };
  if (odd)
    return because(t, {
      en: `Half of the ${rows} cells of column ${column + 1} would have to be shaded`,
      ja: `${at.ja}の${rows}マスの半分を黒マスにはできません`,
    });
  const { shaded, open } = tally(state, columnOf(state, column));
  if (shaded.length === half && !t.fails)
    return because(t, {
      en: `${at.en} has its ${cells(half)}, half of ${rows}`,
      ja: `${at.ja}の黒マスは${rows}マスの半分、${half}個そろいました`,
    });
  return counted(t, at, { en: `${cells(half)}, half of ${rows}`, ja: `半分の${half}個` }, shaded.length, open.length);
}

export function sayReach(t: Telling<Falls>, region: number = t.step.site): Sentence {
  const { state } = t;
  const n = numberIn(state, region);
  const name = stoneOf(state, region);
  const size = n > 0 ? { en: ` of ${n} cells`, ja: `${n}マスの` } : { en: "", ja: "" };
  const { shaded } = tally(state, cellsOf(state, region));
  const stone = { en: `${capital(name.en)} is one piece${size.en}`, ja: `${name.ja}は${size.ja}ひとつながり` };
  const drawn = new Set(drawnBy(t).map((fact) => (fact.kind === "cell" ? fact.value : "")));
  if (shaded.length === 0)
    return because(
      t,
      drawn.has("shaded")
        ? { en: `${stone.en}, and has no room elsewhere`, ja: `${stone.ja}で、ほかに入る場所がありません` }
        : { en: `${stone.en}, for which some parts are too small`, ja: `${stone.ja}で、小さすぎる部分には入りません` },
      { en: `${stone.en}, for which there is no room`, ja: `${stone.ja}ですが、入る場所がありません` },
    );
  const why = !drawn.has("blank")
    ? { en: ", and there is no way around", ja: "で、ほかに通り道がありません" }
    : !drawn.has("shaded")
      ? { en: " and does not reach further", ja: "で、その先には届きません" }
      : { en: "", ja: "です" };
  const named = cellsIn(shaded, state.layout.cols);
  return because(
    t,
    { en: `${stone.en}${why.en}`, ja: `${stone.ja}${why.ja}` },
    {
      en: `${stone.en}, but ${named.en} cannot ${shaded.length > 1 ? "all be" : "be"} part of such a piece`,
      ja: `${stone.ja}のはずですが、${named.ja}を${shaded.length > 1 ? "すべて" : ""}含むものは作れません`,
    },
  );
}

/** Half of the board, and what the other regions take of it. */
export const sayTotal: Say = (t) => {
  const { state, changes } = t;
  const { half, cols, size, count } = state.layout;
  const total = half * cols;
  const bounds = Array.from({ length: count }, (_, g) => takes(state, g));
  const region = ((changes[0]?.slot ?? size) - size) % count;
  const sum = (k: 0 | 1, but: number): number => bounds.reduce((n, b, g) => (g === but ? n : n + b[k]), 0);
  const between = (least: number, most: number): Sentence =>
    least === most
      ? { en: `${least}`, ja: `${least}マス` }
      : { en: `${least} to ${most}`, ja: `${least}〜${most}マス` };
  const others = between(sum(0, region), sum(1, region));
  const all = between(sum(0, -1), sum(1, -1));
  return because(
    t,
    {
      en: `Half of the board is shaded, ${total} cells, of which the other regions take ${others.en}`,
      ja: `黒マスは盤の半分の${total}マスで、ほかの区画の分が${others.ja}です`,
    },
    {
      en: `Half of the board is shaded, ${total} cells, but the regions take ${all.en}`,
      ja: `黒マスは盤の半分の${total}マスのはずですが、区画の分は${all.ja}です`,
    },
  );
};

/** A supposition, the steps that refute it (three at most are told), and what is left. */
export const sayTrial: Say = (t) => {
  const { state, step, inner } = t;
  const { size, cols } = state.layout;
  const supposed = step.site < 2 * size ? supposedCell(step.site, cols) : supposedFall(state, step.site);
  const [first, ...others] = inner;
  const more = Math.max(0, inner.length - 3);
  const last = others.slice(more);
  const en = [
    supposed.en,
    first?.en,
    more > 0 ? `… (${more} more ${more === 1 ? "step" : "steps"}) …` : undefined,
    ...last.map((s) => s.en),
  ];
  const ja = [supposed.ja, first?.ja, more > 0 ? `…（ほか${more}手）…` : undefined, ...last.map((s) => s.ja)];
  return because(t, {
    en: `${en.filter((said) => said !== undefined).join(" ")} That cannot be`,
    ja: `${ja.filter((said) => said !== undefined).join("")}これはありえません`,
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
  const stone = stoneOf(state, regionIn(state.layout, atom));
  const fall = fallIn(state.layout, atom);
  return fall === 0
    ? { en: `Suppose ${stone.en} did not fall.`, ja: `${stone.ja}が落ちないと仮定します。` }
    : {
        en: `Suppose ${stone.en} fell ${fall} ${fall === 1 ? "row" : "rows"}.`,
        ja: `${stone.ja}が${fall}段落ちると仮定します。`,
      };
}
