/** Steps in words: a reason, then what follows from it. */
import { type Cell, capital, type Note, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import { directionOf, isArrow, numberOf } from "../puzzle.js";
import { ALL } from "../roles.js";
import type { Roles } from "../state.js";
import { cellsIn, conclusion } from "./sentences-drawn.js";
import { becomes, ids, isOneOf, SIDES } from "./sentences-roles.js";

/** A cell whose roles a step narrows. */
interface Narrowed {
  readonly cell: Cell;
  readonly before: number;
  readonly after: number;
}

export function narrowed({ state, changes }: Telling<Roles>): Narrowed[] {
  return changes
    .filter(({ slot }) => slot < state.P)
    .map(({ slot, before, after }) => ({ cell: state.cellAt[slot]!, before, after }));
}

/** The reason, then what follows: what is drawn, or else what the cells are now. */
export function because(telling: Telling<Roles>, reason: Sentence): Sentence {
  const { state } = telling;
  const { cols } = state.puzzle;
  if (telling.fails) {
    const cell = state.cellAt[state.failedAt]!;
    return {
      en: `${reason.en}: nothing is left for ${place(cell, cols)}.`,
      ja: `${reason.ja}。${placeJa(cell, cols)}に入るものがありません。`,
    };
  }
  const follows = consequence(telling);
  if (follows.en === "") return ended(reason);
  return { en: `${reason.en}, so ${follows.en}.`, ja: `${reason.ja}。したがって${follows.ja}。` };
}

/** A reason that says already what the cells are: only what is drawn follows. */
export function drawing({ state, effects, step }: Telling<Roles>, reason: Sentence, again: boolean): Sentence {
  const drawn = conclusion(effects, state.puzzle.cols, state.cellAt[step.site]!, again);
  return { en: `${reason.en}: ${drawn.en}.`, ja: `${reason.ja}。${drawn.ja}。` };
}

export function ended(reason: Sentence): Sentence {
  return { en: `${reason.en}.`, ja: `${reason.ja}。` };
}

/** What the narrowed cells are now, and what is drawn. Of several cells at the effects only the latter: it speaks for them. */
export function consequence(telling: Telling<Roles>): Sentence {
  const { cols } = telling.state.puzzle;
  const cells = relevant(telling);
  if (telling.effects.length > 0 && cells.length !== 1) return conclusion(telling.effects, cols);
  const shown = cells.slice(0, 3).map(({ cell, before, after }) => {
    const said = becomes(before, after);
    return { en: `${place(cell, cols)} ${said.en}`, ja: `${placeJa(cell, cols)}は${said.ja}` };
  });
  const more = cells.length - shown.length;
  const said = {
    en:
      shown.map((s) => s.en).join("; ") +
      (more > 0 ? `; and ${more} more cell${more > 1 ? "s narrow" : " narrows"}` : ""),
    ja: shown.map((s) => s.ja).join("。") + (more > 0 ? `。ほか${more}マスも絞られます` : ""),
  };
  if (telling.effects.length === 0) return said;
  const drawn = conclusion(telling.effects, cols, cells[0]!.cell, true);
  return { en: `${said.en}: ${drawn.en}`, ja: `${said.ja}。${drawn.ja}` };
}

/** The narrowed cells that the effects lie at; all of them when nothing is drawn. */
export function relevant(telling: Telling<Roles>): Narrowed[] {
  const all = narrowed(telling);
  if (telling.effects.length === 0) return all;
  const at = new Set(telling.effects.flatMap((fact) => (fact.kind === "edge" ? fact.cells : [])));
  return all.filter(({ cell }) => at.has(cell));
}

/** The step for programs: which cells, and which roles are left to each. */
export function noteOf(telling: Telling<Roles>): Note {
  const cells = narrowed(telling);
  return {
    kind: "roles",
    cells: cells.map(({ cell }) => cell),
    values: cells.map(({ after }) => ids(after).join("|")),
  };
}

/** What a clue says of its cell, as a whole sentence without its end. */
export function clueSays(telling: Telling<Roles>, cell: Cell): Sentence {
  const { state, changes } = telling;
  const { layout, puzzle } = state;
  const clue = puzzle.clues[cell]!;
  const at = { en: place(cell, puzzle.cols), ja: placeJa(cell, puzzle.cols) };
  if (isArrow(clue)) return arrowSays(telling, cell, at);
  const n = numberOf(clue);
  const circle = n > 0 ? { en: ` with ${n}`, ja: `数字${n}の` } : { en: "", ja: "" };
  const own = changes.find(({ slot }) => slot === state.at[cell]);
  const said = isOneOf((own?.after ?? state.rolesOf(cell)) & ALL);
  const impossible = layout.numberSize && n > 0 && (n < 3 || n > puzzle.rows + puzzle.cols - 1);
  if (impossible)
    return {
      en: `${capital(at.en)} holds a circle with ${n}, and no L on this board has ${n} cells`,
      ja: `${at.ja}に${circle.ja}丸がありますが、この盤に${n}マスのL字は置けません`,
    };
  return {
    en: `${capital(at.en)} holds a circle${circle.en}, so it ${telling.fails ? "is a bend" : said.en}`,
    ja: `${at.ja}に${circle.ja}丸があるので、${telling.fails ? "角です" : said.ja}`,
  };
}

function arrowSays({ state, changes, fails, effects }: Telling<Roles>, cell: Cell, at: Sentence): Sentence {
  const { layout, puzzle } = state;
  const side = SIDES.find(({ id }) => id === directionOf(puzzle.clues[cell]!))!;
  const home = layout.arrowHome ? { en: ` with its bend ${side.en}`, ja: `${side.ja}に角がある` } : { en: "", ja: "" };
  const behind = changes.map(({ slot }) => state.cellAt[slot]!).filter((other) => other >= 0 && other !== cell);
  const stop = fails || effects.length > 0 ? [] : behind.slice(0, 1);
  if (!layout.arrowHome && !layout.arrowEnd)
    return {
      en: `The arrow in ${at.en} is not on a bend, since circles are`,
      ja: `角には丸があるので、${at.ja}の矢印は角ではありません`,
    };
  const en = layout.arrowEnd ? `is the end of an arm${home.en}` : `is on an arm${home.en}`;
  const ja = layout.arrowEnd ? `${home.ja}腕の端です` : `${home.ja}腕の上です`;
  if (stop.length === 0) return { en: `The arrow in ${at.en} ${en}`, ja: `${at.ja}の矢印は${ja}` };
  const next = cellsIn(stop, puzzle.cols);
  return {
    en: `The arrow in ${at.en} ${en}, which does not go on into ${next.en}`,
    ja: `${at.ja}の矢印は${ja}。腕は${next.ja}へは延びません`,
  };
}
