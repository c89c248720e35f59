/** The rail: what the program says, then the ladder, then what the genre has to say about the board. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../app/actions.js";
import type { Remark, State } from "../app/state.js";
import { type Texts, textsIn } from "../i18n/texts.js";
import { backIcon, checkIcon, hintIcon } from "./icons.js";
import { ladder } from "./ladder.js";
import { ends, motionButton } from "./motion.js";
import { saidOf } from "./said.js";
import { inWords, linesOf, type Offer, type Said, STAGES } from "./words.js";

export type Dispatch = (action: Action) => void;

const ICONS: Partial<Record<Action, TemplateResult>> = { back: backIcon };

export function rail(state: State, dispatch: Dispatch): TemplateResult {
  const t = textsIn(state.lang);
  return html`<aside class="rail" aria-label=${t.said}>
    ${remarkBlock(state, t, dispatch)} ${ladder(state, t)} ${panels(state, t, dispatch)}
  </aside>`;
}

function remarkBlock(state: State, t: Texts, dispatch: Dispatch): TemplateResult | typeof nothing {
  const said = saidOf(state);
  if (said === null) return nothing;
  const { remark } = state;
  return html`<section class="said" aria-labelledby="said-head" data-kind=${remark.kind}>
    <div class="remark">
      <p class="lead">${said.lead}</p>
      ${heading(said)} ${said.lines.map((line) => html`<p>${line}</p>`)} ${more(state, remark, t)}
    </div>
    ${remark.kind === "hint" ? stages(remark.stage, t) : nothing} ${remark.kind === "verdict" ? evidence(remark, t) : nothing}
    ${remark.kind === "motion" && remark.still ? ends(state) : nothing}
    <div class="row">${said.buttons.map((offer) => button(offer, remark, dispatch))}</div>
  </section>`;
}

function heading({ head, verdict }: Said): TemplateResult {
  if (verdict === undefined) return html`<h2 id="said-head">${head}</h2>`;
  return html`<div class="verdict">
    <h2 id="said-head">${head}</h2>
    <span class="meta">${verdict}</span>
  </div>`;
}

function button({ action, label, style }: Offer, remark: Remark, dispatch: Dispatch): TemplateResult {
  const applies = remark.kind === "hint" && remark.stage === 3 && action === "hint";
  const asks = remark.kind === "hint" && remark.stage === 4 && action === "hint";
  const icon = applies ? checkIcon : asks ? hintIcon : (ICONS[action] ?? nothing);
  return html`<button type="button" class="btn ${style}" data-act=${action} @click=${() => dispatch(action)}>
    ${icon}${label}
  </button>`;
}

function stages(now: number, t: Texts): TemplateResult {
  return html`<ol class="stages">
    ${STAGES.map((name, i) => {
      const mark = i + 1 < now ? "done" : i + 1 === now ? "now" : "";
      return html`<li class=${mark} aria-current=${mark === "now" ? "step" : nothing}>${i + 1} ${t.stages[name]}</li>`;
    })}
  </ol>`;
}

/** Up to so many steps in so many lines, with the hint itself, are unfolded at once. */
const OPEN_STEPS = 3;
const OPEN_LINES = 8;

/** Steps that cannot be drawn, the place of a reading error, all steps. */
function more(state: State, remark: Remark, t: Texts): TemplateResult | typeof nothing {
  const { lang } = state;
  if (remark.kind === "hint" && remark.stage === 3 && remark.step.because.length > 0) {
    const { because, message } = remark.step;
    const short =
      because.length <= OPEN_STEPS && linesOf([message, ...because.map((step) => step.message)], lang) <= OPEN_LINES;
    return html`<details class="because" ?open=${short}>
      <summary>${t.because(because.length)}</summary>
      <ol>
        ${because.map(({ message }) => html`<li>${inWords(message[lang], t.place)}</li>`)}
      </ol>
    </details>`;
  }
  if (remark.kind === "refused") return excerpt(remark.text, remark.error.at);
  if (remark.kind === "steps") {
    return html`<ol class="every-step" tabindex="0" aria-label=${t.seeSteps}>
      ${remark.steps.map(({ message }) => html`<li>${inWords(message[lang], t.place)}</li>`)}
    </ol>`;
  }
  return nothing;
}

const AROUND = 28;

/** The text around the place where reading stopped. */
function excerpt(text: string, at: number): TemplateResult {
  const from = Math.max(0, at - AROUND);
  const before = `${from > 0 ? "…" : ""}${text.slice(from, at)}`;
  const after = text.slice(at + 1, at + 1 + AROUND);
  const rest = text.length > at + 1 + AROUND ? "…" : "";
  return html`<pre class="excerpt" translate="no">${before}<mark>${text[at] ?? "⌷"}</mark>${after}${rest}</pre>`;
}

function evidence(
  { outcome, extent }: Extract<Remark, { kind: "verdict" }>,
  t: Texts,
): TemplateResult | typeof nothing {
  if (outcome.status !== "multiple") return nothing;
  const { first, second } = outcome;
  const figure = (name: string, differences: number): TemplateResult => html`<figure>
    <div
      class="witness"
      id="witness-${name.toLowerCase()}"
      role="img"
      aria-label=${t.witness(name, differences)}
    ></div>
    <figcaption><b>${name}</b></figcaption>
  </figure>`;
  const cell = (name: string, n: number | undefined): TemplateResult =>
    html`<div><dt>${name}</dt><dd>${n ?? "…"}</dd></div>`;
  return html`<div class="witnesses">
      ${figure("A", first.differences.length)} ${figure("B", second.differences.length)}
    </div>
    <dl class="counts">
      ${cell(t.forced, extent?.forced)} ${cell(t.free, extent?.free)} ${cell(t.unsettled, extent?.open)}
    </dl>`;
}

function panels(state: State, t: Texts, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { panels: shown, lang } = state;
  if (shown.length === 0) return nothing;
  return html`<section class="panels">
    ${shown.map(
      ({ id, title, text, impossible }) =>
        html`<p class=${impossible ? "panel-line impossible" : "panel-line"} id="panel-${id}">
          <span class="panel-name">${title[lang]}</span> ${inWords(text[lang], t.place)}
        </p>`,
    )}
    ${motionButton(state, "in-panel", dispatch)}
  </section>`;
}
