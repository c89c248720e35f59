/** Sentences of the command itself. Those about puzzles come from the genres. */
import {
  type AnyPuzzle,
  type Fact,
  type Genre,
  type Limit,
  place,
  placeJa,
  type Sentence,
  type Settings,
} from "@hashigo/core";
import type { Lang } from "./session.js";

const LIMITS: Readonly<Record<Limit, Sentence>> = {
  nodes: { en: "the node limit", ja: "ノード数の上限" },
  time: { en: "the time limit", ja: "時間の上限" },
  memory: { en: "the memory limit", ja: "メモリの上限" },
  aborted: { en: "an interruption", ja: "中断" },
};

export function unsettled(limit: Limit | null): Sentence {
  const why = limit === null ? { en: "a limit", ja: "上限" } : LIMITS[limit];
  return { en: `not settled: stopped by ${why.en}`, ja: `未決着:${why.ja}で停止` };
}

/** `Sashigane 5×5, form=strict`. */
export function titleOf<P extends AnyPuzzle, G>(genre: Genre<P, G>, puzzle: P, lang: Lang): string {
  const rules = Object.entries(changedRules(genre, puzzle.rules)).map(([name, value]) => `, ${name}=${value}`);
  return `${genre.name[lang]} ${puzzle.rows}×${puzzle.cols}${rules.join("")}`;
}

/** The settings that are not the published game's. */
export function changedRules<P extends AnyPuzzle, G>(genre: Genre<P, G>, rules: Settings): Settings {
  const defaults = new Map(genre.settings.map(({ name, values }) => [name, values[0]]));
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => defaults.get(name) !== value));
}

/** A fact as a short phrase. A border lies between two cells, `r1c1|r1c2`; a line runs from one to the other, `r1c1–r1c2`. */
export function factPhrase(fact: Fact, cols: number, lang: Lang, edges: "borders" | "lines" = "borders"): string {
  const at = (cell: number): string => (lang === "ja" ? placeJa(cell, cols) : place(cell, cols));
  switch (fact.kind) {
    case "take":
      return `${at(fact.cell)}=${fact.order}`;
    case "cell":
      return `${at(fact.cell)}=${VALUES[fact.value][lang]}`;
    case "edge":
      return `${at(fact.cells[0])}${edges === "lines" ? "–" : "|"}${at(fact.cells[1])}=${VALUES[fact.value][lang]}`;
  }
}

const VALUES: Readonly<Record<"shaded" | "blank" | "on" | "off", Sentence>> = {
  shaded: { en: "shaded", ja: "黒" },
  blank: { en: "blank", ja: "白" },
  on: { en: "on", ja: "あり" },
  off: { en: "off", ja: "なし" },
};

export function milliseconds(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
