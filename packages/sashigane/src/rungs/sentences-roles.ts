/**
 * Roles of a cell in words, as a player sees them: on which side its bend lies, or which way its arms go.
 *
 * A set is told as few terms as say it exactly. An arm cell *has its bend* on a side; a bend *has an arm* on a side; "its bend or an arm"
 * on one side is both at once, the roles that need the neighbour there.
 */
import { popcount, type Sentence, series } from "@hashigo/core";
import {
  ALL,
  ARM_DOWN,
  ARM_LEFT,
  ARM_RIGHT,
  ARM_UP,
  ARMS,
  BEND_DL,
  BEND_DR,
  BEND_UL,
  BEND_UR,
  BENDS,
  LEAVES_DOWN,
  LEAVES_LEFT,
  LEAVES_RIGHT,
  LEAVES_UP,
} from "../roles.js";

export interface Side {
  /** An arm cell whose bend lies there; bends with an arm there. */
  readonly arm: number;
  readonly leaves: number;
  readonly id: "up" | "down" | "left" | "right";
  readonly en: string;
  readonly ja: string;
}

export const SIDES: readonly Side[] = [
  { arm: ARM_UP, leaves: LEAVES_UP, id: "up", en: "above", ja: "上" },
  { arm: ARM_DOWN, leaves: LEAVES_DOWN, id: "down", en: "below", ja: "下" },
  { arm: ARM_LEFT, leaves: LEAVES_LEFT, id: "left", en: "to the left", ja: "左" },
  { arm: ARM_RIGHT, leaves: LEAVES_RIGHT, id: "right", en: "to the right", ja: "右" },
];

const BENDINGS = [
  { role: BEND_UL, id: "bend-up-left", en: "up and left", ja: "上と左" },
  { role: BEND_UR, id: "bend-up-right", en: "up and right", ja: "上と右" },
  { role: BEND_DL, id: "bend-down-left", en: "down and left", ja: "下と左" },
  { role: BEND_DR, id: "bend-down-right", en: "down and right", ja: "下と右" },
] as const;

/** The roles of a set by name, for programs. */
export function ids(roles: number): string[] {
  return [
    ...SIDES.filter(({ arm }) => (roles & arm) !== 0).map(({ id }) => `arm-${id}`),
    ...BENDINGS.filter(({ role }) => (roles & role) !== 0).map(({ id }) => id),
  ];
}

/** One way to name some roles: after the cell ("has its bend above"), denied, and supposed ("had its bend above"). */
interface Term {
  readonly is: Sentence;
  readonly isNot: Sentence;
  readonly were: Sentence;
  /** Japanese stems, for all but the last of a list: "…か", "…ではなく". */
  readonly or: string;
  readonly nor: string;
}

/** `jaNot`: the side or sides as a denial has them. */
function has(en: string, ja: string, jaNot: string): Term {
  return {
    is: { en: `has ${en}`, ja: `${ja}があります` },
    isNot: { en: `does not have ${en}`, ja: `${jaNot}がありません` },
    were: { en: `had ${en}`, ja: `${ja}がある` },
    or: `${ja}があるか`,
    nor: `${jaNot}がなく`,
  };
}

function bend(en: string, ja: string): Term {
  return {
    is: { en: `is a bend${en}`, ja: `${ja}角です` },
    isNot: { en: `is not a bend${en}`, ja: `${ja}角ではありません` },
    were: { en: `were a bend${en}`, ja: `${ja}角だ` },
    or: `${ja}角か`,
    nor: `${ja}角ではなく`,
  };
}

/** Sides at which a cell has its bend or an arm. */
function either(sides: readonly Side[]): Term {
  const en = series(
    sides.map((side) => side.en),
    "or",
  );
  const ja = sides.map((side) => side.ja).join("か");
  return {
    ...has(`its bend or an arm ${en}`, `${ja}に角か腕`, ""),
    isNot: { en: `has neither its bend nor an arm ${en}`, ja: `${onNone(sides)}角も腕もありません` },
    nor: `${onNone(sides)}角も腕もなく`,
  };
}

/** 「上に」、「上にも左にも」。 */
function onNone(sides: readonly Side[]): string {
  return sides.length === 1 ? `${sides[0]!.ja}に` : sides.map(({ ja }) => `${ja}にも`).join("");
}

const NO_BEND: Term = {
  is: { en: "is not a bend", ja: "角ではありません" },
  isNot: { en: "is a bend", ja: "角です" },
  were: { en: "were not a bend", ja: "角でない" },
  or: "角でないか",
  nor: "角で",
};

/** Terms whose roles together are exactly the set, few of them. */
function terms(roles: number): Term[] {
  if (roles === ARMS) return [NO_BEND];
  const both = SIDES.filter(({ arm, leaves }) => (roles & (arm | leaves)) === (arm | leaves));
  const told = both.reduce((set, { arm, leaves }) => set | arm | leaves, 0);
  if (both.length > 0 && both.length < 4 && told === roles) return [either(both)];
  return [...armTerms(roles & ARMS), ...bendTerms(roles & BENDS)];
}

function armTerms(roles: number): Term[] {
  const arms = SIDES.filter(({ arm }) => (roles & arm) !== 0);
  if (arms.length === 0) return [];
  const en = series(
    arms.map((side) => side.en),
    "or",
  );
  return [has(`its bend ${en}`, `${arms.map((side) => side.ja).join("か")}に角`, `${onNone(arms)}角`)];
}

function bendTerms(bends: number): Term[] {
  if (bends === BENDS) return [bend("", "")];
  const side = SIDES.find(({ leaves }) => leaves === bends);
  if (side !== undefined) return [bend(` with an arm going ${side.id}`, `${side.ja}に腕を出す`)];
  if (popcount(bends) === 3) {
    const missing = BENDINGS.find(({ role }) => (bends & role) === 0)!;
    return [bend(`, but not with arms going ${missing.en}`, `「${missing.ja}」以外に腕を出す`)];
  }
  return BENDINGS.filter(({ role }) => (bends & role) !== 0).map(({ en, ja }) =>
    bend(` with arms going ${en}`, `${ja}に腕を出す`),
  );
}

/** How many terms it takes to say that a cell has one of these roles. */
export function costOf(roles: number): number {
  return terms(roles).length;
}

/** What a cell is: "has its bend above or is a bend with an arm up". */
export function isOneOf(roles: number): Sentence {
  const all = terms(roles);
  const last = all[all.length - 1];
  return {
    en: all.map(({ is }) => is.en).join(", or "),
    ja: all.map((term) => (term === last ? term.is.ja : `${term.or}、`)).join(""),
  };
}

/** What a cell is not. */
export function isNoneOf(roles: number): Sentence {
  const all = terms(roles);
  const last = all[all.length - 1];
  return {
    en: all.map(({ isNot }) => isNot.en).join(" and "),
    ja: all.map((term) => (term === last ? term.isNot.ja : `${term.nor}、`)).join(""),
  };
}

/** "Had its bend above", for suppositions of one role. */
export function were(role: number): Sentence {
  return terms(role)[0]!.were;
}

/** What a step makes of a cell: what it is now, or what it is no longer, whichever is shorter. */
export function becomes(before: number, after: number): Sentence {
  const gone = before & ~after & ALL;
  const now = costOf(after);
  if (now === 1 || gone === 0) return isOneOf(after);
  return costOf(gone) < now ? isNoneOf(gone) : isOneOf(after);
}
