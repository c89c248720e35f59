import { html, type TemplateResult } from "lit-html";
import { writeAddress } from "../app/address.js";
import { openingBoard } from "../app/open.js";
import type { State } from "../app/state.js";
import { textsIn } from "../i18n/texts.js";
import { genreOf } from "./words.js";

/** Links to the puzzles there are: in the head, and in the menu where the head has no room. */
export function genres(state: State, place: "in-head" | "in-menu"): TemplateResult {
  const open = genreOf(state)?.id;
  return html`<nav class="genres ${place}" aria-label=${textsIn(state.lang).genres}>
    ${state.catalogue.map(
      (card) =>
        html`<a href=${writeAddress({ text: openingBoard(state, card).text, rules: {} })} aria-current=${card.id === open ? "page" : "false"}>
          ${card.name[state.lang]}
        </a>`,
    )}
  </nav>`;
}
