/** What can be wished of the generator. */
import type { OptionInfo } from "@hashigo/core";

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "shading",
    kind: "choice",
    values: ["uniform", "lifted"],
    default: "uniform",
    title: {
      en: "drawn uniformly (nearly so beyond 14 rows), or lifted from the lower half",
      ja: "一様に引く（14行を超えるとほぼ一様）、または下半分から持ち上げる",
    },
  },
  {
    name: "stones",
    kind: "integer",
    default: 0,
    title: { en: "number of stones; 0: by mean size", ja: "石の数（0なら平均マス数で決める）" },
  },
  {
    name: "meanSize",
    kind: "integer",
    default: 0,
    title: {
      en: "mean cells of a stone, rounded; 0: as it comes",
      ja: "石の平均マス数（四捨五入。0なら成り行き）",
    },
  },
  {
    name: "zeroRegions",
    kind: "integer",
    default: 0,
    title: { en: "regions without a stone", ja: "石のない区画の数" },
  },
  {
    name: "looseBorders",
    kind: "integer",
    default: 0,
    title: { en: "borders inside regions", ja: "区画の中の線の数" },
  },
  {
    name: "numbers",
    kind: "choice",
    values: ["erase", "buy"],
    default: "erase",
    title: {
      en: "how numbers are chosen: erased while unique, or bought until unique",
      ja: "数字の選び方。答えが一つの間消すか、一つになるまで足す",
    },
  },
  {
    name: "keep",
    kind: "integer",
    default: 0,
    title: { en: "numbers to leave; erasing stops there", ja: "残す数字の数" },
  },
  { name: "minimal", kind: "flag", default: false, title: { en: "no number can go", ja: "どの数字も欠かせない" } },
];
