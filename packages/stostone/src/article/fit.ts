/** The article's `fit`: what all ways to draw the stone of a region share. Site: a region. See `ways` for what a way is. */
import { capital, type Sentence, series, type Telling } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { readColumn, readRegion } from "../rungs/index.js";
import { because, cellsIn, drawnBy, stoneOf } from "../rungs/sentences.js";
import type { Falls } from "../state.js";
import { columnsAt } from "./margin.js";
import { type Ways, waysOf } from "./ways.js";

export function fitKernel(s: Falls, region: number): boolean {
  const ways = waysOf(s, region);
  if (ways === null) return true;
  const { head, cells } = s.layout;
  if (ways.count === 0) return s.fail(cells[head[region]!]!);
  for (let k = head[region]!; k < head[region + 1]!; k++) {
    const cell = cells[k]!;
    const value = s.store[cell]!;
    if (value <= 0) continue;
    const n = ways.of[cell]!;
    if (n === 0) s.set(cell, 0);
    else if (n === ways.count) s.set(cell, s.shadedAs(value));
  }
  for (const cell of ways.touched) s.set(cell, 0);
  return true;
}

/** The region, what lies across its borders, and where they are counted its columns and those beside it. */
export function readFit(s: Falls, region: number, out: Set<number>): void {
  readRegion(s, region, out);
  const { head, cells, apart, counted } = s.layout;
  for (let k = head[region]!; k < head[region + 1]!; k++)
    for (let side = 0; side < SIDES; side++) {
      const next = apart[SIDES * cells[k]! + side]!;
      if (next >= 0) out.add(next);
    }
  if (!counted) return;
  const [first, last] = columnsAt(s, region);
  for (let c = first; c <= last; c++) readColumn(s, c, out);
}

/** Columns that are named; of more it is only said that there are some. */
const NAMED = 2;

/** Why other ways were refused, before a verb: "Without touching another stone, …"; null when none was. */
function refused(ways: Ways): Sentence | null {
  const columns = [...ways.margin.refused].sort((a, b) => a - b).map((c) => String(c + 1));
  const some = columns.length > NAMED;
  const en = ways.touching ? ["touching another stone"] : [];
  const ja = ways.touching ? "ほかの石に触れず" : "";
  if (columns.length === 0) return en.length === 0 ? null : { en: en.join(""), ja };
  const named = `column${columns.length > 1 ? "s" : ""} ${series(columns, "or")}`;
  const balance = `${some ? "" : columns.join("・")}列のつり合い`;
  return {
    en: series([...en, `unbalancing ${some ? "a column" : named}`], "or"),
    ja: ways.touching ? `${ja}、${balance}も崩さず` : `${balance}を崩さず`,
  };
}

/** What the ways have in common: cells of the region, and cells across a border that all of them touch. */
function shared(count: number, inside: boolean, beside: Sentence | null): Sentence {
  if (count === 1)
    return beside === null
      ? { en: "in one way only", ja: "1通りしかありません" }
      : { en: `in one way only, touching ${beside.en}`, ja: `1通りしかなく、境界をはさんで${beside.ja}に触れます` };
  const touch =
    beside === null ? null : { en: `all of them touching ${beside.en}`, ja: `どれも境界をはさんで${beside.ja}に触れ` };
  const all = "次のことはどれにも共通です";
  return {
    en: [`in ${count} ways`, ...(inside ? ["which share this"] : []), ...(touch === null ? [] : [touch.en])].join(", "),
    ja: `${count}通りで、${touch === null ? all : inside ? `${touch.ja}、${all}` : `${touch.ja}ます`}`,
  };
}

export function sayFit(t: Telling<Falls>): Sentence {
  const { state, step } = t;
  const { region, cols } = state.layout;
  const stone = stoneOf(state, step.site);
  const ways = waysOf(state, step.site);
  const only = ways === null ? null : refused(ways);
  const en = only === null ? capital(stone.en) : `Without ${only.en}, ${stone.en}`;
  const drawn = drawnBy(t).flatMap((fact) => (fact.kind === "cell" ? [fact.cell] : []));
  const beside = drawn.filter((cell) => region[cell] !== step.site);
  const said = shared(
    ways?.count ?? 0,
    beside.length < drawn.length,
    beside.length === 0 ? null : cellsIn(beside, cols),
  );
  const ja = only === null ? `${stone.ja}の描き方` : `${stone.ja}を${only.ja}に描く方法`;
  return because(
    t,
    { en: `${en} can be drawn ${said.en}`, ja: `${ja}は${said.ja}` },
    { en: `${en} cannot be drawn`, ja: `${ja}がありません` },
  );
}
