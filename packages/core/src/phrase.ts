/** Pieces of sentences that every genre's words are put together from. */
import { type Cell, place, placeJa, type Sentence } from "./fact.js";

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c", with the word that stands before the last. */
export function series(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;
}

/**
 * "r1c1, r1c2 and r1c3"; of more cells `most` and how many others, unless that is only one.
 *
 * @param counter what Japanese counts them with
 */
export function cellsInWords(cells: readonly Cell[], cols: number, most: number, counter = "マス"): Sentence {
  const shown = cells.length > most + 1 ? cells.slice(0, most) : cells;
  const more = cells.length - shown.length;
  const en = shown.map((cell) => place(cell, cols));
  const ja = shown.map((cell) => placeJa(cell, cols)).join("・");
  return {
    en: more > 0 ? `${en.join(", ")} and ${more} more` : series(en, "and"),
    ja: more > 0 ? `${ja}（ほか${more}${counter}）` : ja,
  };
}
