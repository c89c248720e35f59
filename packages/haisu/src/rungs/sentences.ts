/** Steps in words. */
import { type Cell, type Fact, type Note, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import { type Lines, ON } from "../state.js";

export function series(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a deduction draws. */
export function conclusion(effects: readonly Fact[], cols: number): Sentence {
  const said = (value: "on" | "off"): Sentence[] =>
    effects.flatMap((fact) =>
      fact.kind === "edge" && fact.value === value
        ? [
            {
              en: `${place(fact.cells[0], cols)}–${place(fact.cells[1], cols)}`,
              ja: `${placeJa(fact.cells[0], cols)}と${placeJa(fact.cells[1], cols)}`,
            },
          ]
        : [],
    );
  const on = said("on");
  const off = said("off");
  const en: string[] = [];
  const ja: string[] = [];
  if (on.length > 0) {
    en.push(`the line runs ${on.map((s) => s.en).join(", ")}`);
    ja.push(`線は${on.map((s) => s.ja).join("、")}をつなぎます`);
  }
  if (off.length > 0) {
    en.push(`there is no line ${off.map((s) => s.en).join(", ")}`);
    ja.push(`${off.map((s) => s.ja).join("、")}の間に線はありません`);
  }
  return { en: en.join(", and "), ja: ja.join("。") };
}

/** The reason, then what follows: drawn effects, or else the visits that are left to cells. */
export function because(telling: Telling<Lines>, reason: Sentence): Sentence {
  const { state, effects, fails } = telling;
  const { cols } = state.puzzle;
  if (fails) {
    return {
      en: `${reason.en}, which breaks at ${place(state.failedAt, cols)}.`,
      ja: `${reason.ja}。${placeJa(state.failedAt, cols)}で矛盾します。`,
    };
  }
  const drawn = effects.length > 0 ? effects : drawnBy(telling);
  const said = drawn.length > 0 ? conclusion(drawn, cols) : visits(telling);
  return { en: `${reason.en}, so ${said.en}.`, ja: `${reason.ja}。したがって${said.ja}。` };
}

/** Inside a supposition steps draw without being deductions. */
function drawnBy({ state, changes }: Telling<Lines>): Fact[] {
  return changes
    .filter(({ slot }) => slot < state.layout.edges)
    .map(({ slot, after }) => ({
      kind: "edge",
      cells: state.puzzle.grid.sides(slot),
      value: after === ON ? "on" : "off",
    }));
}

/** Cells whose visits a step narrows. */
function narrowed({ state, changes }: Telling<Lines>): { cell: Cell; least: number; most: number }[] {
  const { edges, size } = state.layout;
  const cells = new Set(changes.filter(({ slot }) => slot >= edges + size).map(({ slot }) => (slot - edges) % size));
  const after = new Map(changes.map(({ slot, after }) => [slot, after]));
  return [...cells].map((cell) => ({
    cell,
    least: after.get(edges + size + cell) ?? state.least(cell),
    most: after.get(edges + 2 * size + cell) ?? state.most(cell),
  }));
}

function visits(telling: Telling<Lines>): Sentence {
  const { cols } = telling.state.puzzle;
  const cells = narrowed(telling);
  const shown = cells.slice(0, 3).map(({ cell, least, most }) => ({
    en: `${place(cell, cols)} is on visit ${least === most ? least : `${least} to ${most}`}`,
    ja: `${placeJa(cell, cols)}は${least === most ? `${least}回目` : `${least}〜${most}回目`}`,
  }));
  const more = cells.length - shown.length;
  return {
    en:
      series(
        shown.map((s) => s.en),
        "and",
      ) + (more > 0 ? ` (and ${more} more cells)` : ""),
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
