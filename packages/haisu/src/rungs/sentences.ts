/** Steps in words. */
import { type Cell, type Fact, type Note, place, placeJa, type Sentence, series, type Telling } from "@hashigo/core";
import type { Puzzle } from "../puzzle.js";
import { type Lines, ON } from "../state.js";

/** Edges told one by one; the rest is counted. */
const SHOWN = 4;

/** "r1c1–r1c2", and one line of several edges by its cells: "r1c1–r1c2–r2c2". */
function chains(edges: readonly (readonly [Cell, Cell])[], joined: boolean): Cell[][] {
  const out: Cell[][] = [];
  for (const [a, b] of edges) {
    const chain = joined
      ? out.find((cells) => [cells[0], cells[cells.length - 1]].some((c) => c === a || c === b))
      : undefined;
    if (chain === undefined) {
      out.push([a, b]);
      continue;
    }
    const atEnd = chain[chain.length - 1] === a || chain[chain.length - 1] === b;
    const meets = atEnd ? chain[chain.length - 1]! : chain[0]!;
    const next = meets === a ? b : a;
    if (atEnd) chain.push(next);
    else chain.unshift(next);
  }
  return out;
}

export function edgesInWords(edges: readonly (readonly [Cell, Cell])[], cols: number, joined = false): Sentence {
  const all = chains(edges, joined);
  const shown = all.length > SHOWN + 1 ? all.slice(0, SHOWN) : all;
  const more = all.length - shown.length;
  const en = shown.map((cells) => cells.map((cell) => place(cell, cols)).join("–"));
  const ja = shown.map((cells) => cells.map((cell) => placeJa(cell, cols)).join("–"));
  return {
    en: more > 0 ? `${en.join(", ")} and ${more} more` : series(en, "and"),
    ja: ja.join("、") + (more > 0 ? `（ほか${more}か所）` : ""),
  };
}

/** What a deduction draws. */
export function conclusion(effects: readonly Fact[], cols: number): Sentence {
  const edges = (value: "on" | "off"): (readonly [Cell, Cell])[] =>
    effects.flatMap((fact) => (fact.kind === "edge" && fact.value === value ? [fact.cells] : []));
  const on = edges("on");
  const off = edges("off");
  const run = edgesInWords(on, cols, true);
  const none = edgesInWords(off, cols);
  return {
    en: [
      ...(on.length > 0 ? [`the line runs ${run.en}`] : []),
      ...(off.length > 0 ? [`there is no line ${none.en}`] : []),
    ].join(", and "),
    ja: [
      ...(on.length > 0 ? [`線は${run.ja}を通ります`] : []),
      ...(off.length > 0 ? [`${none.ja}の間に線はありません`] : []),
    ].join("。"),
  };
}

/** The reason, then what follows: drawn effects, or else the visits that are left to cells. */
export function because(telling: Telling<Lines>, reason: Sentence): Sentence {
  const { state, effects, fails } = telling;
  const { cols } = state.puzzle;
  if (fails) {
    return {
      en: `${reason.en}, but that clashes at ${place(state.failedAt, cols)}.`,
      ja: `${reason.ja}。${placeJa(state.failedAt, cols)}で矛盾します。`,
    };
  }
  const drawn = effects.length > 0 ? effects : drawnBy(telling);
  const said = drawn.length > 0 ? conclusion(drawn, cols) : visits(telling);
  return { en: `${reason.en}, so ${said.en}.`, ja: `${reason.ja}。したがって${said.ja}。` };
}

/** A contradiction that its sentence tells whole. */
export function ended(reason: Sentence): Sentence {
  return { en: `${reason.en}.`, ja: `${reason.ja}。` };
}

/** Inside a supposition steps draw without being deductions. */
export function drawnBy({ state, changes }: Telling<Lines>): Fact[] {
  return changes
    .filter(({ slot }) => slot < state.layout.edges)
    .map(({ slot, after }) => ({
      kind: "edge",
      cells: state.puzzle.grid.sides(slot),
      value: after === ON ? "on" : "off",
    }));
}

/** Cells whose visits a step narrows. */
export function narrowed({ state, changes }: Telling<Lines>): { cell: Cell; least: number; most: number }[] {
  const { edges, size } = state.layout;
  const cells = new Set(changes.filter(({ slot }) => slot >= edges + size).map(({ slot }) => (slot - edges) % size));
  const after = new Map(changes.map(({ slot, after }) => [slot, after]));
  return [...cells].map((cell) => ({
    cell,
    least: after.get(edges + size + cell) ?? state.least(cell),
    most: after.get(edges + 2 * size + cell) ?? state.most(cell),
  }));
}

/** "visit 2", "visit 1 to 3". */
export function visitInWords(least: number, most: number): Sentence {
  return least === most
    ? { en: `visit ${least}`, ja: `${least}回目` }
    : { en: `visit ${least} to ${most}`, ja: `${least}〜${most}回目` };
}

function visits(telling: Telling<Lines>): Sentence {
  const { cols } = telling.state.puzzle;
  const cells = narrowed(telling);
  const shown = cells.slice(0, 3).map(({ cell, least, most }) => {
    const visit = visitInWords(least, most);
    return { en: `${place(cell, cols)} is on ${visit.en}`, ja: `${placeJa(cell, cols)}は${visit.ja}` };
  });
  const more = cells.length - shown.length;
  return {
    en:
      series(
        shown.map((s) => s.en),
        "and",
      ) + (more > 0 ? ` (and ${more} more cell${more > 1 ? "s" : ""} alike)` : ""),
    ja: `${shown.map((s) => s.ja).join("、")}${more > 0 ? `（ほか${more}マス）` : ""}です`,
  };
}

/** The step for programs: which cells, and the visits left to each. */
export function noteOf(telling: Telling<Lines>): Note {
  const cells = narrowed(telling);
  if (cells.length > 0)
    return {
      kind: "visits",
      cells: cells.map(({ cell }) => cell),
      values: cells.map(({ least, most }) => `${least}-${most}`),
    };
  const drawn = drawnBy(telling);
  return {
    kind: "edges",
    cells: drawn.flatMap((fact) => (fact.kind === "edge" ? fact.cells : [])),
    values: drawn.map((fact) => (fact.kind === "edge" ? fact.value : "")),
  };
}

/** A region by its first cell, for people: "the region of r1c1". */
export function regionIn(s: Lines, region: number): Sentence {
  const cell = s.puzzle.regions.cells[region]![0]!;
  return { en: `the region of ${place(cell, s.puzzle.cols)}`, ja: `${placeJa(cell, s.puzzle.cols)}の区画` };
}

/** What holds of the board before any number. */
export function givenByRules({ cols }: Puzzle, effects: readonly Fact[]): Sentence {
  const drawn = conclusion(effects, cols);
  return { en: `The board alone says it: ${drawn.en}.`, ja: `盤だけから決まります。${drawn.ja}。` };
}
