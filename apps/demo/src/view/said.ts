/** A remark in words: what the rail prints and the status node speaks are one text. */
import { marksOf, spansOf } from "../app/marks.js";
import type { Remark, State, Step } from "../app/state.js";
import { count } from "../i18n/count.js";
import { type Texts, textsIn } from "../i18n/texts.js";
import { verdictSaid } from "./verdict.js";
import { genreOf, headAndBody, inWords, type Offer, offer, rungOf, type Said, STAGES, sentence } from "./words.js";

/** What the rail says, or nothing. */
export function saidOf(state: State): Said | null {
  const said = wordsOf(state);
  if (said === null) return null;
  const { place } = textsIn(state.lang);
  return { ...said, head: inWords(said.head, place), lines: said.lines.map((line) => inWords(line, place)) };
}

function wordsOf(state: State): Said | null {
  const { remark, lang } = state;
  const t = textsIn(lang);
  switch (remark.kind) {
    case "quiet":
      return null;
    case "busy": {
      const line = t.workingFor(remark.seconds, count(remark.nodes));
      return {
        lead: t[remark.job === "hint" ? "hint" : "solve"],
        head: t.working[remark.job],
        lines: [line],
        buttons: [offer("cancel", t.cancel, "ink")],
      };
    }
    case "hint":
      return hintSaid(state, remark, t);
    case "verdict":
      return verdictSaid(state, remark, t);
    case "limit":
      return {
        lead: t.limitLead,
        head: t.limit(remark.limit, remark.seconds),
        lines: [],
        buttons: [offer("close", t.leave)],
      };
    case "motion":
      return motionSaid(state, remark, t);
    case "refused":
    case "replace":
      return importSaid(state, remark, t);
    default:
      return shortSaid(state, remark, t);
  }
}

/** Broken rules told behind the first. */
const TOLD = 2;

type Short = Exclude<
  Remark,
  { kind: "quiet" | "busy" | "hint" | "verdict" | "limit" | "motion" | "refused" | "replace" }
>;

function shortSaid(state: State, remark: Short, t: Texts): Said {
  const { game, lang } = state;
  const closing = [offer("close", t.close)];
  switch (remark.kind) {
    case "mistake": {
      const [head, body] = headAndBody(remark.message[lang] || t.mistakeHead);
      return {
        lead: t.mistakeLead,
        head,
        lines: [body, t.hintsWait].filter(Boolean),
        buttons: [offer("back", t.backBefore, "ink"), offer("close", t.keepGoing)],
      };
    }
    case "broken": {
      const [first, ...rest] = remark.violations;
      const [head, body] = headAndBody(first?.message[lang] ?? "");
      return {
        lead: t.checkLead,
        head,
        lines: [body, ...rest.slice(0, TOLD).map(({ message }) => message[lang]), t.broken(rest.length - TOLD)].filter(
          Boolean,
        ),
        buttons: [offer("back", t.backBefore, "ink"), offer("close", t.keepGoing)],
      };
    }
    case "stuck":
      return {
        lead: t.hint,
        head: t.stuckHead,
        lines: [t.stuck],
        buttons: stuckOffers(state, t),
      };
    case "choices": {
      const [head, body] = headAndBody(remark.choices.message[lang]);
      return {
        lead: t.search.name,
        head,
        lines: [body].filter(Boolean),
        buttons: [offer("solve", t.solve), ...closing],
      };
    }
    case "solved": {
      const highest = state.ladder.kind === "known" ? state.ladder.card.rung : null;
      const name = highest === null ? null : rungOf(state, highest).name[lang];
      return {
        lead: t.checkLead,
        head: t.solvedHead,
        lines: [t.solved(game?.hints ?? 0, name)],
        buttons: [offer("steps", t.seeSteps), offer("next", t.next)],
      };
    }
    case "fine":
      return { lead: t.checkLead, head: t.fineHead, lines: [t.fine], buttons: closing };
    case "steps":
      return { lead: t.ladder, head: t.steps(remark.steps.length), lines: [], buttons: closing };
    case "stopped":
      return { lead: t.limitLead, head: t.stopped, lines: [t.stoppedWhy], buttons: closing };
    case "back":
      return { lead: t.hint, head: t.backDone, lines: [], buttons: [offer("hint", t.nextHint, "shu"), ...closing] };
    case "failed":
      return { lead: t.said, head: t.failedHead, lines: [t.failed(remark.why)], buttons: closing };
  }
}

/** One mark without a reason, where the genre has that; else the whole answer. */
function stuckOffers(state: State, t: Texts): Offer[] {
  const choice = genreOf(state)?.choice ?? null;
  const solving = offer("solve", t.solve, choice === null ? "shu" : "plain");
  return [...(choice === null ? [] : [offer("choose", choice[state.lang], "shu")]), solving, offer("close", t.close)];
}

function headAndReason({ lang }: State, { head, message, effects }: Step, t: Texts): readonly [string, string] {
  if (head !== undefined) return [head[lang], message[lang]];
  const [first, body] = headAndBody(message[lang]);
  return body === "" ? [t.follows(effects.length), first] : [first, body];
}

function hintSaid(state: State, remark: Extract<Remark, { kind: "hint" }>, t: Texts): Said {
  const { lang, game } = state;
  const { stage, step } = remark;
  const lead = t.hintLead(stage, t.stages[STAGES[stage - 1] ?? "where"]);
  const rung = rungOf(state, step.rung);
  const closing = offer("close", t.close);
  switch (stage) {
    case 1: {
      const spans = spansOf(marksOf(remark).where ?? [], game?.opened.cols ?? 1);
      return {
        lead,
        head: t.whereHead,
        lines: [t.where(spans.rows, spans.cols)],
        buttons: [offer("hint", t.askRung, "shu"), closing],
      };
    }
    case 2:
      return {
        lead,
        head: t.rungHead(rung.name[lang], rung.place),
        lines: [sentence(rung.meaning[lang], lang)],
        buttons: [offer("hint", t.askWhy, "shu"), closing],
      };
    case 3: {
      const [head, reason] = headAndReason(state, step, t);
      return {
        lead: `${lead} · ${rung.name[lang]}`,
        head,
        lines: [reason],
        buttons: [offer("hint", t.apply, "ink"), closing],
      };
    }
    case 4:
      return {
        lead,
        head: t.appliedHead(step.effects.length),
        lines: [t.applied(game?.hints ?? 0)],
        buttons: [offer("hint", t.nextHint, "shu"), closing],
      };
  }
}

function motionSaid(state: State, { told, still }: Extract<Remark, { kind: "motion" }>, t: Texts): Said {
  const { lang } = state;
  const again = still || told.steps === 0 ? [] : [offer("motion", t.again)];
  return {
    lead: genreOf(state)?.motion?.name[lang] ?? "",
    head: told.head[lang],
    lines: [told.line[lang]],
    buttons: [...again, offer("close", t.close)],
  };
}

function importSaid(state: State, remark: Extract<Remark, { kind: "refused" | "replace" }>, t: Texts): Said {
  if (remark.kind === "replace") {
    return {
      lead: t.importLead,
      head: t.replaceHead,
      lines: [t.replace(state.drawn)],
      buttons: [offer("replace", t.replaceOpen, "ink"), offer("close", t.replaceKeep)],
    };
  }
  const { error } = remark;
  const names = t.and(state.catalogue.map(({ name }) => name[state.lang]));
  const back = offer("close", t.backToGame);
  if (error.code === "sibling-genre" || error.code === "unknown-genre") {
    return {
      lead: t.importLead,
      head: t.another,
      lines: [error.message[state.lang], t.reads(names)],
      buttons: [back],
    };
  }
  return {
    lead: t.importLead,
    head: t.cannotRead,
    lines: [error.message[state.lang]],
    buttons: [offer("edit", t.editAddress), back],
  };
}
