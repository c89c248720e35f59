/** A verdict in words. */
import { cellsOf, type Remark, type State } from "../app/state.js";
import { count } from "../i18n/count.js";
import type { Texts } from "../i18n/texts.js";
import type { Solved } from "../work/protocol.js";
import { offer, rungOf, type Said } from "./words.js";

export function verdictSaid(
  state: State,
  { outcome, ms, budget, extent }: Extract<Remark, { kind: "verdict" }>,
  t: Texts,
): Said {
  const lead = t.verdictLead((ms / 1000).toFixed(2));
  const nodes = count(outcome.nodes);
  switch (outcome.status) {
    case "unique": {
      const buttons = [
        offer("undo", t.takeBack),
        ...(state.ladder.kind === "known" ? [offer("steps", t.seeSteps)] : []),
      ];
      return {
        lead,
        head: t.one,
        verdict: "",
        lines: [`${gradeLine(state, t)}${t.proved(outcome.nodes)}`, t.answerDrawn],
        buttons,
      };
    }
    case "none":
      return { lead, head: t.none, verdict: "", lines: [t.noneWhy(nodes)], buttons: [offer("close", t.close)] };
    case "unknown":
      return {
        lead: t.limitLead,
        head: t.limit(outcome.limit, budget / 1000),
        lines: [t.limitWhy(nodes)],
        buttons: [offer("more", t.more, "ink"), offer("close", t.leave)],
      };
    case "multiple":
      return {
        lead,
        head: extent?.exactlyTwo ? t.two : t.atLeastTwo,
        verdict: t.notAPuzzle,
        lines: [partLine(state, outcome, t)],
        buttons: [...((extent?.forced ?? 0) > 0 ? [offer("shared", t.drawShared)] : []), offer("close", t.close)],
      };
  }
}

function gradeLine(state: State, t: Texts): string {
  if (state.ladder.kind !== "known" || state.ladder.card.rung === null) return "";
  const { place, name } = rungOf(state, state.ladder.card.rung);
  return `${t.grade(place, name[state.lang])}${state.lang === "en" ? " " : ""}`;
}

const PLACES_NAMED = 4;

function partLine(state: State, { first }: Extract<Solved, { status: "multiple" }>, t: Texts): string {
  const cols = state.game?.opened.cols ?? 1;
  const cells = [...new Set(first.differences.flatMap((fact) => cellsOf(fact).slice(0, 1)))];
  const places = cells.slice(0, PLACES_NAMED).map((cell) => t.place(Math.floor(cell / cols) + 1, (cell % cols) + 1));
  return t.part(first.differences.length, t.and(places), cells.length <= PLACES_NAMED);
}
