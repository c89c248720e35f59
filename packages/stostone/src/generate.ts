/**
 * A draft: take a shading that falls right, grow a region around every stone, write its size in each. The shading is drawn uniformly from
 * all of the blank board (`count/sampler`; tall ones are stacked), or made backwards by lifting pieces of the filled lower half (`lift`), which takes any
 * size but makes fewer and larger stones. If the board has one answer, choose the numbers: *erase* them in seeded order while it stays the only one, or, as the article does, *buy* them: start with
 * none, find another answer, write a number that it breaks, and so on until there is none; then drop what became superfluous.
 */
import {
  bordersOf,
  type Cell,
  componentsOf,
  type Draft,
  type Drafter,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  Grid,
  generating,
  growFrom,
  isEasyEnough,
  type Job,
  type Meter,
  type OptionInfo,
  type Recipe,
  type Regions,
  type Result,
  regionsOf,
  runAsync,
  runSync,
  solveJob,
  type Workbench,
  within,
} from "@hashigo/core";
import { type ShadingSampler, shadingSamplerJob } from "./count/sampler.js";
import { answerFacts } from "./facts.js";
import { liftedStones } from "./lift.js";
import { NONE, type Progress, Puzzle, rulesOf, SHADED } from "./puzzle.js";
import { reasons } from "./reasons.js";
import { finder } from "./solve.js";
import { heightsOf, stacked } from "./stack.js";

/** Nodes for one proof of uniqueness; a board that needs more counts as not unique. */
const PROOF = 20_000;
/** Rows up to which shadings are drawn uniformly. */
const UNIFORM_ROWS = 14;
/** Most rows of a block where taller boards are put together from several. */
const BLOCK_ROWS = 10;
/** Mean cells of a stone where neither a number of stones nor a mean size is asked for. */
const MEAN = 3;

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "shading",
    kind: "choice",
    values: ["uniform", "lifted"],
    default: "uniform",
    title: {
      en: "drawn uniformly (put together from blocks beyond 14 rows), or lifted from the lower half",
      ja: "一様に引く（14行を超えると段を重ねる）、または下半分から持ち上げる",
    },
  },
  {
    name: "stones",
    kind: "integer",
    default: 0,
    title: { en: "number of stones; 0: by mean size", ja: "石の数（0なら平均の大きさから）" },
  },
  {
    name: "meanSize",
    kind: "integer",
    default: 0,
    title: { en: "mean cells of a stone; 0: 3", ja: "石の平均マス数（0なら3）" },
  },
  {
    name: "zeroRegions",
    kind: "integer",
    default: 0,
    title: { en: "regions without a stone", ja: "石のない区画の数" },
  },
  {
    name: "looseBorders",
    kind: "integer",
    default: 0,
    title: { en: "borders inside regions", ja: "区画の中の線の数" },
  },
  {
    name: "numbers",
    kind: "choice",
    values: ["erase", "buy"],
    default: "erase",
    title: {
      en: "how numbers are chosen: erased while unique, or bought until unique",
      ja: "数字の選び方。答えが一つの間消すか、一つになるまで足す",
    },
  },
  {
    name: "keep",
    kind: "integer",
    default: 0,
    title: { en: "numbers to leave; erasing stops there", ja: "残す数字の数" },
  },
  { name: "minimal", kind: "flag", default: false, title: { en: "no number can go", ja: "どの数字も欠かせない" } },
];

const recipe: Recipe<Puzzle, Progress> = {
  id: "stostone",
  options: OPTIONS,
  smallest: 1,
  largest: 30,
  reasons,
  rulesOf: (settings) => rulesOf(settings),
  impossible: ({ rows, cols, wish }) => {
    if (rows % 2 === 1) return { en: `${rows} rows have no lower half`, ja: `${rows}行では下半分がありません` };
    return (wish["stones"] as number) * 2 > rows * cols
      ? {
          en: `${wish["stones"]} stones are more than the lower half has cells`,
          ja: `石${wish["stones"]}個は下半分のマスより多いです`,
        }
      : null;
  },
  prepare,
};

type Outcome = Result<Generated<Puzzle, Progress>, GenerateError>;

export function generate(options: GenerateOptions): Outcome {
  return runSync(generating(recipe, options));
}

export function generateAsync(options: GenerateOptions): Promise<Outcome> {
  return runAsync(generating(recipe, options));
}

/** A shading that falls right: which stone each cell belongs to, or −1. */
interface Shading {
  readonly stones: Int32Array;
  readonly source: "uniform" | "non-uniform";
}

/** The last samplers, while memory allows: preparing ten rows takes a tenth of a second, fourteen a second; a draw is far less. */
let last: { readonly key: string; readonly samplers: WeakRef<ShadingSampler[]> } | null = null;

function* prepare(bench: Workbench, limits: Meter): Job<Drafter<Puzzle, Progress> | null> {
  const { rows, cols, wish } = bench;
  if (wish["shading"] === "lifted") return (b) => draft(b, lifted);
  const samplers = yield* samplersFor(rows, cols, limits);
  return samplers === null
    ? null
    : (b) => draft(b, ({ random }) => grouped(rows, cols, stacked(samplers, cols, random)));
}

/** One for the whole board, or one a block where it is too tall for that. */
function* samplersFor(rows: number, cols: number, limits: Meter): Job<ShadingSampler[] | null> {
  const key = `${rows}×${cols}`;
  const ready = last?.key === key ? last.samplers.deref() : undefined;
  if (ready !== undefined) return ready;
  const byHeight = new Map<number, ShadingSampler>();
  const heights = heightsOf(rows, rows > UNIFORM_ROWS ? BLOCK_ROWS : UNIFORM_ROWS);
  for (const height of new Set(heights)) {
    const built = yield* shadingSamplerJob(height, cols, "exact", {}, limits);
    if (built.kind === "limit") return null;
    byHeight.set(height, built.sampler);
  }
  const samplers = heights.map((height) => byHeight.get(height) as ShadingSampler);
  last = { key, samplers: new WeakRef(samplers) };
  return samplers;
}

function lifted(bench: Workbench): Shading {
  const { rows, cols, random } = bench;
  return { stones: liftedStones(rows, cols, stoneCount(bench), random), source: "non-uniform" };
}

/** The connected groups of a shading as stones. */
function grouped(rows: number, cols: number, shaded: Uint8Array | null): Shading | null {
  if (shaded === null) return null;
  const stones = new Int32Array(rows * cols).fill(-1);
  componentsOf(new Grid(rows, cols), (cell) => shaded[cell] === SHADED).forEach((cells, stone) => {
    for (const cell of cells) stones[cell] = stone;
  });
  return { stones, source: rows > UNIFORM_ROWS ? "non-uniform" : "uniform" };
}

/** Numbers of regions that stay; null: the budget was spent or the board is not unique. */
type Choice = readonly number[];

function* draft(bench: Workbench, shade: (bench: Workbench) => Shading | null): Job<Draft<Puzzle, Progress> | null> {
  const { wish, work } = bench;
  const shading = shade(bench);
  if (shading === null) return null;
  const { stones, source } = shading;
  const solution: Progress = { cells: Uint8Array.from(stones, (stone) => (stone >= 0 ? SHADED : 0)) };
  const full = mapAround(bench, stones, solution);
  if ((yield* isUnique(full, work)) !== true) return null;
  const numbered = [...full.numbers.keys()];
  const chosen: Choice | null = wish["numbers"] === "buy" ? yield* buy(bench, full, solution) : numbered;
  if (chosen === null) return null;
  const kept = yield* erase(bench, full, chosen);
  const minimal = yield* isMinimal(full, kept, work);
  return wish["minimal"] === true && !minimal ? null : { puzzle: withNumbers(full, kept), solution, minimal, source };
}

function stoneCount({ rows, cols, wish }: Workbench): number {
  if ((wish["stones"] as number) > 0) return wish["stones"] as number;
  return Math.max(1, Math.round((rows * cols) / 2 / ((wish["meanSize"] as number) || MEAN)));
}

/** Regions around the stones, and some without, with all numbers written. */
function mapAround({ rows, cols, rules, random, wish }: Workbench, stones: Int32Array, solution: Progress): Puzzle {
  const grid = new Grid(rows, cols);
  const of = Int32Array.from(stones);
  const blanks = random.shuffle([...of.keys()].filter((cell) => of[cell] === -1));
  const first = Math.max(...stones) + 1;
  blanks.slice(0, wish["zeroRegions"] as number).forEach((cell, k) => {
    of[cell] = first + k;
  });
  const borders = bordersOf(grid, growFrom(grid, of, random));
  const free = [...borders.keys()].filter(
    (edge) => borders[edge] === 0 && !grid.sides(edge).every((cell) => solution.cells[cell] === SHADED),
  );
  for (const edge of random.shuffle(free).slice(0, wish["looseBorders"] as number)) borders[edge] = 1;
  return sized({ rows, cols, borders }, solution, rules);
}

/** Every region with the number of its shaded cells. A loose border may have cut a region: what it cut off is one of its own. */
function sized(
  board: { rows: number; cols: number; borders: Uint8Array },
  solution: Progress,
  rules: Workbench["rules"],
): Puzzle {
  const { count, cells } = regionsIn(board);
  const numbers = Int32Array.from(
    { length: count },
    (_, region) => (cells[region] as readonly Cell[]).filter((cell) => solution.cells[cell] === SHADED).length,
  );
  return Puzzle.of({ ...board, numbers }, rules);
}

function regionsIn({ rows, cols, borders }: { rows: number; cols: number; borders: Uint8Array }): Regions {
  return regionsOf(new Grid(rows, cols), (edge) => borders[edge] === 1);
}

function withNumbers(puzzle: Puzzle, regions: Choice): Puzzle {
  const numbers = new Int32Array(puzzle.regions.count).fill(NONE);
  // A region without a stone must say so: no number means a stone.
  puzzle.numbers.forEach((n, region) => {
    if (n === 0) numbers[region] = 0;
  });
  for (const region of regions) numbers[region] = puzzle.numbers[region] as number;
  return Puzzle.of({ ...puzzle, numbers }, puzzle.rules);
}

function* isUnique(puzzle: Puzzle, work: Meter): Job<boolean | null> {
  const outcome = yield* solveJob(finder(puzzle, []), (s) => answerFacts(puzzle, s), within(work, PROOF));
  return outcome.status === "unknown" ? null : outcome.status === "unique";
}

/** Numbers bought one by one, each broken by some other answer. */
function* buy({ random, work }: Workbench, full: Puzzle, solution: Progress): Job<Choice | null> {
  const facts = answerFacts(full, solution);
  const bought: number[] = [];
  for (;;) {
    const board = withNumbers(full, bought);
    const other = yield* finder(board, []).next(facts, within(work, PROOF));
    if (other.kind === "limit") return null;
    if (other.kind === "none") return bought;
    const broken = [...full.numbers.keys()].filter(
      (region) => full.numbers[region] !== shadedIn(full, other.solution, region),
    );
    if (broken.length === 0) return null;
    bought.push(random.pick(broken));
  }
}

function shadedIn(puzzle: Puzzle, progress: Progress, region: number): number {
  return (puzzle.regions.cells[region] as readonly Cell[]).filter((cell) => progress.cells[cell] === SHADED).length;
}

function* erase(bench: Workbench, full: Puzzle, chosen: Choice): Job<Choice> {
  let kept = chosen;
  for (const region of bench.random.shuffle([...chosen])) {
    if (kept.length <= (bench.wish["keep"] as number) || bench.work.limit !== null) break;
    if (full.numbers[region] === 0) continue;
    const fewer = kept.filter((other) => other !== region);
    const board = withNumbers(full, fewer);
    if ((yield* isUnique(board, bench.work)) === true && (yield* isEasyEnough(recipe, bench, board))) kept = fewer;
  }
  return kept;
}

function* isMinimal(full: Puzzle, kept: Choice, work: Meter): Job<boolean> {
  const board = withNumbers(full, kept);
  for (const [region, n] of board.numbers.entries()) {
    if (n < 0) continue;
    const numbers = Int32Array.from(board.numbers);
    numbers[region] = NONE;
    if ((yield* isUnique(Puzzle.of({ ...board, numbers }, board.rules), work)) !== false) return false;
  }
  return true;
}
