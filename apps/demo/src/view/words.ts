/** What remarks are put together from: their parts, sentences with places in them, names of rungs. */
import type { Sentence } from "@hashigo/core";
import type { Action } from "../app/actions.js";
import type { State } from "../app/state.js";
import { type StageName, type Texts, textsIn } from "../i18n/texts.js";
import type { GenreCard, Lang } from "../work/protocol.js";

export interface Said {
  readonly lead: string;
  readonly head: string;
  /** A verdict: the largest type, with an aside. */
  readonly verdict?: string;
  readonly lines: readonly string[];
  readonly buttons: readonly Offer[];
}

export interface Offer {
  readonly action: Action;
  readonly label: string;
  readonly style: "plain" | "ink" | "shu";
}

export const STAGES: readonly StageName[] = ["where", "rung", "why", "apply"];

export function offer(action: Action, label: string, style: Offer["style"] = "plain"): Offer {
  return { action, label, style };
}

/** The conclusion stands in the first sentence, the reason behind it. */
export function headAndBody(text: string): readonly [head: string, body: string] {
  const match = /^(.+?(?:\.(?=\s|$)|。))\s*(.*)$/s.exec(text);
  return match === null ? [text, ""] : [match[1] ?? text, match[2] ?? ""];
}

const PLACE = /\br(\d+)c(\d+)\b/gi;

/** The engine's `r8c6` as the page writes it, or as it is spoken. */
export function inWords(text: string, place: (row: number, col: number) => string): string {
  return text.replace(PLACE, (_, row, col) => place(Number(row), Number(col)));
}

/** Letters in a line of the rail, about. */
const LINE: Readonly<Record<Lang, number>> = { en: 40, ja: 20 };

/** Lines that texts take in the rail, about. */
export function linesOf(texts: readonly Sentence[], lang: Lang): number {
  return texts.reduce((lines, text) => lines + Math.ceil(text[lang].length / LINE[lang]), 0);
}

/** A meaning is a phrase below its rung's name; alone it is a sentence. */
export function sentence(text: string, lang: Lang): string {
  const [first = "", ...rest] = text;
  return /[.。]$/.test(text) ? text : `${first.toUpperCase()}${rest.join("")}${lang === "ja" ? "。" : "."}`;
}

export function genreOf({ game, catalogue }: State): GenreCard | undefined {
  return catalogue.find(({ id }) => id === game?.opened.board.genre);
}

export function rungOf(
  state: State,
  id: string,
): { readonly name: Sentence; readonly meaning: Sentence; readonly place: number } {
  const rungs = genreOf(state)?.rungs ?? [];
  const at = rungs.findIndex((rung) => rung.id === id);
  const found = rungs[at];
  const search = { en: textsIn("en").search, ja: textsIn("ja").search };
  return {
    name: found?.name ?? { en: search.en.name, ja: search.ja.name },
    meaning: found?.meaning ?? { en: search.en.meaning, ja: search.ja.meaning },
    place: at < 0 ? rungs.length + 1 : at + 1,
  };
}

/** What the status node speaks. A line from cell to cell is written with a dash, which is not spoken. */
export function speech({ lead, head, verdict, lines }: Said, t: Texts): string {
  const text = [lead, head, verdict ?? "", ...lines].filter(Boolean).join(" ");
  return inWords(text.replace(/(?<=C\d+|列)–(?=R\d|\d+行)/gi, t.spokenTo), t.spokenPlace);
}
