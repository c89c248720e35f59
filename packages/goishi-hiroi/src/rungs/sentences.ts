/** Steps in words: names of stones, and what follows from a reason. */
import { cellsInWords, type Note, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import type { Position } from "../position.js";
import type { Puzzle } from "../puzzle.js";
import { NOBODY } from "../stones.js";

/** Stones that are named before the rest is counted. */
const SHOWN = 4;

export type Say = (telling: Telling<Position>) => Sentence;

export function stoneIn({ stones, puzzle }: Position, stone: number): Sentence {
  const cell = stones.cellOf(stone);
  return { en: place(cell, puzzle.cols), ja: placeJa(cell, puzzle.cols) };
}

/** "r1c1, r1c2 and r1c3"; of more stones some and how many others. */
export function stonesIn({ stones, puzzle }: Position, list: readonly number[]): Sentence {
  return cellsInWords(
    list.map((stone) => stones.cellOf(stone)),
    puzzle.cols,
    SHOWN,
    "個",
  );
}

/** "are" for several. */
export const be = (list: readonly unknown[]): string => (list.length === 1 ? "is" : "are");

/** The stone that a step asks about, or the position itself (`here`). */
export const asked = ({ state, step }: Telling<Position>): number => state.stoneOf(step.site);

/** "next", or before the first move "first". */
export function turn({ place: at }: Position): Sentence {
  return at === NOBODY ? { en: "first", ja: "最初" } : { en: "next", ja: "次" };
}

/** "If r3c4 were next". */
export function supposed(s: Position, stone: number): Sentence {
  const name = stoneIn(s, stone);
  return { en: `If ${name.en} were ${turn(s).en}`, ja: `${name.ja}を${turn(s).ja}に取ると` };
}

/** What `look` says of the board as a step's site sees it. */
export function seenFrom<T>(s: Position, site: number, look: () => T): T {
  s.enter(site);
  const seen = look();
  s.leave(site);
  return seen;
}

/** Stones left that pass a test. */
export function leftOnes({ left, stones }: Position, test: (stone: number) => boolean): number[] {
  const out: number[] = [];
  for (let row = 0; row < stones.puzzle.rows; row++)
    for (let t = left.head[row]!; t >= 0; t = left.next[4 * t]!) if (test(t)) out.push(t);
  return out;
}

/** Stones that a step rules out as next. */
export function struckBy({ state, changes }: Telling<Position>): number[] {
  const N = state.here;
  return changes.flatMap(({ slot }) => (slot >= 2 * N && slot < 3 * N ? [slot - 2 * N] : []));
}

/** Stones that a step takes. */
function takenBy({ state, changes }: Telling<Position>): number[] {
  return changes.flatMap(({ slot }) => (slot < state.here ? [slot] : []));
}

/** What is ruled out; and when that leaves one stone, or none, what follows. */
function ruledOut(t: Telling<Position>): Sentence {
  const { state, effects, fails } = t;
  const { en, ja } = turn(state);
  const out = struckBy(t);
  const names = stonesIn(state, out);
  const said = { en: `${names.en} ${be(out)} not ${en}`, ja: `${names.ja}は${ja}ではありません` };
  if (fails)
    return { en: `${said.en}, and nothing is left to be ${en}`, ja: `${said.ja}。${ja}に取れる石がなくなります` };
  const effect = effects[0];
  if (effect?.kind !== "take") return said;
  const { cols } = state.puzzle;
  const only = place(effect.cell, cols);
  return {
    en: `${said.en}. Only ${only} is left, so ${only} is ${en}`,
    ja: `${said.ja}。残るのは${placeJa(effect.cell, cols)}だけなので、これが${ja}です`,
  };
}

/** The reason, then what follows. `broken`: all there is to say where the step fails for the position itself. */
export function because(t: Telling<Position>, reason: Sentence, broken: boolean = false): Sentence {
  if (broken) return { en: `${reason.en}.`, ja: `${reason.ja}。` };
  const said = ruledOut(t);
  return { en: `${reason.en}, so ${said.en}.`, ja: `${reason.ja}。したがって${said.ja}。` };
}

/** For programs: stones taken with their numbers, or stones ruled out. */
export function noteOf(t: Telling<Position>): Note {
  const { stones, taken } = t.state;
  const took = takenBy(t);
  const list = took.length > 0 ? took : struckBy(t);
  return {
    kind: took.length > 0 ? "take" : "not-next",
    cells: list.map((stone) => stones.cellOf(stone)),
    values: list.map(() => String(taken + 1)),
  };
}

/** Nothing is said before a rung speaks. */
export function givenByRules(
  { cols }: Puzzle,
  effects: readonly { readonly kind: string; readonly cell?: number }[],
): Sentence {
  const cells = effects.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
  return {
    en: `The board alone says it: ${cells.map((cell) => place(cell, cols)).join(", ")}.`,
    ja: `盤だけから決まります。${cells.map((cell) => placeJa(cell, cols)).join("・")}。`,
  };
}
