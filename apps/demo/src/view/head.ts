import { html, type TemplateResult } from "lit-html";
import { nextTheme } from "../app/actions.js";
import type { State } from "../app/state.js";
import { textsIn } from "../i18n/texts.js";
import { genres } from "./genres.js";
import { brand, menuIcon, THEME_ICONS } from "./icons.js";
import type { Dispatch } from "./rail.js";
import { genreOf } from "./words.js";

export function head(state: State, dispatch: Dispatch): TemplateResult {
  const t = textsIn(state.lang);
  const { game, lang } = state;
  const genre = genreOf(state);
  return html`<header class="top">
    <h1 class="brand">${brand}<span>${t.title}</span><small lang="ja">はしご</small></h1>
    <p class="whats-on">
      <b>${genre?.name[lang] ?? ""}</b><small>${game === null ? "" : `${game.opened.rows} × ${game.opened.cols}`}</small>
    </p>
    ${genres(state, "in-head")}
    <div class="mini">
      <button type="button" data-act="language" lang=${t.other.lang} @click=${() => dispatch("language")}>
        ${t.other.name}
      </button>
      <button
        type="button"
        data-act="theme"
        aria-label=${t.theme(state.theme, nextTheme(state.theme))}
        title=${t.theme(state.theme, nextTheme(state.theme))}
        @click=${() => dispatch("theme")}
      >
        ${THEME_ICONS[state.theme]}
      </button>
      <button
        type="button"
        class="folds"
        data-act="menu"
        aria-expanded=${state.menu ? "true" : "false"}
        aria-controls="side"
        @click=${() => dispatch("menu")}
      >
        ${menuIcon}<span>${t.rules}</span>
      </button>
    </div>
  </header>`;
}
