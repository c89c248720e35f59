import { html, type TemplateResult } from "lit-html";
import type { Action } from "../app/actions.js";
import type { State } from "../app/state.js";
import { type Texts, textsIn } from "../i18n/texts.js";
import { checkIcon, hintIcon, redoIcon, resetIcon, solveIcon, undoIcon } from "./icons.js";
import { motionButton } from "./motion.js";
import type { Dispatch } from "./rail.js";

/** The board and its tools. The board itself is drawn into `#board` by `BoardView`. */
export function stage(state: State, dispatch: Dispatch): TemplateResult {
  const t = textsIn(state.lang);
  return html`<section class="stage">
    <div id="board" class="boardbox"></div>
    <div class="status-line">${statusLine(state, t, dispatch)}</div>
    ${bar(state, t, dispatch)}
  </section>`;
}

function statusLine(state: State, t: Texts, dispatch: Dispatch): TemplateResult {
  const { game, drawn } = state;
  const [left, right] =
    game === null ? ["", ""] : [t.ofTotal(drawn, game.opened.total), `${t.hintsUsed} ${game.hints}`];
  return html`<span>${left}</span>${motionButton(state, "in-stage", dispatch)}<span>${right}</span>`;
}

function bar({ game, drawn }: State, t: Texts, dispatch: Dispatch): TemplateResult {
  const tool = (action: Action, label: string, icon: TemplateResult, off = false, style = ""): TemplateResult =>
    html`<button
      type="button"
      class="btn ${style}"
      data-act=${action}
      title=${label}
      ?disabled=${game === null || off}
      @click=${() => dispatch(action)}
    >
      ${icon}<span>${label}</span>
    </button>`;
  const { at, history } = game ?? { at: 0, history: [] };
  return html`<div class="bar" role="toolbar" aria-label=${t.tools}>
    <div class="grp first">
      ${tool("undo", t.undo, undoIcon, at === 0, "i")} ${tool("redo", t.redo, redoIcon, at + 1 >= history.length, "i")}
      ${tool("reset", t.reset, resetIcon, drawn === 0)}
    </div>
    <div class="grp">
      ${tool("solve", t.solve, solveIcon)} ${tool("check", t.check, checkIcon)}
      ${tool("hint", t.hint, hintIcon, false, "shu")}
    </div>
  </div>`;
}
