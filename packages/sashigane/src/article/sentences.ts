/** The article's steps in words. Its candidates are whole Ls, so that is what the sentences speak of. */
import { type Cell, capital, place, placeJa, type Sentence, series, type Telling } from "@hashigo/core";
import { directionOf, isArrow, isCircle, numberOf } from "../puzzle.js";
import { cellsIn, conclusion, drawnAt } from "../rungs/sentences-drawn.js";
import { SIDES } from "../rungs/sentences-roles.js";
import { budgetOf, others } from "./area.js";
import { sharedBy } from "./cover.js";
import { CUT, JOINED, type Shapes } from "./shapes.js";

/** Shapes that a step strikes. */
export function killed(telling: Telling<Shapes>): number[] {
  return telling.changes.filter(({ slot }) => slot < telling.state.K).map(({ slot }) => slot);
}

function shapeInWords(s: Shapes, i: number): Sentence {
  const bend = s.bendOf(i);
  const cells = [bend + s.rise(i) * s.cols, bend, bend + s.run(i)];
  return {
    en: `the L ${cells.map((cell) => place(cell, s.cols)).join("–")}`,
    ja: `L字（${cells.map((cell) => placeJa(cell, s.cols)).join("–")}）`,
  };
}

/** The reason, then what follows: what is drawn, or else which shapes go. */
function because(telling: Telling<Shapes>, reason: Sentence): Sentence {
  const { state, effects, fails } = telling;
  if (fails)
    return {
      en: `${reason.en}: no L is left for ${place(state.failedAt, state.cols)}.`,
      ja: `${reason.ja}。${placeJa(state.failedAt, state.cols)}に置けるL字がありません。`,
    };
  const follows = effects.length > 0 ? conclusion(effects, state.cols) : gone(telling);
  return { en: `${reason.en}, so ${follows.en}.`, ja: `${reason.ja}。したがって${follows.ja}。` };
}

/** Shapes struck: the one, or how many and where the first of them bend. */
function gone(telling: Telling<Shapes>): Sentence {
  const { state } = telling;
  const dead = killed(telling);
  if (dead.length === 1) {
    const shape = shapeInWords(state, dead[0]!);
    return { en: `${shape.en} is out`, ja: `${shape.ja}は置けません` };
  }
  if (dead.length === 0) return { en: "no L is left there", ja: "そこに置けるL字は残りません" };
  const bends = [...new Set(dead.map((i) => state.bendOf(i)))];
  const at = cellsIn(bends, state.cols);
  return bends.length > 3
    ? { en: `${dead.length} Ls are out`, ja: `L字${dead.length}個が置けなくなります` }
    : {
        en: `${dead.length} Ls bending in ${at.en} are out`,
        ja: `${at.ja}で曲がるL字${dead.length}個が置けなくなります`,
      };
}

/** What a clue says of the L on its cell. */
function clueSays(s: Shapes, cell: Cell): Sentence | null {
  const clue = s.clueAt(cell);
  const { rules } = s.puzzle;
  const at = { en: place(cell, s.cols), ja: placeJa(cell, s.cols) };
  if (isArrow(clue)) {
    if (rules.arrowEnd === "off" && rules.arrowHome === "off") return null;
    const side = SIDES.find(({ id }) => id === directionOf(clue))!;
    const home =
      rules.arrowHome === "on" ? { en: ` with its bend ${side.en}`, ja: `${side.ja}に角がある` } : { en: "", ja: "" };
    const place = rules.arrowEnd === "on" ? { en: "the end of", ja: "端" } : { en: "on", ja: "上" };
    return {
      en: `The arrow in ${at.en} is ${place.en} an arm${home.en}`,
      ja: `${at.ja}の矢印は${home.ja}腕の${place.ja}です`,
    };
  }
  const n = isCircle(clue) && rules.numberSize === "on" ? numberOf(clue) : 0;
  const bends = isCircle(clue) && rules.circleBend === "on";
  if (!bends && n === 0) return null;
  const what = [...(bends ? ["bends there"] : []), ...(n > 0 ? [`has ${n} cells`] : [])];
  return {
    en: `The L of the circle in ${at.en} ${series(what, "and")}`,
    ja: `${at.ja}の丸のL字は${n > 0 ? `${n}マスで` : ""}${bends ? `${n > 0 ? "、" : ""}そこで曲がります` : "す"}`,
  };
}

export function sayFit(telling: Telling<Shapes>): Sentence {
  const { state: s, step } = telling;
  const cell = step.site;
  const { grid } = s.puzzle;
  const beside = (mark: number): Cell[] =>
    grid.neighbours(cell).filter((next) => s.drawn(grid.edgeBetween(cell, next)) === mark);
  const edges = drawnAt(beside(JOINED), beside(CUT), s.cols);
  const clue = clueSays(s, cell);
  const at = { en: place(cell, s.cols), ja: placeJa(cell, s.cols) };
  const rules: Sentence[] = [
    ...(clue === null ? [] : [clue]),
    ...(edges.en === "" ? [] : [{ en: `${at.en} is ${edges.en}`, ja: `${at.ja}は${edges.ja}` }]),
    ...(s.strict
      ? [
          {
            en: `the L on ${at.en} has exactly one circle and one arrow`,
            ja: `${at.ja}のL字には丸と矢印が一つずつあります`,
          },
        ]
      : []),
  ];
  const en = capital(rules.map((rule) => rule.en).join(", and "));
  return because(telling, { en, ja: rules.map((rule) => rule.ja).join("。") });
}

export function sayCover(telling: Telling<Shapes>): Sentence {
  const { state, step, effects, fails } = telling;
  const at = { en: place(step.site, state.cols), ja: placeJa(step.site, state.cols) };
  const all = sharedBy(state, step.site);
  if (fails && all === null) return { en: `No L is left for ${at.en}.`, ja: `${at.ja}に置けるL字がありません。` };
  const living: number[] = [];
  state.each(step.site, (i) => living.push(i) < 2);
  const shared = (all ?? []).filter((cell) => cell !== step.site);
  const cells = cellsIn(shared, state.cols);
  const only = living.length === 1 ? shapeInWords(state, living[0]!) : null;
  const reason =
    only !== null
      ? { en: `Only ${only.en} can still cover ${at.en}`, ja: `${at.ja}に置けるのは${only.ja}だけです` }
      : {
          en: `Every L that can still cover ${at.en} covers ${cells.en} too`,
          ja: `${at.ja}に置けるL字はどれも${cells.ja}を通ります`,
        };
  if (effects.length === 0 || fails) return because(telling, reason);
  const drawn = conclusion(effects, state.cols);
  return {
    en: `${reason.en}, so no other may: ${drawn.en}.`,
    ja: `${reason.ja}。ほかのL字はそこを通れません。したがって${drawn.ja}。`,
  };
}

export function sayArea(telling: Telling<Shapes>): Sentence {
  const { state } = telling;
  const dead = killed(telling);
  const bend = dead.length > 0 ? state.bendOf(dead[0]!) : -1;
  const budget = budgetOf(state);
  const owner = budget?.owners.find((one) => one.bend === bend);
  if (budget === null || owner === undefined)
    return because(telling, {
      en: `All sizes must add up to ${state.size}`,
      ja: `大きさの合計は${state.size}でなければなりません`,
    });
  const { low, high } = others(budget.owners, owner);
  const sizes = [...new Set(dead.filter((i) => state.bendOf(i) === bend).map((i) => state.sizeOf(i)))].sort(
    (a, b) => a - b,
  );
  const listed = (word: string): string =>
    sizes.length > 3
      ? `${sizes[0]}–${sizes[sizes.length - 1]}`
      : word === ""
        ? sizes.join("・")
        : series(sizes.map(String), word);
  const taken = low === high ? `${low}` : `${low}–${high}`;
  const rest = budget.complete
    ? { en: "", ja: "" }
    : { en: ", and 1 or 2 cells left over make no L", ja: "、1・2マスの余りではL字になりません" };
  return because(telling, {
    en: `The other circles' Ls take ${taken} of the ${state.size} cells${rest.en}: the L of ${place(bend, state.cols)} cannot have ${listed("or")} cells`,
    ja: `ほかの丸のL字は全${state.size}マスのうち${taken}マスを占め${rest.ja === "" ? "ます" : rest.ja}。${placeJa(bend, state.cols)}のL字は${listed("")}マスではありません`,
  });
}

export function sayTrial(telling: Telling<Shapes>): Sentence {
  const { state, step, inner, effects } = telling;
  const shape = shapeInWords(state, step.site);
  const last = inner[inner.length - 1];
  const more = inner.length - 1;
  const gap =
    more > 0 ? { en: `${more} step${more > 1 ? "s" : ""} later`, ja: `${more}手の後、` } : { en: "Then", ja: "すると" };
  const broken = last ?? { en: "A cell is left without an L.", ja: "置けるL字のないマスが残ります。" };
  const follows =
    effects.length > 0 ? conclusion(effects, state.cols) : { en: "it cannot be", ja: "このL字は置けません" };
  return {
    en: `Suppose ${shape.en} were laid. ${gap.en} ${broken.en.charAt(0).toLowerCase()}${broken.en.slice(1)} So ${follows.en}.`,
    ja: `${shape.ja}を置いたとします。${gap.ja}${broken.ja}したがって${follows.ja}。`,
  };
}
