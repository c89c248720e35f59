/** Boards that can be set in motion: the button, and both ends for those who want nothing to move. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { State } from "../app/state.js";
import type { Dispatch } from "./rail.js";
import { genreOf } from "./words.js";

/** Below the panels, or on a phone between board and ladder. */
export function motionButton(
  state: State,
  place: "in-panel" | "in-stage",
  dispatch: Dispatch,
): TemplateResult | typeof nothing {
  const motion = genreOf(state)?.motion;
  if (!motion) return nothing;
  return html`<button type="button" class="btn s motion ${place}" data-act="motion" @click=${() => dispatch("motion")}>
    ${motion.name[state.lang]}
  </button>`;
}

/** Both ends of a motion, drawn by the page. */
export function ends(state: State): TemplateResult | typeof nothing {
  const motion = genreOf(state)?.motion;
  if (!motion) return nothing;
  const figure = (id: string, name: string): TemplateResult => html`<figure>
    <div class="witness" id=${id} role="img" aria-label=${name}></div>
    <figcaption aria-hidden="true"><b>${name}</b></figcaption>
  </figure>`;
  return html`<div class="witnesses">
    ${figure("motion-before", motion.before[state.lang])} ${figure("motion-after", motion.after[state.lang])}
  </div>`;
}
