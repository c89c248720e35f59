/**
 * What every genre does alike, written once on its finder and its ladders. Two records, so that a page that only solves does not
 * load the reasons: `Answers` for verdicts, `Reasons` for hints.
 */
import { backboneJob, countJob, solutionsJob, solveJob } from "./answers.js";
import { type Fact, keyOf, type Sentence } from "./fact.js";
import type { Finder } from "./finder.js";
import type { AnyPuzzle, CountOptions, HintOptions, LadderId, ReasonOptions, SolveOptions } from "./genre.js";
import { mostAnswers } from "./guard.js";
import type { AnyLadder, Climb } from "./ladder.js";
import { type Job, type Limits, type Meter, meter } from "./meter.js";
import type {
  Backbone,
  CountOutcome,
  Enumeration,
  Explanation,
  Grade,
  Hint,
  SolveOutcome,
  Verdict,
} from "./outcome.js";

export interface Answers<P extends AnyPuzzle, G> {
  /** Answers of the board that agree with the known facts. */
  finder(puzzle: P, known: readonly Fact[]): Finder<G>;
  answerFacts(puzzle: P, solution: G): readonly Fact[];
}

export interface Reasons<P extends AnyPuzzle, G> extends Answers<P, G> {
  readonly ladders: Readonly<Record<LadderId, AnyLadder<P>>>;
  /** The facts of a drawing are a sequence: behind one that cannot stay, none can. */
  readonly ordered?: boolean;
  factsOf(puzzle: P, progress: G): readonly Fact[];
  draw(puzzle: P, progress: G, facts: readonly Fact[]): G;
  emptyProgress(puzzle: P): G;
  check(puzzle: P, progress: G): Verdict;
}

/** What is proved at once, without a supposition. */
export type RootFacts<P> = (puzzle: P, meter: Meter) => readonly Fact[];

export function* solving<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  puzzle: P,
  options: SolveOptions = {},
): Job<SolveOutcome<G>> {
  const m = meter(options);
  return yield* solveJob(genre.finder(puzzle, options.known ?? []), (s) => genre.answerFacts(puzzle, s), m);
}

export function* counting<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  puzzle: P,
  options: CountOptions = {},
): Job<CountOutcome> {
  const m = meter(options);
  const most = mostAnswers(options.maxSolutions);
  const { count, exact, limit } = yield* countJob(genre.finder(puzzle, []), most, m, () => {});
  return { count: BigInt(count), exact, limit, nodes: m.nodes };
}

export function* enumerating<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  puzzle: P,
  options: CountOptions = {},
): Job<Enumeration<G>> {
  const m = meter(options);
  return yield* solutionsJob(genre.finder(puzzle, []), mostAnswers(options.maxSolutions), m);
}

/** When time is up, what the root proves gets so many milliseconds more. */
const ROOT_MS = 250;

/** `root`: what the cheap rungs prove at once, for when a limit is hit; as much of it as the meter lets be proved. */
export function* boning<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  root: RootFacts<P>,
  puzzle: P,
  { maxNodes, timeoutMs, signal, onProgress }: Limits = {},
): Job<Backbone> {
  const m = meter({ maxNodes, timeoutMs, signal, onProgress });
  const more = meter({ timeoutMs: timeoutMs === undefined ? undefined : timeoutMs + ROOT_MS, signal });
  return yield* backboneJob(
    genre.finder(puzzle, []),
    (s) => genre.answerFacts(puzzle, s),
    () => root(puzzle, more),
    m,
  );
}

function ladderOf<P extends AnyPuzzle, G>(genre: Reasons<P, G>, options: ReasonOptions): AnyLadder<P> {
  const id = options.ladder ?? "default";
  if (!Object.hasOwn(genre.ladders, id)) throw new RangeError(`a ladder is default or article, not ${id}`);
  return genre.ladders[id];
}

/** Index of a rung by id. RangeError when the ladder has none of that name. */
export function rungIndex(ladder: { readonly rungs: readonly string[] }, id: string): number {
  const k = ladder.rungs.indexOf(id);
  if (k < 0) throw new RangeError(`the ladder has no rung ${id}; it has ${ladder.rungs.join(", ")}`);
  return k;
}

/** `upTo: "search"` means all rungs. */
function height(ladder: { readonly rungs: readonly string[] }, upTo: string | undefined): number {
  return upTo === undefined || upTo === "search" ? ladder.rungs.length : rungIndex(ladder, upTo) + 1;
}

export function* hinting<P extends AnyPuzzle, G>(
  genre: Reasons<P, G>,
  puzzle: P,
  progress: G,
  options: HintOptions = {},
): Job<Hint<G>> {
  const ladder = ladderOf(genre, options);
  const only = options.rung === undefined ? undefined : rungIndex(ladder, options.rung);
  const upTo = height(ladder, options.upTo);
  const m = meter(options);
  const known = genre.factsOf(puzzle, progress);
  const found = yield* genre.finder(puzzle, known).next(null, m);
  if (found.kind === "none") return yield* mistake(genre, puzzle, progress, known, m);
  if (found.kind === "limit") return { kind: "unknown", limit: m.limit ?? "nodes" };
  const { state } = genre.check(puzzle, progress);
  if (state === "solved") return { kind: "solved" };
  // A drawing may be broken in what it does not say as facts: stones numbered behind a gap.
  if (state === "broken") return yield* mistake(genre, puzzle, progress, known, m);
  const climb = yield* ladder.climb(
    puzzle,
    { known, record: true, stopAtFirst: true, upTo, ...(only === undefined ? {} : { only }) },
    m,
  );
  const first = climb.deductions[0];
  if (first !== undefined) return { kind: "deduction", ...first };
  if (m.limit !== null) return { kind: "unknown", limit: m.limit };
  return climb.solved ? { kind: "solved" } : { kind: "stuck" };
}

/** No answer extends the drawing: what is wrong, and what may stay. */
function* mistake<P extends AnyPuzzle, G>(
  genre: Reasons<P, G>,
  puzzle: P,
  progress: G,
  known: readonly Fact[],
  m: Meter,
): Job<Hint<G>> {
  const any = yield* genre.finder(puzzle, []).next(null, m);
  if (any.kind === "none") return { kind: "noSolution" };
  if (any.kind === "limit") return { kind: "unknown", limit: m.limit ?? "nodes" };
  const keep = yield* keepable(genre, puzzle, known, any.solution, m);
  if (keep === null) return { kind: "unknown", limit: m.limit ?? "nodes" };
  const kept = new Set(keep.map(keyOf));
  const wrong = known.filter((fact) => !kept.has(keyOf(fact)));
  const violation = genre.check(puzzle, progress).violations.find(({ lasting }) => lasting);
  const cells = violation?.cells ?? [
    ...new Set(wrong.flatMap((fact) => (fact.kind === "edge" ? fact.cells : [fact.cell]))),
  ];
  const message: Sentence = violation?.message ?? {
    en: `No answer fits all that is drawn: ${wrong.length} of ${known.length} marks cannot stay.`,
    ja: `描かれたとおりの答えはありません。${known.length}個のうち${wrong.length}個は残せません。`,
  };
  return {
    kind: "mistake",
    rule: violation?.rule ?? null,
    cells,
    keep: genre.draw(puzzle, genre.emptyProgress(puzzle), keep),
    message,
  };
}

/**
 * Known facts that some answer has together; a fact left out contradicts those before it. One search per fact that the answer at hand lacks.
 * Of a sequence the beginning is kept, or the drawing would have a gap.
 */
function* keepable<P extends AnyPuzzle, G>(
  genre: Reasons<P, G>,
  puzzle: P,
  known: readonly Fact[],
  answer: G,
  m: Meter,
): Job<Fact[] | null> {
  let facts = new Set(genre.answerFacts(puzzle, answer).map(keyOf));
  const keep: Fact[] = [];
  for (const fact of known) {
    if (!facts.has(keyOf(fact))) {
      const found = yield* genre.finder(puzzle, [...keep, fact]).next(null, m);
      if (found.kind === "limit") return null;
      if (found.kind === "none" && genre.ordered === true) break;
      if (found.kind === "none") continue;
      facts = new Set(genre.answerFacts(puzzle, found.solution).map(keyOf));
    }
    keep.push(fact);
  }
  return keep;
}

export function* explaining<P extends AnyPuzzle, G>(
  genre: Reasons<P, G>,
  puzzle: P,
  options: ReasonOptions = {},
): Job<Explanation<G>> {
  const ladder = ladderOf(genre, options);
  const m = meter(options);
  const climb = yield* ladder.climb(puzzle, { record: true, upTo: height(ladder, options.upTo) }, m);
  const { deductions, settled, solved } = climb;
  const stuckAt =
    solved || climb.contradiction
      ? null
      : { step: deductions.length, progress: genre.draw(puzzle, genre.emptyProgress(puzzle), settled) };
  return { steps: deductions, solved, stuckAt, limit: m.limit };
}

/** @param m the budget to charge, made from the options when absent */
export function* grading<P extends AnyPuzzle, G>(
  genre: Reasons<P, G>,
  puzzle: P,
  options: ReasonOptions = {},
  m: Meter = meter(options),
): Job<Grade> {
  const ladder = ladderOf(genre, options);
  const outcome = yield* solveJob(genre.finder(puzzle, []), (s) => genre.answerFacts(puzzle, s), m);
  const limit = m.limit;
  if (outcome.status !== "unique") return { status: outcome.status, rung: null, steps: {}, guesses: 0, limit };
  const climb = yield* ladder.climb(puzzle, { upTo: height(ladder, options.upTo) }, m);
  const steps = Object.fromEntries(ladder.rungs.map((id, k) => [id, climb.counts[k] ?? 0]));
  if (climb.solved) return { status: "unique", rung: highest(ladder, climb), steps, guesses: 0, limit: null };
  if (m.limit !== null) return { status: "unique", rung: null, steps, guesses: 0, limit: m.limit };
  const before = m.nodes;
  yield* solveJob(genre.finder(puzzle, climb.settled), (s) => genre.answerFacts(puzzle, s), m);
  return { status: "unique", rung: "search", steps, guesses: m.nodes - before, limit: m.limit };
}

function highest<P>(ladder: AnyLadder<P>, climb: Climb): string {
  let top = 0;
  climb.counts.forEach((n, k) => {
    if (n > 0) top = k;
  });
  return ladder.rungs[top] as string;
}
