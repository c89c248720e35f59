/** Steps in words. Roles of a cell are said as a player sees them: where its bend lies, or which way its arms leave. */
import { type Cell, type Fact, type Note, place, placeJa, popcount, type Sentence, type Telling } from "@hashigo/core";
import { directionOf, isArrow, numberOf } from "../puzzle.js";
import {
  ARM_DOWN,
  ARM_LEFT,
  ARM_RIGHT,
  ARM_UP,
  BEND_DL,
  BEND_DR,
  BEND_UL,
  BEND_UR,
  BENDS,
  CUT,
  JOINED,
  LEAVES_DOWN,
  LEAVES_LEFT,
  LEAVES_RIGHT,
  LEAVES_UP,
} from "../roles.js";
import type { Roles } from "../state.js";

const DIRECTIONS = [
  { arm: ARM_UP, leaves: LEAVES_UP, id: "up", en: "up", ja: "上" },
  { arm: ARM_DOWN, leaves: LEAVES_DOWN, id: "down", en: "down", ja: "下" },
  { arm: ARM_LEFT, leaves: LEAVES_LEFT, id: "left", en: "left", ja: "左" },
  { arm: ARM_RIGHT, leaves: LEAVES_RIGHT, id: "right", en: "right", ja: "右" },
] as const;

const BENDINGS = [
  { role: BEND_UL, id: "bend-up-left", en: "up-left", ja: "左上" },
  { role: BEND_UR, id: "bend-up-right", en: "up-right", ja: "右上" },
  { role: BEND_DL, id: "bend-down-left", en: "down-left", ja: "左下" },
  { role: BEND_DR, id: "bend-down-right", en: "down-right", ja: "右下" },
] as const;

/** The roles of a set by name, for programs. */
function ids(roles: number): string[] {
  return [
    ...DIRECTIONS.filter(({ arm }) => (roles & arm) !== 0).map(({ id }) => `arm-${id}`),
    ...BENDINGS.filter(({ role }) => (roles & role) !== 0).map(({ id }) => id),
  ];
}

/**
 * What a cell is or is not. An arm *leads* the way its bend lies; a bend is named by the two ways its arms go. Large sets are told by
 * what they leave out: a cell that neither leads nor bends a way *goes* nowhere that way. What the frame forbids is no news.
 */
function predicate(roles: number, framed: number): Sentence {
  if (popcount(roles) > 4) return leftOut(framed & ~roles);
  const said = named(roles);
  return { en: `is ${said.en}`, ja: `${said.ja}です` };
}

/** A small set of roles: "an arm leading up or a bend". */
export function named(roles: number): Sentence {
  const en: string[] = [];
  const ja: string[] = [];
  const arms = DIRECTIONS.filter(({ arm }) => (roles & arm) !== 0);
  if (arms.length === 4) {
    en.push("an arm");
    ja.push("腕");
  } else if (arms.length > 0) {
    en.push(
      `an arm leading ${series(
        arms.map((d) => d.en),
        "or",
      )}`,
    );
    ja.push(`${arms.map((d) => d.ja).join("か")}へ向かう腕`);
  }
  const bends = roles & BENDS;
  const side = DIRECTIONS.find(({ leaves }) => leaves === bends);
  if (bends === BENDS) {
    en.push("a bend");
    ja.push("角");
  } else if (side !== undefined) {
    en.push(`a bend with an arm ${side.en}`);
    ja.push(`${side.ja}に腕を出す角`);
  } else if (bends !== 0) {
    const some = BENDINGS.filter(({ role }) => (bends & role) !== 0);
    en.push(
      `a bend ${series(
        some.map((d) => d.en),
        "or",
      )}`,
    );
    ja.push(`${some.map((d) => d.ja).join("か")}の角`);
  }
  return { en: en.join(" or "), ja: ja.join("か") };
}

/** Empty when nothing is left out. */
function leftOut(missing: number): Sentence {
  const nowhere = DIRECTIONS.filter(({ arm, leaves }) => (missing & leaves) === leaves && (missing & arm) === arm);
  const rest = nowhere.reduce((roles, { arm, leaves }) => roles & ~(arm | leaves), missing);
  const en: string[] = [];
  const ja: string[] = [];
  if (nowhere.length > 0) {
    en.push(
      nowhere.length > 1
        ? `goes neither ${series(
            nowhere.map((d) => d.en),
            "nor",
          )}`
        : `does not go ${nowhere[0]?.en}`,
    );
    ja.push(
      nowhere.length > 1 ? `${nowhere.map((d) => d.ja).join("にも")}にも行きません` : `${nowhere[0]?.ja}に行きません`,
    );
  }
  if (rest !== 0) {
    const said = named(rest);
    en.push(`is not ${said.en}`);
    ja.push(`${said.ja}ではありません`);
  }
  return { en: en.join(" and "), ja: ja.join("。また") };
}

/** What is drawn around a cell, and what it may be: the reason a neighbour's candidates go. */
export function cellIn(state: Roles, q: number): Sentence {
  const { cols } = state.puzzle;
  const { W, P, store, cellAt } = state;
  const around = [
    [P + q - W, q - W],
    [P + q, q + W],
    [2 * P + q - 1, q - 1],
    [2 * P + q, q + 1],
  ] as const;
  const en: string[] = [];
  const ja: string[] = [];
  let end = "";
  for (const [drawn, words] of [
    [JOINED, { en: "joined to", ja: "とつながり", end: "とつながっています" }],
    [CUT, { en: "cut off from", ja: "と切れ", end: "と切れています" }],
  ] as const) {
    const cells = around.filter(([slot, x]) => cellAt[x]! >= 0 && store[slot] === drawn).map(([, x]) => cellAt[x]!);
    if (cells.length === 0) continue;
    en.push(
      `${words.en} ${series(
        cells.map((cell) => place(cell, cols)),
        "and",
      )}`,
    );
    const places = cells.map((cell) => placeJa(cell, cols)).join("、");
    ja.push(`${places}${words.ja}`);
    end = `${places}${words.end}`;
  }
  const cell = state.cellAt[q]!;
  const roles = predicate(store[q]!, state.layout.framed(cell));
  const borders = en.join(" and ");
  if (roles.en === "")
    return en.length === 0
      ? { en: `the frame is near ${place(cell, cols)}`, ja: `${placeJa(cell, cols)}は枠のそばです` }
      : {
          en: `${place(cell, cols)} is ${borders}`,
          ja: `${placeJa(cell, cols)}は${[...ja.slice(0, -1), end].join("、")}`,
        };
  return {
    en: `${place(cell, cols)}${en.length > 0 ? `, ${borders},` : ""} ${roles.en}`,
    ja: `${placeJa(cell, cols)}は${ja.length > 0 ? `${ja.join("、")}、` : ""}${roles.ja}`,
  };
}

export function series(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;
}

/** What a deduction draws, as a heading. */
export function conclusion(effects: readonly Fact[], cols: number): Sentence {
  const pairs = (value: "on" | "off"): Sentence[] =>
    effects.flatMap((fact) =>
      fact.kind === "edge" && fact.value === value
        ? [
            {
              en: `${place(fact.cells[0], cols)} and ${place(fact.cells[1], cols)}`,
              ja: `${placeJa(fact.cells[0], cols)}と${placeJa(fact.cells[1], cols)}`,
            },
          ]
        : [],
    );
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
  if (telling.fails)
    return {
      en: `${reason.en}: nothing is left for ${failedCell(telling, "en")}.`,
      ja: `${reason.ja}。${failedCell(telling, "ja")}に入るものがありません。`,
    };
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
  return changes
    .filter(({ slot }) => slot < state.P)
    .map(({ slot, after }) => ({ cell: state.cellAt[slot]!, roles: after }));
}

function leftover(telling: Telling<Roles>): Sentence {
  const { cols } = telling.state.puzzle;
  const cells = narrowed(telling);
  const shown = cells.slice(0, 3).map(({ cell, roles }) => {
    const said = predicate(roles, telling.state.layout.framed(cell));
    return { en: `${place(cell, cols)} ${said.en}`, ja: `${placeJa(cell, cols)}は${said.ja}` };
  });
  const more =
    cells.length > 3
      ? { en: ` (and ${cells.length - 3} more cells)`, ja: `（ほか${cells.length - 3}マス）` }
      : { en: "", ja: "" };
  return {
    en:
      series(
        shown.map((s) => s.en),
        "and",
      ) + more.en,
    ja: `${shown.map((s) => s.ja).join("、")}${more.ja}`,
  };
}

/** The step for programs: which cells, and which roles are left to each. */
export function noteOf(telling: Telling<Roles>): Note {
  const cells = narrowed(telling);
  return {
    kind: "roles",
    cells: cells.map(({ cell }) => cell),
    values: cells.map(({ roles }) => ids(roles).join("|")),
  };
}

/** A clue in words. */
export function clueAt(state: Roles, cell: Cell): Sentence {
  const clue = state.puzzle.clues[cell]!;
  const { cols } = state.puzzle;
  if (isArrow(clue)) {
    const direction = directionOf(clue);
    const ja = { up: "上", down: "下", left: "左", right: "右" }[direction];
    return {
      en: `the arrow in ${place(cell, cols)} points ${direction}`,
      ja: `${placeJa(cell, cols)}の矢印は${ja}を指します`,
    };
  }
  const n = numberOf(clue);
  return n === 0
    ? { en: `${place(cell, cols)} holds a circle`, ja: `${placeJa(cell, cols)}に丸があります` }
    : { en: `${place(cell, cols)} holds a circle with ${n}`, ja: `${placeJa(cell, cols)}に${n}の丸があります` };
}
