/**
 * What a rung is worth: the tables every genre publishes, read off unrecorded climbs.
 *
 * A genre says at which positions to look and what is asked there (`exam`): most look at the empty board and ask everything; where
 * the answer is a sequence, each prefix asks for the next step, and "share settled" is the share of steps left forced.
 */
import { type Fact, keyOf } from "./fact.js";
import type { AnyPuzzle } from "./genre.js";
import type { AnyLadder, ClimbOptions } from "./ladder.js";
import type { Job, Meter } from "./meter.js";
import type { Answers } from "./work.js";

export interface Position {
  readonly known: readonly Fact[];
  readonly asked: readonly Fact[];
}

export interface Share {
  readonly settled: number;
  readonly asked: number;
  readonly finished: number;
  readonly positions: number;
}

export interface Priced {
  readonly rung: string;
  readonly share: Share;
  /** Did this rung settle anything the ones below did not? */
  readonly decides: boolean;
  /** Nodes of a search that prunes with the kernels up to this rung only; null when the budget was spent. */
  readonly nodes: number | null;
}

export interface Ablated {
  readonly without: string;
  readonly share: Share;
  /** Nodes of the genre's own search from the positions left open; null when the budget was spent. */
  readonly guesses: number | null;
}

/** The empty board, everything asked. */
export function wholeBoard(facts: readonly Fact[]): Position[] {
  return [{ known: [], asked: facts }];
}

/** `open`: what is drawn at each position that was not finished. `by`: facts asked for that each rung wrote. */
interface Shared {
  readonly share: Share;
  readonly open: readonly (readonly Fact[])[];
  readonly by: ReadonlyMap<number, number>;
}

function* share<P>(
  ladder: AnyLadder<P>,
  puzzle: P,
  exam: readonly Position[],
  options: ClimbOptions,
  meter: Meter,
): Job<Shared> {
  let settled = 0;
  let asked = 0;
  let finished = 0;
  const open: Fact[][] = [];
  const by = new Map<number, number>();
  for (const position of exam) {
    const climb = yield* ladder.climb(puzzle, { ...options, known: position.known }, meter);
    const held = position.asked.filter((fact) => climb.holds(fact));
    for (const fact of held) {
      const rung = climb.wroteBy.get(keyOf(fact));
      if (rung !== undefined) by.set(rung, (by.get(rung) ?? 0) + 1);
    }
    settled += held.length;
    asked += position.asked.length;
    if (held.length === position.asked.length) finished++;
    else open.push([...position.known, ...climb.settled]);
  }
  return { share: { settled, asked, finished, positions: exam.length }, open, by };
}

/** Nodes of the genre's search from each position that a climb left open, with what was known and settled there; null when the budget was spent. */
function* guessesAfter<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  puzzle: P,
  open: readonly (readonly Fact[])[],
  meter: Meter,
): Job<number | null> {
  for (const facts of open) {
    const finder = genre.finder(puzzle, facts);
    for (let answers = 0; answers < 2; answers++) {
      const next = yield* finder.next(null, meter);
      if (next.kind === "limit") return null;
      if (next.kind === "none") break;
    }
  }
  return meter.nodes;
}

/** Rungs cumulatively from the bottom: what each stack settles from the exam's positions. */
export function* pricing<P>(
  ladder: AnyLadder<P>,
  puzzle: P,
  exam: readonly Position[],
  budget: () => Meter,
): Job<Priced[]> {
  const out: Priced[] = [];
  for (let k = 0; k < ladder.rungs.length; k++) {
    const found = yield* share(ladder, puzzle, exam, { upTo: k + 1 }, budget());
    const nodes = yield* ladder.nodes(puzzle, k + 1, budget());
    out.push({ rung: ladder.rungs[k] as string, share: found.share, decides: (found.by.get(k) ?? 0) > 0, nodes });
  }
  return out;
}

/** Facts asked for that each rung wrote in a full run. */
export function* attributing<P>(
  ladder: AnyLadder<P>,
  puzzle: P,
  exam: readonly Position[],
  meter: Meter,
): Job<Record<string, number>> {
  const { by } = yield* share(ladder, puzzle, exam, {}, meter);
  return Object.fromEntries(ladder.rungs.map((id, k) => [id, by.get(k) ?? 0]));
}

/** The full stack without one rung, for each rung. */
export function* ablating<P extends AnyPuzzle, G>(
  genre: Answers<P, G>,
  ladder: AnyLadder<P>,
  puzzle: P,
  exam: readonly Position[],
  budget: () => Meter,
): Job<Ablated[]> {
  const out: Ablated[] = [];
  for (let k = 0; k < ladder.rungs.length; k++) {
    const found = yield* share(ladder, puzzle, exam, { without: k }, budget());
    const guesses = yield* guessesAfter(genre, puzzle, found.open, budget());
    out.push({ without: ladder.rungs[k] as string, share: found.share, guesses });
  }
  return out;
}
