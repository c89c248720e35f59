/** The left column: what is on the board, how it is played, and the way to another board. */
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { App } from "../app/app.js";
import { pick, want } from "../app/open.js";
import type { State } from "../app/state.js";
import { type Texts, textsIn } from "../i18n/texts.js";
import type { GenreCard } from "../work/protocol.js";
import { genres } from "./genres.js";
import { nextIcon } from "./icons.js";
import type { Dispatch } from "./rail.js";
import { genreOf } from "./words.js";

export function side(app: App, dispatch: Dispatch): TemplateResult {
  const { state } = app;
  const t = textsIn(state.lang);
  const genre = genreOf(state);
  return html`<aside class="side" id="side" aria-label=${t.rules}>
    ${genres(state, "in-menu")} ${title(state, genre, t)}
    <ol class="rules">
      ${genre?.how.map((rule) => html`<li>${rule[state.lang]}</li>`)}
    </ol>
    ${credit(genre, state)}
    <hr />
    ${opening(app, genre, t, dispatch)}
    <hr />
    ${facts(state, t)}
    <hr />
    ${keys(state, t, dispatch)}
  </aside>`;
}

function credit(genre: GenreCard | undefined, { lang }: State): TemplateResult | typeof nothing {
  return genre?.credit ? html`<p class="meta credit">${genre.credit[lang]}</p>` : nothing;
}

function title(state: State, genre: GenreCard | undefined, t: Texts): TemplateResult | typeof nothing {
  const { game, lang, banks, ladder } = state;
  if (game === null || genre === undefined) return nothing;
  const { opened, number } = game;
  const from = number === null ? t.pasted : t.collection(number + 1, banks[genre.id]?.length ?? 0);
  const single = ladder.kind === "known" && ladder.card.status === "unique";
  const meta = [`${opened.rows} × ${opened.cols}`, opened.about[lang], ...(single ? [t.oneSolution] : [])];
  return html`<p class="eyebrow">${from}</p>
    <h2 class="title">${genre.name[lang]}</h2>
    <p class="meta">${meta.join(t.separator)}</p>
    ${opened.variants.map((variant) => html`<p class="meta variant">${variant[lang]}</p>`)}
    ${opened.warnings.map((warning) => html`<p class="meta warning">${warning[lang]}</p>`)}`;
}

function opening(app: App, genre: GenreCard | undefined, t: Texts, dispatch: Dispatch): TemplateResult {
  const { state } = app;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void want(app, { text: state.entry, rules: {}, number: null });
  };
  const choose = async (event: Event): Promise<void> => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file !== undefined) await want(app, { text: await file.text(), rules: {}, number: null });
  };
  return html`<section class="opening" aria-label=${t.openTitle}>
    ${collection(app, genre, t, dispatch)}
    <form @submit=${submit}>
      <label for="entry">${t.address}</label>
      <textarea
        id="entry"
        rows="1"
        autocomplete="off"
        spellcheck="false"
        autocapitalize="off"
        .value=${live(state.entry)}
        @input=${(event: Event) => app.store.set({ entry: (event.target as HTMLTextAreaElement).value })}
        @keydown=${submitOnEnter}
      ></textarea>
      <div class="row">
        <button type="submit" class="btn s">${t.open}</button>
        <label class="btn s file">${t.file}<input type="file" class="live" accept=".txt,text/plain" @change=${choose} /></label>
      </div>
    </form>
  </section>`;
}

/** An address is one line; a text of several is pasted, or written with Shift and Enter. */
function submitOnEnter(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  (event.target as HTMLTextAreaElement).form?.requestSubmit();
}

function collection(app: App, genre: GenreCard | undefined, t: Texts, dispatch: Dispatch): TemplateResult {
  const { state } = app;
  const bank = state.banks[genre?.id ?? ""] ?? [];
  if (genre === undefined || bank.length === 0) return html`<p class="meta"><b>${t.noBoards}</b> ${t.noBoardsWhy}</p>`;
  const chosen = state.game?.number ?? null;
  const nameOf = (id: string): string => genre.rungs.find((rung) => rung.id === id)?.name[state.lang] ?? t.search.name;
  const change = (event: Event): void => void pick(app, genre.id, Number((event.target as HTMLSelectElement).value));
  return html`<div>
    <label for="collection">${t.boards}</label>
    <div class="row">
      <select id="collection" .value=${live(chosen === null ? "" : String(chosen))} @change=${change}>
        ${chosen === null ? html`<option value="" disabled selected>${t.notFromCollection}</option>` : nothing}
        ${bank.map(
          ({ rows, cols, grade }, i) =>
            html`<option value=${i} ?selected=${i === chosen}>${t.board(i + 1, rows, cols, nameOf(grade))}</option>`,
        )}
      </select>
      <button
        type="button"
        class="btn s next"
        data-act="next"
        aria-label=${t.next}
        title=${t.next}
        @click=${() => dispatch("next")}
      >
        ${nextIcon}
      </button>
    </div>
  </div>`;
}

function facts({ game, drawn }: State, t: Texts): TemplateResult | typeof nothing {
  if (game === null) return nothing;
  return html`<dl class="facts">
    <dt>${t.settled}</dt><dd id="drawn">${t.ofTotal(drawn, game.opened.total)}</dd>
    <dt>${t.hintsUsed}</dt><dd>${game.hints}</dd>
  </dl>`;
}

function keys({ letterKeys }: State, t: Texts, dispatch: Dispatch): TemplateResult {
  return html`<dl class="keys">
      ${t.keys.map(([names, what]) => html`<dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${what}</dd>`)}
    </dl>
    <label class="check">
      <input type="checkbox" .checked=${live(letterKeys)} @change=${() => dispatch("letterKeys")} />${t.letterKeys}
    </label>`;
}
