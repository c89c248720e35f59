/**
 * The generator. The board is the layout of its stones, so nothing can be erased: one stone moved, and every answer is another. A draft is a
 * route drawn first, whose stones are then moved one by one while the (capped) number of answers does not rise, until it is one. Past
 * {@link SEEDLING} stones a board grows: one stone is added where the fewest answers come of it, and the climb goes on.
 *
 * The score is the number of answers itself, counted anew for each move; a count that would take too long is a refusal.
 */
import {
  type Cell,
  type Draft,
  type Drafter,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  generating,
  type Job,
  type OptionInfo,
  type Recipe,
  type Result,
  runAsync,
  runSync,
  type Sentence,
  type Workbench,
} from "@hashigo/core";
import { climbed, grown, type Layout, shifted, start as startOf } from "./climb.js";
import { FLOOR, isBarren } from "./floor.js";
import { measure } from "./measures.js";
import { type Progress, type Puzzle, prefixOf, rulesOf } from "./puzzle.js";
import { reasons } from "./reasons.js";
import { drawRoute } from "./route.js";

/** Stones a board is climbed with before it grows. */
const SEEDLING = 34;
/** Routes drawn before a draft gives up: dense ones shut themselves in. */
const ROUTES = 400;
/** Moves on boards with one answer, in search of one as wished. */
const WANDERING = 120;
/** Sum of the sides past which boards get one stone more a line instead of two. */
const WIDE = 32;

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "stones",
    kind: "integer",
    default: 0,
    title: { en: "number of stones; 0: by the size", ja: "碁石の数（0なら盤の大きさから）" },
  },
  {
    name: "flyOvers",
    kind: "integer",
    default: 1,
    title: {
      en: "moves over emptied squares in the answer, at least",
      ja: "答えの中で、空いたマスを飛び越える手の最少数",
    },
  },
  {
    name: "turns",
    kind: "integer",
    default: 0,
    title: { en: "turns in a hundred moves, at least", ja: "100手あたりの曲がる手の最少数" },
  },
  {
    name: "startRow",
    kind: "integer",
    default: 0,
    title: { en: "row of the first stone; 0: anywhere", ja: "最初の碁石の行（0ならどこでも）" },
  },
  {
    name: "startCol",
    kind: "integer",
    default: 0,
    title: { en: "column of the first stone; 0: anywhere", ja: "最初の碁石の列（0ならどこでも）" },
  },
];

const recipe: Recipe<Puzzle, Progress> = {
  id: "goishi-hiroi",
  options: OPTIONS,
  smallest: 1,
  largest: 20,
  reasons,
  rulesOf: (settings) => rulesOf(settings),
  impossible,
  // biome-ignore lint/correctness/useYield: nothing to prepare
  *prepare(): Job<Drafter<Puzzle, Progress>> {
    return draft;
  },
};

type Outcome = Result<Generated<Puzzle, Progress>, GenerateError>;

export function generate(options: GenerateOptions): Outcome {
  return runSync(generating(recipe, options));
}

export function generateAsync(options: GenerateOptions): Promise<Outcome> {
  return runAsync(generating(recipe, options));
}

/** What a wish asks, in numbers. */
interface Wish {
  readonly stones: number;
  readonly flyOvers: number;
  readonly turns: number;
  readonly start: Cell;
}

function wishOf({ rows, cols, wish }: Workbench): Wish {
  const asked = (name: string): number => wish[name] as number;
  const [row, col] = [asked("startRow"), asked("startCol")];
  const sum = rows + cols;
  const usual = sum <= WIDE ? 2 * sum - 10 : WIDE + sum - 10;
  return {
    stones: asked("stones") || Math.min(Math.max(usual, 7), rows * cols),
    flyOvers: asked("flyOvers"),
    turns: asked("turns"),
    start: row > 0 && col > 0 ? (row - 1) * cols + col - 1 : -1,
  };
}

function impossible(bench: Workbench): Sentence | null {
  const { rows, cols, rules, wish } = bench;
  const { stones, flyOvers, turns } = wishOf(bench);
  const [row, col] = [wish["startRow"] as number, wish["startCol"] as number];
  if (stones > rows * cols)
    return {
      en: `${rows} × ${cols} squares do not hold ${stones} stones`,
      ja: `${rows}×${cols}の盤に碁石${stones}個は置けません`,
    };
  if (row > rows || col > cols || row > 0 !== col > 0)
    return {
      en: `the first stone needs a row to ${rows} and a column to ${cols}, or neither`,
      ja: `最初の碁石には${rows}までの行と${cols}までの列の両方が要ります`,
    };
  if (turns > 100 || flyOvers >= stones + (stones === 1 ? 1 : 0))
    return { en: "no route turns or flies over so often", ja: "それほど曲がる、または飛び越える順路はありません" };
  const { allowReverse } = rulesOf(rules);
  const floor = FLOOR[allowReverse];
  if (stones > 1 && isBarren(rows, cols, allowReverse))
    return {
      en: `no board of ${rows} × ${cols} with two stones or more has one answer`,
      ja: `${rows}×${cols}の盤では、碁石が2個以上なら答えは一つになりません`,
    };
  if (stones > 1 && stones < floor)
    return {
      en: `no board with one answer has 2 to ${floor - 1} stones`,
      ja: `碁石2〜${floor - 1}個の盤は、答えが一つになりません`,
    };
  return null;
}

function* draft(bench: Workbench): Job<Draft<Puzzle, Progress> | null> {
  const wish = wishOf(bench);
  const layout = routed(bench, wish, Math.min(wish.stones, SEEDLING));
  if (layout === null) return null;
  let found = yield* climbed(layout, bench.random, bench.work);
  while (found !== null && found.cells.length < wish.stones) found = yield* grown(found, bench.random, bench.work);
  for (let moves = 0; found !== null && moves < WANDERING; moves++) {
    const made = finished(found, wish);
    if (made !== null) return made;
    found = yield* shifted(found, bench.random, bench.work);
  }
  return null;
}

function routed({ rows, cols, rules, random }: Workbench, wish: Wish, stones: number): Layout | null {
  const allowReverse = rules["allowReverse"] === "on";
  const turns = wish.turns > 0 ? wish.turns : -1;
  for (let k = 0; k < ROUTES; k++) {
    const route = drawRoute({ rows, cols, stones, start: wish.start, turns, allowReverse }, random);
    if (route !== null) return startOf(rows, cols, route, rules, wish.start);
  }
  return null;
}

/** The draft, if its one answer is as wished. */
function finished({ puzzle, answer }: Layout, wish: Wish): Draft<Puzzle, Progress> | null {
  if (answer === null) return null;
  const order = prefixOf(answer);
  const { flyOvers, turned, straight } = measure(puzzle, order);
  if (flyOvers < Math.min(wish.flyOvers, order.length - 1)) return null;
  if (100 * turned < wish.turns * (turned + straight)) return null;
  if (wish.start >= 0 && order[0] !== wish.start) return null;
  return { puzzle, solution: answer, minimal: false, source: "non-uniform" };
}
