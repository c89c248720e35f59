import { html, nothing, type TemplateResult } from "lit-html";
import { type Remark, SEARCH, type State } from "../app/state.js";
import type { Texts } from "../i18n/texts.js";
import type { LadderCard, RungCard } from "../work/protocol.js";
import { genreOf, linesOf } from "./words.js";

/** Bars are this high at most, and never lower than the second. */
const MOST = 16;
const LEAST = 2;
/** More rungs than these stand closer, without their meanings; more than those, closer still; and than those, closest. */
const ROOMY = 6;
const CLOSE = 9;
const CLOSER = 10;

/** The rungs with what each settles, the highest first; the rung of the hint is pointed at from its second stage on. */
export function ladder(state: State, t: Texts): TemplateResult | typeof nothing {
  const genre = genreOf(state);
  if (genre === undefined || state.game === null) return nothing;
  const card = state.ladder.kind === "known" ? state.ladder.card : null;
  const settled = card?.settled ?? {};
  const most = Math.max(1, ...Object.values(settled));
  const now = rungInUse(state.remark);
  const rungs = withSearch(genre.rungs, t);
  const used = new Set([...(card?.used ?? []), card?.rung]);
  const short = hasEvidence(state);
  // A long ladder gives way to evidence, and any to a very long hint: what it does not use is left out.
  const gives = short && (rungs.length > CLOSE || hintLines(state) > VERY_LONG);
  const shown = gives ? rungs.filter(({ id }) => used.has(id) || id === now) : rungs;
  return html`<section class="ladder-block" aria-labelledby="ladder-head">
    <div class="railhead">
      <h2 class="ladder-title" id="ladder-head">${t.ladder}</h2>
      <span class="meta" id="grade">${gradeText(state, rungs, t)}</span>
    </div>
    <ol class="ladder ${closeness(rungs.length, short)}" reversed>
      ${shown.map((rung) => {
        const n = settled[rung.id] ?? 0;
        const kind = used.has(rung.id) && rung.id !== SEARCH ? "" : "none";
        return html`<li class="${kind} ${rung.id === now ? "now" : ""}" data-rung=${rung.id} aria-current=${rung.id === now ? "step" : nothing}>
          ${bar(n, most)}
          <div>
            <b>${rung.name[state.lang]}</b><span>${rung.meaning[state.lang]}</span>
          </div>
          <div class="n">${kind === "" ? n : "–"}</div>
        </li>`;
      })}
    </ol>
    <div class="feet"><i></i><div>${t.feet(genre.unit[state.lang], state.game.opened.total)}</div></div>
  </section>`;
}

function closeness(rungs: number, short: boolean): string {
  if (short || rungs > CLOSER) return "tight tightest";
  if (rungs > CLOSE) return "tight tighter";
  return rungs > ROOMY ? "tight" : "";
}

/** A hint of more lines than these takes room, and of more than those, all there is. */
const LONG = 5;
const VERY_LONG = 8;

function hintLines({ remark, lang }: State): number {
  return remark.kind === "hint" && remark.stage === 3 ? linesOf([remark.step.message], lang) : 0;
}

/** Evidence above the ladder takes room. */
function hasEvidence(state: State): boolean {
  const { remark } = state;
  if (remark.kind === "hint") return hintLines(state) > LONG;
  if (remark.kind === "motion") return remark.still;
  return remark.kind === "steps" || (remark.kind === "verdict" && remark.outcome.status === "multiple");
}

function rungInUse(remark: Remark): string | null {
  return remark.kind === "hint" && remark.stage >= 2 ? remark.step.rung : null;
}

/** From the highest; search is on top of every ladder, whether or not the engine lists it. */
function withSearch(rungs: readonly RungCard[], t: Texts): RungCard[] {
  const search: RungCard = {
    id: SEARCH,
    name: { en: t.search.name, ja: t.search.name },
    meaning: { en: t.search.meaning, ja: t.search.meaning },
  };
  const all = rungs.some(({ id }) => id === SEARCH) ? rungs : [...rungs, search];
  return [...all].reverse();
}

function bar(n: number, most: number): TemplateResult {
  const height = Math.max(LEAST, MOST * Math.sqrt(n / most));
  return html`<svg class="bar-of" viewBox="0 0 76 46" preserveAspectRatio="none" aria-hidden="true">
    <path class="rails" d="M2 0V46M74 0V46" />
    <path class="unused" d="M4 23H72" />
    <rect class="used" x="4" y=${23 - height / 2} width="68" height=${height} />
  </svg>`;
}

function gradeText({ ladder: { kind }, ladder: known, lang }: State, rungs: readonly RungCard[], t: Texts): string {
  if (kind === "climbing") return t.grading;
  const card: LadderCard | null = known.kind === "known" ? known.card : null;
  if (card === null || card.status === "unknown") return t.notGraded;
  if (card.rung === null) return t.gradeNone;
  const at = rungs.findIndex(({ id }) => id === card.rung);
  return t.gradeShort(rungs.length - at, rungs[at]?.name[lang] ?? card.rung);
}
