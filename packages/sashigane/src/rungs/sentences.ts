/** Steps in words. Roles of a cell are said as a player sees them: where its bend lies, or which way its arms leave. */
import { type Cell, type Fact, type Note, place, placeJa, popcount, type Sentence, type Telling } from "@hashigo/core";
import { directionOf, isArrow, numberOf } from "../puzzle.js";
import { ALL, ARM_DOWN, ARM_LEFT, ARM_RIGHT, ARM_UP, ARMS, BEND_DL, BEND_DR, BEND_UL, BEND_UR, BENDS } from "../roles.js";
import type { Roles } from "../state.js";

const NAMES: readonly (readonly [role: number, id: string, en: string, ja: string])[] = [
  [ARM_UP, "arm-up", "an arm with its bend above", "角が上にある腕"],
  [ARM_DOWN, "arm-down", "an arm with its bend below", "角が下にある腕"],
  [ARM_LEFT, "arm-left", "an arm with its bend to the left", "角が左にある腕"],
  [ARM_RIGHT, "arm-right", "an arm with its bend to the right", "角が右にある腕"],
  [BEND_UL, "bend-up-left", "a bend with arms up and left", "上と左に伸びる角"],
  [BEND_UR, "bend-up-right", "a bend with arms up and right", "上と右に伸びる角"],
  [BEND_DL, "bend-down-left", "a bend with arms down and left", "下と左に伸びる角"],
  [BEND_DR, "bend-down-right", "a bend with arms down and right", "下と右に伸びる角"],
];

function ids(roles: number): string[] {
  return NAMES.filter(([role]) => (roles & role) !== 0).map(([, id]) => id);
}

/** A set of roles: named when it is small, by what is missing when that is shorter. */
export function rolesIn(roles: number): Sentence {
  if (roles === BENDS) return { en: "a bend", ja: "角" };
  if (roles === ARMS) return { en: "an arm", ja: "腕" };
  if (popcount(roles) > 4) {
    const without = listed(ALL & ~roles, "or");
    return { en: `anything but ${without.en}`, ja: `${without.ja}以外` };
  }
  return listed(roles, "or");
}

function listed(roles: number, word: "or" | "and"): Sentence {
  const names = NAMES.filter(([role]) => (roles & role) !== 0);
  return { en: series(names.map(([, , en]) => en), word), ja: names.map(([, , , ja]) => ja).join("か") };
}

export function series(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;
}

/** What a deduction draws, as a heading. */
export function conclusion(effects: readonly Fact[], cols: number): Sentence {
  const pairs = (value: "on" | "off"): Sentence[] =>
    effects.flatMap((fact) => (fact.kind === "edge" && fact.value === value ? [{ en: `${place(fact.cells[0], cols)} and ${place(fact.cells[1], cols)}`, ja: `${placeJa(fact.cells[0], cols)}と${placeJa(fact.cells[1], cols)}` }] : []));
  const cut = pairs("on");
  const joined = pairs("off");
  const en: string[] = [];
  const ja: string[] = [];
  if (cut.length > 0) {
    en.push(`a border runs between ${cut.map((s) => s.en).join("; between ")}`);
    ja.push(`${cut.map((s) => s.ja).join("、")}の間に線を引きます`);
  }
  if (joined.length > 0) {
    en.push(`${joined.map((s) => s.en).join(", also ")} belong together`);
    ja.push(`${joined.map((s) => s.ja).join("、")}はつながります`);
  }
  return { en: en.join(", and "), ja: ja.join("。") };
}

/** The reason, then what follows: drawn effects, or else the roles that are left. */
export function because(telling: Telling<Roles>, reason: Sentence): Sentence {
  const { cols } = telling.state.puzzle;
  if (telling.fails) return { en: `${reason.en}: nothing is left for ${failedCell(telling, "en")}.`, ja: `${reason.ja}。${failedCell(telling, "ja")}に入るものがありません。` };
  if (telling.effects.length > 0) {
    const drawn = conclusion(telling.effects, cols);
    return { en: `${reason.en}, so ${drawn.en}.`, ja: `${reason.ja}。したがって${drawn.ja}。` };
  }
  const left = leftover(telling);
  return { en: `${reason.en}, so ${left.en}.`, ja: `${reason.ja}。したがって${left.ja}。` };
}

/** Where a step breaks: found by doing it. */
function failedCell(telling: Telling<Roles>, lang: "en" | "ja"): string {
  const { state } = telling;
  const cell = state.cellAt[state.failedAt]!;
  if (cell < 0) return lang === "en" ? "the board" : "盤面";
  return lang === "en" ? place(cell, state.puzzle.cols) : placeJa(cell, state.puzzle.cols);
}

/** Cells whose roles a step narrows, with what is left. */
function narrowed(telling: Telling<Roles>): { cell: Cell; roles: number }[] {
  const { state, changes } = telling;
  return changes.filter(({ slot }) => slot < state.P).map(({ slot, after }) => ({ cell: state.cellAt[slot]!, roles: after }));
}

function leftover(telling: Telling<Roles>): Sentence {
  const { cols } = telling.state.puzzle;
  const cells = narrowed(telling);
  const shown = cells.slice(0, 3).map(({ cell, roles }) => ({ en: `${place(cell, cols)} is ${rolesIn(roles).en}`, ja: `${placeJa(cell, cols)}は${rolesIn(roles).ja}` }));
  const more = cells.length > 3 ? { en: ` (and ${cells.length - 3} more cells)`, ja: `（ほか${cells.length - 3}マス）` } : { en: "", ja: "" };
  return { en: series(shown.map((s) => s.en), "and") + more.en, ja: `${shown.map((s) => s.ja).join("、")}${more.ja}です` };
}

/** The step for programs: which cells, and which roles are left to each. */
export function noteOf(telling: Telling<Roles>): Note {
  const cells = narrowed(telling);
  return { kind: "roles", cells: cells.map(({ cell }) => cell), values: cells.map(({ roles }) => ids(roles).join("|")) };
}

/** A clue in words. */
export function clueAt(state: Roles, cell: Cell): Sentence {
  const clue = state.puzzle.clues[cell]!;
  const { cols } = state.puzzle;
  if (isArrow(clue)) {
    const direction = directionOf(clue);
    const ja = { up: "上", down: "下", left: "左", right: "右" }[direction];
    return { en: `the arrow in ${place(cell, cols)} points ${direction}`, ja: `${placeJa(cell, cols)}の矢印は${ja}を指します` };
  }
  const n = numberOf(clue);
  return n === 0 ? { en: `${place(cell, cols)} holds a circle`, ja: `${placeJa(cell, cols)}に丸があります` } : { en: `${place(cell, cols)} holds a circle with ${n}`, ja: `${placeJa(cell, cols)}に${n}の丸があります` };
}
